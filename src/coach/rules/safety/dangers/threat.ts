/** Threats of harm: towards the reader, or told by the one they are made to. */

import { hits } from '../../prefilter/prefilter.ts';
import { pattern } from '../../reading/pattern.ts';
import { VIOLENCE_HELP } from '../help-lines.ts';
import { AT_PLAY, ERRAND } from '../patterns/everyday-talk.ts';
import { anyOf, excuse, inFewWords, inOtherLanguages, inSouthAfrican, soft } from '../patterns/forms.ts';
import { AMOUNT, BEATEN_IN_PLAY, GAP, THEY, YOU, YOUR } from '../patterns/fragments.ts';
import { rule } from '../patterns/rule.ts';
import { ADVICE_TO_VICTIM, type Danger } from './danger.ts';

const COMPUTER_GAME = pattern('fifa|playstation|ps ?[45]|xbox|game|umdlalo|speletjie|chess|skaak|scrabble');
/** A brother or an ex with a gun, as against a policeman or a museum. */
const ARMED_FOR_WORK =
  /\b(?:police\w*|cop|army|soldier|security guard|hunt\w*|farm\w*|museum|water gun|nerf|spud gun|glue gun|paintball|movie|film|series|game|xbox|playstation|biltong|kitchen)\b/i;
/** `Thursday or else Sunday`: another day is put forward, and nothing hangs over it. */
const OR_ELSE_A_DAY =
  "^(?![\\s\\S]*\\b(?:kill|hurt|harm|slap|petrol|burn|disappear|apolog\\w*|leav\\w*|choke|stab|skip|find (?:you|u)|regret|sorry (?:you|u)|warn\\w*|know where|pay|owe|answer|reply|tell me|give me|send|dead|die|gun|knife|must|better|last chance|come (?:to|for|out)|coming (?:to|for|over)|outside|unblock|prove|post|leak|expose|your (?:house|home|work|office|gate|job|kids|family|mother|mom|wife|husband|boss|street|car|door|flat|photos?|pics?|nudes?|address))\\b)[\\s\\S]*\\b(?:can|could|free|works?|do|suits?|open|off|maybe|how about|what about|either|shall we|let'?s)\\b[^!?]{0,60}\\bor else (?:on |the |maybe |we could do |next )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\\b|^(?![\\s\\S]*\\b(?:kill|hurt|harm|slap|petrol|burn|disappear|apolog\\w*|leav\\w*|choke|stab|skip|find (?:you|u)|regret|warn\\w*|know where|pay|owe|answer|reply|tell me|give me|send|dead|die|gun|knife|must|better|last chance|come (?:to|for|out)|coming (?:to|for|over)|outside|your)\\b)[\\s\\S]*\\b(?:can|could|free|works?|suits?|how about|what about|either|shall we|let'?s)\\b[^!?]{0,60}\\bor else (?:the |next |this |maybe )?(?:tomorrow|tonight|week|weekend|lunch|dinner|breakfast|coffee|morning|afternoon|evening)\\b";
const AT_A_GAME =
  /\b(?:at (?:scrabble|chess|mini|pool|padel|monopoly|uno|cards|tennis|trivia|bowling|darts|fifa|catan|golf)|game|quiz|series|movie|film|recipe|pun|joke|meme|karaoke|playlist|trivia|hike|gym class|workout|lasagne|burger)\b/i;

/** What makes a threat of a reproach. */
const TO_COME =
  /\b(?:will|'ll|gonna|gon+a|going to|you'?ll see|next time|again|careful|payback|price|owe|lesson|teach|wait|see you|forget|remember|better|watch|come for|coming|sleep|safe|where you|people who)\b/i;

export const threat: Danger = {
  severity: 'danger',
  action: 'safety',
  advice: `Possible threat. Do not answer it; keep the message, get somewhere safe, and call ${VIOLENCE_HELP}`,
  title: 'They said something threatening',
  intents: ['threat'],
  traits: ['carries over', 'misheard in openers'],
  ifDrafted: 'threat',
  guessedAs: 'grave',
  undecided: ['safety', 'support'],
  adviceToVictim: ADVICE_TO_VICTIM,

  rules: [
    {
      cue: /\b(?:i(?:'?ll| will|'?m going to|'?m gonna| am going to| swear i'?ll|'?d)\s+(?:fuck(?:ing)? |actually |literally )?(?:kill|hurt|find|hunt|beat|break|smash|stab|shoot|destroy|ruin|slap|burn|make you (?:pay|sorry|regret)|come for|get)\s+(?:you(?!r (?:order|number|coffee|drink|bag|ticket|usual|high score|record|trust|heart|fridge))|u\b|ur|your (?:face|life|neck|family|legs|house|car|windows?))|you(?:'?ll| will|'?re going to|'?re gonna) (?:regret (?:this|it|what|making|doing|leaving|ignor\w+|ever|saying|block\w+)|be (?:so )?sorry(?! (?:that )?(?:you|u|if (?:you|u)|when (?:you|u)) (?:(?:ever |never |only |just )?(?:missed|skipp?e?d?|(?:don'?t|didn'?t) (?:try|taste|come|see|order|join|bring|have|get|watch|book)|ordered|picked|asked (?:me )?(?:about|for)|taste|hear|see)))|pay for (?:this|it|what|everything|the way|ignor\w+|embarrass\w+|leaving)|wish you)|(?:he|she|my (?:ex|husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad))(?:'s| has| is)? (?:said|says|told me|threaten(?:s|ed|ing)|swore)\b[^.!?]{0,60}\b(?:find|kill|hurt|come for|hit|follow|destroy) (?:me|us|my)\b(?![^.!?]*\b(?:spoil|series|if i (?:eat|finish|touch|tell|break|scratch)))|watch (?:your|ur) back|i know where (?:you|u) (?:live|work|park|stay|sleep|go)|(?:you|u) (?:better|had better) (?:watch (?:it|out|your)|answer|reply|not (?:ignore|talk|leave|tell|be (?:with|seeing|lying)))|you'?re dead\b|something (?:bad )?(?:will|might|could) happen to you|you don'?t know what i'?m capable of|i have a (?:gun|knife)|ek gaan jou (?:kry|vang|moer|klap|doodmaak)|see what happens (?:if|when)|or (?:you'?ll be sorry|else\b)|nobody (?:leaves|ignores|says no to) me|if i can'?t have you)/i,
      unless:
        /\b(?:at (?:scrabble|chess|mini|pool|padel|monopoly|uno|cards|tennis|trivia|mario|bowling|darts|fifa|ping|catan|chess)|you(?:'?ll)? regret (?:not|missing|that (?:order|choice|dessert))|i'?ll find (?:you|u) (?:a|an|one|some|at|by|in|outside|there|near|the|later)|i'?ll get (?:you|u) (?:a|an|one|some|the|back|coffee|that|there)|beat you (?:at|to|in|by|there|hands)|find you (?:funny|cute|attractive|interesting|really|so)|destroy you (?:at|in)|make you (?:pay for (?:dinner|drinks|coffee|lunch|the|churros)))\b|😂|🤣/i,
    },
    {
      cue: /\b(?:scared|afraid|terrified|frightened) (?:to (?:go|be|sleep|stay|walk)|of (?:him|her|my (?:ex|husband|boyfriend|dad|father|stepdad))|for my (?:life|safety)|he(?:'ll| will| might|'s going to) (?:hurt|kill|find|hit|come)|she(?:'ll| will| might) (?:hurt|kill|find|hit|come))\b|\b(?:he|she|my (?:ex|husband|boyfriend|partner|dad|father|stepdad)) (?:hit|hits|beats? up|choked|punched|threatened|threatens|slapped|grabbed|pushed) (?:me|us|my (?:mom|kids|face)|to (?:kill|hurt|hit|come|find))\b/i,
      clears: ['past'],
      unless:
        /\b(?:spiders?|heights|the dark|dentist|horror|movie|film|flying|scale|of (?:my own )?cooking|spoil\w*|if i (?:eat|finish|touch|spoil|scratch|break)|series|at (?:chess|scrabble|tennis|fifa)|(?:our|my|the|his|her) (?:new |little )?(?:kitten|parrot|goose|rooster|hamster|ostrich|chihuahua))\b/i,
    },
    {
      cue: /\b(?:(?:see|watch) what (?:i do|i'?ll do|i'?m going to do|happens (?:to you|next))|make (?:your|ur) life (?:hell|a (?:misery|nightmare|living hell)|miserable)|(?:come|coming|drive|driving) (?:there|over|to you|to your (?:house|place|work))[^.!?]{0,15}\band (?:smack|hit|slap|beat|hurt|break|kick|klap|moer|bliksem|donner|fetch you|drag you|teach you)|(?:i'?ll|i will|i'?m going to|gonna) (?:klap|moer|bliksem|donner|smack|kick|choke|strangle|drag|cut|bury|finish|end|deal with) (?:you|u|ur|your)\b|(?:get|getting|got) what (?:they|you|u) deserve|deserve (?:to be|a) (?:beaten|hit|slapped|raped|hiding|hurt)|(?:teach|taught) (?:you|u) a lesson|burn (?:your|ur|down your) (?:car|house|place|shack)|watch yourself|(?:i have|i've got) people (?:in|near|at|where) (?:you|your)|you(?:'?ll| will) (?:see|learn|find out) (?:what|who) i|(?:you|u) (?:won'?t|will not) (?:get away|see (?:tomorrow|it coming)|walk (?:again|out))|my (?:boys|brothers|friends) (?:(?:will|are going to)(?! (?:also |all |both |probably |just )?(?:be (?:there|around|joining)(?! (?:when|at|tonight|with))|love(?! (?:you|making|hurting))|like(?! you)|join|bring(?! (?:the |a |their )?(?:guns?|petrol|matches|kni))|cook|laugh|tease|want(?! (?:you|to (?:see|find|meet|talk to) (?:you|u)))|think(?! of a way)|come (?:too|along|as well))\b)|know where)|sleep with one eye open|your days are numbered|(?:you|u)(?:'re| are) going to (?:bleed|pay|suffer)|sal jou (?:moer|bliksem|klap|kry|doodmaak)|ngizokubulala|ngizokushaya|think you can (?:just )?(?:leave|walk away|block me|ignore me|disrespect me)[^.!?]{0,5}[.!?]?\s*(?:i|you|watch|think again))/i,
      unless:
        /\b(?:at (?:scrabble|chess|mini|pool|padel|monopoly|uno|cards|tennis|trivia|mario|bowling|darts|fifa|ping|catan|30 seconds)|the (?:oven|kettle|braai|recipe|game|quiz|series|movie)|when i (?:bring|cook|bake|arrive with)|chips|cake|dessert|trophy|dance|surprise)\b/i,
      clears: ['story', 'joke', 'denied'],
    },
    {
      cue: rule(
        `\\b(?:he|she|my (?:ex|husband|boyfriend|wife|girlfriend|partner|dad|father|stepdad)) beats? (?:me|us|my (?:mom|kids|face))\\b(?!${BEATEN_IN_PLAY})`,
      ),
      clears: ['past', 'joke'],
      unless:
        /\bat (?:\w+ ){0,2}(?:chess|scrabble|tennis|fifa|pool|padel|cards)\b|\b(?:parkrun|the (?:\w+ )?mile|comrades|marathon|triathlon|the finish(?: line)?|mario kart|leaderboard|arm ?wrestl\w*)\b/i,
    },
    {
      // Death or blows as the price of leaving or of living one's own life: no laughter takes that back.
      cue: /\bi(?:'?ll| will|'?m going to|'?m gonna| am going to| swear i'?ll| swear i will)\s+(?:\w+ing |actually |literally |really |just )?(?:kill|murder|hurt|beat|stab|shoot|strangle|choke|burn|slap|smack|klap|moer|bliksem|break|hunt|find)\s+(?:you|u|your (?:face|neck|legs|arms?))\b[^.!?]{0,20}\b(?:if|when|once|because)\s+(?:you|u)\s+(?:ever |dare (?:to )?|try (?:to )?|even )?(?:leave me\b(?! (?:with|hanging|on|here|out|at|any|one|no|the|a|some|for the|alone (?:with|at|in)))|cheat|block|break up|dump|walk (?:out|away)|see (?:him|her|another|other|someone|anyone)|talk to (?:him|her|another|other|guys?|men|girls?|women|anyone)|go (?:back to|out with)|tell any(?:one|body)|say no|ignore me|reject|don'?t (?:answer|reply|come back|pick up|call me back))/i,
      unless:
        /\b(?:at (?:chess|scrabble|uno|pool|padel|mini golf|catan|monopoly|cards)|spoil\w*|with kindness)\b/i,
      clears: ['story', 'denied'],
    },
    {
      // Told by the one whose pictures somebody else holds.
      cue: /\b(?:he|she|they|someone|somebody|my (?:ex|husband|wife|boyfriend|girlfriend|partner|boss)(?:-\w+)?|(?:this|that|some|an?|the) (?:guy|man|woman|girl|stranger|person|scammer|account))(?:'s| is| has| have| are| was)?(?: (?:has|have|got) (?:my|our) \w+ and| (?:my|our) \w+ and)? (?:just |now |still |already |keeps? )?(?:says?|said|saying|told me|tells me|threaten\w*|swears?|swore|promis\w+|wants?|demand\w*|texts?|texted|blackmail\w*|going)\b[^.!?]{0,40}\b(?:post|put|share|leak|upload|send|publish|show|release|spread|expose)\w*\b[^.!?]{0,15}\b(?:(?:my|our|the) (?:\w+ )?(?:photos?|pics?|pictures?|nudes|videos?|screenshots?|chats?|messages)|(?:them|it|these) (?:online|to my|to everyone))\b(?=[\s\S]*\b(?:online|to (?:my|everyone|all|the)|everywhere|pay|money|unless|or else|if i|internet|facebook|instagram|work|family|blackmail\w*|threaten\w*|scared)\b)/i,
      unless:
        /\b(?:baby (?:photos?|pics?|pictures?)|karaoke|my (?:dog|cat|cake|art|paintings?|toddler)|wedding (?:photos?|album|video)|school photos?|holiday (?:photos?|pics?)|exhibition|gallery|calendar|portfolio)\b/i,
      clears: ['joke', 'past'],
    },
    inOtherLanguages(
      'hy het my (?:weer )?ge(?:slaan|skop|wurg)|jy gaan (?:spyt|sterf|boet|seerkry)|ek (?:gaan|sal) jou (?:doodmaak|seermaak|slaan|kry|breek|leer wat)|ek weet waar jy (?:werk|woon|bly)',
      '(?:ngizo|ndiza ku|ndizo|ngiyo)ku?(?:bulala|shaya|limaza|bamba|betha)\\p{L}*|uzo(?:zi|ya)?sola|uza kuzisola',
      'ke tla o (?:bolaya|shapa|otla)\\p{L}*|o tla i?tshola',
      'te (?:voy a|vas a) (?:matar|arrepentir|encontrar|romper|partir|pegar)|conmigo no se juega|te arrepentir[aá]s',
      '(?:je vais te (?:tuer|retrouver|frapper|casser)|tu (?:vas|allais) (?:le )?(?:regretter|payer))',
      '(?:ich (?:bring|werde)\\p{L}*…(?:um|umbringen|finden|schlagen)|du wirst (?:es )?(?:bereuen|schon sehen|büßen))',
      '(?:vou te (?:matar|achar|bater|quebrar)|vais (?:te )?arrepender|voc[eê] vai se arrepender)',
    ),
    inSouthAfrican(
      [
        'jy (?:sal|gaan) (?:nog )?(?:sien|uitvind|agterkom) wat (?:met jou |dan )?(?:gebeur|kom)|ek (?:sal|gaan) (?:jou|julle) (?:kry|vind|opspoor|vermoor|wys|leer)|(?:pasop|oppas) (?:vir my|as jy)|ek maak jou (?:dood|seer|klaar)|(?:jy|julle) is (?:klaar|dood)(?= as)',
        '(?:ngizo|ndiza ku|ndizo)ku?(?:thola|fumana|bulala|shaya|betha|limaza|bonisa|zingela)\\p{L}*|uzo(?:bona|zwa) (?:ukuthi )?(?:kuzokwenzeka|okuzokwenzeka|mina)|uzozisola|uya kuzisola|uzobona kuzokwenzekani',
      ],
      { unless: COMPUTER_GAME },
    ),
    {
      cue: rule(
        `\\b(?:shame|pity|sad|unfortunate|terrible|hate for|hate it|sorry) (?:if|for|when)?${GAP}\\b(?:something|anything|somebody|someone|it|an accident)\\b${GAP}\\b(?:happen\\w*|happens?|got|broke|burn\\w*|hurt)\\b${GAP}\\b(?:you|your|ur|that|her|him)\\b|\\b(?:accidents?|bad things|things) (?:can |do |will |might )?happen\\b${GAP}\\b(?:you|your|people who|girls who|women who|men who|who)\\b|\\b(?:hope|pray) (?:you|u|nothing|your)\\b${GAP}\\b(?:medical aid|insurance|happens to|sleep light|lock your|good lawyer)\\b`,
      ),
      clears: ['story', 'joke'],
    },
    {
      cue: rule(
        `\\b${THEY} (?:said|says|told me|threaten\\w*|promised|swore|swears|text\\w*|wrote|sent me|wants to|tried to)\\b${GAP}\\b(?:kill|killing|hurt|break|burn|stab\\w*|shoot|beat|come for|cut|strangle|hunt|murder|petrol|bullet|acid)\\b${GAP}\\b(?:me|my|us|our|both|down)\\b`,
      ),
      unless:
        /\b(?:if i (?:spoil|eat|finish|touch) (?:the|her|his)|last (?:slice|piece|samoosa)|puns?|dad jokes?|my diet|spoil\w*)\b/i,
      clears: ['joke', 'past'],
    },
    inFewWords(
      { unless: /\b(?:bring me|puns?|game|pool|padel|chess|slice|cake|pizza|spoil\w*|recipe)\b/i },
      `(?:be|would be) a (?:pity|shame) if…`,
      `(?:enjoy|hope ${YOU} enjoy) (?:having|${YOUR}) (?:teeth|legs|face|car|sleep|sleeping)`,
      `(?:ignore|block|test|try|disrespect|laugh at) me (?:one more time|again|and see|and)|one more time ${YOU}`,
      `next time i see ${YOU}|when i (?:see|find|catch|get) ${YOU}…(?:gonna|going|won't|will|regret|see|talk)`,
      `say (?:that|it) to my face`,
      `(?:nobody|no ?one)…(?:walks away|leaves me|says no|does that|dumps|ignores|laughs at)…(?:me|one piece|normal|and)`,
      `(?:acid|petrol|knife|gun|bullet|matches)…(?:${YOUR}|${YOU}|face|isn't|only|house|car)`,
      `(?:i|my (?:cousins|brothers|boys))…(?:put|throw) ${YOU} (?:through|under (?:a|the)|off|in (?:hospital|the (?:ground|boot|hospital|river|sea|dam|sand)|an? (?:hole|box|coffin|wheelchair|bag|ditch|grave)|${YOUR} place))`,
      `(?:old|wooden|those)…(?:houses?|roofs?|cars?) burn|${YOUR} car…(?:burn\\w*|scratch\\w*|brakes)|if it burned`,
      `pasop…|rompo las piernas|jy gaan sien`,
    ),
    {
      // Pictures for money, told by the one who sent them.
      cue: rule(
        `\\b(?:she|he|they|someone|this (?:girl|guy|woman|man|person|account)|the (?:girl|guy|woman|man|account)) (?:now |is |are |just )*(?:wants?|wanting|demand\\w*|ask(?:s|ing)? for|keeps? asking for|says? (?:pay|i must pay))\\b[^.!?]{0,25}(?:${AMOUNT}|\\b(?:money|\\d{3,})\\b)[^.!?]{0,20}\\b(?:or|otherwise|else|unless)\\b[^.!?]{0,30}\\b(?:send|post|show|tell|leak|share|publish|upload|put|ruin|expose)\\w*`,
      ),
      clears: ['joke', 'past'],
    },
    {
      // Set right, sorted, dealt with.
      cue: /\b(?:(?:i(?:'ll| will|'m going to|'m gonna| am going to)|gonna|we(?:'ll| will)) (?:fix|sort out|deal with|take care of|handle|finish|get|visit|teach|hurt) (?:him|her|them|that (?:guy|man|boy|girl|woman))\b[^.!?]{0,15}\b(?:and )?then (?:you|u)\b|(?:you(?:'ve| have)? got|that'?s) a (?:big|lot of|smart) mouth|for (?:someone|somebody|a (?:girl|woman|guy)) who (?:walks?|lives?|sleeps?|drives?|runs?|works?) (?:\w+ )?(?:alone|home alone|by (?:her|him|your)self|late|at night)|(?:block|ignore|report|leave|ghost|unmatch|reject|test|cross) me and (?:find out|see|you(?:'ll| will)|watch|i(?:'ll| will)))/i,
      unless: /\b(?:curry|chilli|chili|board|game|cook\w*|recipe|tap|shelf|pun|puns)\b|😂|🤣|😏/i,
      clears: ['joke', 'story'],
    },
    {
      // Warned.
      cue: rule(
        `\\b(?:(?:it|this|that|things) (?:won'?t|will not|wont|isn'?t going to|doesn'?t) end (?:well|nicely|good|pretty)(?: for (?:you|u|any))?|(?:this|it)(?:'s| is|s)? (?:not|isn'?t|ain'?t) over(?: yet)?(?= *(?:,|\\.|$|(?:until|till|you|bitch|between)\\b))|(?:messed|mess|fucked|playing|play|dealing) with the wrong (?:person|guy|man|woman|girl|one|dude|oke)|(?:picked|chose|choosing|pick) the wrong (?:guy|person|man|woman|one) to|don'?t make me (?:come (?:there|to your|find|and)|angry(?!,? you won'?t like)|do (?:something|this|it)|hurt|show|ask again|repeat|find|drive|lose my temper|mad)\\b|(?:you(?:'re| are)? |u )?(?:should|must|better|need to|had better) (?:be (?:scared|afraid|worried|very careful)|watch your (?:back|mouth|tone)|fear|start (?:running|praying)|think (?:twice|carefully)|sleep with)|be careful (?:when|walking|going|at night|with (?:your|ur) (?:car|kids?|dog|face|mouth|life)|how you|what you say)|(?:watch|mind) (?:how you (?:talk|speak)|what you say|the way you (?:talk|speak)|your (?:tone|mouth|back))|i(?:'ll| will|'m going to| am going to|'m gonna) (?:make sure|see to it) (?:that )?(?:you|u|your|nobody|no one) (?:never (?:work|walk|smile|find|love|date|sleep|see)|lose|regret|pay|suffer|can'?t|won'?t)|(?:i|we) know (?:people|some people|guys|someone) (?:who|that|in|where)\\b[^.!?]{0,30}\\b(?:owe me|(?:can|will|would) (?:hurt|find|visit|sort|deal with|take care of) (?:you|u|that))|(?<!make )people (?:like you|who (?:do (?:this|that)|cross me|ignore me|laugh|lie|play)) (?:to me )?(?:get hurt|disappear|go missing|end up|have accidents|don'?t last)|count your days|enjoy your last (?:days?|nights?|hours?)(?= *(?:[.!]*$|(?:of (?:peace|freedom)|alive|on earth)))|while you (?:still )?can(?= *(?:[.!]|$))|(?:you|u) (?:don'?t|do not) (?:want|wanna) (?:to )?(?:know|find out|see|test|meet) (?:(?:what|how far) (?:i(?:'m| am) capable|i(?:'ll| will| can| could) (?:do|go)|happens)|me (?:angry|mad)|my (?:bad|dark|other) side|the other side|that side)|(?:come|coming|pass(?:ing)?) (?:by |and |over |to |past )*(?:collect|fetch|get|take) (?:it|my (?:money|stuff)|what(?:'s| is) mine)\\b[^.!?]{0,15}\\b(?:from|at|by|personally|myself|tonight|your)|(?:scream|cry|beg|call (?:who|the police|your))[^.!?]{0,20}\\b(?:no ?(?:one|body) (?:will|would|is)|all you (?:want|like)|won'?t help)|say (?:that|it|one word|anything) again and (?:i|you|see|watch)|(?:i|we)(?:'ll| will) (?:meet|be seeing|see|deal with|sort|visit) (?:you|u)(?: out)? (?:in the dark|when you least|alone|one night|properly|my way)|talk(?:ing)? to me like that (?:again|and)|i (?:carry|have|own|got) a (?:gun|knife|panga|firearm|9mm|blade)\\b)`,
      ),
      with: /\b(?:you|u|your|ur|people|me|over)\b/i,
      unless:
        /\b(?:pun|puns|game|chess|scrabble|pool|padel|monopoly|uno|cards|tennis|quiz|karaoke|dance|cake|slice|pizza|spoil\w*|episode|series|movie|season|rugby|braai|chilli|curry|coffee|ice|sunburn|sunscreen|hike|load ?shedding|storm|rain|road|roads|n[1-4]\b|drive safe|get home safe|safe(?:ly)?|wine|tequila|kiss\w*|hug|cuddle\w*|tickle|blush|laugh|smile|cook|bake|pancakes?|bills?|borrow|book|jersey|hoodie|stairs|step|gap|slippery|wet floor|in (?:berlin|cape town)|magic|magician|wardrobe|umbrella|leatherman|steak knife|swiss army)\b|😂|🤣|😏|😉|😜/i,
      clears: ['joke', 'story', 'past'],
    },
    {
      cue: /\b(?:(?:nice|pretty|beautiful|lovely|cute|good|perfect|such) (?:\w+ )?(?:teeth|face|smile|legs|car|house|dog|cat|family|kids?|eyes|skin|hands|nose)[^?]{0,15}\b(?:(?:it )?would be (?:a )?(?:sad|shame|pity|terrible|pities)|shame if|pity if|sad if|hope (?:it|they|you) (?:stay|keep)|while (?:it|they|you) lasts?|be a shame)|(?:shame|pity|sad) if (?:that|it|they|this|she|he|the \w+) (?:changed|changes|broke|breaks|stopped|went away|got (?:lost|hurt|scratched)|didn'?t last|vanished|disappeared)|(?:everyone|others|people|they) will (?:know|hear|see|find out)? ?(?:what you did|about what you|soon enough)|so will (?:everyone|others|they) soon)\b/i,
      unless:
        /\b(?:cake|pizza|wine|dessert|weather|rain|sunset|haircut|hair|app|battery|party|weekend|season|series)\b|😂|🤣/i,
      clears: ['joke', 'story'],
    },
    {
      cue: soft(
        '(?:girls?|women|bitches|people|men|guys) like (?:you|u) (?:always )?(?:end up|finish|are found|get found)…(?:boot|ditch|river|bag|veld|news|morgue|grave|ground|trunk)',
        "next time (?:it|this) (?:won't|wont|will not) be (?:a (?:conversation|talk|warning|chat)|(?:so |this |as )?(?:words|gentle|nice|soft|easy)(?= *(?:[.!,]|$|for you)))",
        '(?:a |the )?bullets? (?:in|through) (?:the|my|our) (?:letterbox|post|door|mail|window|gate)',
      ),
      unless: AT_PLAY,
      clears: ['story', 'joke'],
    },
    {
      cue: soft(
        "(?:i'?ll |i will |i'?m going to |let me )?(?:put|slip|drop|pour|mix) something (?:in|into) (?:your|ur) (?:drink|juice|coffee|tea|wine|food|glass|water)",
        "(?:nobody|no ?one) (?:will|would|can|could|'ll|is going to) (?:ever )?(?:hear|find|see) you(?: scream)?(?= *(?:[.!,]|$|there|up there|out there|down there))",
        "you (?:don't|won't|can't|will not|are not going to) (?:leave|go home|go) (?:until|till|unless|before) i (?:say|let|decide|tell|want|am done)",
      ),
      unless:
        /\b(?:hide and seek|escape room|game|movie|karaoke|sing(?:ing)?|snor\w*|haha|lol|jk|kidding|vitamins?|honey|lemon|gin|rum|happy hour|dessert|cake|second helping|photo)\b|😂|🤣/i,
      clears: ['story'],
    },
    {
      // To be made sorry; a blow with its hour or its price.
      cue: soft(
        "(?:ways?|how|plans?|planning|dream\\w*|think(?:ing)?) (?:of |about |to |for |i can |i could |i will |i'll )*(?:make|making|get|hurt|hurting|punish|punishing) (?:you|u) (?:sorry|regret|suffer|cry blood|pay for (?:it|this|that|what)|back for (?:it|this|that|what))",
        '(?:make|making) (?:you|u) (?:sorry (?:you|u|for)|regret (?:it|this|that|ever|the day|what))',
        "i(?:'ll| will|'m going to| am going to|'m gonna)?(?: have to)? (?:beat|hit|smack|slap|punch|whip|klap|moer|thrash|hurt|belt) (?:you|u)(?: (?:up|so hard|hard|black and blue|to a pulp))?,? (?:when|once|as soon as|the moment|until|till|unless) (?:you|u|i|we)(?! (?:play|lose|least|race|win|meet on|are on the))",
        "(?:again|once more|one more time|that|this),? (?:and|or|then) (?:i|i will|i am going to|i'm going to|i'm gonna) (?:will )?(?:beat|hit|smack|slap|punch|whip|klap|moer|hurt|stab|cut|burn) (?:you|u)(?= *(?:[.!,]|$|up|so|hard|until|till|myself))",
        "(?:or|otherwise) (?:i|i'll|i will|i'm going to|i'm gonna) (?:beat|hit|punch|whip|klap|moer|hurt|stab|cut|burn|kill) (?:you|u|your)(?= *(?:[.!,]|$|up|so|hard|badly|until|till|myself|face|head|kids|mother|family))",
      ),
      unless:
        /\b(?:pineapple|puns?|spoil\w*|tickle|pillow|snooze|snor\w*|fifa|chess|scrabble|padel|pool table|mario|uno|monopoly|tennis|squash|bowling|darts|cards|board game)\b/i,
      clears: ['joke', 'story', 'denied'],
    },
    {
      // Somebody of theirs is armed, and it is about the reader. A laugh takes nothing off it.
      cue: soft(
        "(?:my|his|her|our) (?:\\p{L}+ )?(?:brothers?|ex|husband|wife|boyfriend|girlfriend|cousins?|uncles?|father|dad|friends?|boys)\\b[\\s\\S]{0,70}?\\b(?:has|have|got|have got|with|carr(?:y|ies)|owns?|brings?|holds?) (?:a|an|his|her|their) (?:gun|knife|pistol|firearm|panga|rifle|9mm)\\b(?=[\\s\\S]*\\b(?:jealous|angry|mad at (?:you|u)|furious|hates? (?:you|u)|does(?:n't| not) (?:like|want) (?:you|u)|look(?:s|ing)? for (?:you|u)|find (?:you|u)|com(?:e|es|ing) for (?:you|u)|knows (?:about|where|who) (?:you|u)|see (?:you|u)))",
        '(?:my|his|her|our) (?:\\p{L}+ )?(?:brothers?|ex|husband|wife|boyfriend|girlfriend|cousins?|uncles?)\\b[\\s\\S]{0,40}?\\b(?:jealous|angry|furious|hates? (?:you|u)|look(?:s|ing)? for (?:you|u)|knows (?:about|where|who) (?:you|u)|see (?:you|u)|meet (?:you|u))\\b[\\s\\S]{0,40}?\\b(?:has|have|got|with|carr(?:y|ies)|owns?|brings?) (?:a|an|his|her|their) (?:gun|knife|pistol|firearm|panga|rifle|9mm)\\b',
      ),
      unless: ARMED_FOR_WORK,
    },
    {
      cue: soft(
        'say (?:goodbye|bye|cheers|farewell) to (?:your|ur) (?:\\p{L}+ )?(?:dog|cat|pets?|puppy|kitten|kids?|child|children|family|mother|mom|mum|legs?|knees?|teeth|face|fingers|windows?|tyres|house|horse|bird|parrot)',
      ),
      clears: ['story', 'joke'],
      unless:
        /\b(?:for me|from me|before (?:you|we|i|the) (?:go|leave|come|head|trip|flight)|haha|lol|bungee|dentist|braces|hike|squats?|leg day|gym|burpees)\b/i,
    },
    {
      cue: soft(
        "(?:guess )?whose (?:gate|door|house|window|street|place|yard)…(?:i'm|i am|i'll|i will|am i|we're|we are)…(?:coming|come|visiting|visit|stand|stop)",
        "(?:when|once|after) (?:they|i) (?:let me|get|come|am|'m) (?:out|released)…(?:you|your|whose|guess)",
      ),
      with: /\b(?:report|police|station|cops|saps|arrest\w*|case|charges?|out (?:in|after|on)|first|bail|remember)\b/i,
      clears: ['story', 'joke'],
      unless: /\b(?:hospital|work|gym|meeting|class|lecture|shower|bath|traffic|office|haha|lol)\b/i,
    },
  ],
  weighings: [
    {
      enough: 4,
      needs: [0, 1],
      parts: [
        [
          2,
          /\b(?:break|smash|hurt|hit|kill|stab|shoot|choke|burn|beat|slap|punch|cut|klap|moer|bliksem|donner|get hurt|will pay for (?:this|it|what)|bleed|wipe that|wipe the floor|so pretty when|rearrange your|when i(?:'m| am) done with you|knock your|put you in (?:hospital|the ground|a))\b(?! (?:the|a|an|some|my) (?:ice|bank|news|record|road|sweat|surface|cake|onions?|time|gym|traffic|robots?|snooze))/i,
        ],
        [
          2,
          /\b(?:(?:you )?better (?:hope|pray|hide|run|be ready|watch|open|answer|be (?:home|there)|talk|come)|(?:be|feel) (?:very |so )?sorry|you(?:'ll| will| are going to|'re going to| gonna) (?:pay|regret|cry|suffer|learn)|just so you know|i promise you|wait till i (?:see|get|find) (?:you|my hands)|you think you(?:'re| are) (?:clever|tough|funny|safe|smart)|i know where (?:they|she|he|your \w+) (?:stays?|lives?|works?|goes)|i(?:'m| am) warning you|(?:last|final|only) warning|wait (?:and see|maar|till i)|wag maar|mark my words|don'?t (?:test|try|push|play with) me|you(?:'ve| have) (?:no idea|been warned)|i(?:'m| am) coming for)\b/i,
        ],
        [
          2,
          /\b(?:(?:i'?m|am|i'?ll be) coming (?:to|over to) your (?:house|flat|place|work|home|door)|if i (?:see|catch|find|hear)|run into (?:you|u)|(?:see|catch|find) (?:you|u) (?:with|again|there|alone)|(?:ignor|block|leav|reject|disrespect|embarrass|humiliat|cheat|ly|us|laugh|play)ing (?:me|with my|on me|to me|at me)|play(?:s|ed)? with my (?:feelings|heart|time)|(?:embarrass|humiliat|disrespect|reject|ghost|block|use|play)(?:ed|d)? me\b|waste[ds]? my time|with (?:him|another (?:man|guy)))\b/i,
        ],
      ],
      unless: AT_A_GAME,
    },
  ],
  everyday: anyOf(
    // What they do or do not regret between the two of them.
    "^(?![\\s\\S]*\\b(?:shame|pity|if anything|accident|next time|warn\\w*|careful|kids?|police)\\b)[\\s\\S]*\\b(?:i'?m|i am|im) (?:not |so |really |very |a bit )*sorry (?:that )?(?:it|this|that|what|everything|anything)(?: ever)? happened\\b(?! to (?:you|u|your))",
    // Petrol goes into a car.
    '^(?![\\s\\S]*\\b(?:burn\\w*|matches|match|lighter|fire|pour\\w*|house|shack|face|kill\\w*|regret|sorry)\\b)[\\s\\S]*\\b(?:(?:fill|put|pay|top|check|buy|get)\\w*\\b[^.!?]{0,25}\\bpetrol|petrol (?:money|price|station|tank|card|light|attendant|is (?:r|so|expensive)))\\b',
    // What a drive costs. It may be money asked for, and it is no fire.
    '^(?![\\s\\S]*\\b(?:burn\\w*|match(?:es)?|lighter|fire|flames?|pour\\w*|throw\\w*|kill\\w*|hurt|or (?:i|we|else)|regret|unless|(?:your|ur) (?:house|car|place|shack|face|door|family|kids))\\b)[\\s\\S]*\\b(?:(?:for|rand|more|some|of|enough|no) petrol|petrol (?:(?:so (?:that )?i can|to) (?:come|drive|get|go|see|visit|fetch|make it)))\\b',
    // Where they live, said with a cake in the hand.
    '^(?![\\s\\S]*\\b(?:outside|watch\\w*|waiting|hide|police|report|kids?|family|hurt|pay|owe|sorry|regret|alone|answer|reply)\\b)[\\s\\S]*\\bi know where (?:you|u) live\\b[\\s\\S]*\\b(?:bread|cake|cookies|muffins|rusks|soup|curry|lasagn\\w*|flowers|leftovers|jam|biscuits|banana|brownies|birthday|christmas)\\b',
    // Who burns in the sun.
    "^(?![\\s\\S]*\\b(?:your|you'?ll|you will|house|car|down|alive|everything|kill|petrol)\\b)[\\s\\S]*\\bi (?:always |just |only |easily )?burn\\b[\\s\\S]*\\b(?:beach|sun\\w*|pool|umbrella|spf|factor \\d+|shade|hat|summer)\\b|^(?![\\s\\S]*\\b(?:your|you'?ll|you will|house|car|down|alive|everything|kill|petrol)\\b)[\\s\\S]*\\b(?:beach|sun\\w*|pool|umbrella|spf|shade|summer)\\b[\\s\\S]*\\bi (?:always |just |only |easily )?burn\\b",
    // Whose turn it is to pay.
    "^(?![\\s\\S]*\\b(?:kill|hurt|blood|slap|choke|stab|burn|beat|smack|kick|lies|lying|wait and see|say no|leav\\w*|for (?:that|what|it)|regret|sorry|did to|watch your|know where|find (?:you|u)|coming for|or else)\\b)[\\s\\S]*\\b(?:you'?re|you are|u r|you'?ll|you will) (?:going to |gonna )?(?:be )?pay(?:ing)? for (?:this (?:one|round|time)|the next (?:one|round)|(?:dinner|lunch|coffee|drinks|breakfast|the (?:food|bill|taxi|popcorn|petrol|pizza|tickets)))\\b",
    OR_ELSE_A_DAY,
    // A boast before a game: they say how they play, and nothing of home, of anger or of what happened.
    '^(?![\\s\\S]*\\b(?:home|house|door|kids?|where you|if (?:you|u)|when (?:you|u)|again|bruis\\w*|hit|hurt|lie[ds]?|late|cheat\\w*|angry|drunk|regret|real|bitch|kill|until|till|black and blue|up|embarrass\\w*|humiliat\\w*|win or lose|more than|him|her|them|those|men|no more|nobody|no one|warn you|warning you|sorry|like last time)\\b)[\\s\\S]*\\b(?:paintball|laser ?tag|mini ?golf|padel|go.?kart\\w*|bowling|chess|scrabble|uno|monopoly|pool|darts|air hockey|table tennis|ping ?pong|mario kart|fifa|quiz|trivia|tennis|squash|backgammon|dominoes)\\b[\\s\\S]{0,110}\\b(?:competitive|undefeated|unbeaten|champion|terrible|rusty|rematch|warn(?:ing)?|practis\\w*|win|lose)\\b[\\s\\S]{0,70}\\b(?:beat|thrash|destroy|crush) (?:you|u)\\b',
    '\\bsleep is (?:a (?:distant )?memory|for the weak|overrated|a myth|a luxury)\\b',
    '^(?![\\s\\S]*\\b(?:i know where|your (?:house|kids|door)|where you live|real)\\b)[\\s\\S]*\\b(?:paintball|laser ?tag|mini ?golf|padel|go.?kart\\w*|bowling|chess|scrabble|uno|monopoly|pool|darts|air hockey|table tennis|ping ?pong|mario kart|fifa|quiz night|trivia)\\b[^?]{0,40}\\b(?:shoot|destroy|kill|smash|crush|murder|bury|beat|annihilate|end) (?:you|u)\\b',
    '^\\W*(?:only |just |yay |so )*(?:one|two|three|four|five|six|\\d+) more (?:sleeps?|days?|hours?|minutes?)(?: (?:to go|left|now))?\\W*$',
    "\\byou(?:'?re| are) dead to me\\b(?![\\s\\S]*\\b(?:make sure|where (?:you|u) (?:live|work)|(?:coming|come|drive) (?:to|for)|your (?:house|place|gate|kids)|kill|bury|hurt|tonight)\\b)",
    '\\b(?:boks?|springboks?|proteas|bafana|kaizer chiefs|pirates|all blacks|kiwis|wallabies|lions|stormers|sharks|arsenal|liverpool|man united|chelsea|kick-?off|semi-?finals?|derby|scrum)\\b[^.!?]{0,40}(?<!\\bi(?:.ll| will) )\\b(?:bury|kill|destroy|smash|murder|crush|hammer|end|thrash)\\w*(?! you and i mean)|\\b(?:bury|kill|destroy|smash|murder|crush|hammer|thrash)\\w*[^.!?]{0,30}\\b(?:on saturday|on sunday|in the final|at (?:newlands|loftus|ellis park|kings park|the oval|scrabble|padel|chess|uno|monopoly|fifa|mario kart|pool|darts|bowling))\\b(?<!\\bhe(?: will|.ll|.d) [\\s\\S]{0,80})',
    '^(?![\\s\\S]*\\b(?:kill|shoot|break|hurt) (?:you|u|ur|your|me)\\b)[\\s\\S]*\\b(?:book club|on page \\d+|chapter \\w+|the (?:husband|butler|neighbour) did it|liam neeson)\\b',
    '^(?![\\s\\S]*\\b(?:burn|cut|shoot|break\\w*|smash|kill|stab|your (?:kids|door|car|flat|house))\\b)[\\s\\S]*\\b(?:return|give back|bring back|want) (?:my|your|the) (?:tupperware|lunchbox|hoodie|jersey|umbrella|scarf|charger|book|pen|dish)\\b',
    '\\b(?:betray(?:ed|al)|traitor)\\b[^.!?]{0,20}[.!]* *(?:sleep with one eye open|watch your back)\\W*$',
  ),
  harmless: excuse(
    ERRAND,
    /^\W*(?:i )?(?:just |still |really )*can'?t sleep\b[^.!?]{0,20}\W*$/.source,
    // Who else there is at home.
    /^\W*(?:yes[ ,]+|yeah[ ,]+)?i(?:'?ve got| have| got) (?:an?|one|two|three|four|five|six|\d)(?: (?:older|younger|big|little|twin|half))? (?:brothers?|sisters?|siblings|cousins|kids|children|nephews|nieces|dogs?|cats?)(?: and (?:an?|one|two|three|four|five|\d)(?: (?:older|younger|big|little))? (?:brothers?|sisters?|dogs?|cats?))?\W*$/
      .source,
    /\bek gaan jou (?:mis|bel|soen|druk|help|wys|vertel|nooit vergeet)\b/.source,
  ),
  excuse: excuse(
    /\b(?:(?:we(?:'?re| are) |your |as )?neighbou?rs? (?:privileges?|perks?|who|now|then)|we(?:'?re| are) neighbou?rs|(?:same|share an?) (?:street|road|block|wall|building|complex|bin)|from my stoep|if you (?:spoil|tell me (?:the|who|how)|eat the last)|spoil\w*|puns?|the score|last (?:slice|piece|samoosa|cookie|biscuit|rusk|one)|recording|argue about|tombstone|the stone goes)\b/
      .source,
    /\b(?:i'?m the one (?:in|with|wearing|holding)|look for the|you (?:literally )?told me|(?:been |practically )neighbou?rs|(?:streets?|blocks?|doors?|houses?) (?:away|down|apart|over)\b(?=[\s\S]*\b(?:we (?:can|could|should)|lift club|neighbou?rs?|borrow|sugar|walk over together)))\b/
      .source,
  ),
  // `what u doing` is no threat, nor is a reproach that holds nothing out.
  isMistaken: ({ plain, part, isPlainAct }) =>
    isPlainAct || (part !== undefined && part !== 'reproach' && !hits(TO_COME, plain)),
};
