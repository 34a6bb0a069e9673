/** What entries of the guard `none` ask of a message besides its words. */
import { onlyWhere } from './wrap.ts';

export const ASKED_OF_A_MESSAGE = {
  'to answer': onlyWhere((r) => r.action === 'reply'),
  'no flag': onlyWhere((r) => r.flags.length === 0),
  'in words': onlyWhere((r) => r.kind === 'words'),
  english: onlyWhere((r) => r.language.base === 'en'),
} as const;
