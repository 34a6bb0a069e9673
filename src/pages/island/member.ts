/** Whether this browser remembers somebody signed in; nobody where storage is refused. Nothing is opened by it. */
export function isMemberHere(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem('user') !== null;
  } catch {
    return false;
  }
}

/** Which plan is running as far as this browser remembers, or null. Nothing is opened by it. */
export function planHere(storage: () => Pick<Storage, 'getItem'>, nowMs: number): string | null {
  if (!isMemberHere(storage)) return null;
  try {
    const kept: unknown = JSON.parse(storage().getItem('userSubscription') ?? 'null');
    const { isActive, type, expiryDate, mock } = Object(kept);
    return isActive === true && !mock && Date.parse(expiryDate) > nowMs ? type : null;
  } catch {
    return null;
  }
}

/**
 * Shows a member what is for members (`data-member`) in the place of what is for visitors (`data-visitor`), and on the plan that is
 * running what says so (`data-running`) in the place of its terms (`data-terms`).
 */
export function startMember(root: ParentNode): void {
  if (!isMemberHere(() => localStorage)) return;
  for (const element of root.querySelectorAll<HTMLElement>('[data-visitor]')) element.hidden = true;
  for (const element of root.querySelectorAll<HTMLElement>('[data-member]')) element.hidden = false;
  const plan = planHere(() => localStorage, Date.now());
  for (const element of root.querySelectorAll<HTMLElement>('[data-running]'))
    element.hidden = element.dataset.running !== plan;
  for (const element of root.querySelectorAll<HTMLElement>('[data-terms]'))
    element.hidden = element.dataset.terms === plan;
}
