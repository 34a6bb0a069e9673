import type { CardProvider } from './provider.ts';

/** The card providers that can be reached: the one that takes new payments, and those that finish what they began. */
export interface CardProviders {
  readonly current: CardProvider;
  readonly all: readonly CardProvider[];
  /** By the name that rows carry; null where its keys are not set. */
  of(name: string): CardProvider | null;
}

export function cardProviders(current: CardProvider, others: readonly CardProvider[] = []): CardProviders {
  const all = [current, ...others.filter(({ name }) => name !== current.name)];
  return { current, all, of: (name) => all.find((provider) => provider.name === name) ?? null };
}
