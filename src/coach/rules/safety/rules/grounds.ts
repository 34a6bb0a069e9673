/** What a danger is made of: where a message has none of it, what the trained reader suspects of that kind hangs on the company of words alone. */
import type { FlagKind } from '../../contract.ts';
import { AMOUNT, TRADE } from './fragments.ts';
import { rule } from './rule.ts';

/** Only kinds that cannot be without a word of theirs; fear, contempt, desire and despair can do without any. For English. */
export const GROUNDS: Readonly<Partial<Record<FlagKind, RegExp>>> = {
  scam_crypto: rule(
    `\\b(?:${TRADE}|profits?|earn\\w*|money|cash|savings?|income|salary|platform|invest\\w*|doubl\\w*|usdt|wallet|markets?|returns?|signals?|coins?|grow\\w*|funds?|capital|bank|rich|wealth\\w*|financ\\w*|opportunit\\w*|passive|deposit\\w*|withdr\\w*|stake|assets?|percent|pay(?:s|ing|out)?|million\\w*|business|sign up|register|join|app|group)\\b|${AMOUNT}|\\d ?%|[$€£]`,
  ),
  scam_money: rule(
    `\\b(?:money|cash|pay(?:ing|ment)?|paid|fees?|send(?:ing)?|lend|loan|borrow|help|assist\\w*|transfer|e-?wallet|e-?transfer|bank|accounts?|fund\\w*|rent|deposit|airtime|data|vouchers?|broke|afford|cost\\w*|bills?|debt|tickets?|fare|need(?:ed|s)?|short|stuck|stranded|sponsor|support|spare|urgent\\w*|customs|parcel|package|hospital|inherit\\w*|western union|gift|donat\\w*|rands?|dollars?|euros?|pounds?|salary|settle|cover|sort me|food|medicine|evict\\w*|fees)\\b|${AMOUNT}|\\d{3,}|[$€£]`,
  ),
  scam_code:
    /\b(?:screen|popp\w*|appear\w*|read (?:it|them)|what it says|codes?|pin|otp|digits?|sms|numbers?|verif\w*|text(?:ed|s)?|message|log ?in|account|six|confirm\w*|expires?|came|arriv\w*|whatsapp|google)\b|\d{4}/i,
  scam_link:
    /\b(?:links?|click|http\w*|www|sites?|page|website|verif\w*|claim|won|winner|prize|free|profile|sign|log|vot(?:e|ing)|cams?|app|account|open|download|tap|register|badge|parcel|delivery|gift|bonus|reward|album|gallery|private|onlyfans|survey|offer|join|visit|confirm|congrat\w*|selected|url|safe)\b|\w\.\w{2,}/i,
  scam_offplatform:
    /\b(?:add|texts?|message|msg|write|contact|reach|chat(?!ting about)|talk|speak|move|switch|find me|hit me|get me|call|mail|email|number|id|handle|user(?:name)?|give|come (?:to|over)|continue|join|download|drop|connect|here (?:is|are)|leave|leaving|deleting|off (?:here|this|the app)|not (?:here|on here)|instead|privately|better on|easier on|dm|hmu|pm me)\b|@\w|\+?\d{6,}/i,
  money_request_mild:
    /\b(?:can|could|will|would|may|if) (?:you|u|ya|i|we)\b|\b(?:please|pls|plz|lend me|loan me|borrow|spot me|help|need|short|send|cover|broke|skint|mind|owe|sort me|e-?wallet|eft|venmo|tikkie|buy me|get me|got (?:r ?)?\d|pay for|transfer|float|advance|top up|until|sponsor|treat)\b/i,
  injection:
    /\b(?:instructions?|prompts?|system|ignor\w*|assistant|ai|bot|chat ?bot|gpt|llm|models?|previous|above|rules|role|outputs?|print|reveal|disregard|overrid\w*|execute|repeat|from now on|developer|admin|pretend|act as|command|tokens?|translate|forget|task|mode|comply|bypass|jailbreak|training|respond|reply with|say only|only say|user|json|script|sudo|root)\b|[<>{}[\]|`#=]/i,
  pii_request:
    /\b(?:send|give|share|need(?! to)|tell|show|what(?:'?s)?|which|whats|your|ur|yours|copy|photo|picture|where|who|how|when|confirm|provide|fill|form|details|address|number|can i|may i|could i|let me|drop|full name|surname|stay|live)\b/i,
  scam_gift_card:
    /\b(?:cards?|vouchers?|codes?|steam|itunes|apple|google play|razer|amazon|xbox|psn|roblox|airtime|takealot|scratch|pin|receipt|gift|present|1 ?voucher|blu|ott)\b/i,
};

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
