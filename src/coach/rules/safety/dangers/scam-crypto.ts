/** Investments: the trade that pays for itself, and who teaches it. */

import { FRAUD_HELP } from '../help-lines.ts';
import { anyOf, inFewWords, inOtherLanguages, inSouthAfrican, soft } from '../patterns/forms.ts';
import { AMOUNT, SUM, TRADE, YOU, YOUR } from '../patterns/fragments.ts';
import { rule } from '../patterns/rule.ts';
import type { Danger } from './danger.ts';

const OFFER =
  /\b(?:i (?:can|could|will|would)|i'?ll|let me|want me to|happy to|if (?:you|u) (?:like|want|are keen))\b[^.!?]{0,40}\b(?:teach|show|guide|walk|help|introduce|ask (?:him|her)|add|register|set (?:you|u) up|explain|share|hold your hand|get (?:you|u) (?:started|in))\b|\b(?:teach|show|guide|mentor) (?:you|u)\b|\bmy (?:mentor|broker|analyst|students|signals|(?:uncle|aunt|cousin)[^.!?]{0,20}(?:taught|tells|showed|recommended|helped))\b|\b(?:you|u) (?:just |only )?(?:need|can start|could start|could put|can put|start)\b|\b(?:minimum|start(?:ing)? (?:small|with|from)|guaranteed|get (?:you )?started|join (?:me|us|my|our)|sign up|register|deposit|invest together|passive income|financial freedom|are you in|you in\?|how it works|opportunity)/i;
const GAIN = rule(
  `\\b(?:profit(?:s|ed)?|returns?|made|make|making|earn(?:ed|ing|s)?|doubled?|tripled?|withdr[ae]w\\w*)\\b[^.!?]{0,40}(?:${AMOUNT}|\\d+ ?%|percent|my money|every (?:day|week)|a (?:day|week|month)|per (?:day|week|month)|while i sleep|in (?:a|one|two) (?:days?|weeks?|hours?))`,
);
const NO_TRADE =
  /\b(?:what do you do|i work (?:in|as|at|for)|i'?m (?:a|an) (?:trader|investment|accountant|analyst|banker)|boring|trade (?:you|me|shifts?|places|numbers|snacks)|trading (?:insults|cards|places|memes|my|in my|your)|(?:i|he|she|we) lost|scam(?:med|mers?)?|won'?t (?:shut up|stop talking)|crypto bros?|please don'?t|not (?:a |one of those )?crypto|anti-?crypto|bitcoin guy|flip a coin|coin toss|(?:emotionally|time|effort|already|too|so|heavily|fully|deeply) invest(?:ed|ment)?|invested in (?:this|the|your|us|a good|good|that)|stock(?:s)? (?:up|and)|soup stock|pok[eé]mon|spices?|market stall|trade secrets?)\b/i;

export const scamCrypto: Danger = {
  severity: 'danger',
  action: 'warn',
  advice: `Possible investment scam: trading lessons and quick profits are its usual bait. Put in nothing and leave the link alone. Lost money? ${FRAUD_HELP}`,
  title: 'They brought up an investment',
  intents: ['crypto'],
  traits: ['carries over'],
  ifDrafted: 'money',
  guessedAs: 'grave',

  rules: [
    {
      cue: rule(`\\b${TRADE}\\b`),
      with: OFFER,
      unless: NO_TRADE,
      clears: ['story'],
    },
    { cue: rule(`\\b${TRADE}\\b`), with: GAIN, unless: NO_TRADE, clears: ['story'] },
    {
      cue: rule(
        `\\b(?:let(?:ting)? your money work|make your money work|grow your money|put in as little|watch it grow|(?:earn|money|paid) while (?:i|you|we) sleep|\\d+ ?(?:%|percent) (?:a|per|every) (?:day|week|month)|(?:platform|app|group)[^.!?]{0,40}(?:opening an account|register|sign up|deposit)|(?:deposit|put in|start with|invest) (?:just |only |as little as )?${AMOUNT} and (?:get|earn|receive|make|watch))`,
      ),
      with: rule(
        `${OFFER.source}|${GAIN.source}|\\b(?:hold your hand|account|as little|my (?:students|mentor|uncle|aunt)|get back|in (?:24|48) hours)\\b`,
      ),
      unless: NO_TRADE,
      clears: ['story'],
    },
    {
      // A machine that earns, an account opened for somebody, tips to be kept quiet.
      cue: rule(
        `\\b(?:(?:want|let|allow|like) me (?:to )?(?:open|create|set up|start|register) (?:one|an account|it|a wallet|yours) (?:for|with) (?:you|u)|(?:the )?(?:algorithm|robot|bot|software|system|ai|app) (?:does|trades|makes|is|do) (?:it all|the rest|all|everything|for me|the work)|(?:put|drop|place|stake) (?:in )?${AMOUNT} (?:in )?[^.!?]{0,25}\\b(?:by|in|after|and)\\b[^.!?]{0,20}\\b(?:have|get|is|becomes?|got|receive|make)\\b|(?:share|give you|send you|pass you|show you) (?:his|her|my|their|the) (?:tips?|signals?|strategy|method|secret|trick|link)\\b|(?:analy[sz]es?|knows?|reads?|predicts?|studies) (?:\\w+ ){0,3}(?:trades?|markets?|nodes?|charts?|prices?|data)\\b|never (?:lost|made a loss|had a losing)|(?:pays|earn\\w*|paid) (?:you |me |out )?(?:every (?:day|hour|week)|daily|while (?:you|i|we) sleep))`,
      ),
      with: rule(
        `\\b(?:from (?:my|your|the) phone|minutes a day|per day|a day|${TRADE}|usdt|profit|money|income|earn\\w*|group|keep it (?:to yourself|between)|secret|between us|aunt\\w*|uncle|mentor|cousin|never lost|open one|for you|ask anyone|want me to)\\b`,
      ),
      unless: rule(
        `${NO_TRADE.source}|\\b(?:recipe|dinner|tea|sleep better|wi-?fi|netflix|account on|rewards|padel|gym)\\b`,
      ),
      clears: ['story', 'joke'],
    },
    inOtherLanguages(
      '(?:krypto|crypto|cripto|bitcoin|forex|beleggings?|inversi[oó]n|anlage|plattform)\\p{L}*…(?:verdien\\p{L}*|gan\\p{L}{1,4}|gagn\\p{L}*|einzahl\\p{L}*|invers?i\\p{L}*|wins|mentor|doubl\\p{L}*)',
      '(?:verdien\\p{L}*|gano|gana|gagne|ganho|onkel|oom|oomc|tío|mentor|umalume)…(?:krypto|crypto|cripto|bitcoin|ngebitcoin|forex|plattform|platform|plataforma)',
      'imali…iphindeka|iphinda kabili',
    ),
    inSouthAfrican([
      '(?:jou|die|my) geld…(?:verdubbel|vermeerder|verdriedubbel)|(?:dubbel|drie keer)(?: soveel)? terug|(?:leer|wys|help) (?:om te )?(?:jou )?(?:\\p{L}+ )?(?:belê|handel dryf|trade)|(?:belê|beleggings?\\p{L}*)…(?:platform|wins|mentor|waarborg)',
      '(?:tshala|faka|ukutshala|utyalo|utshalomali)\\p{L}*…(?:imali|mali)…(?:forex|bitcoin|crypto|inzuzo|phindek|kabili)|(?:imali|mali)…(?:phindek|phindeka|izophindeka|iphindaphind|uzuz|inzuzo)\\p{L}*',
    ]),
    inFewWords(
      { unless: /\b(?:lost|boring|my dad|my brother|exam|scam|don'?t ask|nerd)\b/i },
      `(?:made|make|earn|earned)…${SUM}…(?:week|day|month|home|phone)…(?:want in|join|interested|ask me|dm|show ${YOU}|teach ${YOU}|you too)?`,
      `(?:want in|ask me how|let me teach ${YOU}|i (?:can )?teach ${YOU}|i show ${YOU} how)…`,
      `(?:mentor|uncle|aunt|cousin|teacher|signal)…(?:says|said|gives|tip)…${TRADE}|${TRADE}…(?:doubles|double|triples|guaranteed|pays|profit)`,
      `${YOUR} (?:money|savings|pension)…(?:sleeps?|asleep|idle|nothing|dead|lazy|work)`,
      `(?:start|put in|try|deposit|invest) (?:with )?(?:only |just )?${SUM}…(?:get|earn|back|double|watch|see)`,
      `ek leer jou (?:forex|trade|krypto|crypto)`,
    ),
    {
      // What goes in and what comes out; a wage from a phone that can be learnt.
      cue: rule(
        `\\b(?:(?:put|drop|throw|pay|place|deposit|invest|start with|give (?:me|him|them)) (?:in )?(?:just |only )?${AMOUNT}(?: in)?\\b[^.!?]{0,40}\\b(?:have|get|got|make|receive|becomes?|into|is|back|earn|withdraw|take out)\\b (?:you |back |about |up to )*${AMOUNT}|i (?:make|earn|get|made|earned) (?:about |over |up to |like |easily )*(?:${AMOUNT}|\\d{3,}) (?:a|per|every|each) (?:day|week|hour)\\b[^.!?]{0,30}\\b(?:from|on|with|using) (?:my|a) (?:phone|laptop|cellphone|bed|couch)(?=[\\s\\S]*\\b(?:want|wanna|learn|teach|show|join|how|interested|try)\\b)|(?:do|did|have|would) (?:you|u) (?:ever )?(?:invest|trade)(?:ed)?\\b[\\s\\S]{0,80}\\b(?:gives? me (?:the |his |her )?(?:\\w+ )?(?:tips|signals)|never (?:lose|lost)|always (?:win|profit)s?|can(?:'?t|not) lose))`,
      ),
      unless: rule(
        `\\b(?:scam\\w*|pocket money|piggy bank|jar|swear jar|lottery|monopoly|shoes|skincare|don'?t (?:trade|invest)|horses?|poker night)\\b|\\b(?:no|not|never) ${TRADE}`,
      ),
      clears: ['joke', 'story', 'denied'],
    },
    {
      cue: soft(
        '(?:gold|currency|commodity|oil|index|short.?term|futures) (?:contracts?|trading|trades|futures|positions?)',
      ),
      with: /\b(?:paid for (?:my|the|a)|bought (?:me )?(?:my|a) (?:house|car|villa)|(?:could|can|will|would|let me) (?:teach|show|guide) (?:you|u)|small hobby|my (?:uncle|aunt|mentor|teacher|analyst)|every (?:night|evening|week))\b/i,
      clears: ['story', 'joke', 'denied'],
      unless: /\b(?:my (?:job|boss|desk|firm|company|shift)|i work (?:at|for|in)|my contract|employment)\b/i,
    },
  ],
  weighings: [
    {
      enough: 4,
      needs: [0, 3],
      parts: [
        [
          2,
          rule(
            `\\b(?:(?:made|make|making|earn(?:ed|ing)?)\\b[^.!?]{0,20}(?:${AMOUNT}|\\b\\d+k)[^.!?]{0,30}\\b(?:phone|home|day|week|month|hour|sleep|platform|app)|(?:deposit|put in|invest)[^.!?]{0,10}${AMOUNT}[^.!?]{0,30}(?:pays?|get|returns?|becomes?|receive|earn|make)|(?:turn(?:ed|s)?|flip(?:ped|s)?|grew)[^.!?]{0,10}(?:${AMOUNT}|\\br ?\\d+k?)[^.!?]{0,12}(?:into|to)|doubled|tripled|zero risk|no risk|risk[- ]free|guaranteed|(?:needed|started with|put in|only) [^.!?]{0,10}${AMOUNT} to (?:begin|start)|now look|financial(?:ly)? free(?:dom)?)`,
          ),
        ],
        [
          2,
          /\b(?:tells me when to (?:buy|sell)|(?:big|investment|hedge) fund|keep it between us|(?:just|only) between us|let you in|inside (?:info\w*|tip|track)|few (?:spots|people|slots)|don'?t tell anyone)\b/i,
        ],
        [
          2,
          /\b(?:download the app|if you (?:deposit|invest|put in)|done it (?:twice|\w+ times)|introduce you to my|guide you|dm (?:me|if)|(?:learn|show you|teach you) how|i(?:'ll| will| can) (?:teach|guide|show|help) you|step by step|(?:happy|satisfied) with your (?:salary|job|income)|build our future|join (?:me|us|now)|register|sign up)\b/i,
        ],
        [1.5, rule(`\\b${TRADE}\\b`)],
      ],
      unless:
        /\b(?:scam|lost|boring|my (?:brother|uncle|dad|friend) (?:trades|won'?t|keeps)|pottery|sourdough|candles?|crochet|shoes|fitness|weights?|guitar|surf)\b/i,
    },
  ],
  everyday: anyOf(
    '^(?![\\s\\S]*\\b(?:crypto|bitcoin|btc|forex|invest\\w*|usdt|coins?|wallet|platform|mentor|returns?|per ?cent|%)\\b)[\\s\\S]*\\b(?:trade|trading|swap|collect)\\w* (?:\\w+ ){0,2}(?:comics|cards|stamps|records|vinyl|plants|recipes|books|lego|stickers|jokes|memes|stories|seeds|figurines|marbles)\\b',
  ),
  harmless:
    /\b(?:crypto|bitcoin|forex|trad(?:es?|ing))\b[^.!?]{0,25}\b(?:won'?t|wouldn'?t|doesn'?t|never) (?:shut up|stops? (?:talking|going on))|\bcrypto (?:bros?|bore)\b/i,
  grounds: rule(
    `\\b(?:${TRADE}|profits?|earn\\w*|money|cash|savings?|income|salary|platform|invest\\w*|doubl\\w*|usdt|wallet|markets?|returns?|signals?|coins?|grow\\w*|funds?|capital|bank|rich|wealth\\w*|financ\\w*|opportunit\\w*|passive|deposit\\w*|withdr\\w*|stake|assets?|percent|pay(?:s|ing|out)?|million\\w*|business|sign up|register|join|app|group)\\b|${AMOUNT}|\\d ?%|[$€£]`,
  ),
};
