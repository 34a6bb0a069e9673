/** A conversation read turn by turn, as every insight needs it. */
import type { Insight, Turn } from '../contract.ts';
import { read } from '../read.ts';
import { createShared, type Shared } from '../reading/shared.ts';
import { wordsOf } from '../reading/text.ts';
import type { Reading } from '../reading.ts';

export type ReadTurn = {
  readonly from: Turn['from'];
  readonly text: string;
  readonly at: number;
  readonly words: number;
  readonly reading: Reading;
  /** Exact words of each question. */
  readonly asks: readonly string[];
};

export type Talk = {
  readonly turns: readonly ReadTurn[];
  readonly theirs: readonly ReadTurn[];
  readonly mine: readonly ReadTurn[];
  /** What was worked out on the turns already. */
  readonly shared: Shared;
};

export function readTalk(conversation: readonly Turn[]): Talk {
  const shared = createShared();
  const turns = conversation
    .map((turn, at) => ({ turn, at }))
    .filter(({ turn }) => turn.text.trim() !== '')
    .map(({ turn, at }): ReadTurn => {
      const before = conversation.slice(0, at);
      // From the reader's side the roles are turned, so that what came before is still what the other one said.
      const reading = read(
        {
          message: turn.text,
          conversation:
            turn.from === 'them'
              ? before
              : before.map(({ from, text }) => ({ from: from === 'me' ? 'them' : 'me', text })),
        },
        undefined,
        shared,
      );
      return {
        from: turn.from,
        text: turn.text,
        at,
        words: wordsOf(turn.text).length,
        reading,
        // `good, you?` hands a question back and asks nothing new.
        asks: reading.questions
          .filter(({ kind }) => kind !== 'reciprocal')
          .map(({ start, end }) => reading.text.quote(start, end))
          .filter(Boolean),
      };
    });
  return {
    turns,
    shared,
    theirs: turns.filter(({ from }) => from === 'them'),
    mine: turns.filter(({ from }) => from === 'me'),
  };
}

const OPEN =
  /\b(?:maybe|perhaps|possibly|not sure|(?:will|we'?ll|i'?ll|let'?s|must|have to) (?:just )?(?:have to )?see\b(?! (?:you|u|ya)\b)|let (?:you|u) know|get back to (?:you|u)|(?:it )?depends)\b/i;
/** A yes, or a day, beside it. */
const SETTLED =
  /\b(?:yes|yeah|yep|ja|(?<!not )sure|keen|deal|love|sounds|works|perfect|can'?t wait|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|weekend)\b/i;

/** Neither a yes nor a no: `maybe, I'll let you know`. */
export const leavesOpen = ({ text, asks }: ReadTurn): boolean =>
  asks.length === 0 && OPEN.test(text) && !SETTLED.test(text);

/** Few turns say little: nothing under four a side is more than a hint, and only plain patterns over many are sure. */
export function sureness({ theirs, mine }: Talk, plain = false): Insight['confidence'] {
  const fewer = Math.min(theirs.length, mine.length);
  return fewer < 4 ? 'low' : fewer >= 8 && plain ? 'high' : 'medium';
}

/** The first words of a turn, cut at a space; exact words all the same. */
export function excerpt(text: string): string {
  const whole = text.trim();
  if (whole.length <= 90) return whole;
  const cut = whole.lastIndexOf(' ', 90);
  return whole.slice(0, cut > 20 ? cut : 90);
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

/** Small whole numbers as people say them. */
export const counted = (count: number): string =>
  ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count] ??
  String(count);
