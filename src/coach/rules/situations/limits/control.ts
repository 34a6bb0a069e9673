/** Pressure: who it is about, and a door that is asked for with nothing that opens an account. */
import { find } from '../../prefilter/prefilter.ts';
import { latin } from '../../reading/pattern.ts';
import { nameIn } from '../slots/things.ts';
import { filling, onlyWhere } from '../wrap.ts';

const THE_MAN = latin(
  /\b(?:the )?(?:man|guy|woman|girl) (?:in|at|on) (?:the|your) ([\p{L} ]{3,16}?)(?= in|[.,?!]|$)/iu,
);

export const PRESSURE_CODE = {
  'control: where': filling(({ plain }) => {
    const person = find(THE_MAN, plain)?.[0].toLowerCase() ?? nameIn(plain);
    return { person: person && person.length < 40 ? { words: person } : undefined };
  }),
  'nothing but where': onlyWhere(({ flags }) =>
    flags.every(({ kind, severity }) => /^(?:pii_request|scam_code)$/.test(kind) || severity === 'info'),
  ),
} as const;
