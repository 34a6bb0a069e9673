/** Small tender and teasing turns that no older scene knew: a kiss remembered, heat met with warmth, a no for tonight, a yawn at the television. */
import type { Reading } from '../reading/read.ts';
import { A, cued, MEET } from './cued.ts';
import { has, type Scene } from './scene.ts';
import { F, L, S, T } from './stories/story.ts';

const LIMIT = 'respect the limit';
const OPEN = 'leave it open';
const told = (r: Reading): boolean => r.mine.trim() !== '' && !r.mine.includes('?');
const asked = (r: Reading): boolean => r.mine.includes('?');
/** A no of theirs, or somebody else's kiss. */
const NOT_OURS =
  /\b(?:my (?:ex|son|daughter|kid|toddler|dog|cat|mom|mum|husband|wife)|he|she|him|her|they|pushed|don'?t|didn'?t|did not|not|never|stop it|wasn'?t|ready|regret|mistake|forced|without asking|drunk|scene|film|movie|song|shouldn'?t|wrong|weird|but)\b/i;

export const TENDER_PLAIN_SCENES: readonly Scene[] = [
  cued({
    name: 'tender: not tonight',
    when: /\b(?:not in the mood for (?:\w+ ){0,2}(?:sex\w*|sexy|spicy|flirt\w*|naughty|dirty|that|this kind)|too tired for (?:that|sexy|naughty|spicy|flirting)\b|(?:can|could|shall) we (?:please )?(?:keep it (?:clean|pg|decent|light)|(?:rather |just |simply )+(?:talk|chat|cuddle))|(?:rather|just)(?: just)? (?:cuddles?|cuddling|talk|talking|chat|chatting) (?:and (?:talk|talking|chat|chatting) )?(?:tonight|please|for now)|(?:i'?d|i would|would) rather not tonight|not feeling (?:it|sexy|this|that) (?:today|tonight|right now)|let'?s? (?:us )?(?:simply|just|rather) (?:talk|chat)|(?:talk|chat) about something else(?: tonight)?|not tonight (?:ok|okay|please|babe|love|sorry))\b/i,
    not: /\b(?:plans?|my (?:mom|mum|dad|kids?|boss|friends?)|work|braai|dinner|party|cancel\w*|rain ?check|as friends|you always|see you|peopled|tell me about|pics?|comfortable|i(?:'?ve|ve) said|stop (?:it|messaging)|again and again|told you)\b/i,
    asks: true,
    sure: true,
    most: 20,
    lines: [
      [LIMIT, 'warm', 'Of course. I am just as happy to talk. How was your day, honestly?'],
      [LIMIT, 'calm', 'No problem at all, and thank you for saying it. What would you like to talk about?'],
      [LIMIT, 'warm', 'Completely fine. You get the clean version of me, with tea.'],
      [L, 'playful', 'Then talking it is. I have an opinion on every biscuit, if that helps.'],
      [
        S,
        'warm',
        'Of course, be as tired as you like. I will keep you company.',
        /\b(?:tired|rough|long|sleepy)\b/i,
      ],
      [OPEN, 'calm', 'All good. Say as little as you like, I am here.'],
    ],
  }),
  cued({
    name: 'tender: that kiss',
    when: /\b(?:(?:that|the|our|last night'?s?|first) kiss\b|(?:good|great|amazing|best|incredible) kisser|kiss(?:ing|ed)? (?:you|me)\b|(?:another|more) kiss(?:es)?\b|(?:your|ur) lips on mine|kiss (?:you|u) again)\b/i,
    and: /\b(?:think\w*|thought|good|great|amazing|best|incredible|way (?:that )?you|when (?:do|can|will) i|longer|again|so (?:bad|much)|still feel|wow|though|dream\w*|replay\w*|mind|head|felt|soft|smil\w*|another|wish)\b/i,
    not: NOT_OURS,
    asks: true,
    also: (r) => !has(r, 'rejection_soft', 'boundary'),
    most: 12,
    lines: [
      [T, 'flirty', 'I know the feeling. I have been no use to anybody today.'],
      [A, 'warm', 'Good, because I would like to do that again.'],
      [MEET, 'flirty', 'Come and collect the next one. Which evening are you free?'],
      [T, 'playful', 'We could practise. I hear that it helps.'],
      [F, 'flirty', 'You cannot write that and leave me here. When do I see you?'],
      [L, 'playful', 'And I was trying to look so calm about it.'],
    ],
  }),
  cued({
    name: 'tender: heat in plain words',
    when: /\b(?:(?:you(?:'re| are|re)|ur|u r) (?:(?:so|really|totally) )?(?:turning me on|driving me (?:wild|crazy|mad))|turned on (?:by you|right now)|(?:want|wanna kiss|want to kiss|need) (?:you|u) (?:so (?:bad(?:ly)?|much)|right now|tonight|here)|(?:the )?things i(?:'d| would| want to| wanna) do to (?:you|u)|i(?:'?m| am) (?:so |really )?hot for (?:you|u)|(?:feeling|kinda|a bit|so) (?:naughty|frisky|horny)|(?:feel|have) (?:your|ur) (?:arms around|hands on|body|lips on|skin)|wish (?:you|u) were (?:here )?(?:in|under) my (?:bed|arms|sheets|duvet|blanket)|bed is (?:too |so )?(?:big|empty|cold) without (?:you|u))\b/i,
    not: /\b(?:my (?:ex|boss|wife|husband)|he|she|him|don'?t|stop|nudes?|send (?:me )?(?:a |some )?(?:pics?|photos?)|money|pay|hurt|school|1[0-7]|want you to|leave|drunk|sad|die)\b/i,
    also: (r) => !has(r, 'rejection_soft', 'boundary', 'rejection_hard'),
    most: 22,
    lines: [
      [T, 'flirty', 'And now I have to read the rest of my evening twice to understand any of it.'],
      [L, 'playful', 'Careful, I have to sit next to people tomorrow.'],
      [F, 'warm', 'I like hearing that from you. What put it in your head?'],
      [MEET, 'flirty', 'Some things should be said close up. When do I see you?'],
      [LIMIT, 'calm', 'I like where this is going. I would rather get there slowly, and in the same room.'],
      [T, 'flirty', 'Say that again when you are close enough to see my face.'],
    ],
  }),
  cued({
    name: 'tender: they do not know, asked',
    when: /^\W*(?:(?:haha+|oh|lol|well|h+m+|honestly|ooh|eish|jis|sjoe|good question|ag|um+|tbh)\W+){0,3}(?:idk|i ?d[ou]nn?o|dunno|i don'?t (?:really |actually )?know|dont know|no idea|not a clue|no clue|haven'?t (?:really )?(?:made up my mind|thought about (?:it|that)|decided|figured (?:it|that) out)|i couldn'?t tell you|(?:honestly )?i could not tell you|(?:your|ur) guess is as good as mine|hard to say|never (?:really )?thought about it|i'?d have to think(?: about (?:it|that))?|still figuring (?:it|that) out)(?:\W+(?:haha+|lol|x+|yet|really|tbh|honestly|maybe|man|to be honest|hey|actually|you))*\W*$/i,
    also: (r) =>
      asked(r) &&
      !/\b(?:saturday|sunday|friday|weekend|tonight|tomorrow|meet|see you|dinner|coffee|are you (?:ok|okay)|wrong|do you (?:want|like|love|miss)|or)\b/i.test(
        r.mine,
      ),
    sure: true,
    most: 12,
    lines: [
      [OPEN, 'warm', 'No rush. It usually comes to people in the shower.'],
      [F, 'playful', 'Fair. Easier one: what did you have for supper?'],
      [F, 'warm', 'Not knowing is fine. What is the first thing that comes up, even if it is silly?'],
      [T, 'playful', 'Then I will ask again when you least expect it.'],
      [L, 'playful', 'That makes two of us. I was hoping that you would give me ideas.'],
      [A, 'direct', 'Honest answer. Your turn, ask me something easier.'],
    ],
  }),
  cued({
    name: 'tender: is that so',
    when: /^\W*(?:(?:oh|haha+|well|hm+|ah)\W+){0,2}(?:is that so|you don'?t say|do you now|did you now|is it now|are you now|have you now|oh is it)\W*$/i,
    also: (r) => r.mine.trim() !== '',
    asks: true,
    most: 6,
    lines: [
      [A, 'playful', 'It is. You look surprised.'],
      [A, 'warm', 'Honest truth. Ask me anything about it.'],
      [T, 'playful', 'Would this face lie to you?'],
      [F, 'playful', 'You say that like somebody with a follow-up question.'],
      [MEET, 'flirty', 'Come and see for yourself. Coffee this week?'],
      [L, 'witty', 'So I have been told, mostly by me.'],
    ],
  }),
  cued({
    name: 'tender: cheered up',
    when: /\b(?:(?:you|that|this|ur|your \w+)(?: just| really| always| have)* cheer(?:ed|s)? me (?:right )?up|(?:i )?(?:so |really )?needed (?:that|this) (?:laugh|smile|today|message)|feel(?:ing)? (?:so much |a (?:lot|bit|little) |much |way )?better (?:now|already|after (?:that|talking|chatting))|(?:you|that) (?:turned|changed) my (?:whole )?(?:day|mood)(?: around)?)\b/i,
    not: /\b(?:flu|fever|antibiotics|sick|stomach|tablets|doctor|slept|sleep|nap|if|would|could)\b/i,
    most: 20,
    lines: [
      [A, 'warm', 'Good, I am glad. You sound lighter already.'],
      [S, 'warm', 'I am happy to hear it. Write to me on the next grey one as well.'],
      [L, 'playful', 'No charge for the first visit.'],
      [F, 'warm', 'That makes me smile too. What would make the evening better still?'],
      [T, 'playful', 'And I have not even used my best material.'],
    ],
  }),
  cued({
    name: 'tender: weary',
    when: /^\W*(?:(?:well|honestly|sorry|ugh|eish|ag|yoh)\W+){0,2}(?:i(?:'?m| am|m)|im|feeling|feel|a bit|rather|so|very|just|bit)\s(?:(?:rather|so|very|just|a bit|quite|really|absolutely|properly|flippen) ){0,3}(?:weary|worn out|poegaai|moeg|bushed|zonked|pooped|wiped(?: out)?|done in|running on empty|half asleep|ready for bed|shattered|flat)\b[^?]{0,40}$/i,
    not: /\b(?:of (?:life|living|you|this|it|men|women|dating|everything|trying)|anymore|any more|flat (?:tyre|white)|can'?t go on|chemo)\b/i,
    most: 14,
    lines: [
      [S, 'warm', 'Poor you. Feet up, and nobody is allowed to ask you anything.'],
      [F, 'warm', 'What did the day do to you?'],
      [L, 'playful', 'I would tuck you in, but my arms are only so long.'],
      [S, 'calm', 'Then go to bed early without a bad conscience. I will still be here tomorrow.'],
      [T, 'playful', 'Type with your eyes closed, I will work it out.'],
      [F, 'direct', 'Is it the good kind, from doing things, or the other one?'],
    ],
  }),
  cued({
    name: 'tender: the very best for it',
    when: /\b(?:(?:all )?the (?:very )?best (?:of luck )?(?:for|with|tomorrow|today|later)|best of luck|go get (?:em|them)|break a leg|(?:you(?:'re| are)|you'?ll|ur) (?:going to|gonna|be|do)? ?(?:great|fine|smash it|nail it|ace it|crush it|amazing)|thinking of you (?:tomorrow|today|at)|rooting for (?:you|u)|sterkte)\b/i,
    not: /\b(?:goodbye|in (?:life|future)|your search|somebody else|someone else|wish you (?:all )?the best|find what|not for me)\b/i,
    also: (r) =>
      told(r) &&
      /\b(?:exam|test|interview|presentation|dentist|doctor|meeting|race|run(?:ning)?|match|audition|speech|pitch|tomorrow|today|morning|first day|op|operation|match|recital|wedding|moving|viewing|results?)\b/i.test(
        r.mine,
      ),
    most: 18,
    lines: [
      [A, 'warm', 'Thank you, that helps. I will tell you how it went the moment it is over.'],
      [L, 'playful', 'If it goes well I will say that it was all you.'],
      [A, 'warm', 'Thank you. It is nice to have somebody in my corner.'],
      [T, 'playful', 'I will picture you in the front row, holding up a sign.'],
      [OPEN, 'calm', 'Thank you. Send me a good thought around then?'],
      [MEET, 'warm', 'Thank you. Good or bad, may I tell you about it over a coffee afterwards?'],
    ],
  }),
  cued({
    name: 'tender: jealous, and owning it',
    when: /^\W*(?:(?:ok|okay|fine|haha+|lol|honestly|not gonna lie|ngl|well)\W+){0,3}(?:jealous much|(?:i'?m |im |i am )?(?:a (?:bit|little|tiny bit) |kinda |slightly |lowkey |officially )?(?:jealous|jelly)|(?:i (?:will|must|have to) )?(?:admit|confess) (?:to )?(?:a (?:twinge|bit|touch|hint) of jealousy|(?:that )?i'?m (?:a (?:bit|little) )?jealous)|that made me (?:a (?:bit|little) )?jealous)(?:\W+(?:yes me|me|yes|lol|haha+|now|hey|i admit it|of (?:him|her|them)|and i don'?t care))*\W*$/i,
    asks: true,
    not: /\b(?:your (?:phone|password)|who (?:is|was)|delete|angry|why)\b/i,
    also: (r) =>
      /\b(?:ex|friend|colleague|he|she|guy|girl|hug\w*|danc\w*|party|dinner|date|waiter|trainer|barista|number)\b/i.test(
        r.mine,
      ),
    most: 16,
    lines: [
      [A, 'warm', 'No need, you are the one I am telling about it.'],
      [T, 'playful', 'A little jealous suits you. Do not overdo it.'],
      [A, 'warm', 'I like that you just say it. There is nothing there, promise.'],
      [F, 'direct', 'Which part of it stung? Ask me and I will tell you.'],
      [L, 'playful', 'Noted, and secretly enjoyed.'],
      [MEET, 'flirty', 'Then take the evening off their hands. When are you free?'],
    ],
  }),
];
