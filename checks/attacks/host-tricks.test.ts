/** Requests that lie about the host they are for: refused on both listeners, and what others get afterwards is unchanged. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackedProduct, SITE, START_TIMEOUT_MS, sendRaw, startAttacked } from './attacked-product.ts';

/** What a public start needs; nobody is called. */
const PUBLIC = {
  PUBLIC_URL: 'https://repartee.example',
  CYRANO_URL: 'https://cyrano.example',
  PAYMENTS: 'yoco',
  YOCO_PUBLIC_KEY: 'pk_live_0123456789abcdef0123',
  YOCO_SECRET_KEY: 'sk_live_0123456789abcdef0123',
  SMTP_URL: 'smtps://user:password@127.0.0.1:1',
  SELLER_NAME: 'Prompter (Pty) Ltd',
  SELLER_ADDRESS: '1 Long Street, Cape Town',
  SELLER_PHONE: '+27 21 000 0000',
  SUPPORT_EMAIL: 'help@repartee.example',
};

/** Lines that follow the request line, or a request line of its own; `%` stands for the path. */
const INVALID: Readonly<Record<string, string>> = {
  'no Host': 'GET % HTTP/1.1\r\n',
  'no Host in HTTP/1.0': 'GET % HTTP/1.0\r\n',
  'an empty Host': 'GET % HTTP/1.1\r\nhost:\r\n',
  'two Hosts': 'GET % HTTP/1.1\r\nhost: localhost\r\nhost: localhost\r\n',
  'a second Host after 2,000 headers': `GET % HTTP/1.1\r\nhost: localhost\r\n${'a:\r\n'.repeat(2_100)}host: evil\r\n`,
  'another path': 'GET % HTTP/1.1\r\nhost: x/api/plans?\r\n',
  'a query': 'GET % HTTP/1.1\r\nhost: evil?\r\n',
  'a fragment': 'GET % HTTP/1.1\r\nhost: localhost#\r\n',
  'a user': 'GET % HTTP/1.1\r\nhost: localhost@evil\r\n',
  'a space': 'GET % HTTP/1.1\r\nhost: localhost evil\r\n',
  'a tab': 'GET % HTTP/1.1\r\nhost: localhost\tevil\r\n',
  'a control character': 'GET % HTTP/1.1\r\nhost: local\u0001host\r\n',
  'a letter beyond ASCII': 'GET % HTTP/1.1\r\nhost: l\u00f6calhost\r\n',
  'no port after the colon': 'GET % HTTP/1.1\r\nhost: localhost:\r\n',
  'a port too high': 'GET % HTTP/1.1\r\nhost: localhost:99999\r\n',
  'a port of letters': 'GET % HTTP/1.1\r\nhost: localhost:x\r\n',
  'an open bracket': 'GET % HTTP/1.1\r\nhost: [::1\r\n',
  'an absolute address': 'GET http://evil% HTTP/1.1\r\nhost: localhost\r\n',
  'an absolute address of ours': 'GET http://localhost% HTTP/1.1\r\nhost: localhost\r\n',
};
const MISDIRECTED: Readonly<Record<string, string>> = {
  'another name': 'GET % HTTP/1.1\r\nhost: evil.example\r\n',
  'a name that begins like ours': 'GET % HTTP/1.1\r\nhost: localhost.evil.example\r\n',
  'an address of IPv6': 'GET % HTTP/1.1\r\nhost: [2001:db8::1]:3000\r\n',
};
const FORWARDED: Readonly<Record<string, string>> = {
  'a proxy': 'GET % HTTP/1.1\r\nhost: localhost\r\nx-forwarded-host: evil\r\n',
  'a proxy after 2,000 headers': `GET % HTTP/1.1\r\nhost: localhost\r\n${'a:\r\n'.repeat(2_100)}forwarded: for=x\r\n`,
};

const ask = (port: number, lines: string, path: string) =>
  sendRaw(port, `${lines.replace('%', path)}connection: close\r\n\r\n`);
const statusAndCode = (answer: string) => [
  Number(answer.slice(9, 12)),
  /\r\n\r\n\{"error":\{"code":"([^"]+)","message":"[^"]+"\}\}$/.exec(answer)?.[1],
];

describe.each([
  ['the default start', {}, 'localhost'],
  ['a public start', PUBLIC, 'repartee.example'],
])('%s', (_, env, host) => {
  let product: AttackedProduct;
  beforeAll(async () => {
    product = await startAttacked({ env });
  }, START_TIMEOUT_MS);
  afterAll(() => product.stop());

  it('refuses every trick on every cached path before and after it is cached, and serves the others as ever', async () => {
    const isPublic = host !== 'localhost';
    for (const [path, words] of Object.entries(SITE)) {
      const tell = async () => {
        for (const [name, lines] of Object.entries(INVALID))
          expect([name, path, ...statusAndCode(await ask(product.web, lines, path))]).toEqual([
            name,
            path,
            400,
            'invalid-request',
          ]);
        for (const [name, lines] of Object.entries({ ...MISDIRECTED, ...(isPublic ? {} : FORWARDED) }))
          expect([name, path, ...statusAndCode(await ask(product.web, lines, path))]).toEqual([
            name,
            path,
            421,
            'misdirected-request',
          ]);
      };
      const proper = () => ask(product.web, `GET % HTTP/1.1\r\nhost: ${host}\r\n`, path);
      await tell();
      const first = await proper();
      await tell();
      const cached = await proper();
      for (const answer of [first, cached]) {
        expect(answer).toMatch(/^HTTP\/1\.1 200 /);
        expect(answer.endsWith(`\r\n\r\n${words}`)).toBe(true);
      }
    }
  });

  it("refuses them on Cyrano's listener by the same rule", async () => {
    for (const [name, lines] of Object.entries(INVALID))
      expect([name, ...statusAndCode(await ask(product.cyrano, lines, '/'))]).toEqual([
        name,
        400,
        'invalid-request',
      ]);
    for (const [name, lines] of Object.entries(MISDIRECTED))
      expect([name, ...statusAndCode(await ask(product.cyrano, lines, '/'))]).toEqual([
        name,
        421,
        'misdirected-request',
      ]);
    const own = host === 'localhost' ? host : 'cyrano.example';
    expect(await ask(product.cyrano, `GET % HTTP/1.1\r\nhost: ${own}\r\n`, '/')).toContain('the frame');
    if (host !== 'localhost')
      expect(statusAndCode(await ask(product.cyrano, `GET % HTTP/1.1\r\nhost: ${host}\r\n`, '/'))[0]).toBe(
        421,
      );
  });

  it('answers health checks under every valid name and under no other', async () => {
    for (const port of [product.web, product.cyrano]) {
      const foreign = 'GET % HTTP/1.1\r\nhost: 10.0.0.2:3000\r\n';
      expect(await ask(port, foreign, '/healthz')).toMatch(/^HTTP\/1\.1 200 /);
      expect((await ask(port, 'GET % HTTP/1.1\r\nhost: x/?\r\n', '/healthz')).slice(9, 12)).toBe('400');
    }
  });
});
