/** The parts of each pattern: the thing, the ask or the act, the pretext, the pressure. */
import { AMOUNT, KIN, TRADE } from './rules/fragments.ts';
import { rule } from './rules/rule.ts';
import type { Weighing } from './weigh.ts';

const GAME =
  /\b(?:at (?:scrabble|chess|mini|pool|padel|monopoly|uno|cards|tennis|trivia|bowling|darts|fifa|catan|golf)|game|quiz|series|movie|film|recipe|pun|joke|meme|karaoke|playlist|trivia|hike|gym class|workout|lasagne|burger)\b/i;

export const WEIGHINGS: readonly Weighing[] = [
  {
    kind: 'scam_blackmail',
    enough: 6,
    parts: [
      [
        2,
        /\b(?:(?:every|all|the|your|those|these|my|nice|our) (?:\w+ )?(?:videos?|photos?|pics?|pictures?|screenshots?|recordings?|chats?|nudes|messages|voice notes?)|recorded|screenshotted|(?:your )?(?:husband|wife|boyfriend|girlfriend|boss|fianc[eé]e?)(?:'s)? (?:profile|number|facebook|email|address)|your (?:secret|affair))\b/i,
      ],
      [
        2,
        /\b(?:your (?:\w+ )?(?:husband|wife|boss|family|mother|mom|father|church|pastor|group|friends|contacts|colleagues|followers|school|kids|partner)\b(?!'s (?:birthday|braai))|everyone|(?:doesn'?t|don'?t) know (?:about (?:me|us|it) )?yet|your fianc[eé]e?|stay quiet|keep (?:it )?quiet|goes? (?:to|out|online|public|live)|go viral|post(?:ed)?|upload|leak|publish|expose)\b/i,
      ],
      [
        2,
        rule(
          `${AMOUNT}|\\b(?:\\d+ ?k\\b|pay|e-?wallet|bitcoin|btc|transfer|cash ?send|\\d+ ?(?:hours?|hrs|minutes)|before (?:midnight|tonight|friday|monday)|by (?:midnight|tonight|tomorrow)|(?:talk|about) money|make a deal|what (?:is it|it's|that is) worth|would be a (?:shame|pity)|unless|do what i|or (?:it|they|i) )`,
        ),
      ],
    ],
    unless:
      /\b(?:thanks for|loved|wedding|recipe|playlist|braai|surprise party|graduation|split|my half|photographer)\b/i,
  },
  {
    kind: 'threat',
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
    unless: GAME,
  },
  {
    kind: 'stalking',
    serious: true,
    enough: 5,
    parts: [
      [
        1.5,
        /\b(?:i (?:can |could |still |always |just ){0,4}(?:see|saw|watch(?:ed)? you (?:walk|go|leave|get|enter)|know|watch(?:ed)?|follow(?:ed)?|notice[d]?|track(?:ed)?|check(?:ed)?|waited)|i(?:'ve| have) been (?:following|watching|tracking|waiting|checking)|been (?:following|watching))\b/i,
      ],
      [
        1.5,
        /\byour (?:\w+ )?(?:house|home|flat|office|work|gym|school|kids?|car|bakkie|bus|taxi|route|runs?|street|gate|complex|shift|schedule|class|neighbours?|door|location)\b/i,
      ],
      [
        3.5,
        /\b(?:you (?:got|get|left|leave|came|arrived?) (?:home|back|in|out|work|there)[^.!?]{0,12}\bat \d|your (?:bedroom|light|lights|window|windows|curtains|bathroom)\b|you(?:'re| are) (?:home|alone|asleep|in bed|awake)\b[^.!?]{0,25}\b(?:i can see|your|tonight|now)|i can see you\b|your (?:little |younger |older |baby )?(?:brother|sister|son|daughter|mother|mom|kids?|kid|child|gran) (?:goes|works|lives|walks|plays|studies|stays|takes))/i,
      ],
      [
        2,
        /\b(?:(?:two|three|four|five|several|\d+) (?:hours|times|nights|days|mornings)|every (?:hour|day|night|morning|evening)|you always|always (?:turn|park|leave|walk|run|take|sit)|by the back|with (?:him|her|that (?:guy|man|woman|girl))|one (?:morning|night|day) (?:i|when|you)|i(?:'ll| will) (?:join|meet|catch|be waiting|surprise) you|outside|didn'?t (?:see|notice) me|cute kid|nice (?:house|place|car))\b/i,
      ],
      [2.5, /\b(?:deleted|blocked|unmatched|unfollowed|removed|ignored) me\b/i],
      [
        2,
        /\b(?:getting (?:off|on|into)|walking (?:to|from|home)|the \d{1,2}[:h]\d\d (?:train|bus|taxi|flight))\b/i,
      ],
      [
        1.5,
        /\b(?:in (?:that|the|your) (?:red|green|blue|black|white|yellow|pink|grey|brown|purple|orange|floral) \w+|you walk (?:fast|slow|alone)|you looked (?:tired|lonely|sad|alone|scared|cold|lovely when))\b/i,
      ],
      [
        2.5,
        /\b(?:watched you (?:walk|go|leave|get|enter|sleep)|followed (?:your (?:uber|car|taxi|bolt|bus)|you (?:home|to|from))|got your (?:new |other |work |home )?(?:number|address|email) from (?:your|the)|found out where)\b/i,
      ],
      [
        2.5,
        /\b(?:(?:other|new|another|second|fake|this) (?:account|accounts|profile|number)|still see everything)\b/i,
      ],
      [
        2.5,
        /\b(?:so (?:that )?you(?:'d| would|'ll| will) have to (?:talk|answer|see|face)|you can'?t (?:just )?(?:disappear|walk away|leave me|avoid|ignore|escape|block) me|i (?:won'?t|will not|never) (?:give up|stop|let (?:you )?go)|i know you (?:got|read|saw) my)\b/i,
      ],
    ],
    unless:
      /\b(?:photos?|bio|lovely|congrats|delivery|coffee|pick you up|here to|my uber|the app (?:deleted|blocked|glitch\w*)|by accident|by mistake|glitch)\b/i,
  },
  {
    kind: 'coercive_control',
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
  {
    kind: 'sexual_pressure',
    enough: 4,
    needs: [0],
    parts: [
      [
        2,
        /\b(?:nudes?|naked|panties|underwear|lingerie|topless|(?:your )?(?:top|shirt|bra|dress|clothes) off|undress|strip|boobs|tits|nipples?|pussy|dick|cock|sex|blow ?job|bj|(?:on|in) my lap|(?:one|pic|photo|selfie|video) (?:from|in) the (?:shower|bath|bed)|(?:in|to) (?:your|my) bed|sleep with (?:me|you)|without a kiss|a kiss|finger|horny|wet)\b/i,
      ],
      [
        2,
        /\b(?:send|show|take (?:it|your|that|them)|give me|let me (?:see|touch|in)|get (?:naked|undressed)|i(?:'m| am) not leaving|prove it)\b/i,
      ],
      [
        2,
        /\b(?:or i(?:'m|'ll)?|still (?:haven'?t|nothing|no)|what are we (?:even )?doing|(?:i|we)(?:'ve| have)? (?:drove|paid|bought|waited|spent|took)|trust me|nobody (?:will|has to|needs to)|no one (?:will|has to)|come on|(?:two|three|four|five|\d) dates|(?:you|u) owe|why (?:not|won'?t)|(?:won'?t|will not|not going to) (?:stop|give up)|until (?:you|u) (?:say yes|agree|give in|send)|everyone (?:does|sends)|not (?:going|leaving) (?:home )?(?:without|until)|relax|stop making it|needs? convincing|(?:won'?t|will not) (?:save|screenshot|show) it|i(?:'ll| will) delete|in return|no is (?:just )?a|don'?t be (?:such|so|a|shy)|come over|if (?:you|u) (?:really|don'?t|want me)|or (?:else|we'?re|it'?s))\b/i,
      ],
    ],
    unless:
      /\b(?:naked (?:cake|eye|truth|wine)|sex and the city|sex (?:education|ed)|wet (?:dog|weather|hair|feet|outside|season)|only if|no pressure|if you(?:'d| would)? like|i'd rather|dog|cat|rain|hike|photo shoot|tough|not nudes|or (?:are|r) (?:u|you) normal|my (?:mate|friend|flatmate|brother|sister|cousin) (?:typed|sent|wrote))\b/i,
    serious: true,
  },
  {
    kind: 'self_harm',
    enough: 4,
    serious: true,
    parts: [
      [
        4,
        /\bby the time you (?:read|see|get) this\b[^.!?]*\b(?:won'?t|gone|over|too late|not be|free|somewhere)\b/i,
      ],
      [
        2,
        /\b(?:won'?t matter (?:any ?more|soon|after)|(?:this is )?goodbye\b|(?:if|when) i(?:'m| was| am| were)? (?:just )?(?:gone|dead|not here|disappear(?:ed)?)|my last (?:message|night|day)|tell (?:my|the) \w+ (?:that )?i love(?:d)? (?:her|him|them)|never (?:bother|hurt) any(?:one|body) again|take care of my (?:dog|cat|mom|kids))\b/i,
      ],
      [
        2,
        /\b(?:balcony|bridge|blade|razor|rope|(?:pills|tablets|sleeping tablets)|overdose|train tracks|gun|rooftop|cliff)\b/i,
      ],
      [
        2,
        /\b(?:want (?:it|everything|this|the pain|my head) (?:all )?to (?:stop|end|be over)|(?:don'?t|can'?t) see the point|can'?t (?:cope|do it|go on|any ?more|take it)|i'?m done\b(?! (?:with|at|for|by|in|cooking|eating))|tried everything|no way out|can'?t carry (?:this|it)|never wake up|go to sleep and|decided (?:tonight|today|this) is|tonight is the night|nothing left|nobody (?:cares|would|will)|no ?one (?:cares|would|will)|burden|hate (?:myself|my life)|worthless|so tired of (?:it|everything|fighting)|scared of (?:myself|what i))\b/i,
      ],
      [
        1,
        /\b(?:alone|scared now|thanks for (?:being|everything)|sorry for everything|forgive me|looking at|thinking about|crying)\b/i,
      ],
    ],
    unless:
      /\b(?:movie|series|game|book|marathon|comrades|gym|diet|spreadsheet|meetings?|lockdown|goodbye (?:drinks|party|dinner)|jacaranda|bungee|tandem|jol)\b/i,
  },
  {
    // Affairs in order, and a rest after it.
    kind: 'self_harm',
    enough: 4,
    serious: true,
    parts: [
      [
        2,
        /\b(?:(?:gave|given|giving|found|find|has|have|got) (?:away )?(?:a (?:new )?home|new home|someone|my (?:dog|cat|things|stuff|clothes|guitar|books|records|car|plants))\b|my (?:dog|cat|pets?|plants?|kids?) (?:has|have|is|are|will have|will be|goes|go) (?:a new home|going to|with my|at my|looked after|taken care of|safe with)|(?:everything|it|all)(?:'?s| is| has been)? (?:all )?(?:sorted|settled|arranged|in order|paid(?: up)?|taken care of|tied up|ready)|(?:affairs|papers|passwords|policies|will) (?:are |is )?(?:in order|sorted|written|on the table|in the drawer)|(?:wrote|written|left) (?:the |some |a few )?(?:letters?|notes?)\b|(?:paid|cleared|closed|cancelled) (?:all |off )?(?:my |the )?(?:debts?|accounts?|policies|bills|rent))\b/i,
      ],
      [
        2,
        /\b(?:tonight i (?:rest|sleep|go)|(?:feel|feeling|am|i'm|so|finally|strangely) (?:so |very |oddly |strangely |finally )?(?:calm|light|peaceful|at peace|free)(?: now| at last| for once)?|(?:i can|can finally|time to|ready to|going to) (?:rest|sleep|let go|go now)\b|nothing left to do|(?:don'?t|do not) (?:cry|be sad|blame (?:yourself|anyone))|(?:be|do) (?:ok|okay|fine|better) without me|(?:look|take care) (?:after|of) (?:her|him|them|yourself) for me|sorry for everything|thank you for (?:everything|being)|(?:goodbye|good ?bye)|won'?t (?:need|hurt|matter|feel))\b/i,
      ],
    ],
    unless:
      /\b(?:trip|flight|holiday|camping|hik\w+|sitter|moving (?:to|house|in|out)|new (?:job|flat|house|place)|overseas|weekend|festival|wedding|party|braai|exam|pen ?pals?|santa|thesis|assignment|tax(?:es)?|kitchen|unpack\w*|dinner|movie|series|laundry|monday|tomorrow (?:i|we))\b|😂|🤣/i,
  },
  {
    kind: 'no_contact_request',
    enough: 4,
    serious: true,
    parts: [
      [
        2,
        /(?:^|[.!?]\s*)(?:please )?(?:just )?stop(?: it| this| now)?\s*[.!]|\b(?:stop (?:reaching out|contacting|calling(?! me (?:baby|babe|hun|honey|sweet|darling|dear|love|princess|angel|that))|phoning|following|trying|with the|harassing)|leave me in peace|if you (?:write|text|message|call|contact|phone|come near)[^.!?]{0,12}\b(?:me|here|my \w+)(?: again)?|go away|let me be|enough)\b/i,
      ],
      [
        2,
        /\b(?:i(?:'ve| have) (?:asked|told|said|made)[^.!?]{0,25}\b(?:times|before|already|clear|nicely|once|twice)|i said no|not interested|respect my (?:boundaries|wishes|decision|no)|i(?:'m| am|'ll| will) (?:be )?(?:report|block|su)\w*|police|harass\w*|protection order|what part of|last time i|for the last time|please just|i(?:'d| would) like you to|or i(?:'m|'ll)\b)/i,
      ],
    ],
    unless: /\b(?:laugh\w*|breathe|funny|blush\w*|tickl\w*|enough (?:food|wine|coffee|chairs|sleep|time))\b/i,
  },
  {
    kind: 'scam_code',
    enough: 6,
    serious: true,
    parts: [
      [2, /\b(?:codes?|pin|otp|sms|digits|one[- ]time|verification|(?:what|the|that|with) numbers?)\b/i],
      [
        2,
        /\b(?:(?:send|sending|sent|text|texted) (?:you|u)\b|did (?:you|u) get|came to you|(?:to|on) (?:you|your (?:phone|number|cell))|you(?:'ll| will| should| just| must| would)? (?:have |soon )?(?:got|get|have|receive[d]?|an? sms)|coming to you|(?:used|typed|entered|put) (?:in )?your number)\b/i,
      ],
      [
        2,
        /\b(?:(?:read|send|forward|tell|whatsapp|text|give|share|screenshot) (?:it|that|them|me|those)|what (?:number|code|pin|does it say)|what is it|let me (?:know|have) (?:it|the)|does it say|quickly|hurry)\b/i,
      ],
    ],
    unless:
      /\b(?:gate|door|wi-?fi|uber|bolt|locker|promo|discount|voucher|menu|garage|alarm|zip|postal|area|dress)\b/i,
  },
  {
    kind: 'scam_money',
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
  {
    kind: 'scam_crypto',
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
  {
    kind: 'scam_romance_script',
    enough: 4,
    parts: [
      [
        2,
        /\b(?:i love you (?:more|so|already|even|deeply)|haven'?t met (?:yet|but)|known you (?:forever|all my life)|good (?:day|morning) my (?:queen|king|love)|praying for (?:a|someone)|come to you as soon|even (?:if|though) we (?:haven'?t|have not|never) met|wife to be|husband to be|my (?:future |soon to be )?(?:wife|husband|queen|king)\b(?! (?:is|was|and i|left))|touched my heart|see a future with you|(?:the )?one for me|meant to be|god['s]* (?:plan|gift)|soul ?mate|love of my life|grow old with you|cannot (?:live|sleep|breathe) without you)\b/i,
      ],
      [
        2,
        /\b(?:(?:working|work|based|stationed|deployed|live|stuck) (?:on|at|in|as)[^.!?]{0,20}\b(?:ship|vessel|rig|sea|base|mission|qatar|dubai|turkey|syria|yemen|iraq|malaysia|norway|gulf of mexico|afghanistan|sudan|ukraine)|my (?:contract|commander|mission|deployment|captain|general)|at the base|platform in the|north sea|peace mission|the company releases me|presently (?:on|in|at)|fly straight to you|when i get (?:back|leave))\b/i,
      ],
      [
        2,
        /\b(?:(?:does not|doesn'?t|do not|don'?t|not) (?:allow|permit)[^.!?]{0,15}\b(?:video|camera|calls)|(?:no|can'?t|cannot)[^.!?]{0,12}\bvideo (?:call|chat)|camera (?:is )?(?:broken|damaged|faulty))/i,
      ],
      [
        2,
        /\b(?:lost my (?:wife|husband) (?:to|in|\d|four|five|three|two)|late (?:wife|husband)|widow(?:er|ed)?|(?:raising|raise) my (?:daughter|son|kids?|child) alone|single (?:father|dad) (?:to|of|with) (?:one|a|my))\b/i,
      ],
    ],
    unless:
      /\b(?:nurse|night shift|groote schuur|braai|load ?shedding|netflix|series|book|movie|my (?:ex|dad|brother))\b/i,
  },
  {
    kind: 'scam_offplatform',
    enough: 5,
    parts: [
      [
        2,
        /\b(?:google chat|hangouts|telegram|whats ?app|signal|zangi|wechat|my (?:mail|email|number) is|[\w.]+@\w+\.\w+)|\+\d[\d ]{8,}/i,
      ],
      [
        2,
        /\b(?:full of (?:fakes?|scammers|fake people)|not safe|unsafe|(?:don'?t|do not|hardly|rarely|never) (?:really )?(?:come|check|use|like|trust|stay)[^.!?]{0,10}(?:here|app|site|online)|(?:deleting|leaving|closing)[^.!?]{0,15}(?:app|account|profile|here))\b/i,
      ],
      [
        1.5,
        /\b(?:dear|kindly|dearest|engr|captain|beautiful|handsome|sweetheart|honey|my (?:queen|king|love)|(?:know|get to know) each other)\b/i,
      ],
      [1, /\b(?:text|message|write|add|reach|contact|chat|talk|mail|email)\b/i],
    ],
    unless: /\b(?:once we'?ve met|after we'?ve met|no pressure|whenever you|only if|rather not)\b/i,
  },
  {
    kind: 'harassment',
    enough: 4,
    serious: true,
    parts: [
      [
        2,
        /\b(?:(?:you(?:'re| are)|ur|u r|you) (?:\w+ )?(?:disgusting|ugly|pathetic|fat|stupid|trash|nothing|worthless|dumb|a joke|an embarrassment|desperate|old and)|(?:another|just a|typical|stupid|dumb|fat|ugly) (?:\w+ )?(?:chick|cow|bitch|woman|girl|female|gold ?digger|man|boy|fool))\b/i,
      ],
      [
        2,
        /\b(?:even my (?:dog|cat|ex|gran) (?:wouldn'?t|won'?t|is)|no ?(?:body|one) (?:would|will|wants|likes|cares|else)|when a man (?:talks|speaks|texts)|who (?:do you think you are|thinks? (?:she|he|they|you)(?:'s|'re| is| are))|thinks? (?:she|you)(?:'s|'re| are| is) (?:a model|special|too good|hot|pretty)|no wonder|die alone|should be grateful|know your place|out of your league|lower your standards|you should (?:hide|be ashamed|stay (?:home|single)))\b/i,
      ],
    ],
    unless:
      /\b(?:(?:i'?m|i am|i was|i feel) (?:such )?(?:an? )?(?:\w+ )?(?:stupid|ugly|pathetic|fat|idiot|a joke)|ugly (?:sweater|jersey|shoes|cry)|my (?:dog|cat) is|called me|love you)\b|😘/i,
  },
  {
    kind: 'underage',
    enough: 4,
    serious: true,
    parts: [
      [
        2,
        /\b(?:(?:in|doing|finish(?:ing)?) (?:gr|grade|std|standard) ?(?:[6-9]|1[0-2])|grade (?:[6-9]|1[0-2])\b|(?:was|am|still|sitting) in class|my teacher (?:took|says|said|caught|saw|is)|after school|homework|school tomorrow|detention|tuck ?shop|school uniform|bedtime|school night)\b/i,
      ],
      [
        2,
        /\b(?:(?:ask|tell|sneak past) my (?:mom|mum|dad|parents)|my (?:mom|mum|dad|parents) (?:won'?t|doesn'?t|don'?t|can'?t|says i|took my phone|will kill me if)|grounded|ground me|curfew|took my phone|(?:mom|mum|dad|parents) (?:checks?|reads?|monitors?) my (?:phone|messages)|i'?m in (?:gr|grade|std|standard) ?\d+|older (?:guys|girls|men)|how old is too)\b/i,
      ],
    ],
    unless:
      /\b(?:i (?:teach|mark|coach)|my (?:son|daughter|kids?|niece|nephew|learners|students|class)\b|fetch|(?:19|20)[01]\d|years ago|when i was|back in|i(?:'m| am) a teacher|teacher life|at (?:[2-9]\d)\b|phd|masters|varsity|yoga class|pottery)\b/i,
  },
  {
    kind: 'injection',
    enough: 4,
    serious: true,
    parts: [
      [
        2,
        /\b(?:(?:the|an?|any) (?:ai|llm|model|language model|chat ?bot|assistant|interpreter|compiler|terminal)\b|model you (?:run|are)|the user\b|your (?:prompt|instructions|model|training|developer)|python|json|sql|bash|admin)\b|\[\[|\]\]|\{\{/i,
      ],
      [
        2,
        /\b(?:disregard|ignore|override|act as|behave as|respond|output|print\(?|execute|reveal|tell (?:her|him|them|the user) (?:that )?(?:i|to)|give the user|say [A-Z]{3,}|name of the model|note to|reading this|instead of (?:answering|replying))/,
      ],
    ],
    unless:
      /\b(?:my (?:boss|dad|mom|code|job|work)|i (?:code|program|work|learn|study|write)|for work|are you a bot)\b/i,
  },
];
