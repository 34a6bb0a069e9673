import { describe, expect, it } from 'vitest';
import { type ApiClient, ApiError, NETWORK_ERROR_CODE } from './api-client.ts';
import { isLoopbackHost, lookUpSubscription } from './subscription-lookup.ts';

const answering = (answer: unknown): ApiClient => ({
  get: async <T>() => {
    if (answer instanceof Error) throw answer;
    return answer as T;
  },
  delete: async () => {
    throw new Error('nobody deletes here');
  },
  post: async () => {
    throw new Error('not asked');
  },
});
const nowMs = Date.parse('2026-11-21T00:00:00.000Z');

describe('lookUpSubscription', () => {
  it('gives the server its word', async () => {
    const status = { isActive: false };
    expect(await lookUpSubscription(answering(status), { nowMs, hostname: 'repartee.example' })).toEqual({
      kind: 'known',
      status,
    });
  });

  it('shows the mock on a network error outside production', async () => {
    const found = await lookUpSubscription(answering(new ApiError(0, NETWORK_ERROR_CODE, '')), {
      nowMs,
      hostname: 'localhost',
    });
    expect(found).toMatchObject({
      kind: 'failed',
      network: true,
      status: { mock: true, amount: 99.99, currency: 'ZAR', expiryDate: '2026-12-21T00:00:00.000Z' },
    });
  });

  it.each([
    ['network error in production', new ApiError(0, NETWORK_ERROR_CODE, ''), 'repartee.example', true],
    ['an error of the server', new ApiError(500, 'unexpected', ''), 'localhost', false],
  ])('makes nothing up: %s', async (_name, error, hostname, network) => {
    expect(await lookUpSubscription(answering(error), { nowMs, hostname })).toEqual({
      kind: 'failed',
      network,
      status: null,
    });
  });
});

describe('isLoopbackHost', () => {
  it.each([
    ['localhost', true],
    ['app.localhost', true],
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['[::1]', true],
    ['localhost.evil.example', false],
    ['repartee.example', false],
    ['10.0.0.1', false],
  ])('%s: %s', (hostname, expected) => {
    expect(isLoopbackHost(hostname)).toBe(expected);
  });
});
