/** Told in passing or with half a joke, and it weighs: the job that may go, a parent who did not know them, the children back at the other house, results, the vet, what broke at home. */

import { find } from '../prefilter/prefilter.ts';
import { toYou } from '../reading/clause-text.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import type { Place, Places } from '../words/fill.ts';
import { type Cued, type CuedLine, cued, DO, MEET } from './cued.ts';
import type { Scene } from './scene.ts';
import { F, L, N, P, S } from './stories/story.ts';

const CARE = 'stay with them';

/** Words that take the matter elsewhere: a death, a danger, a plan with the reader that falls. */
const OTHER_MATTER =
  /\b(?:died|dead|passed away|funeral|suicid\w*|never wake|don'?t want to (?:be here|live|wake|go on|exist|do this|another)|can'?t (?:go on|do this any ?more|cope)|end it|engine (?:on|running)|(?:the |all my )pills|(?:not |isn'?t )worth living|better off without|want(?:ed)? to (?:die|disappear)|no point (?:in|to) (?:living|any|anything)|kill (?:my|him|her)self|police|hits? me|beats? me|threat\w*|stalk\w*|(?:send|lend|borrow|transfer) (?:me|us|some|money)|pay(?:ing)? (?:it|for)|can we (?:move|push|cancel|resched\w*)|rain ?check|can'?t make it|are you (?:free|around)|fancy|shall we|let'?s)\b/i;

/** What stopped working is no one's death. */
const LONG_GONE =
  /\b(?:who |and |he |she |they )(?:died|passed(?: away)?) (?:in (?:19|20)\d\d|(?:\w+ ){1,2}years ago|years ago|last year)\b/gi;
const THING_DIED =
  /\b(?:boiler|geyser|heat(?:ing|er)|fridge|freezer|oven|stove|machine|dishwasher|dryer|tv|telly|aircon|kettle|microwave|inverter|router|laptop|hoover|toaster|printer|lift|phone|battery|car)(?:'s| is| has| just| also| finally)* (?:died|dead)\b/gi;

function told({ places, ...cue }: Cued & { readonly places?: (r: Reading) => Places }): Scene {
  const scene = cued({
    sure: true,
    most: 60,
    ...cue,
    also: (r) =>
      !OTHER_MATTER.test(r.plain.replace(THING_DIED, ' ').replace(LONG_GONE, ' ')) && (cue.also?.(r) ?? true),
  });
  return {
    ...scene,
    firm: true,
    keeps: true,
    ...(places ? { places: (r) => ({ ...scene.places?.(r), ...places(r) }) } : {}),
  };
}

/** Their words seen from the reader. */
const theirs = (words: string | undefined): Place | undefined =>
  words
    ? { words: toYou(words.trim().toLowerCase()), plural: /(?:s|children|lot|two|three)$/i.test(words) }
    : undefined;
const capital = (words: string | undefined): Place | undefined =>
  words ? { words: words.slice(0, 1).toUpperCase() + words.slice(1).toLowerCase() } : undefined;

const UNIT =
  '(?:team|department|division|office|branch|floor|unit|section|role|job|post|position|desk|faculty)';
/** Which part of the work it is about. */
const PART = new RegExp(`\\b(?:my|our) (?:whole |entire )?${UNIT}\\b`, 'i');

const A_DAY = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)\b/i;

/** Nothing has been decided, and everybody knows. */
const JOB_IN_DOUBT: readonly CuedLine[] = [
  [S, 'warm', 'I am sorry. The not knowing is often the worst of it. How are you holding up?'],
  [
    S,
    'calm',
    'That is a tidy word for an untidy thing. I am sorry, and I hope that they are straight with you.',
    /\b(?:re-?structur\w*|re-?organis\w*|re-?organiz\w*|consultations?|right-?siz\w*|down-?siz\w*|streamlin\w*|section 189|redundanc\w*|retrenchments?)\b/i,
  ],
  [CARE, 'warm', 'I hope {d} is kinder than it looks from here. Write to me as soon as you are out.'],
  [N, 'calm', 'Whatever they decide about {a}, it says nothing about how good you are.'],
  [F, 'direct', 'Have they told you anything about {a}, or is it all guessing so far?'],
  [DO, 'warm', 'Would it help to talk about it, or shall I take your mind off it for an evening?'],
  [N, 'direct', 'One thing: do not sign anything on the day. Take it home and have somebody read it.'],
  [CARE, 'warm', 'You can be cross, scared or quiet about it with me. How bad does it look?'],
];

const FADING: readonly CuedLine[] = [
  [N, 'warm', 'It must be strange to miss {who} with {who} right there. How are you doing with it?'],
  [
    S,
    'warm',
    'I am sorry. That moment before {who} knew you again must have been a long one.',
    /\b(?:then (?:he|she) (?:did|knew|remembered|smiled)|(?:he|she) knew\b|came back to (?:me|us)|for a (?:bit|while|moment|minute))\b/i,
  ],
  [
    L,
    'warm',
    'And still, {who} knew you in the end. I am glad that you have that to keep.',
    /\b(?:then (?:he|she) (?:did|knew|remembered)|(?:he|she) knew\b|came back to (?:me|us))/i,
  ],
  [CARE, 'warm', 'Thank you for telling me about {who}. You do not have to make it lighter than it is.'],
  [F, 'warm', 'What is {who} like on a good day? I would like to hear about one.'],
  [S, 'calm', 'I am sorry. It is a slow thing to watch, and you watch it from so close.'],
  [F, 'direct', 'Is it you alone who looks after {who}, or is there somebody to share it with?'],
];

const BACK_THERE: readonly CuedLine[] = [
  [S, 'warm', 'The first evening without {x} must be the longest. Do you want some company in here?'],
  [
    S,
    'warm',
    'Quiet and tidy, and all wrong without {x}. I am sorry.',
    /\b(?:quiet|tidy|clean|silent|silence|empty|hear the fridge|echo\w*)\b/i,
  ],
  [
    L,
    'warm',
    'Leave it all exactly where it is. It may wait there until {x} {x|is|are} back.',
    /\b(?:lego|toys?|shoes|drawings?|blocks|teddy|dinosaurs?|crayons|fort)\b/i,
  ],
  [F, 'direct', 'When do you have {x} back?', /^(?!.*\b(?:till?|until|back (?:on|in)|weekends?)\b)/i],
  [F, 'warm', 'What was the best thing that you did with {x} this time?'],
  [CARE, 'calm', 'You do not have to like it. I am here if it gets too quiet.'],
  [DO, 'warm', 'Shall I distract you, or would you rather miss {x} in peace for a bit?'],
];

const SMALL_RESULT: readonly CuedLine[] = [
  [L, 'warm', 'I am glad that it is only {x}. Waiting for results is no fun at all.'],
  [F, 'warm', 'So it is {x}, and nothing worse. Were you worried?'],
  [N, 'calm', 'Good that it has a name now. How are you feeling, apart from that?'],
  [L, 'warm', 'That is the kind of news I like. Now do as you are told and get strong.'],
  [
    F,
    'warm',
    'Have you been tired with it all this time? I hope that you feel the difference soon.',
    /\b(?:iron|vitamin|b12|thyroid|an(?:a|ae)emia|ferritin|deficien\w+)\b/i,
  ],
  [
    MEET,
    'direct',
    'Doctor has spoken, so shall I take you somewhere with a proper plate of food?',
    /\b(?:eat|eating|food|liver|steak|spinach|eggs|iron|diet)\b/i,
  ],
  [P, 'playful', 'I will remind you about {x} once a day, and call it caring.'],
];

const NAMED: readonly CuedLine[] = [
  [F, 'warm', 'So it is {x}. Is it more of a shock, or more of a relief to know?'],
  [L, 'warm', 'Thank you for telling me. At least it has a name now.'],
  [N, 'calm', 'Be patient with yourself while you get used to it. How are you today?'],
  [S, 'warm', 'That is a lot to hear in one appointment. How are you with it?'],
  [F, 'direct', 'What changes for you now, with {x}?'],
  [CARE, 'warm', 'Would you like to talk about it, or have an evening off from it? I am good for both.'],
];

/** What one lives with, once it has been found. */
const CONDITION =
  "(?:(?:an? )?(?:under-?active |over-?active )?thyroid|hypothyroid\\w*|type (?:1|2|one|two)(?: diabetes)?|diabetes|diabetic|adhd|autis(?:m|tic)|dyslexi[ac]|c(?:o)?eliac|ibs|crohn'?s|colitis|endo(?:metriosis)?|pcos|arthritis|asthma|lupus|hypertension|high (?:blood pressure|cholesterol)|epilepsy|fibromyalgia|tinnitus|(?:peri)?menopause|sleep apn(?:o)?ea|psoriasis|scoliosis|gluten intoleran\\w*)";
const HAS_A_NAME = new RegExp(
  `\\b(?:results?|tests?|bloods?|doctor|doc|gp|dr|specialist|psychologist|psychiatrist|clinic)\\b[^?]{0,50}?\\b(?<x>${CONDITION})\\b|\\b(?:turns out i|it'?s official,? i|i (?:just |finally )?(?:got|was|been|have been|'ve been) (?:officially )?diagnosed|diagnosed me)\\b[^.?!]{0,30}?\\b(?<y>${CONDITION})\\b`,
  'i',
);
function conditionIn(r: Reading): Place | undefined {
  const { x, y } = find(HAS_A_NAME, r.plain)?.groups ?? {};
  const name = (x ?? y)?.toLowerCase().replace(/^an? /, '');
  return name
    ? {
        words: /thyroid$/.test(name)
          ? `the ${name}`
          : name.replace(/^(?:adhd|ibs|pcos)$/, (short) => short.toUpperCase()),
      }
    : undefined;
}

const VET_SAYS: readonly CuedLine[] = [
  [L, 'warm', 'Oh, thank goodness. Give the patient a gentle scratch from me.'],
  [P, 'playful', 'And no regrets, I suppose, from the one who ate {x}?'],
  [
    P,
    'playful',
    'Nobody has ever paid that much for {x}. I hope it was at least enjoyed.',
    /[£$€]|\br ?\d|\b(?:bill|cost|costs|paid|grand|quid|bucks)\b/i,
  ],
  [F, 'warm', 'How is the patient now, sorry or proud?'],
  [N, 'warm', 'What a fright. And how are you, now that it is over?'],
  [L, 'warm', 'I am so relieved for both of you. Sleep well tonight, the two of you.'],
];

const ELDER =
  '(?:m[ou]m|mommy|mummy|mother|mama|ma|dad|daddy|father|papa|gran|granny|grandmother|grandma|grandpa|grandfather|grandad|granddad|gogo|ouma|oupa|nan|nana|mkhulu|uncle|aunt|auntie|aunty|old man|husband|wife)';

/** Somebody old, and what they no longer know. */
const FADES = latin(
  new RegExp(
    `(?<!\\p{L}|\\b(?:your|his|her|their|ex'?s) )(?:(?:my|our) )?(?<k>${ELDER})(?!\\p{L}|'s)[^.?!]{0,40}?(?:(?:didn'?t|doesn'?t|did not|does not|no longer|couldn'?t|can'?t) (?:always |really |even )?(?:know|recogni[sz]e|remember|place)s? (?:who i (?:was|am)|me|my name|us|whose)\\b|(?:called|calls|keeps calling|kept calling) me (?:by )?(?:my (?:m[ou]m|mother|dad|father|sister|brother|aunt|uncle|gran)\\p{L}*(?:'s name)?|(?:his|her) (?:brother|sister|wife|husband|mother|father|m[ou]m|dad|late \\p{L}+)(?:'s name)?|somebody else'?s name|the wrong name)|thought i was (?:his|her|my (?:m[ou]m|mother|dad|father|aunt|uncle|gran)\\p{L}*|(?:the|an?) (?:\\p{L}+ )?(?:nurse|carer|maid|help(?:er)?|cleaner|doctor|stranger|neighbour|postman|plumber|waiter)|some(?:body|one) else)|(?:ask(?:s|ing|ed)?|tell(?:s|ing)?|told) (?:me )?the same (?:thing|question|story) (?:every|over and over|again and again|\\d+ times|(?:two|three|four|five|six|ten) times|twice in)|asked (?:me )?(?:\\p{L}+ ){0,3}(?:times|again)[^.!?]{0,20} (?:when|where|if) (?:my|her|his) (?:m[ou]m|mother|dad|father|husband|wife|brother|sister|gran\\p{L}*|parents) (?:is|are|was|will|would)|forgot (?:who i (?:was|am)|my name|i was (?:his|her))|(?:forgets?|forgot) that (?:grandad|grandpa|oupa|dad|m[ou]m|he|she|they) (?:is|'s|has|died))`,
    'iu',
  ),
);
/** The children go back to the other house, or are brought there. */
const WENT_BACK = latin(
  /(?<!\p{L})(?:(?<x>(?:the|my|our) (?:\p{L}+ )?(?:kids?|children|boys?|girls?|son|daughter|twins|little (?:one|man|girl|boy)|two|three|lot))(?:'re|'s| (?:have|has|are|is|were|just|now|both|all|went|gone|back))+ (?:back )?(?:to|at|with) (?:their|his|her|the other) (?:m[ou]m|mommy|mummy|mother|dad|daddy|father|ex|other parent)(?:'s)?(?! (?:side|grave|family))|(?<!\b(?:she|he|they|who|ex|husband|wife)(?:'s| has| just| had)* )(?:dropped|took|drove|returned|handed|brought|delivered|sent|put) (?<y>(?:the|my|our) (?:\p{L}+ )?(?:kids?|children|boys?|girls?|son|daughter|twins|little (?:one|man|girl|boy)))(?: (?:off|back|over|home))* (?:to|at|with) (?:their|his|her|my ex'?s?|the ex'?s?) ?(?:m[ou]m|mommy|mummy|mother|dad|daddy|father|place|house)?(?:'s)?|(?:it'?s|this is|now it'?s) (?:his|her|their (?:m[ou]m|mother|dad|father)'?s|(?:my |the )?ex'?s) (?:week|weekend|turn|christmas|holiday) with (?<z>the (?:kids?|children|boys?|girls?|twins|little (?:one|man|girl|boy))))(?!\p{L})/iu,
);

export const TOLD_TENDERLY_SCENES: readonly Scene[] = [
  told({
    name: 'tender: the job is in doubt',
    when: new RegExp(
      `\\b(?:(?:they(?:'re| are)?|we(?:'re| are)?|work|hr|management|head office|the (?:company|bosses|board|ceo)|my (?:boss|company|work))\\b[^.!?]{0,40}['"]?(?:re-?structuring|re-?organising|down-?sizing|right-?sizing|streamlining|cutting (?:jobs|posts|staff|heads|roles|positions))['"]?(?! (?:the|my|our|his|her|a|some) (?!(?:whole |entire )?${UNIT}|company|business|place|firm))|(?:announc\\w+|talk(?:ing)? (?:of|about)|rumou?rs? (?:of|about)|warned (?:us )?(?:of|about)|round of|start(?:ed|ing)?|email about|letter about|meeting about)\\b[^.!?]{0,20}(?:redundanc(?:y|ies)|retrenchments?|lay-?offs?|job (?:cuts|losses)|re-?structur(?:ing|e)|['"]?consultations?['"]?(?= (?:in|for|with|about) (?:my|our|the))|section 189)|section 189 (?:notice|letter|process|meeting)|(?:at risk of|facing|up for) (?:redundancy|retrenchment)|(?:my|our) (?:whole )?${UNIT}(?:'s| is| are|s are) (?:being cut|under review|at risk|on the list|next)|might (?:lose my job|be retrenched|get retrenched|be made redundant|be out of (?:a job|work))|don'?t know if i(?:'ll| will)? (?:still )?have a job|(?:tell|telling|told|find out|finding out|announc\\w+|know|hear|decid\\w+) (?:us )?who(?:'s| is| gets to)? (?:stays?|staying|goes|going|leaves|leaving|(?:gets )?cut|let go)\\b|my (?:job|work|teaching|fixed[- ]term|temp)? ?contract(?:'s| is)? (?:(?:almost|nearly|only) )?(?:up|ends?|ending|runs out|running out|expires?|over|not (?:being )?renewed)\\b)`,
      'i',
    ),
    not: /\b(?:i was|i got|i'?ve been|they) (?:\w+ )?(?:made redundant|retrenched|laid off|fired)\b|\b(?:my (?:brother|sister|dad|mum|mom|friend|ex|cousin|husband|wife|flatmate)|his|her|their) (?:\w+ )?(?:job|work|team|company|is|was|might)\b|\b(?:years? ago|last year|back then|your (?:job|team|company)|at your|party|wedding|trip|movie|film|show|episode|season|contestants?|island|strictly|bake ?off|idols|survivor|(?:phone|gym|cell|lease|vodacom|mtn) contract|upgrade|my (?:\w+ )?(?:sister|brother|dad|mum|mom|friend|ex|cousin|husband|wife|flatmate|mate)'s)\b/i,
    places: (r) => ({
      a: theirs(find(PART, r.plain)?.[0]),
      d: capital(find(A_DAY, r.plain)?.[0]),
    }),
    lines: JOB_IN_DOUBT,
  }),
  told({
    name: 'tender: did not know them',
    when: FADES,
    not: /\b(?:i work|volunteer|client|facetime|filter|haircut|costume|beard|make-?up|tinder|married|boyfriend|girlfriend|grandchild\w*|drunk|joke|lol|haha|as a (?:kid|child|baby)|when i was|my birthday)\b/i,
    places: (r) => ({ who: theirs(`your ${find(FADES, r.plain)?.groups?.k ?? 'parent'}`) }),
    lines: FADING,
  }),
  told({
    name: 'tender: the children are back there',
    when: WENT_BACK,
    and: /\b(?:quiet|silen\w+|tidy|empty|hear the|just me|only me|clean kitchen|miss\w*|alone|lonely|(?:don'?t|not) (?:love|like|loving|liking|enjoy)|hate|sad|cried|cry|rattl\w+|too (?:big|clean|quiet)|echo\w*|lego|toys?|bring myself|strange|weird|hard|long (?:week|evening|night)|heart|lost without|don'?t know what to do)\b/i,
    not: /\b(?:free (?:on|this|tonight|now|all)|finally|yay|peace at last|bliss|party|come over|wine o'?clock|court|custody (?:case|battle|fight)|won'?t (?:bring|let|give)|took them|without asking|afraid|scared|see (?:you|u))\b/i,
    places: (r) => {
      const { x, y, z } = find(WENT_BACK, r.plain)?.groups ?? {};
      return { x: theirs(x ?? y ?? z) };
    },
    lines: BACK_THERE,
  }),
  told({
    name: 'tender: results, and it is small',
    when: /\b(?:results?|bloods?|blood (?:test|work)|tests?|scan|x-?ray|doctor|doc|gp|dr|clinic|nurse|specialist|physio)\b[^?]{0,60}?\b(?:it'?s|it is|it was|is|was|turns out(?: (?:to be|it'?s|it was))?|just|says|said|came back(?: as)?|i'?ve got|i have) (?:\w+ )?(?:just|only|nothing (?:but|more than)|merely) (?<x>(?:an? |some |my |bit of |a bit of |a touch of |the )?(?:low (?:iron|vitamin \w+|b12|blood pressure|blood sugar)|iron(?: deficiency)?|vitamin \w+(?: (?:thing|deficiency))?|b12|an(?:a|ae)emia|(?:\w+ )?(?:cyst|virus|bug|sprain|infection|allergy|strain|polyp|mole|bruise|hernia|inflammation)|pulled muscle|tonsillitis|sinus(?:itis)?|bronchitis|reflux|gastritis|migraines?|stress|tension|thyroid|hormones?|wisdom tooth|trapped nerve|kidney stones?|gallstones?))\b/i,
    not: /\b(?:cancer(?!ous)|tumou?r|hiv|sti\b|std\b|pregnan\w*|miscarr\w*|heart attack|stroke|biopsy|more tests|waiting|my (?:m[ou]m|dad|gran\w*|son|daughter|dog|cat|brother|sister|baby|kid|ouma|oupa|gogo)|vet|but (?:they|now|the)|worse|covid|hospital|exam|school)\b/i,
    lines: SMALL_RESULT,
  }),
  told({
    name: 'tender: it has a name now',
    when: HAS_A_NAME,
    not: /\b(?:my (?:m[ou]m|dad|gran\w*|son|daughter|dog|cat|brother|sister|baby|kid|ouma|oupa|gogo|friend|ex|wife|husband)(?:'s)?|vet|years? ago|last year|as a (?:kid|child)|pupils?|patients?|students?|learners?|waiting|might (?:be|have)|cancer|worse)\b/i,
    places: (r) => ({ x: conditionIn(r) }),
    lines: NAMED,
  }),
  told({
    name: 'tender: good news from the vet',
    when: latin(
      /\b(?:vet(?:'s| has| just)?\b[^?]{0,80}?|(?:my |the |our )(?:dog|cat|puppy|kitten|rabbit|pup|bunny)(?=(?:'s| is) (?:going to|gonna)))(?:(?:\b|(?='s))(?:(?:it'?s |is |was )?not (?:the |her |his |a )?(?:kidneys?|cancer\w*|tumou?r|liver|heart|lump|anything (?:bad|serious))|nothing (?:serious|bad|broken)|no (?:cancer|tumou?r)|all clear|(?:is|are|'s|going to be|'s going to be|is going to be|gonna be|'s gonna be|will be|she'll be|he'll be) (?:totally |absolutely |perfectly |completely )?(?:fine|ok|okay|all right|alright|good)|good news|came through|can come home)\b)(?:[^?]{0,60}?\b(?:ate|eaten|swallowed|eating) (?:most of |half (?:of )?|all of |the whole |a whole |an entire )?(?<x>(?:an? |my |the |some )(?:\p{L}+ ){0,2}?(?:\p{L}+))(?=[.!,?]|\W*$))?/iu,
    ),
    not: /\b(?:but|still|waiting|not (?:fine|ok|okay|good)|isn'?t|won'?t|put (?:him|her|it) (?:down|to sleep)|didn'?t make|tomorrow|if|hope)\b/i,
    also: (r) => !/\b(?:i'?m|i am|work as|training to be) an? vet\b/i.test(r.plain),
    lines: VET_SAYS,
  }),
];

/** What gave up in the house: late, for the stories of water and of the dark know more. */
export const BROKE_AT_HOME_SCENES: readonly Scene[] = [];
