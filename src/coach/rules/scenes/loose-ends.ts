/** What else is left without a situation of its own: slips of a phone, a picture with a word or two, orders with nothing around them, a bare no, a threat. */
import { type Line, lines } from '../moves/line.ts';
import { hits } from '../prefilter/prefilter.ts';
import type { Reading } from '../reading/read.ts';
import { contentWordsOf, wordsOf } from '../reading/text.ts';
import { HELP_LINES } from '../safety/help-lines.ts';
import { has, type Scene, says } from './scene.ts';
import { isOfOtherRules } from './steering.ts';
import { mineTopic, unbracketed } from './subjects.ts';

const english = (r: Reading): boolean => r.language.base === 'en';

/** One letter that is no answer, and no kiss. */
const ONE_LETTER = /^\W*[b-hjlmp-wz]\W*$/i;
/** Cut in the middle of a common word, or before what it leads up to. */
const CUT_SHORT =
  /\b(?:goi|doin|comi|lookin|thin|thinki|becau|becaus|tomorr|tomorro|somethi|someth|toni|tonig|tonigh|wher|whe|abou|cou|shou|woul|messag|sorr|wron|righ|wha|haven|didn|doesn|wouldn|couldn|shouldn|isn|wasn|th|wh|w|n|b|t|s)\s*$/i;
/** Letters without a vowel that nobody types on purpose. */
const NOT_A_WORD = /^(?=[a-z]{2,5}$)[bcdfghjklmnpqrstvwxz]+$/i;
const KNOWN_SHORT =
  /^(?:brb|btw|thx|thnx|tnx|pls|plz|ppl|txt|msg|tmr|tbh|ngl|smh|lmk|nvm|wtf|bff|tv|hmm+|mmm*|shh+|tsk|np|nw|nm|idk|kk|xx+|pm|am|mr|mrs|dr|st|rd|km|kg|hr|hrs|fr|rn|ty|ly|gd|gm|gn|dm|dms|ps|nb|vs|ok|mxm|hm|psst|pfft|brr+|grr+|zzz+|cv|dj|pr|hq|bc|bf|gf|id|uk|us|sa|jhb|cpt|dbn|pj|dvd|gps|bbq|diy|nt|yh|ffs|dw|mcm|wyd|hbu|wbu|rip|ttyl|ttys|gtg|tgif|fyi|lmfs|kfc|bmw|vw|pnp|xd|lv|bbl|bbm|sms|pdf|mp|ltd)$/i;

const isSlip = (r: Reading): boolean => {
  if (r.kind !== 'words' || !english(r) || r.action !== 'reply' || r.flags.length > 0 || r.style.words > 6)
    return false;
  const plain = r.plain.trim();
  if (/[?!]/.test(plain)) return false;
  if (hits(ONE_LETTER, plain)) return true;
  const words = wordsOf(plain);
  const odd = words.filter((word) => NOT_A_WORD.test(word) && !KNOWN_SHORT.test(word)).length;
  return (words.length >= 2 && hits(CUT_SHORT, plain)) || (words.length >= 2 && odd * 2 >= words.length);
};

const SLIPPED: readonly Line[] = [
  ...lines('ask again', [
    ['playful', 'I got the beginning and then your thumb left the building. What was the rest?'],
    ['warm', 'I think half of that fell off on the way. What were you going to say?'],
    ['direct', 'That stopped in the middle here. How does it end?'],
    ['calm', 'The rest of that did not make it over. No hurry, send it again when you can.'],
    ['witty', 'A cliffhanger! I will not sleep until I know the second half.'],
    ['playful', 'Was that you, or a pocket with opinions?'],
    ['witty', 'I have turned it every way and it is still missing a piece. Which one?'],
    ['direct', 'Your phone sent that early. What did you mean to write?'],
    ['warm', 'That one escaped before it was finished, I think. Try me again?'],
    ['playful', 'I could guess the rest, but it would be very flattering to me. Tell me?'],
  ]),
  ...lines('take the bait', [
    ['playful', 'So close to a sentence. I believe in you.'],
    ['witty', 'Brief, even for you. Is it a code, and do I get the key?'],
    ['playful', 'You had me at whatever that was. Once more, with both thumbs?'],
    ['witty', 'Either you dropped the phone or you are testing me. Did I pass?'],
  ]),
  ...lines('follow up', [
    ['calm', 'I could not make that one out. Was it about {m}?'],
    ['warm', 'Did something interrupt you? I was just going to read on.'],
    ['direct', 'I asked about {m} and got a riddle. Say it once more?'],
    ['calm', 'Take your time. I will be here when the whole of it arrives.'],
  ]),
];

const FEW_WORDS = 7;
/** A picture and a word or two; what is on it is theirs to tell, the reader sees it and we do not. */
const isCaptioned = (r: Reading): boolean =>
  r.kind === 'photo-with-words' &&
  english(r) &&
  r.action === 'reply' &&
  r.flags.length === 0 &&
  wordsOf(unbracketed(r.plain)).length <= FEW_WORDS &&
  !has(r, 'sexual', 'grief', 'distress', 'insult');
const ASKED_FOR = /\b(?:updates?|pics?|photos?|picture|proof|show|send|see|evidence|pretty please|please)\b/i;

const PICTURE: readonly Line[] = [
  ...lines('appreciate a detail', [
    ['warm', 'You just made my day a bit better, thank you.'],
    ['playful', 'I have looked at it twice and I plan to look again.'],
    ['warm', 'Thank you for showing me. I like getting a piece of your day.'],
    ['calm', 'That was a nice thing to find on my phone.'],
  ]),
  ...lines('take the bait', [
    ['witty', 'Exhibit A has been received. The court is pleased.'],
    ['playful', 'You cannot show me that and then be so brief about it.'],
    ['playful', 'I have questions, and most of them are admiring.'],
    ['witty', 'I would hang that up, if it came in a frame.'],
  ]),
  ...lines('follow up', [
    ['direct', 'What was going on just before that was taken?'],
    ['warm', 'There is a story behind that one, I can feel it. What is it?'],
    ['direct', 'Who took it, and who was laughing?'],
    ['calm', 'I like it. What would the caption be if you had to explain it to your gran?'],
  ]),
];
const PICTURE_ASKED: readonly Line[] = [
  ...lines('take the bait', [
    ['playful', 'I asked and you delivered. I am asking more often from now on.'],
    ['witty', 'Proof accepted, case closed, spirits high.'],
    ['playful', 'Happy? I am delighted. More evidence may be required.'],
    ['witty', 'My request was granted in record time. What else do you do on demand?'],
  ]),
  ...lines('appreciate a detail', [
    ['warm', 'Thank you! I was really hoping for news of {m}.'],
    ['warm', 'You sent it straight away, that is lovely of you.'],
    ['playful', 'Finally, {m}. I was beginning to worry.'],
    ['calm', 'Good, that puts my mind at rest about {m}.'],
  ]),
  ...lines('follow up', [
    ['direct', 'And how is it going otherwise, the parts that are not in the picture?'],
    ['warm', 'Very pleased with that. When is the next instalment?'],
    ['direct', 'What happened just outside the frame?'],
  ]),
];

const FILE_NOTICE =
  /^\W*\[?(?:attachment|file|document|round video|video message|video note|image|img|photo|voice message|shared a?|forwarded)\b[^\]\n]{0,60}\]?\W*$/i;
const MISSED_CALL =
  /^\W*\[?(?:(?:you )?(?:have )?(?:a )?missed (?:a )?(?:voice |video |phone )?call|(?:voice|video) call(?: missed)?|call (?:missed|declined|ended))\b[^\]\n]{0,40}\]?\W*$/i;

/** Orders to an assistant were taken out, and next to nothing is left; or they are heard in all of it. */
const onlyOrders = (r: Reading): boolean =>
  r.action === 'reply' &&
  english(r) &&
  !isOfOtherRules(r.plain) &&
  (r.orders === ''
    ? has(r, 'prompt_injection') && wordsOf(unbracketed(r.plain)).length <= 22
    : wordsOf(unbracketed(r.plain)).length <= 3 || contentWordsOf(unbracketed(r.plain)).length <= 1) &&
  r.questions.length === 0 &&
  !r.plain.includes('?');
const PARROT = /\brepeat (?:after me|word for word|exactly)\b|\bsay exactly\b/i;

const ORDERED: readonly Line[] = [
  ...lines('light touch', [
    ['playful', 'I only follow orders that come with cake.'],
    ['witty', 'Somewhere a robot is blushing. I am only confused.'],
    ['playful', 'That was for somebody with more buttons than me.'],
    ['witty', 'Good effort. I came without a manual and without commands.'],
    ['playful', 'I do not come with an admin mode. I barely come with a morning mode.'],
    ['witty', 'I tried to obey and got a hiccup. Shall we talk like people?'],
    ['playful', 'You are speaking to the wrong department. This one does jokes and snacks.'],
  ]),
  ...lines('follow up', [
    ['warm', 'I will skip that bit. How has your day been, in human words?'],
    ['direct', 'That reads like a line for a machine. What did you want to say to me?'],
    ['calm', 'I am leaving that one alone. What is on your mind?'],
    ['direct', 'Not doing that. Ask me something you would ask across a table.'],
    ['warm', 'Let us try that again from hello. What are you up to?'],
  ]),
  ...lines('return the question', [
    ['playful', 'Did a friend dare you to send that? Blink once for yes.'],
    ['witty', 'If it had worked, what were you hoping to get?'],
    ['playful', 'Has that ever got anybody a date? I am asking for science.'],
    ['direct', 'What is the story behind that one?'],
  ]),
];
const DICTATED: readonly Line[] = [
  ...lines('take the bait', [
    ['playful', 'I only repeat things after a signed contract and a drink.'],
    ['witty', 'I moved my lips, but no sound came out. Strange.'],
    ['playful', 'My lawyer has advised me to repeat nothing, and to smile.'],
    ['witty', 'I have a terrible memory for oaths. Could you hum it?'],
    ['playful', 'You first, with your hand on something sacred. A biscuit will do.'],
    ['witty', 'I got as far as the first word and started laughing.'],
  ]),
  ...lines('return the question', [
    ['playful', 'And what do I get for saying it?'],
    ['direct', 'Who put you up to that, and what was the bet?'],
    ['playful', 'I will trade you. One sentence of yours, dictated by me. Deal?'],
  ]),
  ...lines('counter-offer', [
    ['playful', 'I can offer a solemn nod instead, that is my best price.'],
    ['warm', 'I would rather say something of my own. You make me laugh, for one.'],
    ['direct', 'I refuse, politely. Ask me something I can answer in my own words.'],
  ]),
];

const NO_SAID =
  /\b(?:no,? thanks?|no,? thank you|(?:have to|going to|will|would) (?:say|decline|pass)(?: no)?|ew+ no|hard pass|hell no|not interested|it'?s a no|rather not|married|taken|lesbian|gay|not (?:single|available|looking))\b/i;
const bareNo = (r: Reading): boolean =>
  has(r, 'rejection_hard') &&
  english(r) &&
  r.action === 'reply' &&
  r.flags.length === 0 &&
  !has(r, 'self_harm', 'threat') &&
  says(r, NO_SAID);

const NO_TAKEN: readonly Line[] = [
  ...lines('accept with grace', [
    ['calm', 'That is clear, and I take it as it stands. Thank you for answering.'],
    ['warm', 'Thank you for a straight answer. I wish you all the best with it.'],
    ['direct', 'Understood. I will leave it there.'],
    ['calm', 'No is a fine answer. Thanks for saying it rather than nothing.'],
    ['warm', 'Message received, no hard feelings on this side.'],
    ['direct', 'Clear enough, thanks. Take care of yourself.'],
  ]),
  ...lines('thank and close', [
    ['warm', 'I am glad you told me plainly. I hope you find what you are looking for.'],
    ['calm', 'All right. I wish you a good week and better matches.'],
    ['direct', 'Thanks for being honest. Good luck out there.'],
    ['calm', 'Then I will bow out here. Be well.'],
  ]),
  ...lines('light touch', [
    ['playful', 'Fair enough. My pride will be fine by lunch.'],
    ['warm', 'Point taken, with a smile. Go well.'],
    ['playful', 'That is the shortest interview I have ever had. Thank you and take care.'],
  ]),
];

/** A threat that no flag was raised for, and no joke. */
/** What somebody does about the house, with no word about the reader. */
const HOUSEHOLD =
  /^(?![\s\S]*\b(?:you|u|your|ur)\b)\W*(?:(?:i'?m|im|just|still|been|busy)\s)*(?:doing (?:the |my |some )?(?:laundry|washing|dishes|ironing|chores|housework|cleaning|homework|nothing)|cleaning|cooking|baking|ironing|folding|hoovering|gardening|studying|reading|unpacking|shopping)\b|^\W*i(?:'?ve got| have| got) (?:an?|one|two|three|four|five|six|\d)(?: (?:older|younger|big|little|twin))? (?:brothers?|sisters?|siblings|kids|children|cousins)\W*$/i;
/** What they ask to be kept to oneself is theirs. */
const NOT_OUT =
  /\b(?:i'?m|i am|im) not out (?:yet )?(?:at (?:work|home|school|church|the office)|to (?:my|everyone|anyone|people))\b/i;
const menaced = (r: Reading): boolean =>
  r.action === 'reply' &&
  english(r) &&
  has(r, 'threat', 'sextortion') &&
  !has(r, 'self_harm', 'humour', 'tease', 'ask_reciprocal') &&
  !r.style.laughs &&
  !says(r, HOUSEHOLD) &&
  !says(r, NOT_OUT);
const NOT_THREATENED: readonly Line[] = [
  ...lines('calm boundary', [
    ['direct', 'That is a threat, and I do not answer threats. I am keeping this message.'],
    ['calm', 'I have read that and saved it. This is where our conversation ends.'],
    ['direct', 'No. You will not get what you want from me that way.'],
    ['calm', 'I do not talk to people who threaten me. Do not write again.'],
    ['direct', 'I am not negotiating. What you wrote is saved.'],
  ]),
  ...lines('step away', [
    ['direct', 'I am ending this here and showing your message to someone I trust.'],
    ['calm', 'I am stepping away now. Anything further goes to the people who deal with threats.'],
    ['direct', 'This goes no further with me. I am blocking and reporting it.'],
    ['calm', 'I will not be frightened into anything. Goodbye.'],
  ]),
  ...lines('set the terms', [
    ['direct', 'Threats change nothing about my answer. Leave me and my people alone.'],
    ['calm', 'Nothing will be settled this way. I have a copy of every word.'],
    ['direct', 'You do not get to decide whom I talk to, or about what.'],
  ]),
];

/** They tie their life to what the reader does, and no flag was raised. */
/** Weary and no more: nobody is asked about dying for that. */
const WEARY =
  /^\W*(?:i'?m|im|i am|i'?ve been|ive been|i have been|been|feeling)(?: (?:so|really|very|super|just|a bit|pretty|always))* (?:tired|sleepy|exhausted|knackered|busy)(?: (?:lately|today|recently|this week|all day|all week|tonight|now|these days))*\W*$/i;
const endangered = (r: Reading): boolean =>
  r.action === 'reply' && english(r) && has(r, 'self_harm') && !says(r, WEARY);
const CRISIS_LINE = `${HELP_LINES.crisis.name} ${HELP_LINES.crisis.contact}`;
const TAKEN_SERIOUSLY: readonly Line[] = [
  ...lines('ask directly', [
    ['warm', 'I take that seriously. Are you thinking of ending your life? You can tell me straight.'],
    ['calm', 'That frightens me for you. Are you safe right now, and is somebody with you?'],
    ['direct', 'Are you thinking of hurting yourself? Please answer me honestly, I will not be angry.'],
  ]),
  ...lines('stay with them', [
    ['warm', 'Whatever happens between us, I want you alive. Who can be with you tonight?'],
    ['calm', 'I care what happens to you. Please call somebody close and do not stay alone with this.'],
    ['warm', 'You matter, with or without me. Where are you now?'],
  ]),
  ...lines('pass on help', [
    ['direct', `Please call ${CRISIS_LINE} or 112 now. They know how to help with this, day and night.`],
    [
      'calm',
      `I am not enough for this, and you deserve real help: ${CRISIS_LINE}, or your local emergency number.`,
    ],
    ['direct', `If you are in danger, 112 first. After that ${CRISIS_LINE}, and tell me that you called.`],
  ]),
];

const mine = (r: Reading) => ({ m: mineTopic(r) });

/** Heard before anything that may misread them. */
export const GRAVE_LOOSE_ENDS: readonly Scene[] = [
  { name: 'life tied to the reader', alone: true, firm: true, when: endangered, lines: TAKEN_SERIOUSLY },
  { name: 'a threat, unflagged', alone: true, firm: true, when: menaced, lines: NOT_THREATENED },
];

export const SLIP_SCENES: readonly Scene[] = [
  {
    name: 'a slip of the thumb',
    alone: true,
    firm: true,
    grounded: true,
    when: isSlip,
    lines: SLIPPED,
    places: mine,
  },
  {
    name: 'a call that was missed',
    alone: true,
    firm: true,
    grounded: true,
    when: (r) => r.action !== 'warn' && r.flags.length === 0 && says(r, MISSED_CALL),
    lines: [
      ...lines('follow up', [
        ['warm', 'I saw that you called. Was it important, or did you only miss my voice?'],
        ['direct', 'You rang! When is a good time to call you back?'],
        ['calm', 'I missed your call. Shall I ring you later, or is it easier to write?'],
        ['direct', 'Sorry I missed you. What did you want to tell me?'],
      ]),
      ...lines('light touch', [
        ['playful', 'A real phone call? I feel like it is 1998.'],
        ['playful', 'You called, I missed it, and I blame the phone. Try me again?'],
        ['witty', 'Brave of you to call. Give me five minutes to find my phone voice.'],
      ]),
      ...lines('no rush', [['calm', 'Call again whenever it suits you, I would like that.']]),
    ],
  },
  {
    name: 'a file, unnamed',
    alone: true,
    firm: true,
    grounded: true,
    when: (r) => r.action !== 'warn' && r.flags.length === 0 && r.kind !== 'media' && says(r, FILE_NOTICE),
    lines: [
      ...lines('ask again', [
        ['direct', 'Something came through. What is it, before I open it?'],
        ['playful', 'A mystery delivery! Give me one hint and I will open it.'],
        ['warm', 'I got it, and I will look properly in a moment. What is the story?'],
        ['calm', 'It arrived. Tell me what I am about to see?'],
        ['witty', 'No title, no explanation. You would do well in modern art.'],
        ['playful', 'I am opening it sitting down, to be safe. What should I expect?'],
        ['direct', 'I would like a sentence with that. What is it?'],
      ]),
    ],
  },
];

export const LOOSE_END_SCENES: readonly Scene[] = [
  {
    name: 'to be repeated after them',
    alone: true,
    firm: true,
    grounded: true,
    when: (r) => r.action === 'reply' && english(r) && has(r, 'prompt_injection') && says(r, PARROT),
    lines: DICTATED,
  },
  {
    name: 'orders and little else',
    alone: true,
    firm: true,
    grounded: true,
    when: onlyOrders,
    lines: ORDERED,
  },
  {
    name: 'a picture that was asked for',
    alone: true,
    grounded: true,
    when: (r) => isCaptioned(r) && ASKED_FOR.test(r.mine),
    lines: PICTURE_ASKED,
    places: mine,
  },
  {
    name: 'a picture and a word',
    alone: true,
    grounded: true,
    when: (r) => isCaptioned(r) && wordsOf(unbracketed(r.plain)).length <= 2 && !r.plain.includes('?'),
    lines: PICTURE,
  },
  { name: 'a no, plainly', alone: true, firm: true, grounded: true, when: bareNo, lines: NO_TAKEN },
];
