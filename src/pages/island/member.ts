/** Whether this browser remembers somebody signed in; nobody where storage is refused. Nothing is opened by it. */
export function isMemberHere(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem('user') !== null;
  } catch {
    return false;
  }
}

/** Shows a member what is for members (`data-member`) in the place of what is for visitors (`data-visitor`). */
export function startMember(root: ParentNode): void {
  if (!isMemberHere(() => localStorage)) return;
  for (const element of root.querySelectorAll<HTMLElement>('[data-visitor]')) element.hidden = true;
  for (const element of root.querySelectorAll<HTMLElement>('[data-member]')) element.hidden = false;
}
