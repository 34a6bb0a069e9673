/** What can be said about something that they told: `{clause}` is `you restored a bike`, `{ger}` is `restoring a bike`. */
import { wordedIn } from '../book/tables.ts';
import type { Tone } from '../contract.ts';
import type { MoveName } from '../moves/line.ts';
import type { StatementKind } from '../reading/statements.ts';

const said = wordedIn('told');

export type ToldLine = readonly [MoveName, Tone, string];

const DID = said('did');
const BACKGROUND = said('background');
const WON = said('won');
const LOST = said('lost');
const TOOK_IN = said('took in');
const TOOK_IN_MANY = said('took in many');
const MOVED = said('moved');
const ASKED = said('asked');
const WENT = said('went');
const DOING = said('doing');
const BUSY = said('busy');
const HABIT = said('habit');
const LOVES = said('loves');
const HATES = said('hates');
const LIVES = said('lives');
const WISH = said('wish');
const NEVER = said('never');
const CANNOT = said('cannot');
const AM_SOMEONE = said('am someone');
const GOOD_OR_BAD = said('good or bad');
const HAVE = said('have');
const OTHER_DID = said('other did');
const LIVING_DID = said('living did');
const OTHER_DOES = said('other does');
const LIVING_DOES = said('living does');
const SAYS = said('says');

const WINNING =
  /^(?:pass|graduate|win|restore|build|adopt|beat|ace|finish|qualify|publish|survive|complete|earn|master|sell)$/;
const LOSING =
  /^(?:burn|break|lose|miss|drop|crash|spill|fall|fail|forget|ruin|wreck|cut|hurt|sprain|bruise|twist|oversleep|bump|slip|trip|faint|kill|destroy|smash|undercook|overcook|freeze|lock)$/;
const TAKING_IN = /^(?:read|watch|see|eat|drink|try|taste|hear|order|stream|binge)$/;
const GOING =
  /^(?:visit|drive|fly|travel|hike|climb|walk|run|explore|camp|surf|swim|cycle|jog|dive|tour|wander|ride|dance|sing|go)$/;
const PASSING = /^(?:sit|wait|lie|stand|watch|eat|drink|sip|queue|hide|head|cook|recover)$/;

/** The lines that fit what they told. */
export function linesFor(
  kind: StatementKind,
  verb: string,
  object: string,
  subjectLives: boolean,
): readonly ToldLine[] {
  switch (kind) {
    case 'did':
      if (verb === 'get') {
        if (
          /\b(?:removed|stolen|cut|broken|fixed|pulled|cancelled|out)$|\b(?:results?|diagnosis)\b/i.test(
            object,
          )
        )
          return [];
        if (
          /^(?:promoted|engaged|accepted|hired|married|the job|into|my|your|a (?:job|distinction|raise|bursary))\b/i.test(
            object,
          )
        )
          return WON;
        if (
          /^(?:robbed|mugged|fired|retrenched|dumped|locked|stuck|lost|sick|food poisoning|stood up|rained|sunburnt|scammed)\b/i.test(
            object,
          )
        )
          return LOST;
        return [];
      }
      if (WINNING.test(verb)) return WON;
      if (/^(?:live|stay|work|study|move|raise)$/.test(verb) || (verb === 'grow' && /^up\b/.test(object)))
        return BACKGROUND;
      if (LOSING.test(verb)) return LOST;
      if (TAKING_IN.test(verb) && /^(?:(?:the|a|an|your)\s|\p{Lu})/u.test(object) && object.length < 40)
        return [...TOOK_IN, ...DID.slice(0, 1)];
      if (TAKING_IN.test(verb)) return TOOK_IN_MANY;
      if (/^(?:cry|laugh|scream|panic|blush|giggle)$/.test(verb)) return MOVED;
      if (GOING.test(verb)) return [...WENT, ...DID.slice(0, 4)];
      return DID;
    case 'doing':
      return PASSING.test(verb) ? BUSY : DOING;
    case 'habit':
      if (/^(?:trust|dont|judge|eat)$/.test(verb)) return [];
      if (/^(?:love|adore|like|enjoy)$/.test(verb)) return object.length < 36 ? LOVES : [];
      if (/^(?:hate|dread|despise)$/.test(verb)) return object.length < 36 ? HATES : [];
      if (/^(?:live|stay|work)$/.test(verb)) return LIVES;
      if (
        /^(?:look|smell|sound|taste|seem|miss|dream|feel|worry|laugh|cry|panic|struggle|spend|wear|change|end|start|move|find|get|go|use|leave|lose|hurt|call|own|walk|show)$/.test(
          verb,
        )
      )
        return [];
      return HABIT;
    case 'wish':
      return WISH;
    case 'never':
      return NEVER;
    case 'cannot':
      return CANNOT;
    case 'am':
      return /^an?\s/i.test(object) ? AM_SOMEONE : GOOD_OR_BAD;
    case 'have':
      return /\b(?:ticket|shift|meeting|exam|interview|cold|headache|day|plan|deadline|date|week|dinner|lunch|flight)s?\b|\b(?:of|in|about|with|to|for|that|who)\b/i.test(
        object,
      ) || object.split(' ').length > 3
        ? []
        : HAVE;
    case 'other did':
      if (/^ask$/.test(verb)) return subjectLives ? ASKED : [];
      if (/^(?:tell|say)$/.test(verb)) return subjectLives ? SAYS : [];
      return subjectLives ? [...OTHER_DID, ...LIVING_DID] : OTHER_DID;
    case 'other does':
      if (/^(?:think|say|believe|insist|reckon|call|tell|claim)$/.test(verb)) return subjectLives ? SAYS : [];
      return subjectLives ? LIVING_DOES : OTHER_DOES;
  }
}
