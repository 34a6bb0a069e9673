import type { Insight, InsightKind, Turn } from '#coach';
import { SUBJECTS } from './copy.ts';

/** The most turns that the coach reads at once; the contract's number, as the schemas would follow it into the page. */
export const MOST_TURNS = 50;

/** How much one side wrote. */
export interface Share {
  messages: number;
  words: number;
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Counts of what stands there, side by side. */
export function sharesOf(turns: readonly Turn[]): Record<Turn['from'], Share> {
  const shares = { me: { messages: 0, words: 0 }, them: { messages: 0, words: 0 } };
  for (const { from, text } of turns) {
    shares[from].messages++;
    shares[from].words += text.match(WORD)?.length ?? 0;
  }
  return shares;
}

/** Turns as a text that is taken apart into them again, a line for each. */
export const labelledLines = (turns: readonly Turn[]): string =>
  turns.map(({ from, text }) => `${from === 'me' ? 'Me' : 'Them'}: ${text.replaceAll('\n', ' ')}`).join('\n');

export const otherSide = (from: Turn['from']): Turn['from'] => (from === 'me' ? 'them' : 'me');

/** The turns with one of them, or all where none is named, given to the other side. */
export const flipped = <Each extends Turn>(turns: readonly Each[], at?: number): Each[] =>
  turns.map((turn, index) =>
    at === undefined || at === index ? { ...turn, from: otherSide(turn.from) } : turn,
  );

/** What an insight without a kind is about: something to know, in its own place at the end. */
const kindOf = ({ kind }: Insight): InsightKind => kind ?? 'manner';

/** The words of each turn that an insight is tied to; the last turn that has them, as talk goes on from there. */
export function evidenceMarks(
  turns: readonly Turn[],
  insights: readonly Insight[],
): { words: string; mark: InsightKind }[][] {
  const marks: { words: string; mark: InsightKind }[][] = turns.map(() => []);
  for (const insight of insights) {
    const at = turns.findLastIndex(({ text }) => insight.evidence !== '' && text.includes(insight.evidence));
    marks[at]?.push({ words: insight.evidence, mark: kindOf(insight) });
  }
  return marks;
}

/** Insights as the screen shows them. */
export interface ToldInsights {
  /** Dangers and limits, gravest first. */
  care: Insight[];
  /** The one to act on; null where only care is called for. */
  next: Insight | null;
  /** The rest by subject. A subject with nothing left is told all the same, unless its own went to `next`. */
  bySubject: { subject: (typeof SUBJECTS)[number]; insights: Insight[] }[];
}

/** Care first; then the first of the others, which the coach orders by what to do; then the rest by subject. */
export function tellInsights(insights: readonly Insight[]): ToldInsights {
  const care = insights.filter((each) => kindOf(each) === 'care');
  const [next = null, ...rest] = insights.filter((each) => kindOf(each) !== 'care');
  return {
    care,
    next,
    bySubject: SUBJECTS.map((subject) => ({
      subject,
      insights: rest.filter((each) => kindOf(each) === subject),
    })).filter(
      ({ subject, insights }) =>
        insights.length > 0 ||
        // The bars stand there without a word.
        subject === 'balance' ||
        (subject !== 'manner' && !(next && kindOf(next) === subject)),
    ),
  };
}
