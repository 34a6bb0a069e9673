/** A reproach or a hurt told openly, in the words of many: it is owned, taken seriously and never joked away. */

import { lines } from '../moves/line.ts';
import { hits } from '../prefilter/prefilter.ts';
import { grips } from '../reading/my-part.ts';
import { scenesIn } from '../situations/guards/index.ts';
import { CROSSED_LIMIT_SCENES } from './limits-crossed.ts';
import { MY_PART_SCENES } from './my-part.ts';
import { DONT, heardOtherwise, hears, IM, type Otherwise, SOMEBODY, U, URE, YOUR } from './said-otherwise.ts';
import type { Scene } from './scene.ts';

const JEST =
  '\\b(?:lol|lmao|haha\\w*|hehe\\w*|jk|kidding)\\b|😂|🤣|😜|😏|😉|🥰|😍|😘|😄|\\bso (?:cute|funny)\\b';
/** Another did it, or it was a thing. */
const OTHERS =
  "\\b(?:my (?:ex|boss|landlord|manager|colleagues?|dog|cat|brother|sister|friends?|neighbours?)|the (?:bank|school|landlord|boss|shop|guy)|he|she|they)(?:'s)? (?:\\w+ ){0,3}";
const own = (r: Parameters<Scene['when']>[0]): boolean => !grips(r.plain);

const HURTS: readonly Otherwise[] = [
  {
    of: 'my part: confidence',
    when: [
      `\\b${U} (?:went and |just |actually )?told \\w+ (?:what i (?:said|told|did)|about (?:my|what i)|everything i|my (?:secret|business|story))\\b`,
      `\\bi only (?:said (?:it|that|this) to ${U}|told ${U}(?= *(?:[.,!]|$)))`,
      `\\btold ${U} (?:that|this|it|about it|about that)?\\b[^.!?]{0,30}\\b(?:in confidence|in private|in secret)\\b`,
      `\\btrusted ${U} with (?:that|this|it|my)\\b`,
      `\\b(?:why|how) (?:does|do|did|come|is it that) ${YOUR} (?:\\w+ ){1,3}(?:knows?|hears?) (?:about )?(?:my|that i|what i|i)\\b`,
      `\\b${U} (?:went and |just |actually )?told (?:them|him|her|every ?one|every ?body|people|${YOUR} \\w+) (?:all )?(?:about (?:my|what i)|what i|that i|my)\\b`,
      `\\b(?:those|that|it|they) (?:was|were) (?:between us|private|for ${YOUR} (?:eyes|ears) only|just for ${U})\\b`,
      `\\bi(?:'?ve)? (?:only|never) told (?:${U}|her|him|them|any ?one)\\b[^!?]{0,24}\\b(?:so ${U} did|but ${U}|${U} did|and now|how (?:come|did|does))`,
      `\\bknew about my\\b[^?]{0,40}\\bonly told ${U}`,
      `\\btold ${U} when i was crying\\b|\\b${U} (?:shared|forwarded|showed) my (?:screenshots?|messages|chats?|voice ?notes?|secret|story)\\b`,
    ],
    and: `\\b(?:${U}|${YOUR})\\b`,
    not: JEST,
    also: own,
  },
  {
    of: 'my part: laughed at',
    when: [
      `\\b(?:didn'?t|doesn'?t|did not) (?:sound|feel) like a joke\\b`,
      `\\b${U} (?:said|did|told) (?:it|that) in front of\\b`,
      `\\b${U}(?: all| guys| lot| both)? (?:all |just |actually |only )?laughed (?:at me|when i|about (?:me|my|it)|at my|in my face)`,
      `\\b(?:and|then|but) ${U}(?: all)? (?:just |only |actually )?laughed\\b`,
      `\\bwhen i (?:said|told|asked|tried|mentioned)\\b[^.!?]{0,60}\\b${U} (?:just )?laughed\\b`,
      `\\bhad a (?:good |great |big )?laugh (?:about|at|over) (?:my|me)\\b`,
      `\\bstop (?:making (?:jokes|fun)|joking|laughing|teasing(?: me)?) (?:about|of|at) (?:my|me)\\b|\\bstop teasing me\\b`,
      `\\b(?:made|make|makes|making) (?:fun of me|a joke (?:of|out of) me|me the (?:joke|punch ?line|butt|clown))`,
      `\\b${IM} (?:always )?the (?:punch ?line|butt of)`,
      `\\bmeant it as (?:banter|a joke|a bit of fun)\\b[^.!?]{0,12}\\bbut\\b`,
    ],
    and: `\\b(?:${U}|${YOUR}|stop)\\b`,
    not: `${JEST}|\\bso hard\\b|${OTHERS}(?:laugh|made|mak)`,
    also: own,
  },
  {
    of: 'my part: let down',
    when: [
      `\\b${U} promised\\b[^!?]{0,60}\\b(?:and|but) (?:then |instead )*${U} (?:went|did|left|forgot|stayed|were|didn'?t|never|chose|cancell?ed)`,
      `\\bi kept (?:${YOUR}|the|a|some) (?:plate|food|supper|dinner|seat|place|chair)\\b`,
      `\\bi (?:felt|looked|feel) (?:so |really |a bit )?(?:stupid|silly|like an idiot|like a fool|foolish)\\b[^!?]{0,30}\\b(?:waiting|standing|sitting|there|alone|with two)\\b`,
      `\\bi was (?:still )?(?:waiting|standing|sitting) (?:there |here )?(?:with|at|in|on|by)\\b[^?]{0,50}\\b(?:no|not|nothing|nobody|alone|${U})\\b`,
      `\\bi (?:waited|stayed|sat|was) up\\b[^.!?]{0,20}\\b(?:for|waiting for) ${U}`,
      `\\bi (?:sat|stood|waited|was (?:sitting|standing|waiting))\\b[^?]{0,60}\\b${U} (?:didn'?t|never|weren'?t|were not|did not|don'?t|couldn'?t)\\b`,
      `\\b${U} (?:promised|said|swore|told me) (?:that )?(?:you'?d|you would|you'?ll|u'?d|to|you were going to|it was) ?(?:come|be|call|phone|ring|write|text|fetch|help|message|pick|visit|make|there|here)\\b[\\s\\S]{0,60}\\b(?:didn'?t|never|weren'?t|kept|nothing|again|waited|waiting|the door|alone|disappointed|wasn'?t|no sign|not a word|empty)\\b`,
      `\\bthought (?:that )?${U} (?:were|was) (?:coming|going to (?:come|phone|call|be here))\\b`,
      `\\b${U} (?:cancell?ed|bailed|pulled out)\\b[^.!?]{0,30}\\b(?:an? hour|minutes|last minute|the last|again|on me)\\b`,
      `\\b${U} forgot (?:about )?(?:my|our) (?:birthday|anniversary|graduation|dinner|date|interview|exam|show|concert|evening|day)\\b`,
      `\\bi (?:really )?(?:needed|counted on|relied on) ${U}\\b[^?]{0,50}\\b(?:weren'?t|were not|not there|didn'?t|never|nowhere)\\b`,
      `\\b${U} (?:were|was) supposed to (?:come|be (?:here|there|home)|call|phone|fetch|help|pick|meet)\\b`,
    ],
    not: `${JEST}|\\bif ${U}\\b|\\bno (?:worries|problem|stress)\\b|\\ball good\\b|\\bstill (?:come|coming)\\b`,
    also: own,
  },
  {
    of: 'my part: not there',
    when: [
      `\\b${U} (?:walked|sat|stood|danced|drove|stayed|spent)\\b[^.!?]{0,50}\\b(?:ahead of me|away from me|without me|like (?:i|we) (?:wasn'?t|weren'?t|was not)|as if i|with (?:them|everyone))\\b`,
      `\\b(?:no ?body|no ?one) (?:at|there|in)\\b[^.!?]{0,40}\\b(?:knew|asked) (?:my name|who i)\\b[^?]{0,30}\\b${U}\\b`,
      `\\b${U} never (?:told them|introduced|said who i)\\b`,
      `\\b${U} (?:were|was|sat|spent)\\b[^.!?]{0,24}\\bon ${YOUR} phone\\b`,
      `\\b${U} (?:didn'?t|never|don'?t) (?:even )?(?:look up|look at me|listen|hear me|notice me|say a word to me)\\b`,
      `\\bfelt? (?:like i was |so |completely |totally )?(?:alone|invisible|lonely)\\b[^.!?]{0,40}\\b(?:table|with ${U}|next to ${U}|party|dinner|${YOUR} friends|beside ${U})`,
      `\\b(?:with|around) ${YOUR} (?:friends|family|people|mates)\\b[^.!?]{0,16}\\b(?:${IM}|i feel) (?:just )?(?:invisible|air|nobody|a ghost|not there)`,
      `\\b(?:weren'?t|were not|wasn'?t) (?:really|actually|properly) (?:here|there|present|with me)\\b`,
      `\\bleft me (?:standing|sitting|alone|on my own|there|with)\\b[^.!?]{0,60}\\b(?:hours?|don'?t know|strangers|alone|whole|corner|by myself|party|nobody)`,
      `\\bheard a word (?:i|of what i) said\\b`,
      `\\bi was crying\\b[^.!?]{0,10}\\band ${U} (?:carried|kept|just|went|stayed|watched|played|turned)`,
      `\\b${U} sent (?:me )?a thumbs? up\\b`,
    ],
    and: `\\b(?:${U}|${YOUR})\\b`,
    not: `${JEST}|\\bnot alone\\b|\\bso good\\b`,
    also: own,
  },
  {
    of: 'my part: named less',
    when: [
      `\\b(?:introduc\\w+|describ\\w+|call(?:ed|ing)?|referr?\\w* to) me\\b(?: \\w+){0,6}? (?:as )?["'“]?(?:just |only )?(?:an? |your |my |ur |this |the )?(?:good |old |just a |work )*(?:friend|mate|buddy|pal|colleague|housemate|roommate|acquaintance|some ?one)\\b`,
      `\\b(?:tell|told|said to|telling|tells) (?:${YOUR} \\w+|them|him|her|people|every ?one)\\b[^.!?]{0,24}\\b(?:i was|i'?m|we (?:are|were|'re)|we'?re|it was|this was) (?:just |only |nothing|not )*(?:an? |your )?(?:friends?|mates?|nobody|no one|colleagues?|hanging out|buddies|nothing|casual|single)\\b`,
      `\\b${U} said (?:this is (?:my|a) friend|(?:nobody|no one)\\b|(?:she'?s|he'?s|we'?re) (?:just |only )?(?:a )?friends?|(?:just |only )?a friend|friend\\b)`,
      `\\bso ${IM} (?:just )?["'“]?(?:${SOMEBODY} (?:you|u) know|(?:just )?(?:a|your) (?:friend|mate))`,
      `\\bon the phone (?:calling|call) me\\b[^.!?]{0,12}\\b(?:mate|friend|buddy)`,
    ],
    and: `\\b(?:hurts?|stung|stings?|ouch|small|inches|disappear|weird|embarrass\\w*|cr(?:y|ied|ying)|sad|seer|all i am|felt|feel|girlfriend|boyfriend|partner|months|upset|not ok|am i)\\b`,
    not: `${JEST}|\\bi (?:loved|liked) (?:it|that)\\b`,
    also: own,
  },
  {
    of: 'limit said: you did not ask',
    when: [
      `\\b${U} (?:haven'?t|havent|didn'?t|never) ask(?:ed)? (?:in|for|since|once|all|the whole|this)\\b`,
      `\\bfunny (?:that )?${U} ask\\b`,
      `\\bwish ${U}(?:'d| had| would(?: have)?)? ask(?:ed)?\\b`,
      `\\b${U} (?:hardly |almost |literally |really |just )?(?:never|don'?t|didn'?t|haven'?t|couldn'?t|still haven'?t)(?: even| once| ever)* ask(?:ed)?(?: me| anything| a | one | about me| how| what| questions?| back)`,
      `\\b${U} (?:never|don'?t|didn'?t) (?:even )?ask\\W*$`,
      `\\bnot asked me (?:a|one|any)`,
      `\\b(?:do|doing) all the asking\\b|\\balways the one (?:who'?s )?asking\\b`,
      `\\b(?:always|only|just|ever) (?:talk|speak|go on) about (?:${YOUR} (?:work|job|day|ex|life|self|problems)|yourself|${U})\\b`,
      `\\b${U} ${DONT} even know (?:what i do|my (?:job|sister|surname|birthday|kids|middle)|anything about me|where i)`,
      `\\b${U} know (?:nothing|so little|hardly anything) about me\\b`,
      `\\b(?:do )?${U} (?:even )?want to know (?:anything )?about me\\b|\\b(?:you ){2}you\\b|\\b(?:u ){2}u\\b`,
    ],
    and: `\\b(?:me|my|i|all|you you|u u)\\b`,
    not: `${JEST}|\\bask(?:ed)? (?:me )?(?:for|out|to (?:dance|marry|pay|prom))\\b|\\b(?:interview\\w*|teacher|class|salt)\\b|\\bi want to know about\\b`,
    also: own,
    drop: /a fourth|the next one|made you count|Thank you for telling me why/,
    more: [
      [
        'own it',
        'warm',
        'You are right, and I am sorry. I would like to know, and I should have asked long ago.',
      ],
      [
        'own it',
        'direct',
        'Fair. I talk when I am nervous, and that is no excuse. I am sorry.',
        /\b(?:talk|hours?|evening|always|you you)\b/i,
      ],
      ['make amends', 'warm', 'I am sorry. May I start now? How are you, really?'],
      ['make amends', 'direct', 'I am sorry. Next time it is your turn, and I do the listening.'],
      [
        'name the feeling',
        'calm',
        'That must have felt lonely across the table from me. I am sorry.',
        /\b(?:evening|dates?|hours|table|dinner)\b/i,
      ],
      [
        'name the feeling',
        'warm',
        'Thank you for saying it instead of giving up on me. I do want to know you.',
      ],
    ],
  },
  {
    of: 'my part: reproach',
    when: [
      `\\bfor (?:\\w+ )?(?:weeks|months|years) i'?ve been the (?:only )?one\\b`,
      `\\b(?:love|like|nice) (?:it )?if ${U} (?:came|drove|phoned|called|planned|wrote|texted|asked|tried) (?:here |me |to me |something |first )?(?:once|for once|for a change|now and then|too|sometimes|first)\\b`,
      `\\bwish ${U}(?:'d| had| would)? (?:told|called|phoned|been|come|stayed|noticed|remembered|thought|stood up|said something|tried|include[d]?)\\b`,
      `\\b${U} (?:never|hardly ever) (?:say|notice|help|thank|come|plan|bring|stand up|take my|take me|listen|remember)\\b`,
      `\\bi(?:'?m)? (?:always |the one who )?(?:always )?(?:have to |must |has to )?(?:message|text|write|phone|call|reach out|make contact) (?:${U} )?first\\b`,
      `\\b(?:it'?s|its|it is|why is it|why must it be|why am i|${IM})?\\b ?always (?:me|the one)\\b[^.!?]{0,30}\\b(?:mak(?:e|es|ing)|plan\\w*|driv\\w+|text\\w*|writ\\w+|phon\\w+|call\\w*|initiat\\w*|com(?:e|es|ing)|organis\\w+|arrang\\w+|say(?:s|ing)? sorry|apologi\\w+|compromis\\w+|wait\\w*)`,
      `\\b${U} (?:only|just) (?:ever )?(?:write|text|phone|call|message|contact|want|need|come|remember|see) (?:to )?(?:me )?(?:when|if|after|at)\\b`,
      `\\b${U} (?:always )?cancel(?:led|s)? (?:on me )?(?:every|all|each|again|so often)\\b`,
      `\\b(?:feel|feels|felt|feeling) (?:like |that |as if )?(?:i'?m |i am )?(?:an? )?(?:bit |little |so |really )?(?:afterthought|taken for granted|last on ${YOUR} list|second best|plan b|an option|unappreciated|not important)`,
      `\\btaken? (?:me )?for granted\\b`,
      `\\b${U} (?:make|have|find) time for (?:every ?one|every ?body|all|your friends|rugby|work)[^.!?]{0,20}\\b(?:except|but|not) (?:for )?me\\b`,
      `\\b${U} used to (?:make an effort|try|write|phone|call|bring|ask|care|plan)\\b`,
      `\\b${U} (?:haven'?t|have not|never) (?:come|visited|been|driven) (?:over )?to (?:me|mine|my place) (?:once|yet)?\\b`,
      `\\bfeel(?:s|ing)? like ${U} ${DONT} (?:want|care|need|like|miss|make)\\b`,
      `\\bdo ${U} reali[sz]e (?:that )?${U} (?:only|never|always)\\b`,
    ],
    not: `${JEST}|${OTHERS}(?:always|only|never)|\\bthere'?s food\\b|\\bwould(?:'ve| have)\\b|\\bwish ${U} were\\b|\\b(?:here with me|with me right now)\\b|\\bnever (?:say never|help yourself)`,
    also: own,
  },
  {
    of: 'my part: hurt',
    when: [
      `(?:^|[.!?,…] *)(?:ouch |wow |ok |and |eish |ja )*that (?:really |actually |quite |kind of |kinda )?hurt(?:s)?(?: me| my feelings| a (?:bit|lot|little)| to (?:hear|read)| so much| actually| you know)?\\W*$`,
      `\\bthat (?:really |actually )?hurt(?:s)? (?:me|my feelings)\\b`,
      `\\b(?:what|something|the thing|that thing) ${U} said\\b[\\s\\S]{0,70}\\b(?:got to me|hurt|stung|not good enough|stayed with me|crying|cried|below the belt|in my head|made me feel|can'?t (?:stop|forget|sleep))`,
      `\\b(?:not|n'?t) (?:angry|cross|mad)(?: at ${U}| with ${U})?[,. ]+(?:but )?(?:${IM} )?(?:just |only )?(?:hurt|sad|disappointed)\\b`,
      `\\bi cried\\b[^.!?]{0,24}\\b(?:way home|after (?:${U}|that|our)|when (?:${U}|i got)|because of ${U}|all the way)`,
      `^\\W*(?:ouch|wow|eina|ow)\\b[^!?]{0,12}\\bthat (?:one )?(?:landed|hurt|stung|was)\\b`,
      `\\b(?:comment|remark|joke|words?|message)\\b[^.!?]{0,30}\\b(?:was|were|is) (?:a bit |really |so )?(?:below the belt|hurtful|unfair|too far)\\b`,
      `\\b${U} (?:made|make) me feel (?:like )?(?:i'?m |so |really |a bit |an? )*(?:not good enough|small|stupid|worthless|ugly|cheap|unwanted|invisible|like nothing|like a fool|an idiot|burden)\\b`,
      `\\b(?:made|makes) me feel (?:like )?${IM} not good enough for ${U}`,
      `\\bjy het my seergemaak\\b|\\b${U} (?:really |actually )?hurt me\\b|\\b${U} hurt my feelings\\b`,
    ],
    not: `${JEST}|${OTHERS}(?:hurt|said|made)|\\b(?:he|she|they|my boss) (?:said|made|hurt)|\\b(?:knees?|toes?|back|heads?|tooth|teeth|dentist|gym|leg|legs|arms?|ankle|foot|feet|physio|movie|film|book|song|episode|wrist|neck|throat|push\\w*|grab\\w*|bruise\\w*|run|squats?|wallet|price|match|game|score|bokke?)\\b`,
    also: own,
    most: 45,
  },
  {
    of: 'my part: told you before',
    when: [
      `\\btold ${U} (?:\\w+ )?(?:\\w+ times|already|before|last week|this already|more than once)\\b`,
      `\\balready (?:told|said to) ${U}\\b|\\bhow many times (?:do|must|should|have) i\\b`,
      `\\b(?:${U}|why do ${U}) (?:just |always )?keep (?:on )?(?:asking|pushing|nagging|going on)\\b`,
      `\\bmy answer is (?:still|the same)\\b|\\bwe(?:'?ve)? (?:already )?(?:talked|spoken|been) (?:about|through|over) this\\b`,
      `\\bi(?:'?ve| have)? (?:already )?said (?:it|so|this|that|no) (?:once|before|already|twice|last)\\b|\\bmade it (?:very |quite )?clear\\b`,
    ],
    and: `\\b(?:don'?t|do not|no|not|stop|answer|clear|please|comfortable|why)\\b`,
    not: `${JEST}|\\btell (?:it|me) again\\b|${OTHERS}|\\b(?:love|miss|like) ${U}\\b|\\bstory\\b|\\bprinter\\b`,
    also: own,
  },
  {
    of: 'my part: nothing owed',
    when: [
      `\\b(?:i )?(?:don'?t|do not|doesn'?t mean i) (?:have|need) to (?:tell ${U}|report|explain|justify|account|ask ${U}|answer to ${U})`,
      `\\b(?:not|n'?t) (?:entitled|obliged)\\b|\\bdoesn'?t mean (?:that )?i owe\\b|\\bi owe ${U} (?:nothing|no)\\b|\\b(?:don'?t|do not) owe ${U}\\b`,
      `\\b${IM} not ${YOUR} (?:wife|husband|property|girlfriend|boyfriend|child|kid)\\b`,
      `\\b${DONT} need (?:${YOUR} )?permission\\b|\\bwhy (?:do|must) ${U} (?:need|have|want) to know where i\\b`,
    ],
    not: `${JEST}|\\bi owe ${U} (?:a|an|one)\\b|\\byet\\b|\\bkeep ${YOUR} phone\\b`,
  },
  {
    of: 'my part: a cold yes',
    when: [
      `^\\W*(?:whatever|fine)\\W*$`,
      `^\\W*(?:no |yes |yeah )?(?:it'?s |its |that'?s )?(?:k|kk|ok|okay|fine|sure|of course|great|cool|whatever|nice|wow)\\b[\\s\\S]{0,24}\\b(?:used to it|like always|as (?:always|usual)|do what(?:ever)? ${U} want|already (?:cooked|made|booked|dressed|bought)|go alone|by myself|of course ${U} (?:can'?t|are|have)|(?:have fun|enjoy) ?(?:then|without me)?|suit yourself|not surpris\\w+)\\b[^?]{0,20}$`,
    ],
    mine: `\\b(?:late again|cancel|can'?t (?:make|come|tonight|see)|won'?t (?:make|be able)|skip|forgot|instead|move our|postpone|work ran|ran over|go(?:ing)? out with|watch the (?:game|rugby|match)|party without|mind if i|another (?:day|night|time)|not going to make)\\b`,
    not: `${JEST}|!|\\bthank|\\bno (?:worries|problem|stress)|\\bxx?\\b|[❤😊🙂☺]`,
    most: 14,
    more: [
      ['own it', 'warm', 'I can hear that it is not fine. I am sorry, that was poor of me.'],
      [
        'make amends',
        'direct',
        'You had a right to more than that from me. Which evening can I make up for it?',
      ],
    ],
  },
  {
    of: 'limit said: you went quiet',
    when: [
      `\\b(?:opened up|told ${U} (?:about|all|something)|shared (?:that|something))\\b[^?]{0,60}\\b(?:heard nothing|left (?:it|me)|nothing|went quiet|silence|no (?:word|answer|reply)|disappeared|not a word)`,
      `\\bwhy did ${U} (?:just |suddenly )?(?:go|get) (?:so |all )?(?:quiet|cold|silent|distant)\\b`,
      `\\b${U} (?:just )?(?:disappeared|vanished) on me\\b|\\b${YOUR} silence (?:says|said|tells|is)\\b`,
      `\\b${U}(?:'ve| have) (?:seen|read) (?:it|my message)\\b[^?]{0,30}\\b(?:days?|hours?|ago|nothing|no)\\b`,
    ],
    not: `${JEST}|\\bif ${U}\\b`,
    drop: /right after you told me|would like to hear more/,
    also: own,
    more: [
      [
        'own it',
        'warm',
        'I am sorry. I had no right to leave you alone with that.',
        /\b(?:told|opened|shared)\b/i,
      ],
      [
        'own it',
        'direct',
        'You are right, I went quiet on you. I am sorry, and it was nothing that you did.',
      ],
      ['make amends', 'warm', 'I am sorry. Can I call you tonight and say it properly?'],
    ],
  },
  {
    of: 'limit said: my phone is mine',
    when: [
      `\\b(?:don'?t|do not|never)\\b[^.!?]{0,16}\\b(?:look|go|scroll|snoop|dig)\\b[^.!?]{0,12}\\b(?:in|through|into|at) my phone\\b`,
      `\\b${U} (?:\\w+ )?(?:read|opened|scroll\\w+ through|went through|looked (?:at|through)|checked|going through|were (?:in|on)|scrolling through|reading) my (?:\\w+ )?(?:messages|chats?|whats ?app|dms|emails?|phone|pics|photos|gallery)\\b`,
      `\\b(?:saw|caught) ${U} (?:scrolling|going|looking|reading|snooping)\\b[^.!?]{0,16}\\bmy (?:phone|pics|photos|chats?|messages|gallery)\\b`,
      `\\b(?:${DONT} want|not okay with|not ok with) ${U} (?:checking|reading|going through|looking (?:at|through)) my (?:whats ?app|phone|messages|chats?)\\b`,
      `\\bwhy (?:were|was|are) my (?:chats?|messages|whats ?app|emails?) open\\b|\\bmy phone is (?:private|mine|my own)\\b`,
    ],
    not: `${JEST}|\\b(?:my (?:kid|son|daughter|ex|mom|mum|sister|brother)|he|she|they) (?:\\w+ )?(?:read|went|looked|scroll)`,
    drop: /said it so calmly|telling me so calmly|was curious/,
    more: [
      [
        'own it',
        'warm',
        'I am sorry. I broke something there, and I understand that you are angry.',
        /\b(?:furious|angry|trust|why|caught|saw|read)\b/i,
      ],
      ['respect the limit', 'direct', 'You are right. I will not touch it again, and I am sorry that I did.'],
    ],
  },
  {
    of: 'limit said: nobody on the side',
    when: [
      `\\bis there (?:(?:another|an other) (?:woman|man|girl|guy|person)|some ?(?:one|body) else|any ?(?:one|body) else)\\b(?! who can)`,
      `\\b(?:need|want|like|have a right|deserve) to know (?:if|whether) there'?s? (?:is )?(?:some|any|another)`,
      `\\b(?:saw|seen|spotted) ${U}\\b[^.!?]{0,30}\\bwith (?:a|another|some|this) (?:girl|woman|guy|man|lady|chick|blonde)\\b`,
      `\\b${U} (?:${DONT} )?(?:don'?t )?have a (?:girlfriend|wife|boyfriend|husband|partner)\\b[^?]{0,30}\\b(?:somewhere|hey|do you|at home|right)\\b`,
      `\\bif there are others\\b|\\bi (?:won'?t|don'?t) share(?=[.,!])`,
    ],
    not: `${JEST}|\\b(?:plumber|mechanic|tap|fix|password|number|photos?|food|chips|dessert|pics)\\b|\\bmy (?:sister|friend|brother|mom|mum)'?s? (?:boyfriend|husband|wife|girlfriend)\\b`,
    drop: /Nobody should have to be that|fair line/,
    more: [
      [
        'honest answer',
        'direct',
        'No games: [is there anybody else]. I would rather you ask than lie awake.',
      ],
      ['name the feeling', 'warm', 'I understand why you ask, and I am not cross. [Is there anybody else].'],
    ],
  },
  {
    of: 'straight: say so if you are not interested',
    when: [
      `\\bif ${URE} (?:not (?:interested|keen|into (?:me|this|it))|done|bored|over (?:it|this|me))\\b[^?]{0,20}\\b(?:say|tell|let me)\\b`,
      `\\brather (?:${U} |that ${U} )?(?:tell|say|told|said|hear|know|be honest)\\b[^.!?]{0,24}\\b(?:than|instead of) (?:leave|leav|keep|string|ghost)`,
      `\\b(?:can|could|should) (?:just )?be honest if ${U} (?:${DONT}|aren'?t)\\b`,
      `\\b(?:just )?(?:say|tell me)(?: so| it)? if ${U} (?:${DONT}|aren'?t|changed)\\b`,
      `\\bif this (?:isn'?t|is not|doesn'?t) work(?:ing)? for ${U}\\b`,
      `\\bif ${U} ${DONT} (?:like me|want (?:to|this|me))\\b[^?]{0,20}\\b(?:say|tell)\\b`,
    ],
    not: `${JEST}|\\b(?:ticket|sell|buy)\\b`,
    also: own,
  },
  {
    of: 'straight: you run hot and cold',
    when: [
      `\\b(?:blow|run|are|go) (?:so )?hot and cold\\b|\\bmixed (?:signals|messages)\\b`,
      `\\b(?:which|what) version of ${U}\\b`,
      `\\b${U} (?:were|was|are) (?:so |really |very )?(?:sweet|lovely|nice|warm|close|kind|affectionate)\\b[^?]{0,50}\\b(?:and )?(?:now|then|today|next day)\\b[^?]{0,40}\\b(?:stranger|cold|nothing|distant|quiet|gone)`,
      `\\bkiss(?:ed)? me and then (?:nothing|you)\\b`,
      `\\b(?:one|some) days? (?:it'?s|its|${U}|you'?re)\\b[^.!?]{0,40}\\b(?:(?:the )?(?:next|others?|some days?))\\b`,
      `\\b(?:one minute|one moment) ${URE}\\b[^.!?]{0,40}\\b(?:the )?next\\b`,
      `\\b(?:lovely|sweet|warm|different) in person\\b[^.!?]{0,24}\\b(?:cold|distant|dry|nothing|different)\\b`,
    ],
    not: `${JEST}|\\b(?:shower|tap|weather|aircon|geyser|water)\\b|\\bthank ${U}`,
    also: own,
  },
  {
    of: 'straight: sorry for being short',
    when: [
      `\\b(?:bit|such) of a (?:bear|grump|monster|cow|cactus)\\b[^?]{0,30}\\bsorry|\\bsorry\\b[^.!?]{0,30}\\b(?:a (?:bear|grump|monster|cow)|moody|grumpy|snappy|short with ${U}|ratty|cranky)\\b`,
      `\\b(?:took|taking|take) it out on ${U}\\b`,
      `\\bi was (?:so |really |a bit )?(?:rude|short|snappy|moody|grumpy|cranky|horrible|unfair) (?:to ${U}|with ${U}|on the phone|earlier|yesterday|last night|this morning)\\b`,
      `\\b(?:my bad|sorry|apologies|forgive me)\\b[^.!?]{0,20}\\b(?:for )?(?:being )?(?:my mood|moody|snapping|my tone|how i (?:spoke|was|talked)|grumpy|so short\\b(?! (?:on|of))|short with)\\b`,
    ],
    not: `\\b(?:hit|drunk|hurt ${U}|again and again|won'?t happen again|hands?)\\b|\\b(?:sister|brother|mom|mum|boss|kids?) was\\b`,
  },
];

const KNOWN: readonly Scene[] = [
  ...MY_PART_SCENES,
  ...CROSSED_LIMIT_SCENES,
  ...scenesIn('feelings straight'),
];
export const HURT_OTHERWISE_SCENES: readonly Scene[] = HURTS.map((one) => heardOtherwise(KNOWN, one));

/** Something that the reader did or left undone, said with no joy in it. */
const DONE_OR_LEFT =
  /\b(?:you|u)(?:'d| had|'ve| have)? (?:\w+ )?(?:didn'?t|never|couldn'?t|haven'?t|hadn'?t|wouldn'?t|weren'?t|wasn'?t|forgot|left|ignored|cancell?ed|spoke|talked|danced|keep|kept|only|remembered|bothered|noticed|said you(?:'d| would| were))\b|\b(?:your|ur) (?:promises?|excuses?)\b|\b(?:you|u)(?:'ve| have)? had to say sorry\b/i;
const GLAD =
  /\b(?:thank\w*|glad|happy|sweet\w*|beautiful|funny|laugh\w*|smil\w*|best|fun|great|nice|lovely|miss(?:ed)?|proud|enjoy\w*|perfect|amazing|kiss\w*|love\w*|don'?t worry|no worries|it'?s ok(?:ay)?|cute|wow|congrat\w*|if (?:you|u)|when (?:you|u) were|my (?:ex|boss)|he|she|ha ha|sorry\W*$|with myself|a point)\b/i;
const LOW = /^(?:sadness|disappointment|annoyance|anger|disapproval|remorse)$/;

/** Whatever it was, before a remark about a word of it is made. */
export const UNNAMED_HURT_SCENES: readonly Scene[] = [
  {
    name: 'my part: said with no joy',
    alone: true,
    firm: true,
    grounded: true,
    when: (r) =>
      hears(r, 40, false) &&
      r.questions.length === 0 &&
      hits(DONE_OR_LEFT, r.plain) &&
      !hits(GLAD, r.plain) &&
      !new RegExp(JEST, 'iu').test(r.plain) &&
      LOW.test(r.emotions[0]?.label ?? '') &&
      own(r),
    lines: [
      ...lines('name the feeling', [
        ['warm', 'Thank you for saying it. If that was me, I am sorry.'],
        ['calm', 'I hear you, and I do not want to talk past it. Can I call you tonight?'],
        ['warm', 'I am sorry that it feels like that. I would like to hear the whole of it.'],
      ]),
      ...lines('own it', [
        ['direct', 'You are right to say it. Give me the chance to do better.'],
        ['calm', 'I did not see it like that, and I should have. I am sorry.'],
      ]),
      ...lines('follow up', [['direct', 'I am taking that seriously. What would you have wanted from me?']]),
    ],
  },
];
