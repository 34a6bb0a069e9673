import type { RefundDeps } from '../refund-settle.ts';
import { type Compared, compare } from './compare.ts';

export interface ComparedAll {
  compared: Compared[];
  /** Providers that could not be asked, and why. */
  unreachable: { provider: string; why: string }[];
}

/** Compares every card provider whose keys are set; one that cannot be reached does not keep the others. */
export async function compareAll(
  { db, clock, providers }: Pick<RefundDeps, 'db' | 'clock' | 'providers'>,
  fromMs: number,
  untilMs: number,
): Promise<ComparedAll> {
  const all: ComparedAll = { compared: [], unreachable: [] };
  for (const provider of providers.all)
    try {
      all.compared.push(await compare({ db, clock }, provider, fromMs, untilMs));
    } catch (error) {
      all.unreachable.push({
        provider: provider.name,
        why: error instanceof Error ? error.message : 'fault',
      });
    }
  return all;
}
