/**
 * A card as a receipt shows it; null where Yoco does not tell the last four digits.
 *
 * @example maskedCardOf('visa', '**** **** **** 4242') // 'Visa •••• 4242'
 */
export function maskedCardOf(scheme: string | undefined, maskedCard: string | undefined): string | null {
  const last4 = /(\d{4})$/.exec(maskedCard ?? '')?.[1];
  if (!last4) return null;
  return `${scheme ? scheme.charAt(0).toUpperCase() + scheme.slice(1).toLowerCase() : 'Card'} •••• ${last4}`;
}
