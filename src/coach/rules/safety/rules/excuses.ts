/** What turns a whole kind of danger harmless wherever it stands in the message: neighbours, fans of the same series, weary colleagues. */
import type { FlagKind } from '../../contract.ts';

/** The way into a building: a guard, a gate and a unit number to name to them. */
const ENTRY =
  "\\b(?:security|(?:the )?guards?|bouncer|reception(?:ist)?|concierge|intercom|boom gate|gate)\\b[^.!?]{0,25}\\b(?:(?:won'?t|wont|not|will|he'?ll|doesn'?t|didn'?t) (?:let|buzz)(?:ting)? me|wants?|needs?|asks?|asking|says i|buzz(?:es|er)?)\\b|\\b(?:tell|give) (?:the )?(?:guard|security|gate|reception)\\b|\\bi'?m at the (?:gate|entrance|lobby|intercom) with\\b";
/** Nobody who waits, threatens or will not go has an errand. */
const NO_ERRAND =
  "(?![\\s\\S]*\\b(?:all night|wait(?:ing)? (?:here )?(?:until|till)|hid(?:e|ing)|avoid\\w*|block\\w*|ignor\\w*|come (?:out|down) or|not leaving|can'?t escape|alone|regret|or else|hurt|kill|sorry|see what|warn\\w*)\\b)";
const ERRAND = `^${NO_ERRAND}[\\s\\S]*(?:${ENTRY})`;
/** A limit on one thing, where nothing else asks for an end of it all. */
const ONE_THING =
  "^(?![\\s\\S]*\\b(?:leave me alone|block\\w*|unmatch\\w*|never (?:again|contact|write|text|call)|(?:don'?t|do not) (?:contact|write|message|text|call)|not interested|i said stop|police|harass\\w*|anymore|any more|or anything|at all|done (?:with|here)|goodbye|lose my number)\\b)[\\s\\S]*\\bstop (?:(?:sending|texting|whatsapping|tagging) me (?:in )?(?:(?:\\w+ ){0,3}(?:articles?|links?|reels?|memes?|videos?|clips?|tiktoks?|pics?|photos?|recipes?|songs?|playlists?|voice ?notes?|vns?|spoilers?|news|podcasts?|quizzes|gifs?|stickers?|horoscopes?|adverts?|jokes?|puns?|diets?|good (?:morning|night)s?))|calling me (?!again\\b|at\\b|on\\b|every|now\\b|and\\b|or\\b|please\\b|from\\b|in\\b|all\\b|until\\b|after\\b|when\\b|so\\b|pls\\b|i\\b|you\\b|this\\b|late\\b|names\\b|back\\b)\\w+)";
const excuse = (...forms: readonly string[]): RegExp => new RegExp(forms.join('|'), 'i');

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

/** `free tonight?`: of being free, not of something for free. */
const PLAIN_FREE =
  '^\\W*(?:(?:hey|hi|so|and|ok|well|hello)[ ,!]+)*(?:(?:are |r )?(?:you|u|ya) )?(?:around|free|busy)(?: (?:tonight|tomorrow|tmrw?|later|now|today|on|at|the|this|next|\\w+day|weekend|evening|afternoon|week|for (?:a )?(?:drink|coffee|chat|call|lunch|dinner|walk)s?))*\\W*$';
/** One link, to where people share clips and songs, and no word of money, prizes or passwords. */
const SHARED_CLIP =
  '^(?![\\s\\S]*\\b(?:click|claim|verify|prize|voucher|log ?in|password|account|invest\\w*|crypto|bitcoin|winner|bank|pay|confirm|offer|earn|profit|telegram|whatsapp|sign up|vote)\\b)(?:(?!https?:|www\\.)[\\s\\S])*https?://(?:[\\w-]+\\.)*(?:youtube\\.com|youtu\\.be|instagram\\.com|tiktok\\.com|spotify\\.com|soundcloud\\.com|giphy\\.com|tenor\\.com|reddit\\.com|maps\\.app\\.goo\\.gl|imgur\\.com|pinterest\\.com)(?:/\\S*)?(?:\\s(?:(?!https?:|www\\.)[\\s\\S])*)?$';

/** Shy with people, and nothing asked or shown. */
const SHY_WITH_PEOPLE =
  "^(?![\\s\\S]*\\b(?:send|show|your turn|you first|pics?|photos?|nudes?|naked|make me|prove|bed|touch\\w*|tonight|come over)\\b)\\W*(?:(?:hey|hi|honestly|tbh|sorry|well|ok|so|just so you know|fyi)[ ,!.]+)*(?:(?:i'?m|i am|im|i get|i can be|i'?m just) )(?:(?:just|so|very|really|super|quite|pretty|a bit|a little|kind of|kinda|naturally|actually|often|usually) )*(?:shy|reserved|introverted)\\b(?:[ ,]+(?:at first|in person|sometimes|around (?:new )?people|with (?:new )?people|with strangers|in groups|when i (?:first )?meet (?:new )?(?:people|someone)|just so you know|you know|tbh|lol|haha|too|though|person|so|but|and|i|it takes me (?:a while|time)|warm up|open up))*\\W*$";
/** A game of what if. */
const IF_THEY_WON =
  '^\\W*(?:(?:hey|hi|so|ok|random|question)[ ,!:]+)*(?:what would (?:you|u) (?:do|buy|spend it on)(?: first)?,? if (?:you|u) won (?:the |a )?(?:lottery|lotto|million|jackpot|powerball)|if (?:you|u) won (?:the |a )?(?:lottery|lotto|million|jackpot|powerball),? what would (?:you|u) (?:do|buy)(?: first)?)\\W*$';
/** When a working day ends, and no more. */
const WHEN_DONE =
  '^\\W*(?:(?:hey|hi|so|and|ok|btw)[ ,!]+)*(?:what time|when) (?:do|are|will|did|does) (?:you|u|ya) (?:\\w+ )?(?:finish(?:ed)?|start|done|knock off|get off|off|done with)(?: (?:at )?(?:work|working|your shift))?(?: (?:today|tomorrow|tonight|later|usually|then|on \\w+day|this week))*\\W*$';
/** Asked about the reader's own photo. */
const IN_THEIR_PHOTO =
  '^(?![\\s\\S]*(?:\\d{4}|https?|www|whatsapp|telegram|number|link|click|video|vote))\\W*(?:\\w+[ ,!]+){0,3}(?:is|was|are|where is|where was) (?:that|this|those|it) [^.?!]{2,40} (?:in|on|from) (?:your|ur|the|that) (?:\\w+ )?(?:pics?|photos?|pictures?|profile|background)\\W*$';
/** What they are doing, nothing more, and the question handed over. */
const BUSY_AND_YOU =
  "^\\W*(?:(?:hey|hi|oh|lol|haha|nothing much|not much|nm)[ ,!.]+)*(?:(?:i'?m|i am|im|just|only|still|busy) )*(?:cooking|making|eating|having|watching|reading|walking|driving|chilling|relaxing|cleaning|working|studying)(?: (?:some|a|my|the))?(?: (?:dinner|lunch|supper|breakfast|food|coffee|tea|tv|netflix|a series|a movie|a film|a book|dog|home|at home|house|kitchen))*[ ,.!]+(?:and )?(?:what (?:are|r)? ?(?:you|u)(?: doing| up to)?|what about (?:you|u)|how about (?:you|u)|(?:you|u)|wbu|hbu|wyd)(?: doing| up to)?\\W*$";
/** Who writes first, and an ex who writes: a wish for more, or somebody else. */
const WRITES_FIRST =
  "^\\W*(?:(?:hey|hi|so|but|why is it that)[ ,]+)*(?:(?:you|u) (?:never|hardly ever|barely|rarely|don'?t ever|only) (?:text|message|msg|write|call|reply|answer|respond|text back)(?: (?:to )?me)?(?: (?:first|back|anymore|once a day|at night))*|my ex (?:won'?t|wont|doesn'?t|can'?t|keeps?|is still|still|just)(?: (?:stop|leave))?(?: (?:text|messag|call|phon|writ|contact)\\w*)?(?: me)?(?: alone)?(?: (?:again|lately|today|every day))*)(?: (?:lol|haha|tbh))*\\W*$";
/** A line they draw for themselves. */
const NOT_BEFORE =
  "^\\W*(?:(?:just so you know|btw|fyi|honestly|also|and|but)[ ,]+)*(?:(?:i'?m|i am|i|i'?d like to|i want to) )?(?:no|not having|don'?t (?:believe in|want|have|do)|do not (?:believe in|want|have)|won'?t have|waiting (?:with|for|to have)|wait with) (?:any )?sex (?:before|until|till|outside(?: of)?) (?:i'?m |we'?re |we are |i am )?(?:marriage|married|exclusive|ready|commitment|i know (?:someone|you|him|her) (?:well|better))(?: (?:for me|please|sorry|though|just so you know|hope that'?s ok(?:ay)?))*\\W*$";
/** They would click, as people do. */
const WE_CLICK =
  "^(?![\\s\\S]*\\b(?:links?|https?|www|here|below|claim|verify)\\b)\\W*(?:(?:i (?:think|feel(?: like)?|bet|reckon|guess|have a feeling)|feels like|seems like|glad|happy|so) )?(?:that )?(?:you and i|you and me|we)(?:'?d| would| could| might| will|'?ll)? (?:(?:just|really|totally|definitely|probably|already|kind of|instantly) )*click(?:ed)?(?: (?:well|really well|instantly|straight away|right away|from the start|so well|already))*\\W*$";

const STAYS_IN_TOUCH =
  "^(?![\\s\\S]*\\b(?:leave me|block\\w*|unmatch\\w*|never (?:again|contact|write|text|call)|(?:don'?t|do not) (?:contact|write|message|text)|not interested|police|harass\\w*|or anything|or ever|anything (?:else|more)|(?:no|any) contact|go away|stay away|scar(?:e|es|ed|ing|y)|frighten\\w*|at all|done (?:with|here)|goodbye|lose my number|no longer|no more|nothing|finished|klaar|it'?s over|we'?re done)\\b)";
/** A name that they will not be called. */
const NOT_THAT_NAME = `${STAYS_IN_TOUCH}[\\s\\S]*\\b(?:don'?t|do not|never) call me (?!again|back|at\\b|on\\b|every|now\\b|and\\b|or\\b|please\\b|from\\b|in\\b|all\\b|until|till|after|before|when|while|so\\b|pls\\b|i\\b|you\\b|u\\b|this|that (?:late|early|often)|late|early|any|ever|\\w+day\\b|tonight|tomorrow|today|unless|if\\b|names\\b|here|over|to\\b|about|for\\b|with|by|unannounced|randomly)[a-z]+`;
/** Things that are not to come to their door or desk. */
const NOT_SENT_THERE = `${STAYS_IN_TOUCH}[\\s\\S]*\\b(?:don'?t|do not|stop) (?:send|bring|order|deliver)(?:ing)? (?:me )?(?:(?:more|any|your|the|such|big) ){0,2}(?:flowers|gifts?|presents?|food|chocolates?|parcels?|lunch|coffee|cake|balloons|uber eats)\\b`;
/** A no to one question, which asks nobody to go. */
const NO_MORE_ASKING =
  "^\\W*(?:(?:no|nope|nee|look|hey|ok)[ ,.!]+)*(?:please |pls )?(?:don'?t|do not|stop) ask(?:ing)?(?: me)?(?: (?:that|this|it|about \\w+(?: \\w+)?|for (?:my |it|the )?\\w*))?(?: (?:again|any ?more|please|pls|now))*\\W*$";
/** Their own no, held up to one who keeps asking. */
const THEIR_NO =
  "^(?![\\s\\S]*\\b(?:(?:you|u) said no|but|come on|send me|show me|changed my mind|so i said)\\b)[\\s\\S]*\\bi(?:'?ve| have)? (?:already |just )?said no\\b[\\s\\S]*\\b(?:ask(?:ing|ed)?|pics?|photos?|pictures?|won'?t change|again|third time|second time)\\b";

/** Waiting for the end of the month asks nobody for anything. */
const WAITING_FOR_PAY =
  /^\W*(?:(?:still|just|i'?m|im|ugh|can'?t wait|so|flat|totally|completely|me)[ ,]+)*(?:waiting for|for|broke (?:till|until|til)|no money (?:till|until|til)|counting (?:the |down (?:the )?)?days (?:to|until|till)) (?:pay ?day|month ?end)(?: (?:again|lol|haha|as usual|this month))*\W*$/i;
/** `one pic of the dish please`: what is to be seen is named, and it is no body. */
const PICTURE_OF_A_THING =
  '^(?![\\s\\S]*\\b(?:nudes?|naked|sexy|naughty|body|boobs|tits|ass|butt|legs|underwear|panties|bra|lingerie|bikini|bed|shower|bath|topless|undress\\w*|dick|cock|pussy|kiss|horny|without|under|dress|you in|of (?:you|u)\\b)\\b)[\\s\\S]*\\b(?:pics?|photos?|pictures?|videos?|shot|snap) of (?:the|that|this|those|these|your|ur|a|an|some|my) \\w+';
/** A small sum, asked with a way out, and no misfortune behind it that only money mends: `lend me R200 till payday, no worries if not`. */
const SMALL_FAVOUR =
  "^(?![\\s\\S]*(?:[1-9]\\d{3,}|\\d [\\d]{3}|\\dk\\b|[$€£] ?\\d{3}|\\d{3} ?(?:dollars|euros|pounds|usd)))(?![\\s\\S]*\\b(?:customs|hospital|surgery|operation|visa|flight|bail|police|airport|stranded|stuck|inherit\\w*|parcel|gift ?cards?|vouchers?|bitcoin|crypto|urgent\\w*|god|my (?:love|dear|queen|king|darling)|first|before (?:we|i) (?:meet|come))\\b)[\\s\\S]*\\b(?:(?:no (?:worries|problem|stress|pressure|drama|hard feelings|biggie)|(?:totally |completely |all )?(?:fine|ok|okay|cool|good)|don'?t worry|understand) if (?:you |u )?(?:not|no|can'?t|cant|don'?t|can not|that'?s not)|only if (?:you|u|it'?s|its|that'?s)|if (?:you|u) (?:can'?t|cant)[ ,]+(?:no|it'?s|that'?s|all)|feel free to say no|say no if)\\b";
/** Nothing that a careless ear could take for a demand on the reader. */
const NO_DEMAND =
  "^(?![\\s\\S]*\\b(?:where (?:are|were|r) (?:you|u)|who (?:are|were|is|was|r)|locations?|allow\\w*|let (?:you|u)|(?:your|ur) (?:phone|friends?|clothes|job|password|ex)|delete|block|unfollow|choose|or else|prove|permission|obey|answer me|reply|respond|online|last seen|if you (?:love|leave|go|don'?t)|stop (?:seeing|talking)|kill|die|dead|hurt|end it|pills|alive|living|live (?:any ?more|like)|(?:at|outside|by) (?:your|ur)|face to face|coming anyway|burden|pathetic|useless|idiot|stupid|ugly|slut|whore|bitch|liar|shut up|because of (?:you|u)|your fault)\\b)[\\s\\S]*";
/** Out of work as of today, told to somebody who listens. */
const OUT_OF_WORK = `${NO_DEMAND}\\b(?:retrench(?:ed|ment)|laid (?:me|us|\\d+ of us|all of us) off|made (?:me |us )?redundant|(?:let|letting) (?:me|us|all of us) go|contract (?:was|is|wasn'?t|isn'?t)?\\s*(?:not )?(?:being )?renewed)\\b`;
/** All of them out of work at once, and not a word of an end. */
const ALL_OUT_OF_WORK =
  "^(?![\\s\\S]*\\b(?:can'?t|cannot|cant|could not|couldn'?t|no (?:point|reason|way out|hope|future)|point of|over|any ?more|worth\\w*|alone|goodbye|bye|sorry|sleep|wake|disappear\\w*|pills?|tablets|bridge|roof\\w*|ledge|balcony|cliff|edge|tracks|letters?|rope|gun|die[ds]?|dead|death|dying|kill\\w*|hurt\\w*|end|ended|done|liv(?:e|ing)|life|exist\\w*|burden|better off|give up|giving up|finished|last|hate myself|worthless|useless|failure|drink\\w*|drunk)\\b)[\\s\\S]*\\b(?:they|work|the company) (?:just )?(?:retrenched|let go|laid off|fired) (?:all of us|\\d+ of us|the (?:whole|entire) (?:team|department|office)|everyone)\\b";
/** Away over work, and still thinking of the reader. */
const NOT_FORGOTTEN = `${NO_DEMAND}\\b(?:sorry|busy|hectic|swamped|stock ?take|deadline|shifts?|exams?)\\b[\\s\\S]*\\b(?:(?:didn'?t|did not|haven'?t|have not) (?:forget|forgotten|forgot)|not ignoring) (?:about )?(?:you|u)\\b`;
/** They may be slow themselves today, and say so beforehand. */
const SLOW_TODAY = `^(?![\\s\\S]*\\b(?:dare|other (?:men|guys|boys|girls|women|people)|behave|stay (?:home|in)|talk to|better|wait up|punish\\w*|obey|faithful|loyal)\\b)${NO_DEMAND}\\b(?:in case|if) i(?:.?m| am|.?ll be| seem| go)(?: a)?(?: bit| little)? (?:slow|late|quiet|short|off|distracted|silent|not (?:very )?\\w+)(?: (?:to|in|with|at|on) (?:answer\\w*|repl\\w*|respond\\w*|writ\\w*|text\\w*|getting back|messages))?\\b(?! with (?:you|u))`;
/** A hard piece of news, and no answer wanted yet. */
const NO_ANSWER_YET = `${NO_DEMAND}\\b(?:i'?m not|im not|not) asking (?:you|u) to (?:decide|choose|answer|promise|commit|do) (?:any ?thing|now|yet|today)\\b`;
/** So narrow that they also hold back what the trained reader suspects: a limit on one thing, an errand at a gate, a shy word. */
export const HELD_BACK: Readonly<Partial<Record<FlagKind, RegExp>>> = {
  no_contact_request: excuse(
    ONE_THING,
    NO_MORE_ASKING,
    NOT_THAT_NAME,
    NOT_SENT_THERE,
    WRITES_FIRST,
    /^(?![\s\S]*\b(?:leave me|block\w*|never|again|any ?more)\b)[\s\S]*\bstop (?:texting|messaging|writing|calling)(?: me)? and (?:go|eat|sleep|drive|come|get|kiss|study|work|focus|rest|look|enjoy)\b/
      .source,
    // From or with a thing, not a person.
    /^(?![\s\S]*\b(?:you|u|your|ur|me alone|block\w*)\b)[\s\S]*\b(?:contact|messages?|calls?|emails?|smses) (?:from|with) (?:my|the|those|these|an?) \w+/
      .source,
    /^(?![\s\S]*\b(?:leave me alone|block\w*|never (?:contact|write|text|call)|not interested|police)\b)[\s\S]*\bstop (?:commenting (?:on|about)|joking about|teasing me|asking (?:me )?(?:about|for)|posting|tagging|making (?:jokes|comments)|talking about|calling (?:me (?:fat|baby|babe|names)|(?:my (?!work|office|job|boss|phone|house|parents|family|kids?|son|daughter|m[ou]m|mother|dad|father|sister|brother|wife|husband|friends?)\w+|him|her|them|it|that) (?!again\b|please\b|pls\b|and\b|or\b|at\b|about\b|to\b|now\b|every|all\b|so\b|in\b|on\b|from\b|for\b|late\b|when\b|after\b|any)\w+))\b/
      .source,
    /\b(?:prefiero (?:escribir|mensajes|whatsapp|texto)|(?:prefer|rather|easier) (?:to )?(?:text|write|writing|texting|voice ?notes?|chat|type)|(?:hate|hopeless|awkward|useless) (?:on |at )?(?:the )?(?:phone|calls|phone calls))\b/
      .source,
  ),
  threat: excuse(
    ERRAND,
    /^\W*(?:i )?(?:just |still |really )*can'?t sleep\b[^.!?]{0,20}\W*$/.source,
    // Who else there is at home.
    /^\W*(?:yes[ ,]+|yeah[ ,]+)?i(?:'?ve got| have| got) (?:an?|one|two|three|four|five|six|\d)(?: (?:older|younger|big|little|twin|half))? (?:brothers?|sisters?|siblings|cousins|kids|children|nephews|nieces|dogs?|cats?)(?: and (?:an?|one|two|three|four|five|\d)(?: (?:older|younger|big|little))? (?:brothers?|sisters?|dogs?|cats?))?\W*$/
      .source,
    /\bek gaan jou (?:mis|bel|soen|druk|help|wys|vertel|nooit vergeet)\b/.source,
  ),
  stalking: excuse(
    // Something left out, and no more said of where it was learned.
    /^\W*(?:hey |wait |so |and )*(?:you|u) (?:never|haven'?t|still haven'?t|didn'?t) (?:told|tell|said|mentioned?) (?:me )?(?:your (?:sur|last |full |real )?name|your age|how old you are|what you do|where you'?re from|your star ?sign)\W*$/
      .source,
    ERRAND,
    /\bfollow(?:s|ed|ing) me (?:back )?on (?:tiktok|insta\w*|twitter|x|spotify|linkedin|strava|threads|facebook)(?= (?:now|too|lol)|[.!\s]*$)/
      .source,
  ),
  sexual_pressure: excuse(
    /^(?![\s\S]*\b(?:send|show|your turn|you first|pics?|nudes?|naked|make me|prove)\b)[\s\S]*\b(?:(?:shy|insecure|self[- ]?conscious|nervous|unsure|worried|weird|bad|better) about my (?:\w+ )?(?:body|tummy|belly|arms|legs|scars?|stretch ?marks|weight|skin)|body[- ](?:shy|conscious|positive)|(?:hate|love|accept|like) my (?:own )?body)\b/i
      .source,
    /^\W*(?:(?:so|and|but)\s)?(?:are|r) (?:you|u) (?:(?:really|so|always|just|actually|that|a bit) )*(?:shy|quiet|nervous|serious|busy)\W*$/
      .source,
    SHY_WITH_PEOPLE,
    THEIR_NO,
    NOT_BEFORE,
    BUSY_AND_YOU,
  ),
  money_request_mild: WAITING_FOR_PAY,
  scam_wrong_number: excuse(
    IN_THEIR_PHOTO,
    // A plan that stands already.
    /^\W*(?:(?:hey|hi|so|and|just checking|morning|hello)[ ,!]+)*(?:are|r) we (?:still )?(?:on|good|meeting|doing|going)\b[^.!?]{0,50}\W*$/
      .source,
    /^\W*(?:(?:hey|hi|sorry|so|maybe)[ ,]+)*(?:(?:can|could|should) we|let'?s|we (?:can|could|should)|i think we should|i(?:'d| would)? (?:rather|prefer to)|we'?re better(?: off)?|can'?t we)(?: just)?(?: (?:be|stay|as|remain))*(?: just)? friends(?: (?:instead|for now|first|please))*\W*$/i
      .source,
    // Somebody who says that the plane is down.
    /^\W*(?:(?:hey|hi|ok|finally|yay|so|phew)[ ,!]+)*(?:(?:i|we)(?:'?ve| have)? )?(?:(?:just|finally|safely|only) )*(?:landed|touched down|arrived|got in|made it)(?: (?:safely|safe|now|finally|home|back|in \w+(?: \w+)?|at the (?:airport|hotel)))*(?:,? (?:so|i'?m|im)? ?(?:tired|exhausted|shattered)|[, ]+where (?:should|do|shall|can|will) (?:i|we) (?:meet|find)(?: (?:you|u))?)?\W*$/
      .source,
  ),
  pii_request: excuse(WHEN_DONE, ERRAND),
  scam_romance_script:
    /^\W*i(?:'?m| am) a widow(?:er)?\b[^?]{0,40}$|^\W*(?:so )?i (?:just |finally )?told my (?:best friend|friends?|sister|brother|m[ou]m|dad|gran|parents|family|cousin|flatmate|therapist) about (?:you|us)\b[^.!?]{0,30}\W*$/i,
  coercive_control: excuse(OUT_OF_WORK, NO_ANSWER_YET, NOT_FORGOTTEN, SLOW_TODAY),
  harassment: excuse(NOT_FORGOTTEN),
  self_harm: excuse(
    ALL_OUT_OF_WORK,
    /^\W*(?:i |really |so )*wish (?:you|u|ya) (?:were|was) here\b(?:[^.!?]{0,20})\W*$/.source,
    /^\W*(?:(?:ugh|haha|lol|hey|man)[ ,]+)*(?:i'?m |im |i am |feeling )?(?:so |really |very |too |super |still )*(?:sleepy|knackered|hungry|starving|hungover|bored|freezing|full)(?: (?:today|tonight|right now|now|already|lol|haha|again))*\W*$/
      .source,
    // Weary, or out of work, and not a word more.
    /^\W*i'?(?:'?ve| have) been (?:so |really |very |super )?(?:tired|sleepy|busy|exhausted) (?:lately|today|this week|all (?:day|week)|recently)\W*$|^\W*i (?:just )?(?:got|was|have been) (?:retrenched|laid off|fired|let go|made redundant)(?: (?:yesterday|today|last (?:week|month|year)|this (?:week|month)|in \w+|from (?:my|work)[^.!?]{0,15}))*\W*$/
      .source,
  ),
  scam_link: excuse(
    /^(?![\s\S]*\b(?:click|claim|link|verify|prize|voucher|https?|www)\b)[\s\S]*\b(?:we|they|the (?:boks|boys|girls|lads|team)|my team) (?:\w+ )?(?:won|lost|drew)\b/
      .source,
    PLAIN_FREE,
    SHARED_CLIP,
    WE_CLICK,
    IN_THEIR_PHOTO,
    IF_THEY_WON,
  ),
  scam_code:
    /\b(?:codes?|otp|pin)\b[^.!?]{0,20}\b(?:joke|meme|scene|episode)\b|^(?![\s\S]*\b(?:codes?|otp|pin|verif\w*|confirm\w*|digits?|bank|account|whatsapp web)\b)\W*(?:\w+[ ,]+){0,4}(?:give me|send me|what(?:'?s| is)|can i (?:get|have)|let me get|drop me|share) (?:your|ur) (?:phone |cell )?(?:number|no|nr)\b[^.?!]{0,40}\W*$/i,
  underage: excuse(
    /\b(?:i teach|i'?m a teacher|as a teacher|(?<!(?:get|got|for) )my (?:learners|students|pupils)|the kids i teach)\b/
      .source,
    /^(?![\s\S]*\b(?:young\w*|1[0-8]|teens?|minor|school|parents|legal|older|mature|care)\b)[\s\S]*\bage is (?:just|only) a number\b/
      .source,
    // Grown people visit their parents.
    /^\W*(?:i'?m |im |just |probably |maybe |nothing much |not much )*(?:visiting|seeing|going to (?:see|visit)|off to see|staying (?:with|at)|(?:lunch|dinner|breakfast|a braai|braai) with|helping) my (?:parents|m[ou]m|dad|folks|family|gran|granny|grandma|sister|brother)(?: (?:this|next|for|on|and|my|the|weekend|sunday|saturday|week|dad|mom|mum|sister|brother|tomorrow|today|in \w+))*\W*$/
      .source,
  ),
  // A joy shakes as a fright does.
  wellbeing:
    /^(?![\s\S]*\b(?:but|scared|afraid|died?|dead|passed away|hurt|alone|sad|cry|crying|lost|hospital|panic\w*|anx\w*)\b)[\s\S]*\b(?:i|we) (?:just |finally |actually )*(?:passed|got (?:the|my|it|in|engaged|accepted|promoted|that)|won|made it|did it|finished|signed|graduated)\b/i,
  scam_gift_card:
    /^(?![\s\S]*\b(?:send|buy|get) me\b)[\s\S]*\b(?:gave me|got me|i (?:got|won|spent|used|have)|spent my|used my)\b[^.!?]{0,30}\b(?:gift ?cards?|vouchers?)\b/i,
  scam_crypto:
    /\b(?:crypto|bitcoin|forex|trad(?:es?|ing))\b[^.!?]{0,25}\b(?:won'?t|wouldn'?t|doesn'?t|never) (?:shut up|stops? (?:talking|going on))|\bcrypto (?:bros?|bore)\b/i,
};

export const EXCUSES: Readonly<Partial<Record<FlagKind, RegExp>>> = {
  money_request_mild: WAITING_FOR_PAY,
  no_contact_request: excuse(
    /^(?![\s\S]*\b(?:you|u|your|ur|me alone|block\w*)\b)[\s\S]*\b(?:contact|messages?|calls?|emails?|smses) (?:from|with) (?:my|the|those|these|an?) \w+/
      .source,
    /\b(?:ignore my last|autocorrect|giggl\w*|(?:mak(?:e|es|ing)|made) me (?:laugh|smile|blush|cry laughing|snort|giggle)|(?:keep|caught|still|can'?t stop|i'?m) (?:laughing|smiling|blushing|grinning)|sermon|spoilers?|finale|episode|season \d|unless you|until (?:you|i)(?:'ve| have) (?:seen|finished|had)|\d(?:st|nd|rd|th) sms|don'?t actually|pineapple|kidding|on the train|before coffee|so funny|if i don'?t (?:reply|answer|respond))\b/
      .source,
    /\b(?:(?:phone|app|toddler|kid|cat|pocket) (?:\w+ )?(?:block|delet|unmatch)\w*|(?:block|unmatch)\w* (?:you|u) by (?:accident|mistake)|accidentally (?:block|unmatch)\w*)\b/
      .source,
  ),
  threat: excuse(
    /\b(?:(?:we(?:'?re| are) |your |as )?neighbou?rs? (?:privileges?|perks?|who|now|then)|we(?:'?re| are) neighbou?rs|(?:same|share an?) (?:street|road|block|wall|building|complex|bin)|from my stoep|if you (?:spoil|tell me (?:the|who|how)|eat the last)|spoil\w*|puns?|the score|last (?:slice|piece|samoosa|cookie|biscuit|rusk|one)|recording|argue about|tombstone|the stone goes)\b/
      .source,
    /\b(?:i'?m the one (?:in|with|wearing|holding)|look for the|you (?:literally )?told me|(?:been |practically )neighbou?rs|(?:streets?|blocks?|doors?|houses?) (?:away|down|apart|over)\b(?=[\s\S]*\b(?:we (?:can|could|should)|lift club|neighbou?rs?|borrow|sugar|walk over together)))\b/
      .source,
  ),
  stalking: excuse(
    /\b(?:(?:we(?:'?re| are) |your |as )?neighbou?rs? (?:privileges?|perks?|who|now|then)|we(?:'?re| are) neighbou?rs|bin day|on my (?:luggage|suitcase|keys|bike|dog|cat|bags?)|i'?m at the (?:table|bar|window|entrance|counter|corner)|table by|wrong way|turn around|just wave|parkrun|strava|delivery|gallery|with (?:the|your|our|a) (?:coffees?|pizza|food|soup|dinner|takeaways?|keys|parcel|wine|umbrella))\b|👋/
      .source,
    /\bwith (?:(?:the|your|our|a|some|two) )?(?:sushi|cake|burgers?|kotas?|ice cream|beers?|snacks|curry|croissants?|doughnuts?|gelato|breakfast)\b|\bit was (?:just |only )?(?:the|a|my) (?:\w+ )?(?:guard|waiter|dog|duck|cat|goose|neighbour|postman)\b/
      .source,
  ),
  harassment:
    /\b(?:missed you|ugly (?:cry\w*|sweater|jersey|crying)|(?:cow|bitch|idiot|hag|man|woman|colleague|boss) at work|called me|said my|my (?:boss|ex|sister|brother)|love you)\b|😘/iu,
  sexual_pressure: excuse(
    PICTURE_OF_A_THING,
    /\b(?:nude (?:paint|lipstick|heels|shade|colou?r|tones?|beach)|paint|hallway|calendar invite|with interest|lipstick|off the hanger|only if|no pressure|kiss (?:the|my) (?:cook|dog|cat))\b/
      .source,
  ),
  pii_request: excuse(
    /\b(?:renew\w*|lost|appl(?:y|ying) for|replac\w+|collect\w*|fetch\w*|forgot|found) my (?:id|passport|licen[cs]e|card|pin)\b/
      .source,
    /\b(?:foot rub|wi-?fi|pub quiz|knock knock|pizza|quiz|registration for the|i'?d (?:literally )?give you|fundraiser|marathon entry|wordle)\b/
      .source,
    /\bwith (?:the|your|our) (?:food|sushi|pizza|takeaways?|coffees?|parcel|cake)\b/.source,
  ),
  coercive_control:
    /\b(?:trail|helicopter|hike|in the uber|you don'?t have to|with my sister|if you(?:'d| would)? like|so i can find|home safe|get home safe)\b/i,
  scam_money: excuse(
    SMALL_FAVOUR,
    /\b(?:i send (?:money|cash|something) (?:home|back)|to my (?:mother|mom|gran|parents|family) every month|my tax return)\b/
      .source,
  ),
  scam_link:
    /\b(?:a date with me|terms and conditions|i googled you|raffle i|pub quiz|in 20[01]\d|who won|we won|you won (?:the|that|an?) (?:argument|bet|round|game|race|quiz))\b/i,
  scam_code:
    /\b(?:discount|promo|uber eats|song|niece|my gran|warn(?:ed|ing)?|never give|annoying|spam|keep(?:s)? getting)\b/i,
  scam_romance_script:
    /\b(?:do not send money|don'?t send money|ask me anything else|i know how it sounds|i'?ll video you|not looking for a replacement|yes really|of never|queen (?:of|has))\b/i,
  self_harm:
    /\b(?:stubbed|my toe|toast|hung ?over|cringe\w*|one more (?:webinar|meeting|call|zoom|slide|email|spreadsheet|wedding|quote)|if i have to (?:sit through|read|attend|watch|hear)|leg day|burpees)\b/i,
  underage: excuse(
    /\b(?:rugby world cup|so do the maths|turned 18 in|when mandela|19[5-9]\d|my (?:son|daughter|niece|nephew|(?<!(?:get|got|for) my )learners)|the kids i teach)\b/
      .source,
    /\bthe year (?:mandela|of|we|the|that)\b/.source,
  ),
};
