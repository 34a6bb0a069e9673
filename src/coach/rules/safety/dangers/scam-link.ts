/** Links that collect: a page to confirm on, a prize to claim, a private show. */

import { IN_THEIR_PHOTO } from '../patterns/everyday-talk.ts';
import { anyOf, excuse, inFewWords, inOtherLanguages } from '../patterns/forms.ts';
import { YOU } from '../patterns/fragments.ts';
import type { Danger } from './danger.ts';

/** `free tonight?`: of being free, not of something for free. */
const PLAIN_FREE =
  '^\\W*(?:(?:hey|hi|so|and|ok|well|hello)[ ,!]+)*(?:(?:are |r )?(?:you|u|ya) )?(?:around|free|busy)(?: (?:tonight|tomorrow|tmrw?|later|now|on|at|the|this|next|\\w+day|weekend|evening|afternoon|week|for (?:a )?(?:drink|coffee|chat|call|lunch|dinner|walk)s?))*\\W*$';
/** One link, to where people share clips and songs, and no word of money, prizes or passwords. */
const SHARED_CLIP =
  '^(?![\\s\\S]*\\b(?:click|claim|verify|prize|voucher|log ?in|password|account|invest\\w*|crypto|bitcoin|winner|bank|pay|confirm|offer|earn|profit|telegram|whatsapp|sign up|vote)\\b)(?:(?!https?:|www\\.)[\\s\\S])*https?://(?:[\\w-]+\\.)*(?:youtube\\.com|youtu\\.be|instagram\\.com|tiktok\\.com|spotify\\.com|soundcloud\\.com|giphy\\.com|tenor\\.com|reddit\\.com|maps\\.app\\.goo\\.gl|imgur\\.com|pinterest\\.com)(?:/\\S*)?(?:\\s(?:(?!https?:|www\\.)[\\s\\S])*)?$';
/** A game of what if. */
const IF_THEY_WON =
  '^\\W*(?:(?:hey|hi|so|ok|random|question)[ ,!:]+)*(?:what would (?:you|u) (?:do|buy|spend it on)(?: first)?,? if (?:you|u) won (?:the |a )?(?:lottery|lotto|million|jackpot|powerball)|if (?:you|u) won (?:the |a )?(?:lottery|lotto|million|jackpot|powerball),? what would (?:you|u) (?:do|buy)(?: first)?)\\W*$';
/** They would click, as people do. */
const WE_CLICK =
  "^(?![\\s\\S]*\\b(?:links?|https?|www|here|below|claim|verify)\\b)\\W*(?:(?:i (?:think|feel(?: like)?|bet|reckon|guess|have a feeling)|feels like|seems like|glad|happy|so) )?(?:that )?(?:you and i|you and me|we)(?:'?d| would| could| might| will|'?ll)? (?:(?:just|really|totally|definitely|probably|already|kind of|instantly) )*click(?:ed)?(?: (?:well|really well|instantly|straight away|right away|from the start|so well|already))*\\W*$";

/** A link to something to read, cook or hear, and no word of money, prizes, passwords or proof beside it. */
const BAIT =
  /\b(?:click|claim|verif\w*|prize|voucher|log ?in|passwords?|accounts?|invest\w*|crypto|bitcoin|winner|won|bank|pay|confirm|offer|earn\w*|profit\w*|telegram|whatsapp|sign(?:ed)? ?up|register|vote|card|free|private|pics?|photos?|naughty|nudes?|cam|badge|safe|parcel|before we meet|18\+|gift|bonus|reward|my (?:page|profile|site|channel))\b/i;
const SHARED =
  /\b(?:recipes?|articles?|songs?|videos?|clips?|menu|playlist|podcast|trailer|map|route|trail|tickets?|blog|review|read this|watch this|listen|cook|bake|restaurant|cafe|caf[eé]|event|gig|market|film|movie|book|poem|quiz|documentary|weather|match|game)\b/i;
const LINK = /\bhttps?:\/\/[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|co|za|co\.za|uk|tv|fm|app)(?:\/\S*)?/gi;

export const isSharedLink = (plain: string): boolean =>
  plain.match(LINK)?.length === 1 &&
  SHARED.test(plain) &&
  !BAIT.test(plain) &&
  !/\d{3,}\.|xn--|@/.test(plain);

export const scamLink: Danger = {
  severity: 'danger',
  action: 'warn',
  advice: 'Possible phishing: do not open the link, confirm nothing, and report the message in the app.',
  title: 'They sent something that wants a click',
  intents: ['phishing_link'],
  traits: [],
  ifDrafted: undefined,
  guessedAs: 'grave',

  rules: [
    {
      cue: /(?:\b(?:bit\.ly|tinyurl|t\.co|goo\.gl|cutt\.ly|rb\.gy|is\.gd|shorturl|wa\.link)\b|https?:\/\/\S+|\bwww\.\S+|\b[\w-]+\.(?:xyz|top|click|ru|tk|live|site|online|vip|icu|cc|info|club)\b\S*)/i,
      with: /\b(?:verify|verification|claim|prize|won|winner|free|log ?in|sign ?up|register|confirm|account|safe dating|age check|badge|click|vote for me|profile|private (?:pics|photos|album)|cam|limited|gift|parcel|reward|password|credit card|18\+|here are my|see more|before we meet|bonus|earn|invest)\b/i,
      unless:
        /\b(?:spotify|youtube|youtu\.be|maps|google\.com\/maps|goo\.gl\/maps|wikipedia|instagram|imgur|quicket|webtickets|parkrun|strava)\b/i,
    },
    {
      cue: /\b(?:you(?:'?ve| have)? (?:just |officially )?won (?:(?:a|an|the|our|this|your|free) ){0,2}(?:\w+ ){0,2}?(?:prize|jackpot|lott(?:ery|o)|iphone|voucher|gift|giveaway|raffle|draw|promo\w*|competition|airtime|data|cash|reward|grant|rands?|dollars|euros|pounds|million|[r$£€] ?\d[\d.,]*k?|\d{3,})|you(?:'?re| are) (?:the|a|our) (?:lucky )?winner|congratulations[,! ]+you(?:'?ve| have|'?re| are)? (?:just )?(?:won|been|the|our|a (?:lucky )?winner|selected|chosen|qualif\w*|eligible|entitled|can claim)|claim (?:your|ur) (?:prize|reward|gift)|reply (?:yes|y|stop|1) to (?:confirm|claim|continue|verify)|your (?:account|profile) (?:has been|will be|is) (?:suspended|blocked|limited|deleted|locked))\b/i,
      unless:
        /\b(?:(?:if|when|whenever|once|suppose|imagine|pretend|wish|say|until|unless|after|hope|like|think|heard|dreamt|dreamed|glad|happy|since|because|know) (?:that )?you(?:'?d|'?ve| had| have)? (?:\w+ )?won|you(?:'?ve| have)? won (?:me|this|that|the (?:argument|round|bet|point)|my|at|us|him|her|over|,? ?(?:fine|ok))|the pub|quiz|bet|with me\b|fair and square|this (?:round|one))|😂|🤣/i,
    },
    {
      cue: /\b[\w-]*(?:verif|safe|dating|claim|prize|secure|badge|login|bonus)[\w-]*\.(?:com|net|org|co|app|info)\b/i,
      with: /\b(?:register|verify|verification|badge|log ?in|sign ?up|confirm|claim|must|click|before we meet)\b/i,
    },
    {
      cue: /\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b\/?\S*/i,
      with: [
        /\b(?:parcel|package|delivery|redelivery|refund|sars|sassa|sapo|pending|unpaid|fine|grant|account|reported|suspended|your profile|lose access|badge|verify|verification)\b/i,
        /\b(?:pay|claim|confirm|verify|log ?in|register|update|within \d+ ?(?:h|hours?)|before)\b/i,
      ],
      unless:
        /\b(?:spotify|youtube|youtu\.be|maps|wikipedia|quicket|webtickets|parkrun|strava|computicket|takealot\.com)\b/i,
      clears: ['story', 'joke'],
    },
    inOtherLanguages(
      '(?:klik|kliek)…hier…|privaat foto|(?:haz clic|pincha)…|clique[sz]?…(?:lien|ici|confirm)|klick\\p{L}*…(?:hier|link)|cli(?:ca|que)…(?:aqui|link)|chofoza…',
    ),
    inFewWords(
      {
        unless:
          /\b(?:spotify|youtube|maps|recipe|playlist|menu|article|strava|(?:from|on|in) (?:your|ur) (?:\w+ )?(?:profile|bio|pics?|photos?|story|second|first)|(?:pic|photo|video) with (?:the|a|your)|with the (?:goat|dog|cat|horse|hat|beard|moustache|cake|fish))\b/i,
      },
      `(?:is (?:this|that) (?:really )?(?:you|u))\\b…(?:video|pic|photo|page|link|\\.\\w{2,})`,
      `(?:${YOU} won|claim|free (?:gift|iphone|data|tickets?))…(?:click|link|here|tap|\\.\\w{2,4}/|prize|gift card)`,
      `(?:click|tap|open|verify|confirm|log ?in|sign in|register)…(?:link|here|below|this)…(?:card|pics?|photos?|verify|free|age|account|video|private|see)`,
      `(?:private|hot|my) (?:pics?|photos?|videos?|album|gallery)…(?:link|here|site|\\.\\w{2,4}/|click|card|sign)`,
    ),
  ],
  everyday: anyOf(
    '\\bclaim (?:your|ur|the) prize\\b[^.!?]{0,6}\\b(?:come|meet|kiss|buy me|smile|by (?:having|coming|meeting))\\b(?![\\s\\S]*(?:https?:|www\\.|\\.\\w{2,4}\\/))|\\b(?:prize|reward) is (?:a |an )?(?:date|coffee|dinner|drink|kiss|hug|me)\\b',
    '^(?![\\s\\S]*(?:\\b(?:click|verify|pay here|login|log in)\\b|https?:|www\\.))[\\s\\S]*\\b(?:kind regards|sign ?off|phishing (?:test|training|course)|at work we|it department)\\b',
  ),
  harmless: excuse(
    /^(?![\s\S]*\b(?:click|claim|link|verify|prize|voucher|https?|www)\b)[\s\S]*\b(?:we|they|the (?:boks|boys|girls|lads|team)|my team) (?:\w+ )?(?:won|lost|drew)\b/
      .source,
    PLAIN_FREE,
    SHARED_CLIP,
    WE_CLICK,
    IN_THEIR_PHOTO,
    IF_THEY_WON,
  ),
  excuse:
    /\b(?:a date with me|terms and conditions|i googled you|raffle i|pub quiz|in 20[01]\d|who won|we won|you won (?:the|that|an?) (?:argument|bet|round|game|race|quiz))\b/i,
  grounds:
    /\b(?:links?|click|http\w*|www|sites?|page|website|verif\w*|claim|won|winner|prize|free|profile|sign|log|vot(?:e|ing)|cams?|app|account|open|download|tap|register|badge|parcel|delivery|gift|bonus|reward|album|gallery|private|onlyfans|survey|offer|join|visit|confirm|congrat\w*|selected|url|safe)\b|\w\.\w{2,}/i,
  isMistaken: ({ plain }) => isSharedLink(plain),
};
