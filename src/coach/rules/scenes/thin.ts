/** Thin answers: read by what they answer. A `not really` to our question about spicy food is about spicy food. */
import { hits } from '../prefilter/prefilter.ts';
import { latin, pattern } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { wordsOf } from '../reading/text.ts';
import { linesByName } from '../situations/book.ts';
import type { Place, Places } from '../words/fill.ts';
import { askedBy } from './asked.ts';
import { once } from './once.ts';
import { has, type Scene } from './scene.ts';
import { minePerson, mineTopic, thingsIn, unbracketed } from './subjects.ts';

type Kind =
  | 'oof'
  | 'home'
  | 'yes'
  | 'no'
  | 'good'
  | 'meh'
  | 'unsure'
  | 'maybe'
  | 'shrug'
  | 'tired'
  | 'low'
  | 'busy'
  | 'bored'
  | 'thanks'
  | 'work'
  | 'bed'
  | 'watching'
  | 'sport'
  | 'doing'
  | 'better'
  | 'monday'
  | 'turn';

const FILLER =
  "(?:lol|haha|hey|oh|ah|ok|okay|well|yeah|yea|ya|nah|k|prob|probs|probably|mm+|hmm+|eh|just|kinda|so|really|tbh|honestly|pretty|bit|a bit|very|still|then|i guess|ig|i'm|im|i am|it's|its|it is|was|is|feeling|been|all|quite|man|hey)";
const only = (core: string): RegExp =>
  pattern(
    `^(?:${FILLER}[ ,.]+){0,4}(?:${core})(?:[ ,.!]+(?:thanks|thx|thank you|ta|lol|haha|i guess|ig|really|tbh|actually|though|tho|sorry|today|now|rn|again|as usual|i think|so far|honestly|x+|hey|anyway|man|bud)){0,2}[ .!]*$`,
  );

const KINDS: ReadonlyArray<readonly [Kind, RegExp]> = [
  [
    'oof',
    only(
      'oof+|ouch|yikes|damn+|omg|no way|oh no+|shame|eish|noo+|rip|jeez|wow|what|shit|ag shame|yoh|haibo|brutal|savage',
    ),
  ],
  ['home', /\b(?:(?:just )?(?:got|came|back) home|home (?:now|finally)|finally home|just home)\b/i],
  [
    'better',
    /\b(?<!\b(?:don'?t|not|isn'?t|no|never)\b[^.!?]{0,16})(?:better (?:now|today)|on the mend|over it now|recovered|all (?:good|fine) now)\b/i,
  ],
  [
    'turn',
    /^(?:(?:not much|nm|nothing(?: (?:much|special))?|same|all good|good|fine|chilling|nada|nothin|not a lot)[ ,.!]*)?(?:and )?(?:wyd|hbu|wbu|wuu2|u|you|and (?:u|you)|what (?:about|are) (?:u|you)(?: (?:up to|doing))?)[ ?.!]*$/i,
  ],
  [
    'unsure',
    only(
      "idk|dunno|i don'?t know|i dont know|no idea|no clue|not sure|hard to say|whatever(?: (?:u|you) (?:want|like|prefer))?|idk whatever (?:u|you) want|up to (?:u|you)|don'?t mind|dont mind|either|neither|(?:idk|dunno|i don'?t mind|hmm|whatever)[ ,]+(?:both|either|neither|maybe|(?:you|u) (?:choose|pick|decide)|your call|up to (?:you|u))|(?:you|u) decide|your call|both|anything|everything|all sorts|bit of everything|all of it|you choose|u choose|you pick|idm",
    ),
  ],
  [
    'maybe',
    only(
      "maybe|sometimes|now and then|occasionally|from time to time|kinda|sort of|a (?:little|bit)|perhaps|possibly|we'?ll see|might|could be|prob(?:ably)?|mayb|let me see|potentially",
    ),
  ],
  ['thanks', only('thx|thanks|thank you|ta|cheers|tysm|ty|dankie|tnx')],
  [
    'no',
    only(
      'no+|nah+|nope|not|doubt it|unlikely|not (?:really|yet|my thing|for me|a fan|today|at all|much)|never|neh|no thanks|n|nee|hell no',
    ),
  ],
  [
    'good',
    only(
      '(?:good|fine|great|nice|well|not bad|alright|lovely|lekker|fun|chilled|quiet|cool|amazing|brilliant|decent)(?: (?:one|fun|thanks|thx|hey))?|it was (?:good|fun|nice|great|fine|lovely)|all good',
    ),
  ],
  [
    'meh',
    only(
      "meh|eh+|ok(?:ay)?(?: i guess)?|it was (?:ok(?:ay)?|alright|so so|meh|boring|long|bad)(?: i guess)?|so so|bleh|could be (?:better|worse)|alright i guess|it'?s ok(?:ay)?(?: i guess)?|nothing special|whatever|boring|bad|terrible|awful|long|disappointing|overrated",
    ),
  ],
  [
    'low',
    only(
      "been better|(?:it'?s )?been a (?:day|week|long \\w+)|what a day|long day|not (?:great|good|the best|so good)|rough(?: (?:day|week|night))?|sad|down|low|stressed|exhausting|bad (?:day|week)|struggling|shit|crap|awful|could be better|sick|ill|eish",
    ),
  ],
  [
    'tired',
    /\b(?:tired(?! of)|exhausted|knackered|shattered|sleepy|moeg|drained|wiped|finished(?! \w)|pooped|dead on my feet|need (?:sleep|a nap|bed))\b/i,
  ],
  [
    'busy',
    only("busy|hectic|swamped|can'?t(?: (?:talk|now))?|not now|later|manic|mad busy|crazy busy|in a meeting"),
  ],
  ['bored', /\bbored?\b|\bboredom\b/i],
  [
    'monday',
    /^(?!.*\b(?:can|could|how about|works?|at \w+|free|meet|see|suits?)\b).*\b(?:monday|tuesday|mondays)\b/i,
  ],
  [
    'work',
    /\b(?:(?<!(?:doesn'?t|don'?t|didn'?t|not|never|won'?t|for|out of|without|no|find|to) )work(?:ing)?(?! (?:out|between|for us))|shift|overtime|office|deadlines?|job|wfh)\b/i,
  ],
  ['bed', /\b(?:in bed|bed|duvet|lying down|napping|nap)\b/i],
  ['sport', /\b(?:cricket|rugby|football|soccer|match|boks|f1|tennis|the game)\b/i],
  [
    'watching',
    /\b(?:watching(?! (?:my|him|her|them|you|over|out|what|people|it happen)\b)|tv|telly|netflix|series|movie|film|youtube|show(?! (?:me|you|him|her|us|them|off|up)\b))\b/i,
  ],
  [
    'doing',
    latin(
      /\b(?:(?!(?:missing|thinking|waiting|everything|anything|nothing|something|morning|evening|boring|being|feeling|amazing|interesting|exciting|charming|depressing|confusing|annoying|surprising|freezing|king|ring|wedding)\b)\p{L}{3,}ing|dishes|laundry|homework|chores|gym|groceries|errands|studying)\b/iu,
    ),
  ],
  [
    'yes',
    only(
      '(?:i )?(?:know(?: right)?|ikr)|tell me about it|for real|literally|preach|y|yes+|yeah+|yea+|yep|yup|ya|ja|sure(?: thing)?|ok+|okay|kk?|definitely|of course|totally|true|same(?: here)?|agreed|deal|why not|sounds good|cool|fine|guilty|could be|fair(?: enough)?|right|exactly|lol',
    ),
  ],
  [
    'shrug',
    only(
      '(?:oh|wow|right|ok(?:ay)?|well|cool|nice|k)[ ,]+(?:ok(?:ay)?|wow|then|cool|right|nice)|k+|ok+|okay|cool(?: story)?|nice(?: one)?|lol+|haha(?:ha)*|heh|hm+|mm+|oh|wow|right|noted|good for you|interesting|rad|kwaai|sharp|shap|eish|yo|same|fair(?: enough)?|anyway|ha|damn|sick|neat|lovely|true|sure|great|awesome|x+|aah|oh ok|good|congrats',
    ),
  ],
];

const kindsOf = once((r: Reading): Kind[] => {
  const plain = unbracketed(r.plain)
    .replace(/(?:\p{Extended_Pictographic}|\uFE0F)+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return KINDS.filter(([, cue]) => hits(cue, plain)).map(([kind]) => kind);
});

/** They do nothing much. */
const NOT_MUCH =
  /^\W*(?:(?:nothing|not) (?:much|really|special|a lot)(?! of an?\b| hope)|nothing|nm|nada|same old|the usual|(?:just )?(?:chilling|relaxing|lazing)|just (?:at )?home|at home)\b(?![^?]*\?)/i;
const TROUBLE =
  /\b(?:died|dead|broke\w*|lost|stolen|stole|missed|fell|sick|ill|crash\w*|burn\w*|cancel\w*|late|hurt|fail\w*|stuck|dropped|spilled|locked|worst|awful|ruined|chased|bitten|embarrass\w*)\b/i;

/** Which lines meet a thin answer: by what it says and what it answers. */
const linesFor = once((r: Reading): string | undefined => {
  const kinds = kindsOf(r);
  const is = (...some: Kind[]) => some.some((kind) => kinds.includes(kind));
  const asked = /^\W*(?:so |and |hey )*how(?:'s| was| were| is| did| are)\b/i.test(r.mine)
    ? /\bhow(?:'s| is| are) (?:it going|you|u)\b/i.test(r.mine)
      ? askedBy(r)
      : 'how-was'
    : /\b(?:can|may|shall|should|could) i (?:send|show|tell|bring|give|play|make|read|share|get|cook|lend)\b[^.!]*\?/i.test(
          r.mine,
        )
      ? 'offer'
      : askedBy(r);
  if (NOT_MUCH.test(r.plain) && !is('turn')) return 'not much';
  if (
    asked === 'told' &&
    /^\W*(?:wow+|woah|whoa|no way|omg|damn|impressive|amazing|incredible)\b/i.test(r.plain) &&
    !TROUBLE.test(r.mine)
  )
    return 'impressed';
  if (is('turn')) return 'your side';
  const news =
    /\b(?:did|have) you (?:\w+ )?(?:get|got|pass|passed|win|won|make|made|finish|finished)\b|\bdid (?:it|the (?:results?|news)) (?:come|go)\b/i.test(
      r.mine,
    ) && !/\bever\b/i.test(r.mine);
  if (news && is('yes') && !is('no')) return 'good news';
  if (news && is('no')) return 'bad news';
  if (asked === 'told' && is('oof')) return 'sympathy back';
  if (
    /\bhow(?:'s| is| are|s) (?:your|ur) /i.test(r.mine) &&
    minePerson(r) &&
    is('good', 'thanks', 'meh', 'better', 'yes')
  )
    return 'person ok';
  if (picked(r)) return 'picked';
  if (is('home')) return 'home now';
  if (is('better')) return 'better now';
  if (asked === 'wish' && is('thanks', 'yes', 'shrug')) return 'thanks wished';
  if (is('tired')) return 'tired';
  if (
    asked === 'told' &&
    /^\W*(?:(?:ha){2,}h?|haha\w*|lol+|lmao+|hehe+|😂+|🤣+)/iu.test(r.plain) &&
    !/\b(?:true|i know|ikr|same|yeah|yes|right|agreed)\b/i.test(r.plain) &&
    !is('no')
  )
    return 'laugh told';
  if (asked === 'told' && is('shrug') && !is('no'))
    return /^\W*(?:(?:haha+|lol|so|very|too|that'?s|thats|tbh)[, ]+)*(?:same|i know(?: right)?|ikr|tell me about it|for real|literally|preach|yeah|yes|ya|ja|true|facts|fr|right|agreed|exactly|mm+ yeah)\b/i.test(
      r.plain,
    )
      ? 'yes told'
      : 'shrug told';
  if ((asked === 'plan' || asked === 'offer') && is('busy')) return 'busy';
  if (asked === 'plan' && is('no')) return 'plan no';
  if ((asked === 'taste' || asked === 'question' || asked === 'ever') && is('maybe')) return 'sometimes';
  if (asked === 'plan' && is('maybe', 'unsure', 'meh'))
    return latin(/\b\p{L}+ or \p{L}+/iu).test(r.mine) && is('unsure') ? 'unsure' : 'maybe plan';
  if (is('unsure')) return asked === 'nothing' ? 'dry alone' : 'unsure';
  if (asked === 'ever' && is('no')) return 'no ever';
  if (asked === 'taste' && is('no')) return 'no taste';
  if (is('low')) return 'low state';
  if (is('busy')) return 'busy';
  if (is('bored')) return 'bored';
  const past = /\bhow (?:was|did|were)\b|\bwent\b|\bdid .{1,40} go\b/i.test(r.mine);
  if (/\bhow (?:are|r) (?:you|u)\b/i.test(r.mine) && mineTopic(r) && is('good', 'thanks'))
    return 'well after';
  if (asked === 'how-was' && is('good', 'thanks') && !is('meh')) return past ? 'good asked' : 'good now';
  if (asked === 'how-was' && is('meh', 'no', 'shrug', 'yes')) return past ? 'meh asked' : 'meh now';
  if (asked === 'offer' && is('yes', 'good', 'thanks', 'maybe')) return 'yes offer';
  if (is('no') && asked !== 'nothing') return 'no plain';
  if (asked === 'how-was' && r.style.words >= 2 && /[.,]/.test(r.plain)) return 'telegram';
  if (is('monday')) return 'monday';
  if (is('sport')) return 'sport on';
  if (is('bed') && !is('work')) return 'bed lines';
  if (is('watching')) return 'watching';
  if (is('work')) return 'work lines';
  if (
    is('doing') &&
    (wordsOf(r.plain).length <= 3 ||
      doingOf(r) === wordsOf(r.plain)[0] ||
      /^\W*(?:nm|nothing|not much|same old|just)\b/i.test(r.plain))
  )
    return 'doing lines';
  if (is('yes', 'maybe', 'good') && asked !== 'nothing' && asked !== 'plan')
    return asked === 'told' || /\bor\b/i.test(r.mine) ? 'yes told' : 'yes asked';
  if (asked === 'nothing' || asked === 'check-in')
    return is('yes', 'no', 'maybe', 'shrug', 'good', 'meh', 'thanks') ? 'dry alone' : undefined;
  return is('shrug', 'meh') ? 'shrug told' : undefined;
});

/** `nights`, to `mornings or nights`. */
const picked = (r: Reading): boolean => {
  const two = choices(r);
  const answer = wordsOf(r.plain).filter(
    (word) =>
      !/^(?:the|a|definitely|always|probably|def|deffo|obvs|lol|all|day|any|please|obviously|for|me|100|of|course)$/.test(
        word,
      ),
  );
  return (
    two !== undefined &&
    answer.length === 1 &&
    two.some((one) => one.includes(answer[0] ?? '\0') || (answer[0] ?? '').includes(one))
  );
};

/** Two to choose between: theirs where the question named two, ours where it was open. */
function choices(r: Reading): readonly [string, string] | undefined {
  const pair = latin(/\b(?:the )?([\p{L}'-]+(?: [\p{L}'-]+)?) or (?:the )?([\p{L}'-]+)/iu).exec(
    r.mine.replace(/^.*[,:]\s*/, ''),
  );
  if (pair?.[1] && pair[2] && !/^(?:you|something|not|what|so|whatever|two)$/i.test(pair[2]))
    return [pair[1].split(' ').at(-1) ?? pair[1], pair[2]].map((word) => word.toLowerCase()) as [
      string,
      string,
    ];
  return undefined;
}

const OPEN_CHOICES: ReadonlyArray<readonly [RegExp, readonly [string, string]]> = [
  [/\b(?:fly|travel|go|trip|holiday|anywhere|live|country|city|move)\b/i, ['beach', 'mountains']],
  [/\b(?:eat|dinner|food|lunch|cook|order|restaurant|meal)\b/i, ['something spicy', 'something with cheese']],
  [/\b(?:watch|film|movie|series|show|netflix)\b/i, ['something funny', 'something that makes us cry']],
  [/\b(?:song|music|listen|band|album|playlist)\b/i, ['loud', 'slow']],
  [/\b(?:do|weekend|saturday|sunday|meet|plan|evening)\b/i, ['outside with snacks', 'inside with a blanket']],
];

function placesFor(r: Reading): Places {
  const mine = mineTopic(r);
  const named = choices(r);
  const open = named ?? OPEN_CHOICES.find(([cue]) => cue.test(r.mine))?.[1] ?? ['yes', 'no'];
  const thing = thingsIn(r)[0];
  const doing = doingOf(r);
  const word = (words: string | undefined): Place | undefined => (words ? { words } : undefined);
  const day = /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b/i.exec(r.plain)?.[0];
  const mineDay =
    /\b(?:grey |gray |rainy |cold |hot )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|evening|morning)\b/i.exec(
      r.mine,
    )?.[0];
  return {
    m: mine && { words: mine.words, plural: mine.plural ?? false },
    ms: mine && { words: mine.words, plural: mine.plural ?? false },
    ma: asMentioned(r, mine),
    mBare: mine && { words: mine.bare, plural: mine.plural ?? false },
    said: word(r.plain.trim().replace(/[.!?\s]+$/, '')),
    who: minePerson(r),
    x: thing && { words: thing.words, plural: thing.plural ?? false },
    c1: word(named?.[0]),
    c2: word(named?.[1]),
    e1: word(open[0] === 'yes' ? undefined : open[0]),
    e2: word(open[0] === 'yes' ? undefined : open[1]),
    doing: word(doing),
    act: word(doing?.replace(/^(?:the|doing the|watching|playing) /i, '')),
    dayName: day ? word(day[0]?.toUpperCase() + day.slice(1).toLowerCase().replace(/s$/, '')) : undefined,
    aday: word(
      mineDay
        ? `a ${mineDay.replace(/\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i, (name) => name[0]?.toUpperCase() + name.slice(1).toLowerCase())}`
        : 'a day like this',
    ),
  };
}

/** `a silent disco` stays one among many. */
function asMentioned(r: Reading, mine: (Place & { readonly bare?: string }) | undefined): Place | undefined {
  if (!mine?.bare) return undefined;
  const bare = mine.bare.toLowerCase();
  const at = r.mine.toLowerCase().indexOf(bare);
  const lead = at > 0 ? /\b(?:a|an|some) $/i.exec(r.mine.slice(0, at))?.[0] : undefined;
  return lead ? { words: `${lead.toLowerCase()}${mine.bare}`, plural: mine.plural ?? false } : mine;
}

/** `same old. ironing` is ironing, `nm just the cricket on` is the cricket. */
function doingOf(r: Reading): string | undefined {
  const plain = r.plain.toLowerCase();
  const deed =
    /\b((?!(?:nothing|something|morning|evening|being|doing|going|having|feeling|getting|boring|everything|anything|interesting|exciting|charming|depressing|confusing|annoying|surprising|king|thing|long|during|chilling out)\b)\p{L}{2,}ing)(?: (?:the |my |some |a )?(\p{L}+))?/u.exec(
      plain,
    );
  if (deed?.[1]) {
    const tail =
      deed[2] &&
      !/^(?:at|on|in|with|and|u|you|lol|now|rn|atm|today|tonight|here|hbu|wbu|then|again|out|up|for|it|really)$/.test(
        deed[2],
      )
        ? ` the ${deed[2]}`
        : '';
    return (
      deed[1] +
      (/^(?:watching|doing|cleaning|cooking|making|washing|reading|playing)$/.test(deed[1])
        ? tail.replace('the tv', 'tv')
        : '')
    );
  }
  const sport = /\b(?:cricket|rugby|football|soccer|match|tennis|game|f1)\b/.exec(plain)?.[0];
  if (sport) return `the ${sport}`;
  const chore = /\b(?:dishes|laundry|homework|chores|gym|groceries|errands)\b/.exec(plain)?.[0];
  return chore ? `the ${chore}` : undefined;
}

/** Thin enough that only what it answers gives it a subject. */
/** A kiss by itself. */
const KISS = /^\W*x+\W*$/i;

const thin = once(
  (r: Reading): boolean =>
    r.action === 'reply' &&
    r.kind === 'words' &&
    r.language.base === 'en' &&
    (KISS.test(r.plain) ||
      !has(
        r,
        'ghost_return',
        'greeting',
        'goodbye',
        'plan_reschedule',
        'plan_decline',
        'insult',
        'grief',
        'distress',
        'apology',
      )) &&
    (!has(r, 'boundary') || picked(r)) &&
    (!has(r, 'rejection_hard', 'rejection_soft') ||
      (r.mine !== '' && kindsOf(r).includes('no')) ||
      /^\W*x+\W*$/i.test(r.plain)) &&
    wordsOf(r.plain).length <= 7 &&
    r.flags.length === 0 &&
    (!/\?/.test(r.plain) ||
      /^\W*(?:(?:nothing|not|nm|same|good|fine)[^?]*)?(?:and )?(?:you|u|hbu|wbu|wyd)\W*$/i.test(r.plain)) &&
    // A plan that is taken up or turned down is a plan, however short.
    !(askedBy(r) === 'plan' && kindsOf(r).includes('yes')),
);

export const THIN_SCENES: readonly Scene[] = Object.entries(linesByName('thin')).map(([name, lines]) => ({
  name: `thin: ${name}`,
  alone: true,
  when: (r) => thin(r) && linesFor(r) === name,
  lines,
  places: placesFor,
}));
