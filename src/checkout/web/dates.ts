/** `21 December 2026`, in the visitor's own time zone. */
export function longDate(at: number | string): string {
  return new Date(at).toLocaleDateString('en-ZA', { day: 'numeric', month: 'long', year: 'numeric' });
}
