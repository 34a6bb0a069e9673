import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdPurchases } from '#checkout/server';
import { type TestProduct, testProduct } from './testing.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct('sqlite');
});
afterAll(() => product.close());

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { responses: Record<string, unknown>; requestBody?: unknown }>>;
}
const document = async () => (await (await product.request('/api/openapi.json')).json()) as Document;

it('describes every route that is mounted and none that is not', async () => {
  const described = Object.entries((await document()).paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const mounted = product.app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(new Set(described)).toEqual(new Set(mounted));
});

it('is OpenAPI 3.1 with a body schema for every write that takes one', async () => {
  const { openapi, paths } = await document();
  expect(openapi).toBe('3.1.0');
  expect(JSON.stringify(paths['/api/coach/advice']?.post?.requestBody)).toContain('"maxItems":50');
  expect(JSON.stringify(paths['/api/auth/sign-up/email']?.post?.requestBody)).toContain('acceptedTerms');
});

it('metrics tell whether purchases are on hold', async () => {
  const other = await testProduct('sqlite', {
    settings: { METRICS_TOKEN: 'only-for-monitoring-and-long-enough' },
  });
  const hold = async () => {
    const headers = { authorization: 'Bearer only-for-monitoring-and-long-enough' };
    const text = await (await other.request('/metrics', { headers })).text();
    return /^repartee_purchases_on_hold (\d)$/m.exec(text)?.[1];
  };
  expect(await hold()).toBe('0');
  await holdPurchases(other.database.db, { sinceMs: 0, nowMs: 1, by: 'Nomsa' });
  expect(await hold()).toBe('1');
  await other.close();
});

it('metrics are for this machine, or for who brings the token', async () => {
  const answer = await product.request('/metrics');
  // No peer is known through `request`, so nobody is taken for this machine.
  expect([answer.status, await answer.json()]).toMatchObject([403, { error: { code: 'not-allowed' } }]);
});
