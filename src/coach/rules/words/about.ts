/** Replies built around the subjects that the coach has packs for. */
import type { Tone } from '../contract.ts';
import type { MoveName } from '../moves/line.ts';
import { find } from '../prefilter/prefilter.ts';
import type { Reading } from '../reading.ts';
import type { TopicMatch } from '../topics/match.ts';
import type { Candidate } from './candidate.ts';
import { fill } from './fill.ts';
import { seedOf, shuffled } from './shuffle.ts';

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

/** Below this weight a subject is only passing through. */
const WORTH_TAKING_UP = 0.45;
/** It went wrong: then an eager question about the hobby misses the story. */
const WENT_WRONG =
  /\b(?:burn(?:t|ed)|broke|broken|fell|fallen|ruined|failed|disaster|flopped|collapsed|leak(?:ed|ing|s)?|flood(?:ed)?|stuck|lost|spil(?:t|led)|dropped|went wrong|crash(?:ed)?|exploded|stole|stolen|ate (?:my|the|a whole|all)|burst|hit my|lifted the lid|smashed|missed|locked (?:out|me)|forgot|bit me|chased|overslept|flat tyre|sank|hurts?|cheat(?:ed|ing)|cancelled|rained|raining and|soaked|shrank|snapped|jammed|blew (?:up|away)|took our|attacked|limp|sprained|set fire|on fire|went off|lapped|refused to|by accident|accidentally)\b/i;

/** The sentence in which a subject is named. */
const sentenceAround = (plain: string, start: number): string => {
  const before = Math.max(...['.', '!', '?', '\n'].map((mark) => plain.lastIndexOf(mark, start)));
  const after = plain.slice(start).search(/[.!?\n]/);
  return plain.slice(before + 1, after < 0 ? undefined : start + after);
};

/** People are not what goes wrong in a story that they are in. */
const PEOPLE_PACKS: ReadonlySet<string> = new Set(
  'mother father grandparents family siblings children housemates neighbours ouma smile'.split(' '),
);

/** The one subject that the mishap belongs to: the nearest to the word that tells of it. */
function wentWrong(reading: Reading): TopicMatch | undefined {
  const wrong = find(WENT_WRONG, reading.plain);
  if (!wrong) return undefined;
  return reading.topics
    .filter(
      (match) =>
        match.weight >= WORTH_TAKING_UP &&
        !match.readers &&
        !PEOPLE_PACKS.has(match.topic.id) &&
        WENT_WRONG.test(sentenceAround(reading.plain, match.start)),
    )
    .sort((a, b) => Math.abs(a.start - wrong.index) - Math.abs(b.start - wrong.index))[0];
}

/** Lines of the packs, alone and with a remark before the question; where it went wrong, replies to that. */
export function aboutTopics(reading: Reading): Candidate[] {
  const found: Candidate[] = [];
  const broken = wentWrong(reading);
  reading.topics
    .filter(
      (match) =>
        match.weight >= WORTH_TAKING_UP &&
        (match === broken || usable(match, reading)) &&
        outsideQuestions(reading, match.start),
    )
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 3)
    .forEach(({ topic, word, weight: share }, index) => {
      const seed = seedOf(reading, topic.id);
      const weight = 1.1 + share * 0.9 - index * 0.25;
      const say = (text: string | undefined, move: MoveName, tone: Tone, more: number) =>
        found.push(
          ...candidate(text, move, tone, weight + more).map((one) => ({
            ...one,
            // A remark on the subject that names nothing of theirs could stand under anybody's message.
            grounded: move === 'follow up' || move === 'sympathise' || broken !== undefined,
            about: topic.id,
          })),
        );
      if (broken && broken.topic !== topic) return;
      if (broken) {
        const [first, second] = shuffled(topic.mishaps, seed);
        say(first && withWord(first, word), 'take the bait', 'playful', 2.2);
        say(second && withWord(second, word), 'sympathise', 'warm', 1.9);
        return;
      }
      const [ask, third] = shuffled(topic.asks, seed);
      const [quip, other] = shuffled(topic.quips, seed);
      const askText = ask && withWord(ask, word);
      const quipText = quip && withWord(quip, word);
      say(askText, 'follow up', 'warm', 0.1);
      say(third && withWord(third, word), 'follow up', 'direct', -0.1);
      // The word once a reply: `pizza people … which pizza` is a form letter.
      const once = (left: string, right: string) =>
        !(
          left.toLowerCase().includes(word.toLowerCase()) && right.toLowerCase().includes(word.toLowerCase())
        );
      if (quipText && askText && once(quipText, askText))
        say(`${quipText} ${askText}`, 'take the bait', 'playful', 1.2);
      // A second remark stands alone: with a question behind it, it would be two lines glued together.
      say(other && withWord(other, word), 'appreciate a detail', 'witty', 0.6);
      for (const date of topic.dates) say(withWord(date, word), 'suggest meeting', 'flirty', 0.2);
    });
  // A line that does not name what they said reads like one for anybody: it waits behind those that do.
  const named = (text: string) =>
    reading.topics.some(({ word }) => text.toLowerCase().includes(word.toLowerCase().replace(/s$/, '')));
  return found.map((one) => (named(one.text) ? one : { ...one, weight: one.weight - 1.5 }));
}

/** Something in the reader's own notes that the message touches as well: the one fact about the reader that may be used. */
export function sharedGround(reading: Reading): Candidate[] {
  const mine = reading.about.me?.toLowerCase();
  if (!mine) return [];
  const shared = reading.topics.find(
    ({ topic, start }) => outsideQuestions(reading, start) && topic.words.test(mine),
  );
  if (!shared) return [];
  return [
    {
      text: `You had me at ${shared.word}. Go on, that's my thing too.`,
      move: 'appreciate a detail',
      tone: 'warm',
      weight: 3.2,
    },
  ];
}
