/** A plan is called off, put off, moved or late: for a hospital, a cold, a low day, the children, the boss, the traffic, or for nothing but a forgotten date. */
import { hits } from '../prefilter/prefilter.ts';
import { A, DO, MEET, ROOM } from './cued.ts';
import {
  AM,
  C,
  CANNOT,
  CARE,
  DAYNAME,
  FEEL,
  FIX,
  GLAD,
  heardAlso,
  inPlan,
  JOKE,
  KIN,
  MEAL,
  MINE,
  OPEN,
  RUSH,
  re,
  SLOT,
  WAY,
  YES,
} from './plan-heard.ts';
import type { Scene } from './scene.ts';

/** They take a plan back. */
const OFF = re`\b(?:cancel(?:l?ing|l?ed)?|postpon\w+|reschedul\w+|rain ?check|bail(?:ing)?|call (?:it|tonight) off|leave you hanging|(?:skip|leave|left|skipped) (?:it|this|tonight|today|tomorrow)(?! (?:in|at|on)\b)|(?:another|some other|a different) (?:time|day|night|evening|weekend)|do it next|(?:have to|must|shall have to|going to have to|gonna have to|need to) (?:miss|withdraw|pull out|back out|pass)|withdraw from our|(?:be )?off then|is off|${CANNOT} (?:really |actually |sadly |even )?(?:make|come|do (?:it|this|tonight|today|tomorrow|${MEAL}|${DAYNAME})|meet|be there|join|get there|see you)|(?:don'?t|do not|not sure|doubt) (?:think )?(?:i|we) ?(?:'?ll|can|should|could|will|am|'?m)? ?(?:be able to )?(?:do|make|come|go|meet)|(?:not|isn'?t|won'?t|doesn'?t) (?:coming|happening|gonna happen|going to (?:work(?: out)?|happen)|work)|not coming|no (?:hike|date|${MEAL}) for me|(?:can|could|shall|should|may|might) (?:we|i) (?:please |maybe |rather |perhaps |possibly )?(?:move|shift|push|do (?:it|this|${MEAL})|make it|skip|leave|postpone|swap|rather)|sorry about (?:${DAYNAME}|this weekend)|(?:rather|must|gonna|going to|better|have to|need to) stay (?:home|in|at home|put)|make it up to (?:you|u)|(?:it )?won'?t work)\b`;
const WAS_LONG_AGO =
  /\b(?:years ago|last (?:year|month)|back then|used to|when i was|as a (?:kid|child)|once when|(?:is|are|'s|'re|all) (?:fine|good|better|ok|okay|recovered) now)\b/i;

const WARD =
  '(?:hospital|icu|casualty|ambulance|emergency (?:room|theatre|surgery)|admitted|admitting|stroke|heart attack|chest pains?|collapsed|complications|theatre|(?:bad |nasty |terrible )?(?:fall|crash|accident)|(?:crashed|wrote off) (?:his|her|the|their)|intensive care|keeping (?:her|him|them|it) (?:in|overnight)|seizure)';

export const CALLED_OFF_HEARD: readonly Scene[] = [
  heardAlso({
    name: 'plan in hand: called off, somebody admitted',
    heavy: true,
    sure: true,
    most: 60,
    when: re`\b(?<who>(?:my|our) (?:\w+ )?${KIN})(?:'?s)?\b[^?!]{0,90}\b${WARD}\b|\b(?:in|at|to|from) (?:the )?(?:hospital|casualty|icu|er)\b[^?!]{0,50}\b(?:my|our) (?:\w+ )?${KIN}\b|^\W*(?:\w+ ){0,8}(?:grand(?:dad|pa|ma)|granny|gran|mom|mum|dad|oupa|ouma|gogo)\b[^?!]{0,40}\b${WARD}\b`,
    not: re`${WAS_LONG_AGO.source}|\b(?:check-?up|(?:he|she)'?s (?:fine|mending|out)|is (?:mending|out now|fine)|went quiet|silence|weeks|passed|patient|ward)\b|\b(?:laugh\w*|fell off (?:her|his) chair|nurses?|works? at|doctor at|visiting hours|false alarm|born|it'?s a (?:boy|girl))\b`,
    also: (r) =>
      hits(OFF, r.plain) ||
      (inPlan(r) && hits(/\b(?:miss|sorry|forgive|so tomorrow|not coming)\b/i, r.plain)) ||
      hits(/\b(?:miss our|dinner|coffee|our date|some other time|another time|rain ?check)\b/i, r.plain),
    lines: [
      [FEEL, 'warm', 'I am so sorry. I hope {who} will be okay, please do not think about our plan.'],
      [CARE, 'calm', 'Be with {who}, that is all that counts now. We find another day.'],
      [
        FEEL,
        'warm',
        'Oh no, I am so sorry. Do not give our plan a single thought. Is somebody there with you?',
      ],
      [
        CARE,
        'warm',
        'Of course, go and be where you are needed. I am here if you want to talk, at any hour.',
      ],
      [ROOM, 'calm', 'Forget about me for now. Write when you can, and only if you feel like it.'],
      [FEEL, 'warm', 'I am thinking of all of you. I hope there is better news soon.'],
      [DO, 'direct', 'Our plan can wait for as long as it has to. Is there anything I can do from here?'],
      [CARE, 'calm', 'I am here, whatever tonight brings. You do not have to answer anything.'],
    ],
  }),
  heardAlso({
    name: 'plan in hand: ill, so not today',
    sure: true,
    when: re`\b(?:(?:(?:i'?ve|i have|have|got|with|had|come down with|from|of|getting|caught|is a|are a|picked up|proper|nasty|my|the worst|bad|having) (?:\w+ ){0,3})(?:flu|cold|fever|covid|gastro|stomach bug|tummy bug|food poisoning|migraine|throat|sinus|bronchitis|tonsillitis|tummy (?:is|ache)|bug)|migraine\b|tested positive|throwing up|(?:not|n'?t) (?:been )?feel(?:ing)? (?:so |too |very )?(?:well|great)|feeling (?:so |absolutely )?(?:grim|rotten)|vomit\w*|been sick|so sick|${AM} (?:\w+ )?(?:sick|ill)\b|feeling (?:\w+ )?(?:sick|ill|rotten)|(?:cough|sneez)ing|my (?:tummy|stomach) is|under the weather|lost my voice|whatever my (?:kids?|son|daughter|mom|boss)|infect you|(?:don'?t|do not|not) want (?:to|you to) (?:give it|infect|pass it|catch|get it|make you sick)|breathing (?:over|on) (?:anyone|you))\b`,
    not: /\b(?:sick of|car ?sick|home ?sick|love ?sick|sick (?:burn|beat)|that'?s sick|last (?:week|month|year)|better now|all good now|are you (?:sick|ill|ok)|you(?:'re| are) (?:sick|ill)|if you(?:'re| are)? (?:feel )?(?:sick|ill)|stay home if|my (?:ex|boss|colleague)|cold (?:front|feet|outside|beer)|morning sickness|pregnan\w*)\b/i,
    also: (r) => hits(OFF, r.plain),
    lines: [
      [FEEL, 'warm', 'Oh shame. Stay in bed and get better, our plan is not going anywhere.'],
      [DO, 'warm', 'You poor thing. Do you have everything you need, or shall I drop soup at your door?'],
      [RUSH, 'direct', 'Of course. Get well first, then we pick another day.'],
      [RUSH, 'calm', 'No need to be sorry, nobody does it on purpose. Sleep as much as you can.'],
      [GLAD, 'warm', 'Thank you for telling me, and for keeping it to yourself. How are you feeling now?'],
      [
        JOKE,
        'playful',
        'Blanket, tea and something silly on tv. That is an order, see you when you are human again.',
      ],
    ],
  }),
  heardAlso({
    name: 'arranging: no babysitter',
    sure: true,
    when: re`\b(?:baby ?sitter|sitter|nanny|au pair)(?:'s)?\b[^.!?]{0,50}\b(?:flu|sick|ill|pink ?eye|covid|fever|chicken ?pox|gastro|a bug|tummy|migraine|food poisoning|lice|emergency|stuck|bail\w*|cancel\w*|${CANNOT}|exams?|fell through|let me down|pulled out|no[- ]show|quit|away|not coming|only just)\b|\b(?:no ?(?:one|body)|noone|not (?:got |found )?anyone|can'?t (?:find|get) (?:anyone|anybody|a sitter|a babysitter)|have no ?(?:one|body)) (?:who can |to |can )?(?:look after|watch|mind|sit with|stay with|take) (?:my |the |our )?(?:kids?|boys?|girls?|children|son|daughter|little one|twins|him|her|them)\b|\b(?:supposed to|going to|meant to|was gonna) (?:watch|look after|have|take|mind|babysit) (?:the |my )?(?:kids?|boys?|girls?|children|son|daughter|little one|twins|him|her|them)\b[^?!]{0,40}\b(?:sick|ill|can'?t|cancel\w*|bailed|not|now)\b|\b(?:my |the )?ex(?:-?(?:husband|wife))?(?:'s)? (?:has |just |now )*(?:changed|pulled out|bailed|cancel\w*|swopp?ed|swapped|isn'?t taking|not taking|can'?t (?:take|have)|won'?t (?:take|have)|isn'?t having|let me down)\b[^?!]{0,60}\b(?:kids?|children|boys?|girls?|son|daughter|weekend|them|twins)\b|\b(?:stuck (?:at home )?with|i'?ve got|i have|got) (?:the |my )?(?:kids|twins|boys|girls|children) (?:after all|now|tonight after all)\b`,
    not: /\b(?:i have to cancel|can i bring|used to|when i was|my first car|money|do you want to|bring (?:them|him|her|the kids)|park|come with|tag along)\b/i,
    lines: [
      [RUSH, 'warm', 'Ah, what a pity for you too. The kids come first, we will find another evening.'],
      [FEEL, 'warm', 'Please do not feel bad, that is hardly your fault. How are you holding up?'],
      [C, 'direct', 'No problem at all. Which evening looks easier on your side?'],
      [WAY, 'calm', 'All good. A phone call once they are asleep also counts as a date for me.'],
      [WAY, 'warm', 'We can also do something by day one of these weeks, if that is easier with the kids.'],
      [
        JOKE,
        'playful',
        'Overruled by someone who still needs help with shoelaces. I accept. When do we try again?',
      ],
    ],
  }),
  heardAlso({
    name: 'plan in hand: they forgot',
    when: re`\b(?:(?:totally|completely|clean|just|so|i|went and|had) forgot(?:ten)?(?: all)? about (?:us|our|you|tonight|today|it|this|dinner|lunch|coffee|the date)|slipped my mind|slept (?:right )?through (?:our|my alarm|it)|overslept|double[- ]booked (?:myself|us)|(?:wrote|put|had|marked|saved) (?:\w+ ){0,4}(?:the )?wrong (?:date|day|time)|on the wrong (?:day|date)|thought (?:it|we|our \w+|that) (?:was|were|said) (?:\w+ )?(?:tomorrow|next week|sunday|saturday|friday|monday|tuesday|wednesday|thursday|later|at \d)|(?:was|is) that today|that was today|totally forgot)\b`,
    not: /\b(?:birthday|umbrella|name|keys|password|(?:he|she|they|my (?:mom|dad|sister|brother|boss|ex)) (?:totally |completely )?forgot|you forgot|did you forget|lunch at home|what i was|my (?:lunch|wallet|phone|jacket))\b/i,
    also: (r) => inPlan(r) || hits(/\b(?:our|we|us|today)\b/i, r.plain),
    lines: [
      [
        RUSH,
        'warm',
        'It happens to the best of us. Thank you for saying it straight, which day works better?',
      ],
      [C, 'direct', 'Ah, pity, I was looking forward to it. When can we make up for it?'],
      [JOKE, 'playful', 'Forgiven, on one condition: dessert is on you when we do this properly.'],
      [
        MINE,
        'calm',
        'I will not pretend that I was not a bit disappointed. But I would still like to see you.',
      ],
      [JOKE, 'playful', 'Are you setting three alarms for the next one, or shall I send a reminder?'],
      [YES, 'warm', 'No harm done, honestly. Let us just pick a new day now, before one of us forgets.'],
    ],
  }),
  heardAlso({
    name: 'plan in hand: not up to it',
    sure: true,
    when: re`\b(?:(?:not|n'?t|don'?t|never)(?: \w+){0,3} (?:up (?:for|to)|feeling (?:it|up|social)|in (?:the|a|any) (?:mood|(?:good|great|right) (?:place|space|headspace|way))|have it in me|have the energy)|isn'?t in it|peopled out|all peopled|social battery|my head(?:'s| is| isn'?t)|(?:feel\w*|i'?m|i am|im|been|so|super|very|rather|quite|really|mentally|too|completely) (?:\w+ )?(?:low|down|flat|anxious|overwhelmed|drained|fragile|teary|exhausted|finished|shattered|wiped|burnt out|burned out|tired)|anxiety|(?:can'?t|cannot|couldn'?t) (?:really )?face|(?:be|wouldn'?t be|not|won'?t be|wouldn'?t make|not be) (?:very |much )?(?:good|great|much|any) company|(?:bad|terrible) company|want to (?:just )?(?:cry|sleep|lie)|need (?:to (?:just )?lie|my (?:bed|couch|sofa))|chewed me up|running on empty|one of those days)\b`,
    and: re`\b(?:tonight|today|tomorrow|${DAYNAME}|going out|go out|come (?:out|through)|coming|restaurant|date|cancel\w*|postpone\w*|reschedule|rain ?check|next (?:week|time)|another (?:day|time)|lie on|people|anybody|anyone|look forward|looking forward)\b`,
    not: re`\b(?:sleep (?:together|with you)|sex|this is something|samosa|cancel it|just lovely|to lie,|was so (?:anxious|nervous)|before our date|are you|(?:if|are|r) (?:you|u)(?:'re|r| are)? (?:\w+ )?(?:tired|exhausted|up)|you(?:'re| are| sound| look| must)|don'?t feel you|serious|relationship|games|hook ?ups?|meeting (?:at work|with)|can'?t wait|so excited)\b`,
    also: (r) =>
      hits(OFF, r.plain) ||
      (inPlan(r) && hits(/\b(?:not|don'?t|can'?t|isn'?t|wouldn'?t|need|people|finished)\b/i, r.plain)) ||
      hits(
        /\bnot (?:\w+ )?up (?:for|to) (?:going out|tonight|it|people|company)|left it for|want to cry/i,
        r.plain,
      ),
    lines: [
      [CARE, 'warm', 'Then stay in and be gentle with yourself. You do not have to explain anything.'],
      [RUSH, 'warm', 'That is completely fine, and I am glad you said it instead of forcing yourself.'],
      [
        DO,
        'calm',
        'Rest. If you would like company without talking, I can just be on the phone for a while.',
      ],
      [RUSH, 'direct', 'No hard feelings at all. We do it another day, when it is fun for you too.'],
      [
        FEEL,
        'warm',
        'Sounds like it has been a lot. Blanket and early bed, and tell me tomorrow how you are?',
      ],
      [
        JOKE,
        'playful',
        'Couch wins tonight, I cannot compete with a couch. I will take the rematch.',
        /\bcouch|sofa|bed\b/i,
      ],
    ],
  }),
  heardAlso({
    name: 'plan in hand: let off, if I am tired',
    when: re`\b(?:if|since) (?:you|u)(?:'?re|r| are| feel| would| want| need| rather|'?d rather)? (?:\w+ )?(?:too |so |really |rather |like |to )?(?:tired|exhausted|shattered|finished|not up to it|not feeling|bail|rest|cancel|sleep|skip|stay home|sick)\b|\b(?:stay|rest at|sleep) (?:home|in)?,? ?if (?:you|u) (?:feel|are|'re)|\b(?:you|u) (?:sound|must be|look) (?:so |really |absolutely )?(?:finished|exhausted|tired|shattered)\b[^!]{0,60}\b(?:postpone|another|skip|cancel|rather|move|tonight|leave it)\b|\bmust we (?:skip|cancel|leave|move|postpone) (?:tonight|it|today)\b|\bdo (?:you|u) (?:still )?(?:want|feel like) (?:to )?(?:do |come |go |tonight |doing )[^?]{0,24} or (?:rather|would you rather|go|just)? ?(?:sleep|rest|stay|bed|go home)|\b(?:must|should|shall) i (?:still|rather|maybe) (?:come|not come|stay|leave (?:it|you))\b`,
    and: re`\b(?:tonight|today|another (?:time|day|night|evening)|still|postpone|bail|upset|mind|pressure|weekend|rather|better|understand|skip|wait|come|sound tired)\b`,
    not: /\b(?:pillows|we sleep|did you eat|of me|tired of|my mind|drive|driving|lift|dream|running through|if you(?:'re| are) tired of)\b/i,
    lines: [
      [GLAD, 'warm', 'You are kind, thank you. Honestly, seeing you is the part I am looking forward to.'],
      [MINE, 'direct', '[Still on, or another day]. Thank you for making it easy to say.'],
      [A, 'calm', 'I am slow but still keen. Could we do something easy, food and a couch somewhere?'],
      [YES, 'warm', 'Do you mind if we move it by a day? I would like to be properly awake for you.'],
      [A, 'warm', 'That is sweet of you. I am coming, as long as nobody expects clever conversation.'],
      [JOKE, 'playful', 'Tired, yes. Too tired for you, no. Just steer me towards a chair.'],
    ],
  }),
  heardAlso({
    name: 'on the way: late mishap',
    when: re`\b(?:(?:uber|bolt|taxi|lift|driver|train|bus|gautrain|metro|flight)(?:'s)?\b[^.!?]{0,30}\b(?:cancell?ed|delayed|bailed|broke|late|never came|no[- ]show)|stuck (?:on|in|at|behind)\b|traffic|accident (?:on|ahead|in front)|(?:boss|client|meeting|manager)\b[^.!?]{0,24}\b(?:grabbed|kept|ran over|overran|caught|held|running over|called)|meeting ran|(?:couldn'?t|can'?t|cannot|could not) find (?:my|the) (?:keys|wallet|phone|car)|geyser|burst|puncture|flat (?:tyre|tire|battery)|won'?t start|babysitter only|kid(?:s)? (?:wouldn'?t|won'?t|refused))\b`,
    and: re`\b(?:(?:be|running|'?m|so) (?:\w+ ){0,3}late|(?:there|with you|here|be|arrive|make it|like|say|till|until|around|by) (?:\w+ )?(?:in|by|at|around|about|for|to|till|until)? ?(?:half|quarter|\d{1,2}|seven|eight|six|five|nine)\b|half an hour|leaving now|gonna be \d+|\d+ ?(?:min|mins|minutes)\b|only be there|there in|on my way|i'?ll be|will be)`,
    not: /\b(?:robots|home late|not my best day|bus was late too|prefect|driver is|12 hours|blamed me|always running late since|born|yesterday|last (?:week|year|night)|morning meeting|funeral|cancel (?:tonight|tomorrow|our)|(?:can'?t|won'?t) make it|period|my fault you)\b/i,
    also: (r) =>
      inPlan(r) || hits(/\b(?:late|be there|with you|for me|like \d|leaving now|give me)\b/i, r.plain),
    lines: [
      [RUSH, 'warm', 'No stress at all, I am not going anywhere. Just get here in one piece.'],
      [RUSH, 'calm', 'These things happen. Take it slowly on the road and come when you come.'],
      [GLAD, 'direct', 'Thank you for letting me know. See you when you get here.'],
      [FEEL, 'warm', 'Oh no, what an evening already. There will be a drink waiting for you.'],
      [JOKE, 'playful', 'I will practise looking relaxed and mysterious until you arrive.'],
      [A, 'warm', 'No need to rush. Shall I order you something so long?'],
    ],
  }),
  heardAlso({
    name: 'on the way: late plain',
    when: re`\b(?:running (?:\w+ ){0,3}late|(?:gonna|going to|will|'ll|might|may|shall|i'll) (?:be )?(?:\w+ ){0,3}late\b|(?:i'?m|i am|am) (?:\w+ ){0,2}late\b|(?:bit|little|few|\d+) ?(?:min(?:ute)?s? )?late\b(?! (?:for|out))|late (?:as always|as usual)|lost track of time|(?:be )?(?:there|with you) (?:just now|in (?:a |about |like )?(?:\w+ ){0,2}(?:min(?:ute)?s?|sec|tick)|in \d+)|\d+ ?(?:min|mins|minutes) (?:away|late|behind|out|off)|running behind|getting in(?:to)? the car)\b|\b(?:half (?:an )?hour|an hour|quarter of an hour|\d+ ?min\w*) late\b|\b(?:i'?ll|i will|shall) (?:only )?be (?:there|with you) (?:closer to|around|only|after|by|at) (?:half|quarter|\d|six|seven|eight|five|nine)`,
    not: /\b(?:robots|can we|could we|(?:he|she|carer|mom|mum|sister|brother|kids?) is running|you'?re running|next time|late to|too late|late for (?:me|(?:my |the )?(?:own )?(?:work|meeting|shift|class)|us|dinner|that|church|school)|i was (?:\w+ ){0,3}late|out (?:so )?late|late at night|(?:my )?period|born|since|later|it'?s (?:getting )?late|late night|bed|always late when|late (?:father|mother|husband|wife|shift|reply|response)|sorry (?:for|about) the late|replying late|work late|working late|how late|are you late|you'?re late|cancel|yesterday|last week|morning meeting)\b/i,
    also: (r) => hits(/\b(?:late|behind|lost track)\b/i, r.plain) || inPlan(r) || hits(/\bsorry\b/i, r.plain),
    most: 24,
    lines: [
      [RUSH, 'warm', 'No rush at all, I am not going anywhere. Get here safely.'],
      [RUSH, 'calm', 'All good. I am comfortable and I have something to drink.'],
      [GLAD, 'direct', 'Thank you for letting me know. See you in a bit.'],
      [A, 'warm', 'Take your time. Shall I order you something so long?'],
      [
        JOKE,
        'playful',
        'I will save you the good chair, and I will only look at the door every thirty seconds.',
      ],
      [JOKE, 'playful', 'Fashionably late, I see. No stress, the table is holding up well.'],
    ],
  }),
  heardAlso({
    name: 'arranging: later than now',
    when: re`\b(?:away|out of town|at my (?:\w+'?s?|parents)|(?:flying|going|off|driving) (?:to|home)|in (?:kzn|cape town|joburg|jhb|durban|cpt|pta|bloem) (?:with|for)|on leave|travelling|traveling|exams?|year[- ]end|deadline|this (?:week|month)(?:'s| is|,)? (?:\w+ )?(?:mad|crazy|hectic|chaos|full|out|busy|insane)|get through this (?:week|month)|not this (?:month|week)|need to get through|just let me get)\b[^?]{0,70}\b(?:(?:but )?(?:after|from|back|once|when|till|until|in)\b[^?]{0,40}\b(?:free|human|back|yours|see you|after|then|works?|love to|january|jan|february|feb|march|april|may|june|july|august|september|october|november|december|first|soon|new year|week|month)|first\b)|\b(?:after|once) (?:my )?exams?\b|\bonce (?:my )?exams are\b|\btwo more weeks\b|\b(?:this|next) week(?:'s| is)? (?:a )?(?:write[- ]?off|full|mad|hectic|crazy|no good)\b[^?]{0,50}\bthe week after\b`,
    not: /\b(?:playing away|orange|boarding|divorce|as a (?:kid|child)|years? ago|when i was|used to|was away|gone away with)\b/i,
    also: (r) =>
      inPlan(r) ||
      hits(
        re`\b(?:see (?:you|u)|can we|could we|do it|love to|i'?m free|then\?|see you after|when i am back|after that)`,
        r.plain,
      ),
    lines: [
      [RUSH, 'warm', 'That is fine, good things keep. Write to me when you are on the other side of it.'],
      [FIX, 'direct', 'Then after that. Shall we already pick a day, so nothing else takes it?'],
      [GLAD, 'warm', 'Thank you for telling me. I am happy to wait a bit, and we can talk in the meantime.'],
      [OPEN, 'calm', 'No pressure from my side. Do what you have to do, I will still be keen.'],
      [C, 'warm', 'Sounds good to me. Maybe a phone call until then, so I do not forget your laugh?'],
      [JOKE, 'playful', 'I am putting it in my calendar in pen. Pen is a serious matter.'],
    ],
  }),
  heardAlso({
    name: 'plan in hand: that day no, another yes',
    when: re`(?:\b(?:${CANNOT}|no go|no good|busy|working|not free|is out|'s out|doesn'?t work|won'?t work|is (?:for|my|a bit)|i'?ve got|i have (?:the|my|a)|at my|till ${DAYNAME}|until ${DAYNAME}|family|taken)\b)[^?!]{0,60}(?:[,.!?;] ?|\bbut |\b)(?:(?:but|maybe|what about|how about|would|could|can do|could do|i can do|is|any chance of|shall we say|rather|then|or|on) )*\b(?:${DAYNAME}|next (?:week(?:end)?|month)|any other (?:night|day|evening)|the (?:week(?:end)? )after)(?: (?:morning|afternoon|evening|night|arvo|lunch))?(?:\?|,? (?:i'?m (?:all yours|free|open|good)|(?:is|'s) (?:wide |totally |all )?(?:open|free|good|fine|perfect|yours)|works|instead|rather|though|suits?|be (?:ok|good|convenient|better|fine)|after \d|at \d|from \d|that week works|evening\?|lunch\?|morning\?)|\W*$)`,
    and: re`\b(?:${DAYNAME}|this week(?:end)?|weekends?|the weekend|till|until|busy|working|${CANNOT})\b`,
    not: /\b(?:no good morning|good ?(?:morning|night)|rude|if you send|that dress|on your back|in charge|feel my face|dentist|you'?re coming to me|fully booked|screamed|shouted|was (?:no good|awful|lovely)|interview went|yesterday|last (?:week|night|friday|saturday)|spicy|talk tomorrow|see you friday|back (?:on )?(?:monday|tuesday)|wait thursday|no is no|read the|grave|pick it up|busy now|chat (?:later|tomorrow)|speak|my body|for my head|what would you|free woman)\b/i,
    also: (r) => inPlan(r) || /\?/.test(r.mine) || r.style.words <= 16,
    lines: [
      [FIX, 'direct', 'That works for me too. What time suits you?'],
      [SLOT, 'warm', 'No problem at all, let us take the other day. I am looking forward to it.'],
      [FIX, 'warm', 'Fine by me, and thank you for offering another day straight away.'],
      [SLOT, 'calm', 'Good, then that. Same plan, or do you feel like something else?'],
      [JOKE, 'playful', 'Moved and noted. I would hate to compete with your calendar on a bad day.'],
      [C, 'direct', '[Whether that day works]. If not, I am easy the week after.'],
    ],
  }),
  heardAlso({
    name: 'arranging: something came up',
    when: re`\b(?:(?:so |really |very |terribly )?(?:sorry|afraid|regretfully|unfortunately|ugh|bummed|gutted|bad news|don'?t be mad|forgive|feel (?:awful|terrible|bad)|my bad|hope you understand|understand)|(?:came|come|popped) up|(?:have|need|had|got|gotta) to (?:cancel|bail|take a rain ?check|postpone|reschedule)|take a rain ?check|${CANNOT} (?:make|come|do)|after all|anymore)\b`,
    and: OFF,
    not: re`\b(?:any chance|week ?night|instead\?|what about a|baby ?sitter is sick|if you send|that dress|locksmith|not ready|too quickly|split the bill|owing|cowardly|walked past|going with this|loo|iftar|love it if you|can'?t do this shift|place to date|sit in|push it|push ups|save my life|favourite show|gym contract|don'?t be sorry|last (?:week|year|month|time)|(?:they|he|she|boss|my (?:mom|dad|sister|brother|ex)) cancell?ed (?:my|the deadline|on me|his|her)|i'?m free tonight|no (?:more|longer) (?:interested|keen)|not (?:feeling|interested)|someone else|met somebody|spark|block(?:ed)?|leave me alone|stop (?:texting|messaging)|see you (?:anymore|again)|like you (?:anymore|enough))\b`,
    also: (r) =>
      inPlan(r) ||
      hits(
        re`\b(?:tonight|today|tomorrow|our (?:\w+ )?(?:date|coffee|dinner|arrangement|plans?)|${DAYNAME}|${MEAL}|this (?:evening|weekend)|there tonight)\b`,
        r.plain,
      ),
    lines: [
      [RUSH, 'warm', 'No problem, these things happen. Which day is easier for you?'],
      [RUSH, 'calm', 'Of course. Sort that out first, we will find another day.'],
      [C, 'direct', 'Thank you for telling me. Shall we look at next week instead?'],
      [
        YES,
        'warm',
        'Pity, I was looking forward to it. It keeps, though. I hope all goes well on your side.',
      ],
      [FEEL, 'warm', 'Please do not feel bad about it. I would much rather see you when your head is free.'],
      [JOKE, 'playful', 'Granted, with one rule: you name the next day.'],
    ],
  }),
];

export const MOVED_HEARD: readonly Scene[] = [
  heardAlso({
    name: 'plan in hand: the hour moved',
    when: re`\b(?:(?:can|could|shall|should|may|might|mind if|if|let'?s|lets|any chance|is it ok if|ok if|okay if|cool if|would it be ok(?:ay)? if) ?(?:we|i|you)?,? ?(?:can |could |please |maybe |rather |perhaps |possibly )*(?:push(?:ed)?|move(?:d)?|shift(?:ed)?|start(?:ed)?|make|made|say|do|did|meet|met|come|make it) (?:it |this |${DAYNAME} |tomorrow |our \w+ |at |to )*(?:rather |maybe |a bit |a little |an hour |half an hour |slightly |to |say |around |at |for |till )*(?<t>(?:half |quarter (?:past|to) )?(?:\d{1,2}(?:[:h.]\d\d)?(?: ?(?:am|pm)|ish)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! ?(?:people|more|mins?|minutes|months|weeks|years|days|things|of us|%))|(?:an hour |half an hour |a bit |a little |slightly )?(?:later|earlier)\b))|\bwould (?<u>(?:half )?\d{1,2}(?:[:h.]\d\d)?(?: ?(?:am|pm)|ish)?|(?:half )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven)) (?:be (?:ok|okay|fine|alright|better)|work|suit)\b[^?]{0,20}(?:rather|instead|than)?|\b(?<v>\d{1,2}(?:[:h.]\d\d)?) (?:instead|rather|and not)\b|\bstart earlier\b`,
    not: /\b(?:hairdresser|carer|married|long story|drinks? (?:each|only)|topic|on from|kids? to|move on|people|bring it|love|years?|split|halve?s|\d+ each|rand|r\d+)\b/i,
    also: (r) =>
      inPlan(r) ||
      hits(
        /\b(?:instead|rather|later|earlier|than|push|shift|move|traffic|shower|gym|work|shift|school run|flight)\b/i,
        r.plain,
      ),
    lines: [
      [FIX, 'direct', 'Yes, that works. See you then.'],
      [RUSH, 'warm', 'No problem at all, I would rather you come without rushing.'],
      [FIX, 'warm', 'That is fine with me, and good that you asked. The rest stays as it was?'],
      [SLOT, 'calm', 'Suits me just as well. I will change it on my side.'],
      [JOKE, 'playful', 'Granted. I will pretend I needed the change as well.'],
      [FIX, 'warm', 'Sure. Shout if it moves again, I am easy.'],
    ],
  }),
  heardAlso({
    name: 'arranging: another day put forward',
    when: re`^\W*(?:\w+[ ,]+){0,3}?(?:(?:what|how) about|how'?s|hows|how is|maybe|rather|would|is|does|can (?:we|you|u)(?: do| make it| rather do| move (?:it )?to)?|could (?:we|you)(?: do| make it| move (?:it )?to)?|shall we (?:do|say|make it)|let'?s (?:do|say|make it|move it to|rather do)|say|and|or) (?:rather |maybe |next (?:week )?|on |it )*(?<t>${DAYNAME}(?: (?:morning|afternoon|evening|night|after work))?|next (?:week(?:end)?(?: ${DAYNAME})?|month))\b(?:[ ,]+(?:then|instead|rather|after work|be (?:ok|good|convenient|better|fine)|work|suit|good|better|ok|for you|with you|convenient|lol|haha|please|pls|x+))*\W*$|^\W*(?<u>${DAYNAME}(?: (?:morning|afternoon|evening|night))?)\? [^?]{3,50}$|\b(?<v>${DAYNAME}|next (?:week(?:end)?)) (?:is|'s|would be|works|suits) (?:much |way )?(?:better|good|best|easier|great)?(?: for me| if you'?re| my side| if that)\b|\bmove it to (?<w>${DAYNAME}|next (?:week(?:end)?(?: ${DAYNAME})?|month))\b|\b(?:push(?:ed)?|mov(?:e|ed)|shift(?:ed)?|bump(?:ed)?|shov(?:e|ed)|switch(?:ed)?|chang(?:e|ed))(?: (?:it|this|that|us|our \w+|dinner|lunch|coffee|drinks?))?(?: on| over| back)? to (?<p>${DAYNAME}|next (?:week(?:end)?(?: ${DAYNAME})?|month)|the \d{1,2}(?:st|nd|rd|th))\b|\bthe (?:following|next) ${DAYNAME} be (?:possible|ok(?:ay)?|convenient|good|better)|\bsame (?:time|place) (?:next week|tomorrow|on ${DAYNAME})`,
    not: /\b(?:notice|pie|mom|raccoon|born|screamed|awful|was|yesterday|last|interview|who|why|doing|up to|busy|free|plans?|off work|call|birthday|kids)\b/i,
    most: 32,
    lines: [
      [FIX, 'direct', 'That works for me. Same time?'],
      [SLOT, 'warm', 'Yes, that suits me well. I am looking forward to it.'],
      [FIX, 'calm', 'Fine with me. Do we have a place yet, or shall I look for one?'],
      [FIX, 'warm', 'Good, then that is the day. What time is easy for you?'],
      [C, 'direct', '[Whether that day works]. If not, I will send you two others.'],
      [JOKE, 'playful', 'I checked my very busy calendar, and it says yes.'],
    ],
  }),
  heardAlso({
    name: 'plan in hand: one day or another',
    when: re`\b${DAYNAME}(?: (?:morning|afternoon|evening|night|lunch|arvo|morn|mornings))?(?:'s good)?,? (?:or|and also|otherwise|or maybe|or else) (?:(?:on|maybe|rather|also|next|this|the) )*${DAYNAME}\b|\bthe \d{1,2}(?:st|nd|rd|th) or (?:the )?\d{1,2}(?:st|nd|rd|th)\b`,
    and: re`\b(?:better|prefer|easier|which|either|both|pick|works?|suits?|any of those|open|you tell me|can do|your side|if you'?ve got plans|rather|choose|for you|good)\b|\?`,
    not: /\b(?:person|interview|i work|was it|did you|were you|born|never both|always|shift is|each)\b/i,
    lines: [
      [SLOT, 'direct', '[The one that suits you], please. What time?'],
      [SLOT, 'warm', 'The first one, then I do not have to wait so long. What time is good?'],
      [SLOT, 'calm', 'The later one is a bit easier on my side, if that is really the same to you.'],
      [SLOT, 'warm', 'The sooner the better, if I get a vote. Shall I find us a place?'],
      [JOKE, 'playful', 'Both? Fine, start with the first and see if you still like me by the second.'],
    ],
  }),
  heardAlso({
    name: 'arranging: not sure yet',
    sure: true,
    when: re`\b(?:(?:let me|will|i'?ll|i shall|shall|i can|can i|may i|could i|we'?ll) (?:just )?(?:come back to you|get back to you|let you know|see how|confirm|check|have a look at my (?:diary|calendar)|tell you (?:on|by|later|tomorrow|when)|look at my (?:diary|calendar|roster)|shout)|(?:need|have|want) to (?:just )?(?:check|see) (?:who|what|if|how|with|my)(?! (?:we|us|this|you|it) (?:are|is|could|can|feel\w*|become|turn\w*))|waiting (?:for|on) my (?:roster|shifts?|boss|leave)|up in the air|not (?:100% |totally )?sure yet|ask me again|depends (?:how|on|what|when|if)|might be keen|^\W*possibly|let you know)\b`,
    not: /\b(?:kiss|massage|staying over|scream|glasses|star signs|god|kids one day|how (?:the|your) (?:interview|exam|test) (?:goes|went)|let me know|believe|move in|love you|results|feelings|about us|about you)\b/i,
    also: (r) =>
      inPlan(r) ||
      /\b(?:go|come|do|join|want to|keen|market|meet|free)\b/i.test(r.mine) ||
      hits(re`\b(?:invitation|keen|${DAYNAME}|weekend|roster|finish|free|plans?)\b`, r.plain),
    lines: [
      [RUSH, 'warm', 'No stress at all, see how it goes and shout when you know.'],
      [OPEN, 'calm', 'Take your time. I will keep a bit of room on my side.'],
      [RUSH, 'direct', 'Fine with me. Just let me know by the day before, if you can.'],
      [OPEN, 'warm', 'I hope it works out, and if not we find another day.'],
      [JOKE, 'playful', 'I will take a maybe from you over a yes from most people.'],
      [
        GLAD,
        'warm',
        'Thank you for checking properly first. A real yes later is better than a quick one now.',
      ],
    ],
  }),
  heardAlso({
    name: 'plan in hand: not that, but this',
    when: re`\b(?:rather (?:go|do|have|get|eat|sit|walk|try|grab|a|the)\b|rather(?=\W*$)|rather than|instead|prefer|don'?t really (?:drink|eat|do)|not (?:a|much of a|really a|into) (?:\w+ ){1,2}(?:person|fan|guy|girl)|not (?:really )?(?:into|for me)|no (?:hills|clubs)|too old for|too loud|so loud|always so (?:loud|full|busy)|but i'?d (?:love|be up for|like))\b|\bdo (?:you|u) do (?:lunch|breakfast|brunch|coffee|mornings|daytime)\b|\b(?:lunch|a lunch|coffee|brunch|daytime|mornings?|weekends?|a walk|breakfast) (?:is|are|would be|works?|suits me) (?:so much |a lot |much |way )?(?:better|easier|nicer|best)\b|\b(?:evenings?|nights?|weeknights?|dinners?) (?:is|are) (?:hard|tricky|difficult|impossible|no good)`,
    and: re`\b(?:walk|coffee|tea|lunch|dinner|brunch|breakfast|supper|movie|film|golf|bowling|thai|pizza|sushi|curry|indian|milkshake|ice cream|picnic|beach|hike|braai|wine|beer|bar|pub|club\w*|market|museum|the one by|the place|somewhere (?:we|else|quiet)|karaoke|swim|juice|drive|talk)\b`,
    not: /\b(?:i can'?t do coffee|nuts|epipen|upfront|talk to|which school|stay on here|intentions|messages|other person|dog|cat|my boss|rebook|kids|money|pay|each|die|on a first date at|serious|first time|safe|don'?t know you|your own|my own car|meet there|collect|pick (?:me|you) up|walk (?:home|back|to (?:the|my) (?:car|station)))\b/i,
    also: (r) =>
      /\?|\b(?:let'?s|could|shall|want)\b/i.test(r.mine) ||
      hits(
        /\b(?:can|could|shall|would) (?:we|you|it)|if you don'?t mind|what about|\bi'?d rather (?:go|do|have|eat|get)|that place\b/i,
        r.plain,
      ),
    lines: [
      [FIX, 'warm', 'Even better, I am in. Does the day stay the same?'],
      [WAY, 'direct', 'Fine with me, let us do that instead. Do you know a good place?'],
      [GLAD, 'warm', 'Glad you said so, I want you to enjoy it. Your idea it is.'],
      [WAY, 'calm', 'No problem at all. I care more about who sits opposite me.'],
      [JOKE, 'playful', 'Sold. I only suggested mine to sound like a person with plans.'],
      [FIX, 'warm', 'Yes, that sounds good. Shall I look for a spot, or do you have one in mind?'],
    ],
  }),
  heardAlso({
    name: 'arranging: keep it short',
    when: re`\b(?:${CANNOT} stay (?:too |very )?(?:long|late)|(?:only|just) (?:have|got|do|a|one) (?:\w+ ){0,2}(?:an hour|a (?:quick|short) (?:coffee|drink|one|visit)|one drink|an early)|(?:only have|i only have|have only) (?:an|one|half an|a couple of|two) hours?|short visit|one drink,? then|(?:need|got|have|on|,|\.) (?:an? )?early (?:night|shift|start)|then i'?m off|(?:have|need|got|must|i'?ll have) to (?:leave|be home|be back|go|be in bed|dash|run) (?:by|at|before|around|early)|(?:i'?m|i am|be|got to be|,) up at (?:[3-6]|three|four|five|six)\b|lunch break (?:from|is|only)|on (?:my )?lunch break|only stay (?:till|until)|last (?:train|bus|taxi|metro|gautrain)|train stops|can still get the (?:gautrain|train|bus))\b|\bturn into a pumpkin\b|\b(?:but|and) (?:i have |i'?ve got |got )?(?:an )?early (?:flight|start|shift|meeting)\b`,
    not: /\b(?:do you need|are you|nobody has|except the part|ladder|so tonight'?s off|tonight'?s off|wake up|battery|criminal|missed the|slept at|left to live|years?|bus was|train was|in \d{4}|my last bus was)\b/i,
    also: (r) =>
      inPlan(r) ||
      hits(
        re`\b(?:keen|quick|visit|worth it|leave|can we|could we|${DAYNAME}|for you|home|lame|dash|stay|is that ok|so you know|last)\b`,
        r.plain,
      ),
    lines: [
      [
        A,
        'warm',
        'That is fine, I would rather have a good hour than no hour. Shall we start a bit earlier?',
      ],
      [FIX, 'direct', 'No problem. You keep an eye on the time and I will not hold you up.'],
      [GLAD, 'warm', 'Good that you said so. I will get you away in time, promise.'],
      [A, 'calm', 'Short is fine for me. It leaves something for the next one.'],
      [JOKE, 'playful', 'Understood. I will skip my opening speech and go straight to the good part.'],
      [
        MEET,
        'warm',
        'Then let us use the time well. Somewhere close to you, so nobody loses half of it driving?',
      ],
    ],
  }),
  heardAlso({
    name: 'arranging: short of money',
    when: re`\b(?:(?:bit|too|so|way) (?:\w+ )?(?:pricey|expensive|steep|dear)|(?:till|until|before) pay ?day|${AM} (?:\w+ )?broke\b|broke (?:till|until|this|right now|at the moment|af)|on a pension|jan(?:uary)?[- ]?worry|my (?:card|wallet|bank account|purse) (?:will|would|says|is|can'?t)|out of my (?:budget|league financially)|money is (?:\w+ )?tight|tight (?:this )?month|(?:end of the|this) month (?:and all|money|is tight)|something (?:cheap(?:er)?|free|low[- ]key)|do something free|on a budget|can'?t (?:really )?afford)\b`,
    not: /\b(?:deposit|balcony|put €\d+|lend|borrow|send me|help me (?:out|with)|loan|owes? me|pays me back|broke (?:up|my|down|the)|(?:could|can) you (?:pay|cover|spot)|cash ?send|e-?wallet|rent)\b/i,
    also: (r) =>
      inPlan(r) ||
      /\?/.test(r.mine) ||
      hits(
        /\b(?:can we|could we|would a|how about|something|walk|picnic|coffee|place|dinner|restaurant|cheaper)\b/i,
        r.plain,
      ),
    lines: [
      [WAY, 'warm', 'Then we do something that costs nothing. A walk, and each of us brings a flask?'],
      [GLAD, 'warm', 'Thank you for saying it straight. I come for the company, not for the menu.'],
      [A, 'direct', 'Fine with me, cheap is good. What about a walk and a coffee after?'],
      [WAY, 'calm', 'No stress at all. We keep the fancy place for another month.'],
      [JOKE, 'playful', 'Two rolls, one bench and a view. I have paid a lot more for worse.'],
      [A, 'warm', 'That suits my bank account as well, honestly. Something simple, then.'],
    ],
  }),
  heardAlso({
    name: 'arranging: nearer to them',
    when: re`\b(?:(?:closer|nearer|near|close) to (?:me|my (?:side|place|area|house|work)|home|where i (?:live|stay|am)|mine)|come (?:to |out to |over to )?(?:my (?:side|area|neck|part|town)|this (?:way|side)|south|north|through to me|my way)|(?:in|to) my (?:area|neck of the woods|side)|meet (?:me )?half ?way|half ?way|(?:more |something |somewhere )?in (?:the middle|between)|(?:mission|trek|far) for me|petrol is|don'?t (?:like|do|enjoy) driving (?:at night|in the dark|far)|no car this)\b`,
    not: /\b(?:what suburb|where ?abouts|where do you|which part|stop half ?way|middle ages|trying to (?:pick|find|work)|e-mail|your half|half ?way through|kids|dad|planes|born|in the middle of|come over (?:now|tonight)|i live near|closer to (?:god|you|my (?:mom|kids|dad|family)|their)|book|series|episode|shift|month)\b(?! for)/i,
    also: (r) =>
      inPlan(r) || /\?/.test(r.mine) || hits(/\?|\b(?:can|could|would|shall) (?:we|you)\b/i, r.plain),
    lines: [
      [A, 'warm', 'Of course, I can come your way. Do you have a place in mind?'],
      [FIX, 'direct', 'No problem. Send me the name of somewhere near you and I will find it.'],
      [WAY, 'warm', 'Makes sense. You choose the spot, then it is easy for you to get home.'],
      [C, 'calm', 'Sure. Or somewhere in the middle, whichever is less of a mission for you.'],
      [A, 'warm', 'I do not mind the drive. What is good on your side of town?'],
      [JOKE, 'playful', 'I will bring snacks for the road. Where am I going?'],
    ],
  }),
  heardAlso({
    name: 'plan in hand: by day, the first time',
    sure: true,
    when: re`\b(?:public place|somewhere (?:public|busy|with (?:\w+ )?people)|in public first|(?:meet|met|coffee|lunch|date|time|be)\b[^.!?]{0,30}\b(?:in public|in daylight|by day|daytime|in a mall|in the mall|somewhere busy|with people around|people around|during the day)|(?:only |must only )meet in a mall|people around for the first|first date rules?|just for safety|(?:don'?t|dont) (?:really )?know you yet|don'?t (?:really )?go to (?:someone|somebody|people|a stranger|strangers|a guy|a man|a woman)(?:'?s)? (?:house|place|home|flat)|not at (?:someone|somebody)'?s (?:house|place)|stranger at night|stranger'?s car)\b`,
    and: /\b(?:first|meet\w*|public|busy|house|place|date|rather|prefer|comfortable|ok|okay|safety|lunch|coffee|bar|know you|night)\b/i,
    not: /\b(?:therapist|forbid|strava|crocs|service|busy week|in a year|you don'?t need to share|felt lost|too many people|shifts?|followed|stalk\w*|attacked|public (?:transport|school|holiday)|kiss)\b/i,
    lines: [
      [A, 'warm', 'Of course, I would want it the same way. Coffee somewhere busy, by day?'],
      [FIX, 'direct', 'Makes complete sense. You choose the place, and I will meet you there.'],
      [GLAD, 'warm', 'I like that you are careful, and you never have to apologise for it.'],
      [WAY, 'calm', 'Somewhere with people, then. You say where you feel comfortable.'],
      [A, 'warm', 'Good rule. Tell your people where you are and who with, I do not mind at all.'],
      [JOKE, 'playful', 'Very sensible, you have only seen my good photos. Which place do you like?'],
    ],
  }),
  heardAlso({
    name: 'plan in hand: bringing somebody along',
    when: re`\b(?:(?:can|could|may|might|ok(?:ay)? if|mind if|if|is it ok to|cool if|heads up|i'?ll|have to|i'?m|shall|would have to) ?(?:i|we|my (?:\w+ )?)? ?(?:have to |also )?(?:bring(?:ing)?|take along) (?:my |the |a |along )*(?:\w+ )?(?:dog|labrador|puppy|pup|cat|kids?|son|daughter|grand(?:son|daughter|child|kids)|boy|girl|little one|friend|bestie|mate|sister|brother|cousin|mom|flatmate|roommate|child|four year old|toddler|baby)|(?:my |the )(?:\w+ )?(?:dog|labrador|puppy|daughter|son|kids?|flatmate|friend|bestie|sister|brother|cousin|mom|roommate|boy|girl)\b[^.!?]{0,24}\b(?:join us|come(?:s)? with|tags? along|come along|comes too|coming too)|me plus (?:a|my|one|two)|can (?:my )?(?:\w+ )?(?:dog|labrador|puppy|pup) (?:join|come))\b|\b(?:i'?ll|i) have (?:my |the )?(?:little )?(?:girl|boy|kids?|son|daughter|dog|twins|grandson|granddaughter|little one) (?:with me|with us|that day|along)\b`,
    not: /\b(?:everywhere$|birds|police|up something|bring up|lawyer|wants to meet|meet my|to my (?:house|place)|fight|threesome|for dinner at my)\b/i,
    lines: [
      [A, 'warm', 'Of course, no problem at all. I am looking forward to it.'],
      [FIX, 'direct', 'Fine with me. Then we take a place where that is easy.'],
      [GLAD, 'warm', 'Sure, and thank you for asking first. Anything I should know before we meet?'],
      [A, 'calm', 'I do not mind at all. We do it the way that is comfortable for you.'],
      [JOKE, 'playful', 'The more the merrier. I will be on my best behaviour.'],
      [
        JOKE,
        'playful',
        'Four legs are always welcome. I will bring a treat and try to win a vote.',
        /\b(?:dog|labrador|pup\w*)\b/i,
      ],
      [
        A,
        'warm',
        'Then we do something that is fun at that age too. What do they like?',
        /\b(?:son|daughter|kids?|grand\w+|boy|girl|year old|little one|child|toddler)\b/i,
      ],
    ],
  }),
  heardAlso({
    name: 'arranging: sold out',
    when: re`\b(?:sold out|fully booked|no (?:seats|tables?|tickets|space|spots?)(?: left| till| until| anywhere| for)?|(?:restaurant|bar|place|caf[eé]|they|they'?re|kitchen|market|museum|it|it'?s|spot|cinema|pool)(?:'s|'re| is| are| was)? (?:\w+ )?closed\b|closed (?:down|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?)|(?:market|show|concert|gig|match|game|event|movie|festival|hike)(?:'s|s| is| was| got)? (?:\w+ )?cancell?ed|they only have|nothing for the weekend|no longer (?:open|there))\b`,
    not: /\b(?:sold out (?:better|worse|my|his|her|your|for)|friends than|in \d{4}|chatgpt|schools?|drove|had me at|should i take|my heart|milk|my (?:shop|business|company|work)|show was|favourite show|closed (?:the door|myself|off|my)|house|sale|milk|bank|closed my|years ago|when i was)\b/i,
    lines: [
      [WAY, 'warm', 'Ah, pity. We make our own plan then, food and a long talk somewhere?'],
      [WAY, 'direct', 'No problem. Shall I look for something else, or do you have an idea?'],
      [WAY, 'calm', 'Then it was not meant to be. A walk and something to eat is hard to sell out.'],
      [GLAD, 'warm', 'Thank you for trying. I was coming for you anyway, the rest is decoration.'],
      [JOKE, 'playful', 'Plan B was always my favourite. What are you in the mood for?'],
      [MEET, 'warm', 'Another time for that one. I would still like to see you, just somewhere else.'],
    ],
  }),
  heardAlso({
    name: 'ordinary plan: the weather on the day',
    when: re`\b(?:(?:they say|forecast|weather|it'?s|its|supposed to|gonna|going to|there'?s a|wind is|will|if it) (?:\w+ ){0,4}(?:rain\w*|storms?|pour\w*|cold front|kak|terrible|bad|hot|wet|windy|thunder\w*|hail|crazy)|get(?:ting)? soaked|seen the forecast|forecast for|cold front|pouring)\b`,
    not: /\b(?:low today|feeling|bra|sleeping|pavement|love the rain|sleeping weather|wedding|rained on|best (?:kind|sound)|listening|geyser|power|as a kid|is on (?:tv|netflix)|hot (?:guy|girl|stuff))\b/i,
    also: (r) =>
      inPlan(r) ||
      hits(
        re`\b(?:walk|beach|picnic|hike|still|plan b|what now|do we|shall we|rather|tomorrow|${DAYNAME}|go)\b`,
        r.plain,
      ),
    most: 28,
    lines: [
      [WAY, 'warm', 'Then a plan with a roof. Coffee, or a film?'],
      [WAY, 'direct', 'Let us look in the morning and decide then. If it is bad, we go inside somewhere.'],
      [A, 'calm', 'I do not mind a bit of weather, but I am just as happy indoors with you. Your call?'],
      [C, 'warm', 'We could also move it to a better day. What do you feel like?'],
      [
        JOKE,
        'playful',
        'I will bring the umbrella, you bring the optimism.',
        /\b(?:rain\w*|storms?|pour\w*|soaked|wet|cold front)\b/i,
      ],
      [
        WAY,
        'warm',
        'Plan B: somewhere warm with good food, and we watch it through the window.',
        /\b(?:rain\w*|storms?|pour\w*|soaked|wet|cold|wind\w*)\b/i,
      ],
    ],
  }),
];
