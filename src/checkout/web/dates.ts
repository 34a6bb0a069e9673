/** `21 December 2026`, in the visitor's own time zone; not broken at the end of a line. */
export function longDate(at: number | string): string {
  return new Date(at)
    .toLocaleDateString('en-ZA', { day: 'numeric', month: 'long', year: 'numeric' })
    .replaceAll(' ', '\u00a0');
}
