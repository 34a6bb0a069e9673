import { expect, it } from 'vitest';
import { FALLBACK_PATH, makeFallbacks, STAND_INS } from './make-fallbacks.mjs';
import { textOf } from './tracked-files.ts';

it('the stand-ins are what the script makes of the measures', () => {
  expect(textOf(FALLBACK_PATH)).toBe(makeFallbacks());
});

it('each voice names its own face first, then every stand-in', () => {
  const tokens = textOf('src/ui/tokens.css').replace(/\s+/g, ' ');
  const list = (names) => names.map((name) => `"${name}"`).join(', ');
  expect(tokens).toContain(`--font-said: "Fraunces Variable", ${list(STAND_INS.said)}, serif;`);
  expect(tokens).toContain(`--font-done: "Instrument Sans Variable", ${list(STAND_INS.done)}, sans-serif;`);
});
