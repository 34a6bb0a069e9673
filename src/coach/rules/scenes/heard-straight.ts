/** Said to the reader in earnest: they ask after a worry of the reader's, thank for company on a bad day, take back a maybe, own up, apologise for a word to the family. */

import { find } from '../prefilter/prefilter.ts';
import { turnAround } from '../reading/text.ts';
import { A, type Cued, type CuedLine, cued, OWN, ROOM } from './cued.ts';
import type { Scene } from './scene.ts';

const L = 'appreciate a detail';
const H = 'honest answer';
const CARE = 'stay with them';
const TALK = 'suggest meeting';

const KIN =
  "(?:m[ou]m(?:my)?|mother|mama|ma|dad(?:dy)?|father|pa|parents|folks|family|gran(?:ny|dma|dpa|dfather|dmother)?|ouma|oupa|gogo|nan|sister|brother|boet|sis|son|daughter|kids?|children|boys?|girls?|cousin|aunt(?:ie|y)?|uncle|nephew|niece|friends?|husband|wife|partner|in-laws|dog|cat)(?:'?s)?";
/** Nobody waits for these without fear. */
const WORRY =
  "(?:scans?|mri|ct|biopsy|(?:test |scan |blood )?results|blood tests?|bloods|surgery|operation|op|procedure|chemo|radiation|check-?up|hearing|court (?:thing|case|date|hearing|business|matter)|court|custody(?: (?:thing|case|hearing|battle))?|trial|disciplinary|funeral|memorial|diagnosis|specialist|oncologist|lawyer|attorney|divorce|hospital (?:visit|thing|appointment)|(?:doctor|hospital|clinic)(?:'?s)? (?:appointment|visit|thing)|medical|retrenchment(?: (?:thing|meeting))?|visa (?:thing|hearing|appointment)|(?:thing|business|meeting) (?:at|with|about) (?:the |your |ur )?(?:magistrate|court|hospital|clinic|lawyer|doctor|specialist|school|bank|hr|landlord|police|custody|maintenance))";
/** A business with somebody, whatever it was about. */
const WITH_WHOM = `(?<=(?:business|thing|story|drama|trouble|stuff) (?:with|about) )(?:your|ur) (?:${KIN}|boss|landlord|neighbours?|ex)(?: and the \\w+)?`;
/** Whose results they were. */
const WHOSE = `(?:your|ur) ${KIN}(?= (?:get|hear|have|got) (?:(?:her|his|their|the|any|a) )?(?:back )?(?:test |scan |blood )?(?:results?|news|scan|op|operation|all[- ]clear|answer|anything)\\b)`;
/** How it is asked; `did` and `has` only before a person. */
const HOW_WENT =
  "(?:how(?:'d|'s| did| was| were| is)(?: it go (?:with|at))?|(?:what (?:happened|came|became)|what'?s happening|what is happening|how did (?:it|things) go|any (?:news|word|update|luck)|heard anything) (?:with|of|to|about|on|from|at))(?: the (?:business|thing|story|drama|trouble|stuff) (?:with|about))?";

type Said = Omit<Cued, 'sure'> & {
  /** Finds the words for the place where they are no part of the cue. */
  readonly takes?: RegExp;
};

const said = ({ takes, ...one }: Said): Scene => {
  const scene = cued({ asks: true, sure: true, most: 80, ...one });
  return {
    ...scene,
    firm: true,
    alike: true,
    keeps: true,
    // `your mom's scan` in their mouth is `my mom's scan` in ours.
    places: (r) => {
      const match = find(takes ?? one.when, r.plain);
      const words = (takes ? (match?.[1] ?? match?.[2]) : match?.groups?.x)?.trim();
      return {
        ...scene.places?.(r),
        x: words ? { words: turnAround(words).replace(/^that /i, 'the ') } : undefined,
      };
    },
  };
};

const PLAY = /\b(?:lo+l|haha+|lmao|kidding|jokes?)\b|😂|🤣|😜/iu;
const or = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'iu');

const AFTER_A_WORRY: readonly CuedLine[] = [
  [H, 'warm', 'Thank you for asking about {x}. It went [how it went].'],
  [H, 'direct', 'The short version of {x}: [how it went]. Thank you for remembering.'],
  [L, 'warm', 'You remembered {x}, and that means a lot to me. It went [how it went].'],
  [TALK, 'calm', 'I would rather tell you about {x} out loud. Can I call you tonight?'],
  [ROOM, 'calm', 'I am not ready to say much about {x} yet, but I am glad that you asked.'],
  [
    L,
    'warm',
    'That is not poking, that is kind. It went [how it went].',
    /\b(?:poke|poking|pry|prying|push|nosy|bother|intrude|be the one to ask|if i should ask)\b/i,
  ],
  [
    ROOM,
    'warm',
    'It is a bit sore still, but I do not mind you asking. It went [how it went].',
    /\b(?:sore|don'?t have to|needn'?t|no need to|only if you)\b/i,
  ],
];

const THERE_FOR_THEM: readonly CuedLine[] = [
  [CARE, 'warm', 'I would not have wanted you at {x} on your own. How are you today?'],
  [CARE, 'warm', 'You do not have to thank me, I wanted to be next to you at {x}.'],
  [L, 'calm', 'Thank you for letting me be there. I know that {x} was not an easy place to take somebody.'],
  [L, 'warm', 'I am glad that I was with you. How are you doing now?'],
  [
    A,
    'direct',
    'I would do it again tomorrow. You do not have to do these things alone.',
    /^(?!.*\b(?:funeral|memorial|grave\w*|cemetery)\b)/is,
  ],
  [
    L,
    'warm',
    'Then it was high time that somebody did. I am glad it was me.',
    /\b(?:no ?body|no one|noone)(?:'?s| has| have)? (?:ever )?(?:done|did)\b/i,
  ],
  [
    H,
    'calm',
    'I did not know what to say, so I stayed. I am glad that it helped.',
    /\b(?:didn'?t|did not|never|without) (?:say|saying|try|tell|fix)/i,
  ],
];

const GOOD_TO_THEIRS: readonly CuedLine[] = [
  [L, 'warm', 'You do not have to thank me. I liked the time with {x}.'],
  [A, 'warm', 'It was no effort at all. I would do it again, for {x} and for you.'],
  [L, 'calm', 'Thank you for taking me along. I know what {x} means to you.'],
  [CARE, 'direct', 'I am glad that it was right. How is it with {x} today?'],
  [
    CARE,
    'warm',
    'It cannot be easy to see {x} like that. I am here when you want to talk.',
    /\b(?:doesn'?t (?:know|remember)|dementia|alzheimer\w*|forgets|confused|does not know)\b/i,
  ],
];

const NOT_WANTED: readonly CuedLine[] = [
  [L, 'warm', 'Thank you for telling me straight where you stand on {x}. I need a little time with that.'],
  [H, 'direct', 'Where I stand on {x}: [what you want]. I would rather talk about it than guess.'],
  [
    H,
    'direct',
    'Where I stand on marriage: [what you want]. I would rather talk about it than guess.',
    /\bmarr(?:y|ied|iage)\b/i,
  ],
  [L, 'calm', 'Thank you for telling me now and not later. I know that was not easy to say.'],
  [ROOM, 'calm', 'This matters to me, so I do not want to answer too fast. Can we talk about it in person?'],
  [TALK, 'warm', 'I would rather have the truth than a yes that you do not mean. Can we talk tonight?'],
  [
    L,
    'warm',
    'A maybe on a nice evening is no promise. I am glad that you told me what is true.',
    /\bmaybe\b/i,
  ],
];

const STRANGE_FOR_LIKING: readonly CuedLine[] = [
  [L, 'warm', 'You may be {x} with me any time, now that I know why.'],
  [L, 'playful', 'So that is why you were {x}. I like the reason a lot better than what I had imagined.'],
  [H, 'direct', 'Thank you for telling me. On my side it is [how you feel about it].'],
  [L, 'warm', 'I would rather have you honest and a bit strange than smooth. I am glad you said it.'],
  [TALK, 'flirty', 'You do not have to plan how much you like me. When can I see you?'],
  [CARE, 'calm', 'There is nothing to make good. I read that twice, and I am smiling.'],
];

const LIKES_SEEN: readonly CuedLine[] = [
  [L, 'warm', 'I would rather you said it than wondered. About those {x}: [the honest answer].'],
  [H, 'direct', 'Fair question, even if you did not ask it. [What it was], and you can ask me more.'],
  [OWN, 'calm', 'I can see how those {x} look from where you are. Ask me anything you like about it.'],
  [L, 'warm', 'It is not petty to notice. Thank you for telling me instead of carrying it around.'],
  [TALK, 'calm', 'I am glad that you told me. Can we talk about it tonight, not by text?'],
  [
    CARE,
    'warm',
    'You are allowed to notice things at any age. What would help you?',
    /\bi'?m \d\d\b|\bage\b/i,
  ],
];

const SORRY_ABOUT_MINE: readonly CuedLine[] = [
  [L, 'warm', 'Thank you for saying it. It means a lot to me, and I think it would to {x} as well.'],
  [L, 'calm', 'It takes something to say that. Thank you, and I can see how it happened.'],
  [
    A,
    'direct',
    'On whether to get in touch: [yes, or better to wait]. I like that you want to tell {x} yourself.',
    /\b(?:phone|call(?:ed)?|ring|message|text|write|speak to|talk to|apologi[sz]e to|go (?:over|round))\b/i,
  ],
  [
    A,
    'warm',
    'I think {x} would be glad to hear it from you. Thank you for asking me first.',
    /\b(?:phone|call(?:ed)?|ring|message|text|write|speak to|talk to)\b/i,
  ],
  [CARE, 'warm', 'We all say such things when we are tired. We are fine, you and I.', /\btired\b/i],
  [
    H,
    'direct',
    'About {x}: [how it was taken]. It will be fine once you have talked.',
    /\b(?:cross|angry|upset|hurt|offended|hate me|mad)\b[^.!]{0,20}\?/i,
  ],
  [TALK, 'calm', 'Thank you for thinking it over. Shall we talk about {x} tonight, calmly?'],
];

const FELT_LIKE: readonly CuedLine[] = [
  [OWN, 'warm', 'I am sorry that I made you feel like {x}. That is the last thing that I want.'],
  [OWN, 'calm', 'You should never feel like {x} next to me. I am sorry.'],
  [OWN, 'direct', 'You are right, I should have turned to you first. I am sorry.'],
  [L, 'calm', 'Thank you for telling me what it was. I see it now, and I should have seen it then.'],
  [CARE, 'direct', 'I hear you. What would have made it right for you?'],
  [TALK, 'warm', 'Can I call you? I would like to say sorry for it out loud.'],
];

/** The word for how they were, in front of which `you may be` reads naturally. */
const ODD = '(?:weird|strange|odd|quiet|short|distant|awkward|shy|snappy|nervous)';
const DO_NOT = "(?:don'?t|do not|dont|no longer|never)";

export const HEARD_STRAIGHT_SCENES: readonly Scene[] = [
  said({
    name: 'straight: asked after a worry of mine',
    when: new RegExp(
      `\\b(?:${HOW_WENT} |(?:did|has|have) (?=${WHOSE}))(?<x>${WHOSE}|(?:${WITH_WHOM}|(?<=(?:news|word|update) (?:on|about|from|with) )(?:your|ur|the) (?:\\w+ )?(?:interview|exams?|audition|test|viewing|presentation)|(?:your|ur|the) (?:${KIN} )?(?:\\w+ )?${WORRY}))\\b`,
      'i',
    ),
    not: or(
      PLAY,
      /\b(?:match|game|rugby|cricket|tennis|padel|squash|election|lotto|quiz|series|movie|film|podcast|episode|book|spa|hair|nails|my (?:scan|hearing|results|lawyer|divorce)|sued?)\b/,
    ),
    // Told first and asked after: both want a word, which other scenes have.
    also: (r) => (/^([^?]*[.!] )[^.!?]*\?/.exec(r.plain)?.[1]?.match(/\S+/g)?.length ?? 0) < 8,
    lines: AFTER_A_WORRY,
  }),
  said({
    name: 'straight: thanked for being there',
    when: new RegExp(
      `(?:\\b(?:thank(?:s|ing)?|thx|grateful|appreciate|means? (?:a lot|so much))\\b[^.!?]{0,30}\\b(?:coming|came|driving|drove|taking|took me|going|went|walking|sitting|sat|staying|stayed|waiting|waited|being|were there|holding|held|fetching)\\b[^.!?]{0,40}?\\b(?:to|at|in|from) |\\b(?:you|u) (?:just |still |even )?(?:sat|stayed|waited|came|drove|went|stood|took me)\\b[^.!?]{0,24}?\\b(?:to|at|in) )(?<x>(?:the|that|my (?:${KIN} )?|${KIN}) ?(?:clinic|hospital|funeral|memorial(?: service)?|casualty|vet'?s?|court|cemetery|graveside|police station|appointment|scan|chemo|doctor'?s?(?: rooms)?|ward|waiting room|er|icu))\\b`,
      'i',
    ),
    and: /\b(?:thank\w*|thx|grateful|appreciate|means? (?:a lot|so much)|meant (?:a lot|so much)|(?:think|thought|thinking) about (?:it|that)|forget|never said|no ?body|no one)\b/i,
    not: or(
      PLAY,
      /\b(?:not interested|(?:thanks?|thank you),? but|(?:not|n't) (?:going|coming)|cancel\w*|my (?:ex|boss) (?:came|took|drove)|can you (?:please )?(?:lend|send)|send me|lend me|but i (?:don'?t|can'?t))\b/,
    ),
    lines: THERE_FOR_THEM,
  }),
  said({
    name: 'straight: thanked for being good to theirs',
    when: new RegExp(
      `\\bmy ${KIN}\\b[^?]{0,90}\\b(?:you|u) (?:just |still |even |were |really )?(?:let (?:her|him|them)|sat with|listened to|helped|spoke to|talked to|drove|carried|stayed with|danced with|played with|made (?:her|him|them)|(?:so )?(?:kind|sweet|patient|gentle|good) (?:to|with))\\b|\\b(?:kind|sweet|patient|gentle|good|nice) (?:to|with) my ${KIN}\\b`,
      'i',
    ),
    and: /\b(?:thank\w*|thx|grateful|appreciate|means? (?:a lot|so much)|meant (?:a lot|so much)|forget|no ?body|no one)\b/i,
    not: or(PLAY, /\b(?:but (?:i|you)|not interested|send me|lend me|died|passed|my ex|cry\w*)\b/),
    takes: new RegExp(`\\b(my ${KIN})\\b`, 'i'),
    lines: GOOD_TO_THEIRS,
  }),
  said({
    name: 'straight: not wanted any more',
    when: new RegExp(
      `(?:(?<=\\b(?:i'?m|i am) not (?:going to be )?)(?:moving|relocating|emigrating) to \\w+|\\bi (?:really |honestly |truly |actually |just )*${DO_NOT} (?:think (?:that )?i (?:really |actually |ever )?)?(?:really |actually |ever )?want (?:to )?(?:have )?(?:any )?(?:(?<x>(?:more |another )?(?:children|kids|child|baby|babies)|a (?:baby|child))|(?:ever )?(?:get |be )?marr(?:y|ied)|to (?:ever )?marry|move in (?:together|with (?:you|u|anyone|anybody|someone))|live (?:together|with (?:anyone|anybody|you|u|someone|somebody))))\\b`,
      'i',
    ),
    and: /\b(?:any ?more|not even|(?:you|u) (?:should|need to|ought to|must|have (?:a right )?to) know|before (?:you|u|we)\b|i said (?:maybe|yes|i )|i(?:'ve| have) (?:thought|sat|been thinking)|(?:straight|honest) with (?:you|u)|i told (?:you|u)|i should(?:'ve| have)|i thought i did|changed my mind|i know (?:you|u) do|kept (?:hoping|thinking)|thought i could|honesty|rather (?:say|tell)|(?:tell|telling) (?:you|u)|let (?:you|u) know)\b/i,
    not: or(
      PLAY,
      /\b(?:my (?:ex|sister|brother|mother|mom|mum|dad|friend) (?:said|says|wants?|told|thinks)|my ex|pregnan\w*|miscarr\w*|can'?t have|around here|at (?:the|our) wedding|we'?re (?:done|over)|goodbye|it'?s over|in the (?:restaurant|pool|car))\b/,
    ),
    takes:
      /\b((?:more |another )?(?:children|kids|babies)|another (?:child|baby)|a (?:child|baby))\b|\bnot (?:going to be )?(moving to \p{Lu}\p{L}+)/u,
    lines: NOT_WANTED,
  }),
  said({
    name: 'straight: strange because they like me',
    when: new RegExp(
      `\\b(?:act(?:ing|ed|s)? (?:all |so |a bit |kind of )?(?:strange|weird|odd|cold|distant|cool)|(?:was|been|went|go|goes|get|got|being) (?:so |a bit |all |really |a little |such )?(?<x>${ODD})|pull(?:ed|ing)? (?:away|back)|clam(?:med|ming)? up|makes? me (?:go )?(?:all )?(?:nervous|quiet|strange|weird|awkward|shy)|panick(?:ed|ing))\\b`,
      'i',
    ),
    and: /\bi(?:'m| am)? (?:\w+ )?(?:like|love|care about|fancy) (?:you|u)\b[^.!?]{0,12}\b(?:more than|faster than|too much|a lot)\b|\bfall(?:ing|en)? for (?:you|u)\b|\b(?:catch(?:ing)?|caught|developing|have|got) (?:real )?feelings\b(?! hurt)|\b(?:because|cos|cause|coz) i (?:really )?like (?:you|u)\b|\binto (?:you|u) more than\b|\brealis?z?ed? (?:that )?i (?:\w+ )?(?:like|love) (?:you|u)\b/i,
    not: or(
      PLAY,
      /\b(?:but i (?:can'?t|don'?t|have to|need to)|just (?:be )?friends|someone else|somebody else|my (?:ex|husband|wife|boyfriend|girlfriend)|(?:for|about|with) (?:him|her|someone)|(?:you|u)(?:'ve| have|'re| are| were)? (?:been |being |acting |so )*(?:weird|distant|cold|quiet|short|strange)|can'?t do this|goodbye|over)\b/,
    ),
    lines: STRANGE_FOR_LIKING,
  }),
  said({
    name: 'straight: they saw what I liked',
    when: /\b(?:you|u)(?:'ve| have|'re| are)? (?:\w+ )?(?:like[ds]?|liking|heart(?:ed)?|comment(?:ed|ing)? on|react(?:ed|ing)? to)\b[^.!?]{0,24}\b(?:her|his|(?:your|ur) ex'?s?|that (?:girl|guy|woman|man)'?s?|another (?:girl|woman|man|guy)'?s?|\p{L}+'s)\b[^.!?]{0,16}\b(?:(?<x>pictures|pics|photos|posts|stories|selfies|reels)|picture|photo|pic|post|story)\b/iu,
    and: /\b(?:notic\w+|saw|seen|see|hate|jealous|bother(?:s|ed)?|hurts?|st[iu]ng|weird|feels?|felt|person who|mind|silly|petty|insecure|childish)\b/i,
    not: or(
      PLAY,
      /\b(?:delete|unfollow|block|stop (?:liking|following)|not allowed|or (?:else|we'?re)|who (?:is|the hell)|explain|my (?:dog|cat|mom|mum|sister|brother|gran|ex)'?s?|(?:your|ur) (?:m[ou]m|mother|sister|gran|dog|cat|aunt|cousin|nephew|niece|brother)'?s|thank\w*|cute|sweet|we'?re done|over)\b/,
    ),
    lines: LIKES_SEEN,
  }),
  said({
    name: 'straight: sorry about one of mine',
    when: new RegExp(
      `\\b(?:i owe (?=(?:your|ur) (?:\\w+ )?(?!dog|cat)${KIN} an? apology)|(?:sorry|apologi[sz]e|apologies|forgive me|regret|ashamed)\\b[^.!?]{0,20}\\b(?:(?:what|the things?|some of the things|everything) i said|how i (?:spoke|was|talked|behaved|acted|treated)|the way i (?:spoke|was|talked|behaved|acted|treated)|i (?:\\w+ )?(?:snapped|shouted|swore|laughed|was (?:so |a bit |really )?(?:rude|short|sharp|cold|harsh|unkind|mean|horrible|nasty)|lost (?:it|my temper)|went off|spoke)|(?:being|having been) (?:so |a bit |really )?(?:rude|short|sharp|cold|harsh|unkind|mean)|snapping|shouting|my (?:tone|comments?|remarks?|jokes?))\\b[^.!?]{0,16}?\\b(?:about |to |at |with |towards |in front of |around )?)(?<x>(?:your|ur) (?:\\w+ )?(?!dog|cat)${KIN})\\b`,
      'i',
    ),
    not: or(
      PLAY,
      /\b(?:passed|died|loss|funeral|but (?:she|he|they|your)|deserved|hit|threw|police|leave you|break up|drunk|hands on|your (?:fault|problem))\b/,
    ),
    lines: SORRY_ABOUT_MINE,
  }),
  said({
    name: 'straight: felt like a thing',
    asks: false,
    when: /\b(?:(?:i|it) (?:felt|feel|made me feel|makes me feel)|feeling) (?:\w+ )?like (?<x>(?:your|ur|the|an?|some|somebody'?s|spare) (?!wom[ae]n\b|m[ae]n\b|million\b|queen\b|king\b|princess\b|star\b|teenager\b|(?:whole |new |different )?person\b|human\b|team\b|(?:big |small |little |happy )?kid\b|(?:good|great|lovely|real|proper|nice|long|big|bit|lot|few|fun)\b|winner\b|hero\b|goddess\b|grown)[\p{L}'-]+(?: (?!when|and|but|because|at|with|again|all|to|in|for|there|that)[\p{L}'-]+){0,2})\W*(?:$|[.!,;]| (?:when|at|all|again|there|the whole))/iu,
    and: /\b(?:you|u) (?:\w+ )?(?:didn'?t|did not|never|ignored|forgot|left|walked|laughed|looked|talked|told|only|hardly|barely|turned|spoke|introduced|made|cut|kept|went|put|danced|sat|wouldn'?t|weren'?t)\b/i,
    not: or(
      /\b(?:lo+l|haha+|lmao|kidding)\b|😂|🤣|😜/,
      /\b(?:thank\w*|happy|lovely|loved|sweet\w*|best|fun|amazing|smil\w*|made me (?:laugh|happy)|my (?:ex|boss|mother|mom|mum|dad|father|sister)|he|she|sex\w*|goodbye|we'?re done|it'?s over|hit|push\w*|scared|afraid)\b/,
    ),
    lines: FELT_LIKE,
  }),
];
