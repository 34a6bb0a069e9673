/** Slots of plain questions that one of several groups fills, and a turn that one of two sides may name. */
import type { Situation } from '../situation.ts';

/** @param slot is filled by the first of the groups that has something */
const firstOf =
  (slot: string, ...groups: readonly string[]) =>
  (situation: Situation): Situation => ({
    ...situation,
    slots: (r) => {
      const places = situation.slots?.(r) ?? {};
      return { ...places, [slot]: groups.map((group) => places[group]).find((place) => place) };
    },
  });

const ofTheWeekend = (situation: Situation): Situation => ({
  ...situation,
  when: (r) =>
    situation.when(r) &&
    (/\b(?:weekend|saturday|sunday)\b/i.test(r.plain) || /\b(?:weekend|day)\b/i.test(r.mine)),
});

export const PLAINLY_ASKED_CODE = {
  'plainly asked: they have been to a place': firstOf('p', 'p', 'q', 'o', 'n'),
  'plainly asked: their prompt made them laugh': firstOf('z', 'x', 'y'),
  'told and handed back: the weekend': ofTheWeekend,
} as const;
