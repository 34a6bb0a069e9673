/** The message says the opposite: a plan taken or turned down, something liked or not. */
import { type Pair, turnsRound } from './judge.ts';

/** The yes, the no, and what no reply to the no may say. */
const ROWS: ReadonlyArray<readonly [yes: string, no: string, never?: RegExp]> = [
  // Plans taken and turned down
  [
    'Saturday works for me, see you at the market!',
    "Saturday doesn't work for me, I can't make the market",
    /see you (?:there|saturday|at)|can't wait|it's a date/i,
  ],
  [
    'yes, I would love to have dinner with you',
    'no, I would rather not have dinner with you',
    /can't wait|it's a date|book(?:ing)? (?:a|the|us)|see you/i,
  ],
  [
    "I'm in for the hike, what time do we start?",
    "I'm out for the hike, sorry, my knee is acting up",
    /see you (?:there|at)|can't wait to hike|pick you up/i,
  ],
  [
    'Thursday is still on from my side',
    'Thursday is off from my side',
    /see you (?:on )?thursday|thursday it is|thursday (?:works|is good|is perfect)/i,
  ],
  [
    'I can come to the concert with you after all',
    "I can't come to the concert with you after all",
    /see you (?:there|at)|can't wait (?:to|for)/i,
  ],
  [
    'Sure, coffee tomorrow sounds good',
    "Sorry, coffee tomorrow won't happen for me",
    /see you tomorrow|tomorrow (?:it is|works)/i,
  ],
  [
    'I am free on Friday night if you still want that drink',
    'I am not free on Friday night for that drink',
    /friday (?:it is|works|then)|see you (?:on )?friday/i,
  ],
  [
    'ok deal, count me in for the quiz',
    'count me out for the quiz, not my thing',
    /you're in|glad you're in|see you there/i,
  ],
  [
    'Yes let us do the picnic',
    'No let us not do the picnic',
    /picnic it is|bring (?:the|a) (?:blanket|basket)|see you/i,
  ],
  [
    'I did book the table for seven',
    "I didn't book the table, they were full",
    /see you at (?:seven|7)|thanks for booking/i,
  ],
  ['I will be there at eight', 'I will not be there at eight, can we move it', /see you at (?:eight|8)\b/i],
  [
    'My Sunday opened up so brunch is possible',
    'My Sunday filled up so brunch is impossible',
    /brunch it is|see you (?:on )?sunday/i,
  ],
  // Likes and dislikes
  [
    'I love horror films',
    'I hate horror films',
    /horror (?:film |movie )?(?:night|marathon)|favourite horror|watch (?:a|some) horror/i,
  ],
  [
    'I am such a morning person',
    'I am so not a morning person',
    /sunrise (?:hike|run|coffee)|early bird like you/i,
  ],
  [
    'I really like spicy food',
    "I really don't like spicy food",
    /(?:hottest|spiciest) (?:curry|place|dish)|love spic|hot ?sauce/i,
  ],
  [
    'cats are my favourite animals',
    'cats are my least favourite animals',
    /(?:fellow )?cat (?:person|lover)|your cat/i,
  ],
  [
    'I enjoy camping more than anything',
    "I don't enjoy camping at all",
    /where do you (?:like to )?camp|favourite camp|pitch (?:a|the|our) tent/i,
  ],
  [
    'I dance at every wedding',
    'I never dance at weddings',
    /dance (?:partner|with me) then|your signature move|see your moves/i,
  ],
  [
    'I drink, and a good pinotage makes me happy',
    "I don't drink, and wine makes me ill",
    /glass of|bottle of|wine (?:farm|bar|tasting)/i,
  ],
  [
    'I want kids one day',
    "I don't want kids, not one day, not ever",
    /how many (?:kids|children)|want kids too/i,
  ],
  ['that joke was funny', 'that joke was not funny', /glad (?:it|you|that)|more where that came from/i],
  [
    'I had a good day',
    'I had a bad day',
    /glad (?:it|to hear|your|you)|love that for you|good days? (?:like|look)/i,
  ],
  [
    'I am excited about the move',
    'I am not excited about the move',
    /so exciting|exciting times|your excitement/i,
  ],
  [
    'My interview went well',
    "My interview didn't go well",
    /congrat|well done|knew you|proud of you|celebrat/i,
  ],
  ['I miss my hometown', "I don't miss my hometown", /miss (?:it|most|about)|homesick/i],
  ['I trust people easily', "I don't trust people easily", /trust(?:s|ing)? (?:so )?easily is/i],
  [
    'texting all day is fun for me',
    'texting all day is no fun for me',
    /text(?:ing)? all day(?: it is| then|!)/i,
  ],
  [
    'I feel like talking tonight',
    "I don't feel like talking tonight",
    /let's talk|talk tonight|call (?:me|you) tonight|tell me everything/i,
  ],
];

export const pairs: readonly Pair[] = ROWS.map(([yes, no, never]) => ({
  a: yes,
  b: no,
  judge: (a, b) => turnsRound(a, b, never),
}));
