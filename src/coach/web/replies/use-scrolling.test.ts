import { expect, it } from 'vitest';
import { isAtEnd, wayIntoView } from './use-scrolling.ts';

const box = { top: 60, bottom: 660 };

it.each([
  ['in sight already', { top: 400, bottom: 600 }, 0],
  ['exactly fitting, with its margin', { top: 400, bottom: 648 }, 0],
  ['below', { top: 780, bottom: 900 }, 252],
  ['below and taller than the box', { top: 300, bottom: 1_200 }, 228],
  ['taller and at the top already', { top: 60, bottom: 1_200 }, 0],
])('a reply that is %s', (_name, reply, way) => {
  expect(wayIntoView(box, reply, 12)).toBe(way);
});

it.each([
  ['at the end', { scrollTop: 400, clientHeight: 600, scrollHeight: 1_000 }, true],
  ['a line before it', { scrollTop: 375, clientHeight: 600, scrollHeight: 1_000 }, true],
  ['scrolled up', { scrollTop: 200, clientHeight: 600, scrollHeight: 1_000 }, false],
  ['not to be scrolled at all', { scrollTop: 0, clientHeight: 600, scrollHeight: 600 }, true],
])('a conversation %s', (_name, scroller, atEnd) => {
  expect(isAtEnd(scroller)).toBe(atEnd);
});
