import { track } from '#analytics/web';
import { isPlanType, PLANS, type Plan, priceInRand } from '#plans';
import { showAlert } from './alert.ts';

/** The part of localStorage that a choice needs. */
export type ChoiceStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** What the browser keeps of a chosen plan; the price in rand. */
export function selectedPlanOf(plan: Plan) {
  return { type: plan.type, price: priceInRand(plan), currency: plan.currency, duration: plan.duration };
}

/**
 * Stores the chosen plan and says where to go: `/checkout` for somebody signed in, else `/login`, which leads
 * back to the checkout afterwards. Throws when the plan is unknown or storage is refused.
 */
export function choosePlan(type: unknown, storage: ChoiceStorage): '/checkout' | '/login' {
  if (!isPlanType(type)) throw new Error('unknown plan');
  storage.setItem('selectedPlan', JSON.stringify(selectedPlanOf(PLANS[type])));
  if (storage.getItem('user') !== null) return '/checkout';
  storage.setItem('redirectAfterLogin', '/checkout');
  return '/login';
}

function countChoice(type: unknown): void {
  if (!isPlanType(type)) return;
  const value = PLANS[type].amountInCents;
  track({ category: 'plan-selection', action: 'choose', label: type, value });
}

export function startPlanChoice(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-choose-plan]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      try {
        const type = new FormData(form).get('plan');
        const next = choosePlan(type, localStorage);
        countChoice(type);
        location.assign(next);
      } catch {
        showAlert(form.dataset.failure ?? '', form.dataset.ok ?? '');
      }
    });
  }
}
