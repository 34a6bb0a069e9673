/**
 * What the server writes on `<html data-…>` at its start: the browser reads it there, so the same bundle serves every
 * operator. While pages are built it is the mark that the server writes over.
 */
function written(name: string, mark: string): string {
  if (typeof document === 'undefined') return `%%${mark}%%`;
  return document.documentElement.dataset[name] ?? '';
}

/** The product's name. */
export const brandName = () => written('brand', 'BRAND_NAME');

/** The support address, or words that there is none. */
export const supportMark = () => written('support', 'SUPPORT_EMAIL');

/** The support address, or null where the operator has set none. */
export function supportEmail(): string | null {
  const mark = supportMark();
  return mark.includes('@') ? mark : null;
}

/** `on` where the operator has set up signing in with Google. */
export const googleMark = () => written('google', 'GOOGLE');

export const isGoogleOffered = (): boolean => googleMark() === 'on';

/** Who takes the card, as a customer knows them: `Yoco`. */
export const cardsMark = () => written('cards', 'CARD_PROVIDER');

/** The seller's name, empty where the operator has set none. */
export const sellerMark = () => written('seller', 'SELLER');
