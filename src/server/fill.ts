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
    CHATBOT: settings.CHATBOT_URL ? new URL(settings.CHATBOT_URL).host : '',
    WHO_READS: whoReads(settings),
    LLM_HOST: settings.LLM_BASE_URL ? new URL(settings.LLM_BASE_URL).host : '',
    WHO_ELSE_READS: whoElseReads(settings),
    PUBLIC_URL: settings.PUBLIC_URL,
    SUPPORT_EMAIL: settings.SUPPORT_EMAIL ?? NOT_SET,
    US_AT_SUPPORT: usAt(settings.SUPPORT_EMAIL),
    US_AT_PRIVACY: usAt(settings.PRIVACY_EMAIL ?? settings.SUPPORT_EMAIL),
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

/** Whom to write to, inside a sentence: a sentence with `not set` in the place of an address makes no sense. */
const usAt = (address: string | undefined): string => (address ? `us at ${address}` : 'us');

/** Who gets what is pasted, in the words of the marketing pages: nothing of it leaves us unless the operator has set somebody else. */
function whoReads({ CHATBOT_URL, LLM_BASE_URL }: Settings): string {
  if (CHATBOT_URL) return `The AI at ${new URL(CHATBOT_URL).host} reads it. No person of ours does.`;
  if (LLM_BASE_URL)
    return `Our AI reads it, and the AI at ${new URL(LLM_BASE_URL).host} writes replies to it, from a copy without the names, numbers and addresses that we find. No person of ours reads it.`;
  return 'Our own AI reads it, on our own server. No person does.';
}

/** The same for the privacy page, in full. */
function whoElseReads({ CHATBOT_URL, LLM_BASE_URL }: Settings): string {
  if (CHATBOT_URL)
    return `The chat page belongs to ${new URL(CHATBOT_URL).host}: what you type there goes to that company, under its own terms and a contract that binds it to the same purpose.`;
  if (LLM_BASE_URL)
    return `To write replies, openers, rewrites and insights for those who agreed to it, our server asks the language model at ${new URL(LLM_BASE_URL).host}. It is sent the message, the newest turns and the notes that you gave, after our program has taken out the names, telephone numbers, e-mail addresses, links, account names, codes and street addresses that it finds. It cannot find all of them. Who you are is never sent. A scam, a threat, a crisis and anything about a child are not sent at all. Cyrano asks before anything is pasted, and who chooses the local coach has nothing sent. That company works under a contract that binds it to the same purpose.`;
  return 'Nobody else gets it: the assistant runs on our own server and asks no other company.';
}

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
