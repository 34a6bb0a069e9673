/** Scams, control, abuse: at most one calm line, or three ways to hold a boundary. */
import { scenesIn } from '../situations/guards/index.ts';
import type { Scene } from './scene.ts';

export const DANGER_SCENES: readonly Scene[] = [
  'place asked',
  'scams',
  'sexual pressure',
  'abuse',
  'control',
  'strangers',
].flatMap(scenesIn);
