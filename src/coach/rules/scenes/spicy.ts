/** Heat between two who both want it: kisses remembered, thoughts confessed, a yes asked for, tests, a not tonight. */

import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { linesByName } from '../situations/book.ts';
import type { Place, Places } from '../words/fill.ts';
import { once } from './once.ts';
import { thingsOf } from './salient.ts';
import { flagged, has, type Scene, says } from './scene.ts';

const CUES: ReadonlyArray<readonly [kind: string, cue: RegExp, unless?: RegExp]> = [
  [
    'taken',
    /\b(?:(?:my )?(?:wife|husband|girlfriend|boyfriend) (?:is|'s) (?:away|at (?:her|his)|out|asleep|not home|in \w+)|while (?:she|he)'?s away|don'?t tell my (?:wife|husband))\b/i,
  ],
  [
    'notTonight',
    /\b(?:not in the mood(?! for (?!sex|spicy|that|this|it\b))|no (?:spicy|sexy|sext\w*)|(?:spicy|sexy) (?:texting|talk|chat)\b[^.!?]{0,12}\b(?:tonight|not|later)|too tired for (?:spicy|flirting|that))\b/i,
  ],
  [
    'tested',
    /\b(?:(?:got|get|been|was|were) tested|tested (?:last|in|on|for)|sti (?:test|check)|(?:use|using|happy to use|bring|buy) (?:condoms?|protection)|all clear\b[^?]{0,60}\b(?:you\?|condoms?|filth))\b/i,
    /\b(?:condoms are for|without)\b/i,
  ],
  [
    'mayI',
    /\b(?:(?:would it be|is it|be) ok(?:ay)? if i (?:kiss\w*|held|hold|hug\w*)|(?:can|may|could) i (?:kiss|hold|hug)|like to kiss you|want to kiss you)\b/i,
  ],
  [
    'patient',
    /\b(?:you'?ll have to be patient|be patient with me|years (?:married|alone) taught|ask me to stop|it'?s been years for me|if nothing happens|going slow(?:ly)? with (?:you|this))\b/i,
    /\bif a guy is patient|maybe means/i,
  ],
  [
    'slowLap',
    /\b(?:slow\b[^.!?]{0,30}\b(?:lap|kiss\w*|bed|sofa)|in (?:your|my) lap)\b/i,
    /\bdon'?t|not ready|no kiss/i,
  ],
  [
    'saidInWords',
    /\b(?:(?:take|taking) (?:things|it) to the bedroom|sleep with you at some point|like to (?:sleep|spend the night) with you|no timetable|want to stay over|stay (?:over|the night)\b[^.!?]{0,30}\b(?:if you|some time|at some point)|find out with you)\b/i,
  ],
  [
    'lastNight',
    /\blast night (?:was|is)\b(?=[\s\S]*(?:\b(?:bed|kiss\w*|hot|naked|body|sheets|neighbours|again and again|sore|slept|lips)\b|😏|🔥|🥵|😈))|\b(?:slept|stayed) (?:at yours|over|next to you)|(?<!\b(?:decided|bet|betting|think|guess|guessing|sure|suspect|hope|reckon|do|if|that|know|say|says|told|heard) )\byou snore\b(?!r)|still (?:smell|taste) (?:of )?you/iu,
    /\b(?:weird|off|bad|fight|argument|rough|awful|my hand|uncomfortable|game|match|dinner with my)\b/i,
  ],
  [
    'kiss',
    /\b(?:(?:that|the|our|last night'?s?|best) kiss\b|kissed (?:me|you|at)|kissing you|bins\b)/i,
    /\b(?:don'?t|not) kiss|\b(?:he|she|they) kissed|said no|froze|not ok(?:ay)?\b|didn'?t want|first dates?\b|\bthe kiss (?:cam|scene|emoji)|\b(?:dog|puppy|cat|horse|goat|nephew|niece|son|daughter|toddler|gran|granny|mum|mom|dad|aunt|auntie|ex) (?:just |has |once )?kissed (?:me|you)\b/i,
  ],
  ['dream', /\b(?:had a |have )(?:\w+ )?dream (?:about|of) (?:you|u|us)|dreamt (?:about|of) (?:you|u)/i],
  [
    'thinkingOf',
    /\b(?:miss(?:ing)? your (?:lips|mouth|hands|kiss(?:es)?|smell|skin|body|arms|touch)|(?:been |keep )?thinking about your (?:hands|mouth|neck|back|smile|voice|shoulders|lips|forearms|collarbones)|had (?:some )?thoughts|had ideas\b|(?:you|u) looked (?:very |so |really )?(?:good|hot|dangerous) in that|forearms aren'?t hurting|bite your lip|ruining my concentration|can'?t concentrate|your hands since|still feel (?:where )?your|feel your (?:hand|lips)|(?:keep )?(?:looking|staring) at your (?:collarbones?|mouth|neck|hands|shoulders|lips|smile))\b/i,
  ],
  [
    'scale',
    /\b(?:on a scale from|is (?:anyone|anybody|somebody) going to say it|my intentions are not|sofa rather than|(?:bed|sofa|couch) (?:or|rather than) (?:the )?(?:beach|floor|sand|film)|mattress(?:es)?)\b/i,
    /\b(?:moving|delivery|memory foam sale|slept badly)\b/i,
  ],
  [
    'heat',
    /\b(?:wish (?:you|u) were (?:here )?(?:in (?:my )?bed|next to me|beside me|under)|in (?:bed|the bath|the shower) with (?:me|you|u)\b|filthy (?:fantasy|thoughts)|my fantasy|(?:slow )?mornings? with you|want you)\b/i,
    /\bwant you to\b/i,
  ],
];

/** The word `sexual` on a reading alone is too little to turn warm on. */
const HOT =
  /\b(?:kiss\w*|bed(?:room)?|naked|undress\w*|body|lips|neck|skin|sexy|horny|spoon\w*|cuddl\w*|turn(?:s|ed|ing)? (?:me )?on|blush\w*|hot for|want you|does things to me|thinking (?:about|of) you|dream\w*|shower|bath|lingerie|blindfold|slower|touch\w*|stay(?:ed)? over)\b|😈|😏|🔥|🥵/iu;

/** Which kind of heat; undefined where it is none, or not mutual. */
export const spiceOf = once((r: Reading): string | undefined => {
  if (r.language.base !== 'en' || r.action !== 'reply') return undefined;
  if (
    flagged(
      r,
      'sexual_pressure',
      'coercive_control',
      'underage',
      'harassment',
      'scam_link',
      'scam_romance_script',
    )
  )
    return undefined;
  const hot = has(r, 'sexual', 'flirt', 'consent');
  for (const [kind, cue, unless] of CUES) {
    if (!says(r, cue) || (unless && says(r, unless))) continue;
    // Bins are warm only where a kiss stood next to them.
    if (kind === 'kiss' && !/\bkiss/i.test(`${r.plain} ${r.mine}`)) continue;
    if (
      (kind === 'scale' || kind === 'dream' || kind === 'thinkingOf') &&
      !hot &&
      !says(r, /\b(?:tonight|you|us|intentions|adults)\b/i)
    )
      continue;
    return kind;
  }
  return has(r, 'sexual') &&
    says(r, HOT) &&
    !has(r, 'thanks') &&
    !has(r, 'boundary', 'rejection_soft', 'rejection_hard') &&
    r.questions.length === 0
    ? 'heat'
    : undefined;
});

function places(r: Reading): Places {
  const { plain } = r;
  const p = (words: string | null | undefined, plural = false): Place | undefined =>
    words ? { words, plural } : undefined;
  const things = thingsOf(r).filter(
    ({ words }) =>
      !/\b(?:kiss|thoughts|scale|bedroom|timetable|intentions|knees?|mood|filth|dream|sex\w*|nude|body)\b/i.test(
        words,
      ),
  );
  const where =
    /\b(?:at|by|behind|outside|in front of|under|in) (?:the |a )?(robot|bins|bin|taxi rank|bus stop|parking(?: lot)?|car park|gate|kitchen|lift|stairs|doorway|door|rain|bar|station|museum|bridge|harbour|queue|balcony)\b/i.exec(
      `${plain} ${r.mine}`,
    );
  const witness = latin(
    /\bthe ((?:\p{L}+ )?(?:guy|auntie|man|woman|lady|driver|guard|waiter|dog|cat|gran|kid)(?: behind us)?)\b/iu,
  )
    .exec(plain)?.[1]
    ?.toLowerCase();
  const without = /\bno (bins|early shift|audience|hooting|neighbours|dogs?)\b/i
    .exec(plain)?.[1]
    ?.toLowerCase();
  const setting = latin(
    /\b(?:during|since|at|in) (the (?:\p{L}+ )?(?:museum|class|lift|meeting|concert|film|dinner|workshop|market|party|wedding|gym|church|lesson))\b/iu,
  )
    .exec(plain)?.[1]
    ?.toLowerCase();
  const detail =
    /\b(mortgage|jumper|sweater|cardigan|apron|boots|dress|shirt|scarf|hat|waffle iron|forearms|meeting)\b/i
      .exec(plain)?.[1]
      ?.toLowerCase();
  const day = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i.exec(`${plain} ${r.mine}`)?.[0];
  const helper = /\b(?:the|my) (mirror|cat|dog|sister|flatmate|therapist)\b/i
    .exec(plain)?.[0]
    ?.toLowerCase()
    .replace(/^my/, 'your');
  const subject = latin(/\b(?:tell me about|talk about|describe) (your|the|my) (\p{L}+)/iu).exec(plain);
  const choice = /\b(?:shall we say |make it )?the (sofa|couch|bed|floor)\b/i.exec(plain)?.[1]?.toLowerCase();
  const prior = r.conversation.map(({ text }) => text).join(' ');
  const held = /\b(lemons?|pyjamas?|wine|robe|slippers|candles?|popcorn)\b/i
    .exec(`${plain} ${prior}`)?.[1]
    ?.toLowerCase();
  const animal = latin(/\b(?:until|till|before|then) the (\p{L}+)\b/iu)
    .exec(plain)?.[1]
    ?.toLowerCase();
  const kind = spiceOf(r);
  return {
    where: p(where && `by the ${where[1]?.toLowerCase()}`),
    where2: p(where && `the ${where[1]?.toLowerCase()}`),
    witness: p(witness && `the ${witness}`),
    without: p(without && `no ${without}`),
    setting: p(setting),
    setting2: p(setting?.replace(/^the /, '')),
    detail: p(detail && (/mortgage|meeting/.test(detail) ? `A ${detail}` : `That ${detail}`)),
    what: p(
      /\byour (hands?|mouth|neck|back|voice|shoulders|lips|forearms|collarbones)\b/i
        .exec(plain)?.[1]
        ?.toLowerCase()
        ?.replace(/^/, 'my '),
    ),
    thoughts: p(/\b(?:thoughts|ideas)\b/i.exec(plain)?.[0]?.toLowerCase()),
    clear: p(/\b(?:all clear|negative|clean)\b/i.test(plain) ? 'all clear' : undefined),
    propose: p(
      /\b(?:both|us)\b[^.!?]{0,20}\btested\b|\bget tested\b/i.test(plain) ? 'both of us' : undefined,
    ),
    day: p(day && `${day[0]?.toUpperCase()}${day.slice(1).toLowerCase()}`),
    helper: p(helper),
    subject: p(
      subject &&
        (subject[1]?.toLowerCase() === 'your'
          ? `my ${subject[2]?.toLowerCase()}`
          : `the ${subject[2]?.toLowerCase()}`),
    ),
    choice: p(choice),
    thing:
      kind === 'dream'
        ? p(animal && `the ${animal}`)
        : kind === 'scale'
          ? p(held && `the ${held}`)
          : things[0],
  };
}

export const SPICY_SCENES: readonly Scene[] = Object.entries(linesByName('heat')).map(([kind, lines]) => ({
  name: `heat: ${kind}`,
  alone: true,
  when: (r) => spiceOf(r) === kind,
  lines,
  places,
}));
