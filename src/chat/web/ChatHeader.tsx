import { useState } from 'react';
import { loginMessage, type WireUser } from '#identity';
import { useAuth, useGo } from '#identity/web';
import { AlertDialog, Button, LogoMark } from '#ui';
import { draftState, useDraft } from './draft-keeper.ts';

interface ChatHeaderProps {
  user: WireUser;
  /** Whether this is the page without the frame. */
  fullScreen: boolean;
}

/** The chat's own header: who is here, the switch between the two pages, and the way out. */
export function ChatHeader({ user, fullScreen }: ChatHeaderProps) {
  const { signOut } = useAuth();
  const [leaving, setLeaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const name = user.name || user.email;

  async function leave() {
    setLeaving(true);
    try {
      await signOut();
    } catch {
      setFailed(true);
    } finally {
      setLeaving(false);
    }
  }

  return (
    <header className="flex min-h-15 flex-none items-center gap-2 border-line border-b bg-card px-3 min-[400px]:gap-3 min-[769px]:min-h-16 min-[769px]:px-6 short:min-h-12">
      <h1 className="sr-only">Chat with Cyrano</h1>
      <LogoMark className="hidden size-7 flex-none min-[769px]:block" />
      <Photo user={user} name={name} />
      <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
      <FullScreenSwitch on={fullScreen} />
      <Button
        variant="text"
        className="flex-none px-2! min-[480px]:px-3!"
        loading={leaving}
        onClick={() => void leave()}
      >
        Logout
      </Button>
      <AlertDialog
        open={failed}
        message={loginMessage('network-request-failed')}
        onOk={() => setFailed(false)}
      />
    </header>
  );
}

function Photo({ user, name }: { user: WireUser; name: string }) {
  const [broken, setBroken] = useState(false);
  if (user.image && !broken) {
    return (
      <img
        src={user.image}
        alt=""
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
        className="size-9 flex-none rounded-pill object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-9 flex-none place-items-center rounded-pill bg-plum-wash font-said font-semibold text-plum"
    >
      {[...name][0]?.toUpperCase()}
    </span>
  );
}

/** On /chat it remembers the choice and opens /cyrano; there it forgets it and leads back. */
function FullScreenSwitch({ on }: { on: boolean }) {
  const { storage } = useAuth();
  const draft = useDraft();
  const go = useGo();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label="Full screen"
      onClick={() => {
        if (on) storage.clear('cyranoChat');
        else storage.write('cyranoChat', 'true');
        go(on ? '/chat' : '/cyrano', { replace: true, state: draftState(draft.current) });
      }}
      className="flex min-h-11 flex-none items-center gap-2 rounded-pill px-1 text-ink-2 text-sm min-[480px]:px-2 hover:text-ink"
    >
      <span className="max-w-[3rem] text-right text-xs leading-tight min-[480px]:max-w-none min-[480px]:text-sm">
        Full screen
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
