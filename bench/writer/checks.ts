/** Each reply of the set alone before our own checks: what passes, what does not, and what for. */
import { WORK } from '../../src/coach/server/work/work.ts';
import type { Fault, Group, ReplayItem } from './replay.ts';
import { groupOf } from './replay.ts';

/** One reply of the set and what became of it: `refused` is the fault that our checks named. */
export type Judged = {
  readonly id: string;
  readonly group: Group;
  readonly text: string;
  /** The set's own fault; undefined for a good reply. */
  readonly label: Fault | undefined;
  readonly refused: string | undefined;
  /** A check was unsure: with `LLM_VERIFY=doubtful` the model is asked about it. */
  readonly doubted: boolean;
};

export type Asked = {
  readonly id: string;
  readonly action: string;
  /** A model is asked for replies; else the local coach answers alone. */
  readonly byModel: boolean;
};

/** Whether a model is asked for each item. */
export const askedOf = (items: readonly ReplayItem[]): Asked[] =>
  items.map(({ id, request }) => {
    const { analysis, prompt } = WORK.prepare(request);
    return { id, action: analysis.action, byModel: prompt !== null };
  });

/** @param items of one set in its order: the place tells the language */
export function judged(items: readonly ReplayItem[], asked: readonly Asked[]): Judged[] {
  return items.flatMap(({ id, request, good, bad }, place) => {
    if (!asked[place]?.byModel) return [];
    const group = groupOf(place);
    const verdict = (text: string, tone: string, label: Fault | undefined): Judged => {
      const { passed, refused } = WORK.check({ request, drafts: [{ text, tone }] });
      return {
        id,
        group,
        text,
        label,
        refused: refused[0]?.fault,
        doubted: passed[0]?.doubt !== undefined,
      };
    };
    return [
      ...good.map(({ text, tone }) => verdict(text, tone, undefined)),
      ...bad.map(({ text, fault }) => verdict(text, 'warm', fault)),
    ];
  });
}
