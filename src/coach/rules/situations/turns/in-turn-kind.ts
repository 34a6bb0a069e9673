/** Answers to the reader that are kind, tender or serious: let off a plan, nerves owned up to, a hard time of the year told, a silence forgiven. */
import { find } from '../../prefilter/prefilter.ts';
import { latin } from '../../reading/pattern.ts';
import { mineWho, one } from '../slots/answer.ts';
import { filling } from '../wrap.ts';

const SEASON =
  "(?:(?:round |around |at )?this time of (?:the )?year|(?:in )?(?:early |late )?(?:january|february|march|april|june|july|august|september|october|november|december)|christmas|(?:these|the next few|this) (?:weeks|month|week)|the (?:festive season|holidays)|father'?s day|mother'?s day|(?:the |an |his |her )?anniversar(?:y|ies)|(?:his|her) birthday|winter)";

const MONTH =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|christmas)$/;

export const IN_TURN_KIND_CODE = {
  'in turn: let off, for somebody of mine': filling((r) => ({
    who: mineWho(r),
    booked: one(
      /\b(?:swap\w*|mov\w+|cancel\w*|chang\w+|sort\w*|refund\w*|phon\w+|ring|call|looked)\b/i.test(r.plain)
        ? find(
            /\b(?:the|our) (?:tickets?|booking|table|reservation|restaurant|seats|sitter)\b/i,
            r.plain,
          )?.[0].toLowerCase()
        : undefined,
    ),
  })),
  'in turn: a hard time of the year': filling((r) => {
    const groups = find(latin(new RegExp(`\\b(?<when>${SEASON})\\b`, 'iu')), r.plain)?.groups;
    const said = groups?.when?.replace(/^(?:round|around|at|in|early|late) /i, '').toLowerCase();
    return {
      when: one(
        said?.replace(/^[a-z]+(?=$)/, (w) => (MONTH.test(w) ? w.charAt(0).toUpperCase() + w.slice(1) : w)),
      ),
    };
  }),
  'in turn: my silence forgiven, a word next time': filling((r) => ({
    gap: one(
      find(
        /\b(?:(?:two|three|four|five|six|\d+|a few|a couple of) (?:days|weeks|hours)|a (?:whole )?(?:week|day|month)|all week|days)\b/i,
        r.plain,
      )?.[0]
        .toLowerCase()
        .replace(/^all week$/, 'a whole week'),
    ),
    word: one(find(/(?:"|(?<![\p{L}])')(?<q>[^"']{3,24})(?:"|'(?!\p{L}))/u, r.plain)?.groups?.q),
  })),
  'in turn: slower, and not everybody yet': filling((r) => ({
    pace: one(
      find(/\b(?:once a week|twice a week|weekends)\b/i, r.plain)?.[0].toLowerCase(),
      /\bweekends\b/i.test(r.plain),
    ),
  })),
  'in turn: mine is ill, and do I need anything': filling((r) => ({
    who: mineWho(r),
  })),
} as const;
