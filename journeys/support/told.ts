/** What a browser, or a story itself, was told: the headers and the body of each answer, and where a text stands in them. */
import type { Page } from '@playwright/test';

/** The forms in which a text leaves a server by accident: as it is, in base64, in hex, in an address. */
export const formsOf = (secret: string): string[] => [
  secret,
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  Buffer.from(secret).toString('base64url'),
  Buffer.from(secret).toString('hex'),
  encodeURIComponent(secret),
];

/** A card's number as it is typed, without its spaces, and in the forms of a secret. */
export const formsOfCard = (card: string): string[] => [card, ...formsOf(card.replaceAll(' ', ''))];

export class Told {
  readonly #seen: Promise<{ address: string; text: string }>[] = [];

  /** @param isOurs whether an address is of the product, and not of a provider whose own pages know the card */
  watch(page: Page, isOurs: (address: string) => boolean = () => true): void {
    page.on('response', (response) => {
      if (!isOurs(response.url())) return;
      this.#seen.push(
        (async () => {
          const headers = JSON.stringify(await response.allHeaders().catch(() => ({})));
          // A redirect has no body.
          const body = await response.text().catch(() => '');
          return { address: response.url(), text: `${headers}\n${body}` };
        })(),
      );
    });
  }

  async ask(address: string, init?: RequestInit): Promise<void> {
    const answer = await fetch(address, { redirect: 'manual', ...init });
    const text = `${JSON.stringify([...answer.headers])}\n${await answer.text()}`;
    this.#seen.push(Promise.resolve({ address, text }));
  }

  /** Addresses whose answer holds one of these texts. */
  async holding(texts: readonly string[]): Promise<string[]> {
    const seen = await Promise.all(this.#seen);
    return seen.filter(({ text }) => texts.some((part) => text.includes(part))).map(({ address }) => address);
  }

  get count(): number {
    return this.#seen.length;
  }
}
