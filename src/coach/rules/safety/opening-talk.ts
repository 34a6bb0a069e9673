/** A first message about the reader's profile, with no word in it that a danger could be made of. */
import type { FlagKind } from '../contract.ts';
import { kindsWith } from './dangers/index.ts';

const OPENING =
  /\b(?:(?:your|ur) (?:[\w']+ ){0,2}(?:profile|bio|prompts?|pics?|pictures?|photos?|answers?|playlist|bookshelf)|fellow (?:nurse|teacher|doctor|chef|vet|midwife|librarian|runner|hiker|cyclist|gamer|reader)|(?:hope|trust) (?:this|my) (?:message|letter|note) finds you|may i ask what (?:you|u) do)\b/i;
const DANGER =
  /\b(?:quit|my (?:woman|man|wife)|good (?:girl|boy)|nothing under|come to me|belong\w*|knees|throat|neck|knife|acid|drown\w*|legs|throb\w*|cover up|kill\w*|hurt\w*|harm\w*|die|dead|find (?:you|u)|found (?:you|u|your)|know where|watch(?:ed|ing)? (?:you|u)|follow\w*|track\w*|send|show|nud\w*|nak\w*|sex\w*|horny|bed|bod(?:y|ies)|bra|underwear|panties|topless|strip\w*|boobs?|tits?|ass|butt|dick|cock|pussy|lips|curves|kiss\w*|touch\w*|lick (?:you|u)|suck\w*|wear\w*|take (?:it|them|that|those) (?:off|down)|delete\w*|remove\w*|who(?:'s| is| was| are| were)|him|men|guys?|dudes?|lying|lied|liar|lies|slut\w*|whore\w*|bitch\w*|ugly|fat|regret\w*|or else|everyone|everybody|expos\w*|screenshot\w*|pay|paid|money|cash|invest\w*|crypto|bitcoin|bank|account|card|gift|address|home|house|door|outside|gate|police|allow\w*|forbid\w*|permission|obey|mine only|jealous\w*|other (?:men|women|people)|answer me|reply now|right now|whatsapp|telegram|link|https?|www|school|underage|years? old|grade \d+ (?:girl|boy|learner)|hunt\w*|wait(?:ing)? for (?:you|u)|alone|tonight|come over|single mother|visa|your (?:place|street|building|kids|daughter|son|mother|family)|block\w*|unmatch\w*|report\w*|never|idiot\w*|stupid\w*|pathetic|loser\w*|trash|disgust\w*|worthless|moron\w*|dumb\w*|racis\w*|shut up|hate (?:you|u)|wrong number|engineer|general|army|widow\w*|oil|must (?:not|stop)|don'?t (?:talk|speak|post|go|you dare))\b/i;

const MISHEARD = kindsWith('misheard in openers');

const MOST_WORDS = 60;
export const isMisheardOpening = (plain: string, kind: FlagKind): boolean =>
  MISHEARD.has(kind) && plain.split(/\s+/).length <= MOST_WORDS && OPENING.test(plain) && !DANGER.test(plain);
