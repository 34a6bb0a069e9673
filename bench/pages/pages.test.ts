import { describe, expect, it } from 'vitest';
import { reached } from './index.ts';

const scores = { performance: 96, accessibility: 100, 'best-practices': 100, seo: 100 };
const good = { scores, lcpRatio: 1.6, tbtMs: 190, cls: 0, scriptBytes: 6144 };
const bare = { scores: { ...scores, performance: 100 }, lcpRatio: 1, tbtMs: 40, cls: 0, scriptBytes: 0 };

describe('a page', () => {
  it('that is just good enough beside the bare page reaches the targets', () =>
    expect(reached(good, bare)).toBe(true));

  it.each([
    { ...good, scores: { ...scores, performance: 95 } },
    { ...good, scores: { ...scores, accessibility: 99 } },
    { ...good, scores: { ...scores, 'best-practices': 96 } },
    { ...good, scores: { ...scores, seo: 92 } },
    { ...good, lcpRatio: 1.61 },
    { ...good, tbtMs: 191 },
    { ...good, cls: 0.001 },
    { ...good, scriptBytes: 6145 },
  ])('that misses one does not: %j', (audit) => expect(reached(audit, bare)).toBe(false));

  it('is measured against what the bare page had on the same machine', () => {
    const slower = { ...bare, scores: { ...scores, performance: 99 }, tbtMs: 80 };
    expect(reached({ ...good, scores: { ...scores, performance: 95 }, tbtMs: 230 }, slower)).toBe(true);
  });
});
