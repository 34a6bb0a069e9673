import { useCallback, useEffect, useState } from 'react';
import { useAuth } from '#identity/web';
import type { WirePlan } from '#plans';

export type Plans = WirePlan[] | 'failed' | null;

/** The plans as the server sells them now; null while they are asked for. */
export function usePlans(): { plans: Plans; retry: () => void } {
  const { api } = useAuth();
  const [plans, setPlans] = useState<Plans>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    let current = true;
    api.get<{ plans: WirePlan[] }>('/api/plans').then(
      (answer) => current && setPlans(answer.plans),
      () => current && setPlans('failed'),
    );
    return () => {
      current = false;
    };
  }, [api, round]);
  const retry = useCallback(() => {
    setPlans(null);
    setRound((now) => now + 1);
  }, []);
  return { plans, retry };
}
