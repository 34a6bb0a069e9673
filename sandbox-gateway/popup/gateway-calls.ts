/** The calls of the card form to the gateway; their addresses are relative to the page. */
import type { TokenResult } from './messages.ts';

export type Refusal = {
  errorCode?: string;
  displayMessage?: string;
  field?: string;
};
export type TokenAnswer = TokenResult & { confirmation: 'required' | 'none' };
/** How a card did on an order of the merchant's server. `leadsTo`: where the shop wants its buyer. */
export type OrderAnswer = { reference: string | null; number: number; leadsTo: string | null };
type Answer<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export const NO_ANSWER = 'The gateway could not be reached. Please try again.';

export async function send<T>(path: string, publicKey: string, body: unknown): Promise<Answer<T>> {
  try {
    const response = await fetch(`${document.body.dataset.root ?? ''}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-public-key': publicKey },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    return response.ok ? { ok: true, value: answer as T } : { ok: false, refusal: answer as Refusal };
  } catch {
    return { ok: false, refusal: { displayMessage: NO_ANSWER } };
  }
}
