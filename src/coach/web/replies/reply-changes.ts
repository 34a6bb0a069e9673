import type { Reply, Tone } from '#coach';

/** What a reader may wish of one reply. */
export const CHANGES = ['warmer', 'funnier', 'shorter', 'bolder'] as const;
export type Change = (typeof CHANGES)[number];

export type Intensity = 1 | 2 | 3;

/** How one other line is asked for: several are offered where the right one has to be found among them. */
export interface ChangeRequest {
  tone: Tone;
  intensity: Intensity;
  count: number;
}

/** The tone that a change asks for first, and the one for a reply that has it already. */
const TONES_OF = {
  warmer: ['warm', 'warm'],
  funnier: ['playful', 'witty'],
  shorter: [null, null],
  bolder: ['flirty', 'direct'],
} as const satisfies Record<Change, readonly [Tone | null, Tone | null]>;

/** The request behind an item of the menu `Change`. */
export function changeRequest(change: Change, tone: Tone, intensity: Intensity): ChangeRequest {
  if (change === 'shorter') return { tone, intensity, count: 5 };
  const [first, second] = TONES_OF[change];
  const has = tone === first;
  return { tone: (has ? second : first) ?? tone, intensity: has || change === 'bolder' ? 3 : 2, count: 2 };
}

/** The reply to take of those that came, or null where none is what was wished for. */
export function bestFor(change: Change, replies: readonly Reply[], now: string): Reply | null {
  const fresh = replies.filter(({ text }) => text !== now);
  if (change !== 'shorter') return fresh[0] ?? null;
  const shorter = fresh.filter(({ text }) => text.length < now.length);
  const seen = shorter.filter(({ text }) => text.length <= VISIBLY * now.length);
  // What says the same in fewer words comes before another thought, however short.
  const known = wordsOf(now);
  const kept = ({ text }: Reply) => {
    const words = [...wordsOf(text)];
    return Math.round((10 * words.filter((word) => known.has(word)).length) / (words.length || 1));
  };
  const from = seen.length > 0 ? seen : shorter;
  return from.toSorted((a, b) => kept(b) - kept(a) || a.text.length - b.text.length)[0] ?? null;
}

/** A line of at most this share of the other's length is seen to be shorter. */
const VISIBLY = 0.85;

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []);
