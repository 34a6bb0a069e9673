import { randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENGINES } from '#database/testing';
import { type TestProduct, testProduct } from '#server/testing';
import { PHOTO_MAX_BYTES, photoFetcher, photoType } from './fetch-photo.ts';
import { guardedLookup, isPublicAddress } from './public-address.ts';
import { startIssuer, type TestIssuer } from './testing.ts';
import { visitor } from './visit/testing.ts';

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('the rest of a picture')]);
const JPEG = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('the rest of a picture')]);
const WEBP = Buffer.concat([Buffer.from('RIFF1234WEBP'), Buffer.from('the rest of a picture')]);

let asked: string[] = [];
let answers: Record<string, (response: ServerResponse) => void> = {};
let server: Server;
let host: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const answer = answers[request.url ?? ''];
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
);
afterEach(() => {
  asked = [];
  answers = {};
});
const picture =
  (bytes: Buffer, type = 'image/png') =>
  (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': type }).end(bytes);
  };

const patient = photoFetcher({ loopback: true, timeoutMs: 30_000 });
/** For what never comes. */
const impatient = photoFetcher({ loopback: true, timeoutMs: 200 });

describe('a photo from outside', () => {
  const fetchPhoto = patient;

  it.each([
    ['image/png', PNG],
    ['image/jpeg', JPEG],
    ['image/webp', WEBP],
  ] as const)('is a %s by its bytes, whatever it is called', async (type, bytes) => {
    answers['/a'] = picture(bytes, 'text/html');
    expect(await fetchPhoto(`http://${host}/a`)).toEqual({ type, bytes });
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing, which can hold a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', Buffer.from('GIF89a and more')],
    ['nothing', Buffer.alloc(0)],
    ['half of a beginning', PNG.subarray(0, 5)],
    ['a RIFF that is no picture', Buffer.from('RIFF1234WAVEfmt ')],
  ])('is none when it is %s', async (_case, bytes) => {
    answers['/a'] = picture(bytes);
    expect(await fetchPhoto(`http://${host}/a`)).toBeNull();
    expect(photoType(bytes)).toBeNull();
  });

  it('is none when it is too large, said or not', async () => {
    const large = Buffer.concat([PNG, Buffer.alloc(PHOTO_MAX_BYTES)]);
    answers['/said'] = picture(large);
    answers['/unsaid'] = (response) => {
      response.writeHead(200, { 'transfer-encoding': 'chunked' });
      response.end(large);
    };
    answers['/fits'] = picture(Buffer.concat([PNG, Buffer.alloc(PHOTO_MAX_BYTES - PNG.length)]));
    expect(await fetchPhoto(`http://${host}/said`)).toBeNull();
    expect(await fetchPhoto(`http://${host}/unsaid`)).toBeNull();
    expect((await fetchPhoto(`http://${host}/fits`))?.bytes.length).toBe(PHOTO_MAX_BYTES);
  });

  it('is none when it comes too slowly, from the start or in the middle', async () => {
    answers['/never'] = () => {};
    answers['/stops'] = (response) => {
      response.writeHead(200);
      response.write(PNG);
    };
    expect(await impatient(`http://${host}/never`)).toBeNull();
    expect(await impatient(`http://${host}/stops`)).toBeNull();
  });

  it('is not looked for where it is said to have moved', async () => {
    answers['/a'] = (response) => {
      response.writeHead(302, { location: `http://${host}/b` }).end();
    };
    answers['/b'] = picture(PNG);
    expect(await fetchPhoto(`http://${host}/a`)).toBeNull();
    expect(asked).toEqual(['/a']);
  });

  it('is asked of nobody at home, in production', async () => {
    const asInProduction = photoFetcher();
    answers['/a'] = picture(PNG);
    const port = host.split(':')[1];
    for (const url of [
      `http://${host}/a`,
      `https://${host}/a`,
      `https://localhost:${port}/a`,
      'https://127.0.0.1/a',
      'https://2130706433/a',
      'https://0x7f.1/a',
      'https://[::1]/a',
      'https://[::ffff:127.0.0.1]/a',
      'https://[64:ff9b::7f00:1]/a',
      'https://169.254.169.254/latest/meta-data/',
      'https://localhost/a',
      'https://someone:secret@lh3.example/a',
      'https://lh3.example:8443/a',
      'file:///etc/hostname',
      'data:image/png;base64,iVBORw0KGgo=',
      'not an address',
      '',
    ])
      expect([url, await asInProduction(url)]).toEqual([url, null]);
    expect(asked).toEqual([]);
  });

  it.each([
    ['8.8.8.8', true],
    ['142.250.1.1', true],
    ['2a00:1450:4001:800::200e', true],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['127.8.8.8', false],
    ['169.254.169.254', false],
    ['172.16.0.1', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['198.18.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::808:808', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['ff02::1', false],
    ['2001:db8::1', false],
    ['2002:7f00:1::', false],
    ['localhost', false],
    ['', false],
  ])('%s is public: %s', (address, expected) => expect(isPublicAddress(address)).toBe(expected));

  it('is refused where one of the addresses of a name is not public', async () => {
    const seen: string[] = [];
    const lookup = guardedLookup((address) => {
      seen.push(address);
      return false;
    });
    const error = await new Promise((resolve) => lookup('localhost', {}, (failure) => resolve(failure)));
    expect(error).toBeInstanceOf(Error);
    expect(seen.length).toBeGreaterThan(0);
  });
});

describe.each(ENGINES)('photos at a sign-in on %s', (engine) => {
  let issuer: TestIssuer;
  let product: TestProduct;
  beforeAll(async () => {
    issuer = await startIssuer({ publicUrl: 'http://localhost:3999', accounts: [] });
    const { url, clientId, clientSecret } = issuer;
    product = await testProduct(engine, {
      google: { issuer: url, clientId, clientSecret },
      fetchPhoto: (url) => (url.endsWith('/never') ? impatient : patient)(url),
    });
  });
  afterAll(async () => {
    await product.close();
    await issuer.stop();
  });
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  const known = (path?: string) => {
    const sub = randomUUID();
    const picture = path && `http://${host}${path}`;
    const one = { sub, email: `${sub}@example.com`, emailVerified: true, name: 'Lerato M' };
    const account = picture ? { ...one, picture } : one;
    issuer.accounts.push(account);
    return account as typeof one & { picture?: string };
  };
  type Image = string | null;
  const isNone = (image: Image): boolean => image === null;
  /** The photo after a sign-in, which waits for it for a second only: on a busy machine it may come later. */
  const photoOf = async (
    email: string,
    isDue = (image: Image): boolean => !isNone(image),
  ): Promise<Image> => {
    const one = visitor(product);
    expect((await one.signIn(email)).query).toEqual({ google: 'signed-in' });
    let image: Image = null;
    const look = async () => {
      image = (await one.user())?.image ?? null;
      return isDue(image);
    };
    await expect.poll(look).toBe(true);
    return image;
  };

  it('copies the photo, and serves it as a picture and nothing else', async () => {
    answers['/me.png'] = picture(PNG, 'text/html');
    const me = known('/me.png');
    const image = await photoOf(me.email);
    expect(image).toMatch(/^\/api\/account\/photo\/[\w-]{43}$/);
    const answer = await product.request(image ?? '');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG);
    // The same address is not fetched again; the same picture of another person has another address.
    expect(await photoOf(me.email)).toBe(image);
    expect(asked).toEqual(['/me.png']);
    expect(await photoOf(known('/me.png').email)).not.toBe(image);
  });

  it('follows a new photo, keeps the old one when the new one cannot be had, and lets go of one that is gone', async () => {
    answers['/old.png'] = picture(PNG);
    answers['/new.webp'] = picture(WEBP);
    const me = known('/old.png');
    const old = await photoOf(me.email);
    me.picture = `http://${host}/broken`;
    expect(await photoOf(me.email)).toBe(old);
    me.picture = `http://${host}/new.webp`;
    const fresh = await photoOf(me.email, (image) => image !== old);
    expect((await product.request(old ?? '')).status).toBe(404);
    expect((await product.request(fresh ?? '')).headers.get('content-type')).toBe('image/webp');
    me.picture = undefined as never;
    expect(await photoOf(me.email, isNone)).toBeNull();
    expect((await product.request(fresh ?? '')).status).toBe(404);
  });

  it('lets in without one, and without waiting, when it cannot be had', async () => {
    answers['/never'] = () => {};
    for (const path of ['/never', '/missing']) expect(await photoOf(known(path).email, isNone)).toBeNull();
    const { count } = await product.database.db
      .selectFrom('photos')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('source_url', 'like', '%never')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
  });

  it('takes the place of a squatter’s photo too', async () => {
    const me = known();
    const squatter = await product.person(me.email);
    await product.database.db
      .insertInto('photos')
      .values({
        user_id: squatter.id,
        hash: 'a squatter',
        source_url: 'http://x',
        type: 'image/png',
        base64: '',
        fetched_at: '2026-01-01T00:00:00.000Z',
      })
      .execute();
    expect(await photoOf(me.email, isNone)).toBeNull();
    expect((await product.request('/api/account/photo/a%20squatter')).status).toBe(404);
  });

  it('has nothing at an address that was made up', async () => {
    for (const hash of ['x', "' or 1=1 --", '..%2f..%2fetc', 'a'.repeat(5_000)])
      expect((await product.request(`/api/account/photo/${encodeURIComponent(hash)}`)).status).toBe(404);
  });
});
