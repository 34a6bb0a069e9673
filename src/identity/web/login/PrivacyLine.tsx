import { useHydrated } from '#ui';
import { useAuth } from '../AuthProvider.tsx';
import { next, promise } from '../copy.ts';
import type { PasswordMode } from './login-form.ts';

/** What happens to what one pastes: the worry at this door. */
export function PrivacyLine() {
  return (
    <p className="door-note">
      <span>
        {promise.line}{' '}
        <a href="/privacy#messages" className="whitespace-nowrap text-ink">
          {promise.link}
        </a>
      </span>
    </p>
  );
}

/** What comes after the button, by what this browser remembers. */
export function Next({ mode }: { mode: PasswordMode }) {
  const { storage } = useAuth();
  const ready = useHydrated();
  const plan = ready ? storage.read('selectedPlan') : null;
  const chosen =
    typeof plan?.type === 'string' && typeof plan.price === 'number'
      ? next.plan(`${plan.type.charAt(0).toUpperCase()}${plan.type.slice(1)}`, `R${plan.price.toFixed(2)}`)
      : null;
  return (
    <p className="door-note next">
      <span>
        {next[mode]}
        <br />
        {chosen ?? next.noPlan} {chosen && <a href="/pricing">{next.change}</a>}
      </span>
    </p>
  );
}
