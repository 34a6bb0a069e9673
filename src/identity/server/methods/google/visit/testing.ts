/** Cookies of one site, by name; enough for visits that go one after another. */
class Cookies {
  private readonly kept = new Map<string, string>();

  take(from: Response): void {
    for (const line of from.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const cut = pair.indexOf('=');
      const [name, value] = [pair.slice(0, cut), pair.slice(cut + 1)];
      const isGone = attributes.some((attribute) => {
        const [key = '', given = ''] = attribute.split('=');
        return (
          (/^max-age$/i.test(key) && Number(given) <= 0) ||
          (/^expires$/i.test(key) && Date.parse(given) < Date.now())
        );
      });
      if (isGone) this.kept.delete(name);
      else this.kept.set(name, value);
    }
  }

  /** Header for a request; absent when there is none. */
  header(): Record<string, string> {
    const all = [...this.kept].map(([name, value]) => `${name}=${value}`).join('; ');
    return all ? { cookie: all } : {};
  }

  has(name: string): boolean {
    return this.kept.has(name);
  }
}

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Where a visit to the issuer ended on the product's side: the address that the browser stands on, as path and query. */
export interface Arrival {
  path: string;
  query: Record<string, string>;
  /** The address at the issuer's end that led back, to try it a second time. */
  callback: string;
}

/** A browser without a screen: one jar for the product, one for the issuer. */
export function visitor(product: { url: string; request: Ask }) {
  const ours = new Cookies();
  const theirs = new Cookies();

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...ours.header(), ...(init.headers as Record<string, string>) };
    const answer = await product.request(path, { ...init, headers });
    ours.take(answer);
    return answer;
  }
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.url, ...headers },
      body: JSON.stringify(body),
    });
  const start = (body: Record<string, unknown> = {}) =>
    post('/api/auth/google/start', { mode: 'redirect', acceptedTerms: true, ...body });

  /** From the issuer's first page to the address that leads back to the product. */
  async function choose(url: string, email: string | null): Promise<string> {
    let at = url;
    let init: RequestInit = {};
    for (let step = 0; step < 12; step++) {
      if (at.startsWith(product.url)) return at;
      const answer = await fetch(at, { ...init, headers: theirs.header(), redirect: 'manual' });
      theirs.take(answer);
      init = {};
      const to = answer.headers.get('location');
      if (to) {
        at = new URL(to, at).href;
        continue;
      }
      const page = await answer.text();
      // Another account than last time: the issuer ends its old session by a form that sends itself.
      const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1];
      if (action) {
        at = action;
        const hidden = [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
        const fields = hidden.map(([, name = '', value = '']): [string, string] => [name, value]);
        init = { method: 'POST', body: new URLSearchParams(fields) };
        continue;
      }
      const sub = /<button name="account" value="([^"]*)">([^<]*)</g;
      const found = [...page.matchAll(sub)].find(([, , address]) => address === email)?.[1];
      if (email !== null && found === undefined) throw new Error(`no ${email} on the form: ${page}`);
      const body = new URLSearchParams(email === null ? { cancel: 'yes' } : { account: found ?? '' });
      init = { method: 'POST', body };
    }
    throw new Error('the issuer sends us round in a circle');
  }

  /** Opens the address that leads back. */
  async function arrive(callback: string): Promise<Arrival> {
    const answer = await ask(callback.slice(product.url.length));
    const to = new URL(answer.headers.get('location') ?? '', product.url);
    return { path: to.pathname, query: Object.fromEntries(to.searchParams), callback };
  }

  return {
    ask,
    post,
    start,
    choose,
    arrive,
    hasSession: () => ours.has('repartee.session'),
    /** Who is signed in, by the product's word. */
    async user(): Promise<{ id: string; email: string; name: string; image: string | null } | null> {
      return ((await (await ask('/api/auth/session')).json()) as { user: never }).user;
    },
    /** A whole sign-in as the account of this address; null cancels. */
    async signIn(email: string | null, body: Record<string, unknown> = {}): Promise<Arrival> {
      const started = await start(body);
      if (!started.ok) throw new Error(`no start: ${await started.text()}`);
      const { url } = (await started.json()) as { url: string };
      return arrive(await choose(url, email));
    },
  };
}
