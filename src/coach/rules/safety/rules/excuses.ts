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
  "^(?![\\s\\S]*\\b(?:leave me alone|block\\w*|unmatch\\w*|never (?:again|contact|write|text|call)|(?:don'?t|do not) (?:contact|write|message|text|call)|not interested|i said stop|police|harass\\w*|anymore|any more|or anything|at all|done (?:with|here)|goodbye|lose my number)\\b)[\\s\\S]*\\bstop (?:(?:sending|texting|whatsapping|tagging) me (?:in )?(?:(?:\\w+ ){0,3}(?:articles?|links?|reels?|memes?|tiktoks?|pics?|photos?|recipes?|songs?|playlists?|voice ?notes?|vns?|spoilers?|news|podcasts?|quizzes|gifs?|stickers?|horoscopes?|adverts?|jokes?|puns?|diets?|good (?:morning|night)s?))|calling me (?!again\\b|at\\b|on\\b|every|now\\b|and\\b|or\\b|please\\b|from\\b|in\\b|all\\b|until\\b|after\\b|when\\b|so\\b|pls\\b|i\\b|you\\b|this\\b|late\\b|names\\b|back\\b)\\w+)";
const excuse = (...forms: readonly string[]): RegExp => new RegExp(forms.join('|'), 'i');

/** A question of a get-to-know-you game and nothing beside it: `wine or gin?`, `guess my age`. */
const GAME =
  /^\W*(?:(?:so|ok|okay|hey|hi|and|but|now|random|quick|important|question|haha|lol)[\s,:!]+)*(?:(?:[a-z'-]+ ){1,3}or (?:[a-z'-]+ ){0,2}[a-z'-]+(?: tonight| today)?|what(?:'s|s| is) (?:your|ur) age|guess (?:my|what|where|how|which) [^.!?]{2,40}|rate my [^.!?]{2,40}|(?:if you|would you rather|what would you) [^.!]{4,90}|tell me (?:\w+ )?(?:things?|something) about (?:you|yourself)|do your (?:friends|family) know you(?:'re| are)? on (?:here|this app))\W*$/i;
/** Words that take a question out of the game. */
const NO_GAME =
  /\b(?:nud\w*|nak\w*|sex\w*|bed|bra|underwear|panties|boxers|topless|strip\w*|horny|bod(?:y|ies)|boobs?|tits?|ass|butt|dick|cock|pussy|top or bottom|spit|swallow|links?|https?|www|click|bitcoin|crypto|invest\w*|bank|account|card|pay|cash|transfer|id number|address|pin|code|kill|hurt|die|dead|school|grade|else|send|show|come over|your place|my place|pics?|photos?|age of)\b/i;
export const isGame = (plain: string): boolean => GAME.test(plain) && !NO_GAME.test(plain);

/** So narrow that they also hold back what the trained reader suspects: a limit on one thing, an errand at a gate, a shy word. */
export const HELD_BACK: Readonly<Partial<Record<FlagKind, RegExp>>> = {
  no_contact_request: excuse(
    ONE_THING,
    /^(?![\s\S]*\b(?:leave me alone|block\w*|never (?:contact|write|text|call)|not interested|police)\b)[\s\S]*\bstop (?:commenting (?:on|about)|joking about|teasing me|asking (?:me )?(?:about|for)|posting|tagging|making (?:jokes|comments)|talking about|calling me (?:fat|baby|babe|names))\b/
      .source,
    /\b(?:prefiero (?:escribir|mensajes|whatsapp|texto)|(?:prefer|rather|easier) (?:to )?(?:text|write|writing|texting|voice ?notes?|chat|type)|(?:hate|hopeless|awkward|useless) (?:on |at )?(?:the )?(?:phone|calls|phone calls))\b/
      .source,
  ),
  threat: excuse(
    ERRAND,
    /^\W*(?:i )?(?:just |still |really )*can'?t sleep\b[^.!?]{0,20}\W*$/.source,
    /\bek gaan jou (?:mis|bel|soen|druk|help|wys|vertel|nooit vergeet)\b/.source,
  ),
  stalking: excuse(
    ERRAND,
    /\bfollow(?:s|ed|ing) me (?:back )?on (?:tiktok|insta\w*|twitter|x|spotify|linkedin|strava|threads|facebook)(?= (?:now|too|lol)|[.!\s]*$)/
      .source,
  ),
  sexual_pressure: excuse(
    /^(?![\s\S]*\b(?:send|show|your turn|you first|pics?|nudes?|naked|make me|prove)\b)[\s\S]*\b(?:(?:shy|insecure|self[- ]?conscious|nervous|unsure|worried|weird|bad|better) about my (?:\w+ )?(?:body|tummy|belly|arms|legs|scars?|stretch ?marks|weight|skin)|body[- ](?:shy|conscious|positive)|(?:hate|love|accept|like) my (?:own )?body)\b/i
      .source,
    /^\W*(?:(?:so|and|but)\s)?(?:are|r) (?:you|u) (?:(?:really|so|always|just|actually|that|a bit) )*(?:shy|quiet|nervous|serious|busy)\W*$/
      .source,
  ),
  pii_request: excuse(ERRAND),
  scam_romance_script:
    /^\W*i(?:'?m| am) a widow(?:er)?\b[^?]{0,40}$|^\W*(?:so )?i (?:just |finally )?told my (?:best friend|friends?|sister|brother|m[ou]m|dad|gran|parents|family|cousin|flatmate|therapist) about (?:you|us)\b[^.!?]{0,30}\W*$/i,
  self_harm: /^\W*(?:i |really |so )*wish (?:you|u|ya) (?:were|was) here\b(?:[^.!?]{0,20})\W*$/i,
  scam_link:
    /^(?![\s\S]*\b(?:click|claim|link|verify|prize|voucher|https?|www)\b)[\s\S]*\b(?:we|they|the (?:boks|boys|girls|lads|team)|my team) (?:\w+ )?(?:won|lost|drew)\b/i,
  underage: /\b(?:i teach|i'?m a teacher|as a teacher|my (?:learners|students|pupils)|the kids i teach)\b/i,
  scam_gift_card:
    /^(?![\s\S]*\b(?:send|buy|get) me\b)[\s\S]*\b(?:gave me|got me|i (?:got|won|spent|used|have)|spent my|used my)\b[^.!?]{0,30}\b(?:gift ?cards?|vouchers?)\b/i,
  scam_crypto:
    /\b(?:crypto|bitcoin|forex|trad(?:es?|ing))\b[^.!?]{0,25}\b(?:won'?t|wouldn'?t|doesn'?t|never) (?:shut up|stops? (?:talking|going on))|\bcrypto (?:bros?|bore)\b/i,
};

export const EXCUSES: Readonly<Partial<Record<FlagKind, RegExp>>> = {
  no_contact_request: excuse(
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
    /\b(?:nude (?:paint|lipstick|heels|shade|colou?r|tones?|beach)|paint|hallway|calendar invite|with interest|lipstick|off the hanger|only if|no pressure|kiss (?:the|my) (?:cook|dog|cat))\b/
      .source,
  ),
  pii_request: excuse(
    /\b(?:foot rub|wi-?fi|pub quiz|knock knock|pizza|quiz|registration for the|i'?d (?:literally )?give you|fundraiser|marathon entry|wordle)\b/
      .source,
    /\bwith (?:the|your|our) (?:food|sushi|pizza|takeaways?|coffees?|parcel|cake)\b/.source,
  ),
  coercive_control:
    /\b(?:trail|helicopter|hike|in the uber|you don'?t have to|with my sister|if you(?:'d| would)? like|so i can find|home safe|get home safe)\b/i,
  scam_money:
    /\b(?:i send (?:money|cash|something) (?:home|back)|to my (?:mother|mom|gran|parents|family) every month|my tax return)\b/i,
  scam_link:
    /\b(?:a date with me|terms and conditions|i googled you|raffle i|pub quiz|in 20[01]\d|who won|we won|you won (?:the|that|an?) (?:argument|bet|round|game|race|quiz))\b/i,
  scam_code:
    /\b(?:discount|promo|uber eats|song|niece|my gran|warn(?:ed|ing)?|never give|annoying|spam|keep(?:s)? getting)\b/i,
  scam_romance_script:
    /\b(?:do not send money|don'?t send money|ask me anything else|i know how it sounds|i'?ll video you|not looking for a replacement|yes really|of never|queen (?:of|has))\b/i,
  self_harm:
    /\b(?:stubbed|my toe|toast|hung ?over|cringe\w*|one more (?:webinar|meeting|call|zoom|slide|email|spreadsheet|wedding|quote)|if i have to (?:sit through|read|attend|watch|hear)|leg day|burpees)\b/i,
  underage: excuse(
    /\b(?:rugby world cup|so do the maths|turned 18 in|when mandela|19[5-9]\d|my (?:son|daughter|niece|nephew|learners)|the kids i teach)\b/
      .source,
    /\bthe year (?:mandela|of|we|the|that)\b/.source,
  ),
};
