/** Hands laid on them: the number to call, which stands in one place. */
import { HELP_LINES } from '../../safety/help-lines.ts';
import { filling } from '../wrap.ts';

export const SAID_SOFTLY_CODE = {
  'softly: somebody laid hands on them': filling(() => ({ line: { words: HELP_LINES.violence.contact } })),
} as const;
