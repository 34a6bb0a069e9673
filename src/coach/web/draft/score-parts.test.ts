import { describe, expect, it } from 'vitest';
import { verdictOf } from './copy.ts';
import { sourceNamed, tellScore } from './score-parts.ts';

const part = (name: string, points: number, of: number) => ({
  name,
  points,
  of,
  why: `${name}.`,
  source: '',
});

describe('a score', () => {
  it('tells what costs the most points first, and what works', () => {
    const told = tellScore({
      total: 57,
      parts: [part('a', 9, 25), part('b', 20, 20), part('c', 1, 7), part('d', 6, 8), part('safety', 0, 0)],
    });
    expect(told.toChange.map(({ name }) => name)).toEqual(['a', 'c']);
    expect(told.works.map(({ name }) => name)).toEqual(['b', 'd']);
    expect(told.warning).toBeNull();
  });

  it('of nothing is a warning, in the words of the part without points', () => {
    expect(tellScore({ total: 0, parts: [part('a', 3, 25), part('safety', 0, 0)] }).warning).toBe('safety.');
    expect(tellScore({ total: 0, parts: [] }).warning).toBeNull();
  });

  it.each([
    [100, 'Ready to send'],
    [79, 'Nearly there'],
    [40, 'Worth another look'],
    [3, 'Not there yet'],
    [0, 'Not fit to send'],
  ])('of %d is told as "%s"', (total, words) => {
    expect(verdictOf(total)).toBe(words);
  });

  it.each([
    ['row 9: OkTrends, specificity', 'OkTrends, specificity'],
    ['rows 12 and 13: Huang et al. 2017; McFarland 2013', 'Huang et al. 2017; McFarland 2013'],
    ['row 9: OkTrends; row 15: Collins & Miller 1994', 'OkTrends; Collins & Miller 1994'],
    ['rows 6, 7 and 10: OkTrends', 'OkTrends'],
    ['Hinge 2015', 'Hinge 2015'],
  ])('names its source "%s" as "%s"', (source, named) => {
    expect(sourceNamed(source)).toBe(named);
  });
});
