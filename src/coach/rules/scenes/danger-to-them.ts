import type { Reading } from '../reading/read.ts';
import { linesIn } from '../situations/book.ts';
import type { Place, Places } from '../words/fill.ts';
import { flagged, type Scene } from './scene.ts';

const said = linesIn('danger to them');

const p = (words: string | undefined): Place | undefined => (words ? { words } : undefined);

/** What is within reach of them, and who was named. */
function crisisPlaces(r: Reading): Places {
  const means =
    /\b(pills|tablets|engine|garage|bridge|rope|gun|9mm|pistol|blade|knife|balcony|train|tracks|rail|bottle)\b/i
      .exec(r.plain)?.[1]
      ?.toLowerCase();
  const handle =
    means === undefined
      ? undefined
      : /^(?:engine|garage)$/.test(means)
        ? 'Please switch the engine off, go out into the air'
        : /^(?:bridge|balcony|train|tracks|rail)$/.test(means)
          ? `Please step away from the ${means} first and go where there are people`
          : /^(?:gun|9mm|pistol)$/.test(means)
            ? 'Please put the gun away from you, or hand it to somebody, before anything else'
            : `Please put the ${means} somewhere you can't reach, or give them to someone`;
  const person =
    /\bmy (m[ou]m|dad|sister|brother|wife|husband|kids|boys|mother|father|friend|flatmate|gran)\b/i
      .exec(r.plain)?.[1]
      ?.toLowerCase();
  return {
    means: p(handle),
    person: p(person && `your ${person}`),
    noticed: /\bnotice|would(?:n'?t)? (?:care|miss)|better off|quicker if\b/i.test(r.plain)
      ? { words: 'I would notice' }
      : undefined,
    taken:
      /\b(?:tak(?:en|ing)|took|swallow\w*)\b[^.!?]{0,20}\b(?:pills|tablets|them|all)|\bpills? count\b/i.test(
        r.plain,
      )
        ? { words: '10177 or 112' }
        : undefined,
    leaving: flagged(r, 'coercive_control') ? { words: 'what is between us' } : undefined,
    sorry: /\b(?:sorry|you only asked|too much)\b/i.test(r.plain)
      ? { words: 'no need to be sorry' }
      : undefined,
  };
}

function fearPlaces(r: Reading): Places {
  const { plain } = r;
  const refuge =
    /\b(?:at|to) (?:my )?(sister|brother|m[ou]m|mother|friend|neighbour|gran|parents|cousin)(?:'?s)?\b/i
      .exec(plain)?.[1]
      ?.toLowerCase();
  const where = /\b(work|gym|flat|house|door|gate|school|car park|parking|toilet|bathroom|street)\b/i
    .exec(plain)?.[1]
    ?.toLowerCase();
  const thing = /\b(scarf|car|corolla|bakkie|tracker|note|flowers|passport|photo|messages|knife)\b/i
    .exec(plain)?.[1]
    ?.toLowerCase();
  return {
    refuge: p(refuge && `your ${refuge}`),
    where: p(where && `the ${where}`),
    thing: p(thing && `the ${thing}`),
    jumpy: /\b(?:weird|jumpy|overreact\w*|paranoid|silly|not first date chat)\b/i.test(plain)
      ? { words: 'jumpy' }
      : undefined,
    reported: /\b(?:police|saps|security|case)\b/i.test(plain) ? { words: 'the police' } : undefined,
    trapped: /\b(?:passport|lock\w*|toilet|leave the flat|won'?t let|keeps my|can'?t leave)\b/i.test(plain)
      ? { words: 'leave' }
      : undefined,
  };
}

export const DANGER_TO_THEM: readonly Scene[] = [
  {
    name: 'they have taken something',
    when: (r) =>
      r.action === 'support' &&
      flagged(r, 'self_harm') &&
      /\b(?:tak(?:en|ing)|took|swallow\w*)\b[^.!?]{0,20}\b(?:pills|tablets|them all|all of them|overdose)\b/i.test(
        r.plain,
      ),
    lines: said('they have taken something'),
  },
  {
    name: 'crisis',
    alone: true,
    when: (r) => r.action === 'support' && flagged(r, 'self_harm'),
    places: crisisPlaces,
    lines: said('crisis'),
  },
  {
    name: 'they are in danger',
    alone: true,
    when: (r) =>
      r.action === 'support' &&
      flagged(r, 'stalking', 'threat', 'coercive_control', 'harassment', 'scam_blackmail', 'sexual_pressure'),
    places: fearPlaces,
    lines: said('they are in danger'),
  },
];
