import { expect, it } from 'vitest';
import { refusedBy } from './chatbot.ts';

const product = 'https://repartee.example';
it.each([
  ['nothing said', {}, true],
  ['everybody', { 'content-security-policy': "default-src 'self'; frame-ancestors *" }, true],
  ['us by origin', { 'content-security-policy': 'frame-ancestors https://repartee.example' }, true],
  ['us by host', { 'content-security-policy': 'frame-ancestors repartee.example' }, true],
  ['our family', { 'content-security-policy': 'frame-ancestors https://*.example' }, true],
  ['nobody', { 'content-security-policy': "frame-ancestors 'none'" }, false],
  ['itself', { 'content-security-policy': "frame-ancestors 'self'" }, false],
  ['somebody else', { 'content-security-policy': 'frame-ancestors https://other.example' }, false],
  ['our host without TLS', { 'content-security-policy': 'frame-ancestors http://repartee.example' }, false],
  ['the old header', { 'x-frame-options': 'DENY' }, false],
  ['the old header, same origin', { 'x-frame-options': 'SAMEORIGIN' }, false],
  [
    'both: the newer one counts',
    { 'x-frame-options': 'DENY', 'content-security-policy': 'frame-ancestors *' },
    true,
  ],
])('a chatbot that lets itself be framed by %s', (_case, headers, mayFrame) => {
  expect(refusedBy(new Headers(headers), 'https://bot.example/chat', product) === null).toBe(mayFrame);
});
