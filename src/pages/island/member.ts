/** Whether this browser remembers somebody signed in; nobody where storage is refused. Nothing is opened by it. */
export function isMemberHere(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem('user') !== null;
  } catch {
    return false;
  }
}

interface RunningPlan {
  type: string;
  /** `5 Dec`, with the year where it is another one. */
  until: string;
}

/** Which plan is running as far as this browser remembers, or null. Nothing is opened by it. */
export function planHere(storage: () => Pick<Storage, 'getItem'>, nowMs: number): RunningPlan | null {
  if (!isMemberHere(storage)) return null;
  try {
    const kept: unknown = JSON.parse(storage().getItem('userSubscription') ?? 'null');
    const { isActive, type, expiryDate, mock } = Object(kept);
    const ends = new Date(expiryDate);
    if (isActive !== true || mock || !(ends.getTime() > nowMs)) return null;
    const year = ends.getFullYear() === new Date(nowMs).getFullYear() ? undefined : 'numeric';
    // As people write it here; `en-ZA` says `05 Dec`.
    return { type, until: ends.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year }) };
  } catch {
    return null;
  }
}

/**
 * Shows a member what is for members (`data-member`) in the place of what is for visitors (`data-visitor`), and on the plan that is
 * running until when it does (`data-running`, its day in `data-until`) in the place of its terms (`data-terms`).
 */
export function startMember(root: ParentNode): void {
  if (!isMemberHere(() => localStorage)) return;
  for (const element of root.querySelectorAll<HTMLElement>('[data-visitor]')) element.hidden = true;
  for (const element of root.querySelectorAll<HTMLElement>('[data-member]')) element.hidden = false;
  const plan = planHere(() => localStorage, Date.now());
  if (!plan) return;
  for (const element of root.querySelectorAll<HTMLElement>('[data-running]'))
    element.hidden = element.dataset.running !== plan.type;
  for (const element of root.querySelectorAll<HTMLElement>('[data-until]')) element.textContent = plan.until;
  for (const element of root.querySelectorAll<HTMLElement>('[data-terms]'))
    element.hidden = element.dataset.terms === plan.type;
}
