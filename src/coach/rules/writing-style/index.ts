/**
 * How somebody writes: the points of a style, and how near a text comes to it. Nothing of the coach's engine stands behind this door: it
 * is small and pure, and the browser loads it (`#coach/style`).
 */
export { learnStyle } from './learn.ts';
export { mannerOf } from './manner.ts';
export { DIFFERENCES, type Difference, differencesFrom } from './nearness.ts';
export {
  FREE_POINTS,
  type FreePoint,
  type Manner,
  STYLE_POINTS,
  type StylePoint,
  type StyleWords,
} from './points.ts';
