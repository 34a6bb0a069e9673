import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { askedToEnd } from './asked-to-end.ts';
import { clientAddress, trustedProxies } from './client-address.ts';
import { contentPolicy } from './content-policy.ts';
import { isLoopbackHost } from './loopback.ts';
import { mayReadMetrics } from './metrics.ts';
import { deriveKey, signingSecrets } from './secrets.ts';

it('a second SIGTERM is taken and changes nothing, a second Ctrl-C ends the process', async () => {
  const signals = new EventEmitter();
  const asked = askedToEnd(signals);
  // Where nobody listens any more, Node ends the process at once.
  expect(['SIGTERM', 'SIGTERM', 'SIGHUP'].map((name) => signals.emit(name))).toEqual([true, true, true]);
  await asked;
  expect(['SIGINT', 'SIGINT'].map((name) => signals.emit(name))).toEqual([true, false]);
});

describe('loopback', () => {
  it.each([
    ['localhost', true],
    ['LOCALHOST.', true],
    ['app.localhost', true],
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['[::1]', true],
    ['0.0.0.0', false],
    ['localhost.evil.example', false],
    ['127.0.0.1.evil.example', false],
    ['10.0.0.1', false],
    ['', false],
  ])('%s: %s', (host, expected) => expect(isLoopbackHost(host)).toBe(expected));
});

describe('whose address a request has', () => {
  const trusted = trustedProxies(['10.0.0.1', '10.1.0.0/16', '::1']);
  it.each([
    ['no proxy', '203.0.113.9', undefined, '203.0.113.9'],
    ['a header from nobody we trust', '203.0.113.9', '1.1.1.1', '203.0.113.9'],
    ['a proxy of ours', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['a proxy seen as IPv6', '::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['a caller who lies in front', '10.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['two proxies of ours', '10.0.0.1', '203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['a proxy that tells the port', '10.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    ['a proxy that tells the port of IPv6', '10.0.0.1', '[2001:db8::7]:4711', '2001:db8::7'],
    ['a caller who claims to be our proxy', '10.0.0.1', '1.1.1.1, 10.1.2.3, 203.0.113.9', '203.0.113.9'],
    ['a caller on the same wire', 'fe80::7%eth0', undefined, 'fe80::7'],
    ['rubbish', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['rubbish with a port', '10.0.0.1', '1.2.3:80', '10.0.0.1'],
    ['nothing at all', undefined, undefined, 'unknown'],
  ])('%s', (_case, peer, forwarded, address) => {
    expect(clientAddress(peer, forwarded, trusted)).toBe(address);
  });

  it('refuses a proxy that is no address', () => {
    expect(() => trustedProxies(['proxy.internal'])).toThrow('TRUSTED_PROXIES');
  });
});

describe('content policy', () => {
  it('lets Google Analytics in only where the operator has it, and nothing of adverts', () => {
    expect(contentPolicy({})).not.toContain('google');
    const policy = contentPolicy({ analytics: true });
    expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
    expect(policy).toMatch(/connect-src 'self' .*https:\/\/\*\.google-analytics\.com/);
    expect(policy).not.toMatch(/doubleclick|unsafe/);
  });

  it('allows nothing inline but what is named by hash, and nobody to frame', () => {
    const policy = contentPolicy({ scripts: ["'sha256-x'"] });
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("script-src 'self' 'sha256-x';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("frame-src 'none'");
  });
});

describe('secrets', () => {
  it('gives each purpose a key of its own', () => {
    expect(deriveKey('one', 'identity')).toBe(deriveKey('one', 'identity'));
    expect(
      new Set([deriveKey('one', 'identity'), deriveKey('one', 'mail'), deriveKey('two', 'identity')]).size,
    ).toBe(3);
  });

  it('keeps the number of a signing key when older ones are dropped', () => {
    const [first, second] = signingSecrets(['new', 'old']);
    expect(signingSecrets(['new'])).toEqual([first]);
    expect(signingSecrets(['old'])).toEqual([second]);
  });
});

describe('who may read metrics', () => {
  const here = { authorization: undefined, address: '127.0.0.1', host: 'localhost', proxied: false };
  it.each([
    ['this machine, no token set', undefined, here, true],
    ['this machine by IPv6', undefined, { ...here, address: '::1' }, true],
    ['another machine', undefined, { ...here, address: '203.0.113.9' }, false],
    ['somebody through a proxy beside us', undefined, { ...here, proxied: true }, false],
    ['somebody under our public name', undefined, { ...here, host: 'repartee.example' }, false],
    ['nobody known', undefined, { ...here, address: 'unknown' }, false],
    ['the right token', 'secret', { ...here, address: '203.0.113.9', authorization: 'Bearer secret' }, true],
    ['a wrong token', 'secret', { ...here, authorization: 'Bearer secreT' }, false],
    ['no token where one is set', 'secret', here, false],
  ])('%s', (_case, token, asked, may) => {
    expect(mayReadMetrics(token, asked)).toBe(may);
  });
});
