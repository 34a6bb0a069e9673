import { expect, it } from 'vitest';
import { heightAboveKeyboard } from './use-above-keyboard.ts';

it.each([
  ['no keyboard', { windowPx: 844, visiblePx: 844, scale: 1 }, null],
  ['a keyboard over the window', { windowPx: 844, visiblePx: 508.4, scale: 1 }, 508],
  ['a bar of the browser', { windowPx: 844, visiblePx: 788, scale: 1 }, null],
  ['a keyboard that made the window smaller', { windowPx: 508, visiblePx: 508, scale: 1 }, null],
  ['zoomed in', { windowPx: 844, visiblePx: 422, scale: 2 }, null],
])('%s', (_what, seen, height) => expect(heightAboveKeyboard(seen)).toBe(height));
