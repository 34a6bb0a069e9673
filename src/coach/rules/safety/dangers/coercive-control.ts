/** Control: made to account for oneself, kept from others, told what to wear and whom to see. */

import { VIOLENCE_HELP } from '../help-lines.ts';
import {
  AT_PLAY,
  IN_PLAY,
  NO_DEMAND,
  NOT_FORGOTTEN,
  NOTHING_DEMANDED,
  WOULD_IT_BE_WEIRD,
} from '../patterns/everyday-talk.ts';
import { anyOf, excuse, inFewWords, inOtherLanguages, inSouthAfrican, soft } from '../patterns/forms.ts';
import { YOU, YOUR } from '../patterns/fragments.ts';
import { rule } from '../patterns/rule.ts';
import type { Danger } from './danger.ts';

/** Nobody is to know that they meet. `Don't tell anyone I cheated at chess` is about something else. */
export const KEPT_SECRET =
  /\b(?:(?:don'?t|dont|do not|never|no need to|you can'?t|you mustn'?t|please don'?t|better not|without) (?:you )?(?:tell(?:ing)?|mention(?:ing)? (?:it|this) to|say(?:ing)? (?:anything|a word) to) (?:anyone|anybody|any ?one else|a soul|(?:your|ur) (?:\w+ )?(?:friends?|family|parents|folks|m[ou]m|mother|dad|father|sisters?|brothers?|flatmates?|room ?mates?|husband|wife|people))(?: else)?|tell (?:no ?one|nobody|not a soul)|(?:no ?one|nobody) (?:else )?(?:has to|needs to|should|must|can|may|is to|will|ever has to) (?:know|find out|see (?:you|us))|keep (?:it|this|that|us) (?:a |our |(?:just )?between (?:us|you and me)|secret|quiet|private|to yourself|on the low)|(?:it'?s|this is|it'?ll be|be) (?:our|a) (?:little )?secret|(?:just|strictly) between (?:us|you and me)|make sure (?:no ?one|nobody) (?:sees|knows|follows))\b(?! (?:(?:but|that|though|and) )?(?:i|i'?m|i'?ve|i'?ll|we'?re|my|how|what i|where i|about (?:my|the|what|how|me)|he|she|they)\b)/i;
const TO_MEET =
  /\b(?:meet|come (?:over|to|round|by|alone|with|through|here)|see (?:you|u|each other)|fetch (?:you|u)|(?:pick|get|collect) (?:you|u)(?: up)?|drive (?:us|you|out)|join me|wait(?:ing)? for (?:you|u)|visit me|sneak (?:out|over|in)|spend the night|stay (?:over|the night))\b/i;
/** Where nobody else is, or when. */
export const LONELY =
  /\b(?:(?:my|the) (?:flat|place|house|apartment|room|farm|cabin|cottage|car|boat|studio|office)|my hotel|(?:a|the|my) (?:hotel|motel|lodge|guest ?house|airbnb|cabin)(?: room)?|(?:parking lot|car park|parking garage|underpass|bridge|dam|forest|woods|plantation|quarry|warehouse|cemetery|old mine|empty (?:house|lot|building|beach)|back (?:road|entrance|door))|outside town|out of town|midnight|(?:1[12]|12|[1-4]) ?(?:at night|am)\b|(?:11|11:30|10:30) ?pm|late (?:at night|tonight)|after dark|after midnight|in the middle of the night|come alone|at night)\b/i;
/** A surprise, a present, a joke about a vice. */
const FOR_A_SURPRISE =
  /\b(?:surprise|party|birthday|present|gift|propos(?:e|al|ing)|engagement|wedding|christmas|recipe|karaoke|guilty pleasure|pyjamas|snor\w+|cheat(?:ed|ing)? (?:at|on my diet)|diet|spoiler)\b/i;
/** Being made to account for where one was, with whom, and why there was no answer. */
const ACCOUNT =
  /(?:\bwho (?:were|are|was|is|did) (?:you|u|that|he|she|it)\b[^.!?]{0,20}\b(?:with|talking|texting|guy|girl|man|woman|him|her|see|seeing|dancing|chatting)|\bwhere (?:were|have|are|did) (?:you|u)\b[^.!?]{0,25}\b(?:all|last|since|really|been|go|sleep|and who|until|at that)|\bwhy (?:do|did|are|were|don'?t|didn'?t|haven'?t|aren'?t|is|was) (?:you|u|your)\b[^.!?]{0,30}\b(?:repl(?:y|ies|ying)|answer(?:ing)?|pick(?:ing)? up|online|ignor\w+|read|offline|phone off|so long|late|text(?:ing)? back|off)|\bwho(?:'s| is| was| are)? (?:that|this|the) (?:guy|girl|man|woman|dude|oke|chick|person|people)\b|\bi (?:saw|see|know|noticed) (?:you|u)(?:'re| were| was| are)? (?:been )?online)/i;
/** What is demanded as proof, or the distrust behind it. */
const PROOF =
  /\b(?:(?:send|show|give) (?:me )?(?:a |your |the |some ){0,4}(?:pic|photo|selfie|location|screenshots?|proof|video|messages|chats?|phone)|video ?call me|prove|so (?:that )?i (?:know|can see|can check|believe)|don'?t (?:believe|trust|lie)|lying|liar|cheat\w*|answer me|explain yourself|tell me (?:now|the truth|right now)|right now|i(?:'m| am) (?:waiting|serious|warning)|i deserve to know|my (?:girl|woman|man|wife)|or (?:else|we'?re (?:done|over))|swear (?:on|to)|hiding)\b/i;
/** Finding each other, asking about a picture, or a joke: the same words without the grip. */
const HARMLESS_CHECK =
  /\b(?:(?:at|by|near|in front of) the (?:table|window|entrance|bar|gate|door|parking|counter|stairs|corner)|so i (?:can|could) find (?:you|u)|(?:find|meet) (?:you|u) (?:there|at|outside)|festival|pick you up|so i know (?:you'?re|you are|ur|you got) (?:safe|ok|okay|home|there|in)|when you get (?:there|home|in)|in (?:that|this|the|your) (?:\w+ )?(?:pic|photo|picture|video|background|story)|(?:first|second|third|fourth|last) (?:pic|photo|picture)|(?:album|book) cover|are you (?:real|human|a bot|ai)|not a bot|you'?re (?:real|human)|netflix|wi-?fi|memes?|save me a|believe this|(?:the|your|that|what a) (?:view|sunset|beach|mountain|sea)|i bet (?:the|it)|so jealous|drummer|singer|actor|my ex used)\b/i;
const OTHERS =
  '(?:(?:any|other|another|some|random|those|the|your|all) )*(?:guys?|men|man|boys?|girls?|women|woman|males?|females?|dudes?|okes?)';
/** Out of work as of today, told to somebody who listens. */
const OUT_OF_WORK = `${NOTHING_DEMANDED}\\b(?:retrench(?:ed|ment)|laid (?:me|us|\\d+ of us|all of us) off|made (?:me |us )?redundant|(?:let|letting) (?:me|us|all of us) go|contract (?:was|is|wasn'?t|isn'?t)?\\s*(?:not )?(?:being )?renewed)\\b`;
/** They may be slow themselves today, and say so beforehand. */
const SLOW_TODAY = `^(?![\\s\\S]*\\b(?:dare|other (?:men|guys|boys|girls|women|people)|behave|stay (?:home|in)|talk to|better|wait up|punish\\w*|obey|faithful|loyal)\\b)${NOTHING_DEMANDED}\\b(?:in case|if) i(?:.?m| am|.?ll be| seem| go)(?: a)?(?: bit| little)? (?:slow|late|quiet|short|off|distracted|silent|not (?:very )?\\w+)(?: (?:to|in|with|at|on) (?:answer\\w*|repl\\w*|respond\\w*|writ\\w*|text\\w*|getting back|messages))?\\b(?! with (?:you|u))`;
/** A hard piece of news, and no answer wanted yet. */
const NO_ANSWER_YET = `${NOTHING_DEMANDED}\\b(?:i'?m not|im not|not) asking (?:you|u) to (?:decide|choose|answer|promise|commit|do) (?:any ?thing|now|yet|today)\\b`;

export const coerciveControl: Danger = {
  severity: 'caution',
  action: 'caution',
  advice: `Possible controlling behaviour: being made to account for yourself is not a sign of love. If it frightens you: ${VIOLENCE_HELP}`,
  title: 'They asked you to account for yourself',
  intents: ['jealousy_control'],
  traits: ['like a reproach', 'misheard in openers', 'asked on the way', 'met with a limit'],
  ifDrafted: 'control',
  guessedAs: 'mild',

  rules: [
    {
      // Nobody goes before the talk is over.
      cue: /\b(?:we(?:'?re| are)|i(?:'?m| am)) not (?:done|finished) (?:talking|with (?:you|u)|here)\b|\b(?:you|u)(?:'?re| are) not (?:going (?:anywhere|to (?:bed|sleep))|leaving|hanging up|sleeping) (?:until|till|before) (?:we|you|u|i)\b/i,
      unless:
        /\b(?:movie|episode|season|game|ice ?cream|dessert|pizza|cake|puns?|jokes?|(?:pineapple|rugby|cats?|dogs?|food|cheese|chocolate|cricket|lasagne?|crocs?|socks))\b/i,
      clears: ['joke', 'story'],
    },
    {
      // Who they are with is to be shown.
      cue: /\b(?:which|what|who(?:'?s| are| is)?(?: (?:the|these|those|your))?) (?:friends?|guys?|people|girls?|men|women|colleagues?)\b[^!]{0,25}\b(?:send|show|prove|video ?call|face ?time)\b|\bprove it\b[^?]{0,12}\b(?:video ?call|face ?time|call me|live location|send (?:me )?(?:a |your )?(?:pic|photo|selfie|location|screenshot))\b/i,
      unless: /\b(?:in (?:the|that|this|your) (?:photo|pic|picture)|profile|playlist|memes?)\b/i,
      clears: ['joke', 'story'],
    },
    {
      cue: KEPT_SECRET,
      with: [TO_MEET, LONELY],
      unless: FOR_A_SURPRISE,
      clears: ['story', 'past'],
      plainly: true,
      advice: `Possible danger: a meeting where nobody else is, and nobody is to know of it. Meet in daylight among people, and tell somebody you trust where you are. If it frightens you: ${VIOLENCE_HELP}`,
    },
    {
      // On the way, against a no.
      cue: /\b(?:you|u) said no\b[^.!?]{0,20}\bi(?:'?m| am) (?:still )?coming (?:anyway|regardless|all the same)\b/i,
      clears: ['joke', 'story'],
    },
    {
      // Studies or work given up for a journey, and someone else to pay for all of it.
      cue: /\byou (?:come here,? )?(?:you )?quit (?:varsity|uni\w*|school|college|your (?:job|work|studies))[^.!?]{0,15}\band i(?:'ll| will)? (?:take care of|look after|pay for|handle) (?:everything|you|it all)\b/i,
      clears: ['joke', 'story'],
    },
    {
      // Who brought the reader home, and no answer is believed.
      cue: /\bwho (?:dropped|drove|brought|fetched|picked) (?:you|u)\b[^?]{0,20}\?[\s\S]{0,30}\b(?:don'?t (?:tell me|say|lie)|lie|lying|the truth|i (?:know|saw))\b/i,
      clears: ['joke', 'story'],
    },
    {
      // Hours online held up, and who it was.
      cue: /\b(?:you|u)(?:'re| are| were| was)? (?:still )?(?:online|active)\b[\s\S]{0,80}\bwho (?:were|was|are|is) (?:you|u|it|that|he|she)\b/i,
      unless:
        /\b(?:in (?:the|your|that|this) (?:\w+ )?(?:photo|pic|picture|story|video)|game|team|server|playing|class|course|dating)\b/i,
      clears: ['joke', 'story'],
    },
    {
      cue: /\b(?:who (?:is|was|were|are|'s|were you) (?:that|this|the (?:guy|girl|man|woman|dude|oke|chick)|he|she|with|you with|you talking|you (?:texting|out))\b[^.!?]{0,40}|(?<!didn'?t |not |never |don'?t )answer (?:me|your phone|the phone|my calls?)|(?<!\b(?:you|u|you've|you have|he|she|they|just) )(?:i(?:'?ve| have)? )?(?:called|phoned|rang|texted|messaged)(?: you)? (?:\d+|six|seven|eight|nine|ten|five|four|twenty|so many|a hundred) times|where (?:are|were) (?:you|u) (?:and|really|all|last)|why (?:didn'?t|haven'?t|don'?t|aren'?t|weren'?t) (?:you|u) (?:answer|reply|pick|text|read)|(?:send|share|turn on|show)(?: me)? (?:your|ur) (?:live )?(?:location|screen)|i don'?t (?:want|like) (?:you|u) (?:talking|going|seeing|wearing|hanging|having|posting|speaking)|(?:you'?re|you are|ur) not (?:allowed|going|wearing)|(?:delete|unfollow|block|remove) (?:him|her|that (?:guy|girl|man|woman|number)|all (?:your|those|of them)|your (?:ex|friends)|those (?:guys|girls|pics|photos)|them)|(?:choose|it'?s) (?:me or|between me)|(?:give me|show me|tell me|hand me|let me (?:see|have|check)) (?:your|ur) (?:phone|passwords?|password|passcode|pin)|your phone (?:password|passcode|pin)|phone password|if you (?:really )?(?:cared|loved me|had nothing to hide|respected me)|nothing to hide|i (?:saw|see|noticed|know) (?:you(?:'?re| are|'?ve been| were)? online|you (?:were )?active|your last seen)[^.!?]{0,40}\b(?:why|ignor|repl|answer|who|with|hours?|but)\w*|you (?:belong to|are mine|'?re mine)|no other (?:guys|men|girls|women)|(?:wear|wearing) that (?:out|dress|skirt)|ask (?:me )?(?:before|permission)|you wore (?:that|this)|without (?:asking|telling) me)\b/i,
      with: /\b(?:answer me|answer (?:your|the) phone|times|now\b|that (?:guy|girl|man|dude|bloke|woman|chick)|password|passcode|pin|hide|location|screenshot|prove|allowed|mine|belong|delete|unfollow|block|permission|i don'?t (?:want|like) (?:you|u)|me or|we (?:talked|spoke) about this|change it|i told you|other (?:guys|men|girls|women)|if you (?:really )?(?:cared|loved|respected)|online|last seen|wearing that|without (?:asking|telling)|not going|explain yourself|friends? (?:again|instead|with)|ignoring me|hours?)\b/i,
      unless:
        /\b(?:on the cover|in (?:your|the|that|this) (?:\w+ )?(?:photo|pic|picture|background|video|story|stories|post)\b(?![\s\S]*\b(?:answer|explain|now|lying|delete|times|password)\b)|singing|drummer|playing|the actor|in the movie|meme|haha|lol|jk|netflix|wi-?fi|you'?re (?:real|human|not a bot)|only a human|are you real|cute (?:dog|cat)|the dog|restaurant|menu|my pin code|so i (?:can|could) find|so i know (?:you'?re|you are|ur|you got)|when you get (?:there|home|in)|believe (?:this|it|what|me)|save me a|going to (?:like|love|beat|win|catch|get|guess|find|need|want|regret missing)|festival|handsome|cutie|gorgeous)\b|😂|🤣/i,
    },
    {
      cue: ACCOUNT,
      with: [PROOF, /\b(?:you|u|your)\b/i],
      unless: HARMLESS_CHECK,
      clears: ['joke', 'story'],
    },
    {
      // Two checks in one breath are an interrogation, with or without a demand.
      cue: rule(`${ACCOUNT.source}[\\s\\S]{0,60}${ACCOUNT.source}`),
      unless: HARMLESS_CHECK,
      clears: ['joke', 'story'],
    },
    {
      cue: /\b(?:(?:you have|you'?ve got|i(?:'m| am)? giv(?:e|ing) you|you get) (?:\w+ )?(?:\d+|one|two|three|five|ten|a few) (?:minutes?|mins?|seconds?|hours?) to (?:tell|answer|reply|call|explain|come|send|respond|get)|if (?:you|u) (?:go|wear|leave|post|talk|speak|see|hang|walk out|don'?t (?:answer|reply|come|call|send|delete|unfollow))[^.!?]{0,40}\b(?:we(?:'re| are)|it(?:'s| is)|this is) (?:done|over|finished|through)\b|(?:you|u) don'?t need (?:those|these|your|them|any|other)\b[^.!?]{0,20}\b(?:friends?|people|family|job|them)|no (?:male|female|guy|girl|opposite sex) friends|(?:couples|people (?:in love|who love)|if you love)[^.!?]{0,15}\b(?:have no|don'?t have|no|shouldn'?t have) secrets|(?:you|u) made me (?:do|hit|shout|angry|jealous|act|like)|(?:you(?:'re| are)|ur) not (?:going|leaving|wearing)[^.!?]{0,20}\b(?:like that|without (?:me\b|my)|with (?:them|him|her|those|that)|looking like|to that|anywhere)|only i (?:should|can|may|get to) (?:see|have|touch)|your phone[^.!?]{0,20}\bunlocked|unlock your phone|check(?:ing)? (?:your|ur) (?:phone|messages|dms|whatsapps?)\b|(?:give|send|tell) me (?:your|ur|all your) (?:\w+ )?(?:passwords?|passcode|pin|login)|i (?:don'?t allow|forbid|won'?t (?:let|have|allow) (?:you|my (?:girl|man|woman)))|(?:ask|need) my permission|(?:you|u) (?:should|must|need to|have to) (?:tell|ask|inform) me (?:before|where|when|first|every)|(?:choose|pick)\b[^.!?]{0,25}\b(?:or me\b|me or\b)|(?:let me|i want to|i need to) (?:see|check|go through|look (?:at|through)) your phone\b(?! (?:wallpaper|case|cover|background|number))|i decide (?:who|what|when|where)|(?:nobody|no one) (?:else )?will (?:ever )?(?:want|love|have) you|(?<=(?:^|[.!,;]\s{0,2}|\b(?:you|u) (?:should|must|have to|need to|had better|better) |want (?:you|u) to |(?:just|please|pls|so|then) ))(?:quit|leave|resign from) (?:your|that) job(?! (?:and (?:come|run|move|join|travel|open|go|let'?s)|to (?:travel|go|open|be|become))))\b/i,
      unless: HARMLESS_CHECK,
      clears: ['joke', 'story', 'denied', 'past'],
    },
    {
      cue: /\b(?:(?:send|share|show|give|turn on)\b[^.!?]{0,20}\b(?:your |ur )?(?:live )?(?:location|screenshots?|messages|dms)|video ?call me (?:now|right now)|prove (?:it|that|you|where))\b/i,
      with: /\b(?:don'?t believe|not (?:really )?(?:at|with)|so i (?:know|can (?:see|check))|or (?:else|we'?re|don'?t)|right now|lying|liar|cheat\w*|who (?:are|were) you|where (?:are|were) you (?:really|actually|now)|i said|every time|always)\b/i,
      unless: HARMLESS_CHECK,
      clears: ['joke', 'story', 'denied'],
    },
    inOtherLanguages(
      'jy mag nie…(?:praat|gaan|dra|sien|kuier)|(?:gee|wys) (?:vir )?my jou foon|stuur vir my…foto van waar jy',
      'unga(?:khulumi|thethi|yi|hambi|gqoki) na?\\p{L}*|(?:ngixelele|ndixelele|ngitshele)…(?:apho|lapho|ukuthi ukuphi|ukuphi)|nginike iphasiwe\\p{L}*',
      '(?:d[oó]nde|con qui[eé]n) est[aá]s…(?:foto|contest|ahora|dime)|por qu[eé] no contestas|no quiero que (?:salgas|hables|uses|veas)|te prohibo',
      "(?:o[uù] es[- ]tu|avec qui (?:tu )?es)…(?:r[eé]ponds|photo|maintenant)|je (?:t'interdis|ne veux pas que tu)|pourquoi tu (?:ne )?r[eé]ponds pas",
      '(?:wo|mit wem) bist du…(?:antworte|foto|jetzt|sofort)|ich (?:verbiete|will nicht,? dass du)|warum antwortest du nicht',
      '(?:onde|com quem) (?:est[aá]s|voc[eê] (?:est[aá]|t[aá]))…(?:responde|foto|agora)|n[aã]o quero que (?:fales|saias|uses|voc[eê])',
    ),
    inSouthAfrican([
      'met wie (?:het|was|is|gesels|praat) jy(?: \\p{L}+){0,3} (?:gepraat|gesels|uit|aanlyn|besig)|jy is (?:net |nou )*myne(?! om)|ek wil nie hê jy moet|gee (?:vir )?my jou wagwoord|jou wagwoord|vee (?:daai|daardie|die) app (?:uit|af)|(?:blok|los|vee) (?:hom|haar|hulle) (?:nou )?(?:uit|af)? ?(?:of|anders|as jy)',
      'u?(?:be)?(?:wu|wa|ubu)?(?:khuluma|thetha|hleli) (?:no)?bani|ungowami(?: wedwa)?|ungowam(?: wedwa)?|(?:susa|cima|delete) (?:leyo|lo|le|loo) app|a(?:ngi|ndi)funi u(?:khulum|hamb|bon|theth|y)\\p{L}*|iphasi?wedi yakho|iphasiwedi yakho|i-?password yakho',
    ]),
    inFewWords(
      {
        unless:
          /\b(?:home safe|get home|when ${YOU} land|so i can find|hike|trail|netflix|wi-?fi|pool|cricket score|room for|(?:our|the|my) table|join (?:you|us)|slides?|parking|party|braai|karaoke|view|sunset|mountain|beach|jealous|(?:your|the|ur) (?:id|passport|licen[cs]e)|cake|food|dish|plate)\b/i,
      },
      `location (?:on|now|back on)|(?:turn|put|switch) (?:on )?${YOUR} location`,
      `who ${YOU} with|who are ${YOU} with|who was (?:the|that) (?:guy|girl|man|woman)`,
      `(?:took|takes) (?:${YOU} )?\\d+ ?min\\w*…(?:answer|reply|what)|what takes \\d+ ?min`,
      `(?:unfollow|unfriend)…(?:guy|guys|him|her|them|all)|(?:delete|block) (?:the|that|him|her|them|those|all)…(?:i'?ll check|by tonight|now|tonight|today|or (?:we|i|it))`,
      `what'?s ${YOUR} (?:phone )?(?:passcode|password|pin)`,
      `(?:for my eyes|inside only|(?:wear|dress|look|smile|body|beautiful|pretty|sexy|belong|you|u)…only for me|not allowed to (?:go|see|talk|wear|leave|work|speak)|you may not|never speak to (?:her|him))`,
      `(?:why did ${YOU} (?:tell me|say|lie))…(?:when|your phone|were)`,
      `(?:lucky i'?m patient|who else (?:takes|would take|wants))`,
      `(?:i|ive|i've) flushed|threw (?:out|away) ${YOUR}`,
      `pick up (?:the phone|my call|now)|answer (?:me|now)|\\d+ missed calls`,
      `(?:send|show)…(?:pic|photo|selfie)…(?:where ${YOU}|right now|who|so i (?:know|see|believe))`,
    ),
    inFewWords(
      {
        // Curious once; an inquest when it is demanded, repeated or already an accusation.
        with: /\b(?:answer|explain|tell me|now|lying|liar|lie|delete|unfollow|block (?:him|her)|why|again|i (?:saw|said|see)|the truth|right now|cheat\w*|don'?t (?:play|ignore)|seriously|be honest|you (?:liked|followed)|(?:liked|likes|commented|comments) (?:on )?your)\b|\?\s*\?|\b(?:who|where)\b[^?]*\?[\s\S]*\b(?:who|where|why)\b|[!]{2,}/i,
        unless:
          /\b(?:photos?|pics?|pictures?|profile|album|cover|cutie|handsome|gorgeous|dog|cat|series|show|movie|episode|actor|actress|singer|celeb\w*|song|playing|again\?? i (?:forgot|never|can'?t)|name|table|again at the)\b|😂|🤣|😍|😏/i,
      },
      `who(?:'s| is| was) (?:he|she|that|this)\\b(?! (?:band|song|by|for|in|on the (?:left|right)))`,
    ),
    {
      cue: rule(
        "\\b(?:(?:don'?t|do not|never) tell (?:your (?:family|friends?|sister|brother|mom|mum|mother|parents)|anyone|anybody) about us\\b[^.!?]{0,30}\\b(?:jealous|ruin|against|between|understand|interfere)|(?:remove|unfollow|delete|block|unfriend) (?:him|her|them|that (?:guy|girl|man|woman)|those (?:guys|girls|men|women)) (?:tonight|now|today|immediately)\\b[^.!?]{0,15}\\bor\\b|you (?:don'?t|do not) need (?:your (?:friends|family)|friends|anyone else|anybody else) (?:when|now that|if|now) you have me|who gave you permission(?= *(?:[?.!]|$|to (?:go|wear|leave|talk|speak|see|post)\\b))|(?:a |any |no )(?:woman|girl|man|wife|girlfriend|boyfriend) of mine (?:would never|will never|will not|won'?t|does not|doesn'?t|is going to) (?:wear|go|talk|speak|post|dress|leave|drink|dance))",
      ),
      unless: IN_PLAY,
      clears: ['joke', 'story'],
    },
    {
      // Whom the reader may know, write to or be seen with.
      cue: soft(
        "(?:delete|block|unfollow|remove|drop|lose|unfriend|unmatch|get rid of|ghost) (?:(?:his|her|their|that (?:guy|man|girl|woman|boy)'?s|your ex'?s|all (?:the |your |those )?(?:male |guy |boy )?) ?(?:numbers?|contacts?|chats?|messages|photos?|pics?|friends)|him|her|them|your ex|that (?:guy|man|girl|woman|boy))\\b…(?:or|otherwise|else) (?:we're|we are|it's|its|i'm|i am|i'll|i will|i|this is|you|u|else)",
        `(?:don't|do not|dont|never|better not|no|stop) (?:you |u )?(?:(?:you|u|dare|ever|even|go|going|want you|let me catch you|let me see you) )*(?:talk|talking|speak|speaking|text|texting|chat|chatting|flirt|flirting|write|writing|smile|smiling|message|messaging|go out|going out|hang out|hanging out|sit|dance|dancing|be seen|look|looking) (?:to|with|at) ${OTHERS}(?! (?:about|in the (?:shop|queue)|like (?:him|her|that)|who (?:are|were|don't)|from (?:work|church) about))`,
        '(?:give|hand|show|unlock|pass|bring)(?: me)?(?: over)? (?:your|ur) (?:phone|whatsapp|cell|messages|chats|inbox)…(?:read|see|check|look|go through|who|messages|chats|hide|hiding|prove|trust|lying)|(?:i want|i wanna|i need|let me) (?:to )?(?:read|see|check|go through) (?:your|ur) (?:messages|chats|whatsapps?|texts|dms|inbox|phone|calls)',
        '(?:show|tell|prove to) me (?:now )?who (?:you|u) (?:(?:were|are|was|have been|keep|been) )+(?:chatting|talking|texting|speaking|messaging|writing|phoning|with)(?! (?:the wedding|the party|lunch|dinner))',
        '(?:you|u) (?:(?:will|only|must|can|should|are going to|always|have to|just|may) )*(?:wear|dress|eat|go|speak|see|talk to|meet|post|do|work) (?:only )?(?:what|where|when|who|how|as|whoever|whatever|wherever) i (?:say|tell (?:you|u)|choose|allow|decide|let (?:you|u))',
        `(?:you|u) (?:may|can|must|will|are|r) ?(?:not|never|n't) (?:allowed to |permitted to )?(?:talk|speak|text|chat|write|go out|be friends|sit|dance) (?:to|with) ${OTHERS}`,
      ),
      unless:
        /\b(?:photos? of us|take (?:a|one) (?:photo|pic)|my number|playlist|map|recipe|sous ?chef|choreograph\w*|dance class|simon says|escape room|scam\w*|stranger danger|creep\w*|harass\w*|surprise|he(?:'?s| is) (?:dangerous|bothering|stalking)|if (?:he|she|they) bothers?)\b/i,
      clears: ['joke', 'story'],
    },
    {
      // Their minutes, measured against a map.
      cue: soft(
        '(?:why|how come|how)…(?:take|took|taken|taking)…(?:\\d+|forty|fifty|twenty|thirty|an hour)(?: ?(?:min\\p{L}*|m))?…(?:when|if|but|because)',
        '(?:it|that|the (?:drive|trip|walk|shop)) (?:only )?takes (?:\\d+|ten|fifteen|twenty|five)(?: ?min\\p{L}*)?',
      ),
      with: /\b(?:checked|google (?:maps?|says)|i looked|i saw|timed|tracked|tracker|your (?:location|dot|pin)|find my|life ?360|asking nicely|don'?t lie|the truth|who (?:were|did)|explain|where (?:were|did) (?:you|u))\b/i,
      clears: ['story', 'joke'],
      unless: AT_PLAY,
    },
  ],
  weighings: [
    {
      enough: 4,
      parts: [
        [
          2,
          /\b(?:who (?:are|were) (?:you|u) (?:with|chatting|talking|texting|out)|who (?:was|is|'s) (?:he|she|with you)|where (?:are|were) (?:you|u)(?: really| actually)?\s*(?:[.!?]|and)|why (?:do|did|does|are|is|was|were|didn'?t|haven'?t|aren'?t) (?:you|u|that|he|she|your)\b[^.!?]{0,25}\b(?:like|comment|repl\w+|answer\w*|online|ignor\w+|text\w*|call\w*|follow\w*|off|late)|(?:you|u) (?:were|was) online|who (?:you|u) with|why'?s your phone (?:off|on silent)|your last seen|you said you (?:were|are) (?:sleeping|asleep|home|at|with|working))\b/i,
        ],
        [
          2,
          /(?:^|[.!?]\s*)(?:answer|reply|explain|pick up|call me)(?: me)?(?: now)?\s*[.!]|\b(?:(?:last|one) chance to|be honest with me now|from now on,? you|take (?:that|it|those|this)(?: \w+)? down|(?:remove|delete|unfollow|block) (?:him|her|them|that (?:guy|girl)|those)|(?:you )?(?:should|must|need to|have to|better) (?:resign|quit|stop (?:seeing|talking|going|wearing)|leave (?:that|your)|delete|change (?:your|that)|come home|ask me|tell me)|understood\?|is that clear|do you (?:hear|understand) me|without (?:telling|asking) me|i won'?t (?:ask|say it) again|right now or)/i,
        ],
        [
          2,
          /\b(?:that \w+ guy|(?:guys?|men|boys|girls|women|colleagues|boss|friends|he|she|they) (?:look|looks|like|likes|comment\w*|stare\w*|flirt\w*|text\w*)[^.!?]{0,15}\b(?:you|your)|at (?:\d+ ?(?:am|pm)|midnight|that hour)|another (?:man|guy|woman|girl)|your (?:ex|male friends|guy friends|colleagues))\b/i,
        ],
        [
          4,
          /\b(?:(?:selfie|pic|photo|video)\b[^.!?]{0,25}\b(?:with the room|of the room|behind you|so i (?:know|see|can see)|who (?:you'?re|is) with|where you are|to prove)|(?:real|good|true|proper) (?:girlfriend|boyfriend|woman|man|wife|partner)s? (?:would|wouldn'?t|does|doesn'?t|will|gives?|tells?|obeys?|listens?)|(?:you|u) (?:don'?t|won'?t|can'?t) (?:go|leave|see|talk|speak|post|wear)[^.!?]{0,25}\b(?:without (?:me\b|telling|asking|my)|unless i)|if (?:you|u) (?:really )?loved me,? (?:you|u)(?:'d| would| wouldn'?t))/i,
        ],
        [
          2,
          /\b(?:my (?:woman|girl|man|lady|wife|girlfriend|boyfriend) (?:doesn'?t|does not|won'?t|never|should|must|dresses))\b/i,
        ],
        [
          1,
          /\b(?:i (?:don'?t|do not) (?:like|trust|want)|i hate (?:it )?(?:how|when|that)|not happy (?:that|about|with))\b/i,
        ],
      ],
      unless:
        /\b(?:in (?:that|this|the|your) (?:\w+ )?(?:pic|photo|picture|video|story)|are you (?:real|human|a bot)|i(?:'m| am) (?:at|by|outside|here)|find you|pick you up|the table|memes?|my ex|coffee\?|single|so i know (?:you'?re|you are|ur|you got)|when you get (?:there|home|in)|the view|sunset|beach|i bet (?:the|it))\b/i,
    },
  ],
  everyday: anyOf(
    // Where a place is that both of them go to.
    '^(?![\\s\\S]*\\b(?:your|ur|where are|prove|who|now|right now|live|or else|always)\\b)[\\s\\S]*\\b(?:send|share|drop|give|forward) (?:me |us )?(?:the|a) (?:location|pin|address)(?: pin)?(?:,? (?:please|pls))?[^.!?]{0,12}\\b(?:for|of|to) (?:the |our |this |that )*(?:\\w+day|tomorrow|tonight|party|venue|restaurant|place|braai|wedding|caf[eé]|date|spot|event|market|hike|weekend|meet ?up|bar|pub|church|gym)\\b',
    // It is their own place that they share, so that they are found.
    "^(?![\\s\\S]*\\b(?:your (?:location|phone|pin)|(?:you|u) (?:must|should|have to|need to|share)|share yours|who (?:are|is|was|were)|prove|trust|allowed|let you)\\b)[\\s\\S]*\\b(?:i'?ll|i will|i can|let me|i'?m going to) (?:share|send|drop) (?:you )?my (?:live )?(?:location|pin)\\b",
    "^(?![\\s\\S]*\\b(?:allowed|let you|don'?t (?:go|want)|not (?:going|with)|him|guys?|men|ex|prove|lie|photo|trust|short|wear\\w*)\\b)[\\s\\S]*\\bwho (?:are|r) (?:you|u) going with\\b[\\s\\S]*\\b(?:mixed up|mix (?:them|your friends) up|lift|carpool|book|tickets?|table|headcount|choir|hiking|book club|bring)\\b",
    // Somebody of the reader's waited for results, and they ask how it went.
    '^(?![\\s\\S]*\\b(?:or else|prove|lie|lying|lied|show me|phone|password|location|allowed|forbid|choose|warn\\w*|stop|without me|tell (?:her|him|them)|instead of me|home now|not going|always)\\b)\\W*(?:(?:hey|hi|so|morning|evening)[ ,!]+)*(?:did|has|have) (?:your|ur) (?:m[ou]m|mother|dad|father|parents|gran\\w*|ouma|oupa|gogo|sister|brother|son|daughter|kid|cousin|aunt\\w*|uncle|nephew|niece|friend)(?: \\w+)? (?:get|got|had|have|hear|heard) (?:back )?(?:(?:her|his|their|the|any) )?(?:test |scan |blood )?(?:results|scan|op|operation|biopsy|surgery)\\b',
    // How they felt beside the reader, who laughed or talked with others.
    "^(?![\\s\\S]*\\b(?:or else|next time|from now|before (?:you|u)|ask me|no more|(?:you|u)(?:'ll| will| may| can) |never|allowed|forbid|choose|warn\\w*|stop|have to|must|better|don'?t you dare|regret|pay for|leave (?:you|me)|delete|unfollow|password|phone|location|where were|who|prove|mine|kill|hurt|die|can'?t go on)\\b)[\\s\\S]*\\b(?:felt|feeling|feel) like (?:the|an?|your|ur|some) (?:entertainment|punch ?line|spare \\w+|furniture|joke|lift|driver|taxi|extra|stranger|third wheel|waiter|waitress|plus one|guest|afterthought|outsider|audience|prop|wallpaper|piece of furniture|gate ?crasher|babysitter|chauffeur|accessory)(?: (?:next to you|all (?:night|evening)|again|the whole (?:time|evening)|there|tonight|last night))?\\W*$",
    // Let off a plan and sent to somebody of theirs who is ill: all of the message, so that nothing else hides behind it.
    "^\\W*(?:(?:gosh|oh|aw+|no|please|hey|of course|ok|okay|goodness|yoh|shame|man)[ ,.!]+)*(?:(?:you )?(?:don'?t|dont|do not) (?:you )?(?:even )?(?:worry|stress|think) (?:about|over) (?:it|us|me|tonight|dinner|lunch|coffee|tomorrow|this|today)(?: at all| for a second| now)?|no need to (?:worry|apologi[sz]e|be sorry)|(?:dinner|lunch|coffee|it|we|everything(?: else)?) can wait|no problem(?: at all)?)[ ,.!]+(?:(?:and|just|you|please|now) )*(?:go|be|stay|get)(?: and| home and| there and)?(?: be| stay| sit)? (?:look after|take care of|with|see to|to) (?:your|ur) (?:m[ou]m|mother|dad|father|gran|granny|grandma|grandpa|gogo|ouma|oupa|son|daughter|kids?|little one|brother|sister|boy|girl|baby|dog|cat|family)(?:[ ,.!]+(?:i'?ll (?:eat|move|cancel|sort|change|ring|drink|save|phone) (?:the|both|our|a|it|everything|my)\\b[^.!?]{0,40}|(?:dinner|lunch|coffee|it|we|the \\w+|everything(?: else)?) can wait|(?:i'?m )?thinking of (?:you|her|him)(?: both| all)?|(?:i )?hope (?:she|he|it|they)[^.!?]{0,30}|(?:let me know|tell me) how (?:she|he|it) (?:is|goes)|send (?:her|him) my love|family (?:comes )?first)){0,6}\\W*$",
    '^\\W*(?:(?:aw+|ok|okay|well|then|haha+|now|right)[ ,.!]+)*go (?:and )?get (?:your|ur) beauty sleep\\b[^?]{0,40}$',
    '^\\W*(?:(?:and|so|hey|oh|well|hello|stranger)[ ,]+)*where have (?:you|u) been (?:hiding|all my life)(?: all (?:this time|my life)| lately)?\\W*$',
    // A game of words that everybody plays.
    "^\\W*(?:(?:haha|lol|ok|okay|so)[ ,.!]+)*tell me (?:you|u)(?:'re| are|r|'ve| have| grew| come| work)?[^.!?]{2,40},? without (?:telling|saying)(?: me)?(?: that)? (?:you|u|it|so)[^.!?]{0,40}\\W*$",
    // What they spilled is the reader's to replace, in play.
    '^(?![\\s\\S]*\\b(?:or else|sex|bed|tonight|naked|nudes?|pics?|send|kiss|wear(?:ing)?|take off|under\\w*|work (?:it|that) off|(?:you|u) know how|in kind)\\b)[\\s\\S]*\\b(?:you|u) owe me (?:an? |some )(?:new |clean |dry |fresh )?(?:skirt|shirt|blouse|dress|top|jersey|jacket|pair of \\w+|keyboard|mug|screen|laptop|cup of tea|tea)\\b',
    WOULD_IT_BE_WEIRD,
    '^(?![\\s\\S]*\\b(?:prove|who (?:are|were) you with|always|every|now or)\\b)[\\s\\S]*\\bneed (?:your|the) location(?: again)?[,.;]? (?:the |your |that )?(?:pin|link|map)\\b',
    '\\bwho was that (?:girl|guy|man|woman|lady|dude|one)\\b[^.!?]{0,40}(?:👀|😂|😅|😏|\\b(?:lol|haha+|cute|jealous (?:lol|haha))\\b)',
    '\\bnot allowed to (?:be|look|sound|smell|write|say things) (?:so|this|that|like that|as)\\b(?![\\s\\S]*\\b(?:without me|go(?:ing)? out|who were|your phone|other)\\b)',
    "\\b(?:forbid|not allowed|not allow|banned?|may not|can'?t)\\b[^.!?]{0,30}\\b(?:watch|finish|start|eat|see|play|listen to|try|open)\\b(?! (?:your|ur|any))[^.!?]{0,25}\\bwithout me\\b",
    '\\b(?:forbid|not allowed|illegal|banned?)\\b[^.!?]{0,30}\\b(?:crocs?|socks|sandals|pineapple|karaoke|puns?|spoilers?|cargo|skinny jeans|emoji|comic sans|that hat|that moustache)\\b',
    '\\bme or (?:the|your|that|his|my) (?:cat|dog|puppy|ps\\d|playstation|xbox|rugby|cricket|football|couch|bed|nap|cake|pizza|braai|plants?|book|game|garlic bread|chips)\\b',
    // What hurt, told; and what is far away, with nothing asked of the reader.
    `${NO_DEMAND}\\b(?:you|u) (?:told|introduc\\w+|called)\\b[^.!?]{0,60}\\bi (?:was|am)\\b[\\s\\S]{0,50}\\b(?:i (?:cried|laughed along|felt|was hurt)|it (?:hurt|stung))\\b`,
    `${NO_DEMAND}\\b(?:i'?m|i am|im) not asking (?:you|u) (?:to decide|to choose|to promise|for (?:anything|a promise|an answer))\\b`,
    `${NO_DEMAND}\\bflights?\\b[\\s\\S]*\\byou come here\\b`,
    `${NO_DEMAND}\\b(?:diabet\\w+|insulin|epilep\\w+|coeliac|asthma\\w*)\\b`,
    `${NO_DEMAND}\\bnot asking (?:you|u) to (?:decide|choose|answer|commit|promise|pick)\\b(?![\\s\\S]*\\b(?:but (?:you|if)|or (?:it'?s|i'?m|else)|prove|location|phone|block|delete)\\b)`,
    '^(?![\\s\\S]*\\b(?:who (?:are|were)|phone|password|location|allowed|friends|block|delete|prove|forbid|or else|or it.?s|(?:you|u) (?:said no|quit)|coming anyway|let you|make you)\\b)[\\s\\S]*\\b(?:look(?:ed|ing)?|check(?:ed|ing)?) (?:at )?(?:the |some )?(?:\\w+ )?flights?\\b',
    '\\bwhy did (?:you|u) (?:quit|leave|resign from) (?:your|ur) (?:last |old |previous |first )?(?:job|work|company)\\b',
    // Put off by a button, and nothing asked.
    '^(?![\\s\\S]*\\b(?:who|location|password|prove|permission|must|follow me back|unblock|answer|explain|or else|allowed|other (?:men|guys|women|girls)|watch|regret|(?:you|u).?ll see|costs?|pay|outside|plate|your (?:house|work|place|car))\\b)[\\s\\S]*\\b(?:you|u) (?:unfollowed|muted|unmatched) me\\b',
    // Their own door.
    '^(?![\\s\\S]*\\b(?:who|location|phone|prove|permission|must|allowed|hiding|other (?:men|guys|women|girls)|friends)\\b)[\\s\\S]*\\b(?:knock|ring the bell) before (?:you|u) (?:come|walk|barge|enter)\\b',
  ),
  harmless: excuse(OUT_OF_WORK, NO_ANSWER_YET, NOT_FORGOTTEN, SLOW_TODAY),
  excuse:
    /\b(?:trail|helicopter|hike|in the uber|you don'?t have to|with my sister|if you(?:'d| would)? like|so i can find|home safe|get home safe)\b/i,
};
