/** Asked, answered or owned up to by a detour: a hint with a place and an hour in it, a quieter plan put forward, a yes behind a joke, their family's questions, a guess put right. */

import { find, hits } from '../prefilter/prefilter.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import type { Place, Places } from '../words/fill.ts';
import { A, type Cued, cued, MEET } from './cued.ts';
import { has, type Scene } from './scene.ts';
import { F, L, P, S, T } from './stories/story.ts';

const HONEST = 'honest answer';

const word = (words: string | undefined): Place | undefined => (words ? { words } : undefined);

/** Nothing that asks for help, and nobody in danger. */
const GRAVE =
  /\b(?:died|dead|death|dying|funeral|suicid\w*|never wake|don'?t want to (?:be here|live|wake|go on|exist|do this|another)|can'?t (?:go on|do this any ?more|cope)|end it|engine (?:on|running)|(?:the |all my )pills|(?:not |isn'?t )worth living|better off without|want(?:ed)? to (?:die|disappear)|no point (?:in|to) (?:living|any|anything)|kill\w*|police|threat\w*|(?:hits?|beats?|hurts?) (?:me|him|her)|afraid|scared|stalk\w*|follow(?:ed|ing) me|hospital|cancer|naked|nudes?|(?:send|lend|borrow|transfer) (?:me|us|some|money))\b/i;

type Sideways = Cued & {
  readonly places?: (r: Reading) => Places;
  /** Over what is said of each question in the message. */
  readonly lift?: number;
};

function firm({ places, lift, ...cue }: Sideways): Scene {
  const scene = cued({
    asks: true,
    sure: true,
    most: 60,
    ...cue,
    also: (r) =>
      !GRAVE.test(r.plain) && !has(r, 'threat', 'insult', 'jealousy_control') && (cue.also?.(r) ?? true),
  });
  return {
    ...scene,
    firm: true,
    keeps: true,
    ...(lift === undefined ? {} : { lift }),
    ...(places ? { places: (r) => ({ ...scene.places?.(r), ...places(r) }) } : {}),
  };
}

/** What the reader told of themselves that went wrong: a home, a job, a car, a plan for life. */
const MY_BAD_NEWS =
  /\b(?:landlord|landlady|evict\w*|lost (?:my|the) (?:job|flat|place|house|car|visa|bursary|contract)|(?:got|been|was|were|being) (?:robbed|mugged|fired|retrenched|laid off|hijacked|burgled|scammed|dumped|let go|evicted|suspended)|(?:stole|stolen|nicked|towed|wrote off|written off|crashed) (?:my|the)?|broke into|broken into|break-?in|(?:company|shop|office|branch|restaurant|business) (?:is |are )?(?:closing|shutting|going under|liquidat\w*)|out at the end of|till the end of the month|burn(?:t|ed) down|flooded|(?:pipe|geyser)(?: has| just)? burst|burst (?:pipe|geyser)|under water|house fire|visa (?:was|got|is) (?:refused|rejected|denied)|failed (?:my|the)|didn'?t get (?:the|it|in)|(?:my|the) (?:car|flat|house|laptop|bag|phone|bike)(?: was| got| has been|'s been)? (?:stolen|broken into|flooded|written off|towed))\b/i;
const SYMPATHY =
  /\b(?:sorry|rough|awful|terrible|sucks|horrible|shame|eish|damn|unfair|brutal|oh no|ah man|ag no|yoh|jeez|gutted for|that'?s (?:so )?(?:bad|hectic|hard|tough|rubbish|kak|shit)|hectic)\b/i;
/** The thing that they ask about. */
const ASKED_ABOUT =
  /\b(?:deposit|insurance|insured|package|lease|lawyer|somewhere to (?:go|stay|live|sleep)|place to (?:go|stay|live|sleep)|getting (?:to work|around|home)|new place|other options|plan)\b/i;
const ABOUT: ReadonlyArray<readonly [RegExp, string]> = [
  [/^insur/i, 'the insurance'],
  [/^(?:somewhere|place|new)/i, 'where I go from here'],
  [/^getting/i, 'getting around'],
  [/^(?:other|plan)/i, 'what comes next'],
];
function askedAbout(r: Reading): Place | undefined {
  const said = find(ASKED_ABOUT, r.plain)?.[0];
  if (!said) return undefined;
  return word(ABOUT.find(([cue]) => cue.test(said))?.[1] ?? `the ${said.toLowerCase()}`);
}

const FAMILY =
  '(?:m[ou]m|mommy|mummy|mother|dad|daddy|father|parents|folks|gran|granny|gogo|ouma|oupa|nan|sister|brother|aunt|auntie|aunty|cousin|daughter|son|kids|best friend|flatmate|housemate|bestie)';
/** Who of theirs wants to know. */
const WHO_ASKS = new RegExp(`\\b(?:my )?(${FAMILY})\\b`, 'i');

/** A list of questions, or one. */
const MORE_THAN_ONE = /\bquestions\b|,[^,.]*,|,[^,.]*\b(?:and|do|does|are|is|have|has|whether)\b/i;
const ONLY_ONE = new RegExp(`^(?![\\s\\S]*(?:${MORE_THAN_ONE.source}))`, 'i');

/** The reader asked whether they had liked it. */
const ASKED_LIKED =
  /\b(?:admit|confess|say|tell me)\b[^?]{0,40}\b(?:enjoy\w*|nice time|good time|fun|liked|loved|missed me|like me)\b|\b(?:did|didn'?t) (?:you|u)\b[^?]{0,20}\b(?:enjoy|have (?:fun|a (?:nice|good|great) time)|like (?:it|last|our))\b/i;
const OWN_UP =
  /\b(?:yes|yeah|yep|ja|very much|(?:ok(?:ay)?|fine|alright)[,.!]|i (?:had|did|enjoyed|smiled|loved|liked|admit|confess|grinned|laughed)|guilty|busted|caught|no comment|maybe a (?:little|bit)|might have|possibly|under oath|i plead)\b/i;
const MY_DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|last night|the (?:date|walk|dinner|lunch|hike|film|movie|picnic|market|weekend))\b/i;

/** The reader took a place in a picture for another. */
const MY_GUESS =
  /\b(?:is|was|isn'?t|wasn'?t) that\b[^?]{0,40}\b(?:pics?|photos?|picture|profile|background)\b[^?]*\?|\b(?:pics?|photos?|picture)\b[^?]{0,40}\b(?:is|was|isn'?t) (?:that|it)\b[^?]*\?/i;
const RATHER = latin(
  /^\W*(?:haha+|lol|ha|oh|ah|hi|hey|good guess|close|nice try|so close|almost|nearly|[ ,.!])*(?:no+|nope|nah|not quite|close|almost|good guess|nice try)\b(?:[^?]{0,20}?\b(?:that(?:'s| is| was| one was| one is)|it(?:'s| is| was)|(?:was |is )?actually) (?:actually |in )?|[ ,.!]+)(?<p>(?!(?:No|Not|But|Try|Close|Good|Sorry|I|It|That|You|Haha|Guess|Wrong|Nice)(?!\p{L}))\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)/u,
);

export const PUT_SIDEWAYS_SCENES: readonly Scene[] = [
  firm({
    name: 'sideways: they ask about my bad news',
    lift: 1.4,
    when: SYMPATHY,
    and: /\b(?:did|do|does|have|has|are|were|was|is|will|can|what|where|when|how) (?:they|you|u|he|she|it|the|your|that|happened|happens|about|long|much|soon|ur)\b|\bwhere u\b/i,
    not: /\b(?:rewrite|try again|resit|appeal|my (?:landlord|car|job|flat)|same (?:thing )?happened|me too|but (?:i|can we)|lend|sell you|invest)\b/i,
    also: (r) =>
      hits(MY_BAD_NEWS, r.mine) && /\?|\b(?:where|how|what|did) (?:u|you|are|they)\b/i.test(r.plain),
    places: (r) => ({ x: askedAbout(r) }),
    lines: [
      [A, 'direct', 'As for {x}: [your answer]. Thank you for asking straight away.'],
      [A, 'warm', 'Thank you, it helps that somebody asks. The short version: [your answer].'],
      [HONEST, 'calm', 'For now: [where things stand]. I will tell you more when I know more.'],
      [HONEST, 'direct', 'With {x} it stands like this: [your answer].'],
      [MEET, 'warm', 'It is easier to tell than to type. Can I call you later?'],
      [MEET, 'direct', 'All good questions. I would rather answer them over a coffee, when are you free?'],
      [L, 'warm', 'It is good of you to think of {x}. Can I tell you the rest later?'],
      [L, 'calm', 'Thank you. It does me good that you ask, and I will tell you everything properly.'],
    ],
  }),
  firm({
    name: 'sideways: their own want to know about me',
    lift: 1.4,
    when: new RegExp(
      `\\b(?:my )?${FAMILY}\\b[^?]{0,60}?\\b(?:(?:found|finds) (?:out|your profile)|knows? (?:about|that)|heard (?:about|that)|saw|has (?:seen|asked|sent)|(?:wants?|(?:would|'d) (?:like|love)|needs?|demands?|is dying|are dying) to know\\b|has (?:\\w+ )?questions|sent me (?:\\w+ )?questions|asked (?:me )?(?:\\w+ )?(?:questions|whether|if (?:you|u)|are (?:you|u)))`,
      'i',
    ),
    and: /\b(?:questions?|to know|asked|asks)\b[^.!]*?(?:\b(?:are|do|does|have|has|can|is|whether|if|will) (?:you|u|he|she|they)\b|:)/i,
    not: /\b(?:muslim|christian|jewish|hindu|catholic|church|mosque|faith|religio\w+|halaa?l|pray|when are (?:you|we) coming|invit\w+|for (?:lunch|dinner|supper)|leave me|stop seeing|don'?t (?:like|trust)|not allowed|can'?t know|warn\w*|angry|furious|exam|homework|break up)\b/i,
    also: (r) =>
      /\b(?:you|u|he|she|your)\b/i.test(r.plain) &&
      /\b(?:seeing (?:someone|somebody|you)|about (?:you|u|us)|your|profile|dating|new (?:man|guy|woman|girl)|someone|intentions|(?:are|do|have|can) (?:you|u)|(?:if|whether) (?:you|u)(?:'re)?)\b/i.test(
        r.plain,
      ),
    places: (r) => ({ m: word(find(WHO_ASKS, r.plain)?.[1]?.toLowerCase()) }),
    lines: [
      [
        A,
        'playful',
        'Please tell your {m}, in this order: [your answers]. I hope that I pass.',
        MORE_THAN_ONE,
      ],
      [A, 'playful', 'Please tell your {m}: [your answer]. I hope that I pass.', ONLY_ONE],
      [A, 'warm', 'An honest answer for your {m}: [your answer]. What did you say so far?', ONLY_ONE],
      [F, 'direct', 'And what did you tell your {m}? I would like our stories to match.'],
      [T, 'playful', 'Fair questions. Which of them would get me sent home?', MORE_THAN_ONE],
      [T, 'playful', 'A fair question. What is the wrong answer, so that I can avoid it?', ONLY_ONE],
      [P, 'playful', 'Tell your {m} that I am nervous now. That should count in my favour.'],
      [L, 'warm', 'I like that your {m} asks. Somebody should be looking out for you.'],
    ],
  }),
  firm({
    name: 'sideways: they own up to a good time',
    when: OWN_UP,
    not: /\b(?:but(?! (?:yes|yeah|ok|okay|fine|i (?:did|had|loved|enjoyed|liked)))|didn'?t|not (?:really|a|so|that|much)|no spark|however|though|friends?|wasn'?t|never|sorry|again\?|too (?:much|fast))\b/i,
    most: 30,
    asks: false,
    also: (r) => hits(ASKED_LIKED, r.mine),
    places: (r) => ({ d: word(find(MY_DAY, r.mine)?.[0]) }),
    lines: [
      [P, 'playful', 'I rest my case. When do we do it again?'],
      [L, 'warm', 'Good, I was hoping to hear that. I am smiling now too.'],
      [MEET, 'direct', 'Then {d} was a success. Are you free again this week?'],
      [T, 'playful', 'No further questions, except one: same again soon?'],
      [P, 'playful', 'Was that so hard? I will treasure it, {d} included.'],
      [L, 'calm', 'Thank you for the confession. It stays between us.'],
    ],
  }),
  firm({
    name: 'sideways: my guess put right',
    when: RATHER,
    most: 35,
    asks: false,
    also: (r) => hits(MY_GUESS, r.mine),
    places: (r) => ({ p: word(find(RATHER, r.plain)?.groups?.p) }),
    lines: [
      [F, 'warm', 'I stand corrected. What took you to {p}?'],
      [P, 'playful', 'So much for my eye. {p} fooled me completely.'],
      [F, 'playful', 'I was so sure! And what should I have recognised in {p}?'],
      [MEET, 'direct', '{p}, then. The stories that go with it I would like to hear over a coffee.'],
      [F, 'direct', 'Wrong, and in writing. Would you go back to {p}?'],
    ],
  }),
  firm({
    name: 'sideways: they want it noted',
    when: /\b(?:i(?:'?d| would) like (?:it|that) (?:to be )?(?:noted|on (?:the )?record|minuted|known)|(?:let the record show|let it be (?:known|noted)|for the record|please note|note that))\b[^?]{0,30}\b(?:i|we)(?:'m|'d|'ve| was| were| am| did| had| won| never| only| have)\b/i,
    not: /\b(?:you|u|your|ur|us|her|him|them|hurt|angry|lawyer|court case|sorry|upset|wrong to)\b/i,
    most: 45,
    asks: false,
    lines: [
      [P, 'playful', 'So noted, with the date and the hour.'],
      [T, 'playful', 'The record shows it. I find in your favour, without hearing the other side.'],
      [F, 'playful', 'And has anybody apologised to you yet?'],
      [L, 'warm', 'I believe every word. Was there at least somebody who saw it?'],
      [S, 'warm', 'Noted and underlined. How was the rest of the day?'],
    ],
  }),
];
