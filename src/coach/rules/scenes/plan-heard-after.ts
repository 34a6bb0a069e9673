/** Under way and afterwards: at the gate, round the block, what to wear, who waits for whom; home again, a nice evening, a scarf left behind, the bill. */
import { hits } from '../prefilter/prefilter.ts';
import { A, DO, MEET, OWN } from './cued.ts';
import { AM, C, CARE, FIX, GLAD, heardAlso, inPlan, JOKE, MINE, RUSH, re, WAY } from './plan-heard.ts';
import type { Scene } from './scene.ts';

const FRIGHT =
  /\b(?:followed|following|stalk\w*|scared|a man|some guy|someone|somebody|stranger|police|broke in|break in|screaming|help me|crash\w*|accident|mugged|robbed|kudu|shaking|crying|alone and)\b/i;

export const UNDERWAY_HEARD: readonly Scene[] = [
  heardAlso({
    name: 'on the way: the way home',
    when: re`\b(?:walk me to|wait with me|(?:don'?t|do not|hate|not) (?:like |enjoy |want |love |feel safe )?(?:to )?(?:walk(?:ing)?|driv(?:e|ing)|tak(?:e|ing) (?:the|a) (?:taxi|train|bus)|stand(?:ing)?|going home)\b[^.!?]{0,40}\b(?:alone|dark|night)|drop me (?:at home|off|home)|lift home (?:after\w*|later|at)|(?:how|where) (?:do|would|will|can) i get (?:home|back)|is there an? (?:uber|taxi|bus|train)\b[^.!?]{0,24}|taxi i guess|drive back|get home (?:after|from there)|taxi i guess)\b`,
    not: /\b(?:(?:brother|sister|mom|mum|dad|friend|flatmate|cousin|son|daughter|uncle) (?:\w+ ){0,4}drop me|to the door|lunches|which entrance|fetch me|walking me|mayor|rather than|instead|my side|closer|nearer|after work|every day|followed|someone|last night|home yet|did you|when i was|my (?:mom|dad|ex))\b/i,
    lines: [
      [
        DO,
        'warm',
        'Of course. I will make sure that you get home safely, I would not leave you standing there.',
      ],
      [DO, 'direct', 'I will wait with you until you are in the car, and then you text me from home.'],
      [FIX, 'calm', 'Good that you say it. We can start earlier, or I bring you to the door.'],
      [
        CARE,
        'warm',
        'I understand, I would not like that either. We plan the way home before we plan the rest.',
      ],
      [WAY, 'direct', 'We can meet nearer to you, then the way back is short.'],
      [DO, 'calm', '[How you can help with the way home]. Is that good for you?'],
    ],
  }),
  heardAlso({
    name: 'on the way: kept waiting',
    when: re`\b(?:(?:been|i'?m|im|i am|still|already) (?:\w+ )?(?:sitting|waiting|standing|here) (?:\w+ ){0,3}(?:for (?:half|an|a|over|\d+|like|nearly)|since|alone)|waiting since|alone like an? \w+|standing me up|stood me up|(?<!when )are (?:you|u) (?:even |actually |still )?coming(?=\W*$| or not)|(?:you|u) said (?:\d+|ten|five|twenty) ?(?:min\w*)?[^.!?]{0,20}\bago|that was (?:\d+|ten|twenty|half an hour|an hour)[^.!?]{0,14}\bago|asked me (?:\w+ ){0,3}if i'?m ready|giving it (?:\w+ ){0,3}(?:min\w*)|then i'?m (?:going|leaving)|where are (?:you|u)\?? ?i'?m (?:still )?waiting)\b`,
    not: /\b(?:bus|queue|checkers|home affairs|shallow|results|someone like you|my whole life|still coming tonight|are you coming (?:tonight|tomorrow|on|to (?:the|my))|ages for a date|all day for you|visa|to hear|reply|text back|years|months|weeks|when i was|he|she|my date once)\b/i,
    also: (r) => inPlan(r) || hits(/\b(?:you|u|table|waiter|alone|ages)\b/i, r.plain),
    most: 28,
    lines: [
      [OWN, 'direct', 'I am so sorry. I am on my way to you right now, [how many minutes] more.'],
      [
        OWN,
        'warm',
        'You should not be sitting there alone, I am really sorry. I am coming as fast as I can.',
      ],
      [
        OWN,
        'calm',
        'You are right to ask, and I should have written. Please order something on me, I am coming.',
      ],
      [OWN, 'direct', 'Sorry, that is far too long to leave you waiting. I will make it up to you.'],
      [OWN, 'warm', 'I did not forget you. I am sorry that you had to wait and wonder.'],
    ],
  }),
  heardAlso({
    name: 'on the way: where reader',
    when: re`\b(?:(?:where (?:are|r) ?(?:you|u)(?: at| now)?|where (?:you|u) at)\b(?! (?:from|going|headed|based|originally|moving))|(?:do not|don'?t|can'?t|cannot|cant) see (?:you|u)\b|which table|where\? i'?m|(?:are|r) (?:you|u) (?:inside|outside|close|near|almost|nearly)|(?:what'?s|whats) your eta|did (?:you|u) leave yet|how far (?:are|r) (?:you|u)\b(?! (?:with|in|from))|have (?:you|u) left|(?:you|u) (?:here|there) (?:yet|already))\b|\bwhich (?:side|entrance|floor|level|end|corner|door)\b[^.!?]{0,24}\b(?:are|r) (?:you|u)\b`,
    not: /\b(?:close to (?:the|town|a)|or (?:more|far)|suburbs|burbs|city|siblings|to tell me|going to be|i can see you|youngest|your (?:mom|dad|family|sister)|studies|degree|book|see you (?:as|again|anymore|with|like that|moving)|see you being|pregnan|from originally|relationship|in life|five years|going with this|emotionally|on the spectrum)\b/i,
    also: (r) =>
      inPlan(r) ||
      hits(
        /\b(?:here|door|table|standing|entrance|inside|outside|arrived|eta|order|leave|left|walking in|close|parked|anywhere)\b/i,
        r.plain,
      ) ||
      r.style.words < 6,
    most: 20,
    lines: [
      [A, 'direct', '[Where you are]. Stay there, I come to you.'],
      [A, 'warm', 'Nearly with you. Have you got a good spot?'],
      [A, 'calm', 'Stay where you are, I will come and find you.'],
      [JOKE, 'playful', 'Close. Look for somebody waving like an idiot.'],
      [OWN, 'warm', 'Sorry, I am nearly there. Order something so long?'],
      [A, 'direct', 'Two minutes. What are you next to?'],
    ],
  }),
  heardAlso({
    name: 'on the way: no parking',
    when: re`\bpark(?:ing|s|ed)?\b`,
    and: /\b(?:nowhere|nightmare|looking for|find|full|situation|where (?:one|(?:does|do|can|must|should) (?:one|i|you|we))|can i|is there|must i|permit|street|safe|block|on the street|allowed|free)\b/i,
    not: /\b(?:parking lot|ticket|fine|used to|fined|national park|the park\b(?!ing)|walk in the park|amusement|jurassic|car park (?:attack|fight)|someone|stolen|hijack\w*)\b/i,
    lines: [
      [A, 'direct', '[What you know about the parking]. Shall I wait for you outside?'],
      [RUSH, 'warm', 'No rush, take your time with it. I am not going anywhere.'],
      [A, 'calm', 'Try the street first. If there is nothing, phone me and I help you look.'],
      [DO, 'warm', 'I will come out and wave you into a spot, if you like.'],
      [JOKE, 'playful', 'If all else fails, put it on the roof. I have your seat.'],
      [WAY, 'calm', 'Let us both add ten minutes for parking, then nobody has to stress.'],
    ],
  }),
  heardAlso({
    name: 'asked for: how to get in',
    when: re`\b(?:gate|guard|security|intercom|buzzer|bell|door|boom)\b[^.!?]{0,40}\b(?:code|won'?t (?:open|let)|not letting|locked|doesn'?t (?:work|open)|not working|your (?:name|surname)|which (?:button|number)|sign (?:me )?in|wants)|\bneeds? (?:a|the|your) (?:\w+ )?code\b`,
    not: /\b(?:alarm|spare key|locker|whiteboard|changes every|teeth|pizza|risotto|how do i get|unit number|he locked|locked me|locks me|otp|whatsapp|verification|six[- ]digit|bank|promo|discount|dress|my (?:gate|door)|heart|a man|someone|last night)\b/i,
    also: (r) =>
      hits(/\b(?:come (?:up|in|on|over|through)|here|outside|the gate|arrived|waiting)\b/i, r.mine) ||
      hits(/^\W*(?:i'?m |just )?(?:here|outside|downstairs|at the (?:gate|door))\b/i, r.plain),
    most: 20,
    lines: [
      [DO, 'direct', 'Here it is: [the code]. Shout if it says no.'],
      [DO, 'warm', 'Sorry about that, I am coming down to get you now.'],
      [DO, 'calm', 'Tell them that you are here for me. If that does not work, I come out.'],
      [JOKE, 'playful', 'It does that to everybody. Two minutes, I am on my way.'],
    ],
  }),
  heardAlso({
    name: 'on the way: at door',
    when: re`^\W*(?:(?:hey|ok|hi|yes|yay|no stress)[ ,.!]+)*(?:${AM} |just |i have |i'?ve |right )*(?:at (?:your|the) (?:gate|door|entrance|place|house)|downstairs|outside|parked|pulled up|out front|arrived|in the (?:lobby|parking|driveway)|the (?:grey|white|red|blue|black|silver) (?:bakkie|polo|car|golf|toyota|bmw|one))\b|^\W*here!? (?:got|at) (?:us )?(?:a table|the)|\bsitting on the bench outside\b|\bi'?m the (?:\w+ ){1,2}(?:bakkie|car|polo|one) (?:across|in|by|outside)|\b(?:which number is it|do i buzz|hazards on)\b|^\W*(?:i'?m |i'?ve |just |ok )*pull(?:ed|ing) (?:in|up)\b`,
    not: re`${FRIGHT.source}|\b(?:see you|where are (?:you|u)|don'?t see|still waiting|half an hour|last night|with my (?:kids?|mom)|in the cold|the box|let me in|open (?:up|the door) or|you blocked|answer me)\b`,
    most: 22,
    lines: [
      [A, 'warm', 'Great timing. I am coming to you now.'],
      [A, 'direct', 'Two minutes, on my way.'],
      [GLAD, 'warm', 'Perfect, thank you. See you in a second.'],
      [
        A,
        'calm',
        '[Which door or number it is]. I come out so that you cannot miss it.',
        /\b(?:number|buzz|which|gate|door)\b/i,
      ],
      [JOKE, 'playful', 'Coming! Look out for somebody in a hurry.'],
      [FIX, 'warm', 'Lovely, I will find you there.', /\b(?:table|bench|lobby|entrance|here)\b/i],
    ],
  }),
  heardAlso({
    name: 'plan in hand: lost on the way',
    when: re`\b(?:(?:took|missed|take) (?:the|a|my) (?:wrong |off)?(?:turn|off ?ramp|exit|road)|wrong (?:turn|road|way|street)|driving in circles|(?:got|am|i'?m|myself|bit|so|rather|completely) (?:\w+ )?lost\b|(?:gps|google maps|maps|waze)\b[^.!?]{0,24}\b(?:sent|says|took|wants|thinks)|don'?t see (?:any|the|your) (?:restaurant|place|sign|house|gate|entrance|caf[eé])|turned left where|go all the way around|which road is it)\b`,
    not: /\b(?:(?:because|cos|cause|coz) i was (?:thinking|reading|smiling|daydreaming|dreaming)|thinking (?:about|of) (?:you|u|what)|tube|driver|we got lost|i can see you|says \d|minutes but|a different mountain|since the|divorce|in \d{4}|lesotho|in life|lost (?:my|weight|him|her|interest|touch|for words|without)|best holiday|without you|years ago|my (?:mom|dad|dog|cat|job))\b/i,
    also: (r) =>
      inPlan(r) ||
      hits(
        /\b(?:where|which|turn|gps|maps|waze|road|off ?ramp|next to|see|help|circles|somewhere)\b/i,
        r.plain,
      ),
    lines: [
      [DO, 'direct', 'Send me your location and I will talk you in.'],
      [RUSH, 'warm', 'No stress at all, I am not going anywhere. What do you see around you?'],
      [DO, 'warm', 'Stop somewhere safe and phone me, it is easier by voice.'],
      [A, 'calm', '[A landmark near the place]. Do you see that from where you are?'],
      [JOKE, 'playful', 'You are taking the scenic route. I will keep your chair warm.'],
      [DO, 'calm', 'I can send you the pin of the place again. Tell me what you pass next?'],
    ],
  }),
  heardAlso({
    name: 'on the way: on way',
    when: re`^\W*(?:(?:ok|okay|right|hey|yip|yes|so)[ ,.!]+)*(?:(?:${AM} |just |i have |i'?ve )*(?:left(?= now| already|,|\.|\W*$)|(?:just |i'?ve |have )left|leaving(?= now| soon|,|\.|\W*$)|set off|omw|on (?:my|the) (?:way|bus|train|road)|in (?:the|an) (?:car|uber|bolt|taxi)|getting in(?:to)? (?:the|an?|my) (?:uber|car|bolt|taxi)|nearly there|almost there|around the corner|there in \d+))\b(?!-|over|hand|(?: my)? job)[^?]{0,60}$`,
    not: re`${FRIGHT.source}|\b(?:funeral|becoming|home\b|hospital|my (?:job|husband|wife|ex|boyfriend)|left (?:me|him|her|my|the (?:job|bank|country|army|church))|church|work|airport|gym|to (?:my|the)|exams)\b`,
    most: 20,
    lines: [
      [RUSH, 'warm', 'Lovely. Get here safely, there is no rush.'],
      [FIX, 'direct', 'Great, see you in a bit.'],
      [GLAD, 'warm', 'Perfect. I am looking forward to seeing you.'],
      [RUSH, 'calm', 'Take it easy on the way. I will be here.'],
      [JOKE, 'playful', 'I will try to look casual when you walk in.'],
      [A, 'warm', 'Good. Shall I order you something so long?'],
    ],
  }),
  heardAlso({
    name: 'told: start without me',
    when: re`\b(?:(?:go ahead|start|order|eat|begin)(?: \w+){0,4} without me|(?:don'?t|do not) wait (?:for me|with the|up for me)|go ahead and (?:order|eat|start)|do order (?:your|something)|get (?:yourself )?something to drink|eat before it gets cold|i'?ll catch up|(?:must|should|shall) we (?:wait for|order))\b`,
    not: /\b(?:wait up|to date|february|scares|anyone|my kids|with your life|years|marriage|move on|don'?t wait for anyone|after varsity)\b/i,
    lines: [
      [MINE, 'warm', 'I would rather wait for you. Get here safely.'],
      [DO, 'calm', 'All right, something to drink and the bread. The rest we order together.'],
      [A, 'direct', 'No problem. What can I order for you?'],
      [JOKE, 'playful', 'I will start slowly and guard your half.'],
      [RUSH, 'warm', 'No rush, I am comfortable here. See you in a bit.'],
    ],
  }),
  heardAlso({
    name: 'on the way: order me',
    when: re`\b(?:(?:order|get|grab) me (?:a|an|some|the)|order me\b|(?:so kind as to )?order (?:me )?a (?:rooibos|coffee|beer|wine|g&t|tea|cappuccino)|(?:save|keep|hold) (?:me )?(?:a|the|us a|your) (?:seat|spot|chair|place|table)|bagsy|(?:cappuccino|flat white|latte|beer|coffee|tea|water|coke|wine) (?:please|pls|for me)|queue already)\b`,
    not: /\b(?:new couch|for christmas|from (?:takealot|amazon|shein)|job|ticket to|lawyer|order me around|spot in your heart|takeaways)\b/i,
    also: (r) =>
      inPlan(r) ||
      hits(/\b(?:pls|please|almost|corner|there|min|queue|nearly|seat|spot|so long|kind)\b/i, r.plain) ||
      /\b(?:counter|bar|table|want)\b/i.test(r.mine),
    lines: [
      [DO, 'warm', 'Done. Get here safely, it will be waiting for you.'],
      [DO, 'direct', 'On it. See you in a minute.'],
      [DO, 'calm', 'Will do. Anything with it?'],
      [JOKE, 'playful', 'Consider it guarded with my life.'],
      [DO, 'warm', 'Sorted. I am the one at the place with two of everything.'],
    ],
  }),
  heardAlso({
    name: 'arranging: the address',
    when: re`\b(?:(?:send|drop|share|shoot|give|text) me (?:a|the|your|ur) (?:pin|location|address|street|place|name)|(?:what'?s|whats|what is) (?:the|your) address|name of the street|where (?:must|should) i (?:put|send|tell) the (?:uber|bolt|taxi)|what'?s the place called|which branch is it|where do (?:you|u) stay exactly|(?:send|share) (?:a |the |your )?(?:pin|location))\b`,
    not: /\b(?:address situation|for the taxi|in the uber|postcard|only kidding|engineering|always do it|e-?mail|moved out|ip address|your (?:home )?address (?:or|so i can come)|flowers|parcel|courier|gift|bank|change of)\b/i,
    also: (r) =>
      inPlan(r) || hits(/\b(?:uber|maps|pin|branch|called|exactly|street|address|location)\b/i, r.plain),
    most: 22,
    lines: [
      [DO, 'direct', 'It is [where we meet]. Shout if you cannot find it.'],
      [DO, 'warm', 'Here is where we meet: [the place]. Write to me when you are close.'],
      [A, 'calm', '[The name of the place]. It is easy to find, and I will be looking out for you.'],
      [C, 'direct', 'Let us meet at [a place nearby] first, then nobody gets lost.'],
      [JOKE, 'playful', 'It is [the place]. If the map sends you to a field, that is not me.'],
    ],
  }),
  heardAlso({
    name: 'arranging: what I wear',
    when: re`\b(?:i'?(?:ll|m|will)? ?(?:be |am )?(?:the one |wearing |in |at the back,? )(?:with |in )?(?:a |the |my )?(?:\w+ ){0,2}(?:dress|cap|shirt|blazer|jacket|bag|hat|hoodie|jersey|scarf|jeans|coat|top|skirt|glasses|beanie)\b|shall be wearing|look for (?:a|the) (?:\w+ ){1,3}(?:with|in)|how will i (?:recogni[sz]e|know|find|spot) (?:you|u)|so i can (?:spot|find|recogni[sz]e) (?:you|u)|(?:black|red|white|green|blue|yellow|denim) (?:shirt|dress|cap|bag|jacket|hoodie|top|jersey)\b[^?]{0,30}(?:curly|hair|jacket|can'?t miss|at the back|by the))`,
    not: /😏|\b(?:location|confirmed|my dog|underneath|take off|bought|yesterday|wedding|nothing but|right now)\b/i,
    // What one has on at home is for nobody to be found by.
    also: (r) =>
      inPlan(r) ||
      hits(
        /\b(?:recogni[sz]e|spot|find|look for|looking for|(?:can'?t|won'?t) miss|outside|here|the one|by the|at the|curly|hair|shall be)\b/i,
        r.plain,
      ),
    most: 24,
    lines: [
      [A, 'warm', 'Got it, I will find you. I am in [what you will wear].'],
      [A, 'direct', 'Thank you. Look for [what you will wear], that is me.'],
      [JOKE, 'playful', 'I will be the one trying to look as if I do this every day.'],
      [A, 'calm', 'Good to know. If I see you first, I come straight over.'],
      [GLAD, 'warm', 'That helps. I am looking forward to putting a voice to all of this.'],
    ],
  }),
  heardAlso({
    name: 'on the way: dress',
    when: re`\b(?:what (?:should|must|do|shall|can) i (?:wear|put on|dress)|how (?:dressy|smart|fancy|formal)|is it (?:fancy|smart|formal|dressy|casual)|dress ?code|(?:do|must|should) i (?:need|wear|bring) (?:heels|a jacket|a jersey|a tie|boots|a suit|takkies)|heels or|in takkies|(?:jeans|takkies|shorts|slops|sneakers) (?:ok|okay|fine|allowed)|smart or casual|casual or|(?:need|i bring|take) a (?:jersey|jacket|coat)|which outfit|two outfits)\b`,
    not: /\b(?:right now|my cousin'?s wedding|in bed|underneath|to sleep|for you 😏|interview)\b/i,
    most: 24,
    lines: [
      [A, 'warm', 'Whatever you feel good in. I am going for neat but comfortable.'],
      [A, 'direct', '[What people wear there]. And something warm for later.'],
      [A, 'calm', 'Nothing special. Shoes that you can walk in, the rest is up to you.'],
      [JOKE, 'playful', 'Anything but my outfit, we would look like a band.'],
      [
        C,
        'warm',
        'The one you asked about is perfect. Take a jacket, evenings get cool.',
        /\b(?:jeans|heels|takkies|jersey|jacket|outfit|dress)\b/i,
      ],
    ],
  }),
  heardAlso({
    name: 'plan: they bring something',
    when: re`\b(?:what (?:can|should|must|shall|do) i (?:bring|pick up|get)|(?:shall|should|can|must|do) i (?:need to )?(?:bring|pick up|get) (?:anything|something|dessert|wine|snacks|drinks|a bottle|beers?|ice)|i'?(?:ll|m|will) (?:bring(?:ing)?|bring along) (?:the |some |a |my )?(?:\w+ )?(?:wine|snacks|pudding|dessert|drinks|beers?|salad|cake|cheese|ice cream|chocolate|bread|malva|tart|flowers|popcorn|pizza)|(?:can'?t|won'?t|not) (?:arrive|come) with empty hands|i will bring along)\b`,
    not: /\b(?:allergic|instead|double booked|to say sorry|birds|to court|back the|bring up|bring (?:my|the) (?:dog|kids?|friend|son|daughter)|christmas for my|from the shop for my)\b/i,
    lines: [
      [A, 'warm', 'That is kind of you. Just bring yourself, and something to drink if you like.'],
      [A, 'direct', '[What would help]. Otherwise only you.'],
      [GLAD, 'warm', 'Yes please, that would be perfect. Thank you for thinking of it.'],
      [A, 'calm', 'It is all sorted, really. If your hands want something to hold, dessert is never wrong.'],
      [JOKE, 'playful', 'Yourself and an appetite. I take both very seriously.'],
    ],
  }),
  heardAlso({
    name: 'ordinary plan: far apart',
    when: re`\b(?:(?:how|so|that'?s|quite|too|bit|very) far(?! (?:lol|and|so)|\W*$)\b[^.!?]{0,20}(?:from (?:me|you|each|here)|apart|away|for (?:a|you|me)|to drive|live)?|long (?:way|drive|distance) (?:to|for|between)|does the distance|rather a distance|a distance (?:apart|away)|\d\d+ ?k(?:m|ms|ilomet\w+) (?:away|apart|is)|that'?s a (?:trek|mission|drive)|that'?s like an hour|an hour (?:away|apart|from)|live (?:so |quite |rather )?far)\b`,
    and: re`\b(?:you|u|me|apart|distance|away|drive|trek|coffee|from|hour|mission)\b`,
    not: /\b(?:so far lol|group chat|cancellations|from the station|on foot|a no|heart sank|for this to work|work for you|where do u|where do you live|neighbours?|how tall|a third|in the middle|half ?way|closer|drifted|divorce|run today|so far so|how far (?:did|would|are you with|along)|far too|by far|so far (?!(?:away|apart|out|from (?:me|you|here|each|town)|to (?:drive|come|travel|go)|for (?:you|u|me|a))\b)\w+|as far as|studies|far from (?:over|perfect|home|done)|go too far|gone too far|went too far|how far are (?:you|u)\b(?! from))\b/i,
    lines: [
      [A, 'warm', 'A bit of road does not put me off. Shall we meet halfway the first time?'],
      [A, 'direct', '[How far it is, roughly]. For a good coffee I would drive it.'],
      [C, 'calm', 'Not a problem for me. We could take turns, you one way and me the next.'],
      [MINE, 'warm', 'I would rather drive an hour to someone I like than five minutes to someone I do not.'],
      [JOKE, 'playful', 'That is one good podcast each way. I can live with that.'],
      [MEET, 'direct', 'Somewhere in the middle, then. Do you know a nice place on the way?'],
    ],
  }),
];

const HAPPY =
  '(?:nice|lovely|great|good|amazing|wonderful|enjoyable|perfect|best|fun|so much fun|special|beautiful)';

export const AFTERWARDS_HEARD: readonly Scene[] = [
  heardAlso({
    name: 'on the way: asks home safe',
    when: re`\b(?:(?:did|have) (?:you|u) (?:get|got|make it|made it|arrive|arrived|reach) (?:home|back|in)\b|(?:text|msg|message|tell|whatsapp|send me a (?:msg|message|text)|let me know|shout)(?: me)?(?: a (?:msg|message|text))? (?:when|once|if|that) ?(?:you|u)(?:'re|r| are| get| got| make it| made it)? ?(?:\w+ )?(?:home|back|in|safe)\b|(?:are (?:you|u) )?home (?:yet|safe|ok|okay)\b[^.!]{0,20}\?|let me know (?:you|u) got (?:back|home|in)|(?:hope|was) the drive (?:was|ok|fine)|get home (?:ok|okay|safe(?:ly)?|all right|alright))|\b(?:checking|wondering|hope|hoping|tell me|making sure|make sure) (?:that |if )?(?:you|u) (?:got|made it|get|are|arrived) (?:\w+ )?(?:back|home|in|safe\w*)\b|\bare (?:you|u) home and dry\b`,
    not: /\b(?:so late|last year|at work|when i get home|home from work|from the hospital|yesterday|i got home|i'?m home|just got)\b/i,
    most: 28,
    lines: [
      [A, 'warm', 'Home and safe, thank you for asking. I had a lovely time.'],
      [A, 'direct', '[Home, or nearly]. Did you get in all right too?'],
      [GLAD, 'warm', 'That is sweet of you. All good here, and you?'],
      [A, 'calm', 'Safe and sound. Sleep well, and thank you for today.'],
      [JOKE, 'playful', 'Home, shoes off, kettle on. You may stop worrying now.'],
      [
        A,
        'warm',
        'I will, promise. Thank you for looking out for me.',
        /\b(?:text|msg|message|let me know|tell|whatsapp|send)\b/i,
      ],
    ],
  }),
  heardAlso({
    name: 'on the way: home safe',
    when: re`^\W*(?:(?:hey|ok|yes|yay|just|all good|safely|finally|i'?m|im|got|made it|back|safe|and|walked in the door|i)[ ,.!]+)*(?:home\b|inside with|back in one piece|in one piece|in bed|(?:walked |in )?(?:in )?the door)(?!\s*(?:work|made|sick|alone|office|school|affairs|from work|all day|with (?:the|my)))|\b(?:made it|got) (?:back|home) (?:safe\w*|fine|ok|okay|in one piece|all right|alright)|\bhome safe\b|\bi'?m home\b[^?]{0,60}\b(?:night|thank\w*|lekker|fun|lovely|evening)\b`,
    not: re`${FRIGHT.source}|\b(?:vet|drip|stitches|discharged|surgery|(?:she|he)(?:'s| is)? (?:ate|drank|eating|drinking|slept|sleeping|resting))\b|\b(?:you got|home (?:by|at)|you got home|sitter|key|passed away|died|dad|home is|home yet|are (?:you|u) home|did (?:you|u)|when (?:you|u)|text me|let me know|from work|cooked|homesick|trip|flight|travel\w*|landed|14 hours|\d+ hours|cpt|left (?:my|your)|forgot|found|finally!$|early today|home (?:loan|affairs|alone))\b|\bhome\?`,
    most: 26,
    lines: [
      [GLAD, 'warm', 'Glad you are home safe. Thank you for telling me.'],
      [GLAD, 'warm', 'Good, now I can relax too. It was lovely to see you.'],
      [MEET, 'direct', 'Happy you are in. When do I see you again?'],
      [A, 'calm', 'Sleep well. I am still smiling about today.'],
      [JOKE, 'playful', 'Very good. You may take off your shoes and think of me.'],
      [
        GLAD,
        'warm',
        'Thank you too. I had a really good time.',
        /\b(?:thank|thanks|lovely|fun|good to see|nice)\b/i,
      ],
    ],
  }),
  heardAlso({
    name: 'plan: just landed',
    when: re`\b(?:just landed|touched down|off the plane|back (?:home )?from (?:my|the) (?:trip|berg|holiday|coast|weekend|sea|bush|farm|wedding)|(?:we'?re|i'?m|i am) back (?:from|in town|home)|home after \w+ (?:hours|days)|back home finally|(?:finally )?back home)\b`,
    not: /\b(?:my (?:mom|mum|aunt|dad|sister|brother|friend) just landed|landed me|can we|dead|in \d{4}|my plane landed|job|flu|hospital|funeral|rehab|never left|from work|when i'?m back|just landed a|moved back home|fetch|pick me|with my parents)\b/i,
    most: 26,
    lines: [
      [GLAD, 'warm', 'Welcome back. How was the trip?'],
      [CARE, 'warm', 'Glad that you are back safely. Shower, food, then sleep, in any order.'],
      [MEET, 'direct', 'Good to have you back. Coffee this week, and you tell me everything?'],
      [A, 'calm', 'Rest first. I want to hear all about it when you are human again.'],
      [JOKE, 'playful', 'The place was far too quiet without you. Have you slept at all?'],
    ],
  }),
  heardAlso({
    name: 'ordinary: a good time',
    when: re`\b(?:(?:had|have had|was|for|what) (?:\w+ )?(?:such )?(?:an? )?(?:most |really |so |very )?${HAPPY}(?: \w+)? (?:time|evening|night|afternoon|day|date|lunch|dinner|coffee|walk|morning)|(?:a )?most enjoyable|(?:really |so )?enjoyed (?:it|tonight|myself|our|last night|today|your company|meeting you)|last night was (?:so |really )?(?:fun|nice|great|lovely|good)|best date i'?ve|still smiling about|what a (?:night|evening|day)!|(?:you'?re|you are) even (?:nicer|better|funnier|kinder) in (?:person|real life)|(?:it|that|tonight) was (?:so |really )?(?:fun|lovely|nice|great|good to see you))\b`,
    and: /\b(?:you|u|tonight|last night|evening|thank\w*|time with|date|yesterday|afternoon|time|night)\b/i,
    not: /\b(?:scratch cards?|dream|tenner|but (?:i|we|you|it|there)|kids|leave it there|friends|spark|with my|my (?:mom|sister|boss|ex|family|friends)|at work|trip|how was|was your|did you|you had|concert|game|on my own|i think we should|not (?:a )?|you forgot|left your|see you again|\?)/i,
    also: (r) =>
      inPlan(r) ||
      hits(/\b(?:you|u|tonight|last night|thank\w*|date|yesterday)\b/i, r.plain) ||
      r.style.words < 10,
    most: 26,
    lines: [
      [GLAD, 'warm', 'Me too, I had such a good time with you.'],
      [MEET, 'direct', 'I would like to do it again. When are you free?'],
      [GLAD, 'warm', 'That is so nice to read. Thank you for the lovely company.'],
      [A, 'calm', 'I have been smiling about it as well. It was easy to be with you.'],
      [JOKE, 'playful', 'Good, then I can stop wondering and admit that I had the best time.'],
      [MEET, 'flirty', 'So did I. I only minded that it ended.'],
    ],
  }),
  heardAlso({
    name: 'arranging: they left early, or were quiet',
    when: re`\b(?:sorry|apolog\w+|hope (?:you|u) (?:didn'?t|did not) think|i know i|hope i (?:didn'?t|wasn'?t)|forgive)\b[^.!?]{0,50}\b(?:so quiet|was quiet|rushed off|leaving (?:so |that )?(?:abruptly|early|quickly|suddenly)|left (?:so )?(?:early|quickly|suddenly)|cut(?:ting)? (?:it|things|the evening) short|going home|rude|checking my phone|on my phone|talk(?:ed)? too much|didn'?t (?:say|talk) much|bab+led|was (?:so |a bit |very )?(?:boring|awkward|tired|dead tired)|run(?:ning)? off)\b|\b(?:scared|worried|afraid|hope|hoping) (?:that )?i (?:didn'?t |haven'?t )?(?:bored?|talked? too much|scared? you off|overshared?|was(?:n'?t)? (?:too |so )?(?:boring|much|loud|quiet|awkward))`,
    not: /\b(?:weeks?|to write|alive|signal|season|that'?s boring|on read|you were|boss|office|late reply|not replying|been quiet (?:this|all)|gone quiet|went quiet|quiet (?:this week|lately|on here)|if i)\b/i,
    lines: [
      [CARE, 'warm', 'There is nothing to be sorry for. I had a good time with you.'],
      [A, 'warm', 'I did not mind at all. I only noticed that I wanted more of it.'],
      [MEET, 'direct', 'All good, honestly. Shall we go again, without the rush?'],
      [A, 'calm', 'I liked it just as it was. You do not have to perform for me.'],
      [JOKE, 'playful', 'You were fine. I was too busy worrying about myself to notice.'],
      [GLAD, 'warm', 'Thank you for saying so, it is kind. I would like to see you again.'],
    ],
  }),
  heardAlso({
    name: 'plan in hand: my things are at theirs',
    when: re`\b(?:(?:you|u) (?:left|forgot) (?:your|ur|a) (?:jersey|hoodie|jacket|umbrella|water bottle|bottle|charger|scarf|earrings?|sunglasses|sunnies|glasses|cap|hat|bag|keys|phone|lip balm|ring|watch|book|cardigan|lunch ?box|shoes?|socks?|toothbrush|wallet|purse|pods|airpods|bracelet)|(?:is|are) (?:this|these|that) (?:your|ur) (?:\w+ )?(?:charger|earrings?|scarf|jacket|glasses|hoodie|umbrella|bottle|jersey|cap|bag|ring|watch|keys)|found (?:your|ur|an?) (?:earrings?|scarf|jacket|glasses|hoodie|umbrella|bottle|jersey|cap|ring|watch|keys|sunnies|lip balm|charger)|(?:your|ur) (?:\w+ )?(?:jersey|hoodie|jacket|umbrella|bottle|charger|scarf|earrings?|sunglasses|sunnies|glasses|cap|hat|bag|keys|ring|watch|book) (?:is|are) (?:still )?(?:in|at|here|by|on|under|with)|(?:these|this) (?:are|is) your (?:\w+ )?(?:glasses|charger|scarf)|got your (?:hoodie|jersey|jacket|scarf|cap|umbrella|sunnies))\b`,
    not: /\b(?:profile|job|come (?:and )?(?:get|fetch) (?:your|it|them) (?:stuff|things)|break up|broke up|over between|throw|bin|wife|husband|girlfriend|boyfriend|police|whose)\b/i,
    lines: [
      [MEET, 'warm', 'Then I have a good reason to see you again soon. When are you free?'],
      [GLAD, 'warm', 'Thank you for keeping it safe. I was already looking for it.'],
      [MEET, 'direct', 'That is mine, yes. Shall I pick it up over a coffee?'],
      [JOKE, 'flirty', 'I could say that I forgot it. Or that I wanted an excuse.'],
      [JOKE, 'playful', 'Look after it well, and do not let it get too comfortable.'],
      [A, 'calm', '[Yes, mine, or not mine]. Thank you for telling me, keep it until we meet?'],
    ],
  }),
  heardAlso({
    name: 'plan in hand: their things are at mine',
    when: re`\b(?:(?:did i|i (?:think|believe) i|think i|i must have|i may have|i might have|i|pretty sure i) (?:left|leave|forgot(?:ten)?|lost|dropped) my (?:\w+ )?(?:scarf|jacket|glasses|spectacles|charger|lip balm|earrings?|keys|hat|cap|jersey|hoodie|umbrella|bottle|phone|bag|wallet|purse|ring|watch|sunnies|sunglasses|book|cardigan|toothbrush|shoes?|bra|airpods|pods|bracelet)|my (?:\w+ )?(?:charger|scarf|jacket|keys|glasses|earrings?|lip balm|jersey|hoodie|umbrella|sunnies|bottle) (?:must|might|may|should|could) (?:still )?be|(?:missing|can'?t find) (?:an?|my) (?:\w+ )?(?:earrings?|scarf|lip balm|jacket|keys|charger|glasses|ring|cap|sunnies)|my keys are on your)\b|\bdid i (?:leave|forget|drop) (?:a|an|my) (?:\w+ )?(?:beanie|scarf|jacket|cap|hat|jersey|hoodie|charger|umbrella|glasses|bag|earring)\b`,
    and: /\b(?:at yours|at urs|(?:your|ur) (?:place|car|couch|table|counter|kitchen|bed|bakkie|house|flat|bathroom|room|lounge)|by you|you find|can you check|pls check|have a look|did i)\b/i,
    not: /\b(?:brother'?s|sister'?s|river|what'?s your bank|lunch at home|my job|at work|on the train|at the gym|break up|it'?s over|come (?:and )?(?:get|fetch) my stuff|at my (?:mom|sister)|at home today)\b/i,
    lines: [
      [DO, 'warm', 'I will look for it right now and tell you.'],
      [DO, 'direct', '[Found, or not yet]. I keep it safe for you until we meet.'],
      [MEET, 'warm', 'I will check. At least we have a reason to see each other soon.'],
      [JOKE, 'flirty', 'Was that on purpose? I would have seen you again anyway.'],
      [JOKE, 'playful', 'If it is here, it is being well looked after. Ransom: one coffee.'],
      [DO, 'calm', 'Give me a minute to search. If it turns up, I bring it next time.'],
    ],
  }),
  heardAlso({
    name: 'settling: who pays',
    when: re`\b(?:only if (?:you|u) let me pay|let me (?:pay|get (?:the|this|it)|take care of the bill|cover)|go dutch|(?:my|this one'?s my) treat|who pays(?= (?:on|for|the|first)|\?)|(?:first|next) (?:round|one)(?: is|'?s) on me|(?:next|this|tonight) one'?s on me|can i buy (?:you|u) (?:dinner|a drink|lunch|coffee)|(?:it'?s |this time )?my turn(?: to pay)|(?:you|u) paid (?:last|this) time|(?:it'?s|this is|tonight is|tonight'?s) on me|take care of the bill|i'?ve got (?:it|this)(?=\W*$)|i'?ve got the bill|don'?t worry about the bill|put your money away|this one was mine|nothing, my treat|split (?:it|the bill|the cost)|do you mind if we split|you are my guest)\b|\b(?:halfsies|half ?sies|go halves|50[/ -]50|pay (?:for )?my own|pay my (?:half|share|way|part)|(?:keep|always) pay(?:ing)?\b[^.!?]{0,60}\bmy turn)|\b(?:you|u) paid for\b[^.!?]{0,40}\b(?:is|'s) (?:mine|on me)\b`,
    not: /\b(?:custody|your rent|never paid me|my ex|child support|maintenance|airtime|school fees|split up|we split|split with|the flight|loan|electricity|send me|treatment|crypto|let me get this straight|i'?ve got this (?:feeling|idea|thing)|let me get (?:this|it) right)\b/i,
    most: 26,
    lines: [
      [
        A,
        'warm',
        'That is kind of you, thank you. Then the next one is on me.',
        /\b(?:on me|my treat|let me|buy (?:you|u)|i'?ve got|guest|mine|my turn|put your money|take care)\b/i,
      ],
      [C, 'direct', 'Let us take turns: one of us this time, the other the next. Fair?'],
      [A, 'calm', 'Fine with me, whatever feels easy for you.'],
      [
        JOKE,
        'playful',
        'We can arm wrestle for it. I should warn you that I lose gracefully.',
        /\b(?:on me|my treat|let me|buy (?:you|u)|i'?ve got|guest|mine|my turn|put your money|take care)\b/i,
      ],
      [
        GLAD,
        'warm',
        'You do not have to, but it is a sweet thing to say.',
        /\b(?:on me|my treat|let me|buy (?:you|u)|i'?ve got|guest|mine|my turn|put your money|take care)\b/i,
      ],
      [
        A,
        'warm',
        'Halves is perfect, then nobody has to think about it.',
        /\b(?:dutch|split\w*|halves|half|50|my own|my share|my way|halfsies)\b/i,
      ],
      [
        GLAD,
        'direct',
        'I like that. Nice and simple, and the evening is about something else.',
        /\b(?:dutch|split\w*|halves|half|50|my own|my share|my way|halfsies)\b/i,
      ],
    ],
  }),
  heardAlso({
    name: 'settling: they owe',
    when: re`\b(?:(?:let me know )?what (?:do )?i owe (?:you|u)|how much (?:was|is|do i owe|for) (?:my|the)? ?(?:share|half|part|you)|(?:owe|eft|pay) (?:you|u) (?:back |my |for |the )*(?:half|share|tickets?|part|still|dinner|uber|pizza)|let me (?:at least )?(?:cover|get) the (?:next one|tip|next|dessert)|can'?t believe (?:you|u) paid|(?:you|u) never let me pay|pay (?:you|u) back|how much (?:was|is) my (?:half|share|part))\b`,
    not: /\b(?:apology|explanation|brother|landlord|owe me|you owe|rent|loan|bank details|account number|your half|crypto|invest)\b/i,
    lines: [
      [A, 'warm', 'That is fair of you, thank you. Just get the next one and we are even.'],
      [A, 'direct', '[The amount, or nothing at all]. No rush.'],
      [GLAD, 'warm', 'Sweet that you ask. It was my pleasure, honestly.'],
      [A, 'calm', 'Whatever is easiest for you. I am not counting.'],
      [JOKE, 'playful', 'One ice cream and a second date, payable whenever it suits you.'],
    ],
  }),
  heardAlso({
    name: 'settling: they paid',
    when: re`\b(?:(?:sent|transferred|paid|eft'?d|snapscanned) (?:you|u)(?: back)?\b[^?]{0,40}\b(?:half|share|r ?\d+|\d\d+|money|cash|for (?:the )?(?:tickets?|uber|dinner|beers?|food|pizza|petrol))|(?:sent|transferred|paid) (?:you )?(?:my (?:half|share|part)|the money for)|already paid (?:online|for (?:it|us|the))|check if it (?:came|went) through|eft'?d you|paid you back)\b`,
    not: /\b(?:wrong|my sister|my brother|entry|coke|don'?t argue|got paid|fines|salary|debt|maintenance|never|crypto|deposit|release|fee|customs|invest\w*|by mistake|too much|refund)\b/i,
    lines: [
      [GLAD, 'warm', 'Thank you, that was quick. You did not have to hurry.'],
      [A, 'direct', 'Got it, or I will shout if it does not turn up. Thank you.'],
      [GLAD, 'warm', 'You are a star. The next one is on me.'],
      [A, 'calm', 'Then we are even. Thank you for sorting it out.'],
      [JOKE, 'playful', 'Honest and fast. I am keeping you on my list of good people.'],
    ],
  }),
  heardAlso({
    name: 'settling: they claim',
    when: re`\b(?:your (?:half|part|share) (?:was|is|of the (?:bill|tickets?|airbnb|uber)|comes)|(?:so|that'?s) r? ?\d+ each|\d+ each\b|came to r? ?\d+(?= each|,? so| total| for (?:two|both))|(?:you|u) (?:still )?owe me for (?:that|the) (?:pizza|uber|coffee|drink|beer|movie|tickets?|popcorn|dinner)|send me your (?:part|half|share)|shoot me \d+|snapscan\?)`,
    not: /\b(?:take payment|dumplings|kiss\w*|my time|landlord|urgent|by (?:tonight|today) or|or else|crypto|fee|airtime|customs|lawyer)\b/i,
    lines: [
      [DO, 'direct', 'On its way now. Thank you for sorting it out.'],
      [A, 'warm', 'That is fair, thank you. You get it today.'],
      [DO, 'calm', 'Send me the details and I do it tonight.'],
      [JOKE, 'playful', 'I always pay my debts, mostly with a smile. This one with money too.'],
      [GLAD, 'warm', 'Thank you for covering it. I will get the next one.'],
    ],
  }),
  heardAlso({
    name: 'favour: still there?',
    when: re`^\W*(?:hello+\W+|so\W+|hey\W+)?(?:(?:you |u |are you |r u )?(?:still )?there\W*$|did i lose (?:you|u)|(?:you|u) (?:went|have gone|'?ve gone|got) (?:\w+ )?(?:quiet|silent)\b[^.!]{0,24}|have i said something wrong|did (?:you|u) fall asleep|did my message (?:go|come) through|u there)`,
    not: /\b(?:since i|after i (?:told|said)|my gran|the shop|is the)\b/i,
    most: 20,
    lines: [
      [OWN, 'warm', 'Still here, sorry. I got pulled away for a bit. Where were we?'],
      [OWN, 'direct', 'I am here. [What kept you], not you.'],
      [A, 'calm', 'Here, and all good. You did nothing wrong.'],
      [JOKE, 'playful', 'Present. My phone and I had a short separation.'],
      [GLAD, 'warm', 'Yes, and I like that you noticed. Tell me, how was the rest of your day?'],
    ],
  }),
  heardAlso({
    name: 'favour: a sign of life',
    when: re`\b(?:(?:haven'?t|have not|not) heard from (?:you|u)|sign of life|are (?:you|u) (?:still )?alive\b|get eaten by|blink (?:twice|once)|where did (?:you|u) (?:disappear|go|vanish)|long time no (?:hear|speak|chat)|(?:you'?ve|you have|u'?ve|you) been (?:so |very )?quiet|all is well with (?:you|u)|everything (?:ok|okay|alright|all right) (?:on |with |your |there))`,
    not: /\b(?:robot|bot|fake|soup|tone|barely|gran|killing me|parents|grandparents|dog|your (?:mom|dad)|don'?t write again|leave me|restaurant|waiting|table|since seven|still the plan|are we|is \d+)\b/i,
    most: 28,
    lines: [
      [OWN, 'warm', 'Alive, and sorry for the silence. It had nothing to do with you.'],
      [OWN, 'direct', 'All good here. [What kept you], I should have written sooner. How are you?'],
      [GLAD, 'warm', 'Thank you for checking, that is kind. I have missed our chats.'],
      [A, 'calm', 'I am fine, the week just swallowed me. Do you have a minute to catch me up?'],
      [JOKE, 'playful', 'Alive and blinking. How is the outside world?'],
      [MEET, 'direct', 'Still here, and I owe you one. Coffee this week?'],
    ],
  }),
];
