/** Messages in which nothing is suspected: a question of a game, a plan in everyday words. */

/** A question of a get-to-know-you game and nothing beside it: `wine or gin?`, `guess my age`. */
const GAME =
  /^\W*(?:(?:so|ok|okay|hey|hi|and|but|now|random|quick|important|question|haha|lol)[\s,:!]+)*(?:(?:[a-z'-]+ ){1,3}or (?:[a-z'-]+ ){0,2}[a-z'-]+(?: tonight| today)?|what(?:'s|s| is) (?:your|ur) age|guess (?:my|what|where|how|which) [^.!?]{2,40}|rate my [^.!?]{2,40}|(?:if you|would you rather|what would you) [^.!]{4,90}|tell me (?:\w+ )?(?:things?|something) about (?:you|yourself)|do your (?:friends|family) know you(?:'re| are)? on (?:here|this app))\W*$/i;
/** Words that take a question out of the game. */
const NO_GAME =
  /\b(?:nud\w*|nak\w*|sex\w*|bed|bra|underwear|panties|boxers|topless|strip\w*|horny|bod(?:y|ies)|boobs?|tits?|ass|butt|dick|cock|pussy|top or bottom|spit|swallow|links?|https?|www|click|bitcoin|crypto|invest\w*|bank|account|card|pay|cash|transfer|id number|address|pin|code|kill|hurt|die|dead|school|grade|else|send|show|come over|your place|my place|pics?|photos?|age of)\b/i;
export const isGame = (plain: string): boolean => GAME.test(plain) && !NO_GAME.test(plain);

/** Words of which a plan or a kind word is made, none of which can carry a danger. */
const PLAIN_WORDS = new Set(
  (
    "i i'm im i'd id i'll ill i've ive you you're ur u your we we'll we're us me my mine it it's its that that's thats this the a an and or is are am was be been " +
    'would could can will shall should do does did have had has get got grab go going gonna gotta need to for of at in on by with from up about around near so very really quite just only too also again ' +
    'hey hi hello oh ok okay yes yeah yay great good nice lovely fun amazing perfect cool sorry please thanks thank haha lol x ' +
    'dinner lunch brunch breakfast coffee coffees tea drink drinks wine beer walk hike movie movies film picnic market beach braai sushi pizza date food table music concert ' +
    'monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun today tonight tomorrow week weekend next day evening afternoon morning night noon time times sometime soon later early earlier late ' +
    'meet meeting hang out catch see seeing free busy here there arrived parked parking love like fancy keen suits suit works work what which when where how far live stay hour hours minutes minute mins min km half ' +
    'one two three four five six seven eight nine ten ago now still almost nearly way looking forward plan plans maybe possible stay'
  ).split(' '),
);
/** Someone else's door, a stay that nobody asked for, an age, or words for what they will rue. */
const NOT_PLAIN =
  /\b(?:your (?:home|house|work|place)|stay (?:with|here|there|for)|come with|see me|see you here|get you|out now|be sorry|free of me|for good|i (?:can )?see (?:you|u|where)(?! (?:at|on|there|soon|later|tomorrow|tonight|then|next|around|in|this|mon|tue|wed|thu|fri|sat|sun))|me \d+ for|(?:do|will|would) (?:it|this|that) (?:now|again))\b|(?<![\d:h])1\d\b(?!\s*(?::|h\d|min|pm|am|o'?clock|ish))/i;
const MOST_PLAIN_WORDS = 12;
/** Nothing but a plan in everyday words: nothing is suspected behind it. */
export const isPlainTalk = (plain: string): boolean => {
  const words =
    plain
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[a-z']+|[^\sa-z'.,!?\d:-]+/g) ?? [];
  return (
    words.length > 2 &&
    words.length <= MOST_PLAIN_WORDS &&
    !/\d{3}/.test(plain) &&
    words.every((word) => PLAIN_WORDS.has(word)) &&
    !NOT_PLAIN.test(plain)
  );
};
