import { useLocation } from 'react-router';
import { PLANS } from '#plans';
import { ButtonLink, buttonClass, LogoMark } from '#ui';
import { subscriptionStanding } from '../after-login.ts';
import { useGo } from '../use-go.ts';
import { plan } from './copy.ts';
import { daysLeft, longDate, timeOn } from './dates.ts';
import { Section } from './Section.tsx';
import type { Account } from './use-account.ts';

/** Which plan runs and until when; that it ends by itself is said where it is asked. */
export function PlanSection({ account, nowMs }: { account: Account; nowMs: number }) {
  const go = useGo();
  // What stood in the assistant's box when somebody came from there goes back with them.
  const { state } = useLocation();
  const { subscription } = account;
  const standing = subscriptionStanding(subscription, nowMs);
  const name = subscription.type ? PLANS[subscription.type].name : '';
  const until = subscription.expiryDate ?? '';
  if (standing === 'active') {
    const left = daysLeft(until, nowMs);
    return (
      <Section id="plan" heading={plan.heading} standsOut>
        <div className="grid gap-5 py-6">
          <div className="flex items-start justify-between gap-6">
            <div className="grid gap-2">
              <p className="figure text-3xl">{plan.active(name)}</p>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
                {plan.until(left > 1 ? longDate(until) : timeOn(until))}
                <span className="rounded-pill bg-on-panel/12 px-3 py-0.5 font-semibold text-sm">
                  {plan.left(left)}
                </span>
              </p>
            </div>
            <LogoMark className="size-10 flex-none" />
          </div>
          <p className="text-on-panel-2 text-sm">{plan.never}</p>
          <div className="flex flex-wrap items-center gap-2">
            <a
              href="/chat"
              className={buttonClass(
                'primary',
                'bg-panel-ember! text-on-panel-ember! shadow-none! hover:bg-panel-ember-deep!',
              )}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                go('/chat', { state });
              }}
            >
              {plan.open}
            </a>
            {subscription.type !== 'yearly' && (
              <ButtonLink
                variant="text"
                href="/pricing"
                className="text-on-panel! decoration-on-panel/40! max-[26rem]:-ml-3"
              >
                {plan.longer}
              </ButtonLink>
            )}
          </div>
        </div>
      </Section>
    );
  }
  const expired = standing === 'expired';
  return (
    <Section id="plan" heading={plan.heading}>
      <div className="grid gap-5 py-5">
        <div className="grid gap-1">
          <p className="figure text-2xl">{expired ? plan.ended(name, longDate(until)) : plan.none}</p>
          <p className="text-ink-2">
            {account.unsettled ? plan.unsettledLine : expired ? plan.endedLine : plan.noneLine}
          </p>
        </div>
        {/* Who has paid is not led to pay again. */}
        {!account.unsettled && (
          <ButtonLink href="/pricing" className="justify-self-start">
            {plan.choose}
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
