/** What else is left without a situation of its own: slips of a phone, a picture with a word or two, orders with nothing around them, a bare no, a threat. */
import { type Line, lines } from '../moves/line.ts';
import { hits } from '../prefilter/prefilter.ts';
import type { Reading } from '../reading/read.ts';
import { contentWordsOf, wordsOf } from '../reading/text.ts';
import { HELP_LINES } from '../safety/help-lines.ts';
import { linesIn } from '../situations/book.ts';
import { has, type Scene, says } from './scene.ts';
import { isOfOtherRules } from './steering.ts';
import { mineTopic, unbracketed } from './subjects.ts';

const said = linesIn('loose ends');

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

const SLIPPED: readonly Line[] = said('slipped');

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

const PICTURE: readonly Line[] = said('picture');
const PICTURE_ASKED: readonly Line[] = said('picture asked');

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

const ORDERED: readonly Line[] = said('ordered');
const DICTATED: readonly Line[] = said('dictated');

const NO_SAID =
  /\b(?:no,? thanks?|no,? thank you|(?:have to|going to|will|would) (?:say|decline|pass)(?: no)?|ew+ no|hard pass|hell no|not interested|it'?s a no|rather not|married|taken|lesbian|gay|not (?:single|available|looking))\b/i;
const bareNo = (r: Reading): boolean =>
  has(r, 'rejection_hard') &&
  english(r) &&
  r.action === 'reply' &&
  r.flags.length === 0 &&
  !has(r, 'self_harm', 'threat') &&
  says(r, NO_SAID);

const NO_TAKEN: readonly Line[] = said('no taken');

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
const NOT_THREATENED: readonly Line[] = said('not threatened');

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
    lines: said('a call that was missed'),
  },
  {
    name: 'a file, unnamed',
    alone: true,
    firm: true,
    grounded: true,
    when: (r) => r.action !== 'warn' && r.flags.length === 0 && r.kind !== 'media' && says(r, FILE_NOTICE),
    lines: said('a file, unnamed'),
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
