/** Where the reader's notes about themselves touch a detail of theirs. Only what the reader wrote is said of the reader. */
import { contentWordsOf } from '../reading/text.ts';
import { matchTopics } from '../topics/match.ts';
import { type Detail, readDetails } from './details.ts';

export type Meeting = {
  /** `I run parkrun on Saturdays`: the start of a sentence. */
  readonly said: string;
  /** Exact words of the reader's notes. */
  readonly quote: string;
};

const stem = (word: string): string => word.replace(/(?:ing|ers?|ies|es|s|e)$/i, '').replace(/(.)\1$/, '$1');
const DULL =
  /^(?:love|like|enjoy|good|year|week|people|person|thing|time|make|makes|making|play|plays|playing|every|want|wants|work|works|old|new|home|day|weekend|weekends|saturday|saturdays|sunday|sundays|always|never)$/i;

/** The reader's notes about themselves, detail by detail. */
export type OwnNotes = ReadonlyArray<
  Meeting & { readonly words: readonly string[]; readonly topics: readonly string[] }
>;

export const readOwnNotes = (mine: string): OwnNotes =>
  mine.trim() === ''
    ? []
    : readDetails(mine).flatMap((own) => {
        const said = saidOf(own);
        return said
          ? {
              said: daysOf(said),
              quote: own.quote,
              words: contentWordsOf(own.quote).filter((word) => !DULL.test(word)),
              topics: matchTopics(own.quote).map(({ topic }) => topic.id),
            }
          : [];
      });

/** The first of the reader's own notes that meets a detail of theirs, if one does. */
export function meetingOf(mine: OwnNotes, detail: Detail): Meeting | undefined {
  if (
    mine.length === 0 ||
    !/^(?:does|likes|makes|collects|reads|fan|identity|place|learns|wish|pet|job|studies|compare|has|claim)$/.test(
      detail.kind,
    )
  )
    return undefined;
  const topics = new Set(matchTopics(detail.quote).map(({ topic }) => topic.id));
  const stems = new Set(
    contentWordsOf(detail.quote)
      .filter((word) => !DULL.test(word))
      .map(stem),
  );
  return mine.find(
    (own) => own.words.some((word) => stems.has(stem(word))) || own.topics.some((id) => topics.has(id)),
  );
}

const daysOf = (said: string): string =>
  said.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g, (day) =>
    day.replace(/^./, (letter) => letter.toUpperCase()),
  );

/** In their notes `your` is the other side's; in the reader's own it was `my`. */
const asMine = (words: string): string => words.replace(/\byour\b/gi, 'my').replace(/\byou\b/gi, 'I');

function saidOf(own: Detail): string | undefined {
  switch (own.kind) {
    case 'does':
    case 'makes':
    case 'collects':
      return own.base ? asMine(`I ${own.base}`) : undefined;
    case 'reads':
      return `I read ${own.x}`;
    case 'likes':
      return asMine(`I like ${own.x}`);
    case 'pet':
      return `I have a ${own.x} called ${own.name}`;
    case 'place':
      return /\bfrom\b/i.test(own.quote) ? `I'm from ${own.x}` : undefined;
    case 'job':
      return `I'm ${own.x}`;
    case 'learns':
      return `I'm learning ${own.x}`;
    case 'studies':
      return `I'm studying ${own.x}`;
    case 'wish':
      return `I want to ${own.x}`;
    case 'claim':
      return asMine(own.x.replace(/^you've/, "I've").replace(/^you're/, "I'm"));
    case 'fan':
      return `I support ${own.x}`;
    case 'identity':
      return `I'm a ${own.x}`;
    default:
      return undefined;
  }
}
