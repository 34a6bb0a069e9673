/** Tender talk that is no danger: beside some words the matter is a graver one. */
import { hits } from '../prefilter/prefilter.ts';
import type { Reading } from '../reading.ts';
import { has } from './situation.ts';

/** Beside one of these the matter is a graver one. */
const DARK =
  /\b(?:(?:hits?|hitting|beats?|beat|slapped|choked|punched|raped?) (?:me|him|her|us|them)\b|(?:scared|afraid) of (?:you|him|her)|threat\w*|police|protection order|violen\w*|abus(?:e[ds]?|ive|ing)\b|suicid\w*|kill (?:myself|you|him|her)|end(?:ing)? my life|don'?t want to (?:live|be here|wake up)|hurt(?:ing)? myself|molest\w*|custody (?:case|battle|fight)|dying|funeral|died|passed (?:away|at|on|this|last|in)\b|lost (?:the|our|my|her|his|a) (?:\w+ )?(?:baby|m[ou]m|dad|father|mother|gran\w*|husband|wife|brother|sister|child|son|daughter|flat|house)\b|(?:a|had a|his|her) stroke\b|a ?& ?e\b|casualty|icu\b|ambulance|sleeping in (?:the|my) \w+|homeless|touch(?:es|ed|ing) (?:her|him|them|my (?:daughter|son|child|kids?))\b|(?:ending|end) it(?: all)?\b(?! (?:with|and))|stopped (?:moving|breathing)|ventilator|intensive care|life support|hospital|in a coma|unconscious|bleeding|accident|(?:send|tell|bring) my (?:brothers|boys|uncles|cousins) to|(?:come|coming|came) to (?:your|ur) (?:house|place|work)\b(?! (?:for|on|after))|(?:give|send|show) me (?:your|ur) (?:password|pin|location)|or else\b|relaps\w*|cut(?:ting)? myself|gun\b|before i do it|will find (?:him|her|you)|locks? me|kicked (?:the|my) door|push(?:ed|ing) me|shov(?:ed|ing) me|never let me go|lump\b|biopsy|knife|missing since|kidnap\w*|social worker|bruis\w*|chok(?:e|ed|es|ing)\b|no point (?:in|of)|can'?t (?:go on|do this life)|tired of (?:living|life)|bankrupt\w*|forc(?:ed|es|ing) me|stalk\w*|miscarr\w*|nudes?|naked|e-?wallet|refund|voucher|airtime|bitcoin|usdt|invest(?:ed|ing|ment)\w*|overdos\w*|prison|jail|(?:can|could|will|would|please) (?:you |u )?(?:send|lend|loan|borrow|transfer|pay|sponsor|help me (?:out )?with)\b[^.!?]{0,20}\b(?:me|money|r ?\d|rent|ticket|fare|fees?|bill)\b)/i;
const PARTS =
  /\b(?:goodbye|leave me alone|block(?:ed|ing)? (?:you|u)|report(?:ed|ing)? (?:you|u)|unmatch\w*|we'?re (?:done|over|finished)|it'?s over|(?:don'?t|do not|never|stop) (?:ever )?contact(?:ing)? me|never want to (?:see|hear)|lose my number|all the best|wish you (?:well|all)|take care of yourself)\b/i;

/** What is said of the two of them, in English, with nothing graver beside it. @param parts a goodbye may be in it */
export const isTender = (r: Reading, parts: boolean): boolean =>
  r.language.base === 'en' &&
  (r.kind === 'words' || r.kind === 'photo-with-words') &&
  (r.action === 'reply' || r.action === 'support') &&
  r.flags.every(({ kind }) => kind === 'wellbeing') &&
  !has(r, 'self_harm', 'harassment', 'insult') &&
  !hits(DARK, r.plain) &&
  (parts || !hits(PARTS, r.plain));
