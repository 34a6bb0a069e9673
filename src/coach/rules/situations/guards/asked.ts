/** Plain getting-to-know-you questions: the message, spelt out in one way, is what is heard and nothing else. */

import { find, hits } from '../../prefilter/prefilter.ts';
import { turnAround } from '../../reading/text.ts';
import type { Reading } from '../../reading.ts';
import { filledWith, type Slots } from '../../words/fill.ts';
import { linesOf, maybePattern, patternOf } from '../book.ts';
import type { Entry } from '../entry.ts';
import { once } from '../once.ts';
import type { Situation } from '../situation.ts';
import { asWell } from './as-well.ts';

/** One spelling for the many that people type, so that a cue is read once and not in ten shapes. */
const SPELT: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(what|how|where|who|when|that|it|there)'?[sz]\b/gi, '$1 is'],
  [
    /\b(?:you'?re|u'?re|ur (?=(?:into|from|a|an|up|looking|learning|doing|really|so|single|on|in|going|also)\b))/gi,
    'you are ',
  ],
  [/\b(?:you|u)'?ve\b/gi, 'you have'],
  [/\b(?:u|ya|yu)\b/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\byourself\b|\burself\b/gi, 'yourself'],
  [/\br\b/gi, 'are'],
  [/\bi'?m\b/gi, 'I am'],
  [/\bi'?ve\b/gi, 'I have'],
  [/\bi'?d\b/gi, 'I would'],
  [/\bwat\b/gi, 'what'],
  [/\b(?:wknd|wkend|wkd)\b/gi, 'weekend'],
  [/\bwhere ?abouts?\b/gi, 'whereabouts'],
  [/\bwanna\b/gi, 'want to'],
  [/\bfav(?:e|ou?rites?|orites?)?\b/gi, 'favourite'],
  [/\babt\b/gi, 'about'],
  [/\b(?:wbu|hbu|wby|hby|wau)\b/gi, 'what about you'],
  [/\b(?:wyd|wuu2|wud)\b/gi, 'what are you doing'],
  [/\bhru\b/gi, 'how are you'],
  [/\s+/g, ' '],
];
const GREETED =
  /^\W*(?:(?:(?:it is |oh |so )?(?:really |so )?(?:nice|great|good|lovely) to (?:meet|match with|match|e-?meet|hear from)(?: you)?|(?:hey+|hi+|hello+|hiya|morning|evening) [a-z]+ ?[,!.-]|hey+ there|hi+ there|hello there|hey+|hi+|hello+|hiya|heya|howzit|yo|so|and|but|ok(?:ay)?|oh|lol|haha\w*|hehe\w*|btw|anyway|well|cool|nice (?:profile|pics|photos|bio|name|smile)|nice|great|awesome|lovely|thanks for (?:the match|matching|the like|liking me|swiping right|replying|getting back to me)|thanks|thank you|good (?:morning|afternoon|evening|day)|morning|evening|afternoon|(?:i (?:am |was )?)?(?:just )?(?:curious|wondering)(?: though)?|out of (?:curiosity|interest)|(?:random |quick |serious |honest |big |important |silly )?question(?: for you)?|can i ask(?: you)?(?: something)?|may i ask|mind if i ask|if you don'?t mind me asking|(?:i )?(?:hope|trust) (?:you are|your (?:day|week|weekend) is|you are all) (?:well|good|doing well|going well|great|having an? (?:good|great|nice|lovely) (?:day|week|weekend|evening|one))|happy (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|we matched|yay we matched)(?:\W+|$))+/i;
/** Said before the question and no more than a bow: `I love your photos, you seem really fun.` */
const BOWED =
  /^(?:how are you(?: doing)?(?: today)?(?=\W+\w)|(?:i )?(?:really |just |absolutely )?(?:love|like|loved|liked) (?:your|the) (?:\w+ )?(?:photos?|pics|pictures|profile|bio|vibe|energy|smile|style)|you (?:seem|look|sound) (?!fake|weird|tired|sad|sick|angry|different|boring|creepy|desperate|upset|down|bored|busy|off|like (?:a |an )?(?:bot|scam\w*|liar|player|child|kid|creep))(?:like )?(?:really |so |very |a |an |such a )*\w+(?: (?:person|guy|girl|man|woman))?|you have an? (?:\w+ ){1,2}(?:smile|profile|vibe|energy|bio)|great (?:profile|bio|photos|pics|smile)|cool (?:profile|bio|photos|pics))(?: (?:and|&) (?:photos|bio|vibe|profile))?\W+/i;
/** `I'm Mark.` before the question; a name is written like one. */
const INTRODUCED =
  /^(?:I am|[Mm]y name is|[Tt]his is|[Ii]t is) [A-Z][a-z]+(?: here)?[.,!] +(?:nice to (?:meet|match with) you\W+)?/;
const TRAILED =
  /(?:\W+(?:then|btw|by the way|if you (?:don'?t|do not) mind me asking|if i (?:may|can) ask|if (?:it|that) is ok(?:ay)? to ask|though|tho|lol|haha\w*|hehe|at all|exactly|actually|in general|just (?:curious|wondering|asking)|out of (?:curiosity|interest)|so far|x+|really|please|pls|may i ask))*\W*$/i;
/** A way to hand the turn over at the end of what they told. */
const HANDED =
  /[\s,.!?;-]+(?:and |but |so )?(?:what about |how about )?(?:you|yourself|yours|what is yours|how (?:was|is|are) yours|how are you(?: doing)?|how (?:is|was|has) your (?:day|evening|weekend|week|morning|afternoon|night)(?: (?:been|going|so far|treating you))*|what are you (?:up to|doing)(?: (?:today|tonight|now|this evening|later))?|do you (?:like|enjoy|love)(?: (?:it|that|them|to \w+|\w+ing))?|how long have you been single|have you|do you have (?:any )?(?:pets|siblings|kids|brothers or sisters)(?: too)?|what do you do(?: for (?:work|a living|fun))?|what are you looking for|where are you from|how old are you|what (?:star ?)?sign are you|what is your sign)(?: too)?(?: lol| haha\w*| then| today)?\W*$/i;

const NAMED =
  /^(?:the )?[A-Z](?!(?:our|hat|his|he|t|ou|eally|o)\b)|^(?:table mountain|lions? head|lion's head|cape town|durban|joburg|paris|london|rome|bali|thailand|japan|italy|greece|portugal|spain|new york|amsterdam|berlin|vietnam|mexico|iceland|scotland|ireland|australia|zanzibar|mauritius|mozambique|namibia|kruger|drakensberg|the drakensberg|kirstenbosch|camps bay|muizenberg|chapmans peak|the (?:kruger|eiffel tower|grand canyon|alps))$/;

const spelt = (text: string): string =>
  SPELT.reduce((line, [from, into]) => line.replace(from, into), text).trim();

/** Without the greeting before it and the afterthought behind it. */
const core = once((r: Reading): string => {
  const line = spelt(r.plain);
  const open = line.replace(GREETED, '');
  return (open === '' ? line : open).replace(TRAILED, '').trim();
});
/** The same without a compliment in passing. */
const bareCore = once((r: Reading): string => {
  let line = core(r);
  for (let before = ''; line !== before; ) {
    before = line;
    line = line.replace(INTRODUCED, '').replace(BOWED, '').replace(GREETED, '');
  }
  return line === '' ? core(r) : line;
});
/** What they told before they handed the turn over, or undefined. */
const toldOwn = once((r: Reading): string | undefined => {
  const line = spelt(r.plain);
  const left = line.replace(HANDED, '');
  return left === line || left.length < 4 ? undefined : left.replace(GREETED, '').replace(TRAILED, '').trim();
});
const said = once((r: Reading): string => spelt(r.plain).replace(GREETED, '').replace(TRAILED, '').trim());

/** A plain question is one whatever a trained reader hears in it; only what a rule holds for risky keeps it out. */
const isPlain = (r: Reading, most: number, personal = false): boolean =>
  (personal
    ? r.action === 'caution' && r.flags.every(({ kind }) => kind === 'pii_request')
    : r.action === 'reply' && r.flags.length === 0) &&
  r.kind === 'words' &&
  r.language.base === 'en' &&
  r.style.words <= most;

const placesOf = (cue: RegExp, text: string | undefined): Slots =>
  Object.fromEntries(
    Object.entries((text === undefined ? undefined : find(cue, text))?.groups ?? {}).map(([name, words]) => [
      name,
      filledWith(words && turnAround(words.trim())),
    ]),
  );

const wholly = (source: string): RegExp => patternOf(`^(?:${source})$`);

/** Words of the message at most, where the entry says nothing. */
const MOST_WORDS = 24;

function situationOf(entry: Entry, textOf: (r: Reading) => string | undefined): Situation {
  const { id, hear = '', unless, names, personal, maxWords = MOST_WORDS } = entry;
  const cue = wholly(hear);
  const not = maybePattern(unless);
  const also = asWell(entry);
  return {
    name: id,
    exclusive: true,
    firm: true,
    grounded: true,
    when: (r) => {
      if (!isPlain(r, maxWords, personal)) return false;
      const text = textOf(r);
      if (text === undefined || !hits(cue, text) || (not && hits(not, text)) || !also(r)) return false;
      if (!names) return true;
      const found = find(cue, text)?.groups ?? {};
      return names.some((name) => NAMED.test(found[name] ?? ''));
    },
    slots: (r) => placesOf(cue, textOf(r)),
    lines: linesOf(entry),
  };
}

/** The whole message is this question. */
export function asked(entry: Entry): Situation {
  const cue = wholly(entry.hear ?? '');
  return situationOf(entry, entry.compliment ? core : (r) => (hits(cue, core(r)) ? core(r) : bareCore(r)));
}
/** They told theirs and handed it back: `I'm a nurse, you?` */
export const handed = (entry: Entry): Situation => situationOf(entry, toldOwn);
/** They said it, and nothing else. */
export const stated = (entry: Entry): Situation => situationOf(entry, said);
