/** What each warning of a message says, so that two of them neither repeat a help line nor fill a screen. */
import type { Flag } from '#coach';

export interface Warning {
  readonly flag: Flag;
  /** Its advice, without what a warning before it says already. */
  readonly advice: string;
  /** Whether its advice stands there at once; else its heading opens it. */
  readonly open: boolean;
}

/** A piece of an advice; `dial` is what a telephone link takes, for a number. */
export interface AdvicePiece {
  readonly text: string;
  readonly dial?: string;
}

const RANK = { info: 0, caution: 1, danger: 2 } as const satisfies Record<Flag['severity'], number>;
const NUMBER = /\b(?:0\d{2,3} \d{3} \d{3,4}|10111)\b/g;
const LEAD = /^[^:.?!]*: /;

/** The gravest first. The first is open; a later one is where it is a danger with a help line that none before it names. */
export function warningsOf(flags: readonly Flag[]): Warning[] {
  const shown: Warning[] = [];
  for (const flag of flags.toSorted((a, b) => RANK[b.severity] - RANK[a.severity])) {
    const said = shown.map(({ advice }) => advice).join(' ');
    const advice = withoutSaid(flag.advice, said);
    const isNews = numbersOf(advice).some((number) => !said.includes(number));
    shown.push({ flag, advice, open: shown.length === 0 || (flag.severity === 'danger' && isNews) });
  }
  return shown;
}

/** Leaves out sentences that stand before, and a question (`Lost money?`) that only led to one. */
function withoutSaid(advice: string, said: string): string {
  const sentences = advice.split(/(?<=[.?!])\s+(?=\p{Lu})/u);
  const kept = sentences.filter((sentence) => !said.includes(sentence.replace(LEAD, '')));
  if (kept.length < sentences.length && kept.at(-1)?.endsWith('?')) kept.pop();
  return kept.length > 0 ? kept.join(' ') : advice;
}

const numbersOf = (text: string): string[] => text.match(NUMBER) ?? [];

/** Cuts an advice at its telephone numbers. */
export function piecesOf(advice: string): AdvicePiece[] {
  const pieces: AdvicePiece[] = [];
  let from = 0;
  for (const { 0: number, index } of advice.matchAll(NUMBER)) {
    if (index > from) pieces.push({ text: advice.slice(from, index) });
    pieces.push({ text: number, dial: `tel:${number.replaceAll(' ', '')}` });
    from = index + number.length;
  }
  if (from < advice.length) pieces.push({ text: advice.slice(from) });
  return pieces;
}
