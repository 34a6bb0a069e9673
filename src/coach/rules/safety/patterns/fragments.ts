/** Word families that several rules share. */

export const AMOUNT =
  '(?:(?:[$€£₦]|\\br|\\brs|\\busd|\\bzar|\\bn)\\s?\\d[\\d,. ]*k?\\b|\\b\\d[\\d,.]*\\s?(?:k\\b|usd|dollars?|euros?|pounds?|rands?|bucks|zar|naira|btc|usdt|bitcoin))';
export const TRADE =
  '(?:crypto(?:currency)?|bitcoin|btc|eth(?:ereum)?|usdt|forex|fx trad\\w*|trading|trade|trader|invest(?:ing|ment|ments|ed)?|mining (?:pool|platform)|gold trad\\w*|coin|blockchain|binary options?|staking|stocks?|mt[45]|luno|binance|valr|nas ?100)';
export const OTHER_APP =
  '(?:whats ?app|telegram|signal|hangouts|google chat|wechat|line app|kik|snapchat|zangi|viber|gmail|e-?mail|t\\.me|wa\\.me)';
/** Somebody of the writer's, told about or used as a reason. */
export const KIN =
  '(?:mom|mum|mother|mommy|dad|father|son|daughter|child|kids?|baby|sister|brother|aunt|uncle|gran|granny|gogo|ouma|oupa|niece|nephew|cousin|wife|husband)';
/** Follows `beat me`: in a game, a race or to the last seat, not with fists. */
export const BEATEN_IN_PLAY =
  '(?: (?:at (?!home|night|his|her|my|our|work|the house)|to (?!a pulp|death|within|the ground)|by (?:\\d|a |one|two|half)|hands down|fair and square|in (?:the (?:race|finals?|semis?|quiz|league|sprint|game|match|rematch)|straight sets|every game)|every (?:single )?(?:game|round|match|set)))';
export const LAUGH = /😂|🤣|😜|😝|😅|😄|😆|\b(?:a?ha(?:ha)+|hehe+|lo+l|lmf?ao|jk|just kidding)\b/iu;
/** A few words in between. */
export const GAP = '[^.!?\\n]{0,45}?';
export const WHOSE = '(?:your|ur)';
/** Somebody else, told about. */
export const THEY =
  "(?:my (?:ex|stalker|husband|wife|boyfriend|girlfriend|partner|stepdad|dad|father|brothers?|boss|landlord|neighbour|uncle|cousin)(?:[- ](?:wife|husband|boyfriend|girlfriend))?|he|she|someone|somebody|an? (?:man|guy|woman|stranger|customer|patient|client)|this (?:man|guy|woman)|some (?:man|guy|guys|men)|they)(?:'s| has| have| is| are| was| were| still| just| keeps| kept| been| always| even| then| would| started| again)*";
export const YOU = '(?:you|u|ya)';
export const YOUR = '(?:your|ur)';
/** An amount, or a number that is no year. */
export const SUM = `(?:${AMOUNT}|\\b(?!(?:19|20)\\d\\d\\b)\\d{3,6}\\b)`;
export const HOME =
  '(?:house|home|flat|place|gate|door|window|curtains?|balcony|street|road|car|light|lights|bus stop|work|office|gym|school|building|yard|bedroom|parking)';
/** The reader's home or work, or just the reader's. */
export const YOURS = `(?:yours|${YOUR} (?:${HOME}))`;
