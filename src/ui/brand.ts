/** What stands in prerendered HTML until the server, at its start, writes the operator's brand in its place. */
const placeholder = '%%BRAND_NAME%%';

/**
 * The product's name. While pages are built it is the placeholder; in the browser it is what the server wrote on
 * `<html data-brand>`, so the same bundle serves every brand.
 */
export function brandName(): string {
  if (typeof document === 'undefined') return placeholder;
  return document.documentElement.dataset.brand ?? '';
}

/** As `brandName`: the mark while pages are built, in the browser what the server wrote on `<html data-support>`. */
export function supportMark(): string {
  if (typeof document === 'undefined') return '%%SUPPORT_EMAIL%%';
  return document.documentElement.dataset.support ?? '';
}

/** The support address, or null where the operator has set none. */
export function supportEmail(): string | null {
  const mark = supportMark();
  return mark.includes('@') ? mark : null;
}

/** As `supportMark`: `on` where the operator has set up signing in with Google. */
export function googleMark(): string {
  if (typeof document === 'undefined') return '%%GOOGLE%%';
  return document.documentElement.dataset.google ?? '';
}

export const isGoogleOffered = (): boolean => googleMark() === 'on';
