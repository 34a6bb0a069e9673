import type { Settings } from './settings.ts';

const NOT_SET = 'not set';

/** Puts the operator's values into prerendered pages, escaped for HTML. */
export function pageFiller(settings: Settings): (html: string) => string {
  const values: Readonly<Record<string, string>> = {
    BRAND_NAME: settings.BRAND_NAME,
    PUBLIC_URL: settings.PUBLIC_URL,
    SUPPORT_EMAIL: settings.SUPPORT_EMAIL ?? NOT_SET,
    PRIVACY_EMAIL: settings.PRIVACY_EMAIL ?? NOT_SET,
    SELLER_NAME: settings.SELLER_NAME ?? NOT_SET,
    SELLER_ADDRESS: settings.SELLER_ADDRESS ?? NOT_SET,
    SELLER_PHONE: settings.SELLER_PHONE ?? NOT_SET,
    SELLER_REGISTRATION: settings.SELLER_REGISTRATION ?? NOT_SET,
  };
  return (html) =>
    html.replace(/%%([A-Z_]+)%%/g, (whole, name: string) => {
      const value = values[name];
      return value === undefined ? whole : escapeHtml(value);
    });
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
