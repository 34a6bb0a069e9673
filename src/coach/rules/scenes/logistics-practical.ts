/** The practical side of meeting: a dying phone, parking, what to bring or wear, the last bus. */
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import type { Places } from '../words/fill.ts';
import { landmarks, place, timeIn, word } from './logistics-places.ts';
import { has, says } from './scene.ts';
import { thingsIn } from './subjects.ts';

export type Situation = {
  readonly name: string;
  readonly cue: RegExp;
  readonly also?: (r: Reading) => boolean;
  readonly places?: (r: Reading) => Places;
};

/** What can be carried along: no knee, and not the shop where it would be bought. */
const bringable = (r: Reading) =>
  thingsIn(r).filter(
    ({ bare, kind }) =>
      kind !== 'medical' &&
      !/\b(?:shops?|store|spar|checkers|woolworths|woolies|pick n pay|mall|market|garage|knees?|backs?|hips?)\b/i.test(
        bare,
      ),
  );

export const PRACTICALITIES: readonly Situation[] = [
  {
    name: 'dying phone',
    cue: /\b(?:battery|phone)\b[^.!?]{0,15}\d+ ?%|\b\d+ ?% (?:battery|left)\b|\b(?:phone|battery)(?:'s| is)? (?:dying|about to die|nearly dead|on its last)/i,
    places: (r) => ({
      x:
        place(thingsIn(r).find(({ bare }) => !/\b(?:phone|battery|tower|clock)\b/i.test(bare))) ??
        landmarks(r)[0],
      where:
        landmarks(r)[0] ??
        word(
          /\b(?:clock tower|fountain|station|main gate|box office|car park)\b/i
            .exec(r.plain)?.[0]
            .toLowerCase()
            .replace(/^/, 'the '),
        ),
      at: word(timeIn(r.plain) ?? /,\s*(\d{1,2})\b/.exec(r.plain)?.[1]),
    }),
  },
  {
    name: 'pay guard',
    cue: /\bpay (?:the )?(?:guy|man|guard|car guard|attendant)\b/i,
    places: (r) => ({ x: place(thingsIn(r).find(({ bare }) => !/\bvest\b/i.test(bare))) }),
  },
  {
    name: 'bike',
    cue: /\b(?:leave|park|lock|put)\b[^.!?]{0,20}\b(?:bike|bicycle|scooter)\b|\bbike rack\b/i,
    places: (r) => ({
      odd:
        word(
          latin(/\b(?:only|just) my (\p{L}+)/iu)
            .exec(r.plain)?.[1]
            ?.replace(/^/, 'the '),
        ) ?? word('part of a bike'),
    }),
  },
  {
    name: 'parking',
    cue: /\b(?:is there|any|where(?:'s| is| do i| can i| should i)?|got|easy|free)\b[^.!?]{0,25}\bpark(?:ing)?\b/i,
    places: (r) => ({
      x: word(
        /\b(?:multi-?storey|garage|car park|mall|station|underground)\b/i
          .exec(r.plain)?.[0]
          .toLowerCase()
          .replace(/^/, 'the '),
      ),
    }),
  },
  {
    name: 'bring',
    cue: /\b(?:shall|should|can|must|do) i (?:bring|pick up|get|grab)\b(?! (?:(?:your|ur) (?:number|whats ?app|insta\w*|snap\w*|digits|contact|name|opinion|advice)|(?:my|an?) (?:\w+ )?(?:dogs?|friends?|sister|brother|kids?|mate|cousin|colleague|plus one|date)\b|some(?:one|body)\b|off|on|there|to|home|up|in|out|from|a (?:taxi|bus|uber|lift|bolt))\b)|\b(?:want|need) me to (?:bring|pick up|get|grab|stop for)\b|\bdo (?:we|you|u) need (?:anything|any|me to)\b|\banything (?:i can|you need|to) bring\b|\bwhat (?:can|should|do) i bring\b|\bi(?:'ll| will) bring\b[^.!?]*\?/i,
    places: (r) => ({
      x:
        place(bringable(r).find(({ bare }) => !/^(?:wine|beer)$/i.test(bare)) ?? bringable(r)[0]) ??
        word('something sweet'),
    }),
  },
  {
    name: 'how far',
    cue: /\bhow far (?:is|from|to)\b|(?<!\b(?:an?|the|our|(?:mon|tues|wednes|thurs|fri|satur|sun)day|evening|morning|afternoon|sunset|beach|quick|long|short|little|dog|coffee|forest|mountain|promenade) )\b(?:walk(?:able|ing distance)?|on foot)\b[^.!?]*\?|\bis it (?:far|a long walk|uphill|steep)\b/i,
    places: (r) => ({
      x:
        place(
          thingsIn(r).find(
            ({ bare, kind }) =>
              kind === 'medical' ||
              /\b(?:hip|knee|ankle|foot|back|leg|pram|suitcase|heels|shoes|crutch)/i.test(bare),
          ),
        ) ??
        word(/\b(?:hip|knee|ankle|back|heels|suitcase|pram)\b/i.exec(r.plain)?.[0].replace(/^/, 'your ')) ??
        word('your feet'),
    }),
  },
  {
    name: 'practical',
    cue: /\b(?:do i need|need(?:ing)? (?:to bring)?|take) (?:cash|card|a ticket|id|a jacket|to book|boots|a towel)\b|\bshoes off\b|\bcash only\b/i,
    places: (r) => ({
      x:
        place(thingsIn(r).find(({ bare }) => !/cash|card/i.test(bare))) ??
        word(/\bdress|wear\b/i.test(r.plain) ? 'the weather' : 'the shoes'),
      y:
        word(/\b(?:cash|ticket|id|jacket|boots|towel|card)\b/i.exec(r.plain)?.[0].toLowerCase()) ??
        word('cash'),
    }),
  },
  {
    name: 'dress',
    cue: /\bdress code\b|\b(?:do|should|must) i (?:need to )?(?:dress|wear)\b|\bwhat (?:should|do|are you|shall) (?:i |we )?(?:wear|wearing)\b|\bhow (?:smart|fancy|warm|casual)\b[^.!]*\?/i,
    also: (r) => !says(r, /\bwhat are (?:you|u) wearing\b/i),
  },
  {
    name: 'last ride',
    cue: /\b(?:last (?:bus|train|tram|taxi)|doesn'?t run after|stops running|have to (?:leave|be home|go) by|home by (?:\d|ten|eleven|nine|twelve|midnight|half|quarter)|leave by)\b/i,
    also: (r) => !has(r, 'plan_decline') && !says(r, /\b(?:19|20)\d\d\b|\bslept at\b/i),
    places: (r) => ({
      x:
        word(
          /\b(?:last )?(?:bus|train|tram|taxi)\b/i.exec(r.plain)?.[0].toLowerCase().replace(/^/, 'the '),
        ) ?? word(/\bthe \d{1,3}\b/.exec(r.plain)?.[0]),
      end: word(
        /\b(?:quarter (?:to|past)(?: \w+)?|half (?:past )?\w+|\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?|ten|nine|eleven|midnight)\b(?! min)/i.exec(
          /\bby (.{3,20})/i.exec(r.plain)?.[1] ?? /after (.{2,20})/i.exec(r.plain)?.[1] ?? '',
        )?.[0],
      ),
    }),
  },
];
