/** The answers that fail most, for reading. Never of a blind set. */
import type { AdviceResponse } from '#coach';
import type { GoldItem } from './gold.ts';
import { type Fault, faultsByItem } from './scorer.ts';
import { answersTo, type ScoredSet } from './sets.ts';

export const WORST_COUNT = 20;

export type Worst = {
  readonly id: string;
  readonly category: string;
  readonly message: string;
  readonly action: string;
  readonly wantedAction: string;
  readonly replies: readonly string[];
  readonly failed: readonly string[];
  readonly said: readonly string[];
};

/** The items with most failed checks first, then those with most to say about; equal ones in the order of the set. */
export function rank(
  items: readonly GoldItem[],
  answers: readonly AdviceResponse[],
  faults: readonly Fault[],
  count: number,
): Worst[] {
  const byId = new Map(faults.map((fault) => [fault.id, fault]));
  return items
    .flatMap((item, index) => {
      const fault = byId.get(String(item.id));
      const answer = answers[index];
      return fault && answer ? [{ item, answer, fault }] : [];
    })
    .sort(
      (a, b) => b.fault.failed.length - a.fault.failed.length || b.fault.said.length - a.fault.said.length,
    )
    .slice(0, count)
    .map(({ item, answer, fault }) => ({
      id: String(item.id),
      category: item.category,
      message: item.message,
      action: answer.analysis.action,
      wantedAction: item.labels.action,
      replies: answer.replies.map(({ text }) => text),
      failed: fault.failed,
      said: fault.said.filter((line) => !line.startsWith('not strict: ')),
    }));
}

/** Throws for a blind set, whoever asks. */
export function worstOf(set: ScoredSet): Worst[] {
  if (set.blind) throw new Error(`The ${set.name} set is not read.`);
  const answers = answersTo(set.items);
  return rank(set.items, answers, faultsByItem(set.items, answers), WORST_COUNT);
}

export function worstText(worst: Worst, place: number): string {
  const action =
    worst.action === worst.wantedAction ? worst.action : `${worst.action}, wanted ${worst.wantedAction}`;
  return [
    `${place}. ${worst.id} (${worst.category}) ${action}; fails: ${worst.failed.join(', ') || 'no strict check'}`,
    `   message: ${JSON.stringify(worst.message.slice(0, 300))}`,
    ...worst.replies.map((text) => `   reply:   ${text}`),
    ...worst.said.map((line) => `   scorer:  ${line.slice(0, 300)}`),
  ].join('\n');
}
