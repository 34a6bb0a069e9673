/** They want to meet where nobody is, and nobody is to know: a no to the secret, and a place with people. */
import type { Tone } from '../contract.ts';
import type { Line, MoveName } from '../moves/line.ts';
import { KEPT_SECRET, LONELY } from '../safety/dangers/coercive-control.ts';
import { flagged, type Scene, says } from './scene.ts';
import book from './secret-meeting.json' with { type: 'json' };

const LINES: readonly Line[] = book['a secret meeting'].map(([move, tone, text]) => ({
  move: move as MoveName,
  tone: tone as Tone,
  text: text as string,
}));

export const SECRET_MEETING_SCENES: readonly Scene[] = [
  {
    name: 'a secret meeting',
    alone: true,
    firm: true,
    plainly: true,
    when: (r) => flagged(r, 'coercive_control') && says(r, KEPT_SECRET) && says(r, LONELY),
    lines: LINES,
  },
];
