/** Limits: what is asked for, what may be talked of instead, and the rules of a house. */
import { find } from '../../prefilter/prefilter.ts';
import { latin } from '../../reading/pattern.ts';
import { gerundOf, verbForm } from '../../reading/verbs.ts';
import type { Reading } from '../../reading.ts';
import type { Slot } from '../../words/fill.ts';
import type { Situation } from '../situation.ts';
import { nameIn, thingsOf } from '../slots/things.ts';
import { filling, onlyWhere } from '../wrap.ts';

const place = (words: string | undefined, plural = false): Slot | undefined =>
  words ? { words, plural } : undefined;

/** The thing asked for, from the reader's side: `no jokes about your height`, `no posting you`. */
function whatOf(plain: string): string | undefined {
  const bare = latin(/\bno (surprises|[\p{L}]{4,}s)\b/iu).exec(plain)?.[1];
  if (bare) return `no ${bare.toLowerCase()}`;
  const match =
    latin(
      /\b(?:(?:can|could) (?:we|you) (?:please |pls )?not|(?:please|pls) (?:don'?t|dont|do not)) (?:do |make |have |use )?([\p{L}']+(?: [\p{L}']+){0,4})/iu,
    ).exec(plain)?.[1] ?? latin(/\b(?:please|pls) stop ([\p{L}']+ing(?: [\p{L}']+){0,4})/iu).exec(plain)?.[1];
  if (!match) return undefined;
  const words = match
    .replace(
      / (?:i|when|because|until|till|before|so|and|even|again|anymore|any more|please|pls|in front)\b.*$/i,
      '',
    )
    .split(' ');
  const [verb = '', ...rest] = words;
  const head =
    verbForm(verb.toLowerCase())?.form === 'base' ? gerundOf(verb.toLowerCase()) : verb.toLowerCase();
  if (!/(?:ing|s)$/.test(head)) return undefined;
  return `no ${[head, ...rest.map((one) => (/^\p{Lu}\p{Ll}{2,}$/u.test(one) ? one : one.toLowerCase()))].join(' ')}`
    .replace(/\bmy\b/gi, 'your')
    .replace(/\bme\b/gi, 'you');
}

const TOPIC = latin(
  /\b(?:ask|talk|speak|chat|discuss)(?:ing)?(?: me)?(?: about)? (?:the |my )?(?!about)(dad|mum|mom|army|war|ex|politics|religion|crypto|divorce|family|money|salary|work|job|accident|past|marriage|kids|weight|diet|\p{L}{4,})/iu,
);
const LEFT_OUT = latin(/\b(?:keep|leave) (?:the |my )?(\p{L}+) (?:for in person|out of|off|aside)/iu);
const OFFERED = latin(
  /\b(?:anything else[.,: ]+|(?<!don'?t )(?<!not )ask me about (?!literally|anything)|rather talk about |tell me about |(?:call|ask) them )((?:my |your |the )?\p{L}+(?: and \p{L}+| opinions| stories)?)/giu,
);

/** What they offer to talk of instead. */
function insteadIn({ plain }: Reading): Slot | undefined {
  const words = [...plain.matchAll(OFFERED)].at(-1)?.[1]?.toLowerCase().replace(/^my /, 'your ');
  return place(words, /[^s]s$/.test(words ?? ''));
}

function rulesIn(plain: string): string | undefined {
  const bed = /\bbed (?:at|by) (\w+)/i.exec(plain)?.[1]?.toLowerCase();
  const rules = [
    /\bshoes off\b/i.test(plain) && 'shoes off',
    /\bno perfume\b/i.test(plain) && 'no perfume',
    /\bphones?\b/i.test(plain) && /\btable|bowl|drawer|pocket|away/i.test(plain) && 'no phones at the table',
    /\bno smoking\b/i.test(plain) && 'no smoking',
    bed !== undefined && `bed at ${bed}`,
  ].filter((rule): rule is string => typeof rule === 'string');
  return rules.length > 1 ? `${rules.slice(0, -1).join(', ')} and then ${rules.at(-1)}` : rules[0];
}

export const LINES_DRAWN_CODE = {
  'firmly here': (situation: Situation): Situation => ({ ...situation, firm: true }),
  'line drawn: photos': filling((r) => ({
    instead:
      insteadIn(r) ?? place(thingsOf(r).find(({ words }) => !/pics?|photos?|rule/i.test(words))?.words),
  })),
  'line drawn: topic': filling((r) => {
    const topic = (find(TOPIC, r.plain) ?? find(LEFT_OUT, r.plain))?.[1]?.toLowerCase();
    return {
      topic: place(topic && /^(?:army|war|ex)$/.test(topic) ? `the ${topic}` : topic),
      topic2: place(topic && `${topic} talk`),
      instead: insteadIn(r),
    };
  }),
  'line drawn: tooFast': filling(({ mine }) => {
    const plan = /\b(?:sunday|saturday|friday|weekend|mom|mum|family|parents|trip)\b/i
      .exec(mine)?.[0]
      .toLowerCase();
    return {
      plan2: place(
        plan &&
          (/day$/.test(plan)
            ? plan.slice(0, 1).toUpperCase() + plan.slice(1)
            : /mom|mum/.test(plan)
              ? 'my mom'
              : `the ${plan}`),
      ),
    };
  }),
  'line drawn: petName': filling(({ plain }) => ({
    name: place(nameIn(plain) ?? /\b(?:name'?s|name is|i'?m|call me) (\p{Lu}\p{Ll}+)\b/u.exec(plain)?.[1]),
  })),
  'line drawn: houseRules': filling(({ plain }) => ({ rules: place(rulesIn(plain)) })),
  'asked not to': filling(({ plain }) => ({ what: place(whatOf(plain)) })),
  'another limit': onlyWhere(({ constraints }) => constraints.length === 0),
} as const;
