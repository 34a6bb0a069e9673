/** Grief in the languages of the coach: each condolence in its own. */
import type { Situation } from '../situation.ts';
import { onlyWhere } from '../wrap.ts';

/** Those of the Sotho family are written alike. */
const written = (base: string): string => (/^(?:tn|nso)$/.test(base) ? 'st' : base);

export const CONDOLENCE_CODE = {
  'in their language': (situation: Situation): Situation =>
    onlyWhere(({ language }) => situation.name === `condolence: ${written(language.base)}`)(situation),
} as const;
