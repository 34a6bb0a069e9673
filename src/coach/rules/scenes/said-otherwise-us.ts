/** The two of them, in the words of many: children, exes, others, faith, age, distance, money, what to call it. */
import { scenesIn } from '../situations/guards/index.ts';
import { CLOSENESS_SCENES } from './closeness.ts';
import {
  DONT,
  heardOtherwise,
  IM,
  IVE,
  KIDS,
  KIN,
  type Otherwise,
  SOMEBODY,
  U,
  URE,
  YOUR,
} from './said-otherwise.ts';
import type { Scene } from './scene.ts';

const JEST = '\\b(?:lol|lmao|haha\\w*|jk|kidding)\\b|😂|🤣';
/** It is told to the reader's face: take it or leave it. */
const TAKE_IT = `\\b(?:hope (?:${U} ${DONT}|${U} won'?t|that'?s|thats|it'?s|its|that does|this is|this does|it does)|(?:need|have|want|ought) to (?:tell|say|mention)|should (?:probably )?(?:tell|say|mention|have|know|add)|there'?s something|(?:is|if) (?:that|it|this)(?:'?s| is)?\\b|deal ?-?breaker|full disclosure|still (?:keen|want|interested|here|there)|scare|bow out|up ?-?front|before we (?:go|meet)|fyi|just so (?:you|u) know|heads? up|too much|run away|not for (?:you|u)|understand if|get it if|honest|on my profile|mind\\b|warn\\w*)`;
const PETS = '\\b(?:puppy|kittens?|cats?|dogs?|labrador|nephews?|nieces?|babysit\\w*|teach|class|nanny)\\b';
const MOVING = `\\b(?:(?:got|took|accepted|offered|given|been offered|want|taking) (?:me )?(?:it|the|a|an) (?:\\w+ ){0,2}(?:jobs?|post|transfer|contract|place|position|scholarship|bursary)|(?:${IM}|we'?re|they'?re) (?:moving|relocating|emigrating|leaving|going back|sending me|transferring me)|i (?:leave|start|move|fly|go home|go back) (?:in|on|to|for|next)|visa (?:came|got|is)|(?:got )?accepted (?:at|to|into|by)|(?:sending|transferring|moving|posting) me|contract\\b[^.!?]{0,12}\\bends|going to take it|got the job in)\\b`;
const OF_US = `\\b(?:what (?:that|it|this) means|what (?:do we|about us|happens (?:to|with) (?:us|you)|becomes of us|now for us)|lose (?:this|${U}|us)|(?:should|do|can) we (?:even |still )?(?:carry on|try|go on|keep|make it)|(?:scared|worried|sad|for) (?:for |about )?us\\b|wait for me|(?:you|u) and me|without ${U}|leav(?:e|ing) ${U}|about us|tell ${U})`;

const OURS: readonly Otherwise[] = [
  {
    of: 'between us: the children come later',
    when: [
      `\\bnot (?:yet|now|for (?:a|some|quite|now)|so soon|before)\\b|\\b(?:bit|too|still) (?:early|soon)\\b|\\bwhen (?:i'?m|we'?re|they'?re|he'?s|she'?s) (?:sure|ready|older|settled)\\b|\\bgive it (?:time|a)\\b|\\bone day\\b`,
    ],
    mine: `\\b(?:meet|see|introduc\\w+)\\b[^.!?]{0,20}\\b(?:the|your|ur) ${KIDS}`,
    not: JEST,
    most: 45,
  },
  {
    of: 'between us: going far away, and what of us',
    when: [
      `\\bwhat (?:happens|becomes|about|of|does (?:it|that) mean)\\b[^.!?]{0,20}\\bus\\b|\\bwhere (?:does|do) (?:that|it|this|we) (?:leave|go)\\b|\\bso far away\\b|\\bwhat about (?:us|you and me)\\b`,
    ],
    mine: '\\b(?:job|transfer|visa|accepted|contract|offer|mov(?:e|ing)|dubai|london|abroad|overseas|scholarship|relocat\\w+)\\b',
    not: JEST,
    most: 40,
    drop: /./,
    more: [
      ['talk in person', 'warm', 'I do not want to lose this. Can we talk about it tonight, properly?'],
      ['honest answer', 'warm', 'I do not know yet, and I want to find it out together with you.'],
      ['say what you want', 'direct', 'Thank you for asking straight. For me: [how you see it].'],
      [
        'name the feeling',
        'warm',
        'I have been asking myself the same. It is good news with a lump in the throat.',
      ],
      ['follow up', 'calm', 'What would you want, if it were only up to you?'],
      ['honest answer', 'direct', 'You are part of what I have to think about, and not the smallest part.'],
    ],
  },
  {
    of: 'between us: the children come later',
    when: [
      `\\bmy ${KIDS}[^.!?]{0,12}\\b(?:won'?t|will not|doesn'?t|don'?t|isn'?t|aren'?t|not|never) (?:be |get to |going to |gonna )?(?:meet(?:ing)?|introduc)`,
      `\\bkeep(?:ing)? (?:my )?(?:dating|love|private|personal) (?:life|stuff)? ?(?:away|separate|apart|far) from (?:my |the )?${KIDS}`,
      `\\b(?:haven'?t|didn'?t|not|havent) (?:told|tell|said anything to) my ${KIDS}(?: (?:about (?:us|${U})|yet|anything|that i'?m))`,
      `\\b(?:not|isn'?t|n'?t) ready for ${U} to meet (?:my ${KIDS}|him|her|them)`,
      `\\b(?:don'?t|not|do not|rather ${U}(?: not| didn'?t| don'?t)?) (?:come|be|stay|sleep|visit|pop)\\b[^.!?]{0,30}\\b(?:when|while|if) (?:the|my) ${KIDS} (?:are|is|'s)`,
      `\\bkeep (?:it|this|us) (?:just (?:us|between us)|quiet|private)\\b[^!]{0,50}\\b(?:the|my) ${KIDS}`,
      `\\bmy ${KIDS} (?:has|have|had) (?:already )?met (?:\\w+ ){0,4}(?:exes|ex|boyfriends?|girlfriends?|men|women)\\b`,
      `\\bkeep(?:ing)? my ${KIDS} out of (?:it|this|my|dating)`,
      `\\bmy ${KIDS} (?:doesn'?t|don'?t|does not) (?:get to )?meet (?:any ?(?:one|body)|people)\\b`,
    ],
    not: `${JEST}|\\b${YOUR} ${KIDS}|\\b(?:santa|dentist|teacher)\\b`,
  },
  {
    of: 'between us: a child told',
    when: [
      `\\b${SOMEBODY} (?:small |little |very important |special )?in my life\\b[^!?]{0,40}\\b(?:he|she)(?:'?s| is) (?:\\d|one|two|three|four|five|six|seven|eight|nine|ten)\\b`,
      `\\bi come with (?:an? |two |three |my |some )?(?:\\w+ )?(?:toddler|luggage|package|plus one|${KIDS})`,
      `\\b(?:${IVE}|i) (?:got |do have )?(?:an? |one |two |three |four |my |\\d )(?:\\w+ ){0,3}(?:toddler|twins|teenagers?|${KIDS})`,
      `\\b${IM} (?:also |actually )?(?:an? )?(?:single |full[- ]time )?(?:mom|mum|mother|dad|father|parent)\\b`,
      `\\bthere(?:'?s| is) (?:an? )?(?:little|small) (?:one|person|guy|girl|boy|human|lady|man) in my\\b`,
    ],
    and: TAKE_IT,
    not: `${JEST.replace('lol|', '')}|${PETS}|\\b(?:pregnant|married|${YOUR} (?:kids?|son|daughter)|want (?:more )?(?:kids|children)|went quiet|joke|figure)\\b|\\?[\\s\\S]*\\?|\\bfrom school\\b`,
    most: 50,
  },
  {
    of: 'between us: an ex who is still around',
    when: [
      `\\b(?:my|the) ex\\b[^.!?]{0,50}\\b(?:still|at (?:the|my) house|around|lunch|coffee|friends|company|same|every (?:week|day)|cottage|lease|bond|shares?|lives?|living|colleague|boss)\\b`,
      `\\b(?:me and my ex|my ex and i|i still (?:see|live with|share|work with|speak to|talk to) my ex)\\b`,
      `\\bthat'?s my ex\\b|\\bwe (?:broke|split) up\\b[^!?]{0,70}\\bstill (?:around|here|in|at|living|share)`,
    ],
    and: `\\b(?:you should know|should (?:probably )?(?:mention|say|tell|warn)|heads? up|to be (?:open|honest|straight|fair)|don'?t freak|dont freak|didn'?t know how|does (?:that|it) bother|hope (?:it'?s|its|that'?s|thats)|rather (?:you|u)|too much|means nothing|nothing there|over for years|long over|promise|before (?:you|u) (?:hear|meet)|is that (?:ok|weird|a problem)|want(?:ed)? (?:you|u) to know)\\b`,
    not: `${JEST}|\\b(?:wants? me back|love (?:him|her)|miss (?:him|her)|not over|${YOUR} ex|get back together|slept|texts? me|scared|picks? up|fetch\\w*)\\b`,
  },
  {
    of: 'between us: somebody else, told',
    when: [
      `\\b(?:dinner|coffee|drinks?|lunch|a date|out) with (?:an?|another|this|some) (?:other )?(?:guy|man|girl|woman|bloke|one)\\b`,
      `\\b(?:chatting|talking|speaking|writing|texting) (?:to|with) (?:another|one other|other|some ?one else|some ?body else)\\b`,
      `\\b(?:seeing|dating|meeting) (?:another|one other|some ?one else|some ?body else|other (?:people|men|women|guys|girls))\\b`,
      `\\b(?:went (?:out|on a date)|(?:had|been on|was on) (?:an? |one |two |a few |some )?(?:dates?|coffee|dinner|drinks?))\\b[^.!?]{0,20}\\bwith (?:some ?one else|some ?body else|another|other)\\b`,
      `\\bi had a date\\b[^?]{0,40}\\b(?:isn'?t|not|wasn'?t) ${U}\\b`,
      `\\bthere'?s (?:also )?(?:another|${SOMEBODY} else)\\b[^.!?]{0,30}\\b(?:i'?ve been|${IM}|i was|seeing|talking|dating)`,
      `\\bnot (?:only|just) (?:talking|chatting|speaking|dating|seeing) (?:to |with )?${U}\\b|\\b${URE} not the only (?:one|person|guy|girl|man|woman) ${IM}`,
      `\\bi(?:'?ve)? (?:also )?(?:kissed|slept with) ${SOMEBODY} else\\b`,
    ],
    and: `\\b(?:honest|tell(?:ing)? ${U}|know|lie|up ?-?front|hear it|awkward|should|fe(?:el|lt) (?:bad|guilty|wrong)|if that helps|open with|fair)\\b`,
    not: `${JEST}|\\b(?:stopped|are ${U} (?:seeing|dating|talking)|if ${URE}|good luck|got serious|decided to|it'?s serious|where it goes|my (?:friend|sister|brother|cousin)|about (?:the|a) (?:job|car|loan|house)|therapist|shrink|doctor|where i'?m going|thank ${U} for|take care)\\b`,
  },
  {
    of: 'between us: nobody else, and you?',
    when: [
      `\\b(?:is it|am i|just|only) (?:only |just )?me\\b[^.!]{0,14}\\bor (?:do|are) ${U}\\b`,
      `\\bdo ${U} (?:also )?(?:see|date|talk to|chat to|write to) (?:other (?:people|girls|guys|women|men)|others|any ?(?:one|body) else)\\b`,
      `\\b(?:no ?body|no ?one) else (?:on|for|from|at) my (?:side|end)\\b|\\b(?:just|only) ${U} (?:for me|on my side|at the moment|right now)\\b|\\b(?:for me )?(?:it'?s|its) (?:only|just) ${U}\\b|\\bjust ${U} now\\b`,
      `\\bam i the only (?:one|person|guy|girl|man|woman) (?:${URE}|that ${U}|${U}) ?\\w*`,
      `\\bwho else are ${U} (?:talking|chatting|seeing|dating|writing)\\b|\\bhow many (?:other )?(?:women|men|guys|girls|people|others) are ${U} (?:chatting|talking|seeing|dating|writing)\\b`,
      `\\bare ${U} (?:also |still )?(?:dating|seeing|talking to|chatting to|meeting) (?:other (?:people|men|women|guys|girls)|any ?(?:one|body) else|others)\\b`,
    ],
    and: `\\?|\\bwonder|\\bwhat(?:'?s| is| about)\\b|\\btell me\\b|\\bu\\?*$|\\bas well$|\\bcan i ask`,
    not: `${JEST}|\\b(?:in (?:your|the) (?:family|office|class)|who (?:thinks|likes|can)|red hair)\\b|\\b(?:by tonight|or else|prove)\\b`,
    drop: /No drama from me either|could you be clear/,
  },
  {
    of: 'between us: they left the app, and I?',
    when: [
      `\\b(?:deleted|removed|paused|took|taken|got rid of|uninstalled|deactivated|hid|hidden|off)\\b[^.!?]{0,20}\\b(?:app|profile|account|tinder|hinge|bumble|badoo)\\b`,
      `\\bare ${U} still (?:swiping|on (?:there|it|here|the apps?)|looking around|active)\\b`,
      `\\b${YOUR} profile has (?:new|changed)\\b`,
    ],
    and: `\\b(?:since ${U}|since we|after (?:our|you|we)|(?:talk|talking|write|writing) to ${U}|swiping|no pressure|and ${U}|felt right|because of ${U}|don'?t need it|stop(?:ped)?)\\b|\\b(?:think|care) about (?:is )?${U}|\\b(?:is|was|'s) ${U}\\b|\\bonly ${U}\\b|\\bdon'?t want any ?one`,
    not: `${JEST}|\\b(?:by tonight|or else|prove|screen ?\\w+|accident|mistake|crash\\w*|bank\\w*|game)\\b|\\b(?:took|take) (?:down )?${YOUR}\\b`,
  },
  {
    of: 'between us: are we a thing',
    when: [
      `\\basked (?:me )?(?:who|what) (?:${U} are|you are|i am|we are) (?:to me|to you|to each other)\\b`,
      `\\basked (?:me )?(?:who|what) (?:${U}|we) are\\b[^?]{0,50}\\b(?:didn'?t know|don'?t know|no answer|no idea|what to say|laughed)`,
      `\\bcan i (?:already |now )?(?:call|introduce) ${U} (?:as )?my (?:boyfriend|girlfriend|partner|man|woman|person|bf|gf)\\b`,
      `\\bam i ${YOUR} (?:girlfriend|boyfriend|partner|person|gf|bf)\\b`,
      `\\basked (?:me )?(?:if|whether|are) (?:we'?re|we are|we|you'?re my|i'?m your)\\b[^.!?]{0,20}\\b(?:together|dating|couple|thing|official|girlfriend|boyfriend|serious|boyfriend)`,
      `\\bwhat are we (?:even )?(?:doing(?: here)?|to each other)\\W*$`,
      `\\bwonder\\w* where (?:this|it|we)(?:'?s| is| are|'re)? (?:going|heading)\\b`,
      `\\bare we dating or\\b|\\bwhat do i (?:tell|say to) (?:people|them|my \\w+) (?:when they ask|about us)`,
    ],
    not: `${JEST.replace('lol|', '')}|\\b(?:tonight|for (?:dinner|supper|lunch)|weekend plans)\\b`,
  },
  {
    of: 'between us: likes me, and no relationship',
    when: [
      `\\brelationship (?:is|would be|feels) (?:more|too much|a lot|not)\\b`,
      `\\bmore than i can (?:do|give|offer|manage|promise)\\b`,
      `\\b(?:don'?t|do not|not|can'?t|n'?t|never) (?:really |actually )?(?:see myself|looking for|want|ready for|give ${U}|promise|do|in a (?:place|space) for|after)\\b[^.!?]{0,30}\\b(?:serious|relationships?|commitment|official|more than this|label|name on it|promise|what ${U} want)`,
      `\\bcan'?t give ${U} (?:more|what|anything)\\b|\\bwant something i can'?t give\\b|\\bdont do relationships\\b`,
    ],
    and: `\\b(?:i (?:do |really |still )*(?:like|enjoy|love|adore) (?:${U}|spending|our|${YOUR}|being)|keep seeing|stop seeing ${U}|happy with how|${URE} (?:great|amazing|lovely)|${YOUR} company)\\b`,
    not: `\\b(?:as a friend|just friends|better as|between managers|at work|she|he)\\b`,
  },
  {
    of: 'between us: not out to everybody',
    when: [
      `\\b(?:no ?body|no ?one)\\b[^.!?]{0,24}\\bknows (?:about me\\b|(?:that )?i(?:'?m| am| like| date| love) (?:gay|bi|queer|trans|lesbian|girls|boys|men|women|guys|one|out))`,
      `\\b(?:people|they|every ?one|my \\w+|the family)\\b[^.!?]{0,24}\\b(?:don'?t|doesn'?t|do not|does not) know about me\\b`,
      `\\bonly my \\w+ knows? (?:that )?(?:i'?m|im|i am|about me)\\b`,
      `\\b(?:haven'?t|have not|not) (?:yet )?(?:come|came) out (?:to|at|yet)\\b`,
      `\\bnot (?:yet )?out (?:at|to)\\b[^.!?]{0,24}\\b(?:hold|hand|kiss|touch|tag|work|family|parents|people)`,
    ],
    not: `${JEST}|\\b(?:out of bed|the shops?|my cousin came|sun)\\b`,
  },
  {
    of: 'between us: divorce, told',
    when: [
      `\\b(?:was|were|been) married\\b[^?]{0,60}\\b(?:papers|divorced?|ended|final|over)\\b[^?]{0,60}\\b(?:early|surprises?|know|honest|up ?-?front|tell|say)\\b`,
      `\\b(?:${IM}|i got) (?:also |actually |newly |recently )?divorced\\b|\\b${IM} (?:still )?separated\\b`,
      `\\bpapers (?:aren'?t|are not|not|are still|haven'?t)\\b`,
      `\\b(?:technically|legally|on paper) (?:${IM} )?(?:still )?married\\b|\\btechnically ${IM} (?:still )?married\\b`,
      `\\b(?:we were|was|been) married (?:for )?(?:\\w+ ){1,2}years\\b[^?]{0,30}\\b(?:ended|over|split|left)`,
    ],
    not: `${JEST}|\\b(?:${YOUR} (?:divorce|ex)|my (?:parents|folks|sister|brother|mom|mum|dad|friend|cousin)|were ${U}|visa|adoption|signed|came through|lonely|can'?t stop)\\b|\\?[\\s\\S]*\\?`,
    most: 45,
  },
  {
    of: 'between us: missed, and not to start again',
    when: [
      `\\bmiss(?:ed)? (?:${U}|${YOUR}|talking|us)\\b|\\bthinking of ${U}\\b|\\bthink of ${U} (?:kindly|sometimes|often)\\b|\\bmade me (?:sad|think of ${U}|miss)\\b`,
    ],
    parts: true,
    and: `\\b(?:not (?:asking|trying|saying|because)|no agenda|${DONT} (?:want anything|read (?:anything )?into|want to start)|(?:know|think) (?:we'?re|we are) done|better (?:like this|this way|apart)|not (?:to )?(?:open|start|reopen)\\w*|nothing (?:has|needs) to|no (?:hidden )?motive)|\\bnothing more (?:than that|to it)|\\bnot a (?:big|secret) (?:thing|message)|\\bno need to (?:answer|reply)|\\bdon'?t need an answer`,
    not: `${JEST}|\\b(?:when can i see|can'?t wait|come (?:home|over)|tonight\\?|my (?:gran|mom|dad|mum|dog))\\b`,
  },
  {
    of: 'between us: said it and half took it back',
    when: [
      `\\bi (?:might |may |think |kind of |kinda |really |actually |do |already |do )*(?:like|love|fancy|miss|adore|want|crave|be falling for|am falling for|think about|think of) ${U}\\b`,
      `\\b(?:thinking|dreaming|dreamt|dreamed) (?:about|of) ${U}\\b|\\bfalling for ${U}\\b|\\bfavou?rite (?:person|human)\\b|\\bwish ${U} were here\\b|\\bin my dreams?\\b`,
    ],
    and: `\\b(?:ignore|forget|pretend|delete|disregard|scratch|erase) (?:that|this|me|it|i|the last|delete)\\b|\\bnever ?mind\\b|\\bnvm\\b|\\b(?:too much|too forward|was forward|sounded (?:creepy|weird))\\b|\\b(?:i had|it'?s the|blame the) wine\\b`,
    not: `\\b(?:as a friend|goodbye|stop (?:seeing|talking)|his|her|sorry for your)\\b`,
    most: 35,
    more: [
      [
        'appreciate a detail',
        'warm',
        'No need to take it back. It is the nicest thing anybody has sent me today.',
      ],
      ['honest answer', 'playful', 'I tried to forget it, and I cannot. Say it again when you see me?'],
    ],
  },
  {
    of: 'between us: going far away, and what of us',
    when: [MOVING],
    and: OF_US,
    not: `${JEST}|\\b(?:goodbye|break up|end (?:this|it|things)|captain|rig|customs|my (?:sister|brother|friend|cousin)'?s? (?:is|are|got))\\b|\\bfor a week\\b`,
    most: 70,
  },
  {
    of: 'between us: would I come along to a new town',
    when: [
      `\\bwould ${U} (?:ever |really |even )?(?:consider )?(?:mov(?:e|ing)|relocat(?:e|ing)|emigrat(?:e|ing)|com(?:e|ing) (?:with me|along))\\b`,
    ],
    and: `\\b(?:with me|for (?:me|us)|with us|because|they want me|job|want ${U} (?:with|there)|transfer|if i|offered)\\b`,
    not: `${JEST}|\\b(?:wedding|plus one|no date|funeral|tonight|tomorrow|weekend|movie|concert|party|seats?|move (?:up|over)|our (?:date|dinner))\\b`,
  },
  {
    of: 'between us: they earn less',
    when: [
      `\\b(?:less|not so|not as) (?:fancy|expensive|posh|pricey)\\b`,
      `\\b(?:bit|little|too) short (?:this|on|of) (?:month|week|cash|money)\\b`,
      `\\b(?:don'?t|do not) want ${U} (?:paying|to pay|to always pay|always paying)\\b`,
      `\\bcan'?t (?:really )?afford (?:\\w+ ){0,3}(?:restaurants?|places?|dinners?|like that|there|those)\\b`,
      `\\b(?:wallet|budget|bank account|purse) says (?:no|hell no)\\b|\\bon a (?:student |tight )?budget\\b`,
      `\\b(?:${DONT}) earn (?:much|a lot|what ${U})\\b|\\bi earn (?:much |a lot |way |far )?less\\b|\\bcan'?t keep up\\b`,
      `\\b(?:can|could) we (?:\\w+ )?(?:do|go|eat|find)\\b[^.!?]{0,20}\\b(?:cheaper|cheap)\\b|\\bwhere a main isn'?t\\b`,
    ],
    and: `\\b(?:restaurants?|dinners?|places?|pay|walk|pizza|main|somewhere|cheaper|hope|ok|embarrass\\w*|bad|fancy|there it is|beach|picnic)\\b|\\b(?:we|it|something|fancy|short)\\b`,
    not: `\\b(?:rent|school fees|electricity|my (?:brother|sister|mom|friend)|lend|send|borrow)\\b`,
  },
  {
    of: 'between us: their real age',
    when: [
      `\\b(?:the )?[2-9]\\d on my profile\\b[^?]{0,30}\\b[2-9]\\d\\b`,
      `\\b${IM} (?:actually |really |not )*[2-9]\\d\\b(?! ?(?:km|kg|min|%|weeks|cm|minutes))`,
      `\\bturning [3-9]\\d\\b|\\bolder than i (?:said|wrote|told)\\b|\\bbut i am [2-9]\\d\\b`,
    ],
    and: `\\b(?:my (?:real )?age|lied about (?:my age|it)|shaved|older than i said|birthday wrong|(?:it|app|profile) (?:says|said)|swipe past|wrong|let you|guessed|not [2-9]\\d|truth time|confess\\w*|correct something)\\b|\\bon my profile\\b|\\badmit\\w*`,
    not: `\\b(?:1[0-7]|school|underage|younger than|matric|minutes?|late|km|my (?:mom|mum|dad|sister|brother))\\b`,
    most: 45,
  },
  {
    of: 'between us: nervous on the way',
    when: [
      `\\bstomach is (?:doing|in|turning|full|a)\\b|\\bknees? (?:are|is) (?:jelly|weak|shaking)\\b|\\b(?:so|very) scared of ${U}\\b|\\bdeep breaths?\\b`,
      `\\b(?:nerv(?:es|ous)|butterflies|hands? (?:are|is) (?:shaking|sweat\\w*)|heart is (?:going (?:crazy|mad|wild|fast)|racing|pounding|beating)|can'?t get out of (?:the|my) (?:car|uber)|feel sick|look wrong|nothing looks right|changed (?:my \\w+ )?(?:twice|three|four|five|\\d))\\b`,
    ],
    and: `\\b(?:on my way|omw|leaving now|on the (?:train|bus|taxi|gautrain)|(?:in|at) (?:the|my) (?:parking|car|uber|taxi)|parking lot|nearly there|almost there|getting ready|i'?m (?:here|outside|early))\\b|\\b(?:robots?|minutes?|blocks?|streets?|corner|min) away\\b|\\bround the corner\\b|\\bjust parked\\b|\\bat the (?:gate|door)\\b|\\boutside\\b`,
    not: `\\b(?:interview|exam|test|results|presentation|surgery|flight|speech|court|dentist|doctor|boss|first day|hospital|nothing to do with ${U}|(?:nearly|almost) (?:turned|left|cancelled)|that'?s why i was|i go (?:silent|quiet))\\b`,
    most: 35,
  },
  {
    of: 'between us: asks for only us',
    when: [
      `\\b(?:want|like|love) (?:it|this) to be (?:just |only )?(?:${U} and me|us(?: only)?|the two of us)\\b`,
      `\\b(?:${DONT}) want to (?:see|date|kiss|meet|be with) (?:any ?(?:one|body)|other \\w+) else\\b|\\b(?:${DONT}) want (?:any ?one|any ?body) else\\b`,
      `\\bwill ${U} be my (?:girlfriend|boyfriend|partner|gf|bf)\\b|\\bbe my (?:girlfriend|boyfriend|gf|bf)\\?|\\bgo steady\\b`,
      `\\b(?:try|do) this properly\\b[^!]{0,40}\\b(?:nobody|no one|you and me|us|exclusive)`,
      `\\b(?:lets|let'?s) make it official\\b|\\bcan we be (?:exclusive|official)\\b`,
    ],
    not: `${JEST}|\\b(?:not (?:ready|sure)|right now|at the moment|tonight|he|she)\\b`,
  },
  {
    of: 'between us: when do I meet your people',
    when: [
      `\\bwhen do i (?:see|meet|get to (?:see|meet)) (?:yours|${YOUR} (?:friends|family|people|side|world))\\b`,
      `\\bmade them up\\b`,
      `\\bi(?:'?ve|'?ve still| have)? (?:still )?(?:never|not|haven'?t) (?:even |once )?met (?:(?:one|a single|any) (?:person|friend|of ${YOUR})|any ?(?:one|body) (?:in|from) ${YOUR}|yours|${YOUR} (?:friends|family|parents|m[ou]m|kids|people))\\b`,
      `\\bdo(?:es)? ${YOUR} (?:${KIN}|friends|mates|kids)(?: even)? know (?:about me|i exist|who i am|that i)`,
      `\\b(?:are ${U}|${URE}|${U}) (?:hiding|ashamed of|embarrassed (?:of|by|about)) (?:of )?me\\b`,
      `\\bnever (?:invite|ask|bring|take) me (?:when|to|along|with|if)\\b`,
      `(?<!n'?t (?:really |even )?|not |never )\\b(?:like|love|want|time) (?:for me )?to meet ${YOUR} (?:${KIN}|friends|mates|kids)`,
      `\\b(?:no ?body|no ?one) on ${YOUR} side knows\\b|\\bwent to the family \\w+ (?:again )?without me\\b`,
    ],
    not: `${JEST}|\\b(?:cat|dog|in my life who|thank)\\b`,
  },
  {
    of: 'between us: where do I stand',
    when: [
      `\\b(?:never|don'?t|dont) (?:really )?know where (?:i|we) (?:am|are|stand) with ${U}\\b|\\bwhere (?:do )?i stand(?: with ${U})?\\W*(?:$|one day)`,
      `\\bwhat am i to ${U}\\b|\\bdo i (?:even )?mean (?:any|some)thing to ${U}\\b`,
      `\\bdo ${U} (?:actually|really|even|honestly) (?:like|care about|want) me\\b|\\bactually like me or\\b`,
      `\\bwhat (?:do )?${U} (?:actually |really )?want (?:from|with|out of) (?:this|me|us)\\b`,
      `\\bsee a future (?:with me|for us|in this)\\b|\\bhow ${U} (?:really |actually )?feel about me\\b|\\bjust passing (?:the )?time\\b`,
    ],
    not: `${JEST}|\\b(?:bus|line|queue|boss|photo|politics|want (?:from|with) (?:me|this) (?:for )?(?:dinner|supper|christmas))\\b|\\bif ${U} (?:loved|cared)\\b`,
  },
  {
    of: 'between us: marriage, asked',
    when: [
      `\\b(?:do|would|could|are|is|how)\\b[^.!?]{0,40}\\b(?:${U}|yourself)\\b[^.!?]{0,40}\\b(?:get(?:ting)? married|marry|marriage|a wedding)\\b`,
      `\\bmarriage (?:is )?something ${U}\\b|\\bis marriage something\\b|\\bdat(?:e|ing) to marry\\b[^?]{0,20}\\bare ${U}\\b|\\bbelieve in marriage\\b|\\bget married at some point\\b`,
      `\\b(?:got married|wedding)\\b[^?]{0,60}\\bdo ${U} (?:also )?want that\\b`,
    ],
    and: '\\?|\\bor not\\b|\\bsomeday\\b|\\bdo (?:you|u)\\b',
    not: `${JEST}|\\b(?:(?:previous|first|last|your|old) marriage|children|kids|are ${U} (?:still |actually )?married|were ${U}|invited|saturday|marry me|been married|vegas|come to|go to|plus one|date for)\\b`,
    most: 35,
  },
  {
    of: 'between us: no long distance again',
    when: [
      `\\blong[- ]?distance\\b[^?]{0,60}\\b(?:again|never|twice|broke|killed|cried|badly|hard|scared|don'?t|can'?t|done)\\b`,
      `\\b(?:again|never|twice|don'?t do|can'?t do|scared|tried)\\b[^.!?]{0,40}\\blong[- ]?distance\\b`,
      `\\bphone relationship\\b|\\bneed ${SOMEBODY} (?:here|close|near)\\b`,
      `\\b(?:so far away|\\d+ ?km is (?:a lot|far|too))\\b[^?]{0,60}\\b(?:again|before|badly|not sure|can do)\\b`,
      `\\bhow (?:would|will|could) this (?:even )?work\\b[^!]{0,80}\\b(?:in (?:joburg|jhb|cape town|durban|pretoria|pe)|far|cried|airports?)`,
    ],
    not: `${JEST}|\\b(?:my (?:sister|brother|friend|cousin)|running|runner|run|hiking)\\b`,
  },
  {
    of: 'between us: the years between us',
    when: [
      `\\bage (?:gap|difference|thing)\\b`,
      `\\btoo (?:old|young) for ${U}\\b|\\b(?:dating|with) ${SOMEBODY} (?:so much )?(?:older|younger)\\b|\\bi'?ll be [3-9]\\d when ${URE}\\b`,
      `\\b${URE} (?:only )?[2-9]\\d and ${IM} [2-9]\\d\\b|\\bwhen i was in (?:matric|school|grade \\w+) ${U} were\\b`,
    ],
    and: `\\b(?:bug\\w*|bother\\w*|problem|worr\\w+|mind|strange|weird|think\\w*|thought|friends?|people|sure|lot|honest\\w*|scare\\w*|own age)\\b`,
    not: `^(?:do|does|would) (?:you|u) (?:think|mind)\\b|\\b(?:1[0-7]|underage|minor|school\\s*(?:girl|boy)|my (?:gran|mom|mum|dad|sister|brother)|too old for (?:this|that|games|flings)|haha|lol)\\b`,
    most: 45,
    drop: /^Let them/,
  },
  {
    of: 'between us: not like the photos any more',
    when: [
      `\\b${DONT} (?:really )?look like (?:my|the|those) (?:profile|pics?|photos?|pictures?)\\b`,
      `\\b(?:put on|gained|picked up)\\b[^.!?]{0,20}\\b(?:weight|kilos|kgs?|kg)\\b`,
      `\\b(?:my|that|these|those|the) (?:photos?|pics?|pictures?)\\b[^.!?]{0,12}\\bfrom (?:before (?:my|the|i|lockdown|covid)|two|three|four|\\w+ years)\\b`,
      `\\b(?:bigger|older|fatter|heavier|greyer|balder|rounder|less hair) than (?:in )?my (?:pics?|photos?|pictures?|profile)\\b|\\bless hair (?:now|these days)\\b`,
      `\\bmy (?:pictures|photos|pics) (?:are|is) (?:very |a bit |quite )?(?:flattering|kind|old)\\b|\\bmight not recogni[sz]e me\\b`,
      `\\bbig girl\\b[^.!?]{0,40}\\b(?:pics?|photos?|pictures?)\\b`,
    ],
    and: `\\b(?:photos?|pics?|pictures?|profile|recogni[sz]e|hair|warn)\\b`,
    not: `\\b(?:${YOUR} (?:pics?|photos?|profile)|house|museum|dog|holiday|scam|sick|chemo|pregnan\\w*)\\b|\\b${IM} [2-9]\\d\\b`,
  },
  {
    of: 'between us: they have children, and I?',
    when: [
      `\\b(?:and|what about|how about) ${U}\\b[^.!?]{0,14}\\b(?:any )?(?:little ones|kids|children)\\b|\\b(?:have|got) ${U} (?:any )?(?:kids|children) (?:yourself|of your own)\\b|\\bare ${U} a (?:parent|mom|mum|dad) too\\b`,
    ],
    and: `\\b(?:my (?:kids|children|sons?|daughters?|boys?|girls?)|i have (?:an?|one|two|three)|(?:mom|mum|dad) (?:of|to)|lunch ?boxes|i'?ve got|my (?:boys|girls) to bed)\\b`,
    not: `${JEST}|\\b(?:want|ever)\\b`,
    drop: /I can hear that you are proud|talk about that|full house/,
    more: [
      [
        'say what you want',
        'direct',
        'Good that we say it early. With me it is [whether you have children].',
      ],
    ],
  },
  {
    of: 'between us: told straight, and is it a problem',
    when: [
      `\\bi (?:can'?t|cannot|can not) have (?:kids|children|babies)\\b[^!]{0,60}\\b(?:know|tell|say|serious|problem|early|honest)`,
      `\\bi (?:only )?have (?:only )?(?:one|a|an) (?:leg|arm|eye|stoma|prosthe\\w*|glass eye|scar|tremor|stutter|stammer)\\b`,
      `\\b(?:${IVE}|i) (?:got |have |had )*(?:a )?(?:psoriasis|eczema|vitiligo|alopecia|mastectomy|stoma|stutter|lupus|ms|herpes|epilepsy|crohn'?s|endometriosis|diabetes|tourette\\w*)\\b`,
      `\\bi (?:stutter|stammer|limp|wear a (?:wig|prosthe\\w*|colostomy))\\b`,
    ],
    and: `\\b(?:know|tell|told|say|said|mention\\w*|before|fyi|should|surprise|man|men|women|clear|early|honest|hide|u)\\b`,
    not: `${JEST}|\\b(?:my (?:mom|mum|dad|dog|cat|son|daughter|sister|brother)|hospital|scan|results|cancer)\\b`,
    more: [
      [
        'appreciate a detail',
        'warm',
        'Thank you for trusting me with that. I am looking forward to you just the same.',
      ],
    ],
  },
  {
    of: 'us: livingTogether',
    when: [
      `\\b(?:made|cleared|emptied|make) (?:some )?(?:space|room|a shelf|half) (?:for (?:${U}|${YOUR})|in my (?:cupboard|wardrobe|closet))\\b`,
      `\\bpaying (?:for )?two (?:rents|flats|places)\\b|\\b(?:had|got|cut) (?:a|${U} a|you a) key (?:cut|made)?\\b[^.!?]{0,10}\\b(?:for ${U}|cut)|\\bkey cut for ${U}`,
      `\\bget(?:ting)? a place together\\b|\\bsee yourself living (?:here|with me)\\b|\\b(?:ever )?live with (?:some ?one|a partner) again\\b`,
    ],
    not: `${JEST}|\\b(?:parents|flatmate|roommate|landlord|brother|sister|my (?:mom|mum|dad))\\b`,
  },
  {
    of: 'us: toldFamily',
    when: [
      `\\b(?:my (?:friends|sister|mom|mum|mother|colleagues|girls|brother|family|flatmate)) (?:keeps?|keep on|always|all|are|is) ask(?:s|ing)?\\b[^.!?]{0,24}\\bwho (?:the|this|you|it|makes|i'?m)`,
    ],
    not: '\\b(?:fight|angry|against)\\b',
  },
  {
    of: 'us: children',
    when: [
      `\\bi (?:do |really )?want (?:a baby|babies|kids|children|a family)\\b[^!]{0,40}\\b(?:do ${U}|something ${U} (?:want|see)|and ${U}|you too|${U}\\?)`,
    ],
    not: `${JEST}|\\b(?:tickets?|meal|menu)\\b`,
  },
  {
    of: 'us: checkIn',
    when: [
      `\\b(?:not|n'?t|am i|hope i'?m not) (?:annoying|bothering|bugging|boring|overwhelming|smothering) ${U}\\b[^!]{0,40}(?:messages|texts|voice|yet|much|\\?|$)`,
      `\\b(?:tell me|say|let me know) if ${IM} (?:being )?(?:too much|annoying|texting too|a lot)\\b|\\bi don'?t want to smother ${U}\\b`,
      `\\balways the one texting\\b[^!]{0,30}\\btoo much\\b|\\bsorry for (?:all )?the voice ?notes\\b`,
    ],
    not: '\\b(?:food|salt|spice|chilli|make-?up|perfume)\\b',
  },
  {
    of: 'a twinge of theirs, owned',
    when: [
      `\\bi (?:was|got|am|felt|feel|get) (?:so |a bit |a little |really |kind of |super )?jealous\\b`,
      `\\bdidn'?t (?:really )?like how ${U} (?:looked at|spoke to|danced with|were with) (?:her|him)\\b`,
      `\\bbothers me (?:a bit |a little )?that ${U} still\\b|\\bok ${IM} jealous\\b|\\bi felt small\\b[^!]{0,30}\\brather say\\b`,
    ],
    and: `\\b(?:lie|lying|admit|know|silly|own stuff|myself|rather say|honest|bothers|ok|saw|stab|party|comment|photo|her|him)\\b`,
    not: `${JEST}|\\b(?:twenties|checked|used to|years ago|would never|holiday|view|lunch|weather|bed|dog|cat|tan|nap|job|my ex|don'?t (?:talk|see)|you (?:can'?t|must|need to)|stop (?:seeing|talking|following)|delete|unfollow|block|phone)\\b`,
    most: 35,
  },
  {
    of: 'a message from the ex',
    when: [
      `\\bguess who (?:texted|messaged|called|phoned|wrote|rang|popped up)\\b[^?]{0,20}\\bmy ex\\b|\\b(?:texted|messaged|called|phoned) me\\b[^?]{0,12}\\bmy ex\\b`,
      `\\bmy ex\\b[^.!?]{0,6}\\b(?:texted|messaged|wrote|phoned|called)\\b[^.!?]{0,30}\\b(?:birthday|years|nowhere|blue)\\b`,
    ],
    not: "\\b(?:scared|afraid|police|outside|threat\\w*|won'?t stop|keeps)\\b|\\?",
    drop: /sold at|smoke alarm|leave it on read/,
    more: [
      ['follow up', 'warm', 'That must have come out of nowhere. How was it to see the name?'],
      ['appreciate a detail', 'warm', 'Thank you for telling me. I would rather hear it from you.'],
    ],
  },
  {
    of: 'a birthday just gone',
    when: [
      `\\bturned (?:[2-9]\\d|thirty|forty|fifty|sixty|seventy)\\b[^?]{0,12}\\b(?:on|last|yesterday|this|survived|now)\\b|\\b(?:last|on|since) \\w+ i turned [2-9]\\d\\b`,
      `\\bi had my birthday\\b|\\bmy (?:birthday|bday) was (?:on|last|yesterday|this)\\b|\\bwas my (?:birthday|bday) (?:yesterday|on|last|this)\\b`,
    ],
    not: "\\b(?:you (?:forgot|missed)|forgot|nobody|no one|alone|lonely|cried|doesn'?t know|n'?t remember|without (?:him|her|my)|my (?:mom|mum|dad|son|daughter|sister|friend)'?s)\\b|\\?",
    most: 30,
    more: [
      ['light touch', 'playful', 'Happy birthday! I am late, so I owe you cake and a good excuse.'],
      ['follow up', 'warm', 'Happy birthday for the other day. What was the best part of it?'],
    ],
  },
  {
    of: 'a birthday just gone',
    when: [`\\bmy (?:birthday|bday)\\b`],
    and: '\\b(?:nobody (?:phoned|called|came|remembered|wished)|no one (?:phoned|called|came|remembered|wished)|(?:sat|spent|was) (?:\\w+ )?(?:there )?(?:alone|by myself|on my own)|every ?(?:one|body) forgot)\\b',
    not: `${JEST}|\\b(?:you (?:forgot|missed)|next)\\b`,
    drop: /./,
    more: [
      ['sympathise', 'warm', 'I am sorry. That is a lonely way to get a year older.'],
      ['sympathise', 'calm', 'That stings, whatever age it is. I am glad you told me.'],
      [
        'make amends',
        'warm',
        'Then let me say it, late and properly: happy birthday. I am glad that you exist.',
      ],
      ['suggest meeting', 'warm', 'Happy birthday, from me. May I take you out for cake this week?'],
      ['follow up', 'warm', 'I would have phoned. How are you with it today?'],
    ],
  },
  {
    of: 'straight: my height, since some mind',
    when: [
      `\\b${IM} (?:quite |very |really |a bit |only )?(?:short|tiny|not (?:very |that |so )?tall|a tall (?:girl|woman))\\b(?! (?:on|of|for|with))|\\bnot six foot\\b|\\btaller than (?:most|${U})\\b`,
      `\\b${IM} 1[.,]\\d\\d?\\b(?: in shoes)?[^?]{0,40}\\b(?:problem|mind|some|know|scare|deal|meet)\\b`,
    ],
    not: `\\b(?:my (?:son|daughter|brother|sister|dog)|shelf|cupboard|staff|cash|money|time|notice)\\b|\\bshort (?:this|on|of|with)\\b|\\bpay(?:ing)?\\b|\\bmonth\\b`,
    drop: /hear each other/,
    more: [
      ['appreciate a detail', 'warm', 'It is not something I measure people by. I like talking to you.'],
      ['light touch', 'playful', 'Noted. I will bring good shoes or a box, whichever is needed.'],
    ],
  },
];

const KNOWN: readonly Scene[] = [
  ...scenesIn('between us'),
  ...scenesIn('told straight'),
  ...CLOSENESS_SCENES,
  ...scenesIn('feelings exes'),
  ...scenesIn('openers ages'),
  ...scenesIn('feelings steady disclosures'),
  ...scenesIn('feelings straight'),
];
export const US_OTHERWISE_SCENES: readonly Scene[] = OURS.map((one) => heardOtherwise(KNOWN, one));
