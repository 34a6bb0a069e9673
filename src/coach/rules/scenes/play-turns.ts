/** Turns of play and tenderness that answer a turn of the reader's: mock dismay, a comeback, a shy word after a compliment, a keen always. */

import { hits } from '../prefilter/prefilter.ts';
import type { Reading } from '../reading/read.ts';
import { A, cued, MEET } from './cued.ts';
import { has, type Scene } from './scene.ts';
import { F, L, P, S, T } from './stories/story.ts';

const OPEN = 'leave it open';
const mine = (r: Reading, pattern: RegExp): boolean => hits(pattern, r.mine);
const some = (r: Reading): boolean => r.mine.trim() !== '';
const told = (r: Reading): boolean => some(r) && !r.mine.includes('?');
/** No play where it is meant, and none about what is grave. */
const MEANT =
  /\b(?:serious(?:ly)? (?:hurt|upset|angry)|not (?:joking|funny)|hurtful|stop (?:it|messaging|texting)|leave me|ex\b|police|hospital|died|dead to|cheat\w*|lied|lie to|cry\w*|divorc\w*|scared|pregnan\w*|money|owe)/i;
const SORRY =
  /\b(?:sorry i (?:forgot|missed|can'?t|couldn'?t|hurt|lied)|my (?:mom|mum|dad|gran|ouma) (?:died|passed)|cancel|can'?t make it|broke|lost my)\b/i;

export const PLAY_TURN_SCENES: readonly Scene[] = [
  cued({
    name: 'turn: sent off to sleep',
    when: /\b(?:(?:go )?(?:get|need|enjoy) (?:your|ur) beauty sleep|(?:go )?(?:get|catch) some (?:sleep|rest|shut ?eye)|they will be now|(?:off|go) to bed (?:with (?:you|u)|then|now)|sleep,? you(?: need it)?|dream of me|rest (?:well|up)|don'?t let the bed ?bugs)\b/i,
    not: /\b(?:my (?:son|daughter|kids?|dog|cat|mom|mum)|come to bed|sick|flu|doctor)\b/i,
    also: (r) => mine(r, /\b(?:bed|sleep|tired|night|dreams|early|yawn\w*|pillow|nap)\b/i),
    asks: true,
    sure: true,
    most: 18,
    lines: [
      [A, 'warm', 'Going, going. Sleep well yourself, and talk tomorrow?'],
      [A, 'flirty', 'I will sleep with a smile now, and that is your doing.'],
      [T, 'playful', 'If I dream of you I am telling you everything. You have been warned.'],
      [OPEN, 'calm', 'Good night. I liked ending the day with you.'],
      [L, 'playful', 'The pillow thanks you. So does everybody who meets me before coffee.'],
    ],
  }),
  cued({
    name: 'turn: what will they do without me',
    when: /\b(?:who am i (?:gonna|going to|supposed to|meant to) (?:bug|annoy|bother|talk to|text|flirt with|harass)|what (?:am i|will i|must i) (?:gonna |going to |supposed to )?(?:do|without)[^.!?]{0,24}\b(?:without (?:you|u)|all day|then|till then|until then)|(?:a whole|the whole|all) (?:day|weekend|week|evening) without (?:you|u)|how will i (?:survive|cope|manage)|that'?s (?:ages|forever|so long) (?:away|from now)|don'?t (?:leave|abandon) me)\b/i,
    not: MEANT,
    also: (r) =>
      some(r) &&
      mine(
        r,
        /\b(?:busy|meetings?|work|away|offline|quiet|trip|flight|flying|weekend|tomorrow|later|off to|gym|signal|phone|till|until|back|go(?:ing)?|leaving|class|shift)\b/i,
      ) &&
      !has(r, 'jealousy_control'),
    asks: true,
    most: 20,
    lines: [
      [A, 'warm', 'You may bug me anyway. I will read it under the table.'],
      [T, 'playful', 'Write it all down, I will want the full list.'],
      [A, 'flirty', 'I like being missed in advance. I will make it up to you.'],
      [P, 'playful', 'Be brave. It will be over before you have run out of complaints.'],
      [MEET, 'flirty', 'Then see me afterwards, as compensation. Which evening?'],
    ],
  }),
  cued({
    name: 'turn: no words for my compliment',
    when: /\b(?:(?:don'?t|do not|dont|no idea) (?:even )?(?:know )?(?:where to look|what to say(?: to that)?|how to (?:take|respond to|answer) (?:that|this|compliments?))|(?:you|u) (?:can'?t|cannot|cant) (?:just )?say (?:things|stuff|that|something) like (?:that|this)|(?:you|u) (?:can'?t|cannot) just (?:say|drop|come out with) (?:that|this)|how am i supposed to (?:work|sleep|function|focus|respond|reply|answer)[^.!?]{0,16}\bnow|i(?:'?m| am|m) (?:speechless|lost for words|not blushing,? you are)|smooth\b(?: very smooth)?(?= *(?:$|[.,!]))|(?:that|okay that) was smooth|who taught you (?:that|to))\b/i,
    not: /\b(?:chatgpt|ai|bots?|robot|copy|serious(?:ly)?|hurtful|stop messaging|leave me|police|died|lied|scared|uncomfortable|creepy)\b/i,
    also: (r) => told(r) && mine(r, /\b(?:you|your)\b/i) && !mine(r, SORRY),
    asks: true,
    most: 18,
    lines: [
      [A, 'warm', 'You do not have to say anything. I only wanted you to know.'],
      [T, 'flirty', 'I can, and I have more where that came from.'],
      [T, 'playful', 'Look at me, then. I will be the one looking pleased with myself.'],
      [L, 'playful', 'My work here is done. Carry on as if nothing happened.'],
      [MEET, 'flirty', 'Next time I will say it across a table, and watch.'],
    ],
  }),
  cued({
    name: 'turn: a comeback to my boast',
    when: /^\W*(?:(?:haha+|lol|oh|sure|ok|okay|hm+|pff+|ag|please|mm+|aw+)\W+){0,3}(?:(?:you )?keep telling (?:yourself|urself) that|in (?:your|ur) dreams|(?:you|u) wish|if (?:you|u) say so|sure (?:you(?:'re| are| will| do| can|'ll|'d)?|u) ?(?:not|aren'?t|won'?t|are|do|will|can)?|says who|says (?:you|u)|dream on|good luck with that|bold of (?:you|u)(?: to (?:assume|think)[^.!?]{0,30})?|whatever (?:helps (?:you|u) sleep(?: at night)?|you say)|that'?s what (?:you|u) think|we'?ll see about that|you and whose army|big words|debatable|citation needed|prove it|not a chance)(?:\W+(?:sweetheart|babe|haha+|lol|mister|miss|buddy|champ|boet|darling|my friend|love|then|hey|x+))*\W*$/i,
    also: (r) =>
      some(r) &&
      mine(r, /\b(?:i|i'm|i'd|i'll|i've|my|me)\b/i) &&
      !mine(r, /\b(?:love you|miss you|sorry|promise|faithful|feel)\b/i) &&
      !has(r, 'rejection_hard', 'rejection_soft'),
    asks: true,
    sure: true,
    most: 10,
    lines: [
      [T, 'playful', 'I do, every morning, into the mirror. It is starting to work.'],
      [T, 'playful', 'Laugh now. I am keeping a record of this.'],
      [MEET, 'flirty', 'Then come and prove me wrong. Loser buys the drinks.'],
      [L, 'witty', 'Doubted again. All the great ones were.'],
      [F, 'playful', 'What would it take to convince you? I have no shame and some free time.'],
    ],
  }),
  cued({
    name: 'turn: they want to see me',
    when: /\b(?:(?:wish|want|need) (?:it (?:was|were) (?:already )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|to see (?:you|u|(?:your|ur) face))(?: already)?|can'?t wait to (?:see|kiss|hug|meet) (?:you|u|(?:your|ur) face)|counting (?:down )?(?:the )?(?:days|hours|sleeps|minutes)|is it (?:fri|satur|sun)day yet|so i (?:could|can) see (?:you|u|(?:your|ur) face)|when (?:do|can|will) i (?:get to )?see (?:you|u|(?:your|ur) face)(?: again)?)\b/i,
    not: /\b(?:don'?t want|not that|since you|my (?:mom|mum|dad|son|daughter|kids|sister|brother|ex)|over between|never again|to talk|need to talk|explain|end of (?:the )?(?:week|month)|payday|leave|holiday|lawyer)\b/i,
    also: (r) => /\b(?:you|u|your|ur)\b/i.test(r.plain) && !has(r, 'rejection_hard', 'rejection_soft'),
    asks: true,
    most: 20,
    lines: [
      [A, 'warm', 'I am looking forward to you too, more than I let on.'],
      [MEET, 'flirty', 'Soon. Which evening can I have you?', /\bwhen (?:do|can|will)\b/i],
      [A, 'flirty', 'My face is at your service, the moment you are near it.', /\bface\b/i],
      [T, 'playful', 'I would wind the clock forward if I knew where they keep it.'],
      [L, 'playful', 'I have started being nice to the calendar. It does not help.'],
      [F, 'warm', 'Me too. What shall we do first?'],
    ],
  }),
  cued({
    name: 'turn: mock outrage',
    when: /\b(?:never (?:going to |gonna )?(?:recover|forgive (?:you|u)|get over (?:this|that|it)|be the same|trust (?:you|u) again)(?: (?:from|for))?(?: (?:this|that|the))?(?: betrayal)?|(?:this|that|what a|such a) (?:is (?:a )?)?betrayal|not even (?:one|a) (?:piece|bite|slice|crumb|sip|chip)|none for me|only a (?:bit|little)\b|i(?:'?m| am|m) (?:hurt|wounded|offended|devastated|heartbroken|insulted|shook|appalled)|how (?:dare|could) (?:you|u)|the audacity|wow\W+(?:just )?wow|rude\b|(?:i'?m )?calling (?:someone|somebody|the (?:cops|authorities|food police)|your mom)|unforgivable|i thought we had something|noted\W*$|and i trusted (?:you|u)|shame on (?:you|u)|we(?:'re| are) (?:done|finished|over)\W*(?:haha|lol|😂|🤣|😤|🙄)|i expected (?:better|more))/iu,
    not: /\b(?:serious(?:ly)?|not joking|for real|really hurt|hurtful|your ex|cheat\w*|lied|lie|that (?:girl|woman|man|guy)|behind my back|stop|leave me|crying|last night|my (?:mom|mum|dad|birthday)|again and again|third time|every time|he|she|him|her)\b/i,
    also: (r) =>
      told(r) &&
      mine(
        r,
        /\b(?:ate|eat(?:en|ing)?|finish(?:ed)?|took|last|biltong|pizza|chips|cake|chocolate|leftovers|ice cream|toast|supper|dinner|coffee|watched|episode|without you|pineapple|miss you|like you|a bit|beat|won|forgot your|don'?t like|never (?:seen|watched|tried|read)|hate|song|movie|rate|out of ten|joke\w*|laughed|told|saved|burnt|burned|guess|trouble|nickname)\b/i,
      ) &&
      !mine(r, SORRY) &&
      !has(r, 'grief', 'distress', 'rejection_hard', 'insult'),
    asks: true,
    most: 16,
    lines: [
      ['own it', 'playful', 'I can explain. No, actually, I cannot.'],
      [T, 'playful', 'How do I make it right? I accept flowers, fines and hard labour.'],
      ['make amends', 'flirty', 'Let me put it right in person. Dinner, and you choose first.'],
      [L, 'witty', 'History will judge me. I hope it had my side of the story.'],
      ['own it', 'warm', 'You are right to be shocked. I will do better, from Monday.'],
    ],
  }),
  cued({
    name: 'turn: they could not help it',
    when: /\b(?:(?:told|promised) myself (?:that )?i (?:wouldn'?t|would not|won'?t|wasn'?t going to)\b[^.!?]{0,30}\b(?:text|message|write|call|like|check|think)\b[^?]{0,30}|(?:keep|been|was|i) re-?read(?:ing)? (?:our|your|ur|the|that|those|these) (?:\w+ )?(?:chats?|messages?|texts?|conversations?|convos?)|scroll(?:ed|ing)? (?:all the way )?(?:back|up) (?:to|through) (?:our|the) (?:chats?|messages|first)|checking my phone (?:every|for|like|to see)|(?:smile|jump|look|grab it) (?:when|whenever|every time) my phone (?:buzzes|beeps|pings|lights up)|was going to (?:play|act) (?:it )?(?:cool|hard to get))\b/i,
    not: /\b(?:my (?:ex|boss|dad|mom|mum|lawyer)|job|results|he|she|him|bank|to see who|your phone|because you didn'?t|angry)\b/i,
    also: (r) => !has(r, 'rejection_hard', 'rejection_soft', 'jealousy_control'),
    most: 24,
    lines: [
      [
        A,
        'warm',
        'I am glad that you lost that fight. I like hearing from you.',
        /\b(?:told|promised|was going to)\b/i,
      ],
      [A, 'warm', 'I do it too, and I thought that I was the only one.', /read|scroll|checking|phone/i],
      [T, 'playful', 'Your secret is safe. I am only going to enjoy it for a week.'],
      [F, 'warm', 'That made me smile. Which part got you?', /read/i],
      [L, 'flirty', 'Please go on having no willpower at all.'],
      [MEET, 'flirty', 'Then let us give you something new to think about. When are you free?'],
    ],
  }),
  cued({
    name: 'turn: good company, they say',
    when: /\b(?:(?:you(?:'re| are| were|r)|u (?:r|were)|ur) (?:(?:so|really|very|just|honestly|such) )*(?:easy to be (?:around|with)|good company|(?:nice|lovely|fun|great|good) to be (?:around|with)|a (?:breath of fresh air|pleasure|joy|delight)|lovely company|great company)|(?:you|u) make (?:the |my |these |every )?(?:\w+ )?(?:days?|weeks?|mondays?|evenings?|everything|life|things|work) (?:so much |a lot |a bit |way |feel )?(?:better|lighter|less \w+|easier|bearable|brighter|more fun|nicer)|(?:life|everything|the day|days) (?:is|are|feels?) (?:so much |a lot )?(?:better|lighter|easier|brighter) (?:with|since) (?:you|u))\b/i,
    not: /\b(?:he|she|my (?:ex|mom|mum|dad|dog|kids?)|but i|as (?:a )?friends?|however|not)\b/i,
    most: 24,
    lines: [
      [A, 'warm', 'That is good to hear, because it is the same from this side.'],
      [A, 'warm', 'Thank you. You bring it out in me, I am not like this with the bank.'],
      [MEET, 'flirty', 'Then we should do it more often. When are you free?'],
      [F, 'warm', 'I am smiling. What are you up to this evening?'],
      [L, 'playful', 'Say that again when I am hungry, and see what you get.'],
    ],
  }),
  cued({
    name: 'turn: what did I get them',
    when: /\b(?:what is it(?:,? what is it)?|what did (?:you|u) (?:get|buy|make|bring)(?: me)?|(?:you|u) (?:didn'?t|did not|really didn'?t|shouldn'?t) have (?:to(?: do that)?)?|is it (?:food|chocolate|a puppy|edible|alive)|(?:can i have|give me) a (?:hint|clue)|i love surprises|(?:ooh+|omg) (?:a )?(?:present|gift|surprise))\b/i,
    not: /\b(?:sick|wrong|matter|talk)\b/i,
    also: (r) =>
      told(r) &&
      mine(
        r,
        /\b(?:got|bought|made|have|baked|brought|picked up|found) (?:you |u )?(?:something|a (?:small |little )?(?:gift|present|surprise|thing))\b|\b(?:surprise|present|gift) (?:for|waiting)\b|\bsomething (?:small |little )?for you\b/i,
      ),
    asks: true,
    most: 16,
    lines: [
      [T, 'playful', 'You get one question, and it has to be yes or no.'],
      [MEET, 'flirty', 'You have to come and fetch it. When can I see you?'],
      [L, 'playful', 'It is small, it is for you, and I will say no more.'],
      [A, 'warm', 'I wanted to. I saw it and thought of you.'],
      [T, 'playful', 'My lips are sealed, unless there is cake.'],
    ],
  }),
  cued({
    name: 'turn: greetings passed on',
    when: /\b(?:(?:tell|say|give)(?: (?:her|him|them|your (?:m[ou]m|dad|sister|brother|gran|family|folks|dog|cat)))? (?:hi|hello|hey|howzit|my (?:love|regards|best))(?: back| from me)?|(?:hi|hello|hey) (?:back )?to (?:her|him|them|your (?:m[ou]m|dad|sister|brother|gran|family|dog|cat))|(?:does|do) (?:she|he|they) know about me|(?:she|he|they) knows? about me)\b/i,
    not: /\b(?:wife|husband|girlfriend|boyfriend|ex|police)\b/i,
    also: (r) =>
      mine(
        r,
        /\b(?:says? (?:hi|hello|hey)|sends? (?:her|his|their|love|greetings)|(?:m[ou]m|dad|sister|brother|gran|ouma|family|friends?|flatmate) (?:is|are|says|asked|wants))\b/i,
      ),
    asks: true,
    most: 18,
    lines: [
      [A, 'warm', 'Message delivered. You are a name in this house now, I hope that is all right.'],
      [A, 'direct', '[Yes or no], and [what you told them]. I hope you do not mind.'],
      [L, 'playful', 'I will pass it on. Expect follow-up questions.'],
      [T, 'playful', 'Careful, the next step is being invited to lunch.'],
      [S, 'warm', 'That will make their day. You are good at this already.'],
    ],
  }),
];
