import { chance } from '../reading/text.ts';

/** The same message always shuffles the same way; another message shuffles otherwise. */
export const shuffled = <T>(list: readonly T[], seed: string): T[] =>
  list
    .map((item, index) => ({ item, order: chance(`${seed}#${index}`) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
