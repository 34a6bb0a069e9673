import { useCallback, useEffect, useState } from 'react';
import type { SubscriptionStatus } from '#subscriptions';
import type { WireAccount } from '../../rules/index.ts';
import { useAuth } from '../AuthProvider.tsx';

export type Account = WireAccount<SubscriptionStatus>;

export type AccountState =
  | { at: 'loading' }
  | { at: 'failed'; error: unknown }
  | { at: 'ready'; account: Account };

export interface AccountLoad {
  state: AccountState;
  /** Fetches it anew; what is shown stays meanwhile. Never rejects. */
  reload: () => Promise<void>;
  retry: () => void;
}

/** The signed-in person's account, as the server has it. */
export function useAccount(): AccountLoad {
  const { api, recheck } = useAuth();
  const [state, setState] = useState<AccountState>({ at: 'loading' });
  const load = useCallback(async () => {
    try {
      const account = await api.get<Account>('/api/account');
      setState({ at: 'ready', account });
    } catch (error) {
      // Signed out elsewhere: the guard then leads away.
      if ((error as { status?: number }).status === 401) void recheck();
      setState((now) => (now.at === 'ready' ? now : { at: 'failed', error }));
    }
  }, [api, recheck]);
  useEffect(() => void load(), [load]);
  const retry = () => {
    setState({ at: 'loading' });
    void load();
  };
  return { state, reload: load, retry };
}
