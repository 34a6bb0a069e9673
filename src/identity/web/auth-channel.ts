import type { AuthChannel, AuthNews } from './auth-types.ts';

/**
 * Tabs of one browser, told over a BroadcastChannel. The storage event is a second way, for a tab that was
 * asleep: it only makes this tab ask the server, since a key can vanish for many reasons.
 *
 * What a tab tells it does not hear: a BroadcastChannel keeps its own messages from itself and from no other of
 * the same tab, so a tab that listens tells by the one that it listens with.
 */
export function browserAuthChannel(): AuthChannel {
  const open = () =>
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('repartee-identity');
  let listening: BroadcastChannel | null = null;
  return {
    tell: (news) => {
      if (listening) return listening.postMessage(news);
      const channel = open();
      channel?.postMessage(news);
      channel?.close();
    },
    listen: (hear) => {
      const channel = open();
      listening = channel;
      channel?.addEventListener('message', (event: MessageEvent<AuthNews>) => {
        if (event.data === 'signed-out' || event.data === 'look-again') hear(event.data);
      });
      const onStorage = (event: StorageEvent) => {
        if (event.key === 'userId' && event.newValue !== event.oldValue) hear('look-again');
      };
      // A page that the Back button brings as it was left may show somebody who has signed out since.
      const onShow = (event: PageTransitionEvent) => event.persisted && hear('look-again');
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onShow);
      return () => {
        channel?.close();
        if (listening === channel) listening = null;
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onShow);
      };
    },
  };
}
