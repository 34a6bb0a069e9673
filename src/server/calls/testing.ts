import type { Kysely } from 'kysely';
import type { Engine, Tables } from '#database';

/** What tests ask a product for, and what they read off its answers. */
interface Asked {
  /** Its own origin. */
  url: string;
  request(path: string, init?: RequestInit): Promise<Response>;
  letters(to: string): Promise<{ text: string }[]>;
  database: { db: Kysely<Tables>; engine: Engine };
}

/** A write as the product's own pages send it; a text goes as it is, anything else as JSON. */
export const postTo =
  (product: Pick<Asked, 'url' | 'request'>) =>
  (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    product.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.url, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

/** Status and code of an error; of an answer that is none, `undefined` in the code's place. */
export const told = async (answer: Response): Promise<[status: number, code: string | undefined]> => [
  answer.status,
  ((await answer.json()) as { error?: { code: string } }).error?.code,
];

/** Everything of an answer that somebody could read, so that two can be compared. */
export const seen = async (answer: Response) => ({
  status: answer.status,
  headers: [...answer.headers].filter(([name]) => name !== 'date').sort(),
  body: await answer.text(),
});

/** The session cookie that an answer sets, as a browser sends it back; empty where it sets none. */
export const cookieOf = (answer: Response): string =>
  (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';

/** What the letters to an address hold, the oldest first: the first group of `pattern`, or all that it matches. */
export const inLetters = async (
  product: Pick<Asked, 'letters'>,
  email: string,
  pattern: RegExp,
): Promise<string[]> =>
  (await product.letters(email)).flatMap(({ text }) => {
    const found = pattern.exec(text);
    return found ? [found[1] ?? found[0]] : [];
  });

/** Has an address confirmed, as the link of the verification letter would. */
export async function confirmAddress({ database }: Pick<Asked, 'database'>, userId: string): Promise<void> {
  await database.db
    .updateTable('user')
    // The library's own column: SQLite has no booleans.
    .set({ emailVerified: database.engine === 'sqlite' ? 1 : true })
    .where('id', '=', userId)
    .execute();
}
