/** Small nuisances and happy days of an ordinary week, beside the stories: a silent phone, family, weather, birthdays. */

import type { Line } from '../moves/line.ts';
import type { Reading } from '../reading/read.ts';
import { linesIn } from '../situations/book.ts';
import type { Place, Places } from '../words/fill.ts';
import { flagged, has, type Scene, says } from './scene.ts';

const said = linesIn('mishaps');

/** Told to the reader, in English, and no change of a plan that they share. */
const told = (r: Reading): boolean =>
  r.language.base === 'en' &&
  r.action === 'reply' &&
  !flagged(r, 'self_harm', 'stalking', 'threat', 'coercive_control', 'money_request_mild', 'scam_money') &&
  !has(r, 'grief', 'plan_decline', 'plan_reschedule', 'off_platform') &&
  !says(
    r,
    /\b(?:running late|be late|i'?m late|can'?t make it|won'?t make it|rain ?check|resched\w*|another (?:day|time)|still on\b|remember when|last year|years ago)\b/i,
  );

const KIN =
  /\b(?:my|our) ((?:(?:little|big|best|older|younger|baby|twin) )?(?:m[ou]m|mother|dad|father|gran|granny|gogo|ouma|oupa|brother|sister|son|daughter|kid|kids|boy|girl|toddler|little one|uncle|aunt|wife|husband|friend|friends|bestie|baby|twins|nephew|niece|parents|cousin|boss|flatmate|roommate|housemate|neighbours?))\b/i;

const p = (words: string | undefined): Place | undefined => (words ? { words } : undefined);

/** `what` is the first group of the cue that holds a word, the way it is named after `a`, `my`, `the`. */
const place =
  (cue: RegExp, article: string) =>
  (r: Reading): Places => {
    const named = cue.exec(r.plain)?.slice(1).find(Boolean)?.toLowerCase();
    const kin = KIN.exec(r.plain)?.[1]?.toLowerCase();
    return {
      what: p(named && `${article}${named}`),
      who: kin
        ? { words: `your ${kin}`, plural: /(?:s|kids|parents)$/.test(kin) && !/boss$/.test(kin) }
        : undefined,
    };
  };

const scene = (
  name: string,
  cue: RegExp,
  lines: readonly Line[],
  article = 'the ',
  unless?: RegExp,
): Scene => ({
  name,
  alone: true,
  when: (r) => told(r) && says(r, cue) && !(unless && says(r, unless)),
  lines,
  places: place(cue, article),
});

export const MISHAP_SCENES: readonly Scene[] = [
  scene(
    'an answer that comes late',
    /\b(?:sorry|apolog\w+)\b[^.!?]{0,10}\b(?:i |i'?ve )?(?:only|just) (?:now )?(?:see|saw|seeing|seen|read|got) (?:this|it|your|ur)\b|\b(?:sorry|apolog\w+) (?:for|about) (?:the|my) (?:late|slow) (?:reply|response|answer)\W*$/i,
    said('late'),
    '',
  ),
  scene(
    'a phone that died',
    /\b(?:(?:my )?(?:phone|battery)(?: just)? (?:died|was dead|went flat|ran out|was flat)|(?:my )?phone (?:was )?(?:off|on silent|in (?:my|the) (?:bag|car)))\b(?=[\s\S]*\b(?:sorry|apolog\w+|only (?:saw|seeing)|just (?:saw|seeing))\b)|\b(?:sorry|apolog\w+)\b[^.!?]{0,20}\b(?:phone|battery) (?:died|was (?:dead|off|flat|on silent))\b/i,
    said('phone'),
    '',
    /\b(?:forever|water|toilet|stolen|pool|bath|forever|for good|new phone|dropped)\b/i,
  ),
];

export const HAPPY_SCENES: readonly Scene[] = [
  scene(
    'it is their birthday',
    /\b(?:(?:it'?s|its|today is|today'?s) my (?:\w+ )?birthday|my birthday (?:today|is today)|(?:i(?:'m| am)|^\W*) ?(?:turning|turned) \d+ today|i turned \d+ (?:today|yesterday))\b/i,
    said('birthday'),
    '',
    /\b(?:died|passed|without (?:him|her|them)|would have|alone|sad|cry\w*|hate)\b/i,
  ),
  scene(
    "a child's first",
    /\bmy (?:\w+ )?(?:son|daughter|kid|boy|girl|toddler|baby|nephew|niece|twins|kids|little one)\b[^.!?]{0,20}\b(?:start(?:ed|s) (?:grade|school|creche|nursery|kindergarten|high school|varsity)|lost (?:his|her|their|a) (?:first |front )?(?:tooth|teeth)|(?:took|taking) (?:his|her|their) first steps?|said (?:his|her|their) first words?|first (?:day (?:of|at) (?:school|creche|grade)|steps?|goal|word|concert|swim)|learn(?:ed|t) to (?:ride|swim|walk|read|tie))\b/i,
    said('childMilestone'),
    '',
    /\b(?:cried|crying|hospital|scared|fell)\b/i,
  ),
];
