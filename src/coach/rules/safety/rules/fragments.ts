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
export const AT_PLAY =
  '(?: (?:at (?!home|night|his|her|my|our|work|the house)|to (?!a pulp|death|within|the ground)|by (?:\\d|a |one|two|half)|hands down|fair and square|in (?:the (?:race|finals?|semis?|quiz|league|sprint|game|match|rematch)|straight sets|every game)|every (?:single )?(?:game|round|match|set)))';

export const LAUGH = /😂|🤣|😜|😝|😅|😄|😆|\b(?:a?ha(?:ha)+|hehe+|lo+l|lmf?ao|jk|just kidding)\b/iu;
