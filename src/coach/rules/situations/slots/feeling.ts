/** What a feeling told to the reader says of who, when and what. */

import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import type { Slots } from '../../words/fill.ts';
import { nameIn, thingsOf } from './things.ts';

const RELATION =
  /\b(?:my|our) ((?:(?:little|big|best|older|younger) )?(?:m[ou]m|mother|ma|dad|father|gran|granny|gogo|ouma|oupa|brother|sister|son|daughter|kids|boys|girls|children|boy|girl|uncle|aunt|wife|husband|friend|friends|baby|twins|nephew|niece|parents))\b/i;
const BARE =
  /(?:^|[.!?,]\s*|\b(?:and|gave|took|told|see|with|for|at|bring|drove) )(m[ou]m|dad|gran|gogo|ouma|oupa)(?:'s)?\b/i;

export function feelingPlaces(r: Reading): Slots {
  const relation = (RELATION.exec(r.plain) ?? BARE.exec(r.plain))?.[1]?.toLowerCase();
  const things = thingsOf(r);
  const name = nameIn(r.plain);
  const fresh = things.filter(({ words }) => words !== name);
  const question = r.questions.find(({ kind }) => kind !== 'reciprocal');
  const asked =
    /\b(?:how(?:'s| is| was| are| r) (?:you|u|your|ur|things)|and (?:you|yours)|(?:hbu|wbu))\b/i.test(
      r.plain,
    ) && !/\bhow(?:'s| is| was) (?:your|ur) (?:day|week|weekend|evening|night)\b/i.test(r.plain);
  const span =
    /\b((?:\d+|two|three|four|five|six|seven|eight|nine|ten|a few) (?:days|weeks|months|years|hours|nights))\b/i
      .exec(r.plain)?.[1]
      ?.toLowerCase();
  const time = /\b(?:sunday|monday|friday|saturday|evenings?|nights?|mornings?|weekends?|\d ?am)\b/i.exec(
    r.plain,
  )?.[0];
  const theirs = latin(/\bhow(?:'s| is| was| are) (?:your|ur) ([\p{L}]+)/iu)
    .exec(r.plain)?.[1]
    ?.toLowerCase();
  const door = /\b(?:doors?\b[^.!?]{0,12}\bopen|open doors?)\b/i.test(r.plain)
    ? 'doors open'
    : /\b(?:fac(?:e|ing)|near|by) the door\b/i.test(r.plain)
      ? 'you get the chair that faces the door'
      : /\b(?:flinch|jump|startle|lifts? a hand)/i.test(r.plain)
        ? 'no sudden moves'
        : /\bslow/i.test(r.plain)
          ? 'slow it is'
          : undefined;
  const event =
    /\b(?:interview|exams?|test|presentation|speech|audition|hearing|meeting|op|operation|surgery|match|race|defen[cs]e|viva|recital|results|scan|mri)\b/i
      .exec(r.plain)?.[0]
      .toLowerCase();
  const dropped = latin(
    /\b(?:dropped|spilled|spilt|knocked over|broke|smashed|burnt|burned|ruined) (?:(?:a|an|the|my) )?((?:whole |entire |full )?(?:\p{L}+ )?(?:of )?\p{L}+)/iu,
  ).exec(r.plain)?.[1];
  const witness =
    /\bthe (bride|mayor|boss|ceo|client|groom|bishop|whole office|whole team|customers|class)\b/i
      .exec(r.plain)?.[0]
      .toLowerCase();
  const smallThing = /\b(fridge|kettle|mug|plate|zip|jar|toast|printer|sock|checkout|queue|advert)\b/i
    .exec(r.plain)?.[1]
    ?.toLowerCase();
  const helper = /\ba (stranger|lady|man|woman|nurse|guard|guy|kid|colleague)\b/i
    .exec(r.plain)?.[1]
    ?.toLowerCase();
  const win =
    /\b(?:driver'?s (?:test|licen[cs]e)|driving test|job|offer|promotion|exams?|board exam|licen[cs]e|bursary|flat|visa|contract|lease|harvest|match|medal|loan|last payment|test|degree)\b/i
      .exec(r.plain)?.[0]
      .toLowerCase();
  const prize = /\b(?:promotion|job|role|post|project|part|bursary|transfer|flat|visa)\b/i
    .exec(r.plain)?.[0]
    .toLowerCase();
  const small =
    /\b(?:(?:seven|eight|six|nine|ten|\d+) hours|twins|baby|toddler|puppy|first try|personal best|finish line|sleep)\b/i
      .exec(r.plain)?.[0]
      .toLowerCase();
  return {
    dropped: dropped ? { words: `the ${dropped.replace(/ in$/, '')}` } : undefined,
    witness: witness ? { words: witness } : undefined,
    only: /\bonly one\b/i.test(r.plain) ? { words: 'the only one' } : undefined,
    moved: /\b(?:moved|new (?:city|town|place|flat)|homesick)\b/i.test(r.plain)
      ? { words: 'a new place' }
      : undefined,
    two: /\btwo (?:cups|plates|mugs|glasses|tickets|toothbrushes)\b/i.test(r.plain)
      ? { words: 'that' }
      : undefined,
    birthday: /\bbirthdays?|christmas|valentine\b/i.test(r.plain)
      ? { words: /christmas/i.test(r.plain) ? 'Christmas' : 'birthdays' }
      : undefined,
    helped: helper ? { words: `that ${helper}` } : undefined,
    smallThing: smallThing ? { words: `the ${smallThing}` } : undefined,
    win: win ? { words: /^driv/.test(win) ? `your ${win}` : `the ${win}` } : undefined,
    win2: small ? { words: /hours|sleep/.test(small) ? small : `the ${small}` } : undefined,
    prize: prize ? { words: `the ${prize}` } : undefined,
    need: door ? { words: door } : undefined,
    event: event ? { words: `the ${event === 'op' ? 'operation' : event}` } : { words: 'it' },
    who: relation ? { words: `your ${relation}`, plural: /s$/.test(relation) } : undefined,
    name: name ? { words: name } : undefined,
    thing: fresh[0],
    second: fresh[1],
    span: span ? { words: span } : undefined,
    time: time
      ? {
          words: /day$/i.test(time)
            ? `${time[0]?.toUpperCase()}${time.slice(1).toLowerCase()}`
            : time.toLowerCase(),
        }
      : undefined,
    mine: asked ? { words: '[how you are doing]' } : undefined,
    theirs: theirs ? { words: theirs } : undefined,
    theirNeed: theirs ? { words: `[how the ${theirs} is]` } : undefined,
    ask: question && !theirs && !asked ? { words: '[your honest answer]' } : undefined,
  };
}
