import { useEffect } from 'react';
import { track } from '#analytics/web';
import { useAuth, useGo } from '#identity/web';
import { AlertDialog } from '#ui';
import { EXPIRED_ALERT } from '../rules/index.ts';

/** The alert of spec section 8; OK goes on to the prices. */
export function ExpiredAlert() {
  const { storage } = useAuth();
  const go = useGo();
  useEffect(() => track({ category: 'chat', action: 'expired', label: 'subscription' }), []);
  return (
    <AlertDialog
      open
      message={EXPIRED_ALERT}
      onOk={() => {
        storage.clear('userSubscription');
        go('/pricing', { replace: true });
      }}
    />
  );
}
