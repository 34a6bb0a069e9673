import type { Reading } from '../reading/read.ts';
import { linesIn } from '../situations/book.ts';
import { griefPlaces, lossOf } from './grief.ts';
import { flagged, has, type Scene, says } from './scene.ts';

const said = linesIn('grief beside');

const quiet = (r: Reading): boolean =>
  r.language.base === 'en' &&
  (r.action === 'reply' || r.action === 'support') &&
  !flagged(r, 'self_harm', 'stalking', 'threat', 'coercive_control') &&
  !r.flags.some(({ kind }) => kind.startsWith('scam'));

const LATE =
  /\b(?:my late (?:husband|wife|partner|m[ou]m|dad|father|mother|gran\w*|brother|sister)|(?:since|when) (?:he|she) (?:died|passed|went)|widow(?:ed|er)?)\b/i;

export const GRIEF_BESIDE_SCENES: readonly Scene[] = [
  {
    name: 'words for a funeral',
    alone: true,
    when: (r) =>
      quiet(r) &&
      says(
        r,
        /\b(?:eulogy|(?:say|read|speak|speech|words|tribute|toast)\b[^.!?]{0,20}\b(?:at|for) (?:a|the|his|her|my \w+'s) (?:funeral|memorial|wake)|tribute (?:for|to) my)\b/i,
      ) &&
      !says(
        r,
        /\b(?:hamster|plant|starter|phone|goldfish)\b|\b(?:my|your|his|her) own (?:eulogy|tribute)\b/i,
      ),
    places: griefPlaces,
    lines: said('words for a funeral'),
  },
  {
    name: 'after the funeral',
    alone: true,
    when: (r) =>
      quiet(r) &&
      lossOf(r) !== undefined &&
      says(
        r,
        /\b(?:funeral|memorial|burial|wake|service)\b[^.!?]{0,12}\b(?:was|went|had|is over)\b|\b(?:after|back from|home from|survived) (?:the|my \w+'s|his|her) (?:funeral|memorial|wake)\b/i,
      ),
    places: griefPlaces,
    lines: said('after the funeral'),
  },
  {
    name: 'a day kept for them',
    alone: true,
    when: (r) =>
      quiet(r) &&
      lossOf(r)?.kind === 'remembered' &&
      says(
        r,
        /\b(?:good day|happy day|loud|celebrat\w+|raise[sd]? a|toast(?:ing|ed)? (?:to )?(?:him|her|them)|tequila|a (?:pint|glass|drink|braai) (?:for|to|at)|his spot|her spot|all (?:getting|having|going)|party)\b/i,
      ),
    places: griefPlaces,
    lines: said('a day kept for them'),
  },
  {
    name: 'done alone for the first time',
    alone: true,
    when: (r) =>
      quiet(r) &&
      says(r, LATE) &&
      !['fresh', 'pet', 'dying'].includes(lossOf(r)?.kind ?? '') &&
      says(
        r,
        /\b(?:learn(?:ed|t)|figured (?:it )?out|managed|by myself|on my own|myself|for the first time|fixed|changed the|telling everybody|proud of)\b/i,
      ) &&
      !says(
        r,
        // A day kept for them is no feat.
        /\b(?:learn(?:ed|t) to (?:live|cope)|cried|hard|lonely|miss|birthday|anniversary|christmas|(?:he|she|we) (?:always|used to)|would(?:'ve| have) been)\b|\?/i,
      ),
    lines: said('done alone for the first time'),
  },
  {
    name: 'a loss in passing',
    alone: true,
    when: (r) =>
      quiet(r) &&
      says(
        r,
        /\bmy late (?:husband|wife|m[ou]m|dad|father|mother|gran\w*|brother|sister|aunt|uncle)(?:'s)?\b/i,
      ) &&
      !has(r, 'distress') &&
      says(r, /\?|\byours?\b/i) &&
      !says(r, /\b(?:miss|cried|hard|still|today|sorry)\b/i),
    lines: said('a loss in passing'),
  },
  {
    name: 'widowed, said straight',
    alone: true,
    when: (r) =>
      quiet(r) &&
      says(r, /(?:^|\bi(?:'m|m| am|'ve been| was| got)? (?:an? )?)\W*widow(?:ed|er)?\b/i) &&
      !['fresh', 'dying'].includes(lossOf(r)?.kind ?? ''),
    lines: said('widowed, said straight'),
  },
  {
    name: 'asked about my own loss',
    alone: true,
    when: (r) =>
      quiet(r) &&
      says(
        r,
        /\bhow long did it take (?:you|u)\b[^.!?]{0,20}\b(?:after|when)\b|\bhow (?:did|do) (?:you|u) (?:get through|cope|deal|manage)\b[^.!?]{0,20}\b(?:after|when|with|without) (?:your|ur) (?:m[ou]m|dad|father|mother|gran\w*|brother|sister)\b|\bwhat was (?:your|ur) (?:m[ou]m|dad|father|mother|gran\w*|brother|sister) like\b/i,
      ),
    lines: said('asked about my own loss'),
  },
];
