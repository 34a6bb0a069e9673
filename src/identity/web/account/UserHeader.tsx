import { type MouseEvent, type ReactNode, useState } from 'react';
import { AlertDialog, Button, buttonClass, classNames, LogoMark } from '#ui';
import { loginMessage, type WireUser } from '../../rules/index.ts';
import { useAuth } from '../AuthProvider.tsx';
import { useGo } from '../use-go.ts';
import { header } from './copy.ts';
import { Photo } from './Photo.tsx';

interface UserHeaderProps {
  user: Pick<WireUser, 'name' | 'email' | 'image'>;
  /** Controls of the screen itself, before the way to the account. */
  children?: ReactNode;
  /** Without who is here: a bar that takes as little of the screen as it can. */
  slim?: boolean;
  /** On the account page itself the link says that one is there. */
  here?: 'account';
  /** Called with the link to the account, to carry something along in the navigation state. */
  leaveState?: () => unknown;
}

/** The header of the screens behind the door: who is here, the way to the account, and the way out. */
export function UserHeader({ user, children, slim = false, here, leaveState }: UserHeaderProps) {
  const { signOut } = useAuth();
  const go = useGo();
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

  function toAccount(event: MouseEvent) {
    // Another tab or window was asked for: the browser's to do.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go('/account', { state: leaveState?.() ?? null });
  }

  return (
    <>
      <LogoMark className={classNames('size-7 flex-none', !slim && 'hidden min-[769px]:block')} />
      {!slim && <Photo image={user.image} name={name} />}
      <span className="min-w-0 flex-1 truncate font-semibold">{!slim && name}</span>
      {children}
      <a
        href="/account"
        aria-current={here ? 'page' : undefined}
        onClick={toAccount}
        className={buttonClass('text', 'flex-none px-1! text-sm min-[480px]:px-3! min-[480px]:text-base')}
      >
        {header.account}
      </a>
      <Button
        variant="text"
        className="flex-none px-1! text-sm min-[480px]:px-3! min-[480px]:text-base"
        loading={leaving}
        onClick={() => void leave()}
      >
        {header.logout}
      </Button>
      <AlertDialog
        open={failed}
        message={loginMessage('network-request-failed')}
        onOk={() => setFailed(false)}
      />
    </>
  );
}

const bar =
  'flex flex-none items-center gap-2 max-[279.98px]:flex-wrap px-3 min-[400px]:gap-3 min-[769px]:px-6';

/** The bar itself. */
export const userHeaderClass = `${bar} min-h-15 border-line border-b bg-card min-[769px]:min-h-16 short:min-h-12`;

/** The same for a slim one: no edge of its own, one page with what stands under it. */
export const slimUserHeaderClass = `${bar} min-h-11 bg-card`;
