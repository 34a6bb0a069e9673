import { expect, it } from 'vitest';
import { framingRefusal } from './framing.ts';

const PRODUCT = 'https://repartee.example';
const LOCAL = 'http://localhost:3000';
const BOT = 'https://bot.example/chat';
const LOCAL_BOT = 'http://127.0.0.1:9000/';

type Row = [about: string, policy: string | null, options: string | null, allowed: boolean];

/** Chromium 156 judges each row the same, with pages of these origins. */
const inPublic: Row[] = [
  ['nothing', null, null, true],
  ['everybody', "default-src 'self'; frame-ancestors *", null, true],
  ['us by origin', 'frame-ancestors https://repartee.example', null, true],
  ['us with a slash', 'frame-ancestors https://repartee.example/', null, true],
  ['us by host', 'frame-ancestors repartee.example', null, true],
  ['us in capitals', 'Frame-Ancestors HTTPS://Repartee.Example', null, true],
  ['our host and port', 'frame-ancestors https://repartee.example:443', null, true],
  ['our host on any port', 'frame-ancestors repartee.example:*', null, true],
  ['our host without TLS', 'frame-ancestors http://repartee.example', null, true],
  ['our family', 'frame-ancestors https://*.example', null, true],
  ['all of https', 'frame-ancestors https:', null, true],
  ['ours among others', "frame-ancestors 'self' https://other.example https://repartee.example", null, true],
  ['nobody', "frame-ancestors 'none'", null, false],
  ['no source', "default-src 'self'; frame-ancestors", null, false],
  ['itself', "frame-ancestors 'self'", null, false],
  ['somebody else', 'frame-ancestors https://other.example', null, false],
  ['our children', 'frame-ancestors https://*.repartee.example', null, false],
  ['a page of ours', 'frame-ancestors https://repartee.example/chat', null, false],
  ['our host on another port', 'frame-ancestors https://repartee.example:8443', null, false],
  ['two policies of which one refuses', "frame-ancestors *, frame-ancestors 'none'", null, false],
  ['a list that is named twice', "frame-ancestors *; frame-ancestors 'none'", null, true],
  ['other directives', "default-src 'none'; report-uri /frame-ancestors", null, true],
  ['DENY', null, 'DENY', false],
  ['SAMEORIGIN', null, 'SAMEORIGIN', false],
  ['SAMEORIGIN twice', null, 'SAMEORIGIN, SAMEORIGIN', false],
  ['a word that is none', null, 'ALLOW-FROM https://other.example', true],
  ['ALLOWALL', null, 'ALLOWALL', true],
  ['ALLOWALL and another', null, 'ALLOWALL, x', false],
  ['both: the newer one counts', 'frame-ancestors *', 'DENY', true],
  ['an option beside a policy about other things', "default-src 'self'", 'DENY', false],
];
const onLoopback: Row[] = [
  ['our origin', 'frame-ancestors http://localhost:3000', null, true],
  ['our host and port', 'frame-ancestors localhost:3000', null, true],
  ['our host, which is its usual port', 'frame-ancestors http://localhost', null, false],
  ['all of https', 'frame-ancestors https:', null, false],
];

it.each(inPublic)('framed in public by %s', (_about, contentSecurityPolicy, frameOptions, allowed) => {
  const refusal = framingRefusal({ contentSecurityPolicy, frameOptions }, BOT, PRODUCT);
  expect(refusal === null, refusal ?? 'allowed').toBe(allowed);
});

it.each(onLoopback)('framed on loopback by %s', (_about, contentSecurityPolicy, frameOptions, allowed) => {
  expect(framingRefusal({ contentSecurityPolicy, frameOptions }, LOCAL_BOT, LOCAL) === null).toBe(allowed);
});

it('framed by itself, where only itself may', () => {
  const own = `${PRODUCT}/bot`;
  for (const headers of [
    { contentSecurityPolicy: "frame-ancestors 'self'", frameOptions: null },
    { contentSecurityPolicy: null, frameOptions: 'SAMEORIGIN' },
  ])
    expect(framingRefusal(headers, own, PRODUCT)).toBeNull();
});
