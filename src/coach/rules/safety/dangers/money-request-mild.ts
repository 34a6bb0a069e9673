/** A small favour with money, early on. */

import { anyOf, inFewWords } from '../patterns/forms.ts';
import { AMOUNT } from '../patterns/fragments.ts';
import { rule } from '../patterns/rule.ts';
import type { Danger } from './danger.ts';

/** Marks for a subject are no money for a taxi. */
const MARKS =
  "^(?![\\s\\S]*\\b(?:r ?\\d+|short|sponsor|borrow\\w*|cash|payday|lend|loan|send|spot me|help|cover|transfer|e-?wallet|payshap|eft|please|pls|need|broke|(?:can|could|would|will) (?:you|u)|(?:you|u) got|taxi|uber|petrol|airtime|data)\\b)[\\s\\S]*\\bgot (?:an? )?\\d{1,3}(?: ?%)? (?:for|in|on) (?:my |the |that |this )?(?:\\w+ )?(?:stats|statistics|maths?|math lit|physics|science|biology|life sciences?|chemistry|accounting|economics|english|afrikaans|zulu|xhosa|french|history|geography|law|tax|audit\\w*|anatomy|coding|programming|exams?|tests?|essays?|assignments?|modules?|papers?|projects?|quiz|orals?|thesis|dissertation|theory|practicals?|learner'?s|module \\w+|presentation)\\b";
/** Waiting for the end of the month asks nobody for anything. */
const WAITING_FOR_PAY =
  /^\W*(?:(?:still|just|i'?m|ugh|can'?t wait|so|flat|totally|completely|me)[ ,]+)*(?:waiting for|for|broke (?:till|until|til)|no money (?:till|until|til)|counting (?:the |down (?:the )?)?days (?:to|until|till)) (?:pay ?day|month ?end)(?: (?:again|lol|haha|as usual|this month))*\W*$/i;

export const moneyRequestMild: Danger = {
  severity: 'info',
  action: 'caution',
  advice:
    'A small favour with money, early on. It can be honest; a plan that costs you nothing is the safer answer.',
  title: 'A small favour with money',
  intents: ['money_request'],
  traits: [],
  ifDrafted: undefined,
  guessedAs: 'soft',
  saidBy: ['scam_money', 'scam_gift_card'],

  rules: [
    {
      cue: rule(
        `\\b(?:could|can|would|will|mind|if)\\s+(?:you|u|ya)?\\s*(?:maybe |possibly |just |also |please ){0,4}(?:cover|spot|lend|get|pay for|paying for|covering|grab|e-?wallet|float|borrow me|book and pay)\\b[^.!?]{0,45}\\b(?:uber|bolt|taxi|ride|lift|petrol|ticket|tickets|drinks?|coffee|lunch|dinner|bill|airtime|data|entrance|r ?\\d{2,3}|\\$ ?\\d{1,2}|£ ?\\d{1,2}|€ ?\\d{1,2}|twenty|fifty|a hundred|cab|parking|deposit)\\b`,
      ),
      with: /\b(?:pay (?:you|u) back|send (?:you|u|it)[^.!?]{0,30}back|refund|owe (?:you|u)|eft|next time|payday|paid (?:on|next)|app is down|card (?:got|is|was)|forgot my (?:wallet|card)|short|broke|till|until|r ?\d|\$ ?\d|cover (?:my|the)|spot me|lend me|float me|borrow)\b/i,
    },
    {
      cue: rule(
        `\\b(?:(?:spot|lend|float|loan|borrow) me\\b[^.!?]{0,40}(?:${AMOUNT}|\\bfor\\b|\\bbucks|\\btill|\\buntil)|(?:(?:can|could|would) (?:you|u)|please|pls) (?:maybe |possibly |just )?(?:help|assist)(?: me| out)* with (?:like |about |just |only |maybe )*(?:${AMOUNT}|\\b\\d{2,3}\\b)|(?:can|could) i borrow\\b[^.!?]{0,15}(?:${AMOUNT}|\\b\\d{2,5}\\b)|(?:send|buy|get|load) me[^.!?]{0,15}\\b(?:airtime|data)\\b)`,
      ),
    },
    inFewWords(
      {},
      `(?:lend|borrow|loan|spot|advance|float) (?:me )?(?:a )?…(?:r ?\\d{1,3}|\\d{1,3}|tenner|fiver|twenty|bucks|quid|euros?)`,
      `(?<!\\b(?:wanna|want to|wants to|let'?s|lets|we|up for|keen to|fancy|to go|go|(?:,|and) you|i|i'?ll|i will|i'?d|we|we'?ll|let me|i'?ve|i can|i could|i should|shall i|should i|can i|could i) (?:\\w+ )?)(?:get|pay|cover|buy|grab)…(?:the |my |this )?(?:uber|coffee|entry|ticket|train|bus|petrol|popcorn|lunch|round|drink)…(?:this time|broke|skint|back|wallet|love u|and i|pls|please|\\?)`,
      `(?:venmo|ewallet|e-wallet|eft|send|tikkie) me \\d{1,3}\\b|need a (?:tenner|fiver|lift fare)`,
      `(?:got|have you got|have u got) (?:r ?)?\\d{1,3} (?:for|cash|on)|\\d{1,3} for (?:my|the) (?:train|bus|parking|uber|ticket|petrol)`,
      `top up my phone|broke (?:lol|till|until)|bit skint`,
    ),
    // The fare to a meeting, before there was one.
    {
      cue: /\bi (?:only |just |still |would |will )*(?:need|require|am short(?: of)?|'?m short(?: of)?) (?:of )?(?:about |like |just |only )?(?:r ?\d[\d ]{0,6}|\d{2,5} (?:rand|bucks))\b[^.!?]{0,30}\b(?:taxi|uber|bolt|bus|transport|travel|petrol|fuel|fare|flight|ticket|airtime|data)\b/i,
      unless: /\b(?:a month|per month|every month|for work|to work|my budget|split|atm|where(?:'?s| is))\b/i,
    },
    {
      cue: /\b(?:get|give|send|load|lend) me (?:like |about |just |a )?(?:r ?)?\d{2,3} (?:for|till|until|please|pls|quick|so)\b/i,
      unless: /\b(?:minutes|mins|seconds|reasons|songs|photos|km|hugs|kisses|points)\b/i,
    },
  ],

  // Who has no money for a plan says no to the plan and asks for none.
  everyday: anyOf(
    MARKS,
    // Thanked or sorry beforehand.
    '^(?![\\s\\S]*\\b(?:lend|borrow|loan|send|transfer|e-?wallet|cash|pay(?:ment|day)?|salary|rent|deposit)\\b)[\\s\\S]*\\b(?:sorry|thanks|thank you|apolog\\w+|warn\\w*|congrat\\w*|know|book\\w*) (?:\\w+ )?in advance\\b',
    "^(?![\\s\\S]*\\b(?:lend|borrow|send|help|spot|cover|pay|transfer|e-?wallet|sponsor|airtime|data|loan|(?:can|could|would|will) (?:you|u)|please|pls|need|payshap|treat|buy|get me|r ?\\d+)\\b)[\\s\\S]*\\bi(?:'?m| am) (?:so |a bit |totally |really |completely |dead )?(?:broke|skint|saving)\\b",
    // Who owes the reader and wants to pay asks for none either.
    "^(?![\\s\\S]*\\b(?:lend|borrow|spot me|cover|sponsor|loan|(?:can|could|would|will) (?:you|u)|(?:send|give|buy|get) me|till|until|payday|next (?:week|month)|short|broke|stuck|but i)\\b)[\\s\\S]*\\bi (?:still |do )?owe (?:you|u)\\b[\\s\\S]*\\b(?:can|could|may|shall|should|let me|i'?ll|i will|how (?:do|can|should)) (?:i |just )?(?:e-?ft|pay|send|e-?wallet|payshap|snapscan|transfer)\\b",
  ),
  harmless: WAITING_FOR_PAY,
  excuse: WAITING_FOR_PAY,
  grounds:
    /\b(?:can|could|will|would|may|if) (?:you|u|ya|i|we)\b|\b(?:please|pls|plz|lend me|loan me|borrow|spot me|help|need|short|send|cover|broke|skint|mind|owe|sort me|e-?wallet|eft|venmo|tikkie|buy me|get me|got (?:r ?)?\d|pay for|transfer|float|advance|top up|until|sponsor|treat)\b/i,
};
