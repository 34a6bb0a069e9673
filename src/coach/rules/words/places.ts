/** Where the words of a line come from: the message's own phrases, times and questions. */

import { hits } from '../prefilter/prefilter.ts';
import { latin } from '../reading/pattern.ts';
import type { Phrase } from '../reading/phrases.ts';
import type { Question } from '../reading/questions.ts';
import { turnAround, wordsOf } from '../reading/text.ts';
import { verbForm } from '../reading/verbs.ts';
import {
  DETERMINERS,
  DULL_NOUNS,
  FUNCTION_WORDS,
  isVerbForm,
  PREPOSITIONS,
} from '../reading/word-classes.ts';
import type { Reading } from '../reading.ts';
import type { Slot, Slots } from './fill.ts';

const place = (phrase: Phrase | undefined): Slot | undefined =>
  phrase && { words: phrase.theirs, plural: phrase.plural };
const barePlace = (phrase: Phrase | undefined): Slot | undefined =>
  phrase && { words: phrase.bare, plural: phrase.plural };

/** Phrases that an answer may take up: theirs rather than the reader's, and no times. */
export const anchorsOf = (reading: Reading): Phrase[] =>
  reading.phrases.filter(
    (phrase) =>
      !phrase.readers &&
      phrase.weight > 0.8 &&
      phrase.bare.length <= 40 &&
      (phrase.sure ||
        (phrase.kind === 'activity' && verbForm(phrase.bare) === undefined) ||
        namesASubject(phrase, reading)),
  );

/** A bare noun is trusted only where a subject that the coach knows stands in it. */
const namesASubject = (phrase: Phrase, reading: Reading): boolean =>
  verbForm(phrase.bare)?.form !== 'base' &&
  reading.topics.some(({ start, quote }) => start >= phrase.start && start + quote.length <= phrase.end);

/** `your take`: asked for, not owned. */
const NOT_OWNED =
  /^(?:take|opinion|opinions|thoughts|view|views|type|name|side|turn|answer|plans?|day|week|weekend|age|height|sign|life)$/;

export function placesOf(reading: Reading): Slots {
  const anchors = anchorsOf(reading);
  const [a, b, c] = anchors;
  const mine = reading.phrases.find(
    (phrase) => phrase.readers && /^(?:your|ur)\s/i.test(phrase.text) && !NOT_OWNED.test(phrase.head),
  );
  // In a long message the last question is the one that is left standing.
  const question = reading.style.words > 60 ? reading.questions.at(-1) : reading.questions[0];
  const first = question && noun(reading, question)?.words;
  const second = reading.questions.slice(1).find((other) => {
    const words = noun(reading, other)?.words;
    return words !== undefined && words !== first;
  });
  return {
    a: place(a),
    b: place(b),
    c: place(c),
    abare: barePlace(a),
    bbare: barePlace(b),
    mine: barePlace(mine),
    person: barePlace(anchors.find(({ kind }) => kind === 'person')),
    q: question && noun(reading, question),
    qc: question && clause(question),
    q2: second && noun(reading, second),
    need: question && { words: needOf(question) },
  };
}

/** The noun that a question turns on, for `the kids question`. */
function noun(reading: Reading, question: Question): Slot | undefined {
  const phrase = reading.phrases.find(({ start, end }) => start >= question.start && end <= question.end);
  if (phrase)
    return {
      words: phrase.bare.replace(/^(?:decent|good|best|nice|favou?rite)\s+/i, ''),
      plural: phrase.plural,
    };
  const words = wordsOf(question.text).filter(
    (word) =>
      word.length > 2 &&
      !DETERMINERS.has(word) &&
      !/^(?:tall|old|big|far|long|often|bad|good|how's|what's|who's|heyy+)$|'/.test(word) &&
      !FUNCTION_WORDS.has(word) &&
      !PREPOSITIONS.has(word) &&
      (!isVerbForm(word) || /^(?:work|travel|dance|date|sleep|drink|cook|move|vote)$/.test(word)) &&
      (!DULL_NOUNS.has(word) || /^(?:name|weekend|week|plans?|day|night|story|morning)$/.test(word)),
  );
  const word = words.at(-1);
  return word ? { words: word } : undefined;
}

const AUX = '(?:do|does|did|would|could|can|will|have|are|were|is|was|should)';
const ASKED_WITH_WORD = new RegExp(
  `^(what|where|when|who|why|how|which(?: \\w+)?|what \\w+|how \\w+) (${AUX}) (?:you|u) (.+)$`,
  'i',
);
const ASKED_WITHOUT = new RegExp(`^(${AUX}) (?:you|u) (.+)$`, 'i');

/** The question seen from the reader: `what did you get up to?` is `what I got up to`. */
export function clause(question: Question): Slot | undefined {
  const text = question.text
    .replace(/(?:\s|[?!.]|\p{Extended_Pictographic}|\uFE0F)+$/u, '')
    .replace(/^(?:(?:so|and|but|ok|okay|hey|haha|lol|well|also|then|honestly|btw|anyway|oh)[,\s]+)+/i, '')
    .replace(/\s+(?:because|cos|coz|cause)\b.*$/i, '')
    .replace(/,?\s+or (?:should|do|did|are|is|am|was|would|can|will|just|not|what|nah)\b.*$/i, '')
    .replace(/\s+(?:though|btw|lol|haha|honestly|then|really|actually|even|exactly|tho)$/i, '')
    .replace(/[,\s]+$/, '');
  if (
    text.length > 70 ||
    /[,:;"]| or | (?:and|but) (?:do|did|does|are|is|was|what|where|how|why|would|have|can|which|who)\b/.test(
      text,
    )
  )
    return undefined;
  const wh = ASKED_WITH_WORD.exec(text);
  const being = /^(what|where|who|how \w+|which \w+) (are|were) (?:you|u)$/i.exec(text);
  if (being?.[1])
    return { words: `${being[1].toLowerCase()} I ${/were/i.test(being[2] ?? '') ? 'was' : 'am'}` };
  const yes = ASKED_WITHOUT.exec(text);
  if (wh?.[1] && wh[2] && !wh[3] && /^are$/i.test(wh[2])) return { words: `${wh[1].toLowerCase()} I am` };
  if (wh?.[1] && wh[2] && wh[3]) {
    const rest = meFrom(wh[3]);
    return { words: tight(`${wh[1].toLowerCase()} I ${withAuxiliary(wh[2], rest)}`) };
  }
  if (yes?.[1] && yes[2]) return { words: tight(`whether I ${withAuxiliary(yes[1], meFrom(yes[2]))}`) };
  const indirect = /\b(what|where|how|why|who|when|whether|if) (?:you|u) (.+)$/i.exec(text);
  if (indirect?.[1] && indirect[2])
    return {
      words: tight(
        `${indirect[1].toLowerCase().replace(/^if$/, 'whether')} I ${meFrom(indirect[2])
          .replace(/^are\b/i, 'am')
          .replace(/^were\b/i, 'was')}`,
      ),
    };
  return undefined;
}

/** `what I am having` is said `what I'm having`. */
const tight = (words: string): string =>
  words.replace(/\bI am (?=\p{L})/gu, "I'm ").replace(/\bI would (?=\p{L})/gu, "I'd ");

/** The rest of a question from the reader's side: `when you're not swiping` is `when I'm not swiping`. */
export const meFrom = (rest: string): string =>
  rest
    .replace(/\b(?:i'm|im)\b/gi, '\u0001')
    .replace(/\byou're\b/gi, "I'm")
    .replace(/\byou've\b/gi, "I've")
    .replace(/\b(?:i|me)\b(?!')/gi, '\u0002')
    .replace(/\b(?:you|u) were\b/gi, 'I was')
    .replace(/\b(?:you|u) are\b/gi, "I'm")
    .replace(
      /(?<=\b(?:made|makes?|kept|keeps?|lets?|helps?|helped|got|gets?|gave|gives?|tells?|told|asked|with|for|to|about|of|from|like|than|at|changed|taught|scared)\s)(?:you|u)\b/gi,
      'me',
    )
    .replace(
      /(?<=\b(?:by|near|without|see|buy|ask|call|text|meet|show|take|bring|find|invite|kiss|miss|love|fetch|hear|bother|send|want|need|know|believe|trust|judge)\s)(?:you|u)\b(?=\s+(?:an?|the|my|this|that|some|something|one|out|at|in|on|for|to|with|if|when|as|more|too|again|next|tomorrow|tonight|first|over)\b)/gi,
      'me',
    )
    .replace(latin(/\b(?:you|u)\b(?=\s+\p{L})/giu), 'I')
    .replace(/\b(?:you|u)\b/gi, 'me')
    .replace(/\b(?:my|your|ur|yours|mine|yourself|myself)\b/gi, (word) => turnAround(word))
    .replaceAll('\u0001', "you're")
    .replaceAll('\u0002', 'you');

function withAuxiliary(aux: string, rest: string): string {
  const lower = aux.toLowerCase();
  if (lower === 'did') return rest.replace(/^\w+/, (verb) => verbForm(verb)?.verb.past ?? `did ${verb}`);
  if (lower === 'do' || lower === 'does') return rest;
  if (lower === 'are') return `am ${rest}`;
  if (lower === 'were') return `was ${rest}`;
  return `${lower} ${rest}`;
}

const NEEDS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^\W*(?:and |how about |what about )?(?:you|u|hbu|wbu|yourself|yours)\W*$/i, 'your side of it'],
  [
    /\b(?:get|got|been) up to|\bwyd\b|you doing\b|what did you do\b|how was (?:your|ur)/i,
    'what you got up to',
  ],
  [/\bhow (?:are|r|have|'ve|is|was|'s)\b.*\b(?:you|u|day|week|weekend|been)\b/i, 'how your day has been'],
  [/\b(?:plans?|up to) (?:for|this|tonight|tomorrow|on)|weekend\b/i, 'your plans'],
  [/\bhow (?:tall|old)\b/i, 'your honest answer'],
  [/\bfor work|for a living|\bjob\b|your work/i, 'your work and how it suits you'],
  [/\bfavou?rite|best|worst|prefer/i, 'your pick'],
  [/\bwant kids|children|marri|religio|believe|vot(?:e|ed)|politic/i, 'your honest answer'],
  [/\bwhere (?:are|do|did|is|were|does)\b|from\?/i, 'your place'],
  [/\bname\b|called\b/i, 'the name'],
  [/\bfree\b|when (?:are|can|do)\b|available/i, 'a day that suits you'],
  [/\bever (?:been|tried|done|had|seen)|have you\b/i, 'your own story'],
  [/\b(?:like|into|fan of|think|feel|opinion|thoughts)\b/i, 'what you think'],
  [/\bwhy\b|how come/i, 'your reason'],
  [/\bhow (?:bad|long|old|many|much|often|far|good)\b/i, 'your honest answer'],
];

export const needOf = (question: Question): string =>
  NEEDS.find(([pattern]) => hits(pattern, question.text))?.[1] ?? 'your answer';
