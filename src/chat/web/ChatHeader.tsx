import type { WireUser } from '#identity';
import { slimUserHeaderClass, UserHeader, useAuth, useGo, userHeaderClass } from '#identity/web';
import { classNames } from '#ui';
import { CHAT_COPY } from './copy.ts';
import { keptState, useKeptScreen } from './kept-screen.ts';

interface ChatHeaderProps {
  user: WireUser;
  /** Whether this is the page without the frame. */
  fullScreen: boolean;
}

/** The chat's own header: who is here, the switch between the two pages, the way to the account, and the way out; slim on the full screen. */
export function ChatHeader({ user, fullScreen }: ChatHeaderProps) {
  const kept = useKeptScreen();
  return (
    <header className={fullScreen ? slimUserHeaderClass : userHeaderClass}>
      <h1 className="sr-only">{CHAT_COPY.heading}</h1>
      <UserHeader user={user} slim={fullScreen} leaveState={() => keptState(user.id, kept.now())}>
        <FullScreenSwitch on={fullScreen} owner={user.id} />
      </UserHeader>
    </header>
  );
}

/** On /chat it remembers the choice and opens /cyrano; there it forgets it and leads back. */
function FullScreenSwitch({ on, owner }: { on: boolean; owner: string }) {
  const { storage } = useAuth();
  const kept = useKeptScreen();
  const go = useGo();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={CHAT_COPY.fullScreen}
      onClick={() => {
        if (on) storage.clear('cyranoChat');
        else storage.write('cyranoChat', 'true');
        go(on ? '/chat' : '/cyrano', { replace: true, state: keptState(owner, kept.now()) });
      }}
      className="flex min-h-11 flex-none items-center gap-2 rounded-pill px-1 text-ink-2 text-sm min-[480px]:px-2 hover:text-ink"
    >
      <span
        className={classNames(
          'text-right text-xs leading-tight min-[480px]:text-sm',
          // Beside a name there is less room.
          on ? 'max-[339.98px]:max-w-[3rem]' : 'max-[479.98px]:max-w-[3rem]',
        )}
      >
        {CHAT_COPY.fullScreen}
      </span>
      <svg viewBox="0 0 38 22" className="h-5.5 w-9.5" aria-hidden="true">
        <rect
          x="1"
          y="1"
          width="36"
          height="20"
          rx="10"
          strokeWidth="1.500"
          className={on ? 'fill-ember stroke-ember' : 'fill-paper-2 stroke-edge'}
        />
        <circle cx={on ? 27 : 11} cy="11" r="7" className={on ? 'fill-on-ember' : 'fill-edge'} />
      </svg>
    </button>
  );
}
