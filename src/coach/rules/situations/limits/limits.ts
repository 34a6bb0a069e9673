/** Refusals and limits: what no pattern says of them. */
import { readTrouble } from '../../reading/trouble.ts';
import { type Situation, says } from '../situation.ts';
import { both, filling, onlyWhere } from '../wrap.ts';

export const LIMITS_CODE = {
  'no danger raised': onlyWhere((r) => r.flags.length === 0),
  /** Said plainly and kindly. */
  'said kindly': (situation: Situation): Situation =>
    onlyWhere(
      (r) =>
        r.constraints.some(({ name }) => situation.name.startsWith(name)) &&
        !says(r, /\b(?:stop|told you|i said|again|enough|last time|leave me|creepy)\b/i),
    )(situation),
  'they are unwell, not uninterested': both(
    onlyWhere((r) => readTrouble(r.plain)?.kind !== 'someone ill'),
    filling((r) => ({
      ill: {
        words:
          /\b(?:covid|migraine|fever|food poisoning|tonsillitis|flu|cold)\b/i
            .exec(r.plain)?.[0]
            .toLowerCase()
            .replace(/^(fever|cold)$/, 'the $1') ?? 'being sick',
      },
    })),
  ),
  'no numbers for now': filling((r) => ({
    thing: {
      words:
        /\b(?:numbers|number|calls|video|voice notes|photos|pics|instagram|insta|whatsapp|snap|socials)\b/i
          .exec(r.plain)?.[0]
          .toLowerCase()
          .replace(/^number$/, 'numbers')
          .replace(/^pics$/, 'photos') ?? 'numbers',
    },
  })),
  'no alcohol': filling((r) => {
    const span =
      /\b((?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:years?|months?|weeks?))\b[^.!?]{0,12}(?:sober|clean)|sober (?:for )?((?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:years?|months?|weeks?))/i.exec(
        r.plain,
      );
    const length = (span?.[1] ?? span?.[2] ?? '').toLowerCase();
    return {
      praise: {
        words: length
          ? `${length} sober, well done, I mean it.`
          : 'Thanks for telling me, not drinking is completely fine by me.',
      },
      sober: length ? { words: ' ' } : undefined,
    };
  }),
  'hurt, said sideways': onlyWhere(
    (r) =>
      (r.sarcastic &&
        says(
          r,
          /\b(?:remember|forg[eo]t|birthday|replying|showing up|waiting|waited|cancel|telling me|letting me know|asking|checking|left on read|ignor|thought(?:ful)?|effort|nice of you)\w*/i,
        )) ||
      says(
        r,
        /\byou (?:forgot|never (?:called|texted|replied|showed)|didn'?t (?:show|call|text|reply|even|bother|remember)|stood me up|left me on read)\b/i,
      ),
  ),
} as const;
