/** The commonest slips of grammar in a chat: words that sound alike, a verb left out, two pasts. Each only where it can be nothing else. */
import { latin } from '../reading/pattern.ts';

export type Slip = readonly [pattern: RegExp, into: (match: string) => string];

/** What follows an adjective that nothing else belongs to: `your funny`, not `your funny dog`. */
const ENDS = String.raw`(?=\W*$|\s*[,.!?]|\s(?:and|but|so|to|in|for|at|with|btw|tho|though|if|when|because|omg|lol|haha|too|enough|today|tonight|now|right now)\b)`;
const ADJECTIVES =
  'pretty|beautiful|gorgeous|stunning|handsome|cute|hot|sexy|funny|sweet|amazing|nice|great|lovely|kind|smart|clever|interesting|cool|fun|special|good|new|young|old|tall|shy|mean|kidding|joking|mad|lucky|busy|single|free|boring|rude|ok|okay|fine|tired|late|early|awesome|perfect|crazy|lying|different';
const THINGS =
  'weekend|week|day|night|morning|evening|favou?rite|name|dog|dogs|cat|cats|profile|number|smile|eyes|photos?|pics?|pictures?|family|job|work|place|age|friends?|mom|mum|mother|dad|sister|brother|house|trip|holiday|birthday|plans|answer|message|bio|opinion|exam|interview|car|dream|type';
const BASE_OF: Readonly<Record<string, string>> = {
  had: 'have',
  went: 'go',
  saw: 'see',
  got: 'get',
  came: 'come',
  ate: 'eat',
  slept: 'sleep',
  enjoyed: 'enjoy',
  liked: 'like',
  made: 'make',
  watched: 'watch',
  found: 'find',
  took: 'take',
  gave: 'give',
};
const like = (from: string, to: string): string =>
  /^\p{Lu}/u.test(from) ? to.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : to;

/** `ur` is two words: `ur so`, `ur pretty` and `ur dog`. */
export const UR_IS = new RegExp(
  String.raw`^ur (?:so|very|really|not|a|an|the|welcome|too|going|coming|right|wrong|up|always|never|into|my|such|on|at|in|still|making|looking|gonna|kidding|joking|also|just)\b|^ur (?:${ADJECTIVES})${ENDS}`,
  'i',
);

export const SLIPS: readonly Slip[] = [
  [/\b(?:could|would|should|must|might) of\b/gi, (match) => match.replace(/of$/i, 'have')],
  [
    new RegExp(
      String.raw`\byour (?=(?:welcome|so|very|really|not|the (?:best|most|one|only|sweetest|funniest)|going|coming|too|such|a|an|always|never|making|looking|still|gonna|kidding|joking|at (?:the|home|work)|in the)\b|(?:right|wrong|${ADJECTIVES})\b${ENDS})`,
      'gi',
    ),
    (match) => like(match, "you're "),
  ],
  [
    new RegExp(
      String.raw`\byou're (?=(?:${THINGS})\b)(?!you're (?:work|type|family|friends?|fun)\b${ENDS})`,
      'gi',
    ),
    (match) => like(match, 'your '),
  ],
  [
    new RegExp(
      String.raw`\bits (?=(?:been|a|so|not|really|just|too?|going|my|the|such|your|getting|raining|ok|okay)\b|(?:fun|funny|nice|cold|hot|late|early|fine|good|great|cool|hard|weird|boring|time|over|me|sunny|amazing|lovely|true|sad)\b${ENDS})`,
      'gi',
    ),
    (match) => like(match, "it's "),
  ],
  [
    /(?<=\b(?:it's|its|is|was|not|way|i'm|im|am|are|you're|bit|little|were|been|far)\s)to (?=(?:late|early|much|soon|fast|far|expensive|busy|tired|shy|drunk|hot|cold|long|good|old|young|many)\b)/gi,
    () => 'too ',
  ],
  [/\b(?:want|wants) to (?=to\b)/gi, () => 'want '],
  [/\b(?:listen|listening|listened|talk|talking) too(?=\W*(?:$|[.?!]))/gi, (match) => match.slice(0, -1)],
  [
    latin(/\bme and (?:my )?(\p{L}+) (?=(?:went|are|were|have|go|love|like)\b)/giu),
    (match) => match.replace(/^me and (.+) $/i, (_, who: string) => `${who} and I `),
  ],
  [
    new RegExp(
      String.raw`\b(?:did|didn't) (?:you|he|she|they|we|i|it) (?:${Object.keys(BASE_OF).join('|')})\b`,
      'gi',
    ),
    (match) => match.replace(/\w+$/, (verb) => BASE_OF[verb.toLowerCase()] ?? verb),
  ],
  [/\bi seen\b/gi, () => 'I saw'],
  [/\b(?:you|we|they) was\b/gi, (match) => match.replace(/was$/i, 'were')],
  [
    /\b(?:better|more|less|rather|bigger|older|younger|taller|worse|other|smaller|nicer) then\b(?!,)/gi,
    (match) => match.replace(/then$/i, 'than'),
  ],
  [
    /\b(?:your|my|his|her) (?:dog|cat|mom|mum|dad|friend|sister|brother|daughter|son)s (?=name\b)/gi,
    (match) => match.replace(/s $/, "'s "),
  ],
  // The verb that a question in a chat leaves out.
  [
    /\bwhere you (?=(?:from|at|going|staying|living|working|now)\b)/gi,
    (match) => match.replace(/you $/i, 'are you '),
  ],
  [
    /\bwhat you (?=(?:doing|up to|looking for|eating|watching|wearing|thinking|busy)\b)/gi,
    (match) => match.replace(/you $/i, 'are you '),
  ],
  [/\bhow you (?=(?:doing|feeling|keeping)\b)/gi, (match) => match.replace(/you $/i, 'are you ')],
  [/\bhow you been\b/gi, (match) => match.replace(/you been$/i, 'have you been')],
  [
    /(?<=^|[.!?]\s)you (?=(?:busy|single|free|coming|okay|ok|awake|home|keen|alone|up for)(?:\s(?:or|on|for|this|tonight|today|tomorrow|now|right now|yet|later|to)\b|\W*$))/gi,
    (match) => like(match, 'are you '),
  ],
];

/** Figures for words: only between words that leave nothing else for them to be. */
const VERB =
  '(?:meet|go|see|talk|chat|call|come|get|be|b|have|hang|grab|do|know|eat|drink|watch|say|ask|tell|hear|play|visit|take|make|sleep|kiss|date|try|spend|text|find|leave|work|join|start|read|dance|cook)';
export const FIGURES: readonly Slip[] = [
  [
    /(?<=\b(?!(?:at|by|till|until|from|to|have|got|all|of|these|the|my|for|only|just|about)\s)\p{L}+\s)4(?=\s(?:my|your|ur|me|us|you|u|coffee|lunch|dinner|fun|sure|real|now|drinks?)\b)/giu,
    () => 'for',
  ],
  [
    /(?<=\b(?:u|you|we|they|where|what|how|who|why|when|wat|wot|hw|there|these|those|dogs|cats|pics|photos|eyes|guys|girls|people|ppl|things|plans|friends)\s)r(?=\s+\p{L}|\W*$)(?!\s*[&\d])/giu,
    () => 'are',
  ],
  [new RegExp(String.raw`(?<=\p{L}\s)2(?=\s${VERB}\b)`, 'giu'), () => 'to'],
  [
    /(?<=\b(?:go|going|went|come|coming|came|talk|talking|spoke|next|back|listen|nice|close|got)\s)2(?=\s(?:u|you|me|my|the|ur|your|work|bed|school|town|church|gym|a|him|her|them|us)\b)/gi,
    () => 'to',
  ],
  [/(?<=\b(?:me|u|you|love u|love you|miss u|miss you)\s)2(?=\s*(?:$|[.,!?]))/gi, () => 'too'],
  [
    /(?<=\b(?:thanks|thanx|thx|thank u|thank you|good|looking|waiting|wait|ready|up|free|do|food|plans|sorry|luck|here|there|out|made|cook|cooking|date|go|asking|pay|time|fun|perfect|work|works)\s)4(?=\s(?:u|you|me|us|my|the|ur|your|a|work|dinner|lunch|coffee|fun|now|sure|being|ever|what|this|that|tonight|tomorrow|today|him|her|them|everything)\b)/gi,
    () => 'for',
  ],
];
