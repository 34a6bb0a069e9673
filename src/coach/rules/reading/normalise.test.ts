import { expect, it } from 'vitest';
import { normalise } from './text.ts';

it('drops what follows too many marks, and still quotes the exact words behind them', () => {
  const text = `are you free${'! '.repeat(200)}on Friday?`;
  const { plain, quote } = normalise(text);
  expect(plain).toBe(`are you free${'! '.repeat(80)}on Friday?`);
  const at = plain.indexOf('on Friday');
  expect(quote(at, plain.length)).toBe('on Friday?');
});

it('keeps runs that people do write, emoji and other scripts', () => {
  for (const text of [
    `no way${'!'.repeat(100)}`,
    `so${'.'.repeat(100)} what now`,
    '😂'.repeat(300),
    `${'明日は暇ですか。'.repeat(60)}`,
    `${'שלום, '.repeat(100)}`,
  ])
    expect(normalise(text).plain).toBe(text);
});
