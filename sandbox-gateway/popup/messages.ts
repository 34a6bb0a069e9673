/** What the shop's page (`sdk.ts`) and the card form in the frame (`card-form.ts`) say to each other. */

/** From the page to the frame: what is being paid. */
export type ToFrame = {
  source: 'sandbox-sdk';
  type: 'open';
  publicKey: string;
  amountInCents: number;
  currency: string;
  name?: string;
  description?: string;
  /** The page's own theme, where it has chosen one; otherwise the system's counts. */
  theme?: 'light' | 'dark';
};

/** A card that may be charged once: `id` is the token. */
export type TokenResult = {
  id: string;
  source: { object: 'card'; brand: string; maskedCard: string; expiryMonth: number; expiryYear: number };
};

/** From the frame to the page. */
export type FromFrame = { source: 'sandbox-card' } & (
  | { type: 'opened' }
  | { type: 'size'; heightInPixels: number }
  | { type: 'cancelled' }
  | { type: 'done'; token: TokenResult }
  /** An order of the merchant's server is paid. */
  | { type: 'paid'; reference: string | null; number: number }
);
