import { CARD_PROVIDER_NAMES } from '#checkout';
import type { Settings } from './settings.ts';

const NOT_SET = 'not set';

/** Puts the operator's values into prerendered pages: escaped for HTML, those of `%%JSON_…%%` for JSON in a script. */
export function pageFiller(settings: Settings): (html: string) => string {
  const values: Readonly<Record<string, string>> = {
    BRAND_NAME: settings.BRAND_NAME,
    ANALYTICS_ID: settings.ANALYTICS_ID ?? '',
    GOOGLE: settings.GOOGLE_CLIENT_ID === undefined ? 'off' : 'on',
    CARD_PROVIDER: CARD_PROVIDER_NAMES[settings.PAYMENTS],
    SELLER: settings.SELLER_NAME ?? '',
    WHO_READS: whoReads(settings),
    PUBLIC_URL: settings.PUBLIC_URL,
    SUPPORT_EMAIL: settings.SUPPORT_EMAIL ?? NOT_SET,
    PRIVACY_EMAIL: settings.PRIVACY_EMAIL ?? NOT_SET,
    JSON_BRAND_NAME: settings.BRAND_NAME,
    SELLER_NAME: settings.SELLER_NAME ?? NOT_SET,
    SELLER_ADDRESS: settings.SELLER_ADDRESS ?? NOT_SET,
    SELLER_PHONE: settings.SELLER_PHONE ?? NOT_SET,
    SELLER_REGISTRATION: settings.SELLER_REGISTRATION ?? NOT_SET,
  };
  return (html) =>
    html.replace(/%%([A-Z_]+)%%/g, (whole, name: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      return name.startsWith('JSON_') ? escapeJson(value) : escapeHtml(value);
    });
}

/** Who gets what is pasted, in the words of the marketing pages: nothing of it leaves us unless another's chatbot was set. */
const whoReads = ({ CHATBOT_URL }: Settings): string =>
  CHATBOT_URL === undefined
    ? 'Our own AI reads it, on our own server.'
    : `The AI at ${new URL(CHATBOT_URL).host} reads it.`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** The inside of a JSON string that may stand in a script of a page: nothing in it can end the script. */
const escapeJson = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
