import { describe, expect, it } from 'vitest';
import { reached } from './index.ts';

const scores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
const good = { scores, lcpRatio: 1.3, tbtMs: 0, cls: 0, scriptBytes: 6144 };

describe('a page', () => {
  it('that is just good enough reaches the targets', () => expect(reached(good)).toBe(true));

  it.each([
    { ...good, scores: { ...scores, performance: 98 } },
    { ...good, scores: { ...scores, accessibility: 99 } },
    { ...good, scores: { ...scores, 'best-practices': 96 } },
    { ...good, scores: { ...scores, seo: 92 } },
    { ...good, lcpRatio: 1.31 },
    { ...good, tbtMs: 1 },
    { ...good, cls: 0.001 },
    { ...good, scriptBytes: 6145 },
  ])('that misses one does not: %j', (audit) => expect(reached(audit)).toBe(false));
});
