/** Why a plan moves or falls, in their words: a shift, a wedding, a fall, chicken pox. */

import { find } from '../../prefilter/prefilter.ts';
import { latin } from '../../reading/pattern.ts';
import { chance } from '../../reading/text.ts';
import type { Reading } from '../../reading.ts';
import { fill, type Slot } from '../../words/fill.ts';
import { seedOf } from '../../words/shuffle.ts';
import { once } from '../once.ts';
import { says } from '../situation.ts';
import { rotated } from './subjects.ts';

/** One sentence on why a plan moves or falls, by the kind of reason. `{why}` names it. */
const REACTIONS: Readonly<Record<string, readonly string[]>> = {
  ill: [
    "I'm so sorry, I hope {why} will be okay.",
    'Of course, go and be with {why}.',
    'Please look after {why} first.',
    'That comes first, no question. How is {why}?',
  ],
  fell: [
    "Your {who} comes first, I hope it's nothing broken.",
    "I'm so sorry about your {who}. Drive safely.",
    'Of course, your {who} needs you more than I do. I hope it heals quickly.',
    'Go, and give your {who} an arm to lean on from me too.',
  ],
  child: [
    'Poor little one, {why} is no joke.',
    'Oh no, {why}. I hope the little one gets better soon.',
    "Of course, you're needed at home. I hope {why} passes quickly.",
    'Sending patience, and something against {why}.',
  ],
  self: [
    'Poor you, {why} and all.',
    'Ouch, I hope {why} gets better soon.',
    "Then rest. {why} won't be argued with.",
    "Don't be brave about {why} on my account.",
    'Poor you. Stay in bed and complain as loudly as you like.',
    'Get well first, everything else can wait.',
    'Oh no, that sounds miserable. Tea and no heroics, please.',
  ],
  work: [
    "No problem, {why} can't be helped.",
    'Sorry that {why} got in first.',
    'Understood, {why} wins this round.',
    'Poor you, {why} of all things.',
    "That's {why} for you, and not you messing me about.",
  ],
  party: [
    'Enjoy {why}, that sounds far too good to miss.',
    'Have fun at {why}, eat some cake for me.',
    '{why} wins, and rightly so.',
    'Dance a bit extra at {why}.',
  ],
  class: [
    'No problem, {why} was there first.',
    "I wouldn't come between you and {why}.",
    'Enjoy {why}, I mean it.',
  ],
  childcare: [
    "Of course, {why} can't fly.",
    'No rush, let {why} get there in peace.',
    'Makes sense, I would rather you relax than look at the clock because of {why}.',
  ],
  closed: [
    '{why} had one job. Never mind.',
    'Trust {why} to be shut exactly when we want it.',
    'No harm done, {why} can wait for another day.',
  ],
  broken: [
    'Poor you, and poor {why}.',
    'Sorry about {why}, that is a whole day gone.',
    'I hope {why} is only sulking and not dead.',
    '{why} picked its moment. No stress from my side.',
  ],
  other: [
    'No problem at all.',
    'No stress, these things happen.',
    'All good, I understand.',
    'Of course, no worries.',
  ],
};

type Reason = { readonly kind: string; readonly why?: string; readonly who?: string };

export const KIN =
  'nan|gran|granny|grandma|grandmother|grandpa|grandad|grandfather|ouma|oupa|gogo|mom|mum|mother|dad|father|sister|brother|aunt|auntie|uncle|cousin|nephew|niece|son|daughter|kid|child|toddler|baby|boy|girl|dog|cat|puppy|horse|friend|flatmate|housemate|boss|neighbour|colleague';
const SCHOOL_RANG =
  "(?:nursery|day ?care|cr[eè]che|school|after ?care)(?:'s)? (?:just |has |have )?(?:rang|rung|called|phoned)";
const CHILD = 'son|daughter|kid|kids|child|toddler|baby|little one|twins|boy|girl';

const COMPLAINT =
  'chicken ?pox|fever|flu|measles|croup|tummy bug|stomach bug|gastro|temperature|ear infection|tonsillitis|vomiting|hand foot and mouth|cough|nits|food poisoning|migraine|headache|a cold|toothache|sore throat|throat|back|ankle|knee|hip|wrist|covid|bronchitis|sinusitis|hangover|period pain|cramps|nose ?bleed|ear ?ache|rash|asthma attack|allergic reaction';
/** `that temperature`, but `flu`. */
const NEEDS_ARTICLE =
  /^(?:temperature|headache|migraine|cough|nose ?bleed|ear ?ache|rash|asthma attack|allergic reaction|(?:tummy|stomach) bug|ear infection|sore throat|toothache|back|ankle|knee|hip|wrist|throat)$/;
const WORK =
  'on call|double shift|double|extra shift|night shift|late shift|shift(?! (?:it|this|that|our|the|us|to|supper|dinner|lunch|brunch|drinks|coffee|things|over|(?:mon|tues|wednes|thurs|fri|satur|sun)day))|rota|audit|deadline|meeting|inventory|stocktake|boss|overtime|client|presentation|work trip|work|conference|load of marking|marking|(?:on|onto|for|doing|do|work) closing|closing shift|inspection';
const PARTY =
  'wedding|birthday|christening|baptism|graduation|bachelorette|hen do|stag do|anniversary|reunion|baby shower|engagement|farewell|eightieth|fiftieth|sixtieth|seventieth|family lunch|braai|eid|diwali|shabbat';
const CLASS =
  "parents'? evening|school concert|sports day|prize ?giving|" +
  'choir practice|choir|band practice|training|rehearsal|practice|exam|test|class|night school|evening class|match|game|lesson|tutoring|church|ramadan';

/** A thing of theirs gave up. */
const BROKEN =
  /\b(?:my|the|our) (car|bakkie|bike|motorbike|geyser|boiler|pipe|roof|ceiling|fridge|washing machine|lock|door|toilet|kitchen|flat|basement|power|electricity|laptop|phone|gearbox|engine|tyre|scooter)\b[^.!?]{0,60}\b(?:broke\w*|burst|flood\w*|leak\w*|died|dead|gone|stuck|won'?t|no longer|exploded|caught|is off|gave up|decided|refus\w+|smok\w+)\b/i;

/** `Ellie's got a temperature`: somebody whom they name, or who wants them near. */
const NAMED_ILL =
  /(?<!\p{L})(?!(?:It|That|This|What|Who|There|Here|Where|How|Everyone|Everybody|Someone|Somebody|Something|Nobody|One|Mine|Work|School|He|She|Today|Tomorrow|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mum|Mom|Dad|Gran|Ouma|Oupa|Gogo|Nan)(?:'s| ))(\p{Lu}\p{Ll}{2,})(?:'s| has| is| was)(?: (?:just|now|only|also|all|really))*(?: (?:got|been|come|coming|running|down|caught|picked up|having|had|woken up|throwing|vomiting|sick|ill|unwell|poorly|not))/u;
const WANTS_THEM =
  /\bwants? (?:only )?(?:me|(?:his|her|their) (?:m[ou]m(?:my)?|dad(?:dy)?|mother|father))\b/i;
/** Where a person's name stands for whoever is ill. */
const AILING = 'sick|ill|unwell|not well|poorly|vomiting|throwing up';

/** `taken a tumble so I'm at A&E with her`. */
const AT_THEIR_BED =
  /\b(?:fell|fallen|(?:a|another|taken a|had a) (?:fall|tumble)|tripped|slipped)\b[^?]{0,60}\b(?:i'?m|i am|we'?re|taking|took|sitting|waiting|stuck|going)\b[^.!?]{0,30}\b(?:a ?& ?e|er|hospital|casualty|clinic|emergency|x-?ray|with (?:her|him))(?!\w)/i;

/** The fright is over. */
export const ALL_FINE =
  /\b(?:(?:s?he|they)(?:'s| is|s|'re| are) (?:totally |absolutely |all )?(?:fine|ok|okay|alright|all right|good) ?(?:now)?|all (?:fine|good|ok) now|nothing serious|false alarm)\b/i;

const THEIR_KIN = new RegExp(`\\b(?:my|our|the) (?:\\w+ )?(${KIN})\\b`, 'i');
const A_PARTY = new RegExp(`\\b(?:(?:my|a|the) )?(?:(\\p{L}+'s) )?(?:\\p{L}+ )?(${PARTY})\\b`, 'iu');

const MADE = new Map<string, RegExp>();
/** The words as a pattern, which is made once. */
function oneOf(words: string): RegExp {
  const made = MADE.get(words) ?? new RegExp(`\\b(?:${words})\\b`, 'i');
  MADE.set(words, made);
  return made;
}
const say = (words: string, plain: string): RegExpExecArray | null => find(oneOf(words), plain);

/** What got in the way. */
export const reasonOf = once((r: Reading): Reason => {
  const plain = r.plain;
  const anyKin = find(THEIR_KIN, plain)?.[1]?.toLowerCase();
  // They sit with whoever fell, however well it went.
  if (anyKin && !say(CHILD, anyKin) && find(AT_THEIR_BED, plain)) return { kind: 'fell', who: anyKin };
  const kin = says(r, ALL_FINE) ? undefined : anyKin;
  const ailing = say(COMPLAINT, plain)?.[0].toLowerCase();
  // The back door and the throat of a bottle hurt nobody.
  const complaint =
    ailing &&
    /^(?:back|ankle|knee|hip|wrist|throat)$/.test(ailing) &&
    !/\b(?:my|his|her|their|the|bad|sore)(?: \w+)? (?:back|ankle|knee|hip|wrist|throat)\b(?! (?:door|gate|seat|row|garden|room|yard))/i.test(
      plain,
    )
      ? undefined
      : ailing;
  if (
    kin &&
    say(
      'hospital|icu|emergency|operation|surgery|stroke|ambulance|very ill|heart attack|(?:got|was|been|being|is) admitted|rushed to|casualty|collapsed|passed out',
      plain,
    )
  )
    return { kind: 'ill', why: `your ${kin}` };
  if (kin && say('fell|fallen|broke|broken|slipped|a fall|hip', plain) && !say(CHILD, kin))
    return { kind: 'fell', who: kin };
  const named = NAMED_ILL.exec(plain)?.[1];
  if (named && (complaint || say(AILING, plain))) return { kind: 'ill', why: named };
  if (complaint && (say(CHILD, plain) || say(SCHOOL_RANG, plain) || find(WANTS_THEM, plain)))
    return {
      kind: 'child',
      why: NEEDS_ARTICLE.test(complaint) ? `that ${complaint}` : complaint,
    };
  if (kin && say(`${AILING}|vet|limping`, plain)) return { kind: 'ill', why: `your ${kin}` };
  if (
    say(
      'babysitter|sitter|childcare|nanny|creche|school run|kids? (?:until|till|this)|the kids tonight',
      plain,
    )
  )
    return { kind: 'childcare', why: /sitter/i.test(plain) ? 'the babysitter' : 'the school run' };
  const party = find(A_PARTY, plain);
  if (party?.[2])
    return {
      kind: 'party',
      why:
        party[1] && !/^(?:it|that|there|what)'s$/i.test(party[1])
          ? `your ${party[1].toLowerCase()} ${party[2].toLowerCase()}`
          : `the ${party[2].toLowerCase()}`,
    };
  if (complaint)
    return {
      kind: 'self',
      why: /^(?:covid|flu|gastro|bronchitis|tonsillitis|sinusitis|food poisoning|period pain)$/.test(
        complaint,
      )
        ? complaint
        : /^(?:back|ankle|knee|hip|wrist|throat)$/.test(complaint)
          ? `that ${complaint}`
          : complaint.startsWith('a ')
            ? `the ${complaint.slice(2)}`
            : `the ${complaint}`,
    };
  if (
    say(
      'sick|ill|not feeling (?:well|great)|unwell|dying|under the weather|come down with|coming down with|threw up|throwing up',
      plain,
    ) &&
    say("i|i'm|im|me|feeling", plain)
  )
    return { kind: 'self' };
  const closed = latin(
    /\b(?:the )?(\p{L}+(?: \p{L}+)?)(?:'s| is| are)? (?:shut|closed|fully booked|sold out|cancelled|flooded|off)\b/iu,
  ).exec(plain);
  if (
    closed?.[1] &&
    !latin(
      /^(?:(?:so|ok|and|but|early|now|the) )*(?:i|i'm|it|we|trains?|tonight|tomorrow|dinner|lunch|coffee|drinks|brunch|\p{L}*day)(?: is)?$/iu,
    ).test(closed[1])
  )
    return {
      kind: 'closed',
      why: `the ${closed[1]
        .toLowerCase()
        .replace(/^(?:the|so|ok|and|but) /, '')
        .replace(/^(?:so|ok) /, '')}`,
    };
  const thing = BROKEN.exec(plain)?.[1]?.toLowerCase();
  if (thing) return { kind: 'broken', why: `your ${thing}` };
  // The audit rather than the boss who brought it.
  const work = (say(WORK.replace('|boss', ''), plain) ?? say('boss', plain))?.[0].toLowerCase();
  if (work)
    return {
      kind: 'work',
      why: /^(?:on call)$/.test(work)
        ? 'being on call'
        : /closing/.test(work)
          ? 'the closing shift'
          : /^(?:work|overtime|marking)$/.test(work)
            ? work
            : work === 'boss'
              ? 'your boss'
              : `the ${work}`,
    };
  const lesson = say(CLASS, plain)?.[0].toLowerCase();
  if (lesson)
    return {
      kind: 'class',
      why: /practice|training|choir|church|ramadan|tutoring|rehearsal/.test(lesson)
        ? lesson.replace('ramadan', 'Ramadan')
        : `the ${lesson}`,
    };
  return { kind: 'other' };
});

/** Three words on the reason, in an order that depends on the message. */
export function reactionsTo(r: Reading): { r1?: Slot; r2?: Slot; r3?: Slot } {
  const reason = reasonOf(r);
  const places = {
    why: reason.why ? { words: reason.why } : undefined,
    who: reason.who ? { words: reason.who } : undefined,
  };
  const bank = (REACTIONS[reason.kind] ?? []).flatMap((line) => fill(line, places) ?? []);
  const [r1, r2, r3] = rotated(bank, chance(seedOf(r)));
  return {
    ...(r1 ? { r1: { words: r1 } } : {}),
    ...(r2 ? { r2: { words: r2 } } : {}),
    ...(r3 ? { r3: { words: r3 } } : {}),
  };
}
