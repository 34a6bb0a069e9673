/** Replies built around what the message names: subjects, phrases, questions, its own words. */
import type { Tone } from '../contract.ts';
import type { MoveName } from '../moves/line.ts';
import type { Phrase } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { wordsOf } from '../reading/text.ts';
import { PREDICATES } from '../reading/word-classes.ts';
import type { TopicMatch } from '../topics/match.ts';
import type { Candidate } from './candidate.ts';
import {
  ASKS,
  BODY_LINES,
  type Clause,
  GLAD_OPENINGS,
  OPENINGS,
  QUOTE_LINES,
  READERS_SIDE,
  SOLO_ASKS,
  SORE_ASKS,
  SORE_OPENINGS,
} from './clauses.ts';
import { fill, type Places } from './fill.ts';
import { anchorsOf } from './places.ts';
import { shuffled } from './shuffle.ts';

const candidate = (
  text: string | undefined,
  move: MoveName,
  tone: Tone,
  weight: number,
  answers = false,
): Candidate[] => (text ? [{ text, move, tone, weight, answers }] : []);

/** `pottery market` is about a market: a pack speaks only where its word is the head of its phrase. */
function usable(match: TopicMatch, reading: Reading): boolean {
  if (match.readers) return false;
  const end = match.start + match.quote.length;
  const phrase = reading.phrases.find(({ start, end: until }) => start <= match.start && end <= until);
  return !phrase || phrase.end === end || /^(?:thing|stuff|day|night|time|idea)s?$/.test(phrase.head);
}

const singular = (word: string): string | undefined =>
  /ies$/i.test(word) ? `${word.slice(0, -3)}y` : /[^su]s$/i.test(word) ? word.slice(0, -1) : undefined;

/** These are never counted: `a jazz` will not do. */
const MASS =
  /^(?:jazz|true crime|music|gym|the gym|yoga|pilates|surf|coffee|tea|rooibos|wine|gin|beer|pizza|pineapple on pizza|ramen|sushi|bread|sourdough|banana bread|karaoke|techno|amapiano|reality tv|horror|anime|poetry|netflix|showmax|curry|soup|pasta|biltong|pap|reading|rugby|cricket|golf|football|traffic|water|clay|chocolate|ice cream)$/i;

/** `{w}` where the grammar of the line suits its number: `a {w}` takes a singular, `{w} is` too. */
export function withWord(line: string, word: string): string | undefined {
  const one = singular(word);
  if (MASS.test(word) && /\b(?:a|an|any|every|each|one|which|last) \{w\}/i.test(line)) return undefined;
  const plural =
    one !== undefined && !/(?:ness|class|tennis|chess|news|physics|christmas|pancreas)$/i.test(word);
  const article =
    /\b(?:a|an|any|every|each|one|which|good|proper|decent|(?:does|is|has|was|did) (?:the|your|that)) \{w\}(?!s)/i.test(
      line,
    );
  if (plural && article && !/\{w\}[^.?!]*\{w\}/.test(line)) return fill(line, { w: { words: one } });
  if (
    plural &&
    (article ||
      /\{w\} (?:is|has|does|was|can|deserves|makes|tells|gets|shows|fixes|improves|taste|talk|choices|opinions|people|order|pick|disaster|usually)\b|\{w\}s\b/i.test(
        line,
      ))
  )
    return undefined;
  if (!plural && /\{w\} (?:are|have|were|do)\b/i.test(line)) return undefined;
  const an = line.replace(/\ba \{w\}/g, /^[aeiou]/i.test(word) ? 'an {w}' : 'a {w}');
  return fill(an, { w: { words: word } });
}

/** What stands in a question is asked of the reader, so it is no subject of theirs to ask back about. */
const outsideQuestions = (reading: Reading, start: number): boolean =>
  !reading.questions.some((question) => start >= question.start && start < question.end);

/** Lines of the packs, alone and with an opening before the question. */
export function aboutTopics(reading: Reading): Candidate[] {
  const found: Candidate[] = [];
  reading.topics
    .filter((match) => usable(match, reading) && outsideQuestions(reading, match.start))
    .slice(0, 4)
    .forEach(({ topic, word }, index) => {
      const seed = reading.plain + topic.id;
      const weight = 1.9 - index * 0.25;
      const [ask, second] = shuffled(topic.asks, seed);
      const [quip] = shuffled(topic.quips, seed);
      const [date] = shuffled(topic.dates, seed);
      const askText = ask && withWord(ask, word);
      const quipText = quip && withWord(quip, word);
      found.push(...candidate(askText, 'follow up', 'warm', weight));
      // The word once a reply: `pizza people … which pizza` is a form letter.
      const once = (left: string, right: string) =>
        !(
          left.toLowerCase().includes(word.toLowerCase()) && right.toLowerCase().includes(word.toLowerCase())
        );
      if (quipText && askText && once(quipText, askText))
        found.push(...candidate(`${quipText} ${askText}`, 'take the bait', 'playful', weight + 0.3));
      if (quipText && second && once(quipText, withWord(second, word) ?? ''))
        found.push(
          ...candidate(
            `${quipText} ${withWord(second, word) ?? ''}`.trim(),
            'appreciate a detail',
            'witty',
            weight + 0.2,
          ),
        );
      found.push(...candidate(date && withWord(date, word), 'suggest meeting', 'flirty', weight - 0.6));
    });
  return found;
}

const SORE = new Set([
  'sadness',
  'annoyance',
  'disappointment',
  'fear',
  'nervousness',
  'anger',
  'embarrassment',
]);
const GLAD = new Set(['joy', 'excitement', 'pride', 'relief']);

function openingsFor(reading: Reading): readonly Clause[] {
  const said = reading.emotions.filter(({ score }) => score >= 0.45).map(({ label }) => label);
  if (said.some((label) => SORE.has(label)) && !reading.style.laughs && reading.intents.has('share_feeling'))
    return SORE_OPENINGS;
  if (said.some((label) => GLAD.has(label)) && reading.questions.length === 0)
    return [...GLAD_OPENINGS, ...OPENINGS];
  return OPENINGS;
}

/** `my legs are dead` wants sympathy, `ears` in passing do not. */
function aching(reading: Reading, phrase: Phrase): boolean {
  const after = wordsOf(reading.plain.slice(phrase.end, phrase.end + 40));
  return after.slice(0, 5).some((word) => PREDICATES.has(word) || /^(?:hurts?|aches?|sore|gave)$/.test(word));
}

/** An opening about one phrase and a question about another, so that the message itself is in every line. */
export function aboutPhrases(reading: Reading, places: Places): Candidate[] {
  const anchors = anchorsOf(reading)
    .filter(({ start, text }) => /^(?:my|our)\s/i.test(text) || outsideQuestions(reading, start))
    .slice(0, 5);
  const openings = openingsFor(reading);
  const found: Candidate[] = [];
  const about = (phrase: Phrase): Places => ({
    ...places,
    x: { words: phrase.theirs, plural: phrase.plural },
  });
  anchors.forEach((phrase, index) => {
    const seed = reading.plain + phrase.bare;
    const weight = 1.6 - index * 0.2;
    if (phrase.kind === 'body' && aching(reading, phrase)) {
      for (const [tone, text] of shuffled(BODY_LINES, seed).slice(0, 2)) {
        const body = fill(text, { ...places, x: { words: phrase.bare, plural: phrase.plural } });
        const other = anchors.find((candidate) => candidate !== phrase);
        const ask = other && shuffled(ASKS[other.kind], seed)[0];
        found.push(
          ...candidate(
            body && ask && other ? `${body} ${fill(ask[1], about(other)) ?? ''}`.trim() : body,
            'sympathise',
            tone,
            weight + 0.5,
          ),
        );
      }
    }
    const sore = openings === SORE_OPENINGS;
    for (const [tone, text] of shuffled(openings, seed).slice(0, 3)) {
      const opening = fill(text, about(phrase));
      const [ask] = shuffled(sore ? SORE_ASKS : SOLO_ASKS, seed + text);
      if (opening && ask)
        found.push({
          text: /\?$/.test(opening) ? opening : `${opening} ${ask}`,
          move: sore ? 'sympathise' : 'appreciate a detail',
          tone,
          weight: weight + 0.2,
          about: phrase.bare,
        });
    }
    for (const [tone, text] of shuffled(ASKS[phrase.kind], seed).slice(0, 2))
      found.push(
        ...candidate(fill(text, about(phrase)), 'follow up', tone, weight).map((one) => ({
          ...one,
          about: phrase.bare,
        })),
      );
  });
  return found;
}

/** `your dog`, named as the reader's outright. A guess at whose it is will not do. */
const mineIsPlain = (reading: Reading): boolean =>
  reading.phrases.some(({ readers, text }) => readers && /^(?:your|ur)\s/i.test(text));

/** Questions about the rest of what they said, for the second half of an answer. */
export function asksOf(reading: Reading): string[] {
  const anchors = anchorsOf(reading).filter(({ start }) => outsideQuestions(reading, start));
  const topics = reading.topics.filter(
    (match) => outsideQuestions(reading, match.start) && usable(match, reading),
  );
  return [
    ...topics.slice(0, 2).flatMap(({ topic, word }) =>
      shuffled(topic.asks, `${reading.plain}ask`)
        .slice(0, 1)
        .flatMap((ask) => withWord(ask, word) ?? []),
    ),
    ...anchors.slice(0, 2).flatMap((phrase) =>
      shuffled(ASKS[phrase.kind], `${reading.plain}ask`)
        .slice(0, 1)
        .flatMap(([, text]) => fill(text, { x: { words: phrase.theirs, plural: phrase.plural } }) ?? []),
    ),
  ];
}

/** What they noticed about the reader: played back without inventing anything about it. */
export function aboutReader(reading: Reading, places: Places): Candidate[] {
  if (!places.mine || reading.style.words < 4 || !mineIsPlain(reading)) return [];
  return shuffled(READERS_SIDE, reading.plain)
    .slice(0, 5)
    .flatMap(([tone, text]) =>
      candidate(fill(text, places), /\?$/.test(text) ? 'return the question' : 'take the bait', tone, 1.7),
    );
}

/** A whole statement can be quoted back; a scrap of one cannot. */
const WHOLE =
  /^(?:(?:i|i'm|i've|it|it's|he|she|he's|she's|they|we|that's|this|there's|the|my|our|life|everyone|nobody)\s|\w+ (?:is|are|was|were|has) |\w+ and \w+$)/i;

export function aboutQuote(reading: Reading): Candidate[] {
  const clauses = reading.plain
    .split(/[.!?;:,"()\n]|\s-\s|\s(?:but|and|so|because)\s(?=(?:i|it|he|she|they|we|my|the|i'm|it's)\b)/i)
    .map((part) => part.replace(/[^\p{L}\p{N}' -]/gu, '').trim())
    .map((part) =>
      part.replace(/^(?:(?:and|but|so|haha|lol|ok|okay|hey|eish|honestly|well|yoh|ja|yeah|oh)\s+)+/i, ''),
    )
    .map((part) => part.replace(/^.*\b(?:was|were) (?:just |only |mostly |all )?(?=\w+ and \w+$)/i, ''))
    .filter(
      (part) =>
        part.split(/\s+/).length >= 3 &&
        part.length <= 44 &&
        WHOLE.test(part) &&
        !/\b(?:you|your|u|ur|thank|thanks|sorry|confession|question|hope|promise|guess|think|know|mean)\b/i.test(
          part,
        ),
    )
    .filter(
      (part) => !reading.questions.some(({ text }) => text.replace(/[^\p{L}\p{N}' -]/gu, '').includes(part)),
    );
  const quote = clauses.sort((a, b) => b.length - a.length)[0];
  if (!quote) return [];
  const at = reading.plain.indexOf(quote);
  const toldIn =
    reading.told.find(({ start, end }) => at < end && at + quote.length > start)?.gerund ?? quote;
  return shuffled(QUOTE_LINES, reading.plain)
    .filter(([, text]) => !text.includes('T-shirt') || quote.length <= 24)
    .slice(0, 4)
    .flatMap(([tone, text]) =>
      candidate(fill(text, { quote: { words: quote } }), 'take the bait', tone, 1.1).map((one) => ({
        ...one,
        about: toldIn,
      })),
    );
}

/** Something in the reader's own notes that the message touches as well: the one fact about the reader that may be used. */
export function sharedGround(reading: Reading): Candidate[] {
  const mine = reading.about.me?.toLowerCase();
  if (!mine) return [];
  const shared = reading.topics.find(({ topic }) => topic.words.test(mine));
  if (!shared) return [];
  return [
    {
      text: `You had me at ${shared.word}, that's my thing too. ${withWord(shared.topic.asks[0] ?? '', shared.word) ?? ''}`.trim(),
      move: 'appreciate a detail',
      tone: 'warm',
      weight: 3.2,
    },
  ];
}
