/** Playful first messages: whom or what they bring up. */
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import { filling } from '../wrap.ts';

export const PLAYFUL_OPENERS_CODE = {
  'a brave first message': filling((r) => {
    const time = /\b(\d+|ten|twenty|thirty|five|an?|two|three) ?(min(?:ute)?s?|hours?|days?|weeks?)\b/i.exec(
      r.plain,
    );
    const unit = time?.[2]?.toLowerCase().replace(/^mins?$/, 'minutes');
    return { span: time ? { words: `${time[1]?.toLowerCase()} ${unit}` } : undefined };
  }),
  'one of my kind': filling((r: Reading) => {
    const what = latin(/\bfellow ([\p{L} -]{3,30}?)(?=\s*(?:$|[.,!?;:]| here\b| with\b| and\b| who\b))/iu)
      .exec(r.plain)?.[1]
      ?.toLowerCase();
    if (!what) return {};
    return { img: { words: `being ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}` }, bare: { words: what } };
  }),
  'a line of mine, quoted back': filling((r) => {
    const at = (verb: string) =>
      new RegExp(
        `\\b${verb} me at (?:the )?([^.,!?;'"‘“’”]{3,40}?)(?= and\\b| but\\b| so\\b|[.,!?;]|$)`,
        'i',
      ).exec(r.plain)?.[1];
    const had = at('had');
    const lost = at('lost');
    return { ...(had ? { quo: { words: had } } : {}), ...(lost ? { quo2: { words: lost } } : {}) };
  }),
} as const;
