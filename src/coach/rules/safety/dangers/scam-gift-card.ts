/** Gift cards: a code on a card is cash that cannot be traced. */

import { FRAUD_HELP } from '../help-lines.ts';
import { inFewWords, inOtherLanguages, soft } from '../patterns/forms.ts';
import { rule } from '../patterns/rule.ts';
import type { Danger } from './danger.ts';

const CARD =
  '(?:(?:(?:gift|steam|itunes|i-?tunes|google ?play|amazon|apple|razer|xbox|vanilla|takealot|1 ?voucher|ott|blu|paysafe|google|netflix|checkers|game)(?:[- ](?:gold|play|store))?[- ]?(?:gift )?(?:cards?|vouchers?))|1 ?voucher|gift ?cards?)';
const CARDS =
  '(?:steam|itunes|apple|google play|amazon|razer(?: gold)?|xbox|playstation|psn|roblox|vanilla(?: visa)?|ebay|sephora|netflix|takealot|1 ?voucher|blu ?voucher|ott|paysafe\\w*|gift ?cards?|vouchers?)';

export const scamGiftCard: Danger = {
  severity: 'danger',
  action: 'warn',
  advice: `Possible gift-card scam: a card's code is cash that cannot be traced. Buy none and photograph none. ${FRAUD_HELP}`,
  title: 'They asked for gift cards',
  intents: ['money_request'],
  traits: ['carries over'],
  ifDrafted: 'money',
  guessedAs: 'grave',

  rules: [
    {
      cue: rule(
        `\\b(?:buy|get|grab|pick up|purchase|send|need|help|find|load|prove it with|with)\\b[^.!?]{0,45}\\b${CARD}\\b|\\b${CARD}\\b[^.!?]{0,60}\\b(?:code|pin|scratch|numbers?|pic(?:ture)?|photo|back of)\\b`,
      ),
      with: /\b(?:can (?:you|u)|could (?:you|u)|will you|would you|please|pl[sz]|kindly|just|help|need|for me|get me|buy me|send me|scratch|code|pin|refund|urgent|prove|favou?r|pictures?)\b/i,
      clears: ['story', 'denied'],
      unless:
        /\b(?:(?:i |i've )got (?:me |us )?an?|(?:i |i've )got (?:gift|steam)|(?:from|for) my (?:mom|mum|boss|gran|aunt|sister|work|colleagues)|won an?|for (?:my|your) birthday (?:from|i got)|gave me|spent (?:my|the)|to spend)\b/i,
    },
    inOtherLanguages(
      '(?:koop|stuur)…(?:vir my)…(?:voucher|geskenkkaart|lugtyd)',
      '\\p{L}*(?:thenge|thumele)\\p{L}*…(?:voucher|i-?voucher|airtime)',
      '(?:compra|manda|env[ií]a)\\p{L}*…tarjeta…(?:regalo|steam|amazon|google)',
      '(?:ach[eè]te|prends|envoie)…(?:carte|coupon)…(?:transcash|pcs|neosurf|cadeau|steam|amazon|google)',
      '(?:kauf|schick)\\p{L}*…(?:gutschein|guthabenkarte|geschenkkarte|paysafe)',
      '(?:compra|manda)\\p{L}*…cart[aã]o…(?:presente|steam|google)',
    ),
    inFewWords(
      { unless: /\b(?:birthday|got an?|i have an?|from work|won|spend|expired|gave me)\b/i },
      `(?:send|buy|get|need|bring|want|grab|prove|load|photograph)…${CARDS}…(?:card|cards|code|pin|for me|\\d+|please|plz|pls|first)`,
      `(?:send|read|give|photograph|scratch|keep)…(?:code|pin|numbers?|digits|cards?|receipt)…(?:back|cards?|receipt|slip)`,
      `${CARDS}…(?:only|works|card \\d+|works too|nobody checks|and i'?m (?:yours|urs)|any shop)`,
      `(?:\\d+ ?x ?\\d+|two|three|2|3)…${CARDS}`,
      `(?:only takes|i only take|takes only|no cash|(?:can't|cannot|don't|doesn't) (?:take|accept|use|do) (?:cash|cards?|eft|bank))…${CARDS}`,
      `only (?:accept |use |with )?(?:1 ?voucher|blu ?voucher|ott|steam|itunes|gift ?cards?|vouchers?)`,
      `koop (?:asb|asseblief)?…(?:1 ?voucher|voucher|geskenkkaart)`,
    ),
    {
      // The card that did not work, so another is wanted.
      cue: soft(
        '(?:already|says|showing|shows) (?:been )?(?:redeemed|used|claimed|invalid)',
        'scratch(?:ed)? (?:it |them )?too (?:hard|deep|much)',
      ),
      with: /\b(?:(?:get|buy|try|send) (?:me )?(?:another|one more|a new|the next)|same (?:amount|value|price)|another one|new one|sweetie|dear|honey|hun|babe|my love)\b/i,
      clears: ['story', 'joke'],
      unless:
        /\b(?:i (?:tried|bought|got)|my (?:coupon|voucher|ticket|discount)|checkers|pnp|woolies|uber eats|takealot)\b/i,
    },
    {
      cue: soft('(?:razer|steam|itunes|apple|google play|xbox|psn|vanilla|amazon)(?: gold| visa)? cards?'),
      with: /\b(?:(?:truly|really) (?:love|care)|if (?:you|u) (?:love|care)|(?:should|must)(?:n'?t| not) be (?:a |an )?(?:quarrel|problem|issue|fight|big deal)|my ex (?:used to|always)|prove (?:it|your))\b/i,
      clears: ['story', 'joke'],
    },
  ],
  harmless:
    /^(?![\s\S]*\b(?:send|buy|get) me\b)[\s\S]*\b(?:gave me|got me|i (?:got|won|spent|used|have)|spent my|used my)\b[^.!?]{0,30}\b(?:gift ?cards?|vouchers?)\b/i,
  grounds:
    /\b(?:cards?|vouchers?|codes?|steam|itunes|apple|google play|razer|amazon|xbox|psn|roblox|airtime|takealot|scratch|pin|receipt|gift|present|1 ?voucher|blu|ott)\b/i,
};
