/** Asked for money: the plea, what it is for, what hurries it. */

import { pattern } from '../../reading/pattern.ts';
import { FRAUD_HELP } from '../help-lines.ts';
import { anyOf, excuse, inFewWords, inOtherLanguages, inSouthAfrican, soft } from '../patterns/forms.ts';
import { AMOUNT, GAP, KIN, SUM, WHOSE, YOU } from '../patterns/fragments.ts';
import { rule } from '../patterns/rule.ts';
import type { Danger } from './danger.ts';

const GIVE =
  '(?:send|lend|loan|give|borrow|transfer|wire|e-?wallet|cash ?send|deposit|spot|help (?:me|us)(?: out)? with|advance|sponsor|pay|cover|top ?up|forward|spare|eft|load|settle|contribute|assist(?: me)?(?: with)?|come through with)';
const CASH =
  '(?:money|cash|funds|airtime|the fees?|fees|e-?wallet|cash ?send|instant money|something small|a (?:little|small|few)? ?(?:amount|loan|rand|bucks|dollars|hundred|thousand))';
/** What the money is said to be for. */
const PRETEXT = rule(
  `\\b(?:stuck|stranded|customs|immigration|hospital|clinic|surgery|operation|accident|emergency|jail|arrested|detained|bail|visa|passport|fine of|my (?:bank|card|account|wallet|salary|app)[^.!?]{0,30}(?:not working|blocked|frozen|declined|stolen|delayed|stopped|locked|being held|down)|blocked|frozen|evict(?:ed|ion)|throw(?:ing|n)? me out|kick(?:ing|ed)? me out|chas(?:e|ing) (?:me|us|her|him) (?:out|away)|rent|landlord|bills?|electricity|medic(?:ine|ation|al)|formula|nappies|groceries|food in the house|sick ${KIN}|my ${KIN}[^.!?]{0,40}(?:sick|ill|collapsed|hospital|school|operation|funeral|fees|hungry|birthday)|funeral|burial|school fees|fees|oil rig|deployed|deployment|military|army|soldier|peace ?keeping|offshore|vessel|contract|inheritance|lawyer|release|parcel|package|courier|clearance|shipment|flight|plane ticket|bus (?:fare|ticket)|taxi money|airport|robbed|mugged|stolen|desperate|(?:boss|company|job|work) (?:hasn'?t|didn'?t|haven'?t|not) (?:paid|pay)|(?:car|bakkie|phone|laptop|geyser) (?:is |just |got ){0,4}(?:broke|broken|broke down|died|stolen|smashed))\\b`,
);
/** What makes it urgent, flattering or hard to refuse. */
const PRESSURE =
  /\b(?:urgent(?:ly)?|immediately|asap|right now|before (?:they|he|she|midnight|tonight|monday|friday|tomorrow)|only (?:one|person) i|no ?(?:body|one) else|god (?:will |bless)|bless you|ashamed|hate to ask|embarrass\w* to ask|trust me|if you (?:love|care|trust)|my (?:love|dear|darling|queen|king)|(?:pay|refund|return|give|send) (?:you|it|u|everything)?\s?(?:it |everything |the money )?back|i(?:'ll| will|ll) (?:pay|refund|return|explain)|promise|swear|pls|plz|please|kindly|so (?:that )?(?:i|we) can (?:come|meet|see|call|visit)|then (?:i|we) can)\b/i;
const PLEA =
  "(?:please (?:help|assist)|pls help|plz help|help (?:me|us)(?! (?:choose|decide|pick|out with (?:a|this) (?:debate|decision)))|can (?:you|u) (?:help|assist)|you(?:'re| are)? (?:the )?only (?:one|person|hope)|(?:have|got) (?:no ?body|no one) else|if (?:you|u) (?:can|could) (?:help|assist)|(?:pay|give|refund) (?:it|you|u|everything)?\\s?(?:it )?back|anything you can spare|whatever you can|something small|you (?:just |only )?(?:have|need) to pay|needs? (?:a |about |just |only ){0,4}(?:r|\\$|£|€) ?\\d|god (?:will )?bless you|(?:ashamed|hate|embarrassed|scared) to ask)";
const OWN_SPENDING =
  /\bi(?:'ve| have)? (?:had to|just|already|only|have to)? ?(?:paid?|spent|blew|lost|saved) [^.!?]{0,20}(?:r ?\d|\d+ (?:rand|bucks))|\b(?:split|each|my half|your half|my share|owe you|owes me|i owe)\b/i;
const SUM_IN_OTHER_LANGUAGES =
  '(?:r ?\\d|u-?r ?\\d|ir ?\\d|\\d\\d|€|geld|dinero|plata|argent|soldi|dinheiro|imali|tjhelete|chelete)\\S{0,24}';
const SUM_IN_AFRIKAANS =
  '(?:r ?\\d[\\d ]*|\\d{2,}(?: rand)?|geld|kontant|(?:vyf|twee|drie|een|ses|agt|\\p{L}+)?honderd(?: rand)?|\\p{L}*duisend(?: rand)?|lugtyd|data|taxigeld|petrolgeld|huurgeld)';
const SUM_IN_NGUNI =
  '(?:imali\\p{L}*|i?mali|u-?r ?\\d+|r ?\\d+|\\d{2,}|amakhulu|ikhulu|amashumi|inkulungwane|i?-?airtime|i?-?data|iitiki|i-?ewallet)';
/** Money among people who know one another: a small sum, or a way out left open. */
const SMALL_LOAN = pattern('(?<![\\p{L}\\d])r ?(?:\\d{2}|1\\d\\d)(?!\\d)|as jy nie kan nie|uma ungenayo');
const FEE =
  "(?:release|clearance|customs|storage|processing|legal|lawyer'?s?|solicitor'?s?|handling|admin|activation|courier|delivery|transfer|courts?|visa|clinic|hospital|import|agency|leave|permit|unlock\\w*) (?:fee|fees|charge|charges|tax|duty|bill|cost|costs|deposit)";
const NEED =
  '(?:hospital|clinic|operation|surgery|visa|flight|ticket|customs|passport|rent|school fees|fees|funeral|airport|stranded|stuck|wallet|card is|frozen|orphans?|bail|medicine|food|airtime|bond|parcel|electricity|landlord|discharge|police)';
/** A customer and how he paid: the writer tells of a shift and asks nobody for anything. */
const HOW_A_CUSTOMER_PAID =
  '^(?![\\s\\S]*\\b(?:you|u|ur|your|yours|send|help|lend|borrow|loan|need|please|pls|transfer|deposit|e-?wallet|airtime|scratch|codes?|otp|link|invest\\w*|crypto|bitcoin|customs|fees?|hospital|stranded|rent|eft|payshap|refund|short|western union|moneygram|wire|cash me)\\b)[\\s\\S]*\\b(?:customers?|guests?|(?:an?|the|this|one|some) (?:\\w+ ){0,2}(?:man|lady|woman|guy|gentleman|uncle|tannie|oom|auntie|couple|kid|student|pensioner|granny))\\b[^.!?]{0,40}\\b(?:(?:tried|wanted|asked|offered) to pay|paid|tipped)\\b';
/** A small sum, asked with a way out, and no misfortune behind it that only money mends: `lend me R200 till payday, no worries if not`. */
const SMALL_FAVOUR =
  "^(?![\\s\\S]*(?:[1-9]\\d{3,}|\\d [\\d]{3}|\\dk\\b|[$€£] ?\\d{3}|\\d{3} ?(?:dollars|euros|pounds|usd)))(?![\\s\\S]*\\b(?:customs|hospital|surgery|operation|visa|flight|bail|police|airport|stranded|stuck|inherit\\w*|parcel|gift ?cards?|vouchers?|bitcoin|crypto|urgent\\w*|god|my (?:love|dear|queen|king|darling)|first|before (?:we|i) (?:meet|come))\\b)[\\s\\S]*\\b(?:(?:no (?:worries|problem|stress|pressure|drama|hard feelings|biggie)|(?:totally |completely |all )?(?:fine|ok|okay|cool|good)|don'?t worry|understand) if (?:you |u )?(?:not|no|can'?t|cant|don'?t|can not|that'?s not)|only if (?:you|u|it'?s|its|that'?s)|if (?:you|u) (?:can'?t|cant)[ ,]+(?:no|it'?s|that'?s|all)|feel free to say no|say no if)\\b";

export const scamMoney: Danger = {
  severity: 'danger',
  action: 'warn',
  advice: `Possible money scam: a plea for money from someone you have not met. Send nothing and report the profile. Paid already? ${FRAUD_HELP}`,
  title: 'They asked you for money',
  intents: ['money_request'],
  traits: ['carries over'],
  ifDrafted: 'money',
  guessedAs: 'grave',

  rules: [
    {
      cue: rule(
        `(?<!\\b(?:i|we|they|he|she)(?:'ll)? )\\b(?:can|could|will|would|please|pls|plz|kindly|asking|if|just|help|you to|u to|need you|want you)\\b[^.!?]{0,40}\\b${GIVE}\\b[^.!?]{0,50}(?:${AMOUNT}|\\b${CASH}\\b)`,
      ),
      with: PRETEXT,
      unless: /\b(?:split|my half|your half|each of us|we each)\b/i,
      clears: ['story'],
    },
    {
      cue: rule(`\\b${PLEA}`),
      with: [rule(`${AMOUNT}|\\b${CASH}\\b`), PRETEXT],
      unless: OWN_SPENDING,
      clears: ['story', 'denied'],
    },
    {
      cue: rule(
        `\\b(?:need|short(?: of)?|just|only|even|about)\\s+(?:about |just |only |like |by )?${AMOUNT}\\s*(?:is enough|helps?|would help|will do|instant money|cash ?send|e-?wallet|for (?:the |my |a )?(?:taxi|rent|food|meds?|medicine|electricity|ticket|transport|bus)|pl[sz]|please)`,
      ),
      with: PRETEXT,
      unless: OWN_SPENDING,
      clears: ['story', 'denied'],
    },
    {
      cue: rule(
        `\\b(?:can|could|may|let) (?:i|me) (?:please |maybe )?(?:borrow|loan|get)\\b[^.!?]{0,20}(?:${AMOUNT}|\\b\\d{3,5}\\b|\\bmoney\\b)|\\b(?:lend|borrow|loan) me (?:like |about |just |only )?\\d{3,5}\\b`,
      ),
      with: PRETEXT,
      clears: ['story', 'denied'],
    },
    {
      cue: /\b(?:(?:don'?t|do not) have (?:the |any |enough )?(?:money|cash|funds) (?:for|to (?:come|fly|travel|visit|get|buy))|(?:if you (?:could|can)|can you|could you|help me|please)[^.!?]{0,25}\b(?:help|assist|pay|sponsor|send|buy)\b[^.!?]{0,25}\b(?:my )?(?:flight|plane ticket|air ticket|ticket (?:to|home)|visa|bus fare|transport|travel costs|a new (?:phone|one)))\b/i,
      with: /\b(?:visit|come|see (?:you|each other|u)|meet|video|ticket|home|stuck|transport)\b/i,
      unless:
        /\b(?:concert|festival|movie|gig|show|rugby|comedy|split|beach walk|free date|cheap|stay local)\b/i,
      clears: ['story'],
    },
    {
      cue: /\b(?:throw(?:ing)? me out|god will bless you|anything you can spare|whatever you can (?:send|spare))\b/i,
      with: [
        PRESSURE,
        /\b(?:no ?body else|no one else|anything you can|whatever you can|help|assist|send|spare)\b/i,
        PRETEXT,
      ],
      clears: ['story', 'joke'],
    },
    {
      cue: /\b(?:western union|moneygram|wire transfer|cash ?app|zelle|e-?wallet|cash ?send|instant money|send money|bank transfer|bitcoin atm)\b/i,
      with: /\b(?:send|need|help|please|pl[sz]|urgent|me|stuck|transfer)\b/i,
      unless:
        /\b(?:my (?:sister|brother|mom|mum|dad) (?:sent|used)|scam|never|split|owe you|queue|i(?:'?ll| can| will) (?:send|pay|eft|e-?wallet) (?:you|it)|i (?:sent|paid|got))\b/i,
      clears: ['story', 'denied'],
    },
    {
      cue: rule(
        `\\b(?:stuck|stranded|customs|hospital|surgery|jail|detained|clearance fee|release fee|delivery fee|oil rig|deployed|inheritance|my (?:parcel|package)|(?:package|parcel) i sent)\\b[^!?]{0,160}(?:${AMOUNT}|\\b(?:money|funds|fee|fees|pay|loan|transfer)\\b)`,
      ),
      with: /\b(?:help me|send|pay the|you (?:just |only )?(?:have|need) to pay|lend|loan|assist|transfer|please|can you|can u|could you|will you|once it)\b/i,
      unless:
        /\b(?:my (?:shift|ward|patients?)|i work (?:at|in)|drinks on me|i'?ll pay|paying for (?:the|my) parking|can you believe|i paid|had to pay|i have to pay|traffic|i ordered)\b/i,
      clears: ['story'],
    },
    {
      cue: rule(
        `\\b(?:inheritance|trust fund|beneficiary|lottery|gold bars?|consignment)\\b[^.!?]{0,120}${AMOUNT}`,
      ),
      with: /\b(?:lawyer|release|clear|share|fee|documents|bank|percent|%|you and me)\b/i,
      clears: ['story'],
    },
    {
      cue: rule(
        `\\b(?:help me (?:with|out with)|send me|lend me|loan me|borrow(?: me)?|i need (?:about |just |only |like )?|transfer me|ewallet me|advance me)\\s*(?:with |a |some |just |about |like |only |the ){0,4}${AMOUNT}`,
      ),
      unless:
        /\b(?:uber|taxi|bolt|drinks?|tickets?|bill|split|coffee|lunch|dinner|pizza|airtime|data|deposit for (?:the|our) (?:restaurant|table|court)|braai|snacks|parking|to finish|saving|and a (?:farm|holiday|house|horse|yacht)|dream|miracle|lotto|therapist)\b/i,
      clears: ['story', 'denied', 'joke'],
    },
    {
      // The fare to a meeting, or a small sum that saves somebody.
      cue: rule(
        `\\b(?:if (?:you|u)(?: can| could)?|can (?:you|u)|could (?:you|u)|please|pls) (?:just |only |maybe )?(?:do|manage|organi[sz]e|arrange|make a plan (?:for|with|of)|come up with|get me|give me|sort(?: me)?(?: out)?(?: with)?) (?:like |about |just |even |only )*(?:${AMOUNT}|\\b\\d{3,5}\\b)|\\beven (?:just )?(?:${AMOUNT}|half|\\d{3,5}\\b)[^.!?]{0,12}\\b(?:can|could|will|would|helps?|is (?:fine|ok|something)|please)\\b|\\b(?:${AMOUNT}|\\b\\d{3,5}) (?:on|via|through|by) (?:\\w+ )?(?:e-?wallet|cash ?send|instant money|paypal|cash ?app|western union)`,
      ),
      with: rule(
        `\\b(?:don'?t have (?:for|money|cash|enough)|no (?:money|cash) for|bus|taxi|transport|flight|fare|petrol|hospital|clinic|crash|accident|save (?:her|him|us|my)|refus\\w*|milk|food|hungry|baby|lights|electricity|rent|medicine|stuck|stranded|come (?:and )?see you|be there|visit|funeral|only (?:one|kind|person))\\b`,
      ),
      unless: OWN_SPENDING,
      clears: ['story', 'joke'],
    },
    inOtherLanguages(
      `(?:stuur|leen|gee|betaal|oorbetaal) (?:asseblief )?(?:vir )?(?:my|ons)…${SUM_IN_OTHER_LANGUAGES}`,
      `(?:het|kort)…${SUM_IN_OTHER_LANGUAGES}…nodig`,
      `(?:ngi|u?zo?ku?ngi|undi|ngibo|ndi)?(?:thumele|boleke|thenge|nike|phe)\\p{L}*…${SUM_IN_OTHER_LANGUAGES}`,
      `(?:ngicela|ndicela|nceda|ke kopa|ngiyacela)…(?:u?ngi|u?ndi|o n)(?:thumel|bolek|thomel|adim|ncede|size)\\p{L}*…${SUM_IN_OTHER_LANGUAGES}`,
      `(?:m[aá]nda|env[ií]a|pr[eé]sta|deposita|transfi[eé]re|paga)(?:r)?me…${SUM_IN_OTHER_LANGUAGES}`,
      `(?:me|nos) (?:prestas|mandas|env[ií]as|ayudas con|depositas)…${SUM_IN_OTHER_LANGUAGES}`,
      `(?:necesito|me falta[n]?)…(?:\\d{2,}|dinero|euros|d[oó]lares)`,
      `(?:pr[eê]te|envoie|donne|avance|vire)[- ]moi…${SUM_IN_OTHER_LANGUAGES}`,
      `(?:il me (?:faut|manque)|j'ai besoin (?:de|d'))…(?:\\d{2,}|argent|euros)…`,
      `(?:me (?:empresta|manda|ajuda com)|preciso de)…(?:${SUM_IN_OTHER_LANGUAGES}|pix)`,
      `(?:leih|schick|[uü]berweis)(?:e|st)?…mir…${SUM_IN_OTHER_LANGUAGES}|brauche…(?:\\d{2,} ?euro|geld)…(?:dringend|zur[uü]ck)`,
      `(?:mi (?:serve|servono|presti|mandi))…(?:${SUM_IN_OTHER_LANGUAGES}|ricarica)`,
      `(?:leen|stuur|maak)…(?:me|mij)…(?:${SUM_IN_OTHER_LANGUAGES}) ?…(?:over|terug|lenen)`,
    ),
    inSouthAfrican(
      [
        `(?:kan|sal|wil|sou) jy (?:asseblief |asb |dalk |nie |net |gou )*(?:vir )?(?:my|ons)…${SUM_IN_AFRIKAANS}…(?:leen|stuur|gee|help|betaal|oorplaas|inbetaal)`,
        `(?:kan|sal|wil|sou) jy (?:asseblief |asb |dalk |nie |net |gou )*${SUM_IN_AFRIKAANS}…(?:vir )?(?:my|ons)…(?:leen|stuur|gee|betaal|oorplaas|inbetaal)`,
        `(?:leen|stuur|gee|betaal|oorplaas|e-?wallet) (?:asseblief |asb |gou |net |vir )*(?:my|ons) (?:asseblief |asb |net |gou |so |tog )*${SUM_IN_AFRIKAANS}`,
        `(?:ngi|ndi)(?:dinga|funa)…${SUM_IN_NGUNI}…(?:boleka|bolek|thumel|siza|nced)\\p{L}*`,
        `(?:u|wo)?(?:nga|ya)?(?:ngi|ndi)(?:boleke|boleka|thumelele|bolekise|phe|nike|thengele)\\p{L}* (?:\\p{L}+ ){0,3}?${SUM_IN_NGUNI}`,
        `${SUM_IN_NGUNI} (?:\\p{L}+ ){0,4}?(?:u?ngithumelele|u?ndithumelele|u?ngiboleke|u?ndiboleke)`,
      ],
      { unless: SMALL_LOAN },
    ),
    {
      cue: rule(
        `\\b(?:${FEE}${GAP}(?:${AMOUNT}|\\b\\d{3,}|before|until|so (?:that )?(?:they|he|i|we)|you pay)|(?:${AMOUNT}|\\b\\d{3,}\\b)${GAP}${FEE})`,
      ),
      with: /\b(?:inherit\w*|parcel|package|gift|gold|funds?|release[ds]?|estate|customs|agent|lawyer|solicitor|trust|only one|you pay|can you|could you|please|refund|pay(?:s|ing)? (?:you )?back|return|hold\w*|stuck|embassy|airport|operation|discharge)\b/i,
      unless:
        /\b(?:my (?:own )?(?:visa|delivery|legal|lawyer|divorce)|i (?:paid|had to pay|got charged)|they charged me|daylight robbery|for a (?:t-?shirt|book|plant))\b/i,
      clears: ['story', 'joke', 'past'],
    },
    {
      cue: rule(
        `\\b(?:receive|accept|take in|deposit|pay)\\b${GAP}\\b(?:into|in|through|to|with|use|using)\\s+${WHOSE} (?:bank )?account\\b|\\b(?:you|u) (?:can |may |get to )?keep (?:\\d+|ten|five|twenty) ?(?:%|percent|per cent)|\\b(?:need|use|borrow|lend me) ${WHOSE} (?:bank )?account\\b`,
      ),
      clears: ['story', 'denied', 'joke'],
    },
    inFewWords(
      {
        // A need and a number alone is somebody's day: something has to be wanted.
        with: /\b(?:(?:can|could|will|would|if) (?:you|u|ya)|help|please|pl[sz]|send|lend|loan|borrow|need\w*|wants?|asking|short|cover|refund|e-?wallet|transfer|deposit|assist|trust|swear|promise|urgent|god|desperate|babe?|baby|dear|my love|pay (?:you|u|it) back|or they|unless|until|only you|sorry to)\b/i,
        unless:
          /\b(?:i (?:paid|spent)|my (?:own )?budget|got an? (?:text|sms|email)|spam|(?:had|have) to pay|charged (?:me|us)|noodles|[ei]d says|says|split|half|uber|petrol|coffee|popcorn|cost me|fundraiser|guess|can you believe|traffic|road ?block|(?:the )?[nmr]\d{1,3} (?:to|towards|near|again|north|south)|number \d+)\b/i,
      },
      `${NEED}…(?:${SUM})`,
      `(?:${SUM})…(?:for|to)…${NEED}`,
    ),
    inFewWords(
      {
        unless:
          /\b(?:i (?:paid|spent)|my (?:own )?budget|got an? (?:text|sms|email)|spam|(?:had|have) to pay|charged (?:me|us)|noodles|[ei]d says|says|split|half|uber|petrol|coffee|popcorn|cost me|fundraiser|guess)\b/i,
      },
      `(?:hospital|clinic|hotel|police|airport|customs|they|landlord)…won't (?:discharge|release|let)…(?:till|until|unless|before)`,
      `(?:cash ?app|e-?wallet|zelle|venmo|money|deposit|transfer|${SUM}) first…(?:then|and|after|before)…(?:meet|come|address|see|show)`,
      `(?:booking|security) deposit`,
      `(?:loan|lend|borrow|send|wire) me…\\d{3,6}…(?:back|swear|promise|god|bless|urgent|double)`,
      `(?:visa|travel|clearance|release|customs) fee`,
      `(?:any amount|anything) (?:helps|will help|is fine)…`,
      `send…(?:airtime|money|cash|data)…(?:and|n|for|before|so)…(?:something|food|data|talk|call|come)`,
      `(?:only ${YOU} can help|god will bless ${YOU})`,
    ),
    {
      // A bill of theirs, or a thing of price, from somebody they have not met.
      cue: soft(
        "(?:please|pls|plz|kindly|can (?:you|u)|could (?:you|u)|will (?:you|u)|would (?:you|u)|i need (?:you|u) to|want (?:you|u) to|if (?:you|u) (?:can|could)) (?:(?:please|maybe|just|also|help me) )*(?:pay|cover|settle|clear) (?:(?:for|off) )?(?:my|our|his|her|my \\p{L}+(?:'s|s)) (?:\\p{L}+ )?(?:rent|bills?|debts?|loan|school fees|fees|hospital bill|electricity|visa|fine|data bill|phone bill|account)\\b",
        '(?:(?:can|could|will|would) (?:you|u)|please|pls|kindly|(?:need|want) (?:you|u) to)(?: please| pls| maybe)? (?:buy|sponsor|order) (?:me|us) (?:(?:a|an|the|some|another|new|nice|cheap|second hand|smart) )*(?:phone|iphone|cellphone|smartphone|laptop|tablet|macbook|flight|plane ticket|air ticket|visa|car)\\b',
        '\\b(?:phone|laptop|tablet|screen)\\b[\\s\\S]{0,60}?\\b(?:can|could|will|would) (?:you|u) (?:please |maybe )?(?:buy|get|send|sponsor) me (?:a new (?:one|phone|laptop)|another one|one)',
      ),
      unless: /\b(?:when i win|one day when|if you win|lotto|monopoly|toy)\b/i,
      clears: ['joke', 'story', 'denied'],
    },
    {
      // Out of a home by tonight, and somebody is wanted who could help.
      cue: soft(
        '(?:landlord|landlady|owner|lodge|hotel|caretaker)…(?:came|come|was here|is here|is (?:at|outside)|locks?|out by|throw\\p{L}*|evict\\p{L}*|knock\\p{L}*)',
        '(?:sleep|sleeping|spend the night) (?:in|on) (?:the|my) (?:car|street|taxi rank|station|bench)',
      ),
      with: /\b(?:(?:unless|if|maybe|perhaps|hope) (?:you|u|someone|somebody) (?:know|knows|could|can|would|might)|(?:know|knows) (?:someone|somebody|anyone) who (?:can|could|would)|(?:don'?t|do not) want to (?:worry|bother|ask|burden) (?:you|u)|(?:i )?(?:hate|never) (?:to )?ask|would(?:n'?t| not) (?:be )?ask(?:ing)?|(?:you|u) said (?:you|u) (?:care|cared|loved?|would))\b/i,
      clears: ['story', 'joke', 'past'],
    },
    {
      // Something small, so that they can come.
      cue: soft(
        '(?:sort|fix|hook|help|bless) me (?:out )?with (?:just )?(?:something|anything|a little something|a small something|whatever you (?:have|can))',
      ),
      with: /\b(?:petrol|fuel|taxi fare|bus fare|transport|paid (?:only )?on|payday|month ?end|data|airtime|drive (?:up|over|down|to you)|come (?:up|over|to) (?:to )?(?:you|yours)|groceries|rent|broke)\b/i,
      clears: ['story', 'joke'],
    },
  ],
  weighings: [
    {
      enough: 5.5,
      needs: [0, 1],
      serious: true,
      parts: [
        [2, rule(`${AMOUNT}|\\b(?:short|the|with|need|only|about) (?:the )?\\d{3,6}\\b`)],
        [
          2,
          /\b(?:e-?wallet|instant money|cash ?send|capitec|fnb|bank (?:details|account)|(?:loan|lend|borrow|advance|sponsor|top up|send) me (?:something|a (?:little|bit)|some(?: money| cash)?|anything|money)|something till|anything (?:helps|will help)|any amount|whatever you have|cardless|in cash|cash before|release fee|clearance fee|help me (?:out )?with the (?:\d+|rent|fees|money))\b/i,
        ],
        [
          2,
          /\b(?:(?:can|could|will|would) (?:you|u)\b[^.!?]{0,25}\b(?:e-?wallet|send|help|assist|loan|lend|pay|advance|sponsor|spare|cover|do)|please (?:do|help|send|e-?wallet|assist)|you pay|if (?:you|u) can(?: just)? (?:send|help|spare|do)|help me|(?:babe|love|dear|baby)(?=\s*\?)|sorry to (?:bother|ask|trouble)|never asked|(?:forgive me for|sorry for|scared of) asking|you(?:'ll| will) get it (?:all )?back|can (?:you|u) (?:settle|load|sort)|(?:too )?shy to (?:say|ask)|please do|pay you double|give it back|someone to receive|(?:can|could) (?:you|u) help me|please assist|(?:return|repay) it|needs? me to pay|have nothing (?:till|until|left)|then we are (?:free|rich|together)|do me a (?:small |quick |big )?favou?r|i(?:'ll| will)? (?:promise )?(?:refund|pay (?:you|u) back|sort you out|give it back|return it)|should cover it|(?:know|find) anyone who)\b/i,
        ],
        [
          2,
          rule(
            `\\b(?:ambulance|rushed|theatre|phone credit|bus (?:is|home|fare)|transport|ticket|get home|small (?:tax|fee)|my (?:late )?father's (?:money|estate)|water|disconnect\\w*|pension|tax|levy|driver|deliver\\w*|courier|meter|no food|food in the house|(?:card|atm)[^.!?]{0,15}(?:swallowed|blocked|stolen|eaten)|package|parcel|little one|collapsed|operation|surgery|hospital|clinic|accident|deposit for|documents|permit|agent|visa|salary (?:didn'?t|hasn'?t|not|is)|rent (?:is )?due|electricity|evicted|petrol|ran out|broke down|stranded|stuck|school fees|funeral|upfront|balance|${KIN}(?:'s)? (?:school|trip|operation|fees|medicine|funeral|bail)|release|airport|customs|police|bail)\\b`,
          ),
        ],
        [
          1,
          /\b(?:sweetheart|babe|baby|my (?:love|dear)|dear|honey|crying|desperate|urgent|ashamed|month end|the 25th|payday|promise|friday|now now)\b/i,
        ],
        [
          -4,
          /\b(?:split|my half|your half|we each|i lent|charged me|dream|on me\b|i paid|paid my|i had to|who(?:'d| would) have thought|expensive these days|for r?\d+ a (?:litre|kilo)|please send wine)\b/i,
        ],
      ],
      unless:
        /\b(?:restaurant|airbnb|concert|festival|tickets? for (?:us|the)|uber|bolt|coffee|drinks|wine farm|dinner's)\b/i,
    },
  ],
  everyday: anyOf(
    HOW_A_CUSTOMER_PAID,
    '\\b(?:pensioners?|victims?|customers?|scammers?|fraudsters?|an? (?:old|elderly) (?:lady|man|woman|guy))\\b[\\s\\S]*\\b(?:stopped it|we (?:caught|blocked|stopped)|reported|warn\\w*)\\b(?![\\s\\S]*\\b(?:pay|send)\\b)|\\btalked an? (?:pensioner|old|elderly)\\b',
    '\\b(?:milk|bread|eggs|sugar|electricity)\\b(?! (?:voucher|r ?\\d))[^!?]{0,80}\\bpay (?:you|u) back when (?:you|u) (?:get|come)\\b',
  ),
  excuse: excuse(
    SMALL_FAVOUR,
    /\b(?:i send (?:money|cash|something) (?:home|back)|to my (?:mother|mom|gran|parents|family) every month|my tax return)\b/
      .source,
  ),
  grounds: rule(
    `\\b(?:money|cash|pay(?:ing|ment)?|paid|fees?|send(?:ing)?|lend|loan|borrow|help|assist\\w*|transfer|e-?wallet|e-?transfer|bank|accounts?|fund\\w*|rent|deposit|airtime|data|vouchers?|broke|afford|cost\\w*|bills?|debt|tickets?|fare|need(?:ed|s)?|short|stuck|stranded|sponsor|support|spare|urgent\\w*|customs|parcel|package|hospital|inherit\\w*|western union|gift|donat\\w*|rands?|dollars?|euros?|pounds?|salary|settle|cover|sort me|food|medicine|evict\\w*|fees)\\b|${AMOUNT}|\\d{3,}|[$€£]`,
  ),
};
