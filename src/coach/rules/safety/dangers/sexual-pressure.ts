/** Sexual pressure: bodies, pictures and beds that nobody brought up, and a no that is run over. */

import { NO_DEMAND, WOULD_IT_BE_WEIRD } from '../patterns/everyday-talk.ts';
import { anyOf, excuse, inFewWords, inOtherLanguages, inSouthAfrican, soft } from '../patterns/forms.ts';
import { YOU, YOUR } from '../patterns/fragments.ts';
import { rule } from '../patterns/rule.ts';
import type { Danger } from './danger.ts';

const INTIMATE =
  '(?:nudes?|naked (?:pics?|photos?|video)|pics? (?:without|no) clothes|intimate (?:pics?|photos?|video)|topless|tit(?:s|ties)|boobs?|dick ?pics?|sexy pics?|your (?:body|pics|photos|videos?)|pics of your body|something (?:sexy|naughty))';
const YOUR_OR_THOSE = '(?:your|ur|yr|those|that|them)';
const PRIVATE =
  '(?:boobs?|tit(?:s|ties)|breasts?|nipples?|cleavage|bra|panties|underwear|thong|g-?string|lingerie|ass|butt|booty|bum|pussy|vagina|cock|dick|penis|balls|thighs|private parts?|cup size|bust)';
const DESIRE =
  '(?:kiss|touch|taste|lick|suck|bite|spank|undress|ride|bend|smell|feel|squeeze|grab|fuck|bang|smash|shag|do)';
const NO_SEX =
  /\b(?:dog|cat|puppy|kitten|gym|squats?|spin class|workout|leg day|doctor|physio\w*|hike|chicken|turkey|braai|recipe|cake|steak|rump|football|rugby|cricket|tennis|pool|snooker|meat ?balls?|bra(?:ai)? shopping|my bra\b|kick (?:ass|butt)|pain in the|bad-?ass|smart ?ass|lazy ass|ass ?hole|long-ass|half-?ass|working my|freezing my|my (?:big |fat |own )?(?:ass|butt|bum) (?:is|off|hurts)|butt of|numb bum)\b|😂|🤣/i;
const NO_BODY =
  /\b(?:dog|cat|puppy|kitten|pup|baby|toddler|cake|plants?|garden|chicken|turkey|recipe|braai|doctor|physio\w*|massage|yoga|plank|pilates|gym|pray\w*|propos\w*|begging me|flower ?bed|hospital|dinosaur|statue|painting|art|breakfast|book|wasp|bee|spider|stain\w*|wet|soaked|muddy|haha|lol)\b|😂|🤣/i;
/** Shy with people, and nothing asked or shown. */
const SHY_WITH_PEOPLE =
  "^(?![\\s\\S]*\\b(?:send|show|your turn|you first|pics?|photos?|nudes?|naked|make me|prove|bed|touch\\w*|tonight|come over)\\b)\\W*(?:(?:hey|hi|honestly|tbh|sorry|well|ok|so|just so you know|fyi)[ ,!.]+)*(?:(?:i'?m|i am|im|i get|i can be|i'?m just) )(?:(?:just|so|very|really|super|quite|pretty|a bit|a little|kind of|kinda|naturally|actually|often|usually) )*(?:shy|reserved|introverted)\\b(?:[ ,]+(?:at first|in person|sometimes|around (?:new )?people|with (?:new )?people|with strangers|in groups|when i (?:first )?meet (?:new )?(?:people|someone)|just so you know|you know|tbh|lol|haha|too|though|person|so|but|and|i|it takes me (?:a while|time)|warm up|open up))*\\W*$";
/** What they are doing, nothing more, and the question handed over. */
const BUSY_AND_YOU =
  "^\\W*(?:(?:hey|hi|oh|lol|haha|nothing much|not much|nm)[ ,!.]+)*(?:(?:i'?m|i am|just|only|still|busy) )*(?:cooking|making|eating|having|watching|reading|walking|driving|chilling|relaxing|cleaning|working|studying)(?: (?:some|a|my|the))?(?: (?:dinner|lunch|supper|breakfast|food|coffee|tea|tv|netflix|a series|a movie|a film|a book|dog|home|at home|house|kitchen))*[ ,.!]+(?:and )?(?:what (?:are|r)? ?(?:you|u)(?: doing| up to)?|what about (?:you|u)|how about (?:you|u)|(?:you|u)|wbu|hbu|wyd)(?: doing| up to)?\\W*$";
/** A line they draw for themselves. */
const NOT_BEFORE =
  "^\\W*(?:(?:just so you know|btw|fyi|honestly|also|and|but)[ ,]+)*(?:(?:i'?m|i am|i|i'?d like to|i want to) )?(?:no|not having|don'?t (?:believe in|want|have|do)|do not (?:believe in|want|have)|won'?t have|waiting (?:with|for|to have)|wait with) (?:any )?sex (?:before|until|till|outside(?: of)?) (?:i'?m |we'?re |we are |i am )?(?:marriage|married|exclusive|ready|commitment|i know (?:someone|you|him|her) (?:well|better))(?: (?:for me|please|sorry|though|just so you know|hope that'?s ok(?:ay)?))*\\W*$";
/** Their own no, held up to one who keeps asking. */
const THEIR_NO =
  "^(?![\\s\\S]*\\b(?:(?:you|u) said no|but|come on|send me|show me|changed my mind|so i said)\\b)[\\s\\S]*\\bi(?:'?ve| have)? (?:already |just )?said no\\b[\\s\\S]*\\b(?:ask(?:ing|ed)?|pics?|photos?|pictures?|won'?t change|again|third time|second time)\\b";
/** `one pic of the dish please`: what is to be seen is named, and it is no body. */
const PICTURE_OF_A_THING =
  '^(?![\\s\\S]*\\b(?:nudes?|naked|sexy|naughty|body|boobs|tits|ass|butt|legs|underwear|panties|bra|lingerie|bikini|bed|shower|bath|topless|undress\\w*|dick|cock|pussy|kiss|horny|without|under|dress|you in|of (?:you|u)\\b)\\b)[\\s\\S]*\\b(?:pics?|photos?|pictures?|videos?|shot|snap) of (?:the|that|this|those|these|your|ur|a|an|some|my) \\w+';

export const sexualPressure: Danger = {
  severity: 'caution',
  action: 'caution',
  advice:
    'Possible sexual pressure. A no needs no reason; someone who keeps pushing after it is telling you something.',
  title: 'They pressed for something sexual',
  intents: ['sexual'],
  traits: ['misheard in openers', 'met with a limit'],
  ifDrafted: 'sexual',
  guessedAs: 'mild',

  rules: [
    {
      // Protection talked away.
      cue: /\b(?:feels?|is|was|it'?s) (?:so |much |way |a lot |just )*(?:better|nicer) (?:raw|bare(?:back)?|skin (?:on|to) skin)\b|\b(?:feels?|is|was|it'?s) (?:so |much |way |a lot |just )*(?:better|nicer) without\b[^!?]{0,25}\b(?:clean|tested|trust me|promise|pull out)\b|\b(?:took|take|slipp?(?:ed)?|pulled) (?:it|the condom|that) off (?:half ?way|during|in the middle|without (?:telling|asking)|before i)\b|\b(?:(?:don'?t|dont|do not|never) (?:like|use|do|need|believe in|wear)|hate) (?:using |wearing )?condoms\b|\b(?:without|no|skip) (?:a |the )?condoms?\b[^.!?]{0,30}\b(?:just|once|trust|clean|promise|pull out|feel\w*|better)\b|\bpull(?:ing)? out\b[^.!?]{0,20}\b(?:promise|in time|always)\b/i,
      unless:
        /\b(?:sugar|milk|cream|make-?up|filters?|glasses|shoes|socks|heels|air ?con|app|apps|job|alcohol|smoking|drinking|meds|pineapple|onions?|beard|fringe|bra|must|always use|no condom,? no)\b|😂|🤣/i,
      clears: ['story'],
    },
    {
      // A no that was not said is taken for a yes.
      cue: /\b(?:you|u) (?:didn'?t|never|did not) (?:exactly |actually |really |even )?(?:say|said|tell me|told me) (?:no|stop|to stop)\b|\b(?:you|u) (?:didn'?t|never|did not) (?:stop(?:ped)? me|push(?:ed)? me (?:away|off)|fight (?:me|it))\b/i,
      unless:
        /\b(?:dessert|cake|pizza|seconds|karaoke|danc\w+|coffee|breakfast|sushi|ice ?cream|no to (?:a|an|the|my|another|that|this|us|it|saturday|friday)|is that a (?:yes|maybe)|so there'?s|so i have)\b/i,
      clears: ['story'],
    },
    {
      // The wait is held up to somebody who said not yet.
      cue: /\bhow (?:long|much longer|many (?:more )?(?:dates|times|dinners|weeks)) (?:must|do|should|am|will|can|more must) i\b|\b(?:you|u) (?:always say|said) that (?:last time|before|every time)\b|\b(?:i'?ve |have )?wait(?:ed|ing) long enough\b/i,
      unless:
        /\b(?:parking|table|food|order|queue|uber|pizza|traffic|bill|reply|text|season|episode|spoilers?|finish|book|series|for (?:a|an|the|your) (?:reply|answer|taxi|cake))\b/i,
      refused: true,
      clears: ['joke', 'story'],
    },
    {
      // Had for once, or dressed in nothing else.
      cue: /\b(?:(?:room|bed|place|flat|hotel)\b[^.!?]{0,30}\blet me have (?:you|u)\b|wear (?:it|this|that)\b[^.!?]{0,20}\bwith nothing (?:else|on|under))/i,
      clears: ['story'],
    },
    {
      // A night that is paid for, before anybody said yes to it.
      cue: /\b(?:booked|reserved|paid for|got us)\b[^.!?]{0,45}\b(?:guest ?house|hotel|lodge|air ?bnb|b ?& ?b|bnb|suite|chalet|cabin|room)\b[^!?]{0,40}\b(?:one|a single|only one|a double|king(?:[- ]size)?) (?:bed|room)\b/i,
      with: /\b(?:nothing under|no need for|already paid|deposit|don'?t waste|for strangers|you(?:'ll| will) (?:like|love|enjoy)|teasing|come on|adults|grown[- ]ups|both over|uptight|shy|you owe|relax)\b/i,
      unless:
        /\b(?:separate|two (?:rooms|beds)|your own room|no pressure|only if|if you(?:'d| would)? (?:like|rather|prefer)|our anniversary|as you asked|like you (?:asked|wanted)|you (?:chose|picked|asked))\b/i,
      clears: ['joke', 'story'],
    },
    {
      // A room instead of the coffee that was offered.
      cue: /\b(?:got|booked|reserved|taken) (?:us )?a (?:nice |double |private )?(?:room|suite|cabin|chalet)\b/i,
      with: /\b(?:why waste (?:time|money)|no need for (?:all |the |this |that )*(?:coffee|mall|restaurant|public)|skip the (?:coffee|dinner|small talk|mall)|instead of (?:coffee|the coffee|the mall)|coffee is for|or don'?t\b|nothing under|don'?t be (?:shy|scared)|come on\b)/i,
      unless:
        /\b(?:separate|two (?:rooms|beds)|your own room|no pressure|our anniversary|as you asked|like you (?:asked|wanted))\b/i,
      clears: ['story'],
    },
    {
      // One bed, after a wish for two rooms.
      cue: /\b(?:one bed(?: i|')s (?:fine|enough|plenty|all we need)|we (?:only )?need one bed|(?:you|u) don'?t need your own (?:room|bed)|your own (?:room|bed)\?)/i,
      with: /\b(?:bite|shy|scared|adults|grown[- ]ups|been (?:chatting|talking|texting)|told (?:the|my) (?:guys|boys|friends)|come on|behave|won'?t (?:touch|try)|what for|waste)\b/i,
      unless:
        /\b(?:no pressure|your call|up to you|of course|no problem|totally fine|your own room it is)\b/i,
      clears: ['story'],
    },
    {
      // A lift that leaves no way to say no.
      cue: /\bso (?:that )?(?:you|u) can'?t (?:say no|back out|escape|run away|go home)\b|\bmy (?:flat|place|house|bed),? my rules\b|\b(?:caf[eé]s?|restaurants|public(?: places)?|malls?|coffee shops) (?:is|are) (?:so |just )?(?:boring|overrated|for (?:tourists|strangers|kids|old people))/i,
      with: /\b(?:my (?:flat|place|house|room|bed)|hotel|uber|bolt|driver|cabin|lodge|doors? locked|phones? off|just us(?: two)?|trust me)\b/i,
      unless: /\b(?:mom|mum|gran|braai|board game|dishes|quiz|karaoke|shoes off|kids?|dog|cat)\b/i,
      clears: ['joke', 'story'],
    },
    {
      // A bar in a hotel, and the room above it for the brave.
      cue: /\b(?:(?:my|the|our) (?:hotel )?room(?:'s| is)? (?:just |only |right |conveniently )*(?:upstairs|above|next door|two floors|one floor|around the corner)|i(?:'ve| have)? (?:got |booked )?a room (?:just |right )?(?:upstairs|above|next door))\b/i,
      with: /\b(?:brave|shy|scared|chicken|dare|adults|grown[- ]ups|relax|public|don'?t be|stop being|come on|loosen)\b/i,
      unless:
        /\b(?:no pressure|flatmate|landlord|noise|neighbours?|conference|luggage|kids?|my (?:son|daughter|mom|mum))\b/i,
      clears: ['story'],
      plainly: true,
    },
    {
      // Called uptight for keeping clothes on.
      cue: /\bdon'?t be (?:so |such an? |that )?(?:uptight|prudish|prude|frigid|old[- ]fashioned|shy)\b/i,
      with: /\b(?:(?:leave|forget|lose|no need for|won'?t need|don'?t need) (?:your |the |a )?(?:swim(?:suit|ming costume)|costume|cozzie|bikini|clothes|pj'?s|pyjamas|underwear|panties|bra|top)|skinny dip\w*|naked|one bed|sleep ?over|stay the night)\b/i,
      clears: ['joke', 'story'],
    },
    {
      cue: rule(`\\b(?:send|show|share|gimme|give)\\b[^.!?]{0,30}\\b${INTIMATE}\\b`),
      unless:
        /\b(?:dog|cat|food|cake|view|garden|(?:i|we) (?:won'?t|never|don'?t)|not (?:going to|nudes)|no nudes|or (?:are|r) (?:u|you) normal|my (?:mate|friend|flatmate|brother|sister|cousin) (?:typed|sent|wrote)|pics of your (?:dog|cat|plants))\b|\b(?:send|share|show)\b[^.!?]{0,20}\byour (?:photos|videos?|pics)\b(?![^.!?]{0,30}(?:naked|sexy|no clothes|private|bed|shower|underwear|tonight))/i,
    },
    {
      cue: /\b(?:(?:you|u) (?:owe|led) me(?: on)?|don'?t be (?:such )?(?:a )?(?:prude|frigid|boring|shy|a tease)|i (?:paid|bought|took you|drove|spent)[^.!?]{0,40}(?:least (?:you|u)|so (?:you|u)|expect|deserve)|(?:everyone|all my exes|other girls|other guys|normal (?:girls|women|guys|people)) (?:does|do|did|would|send|sends)|if (?:you|u) (?:really )?(?:loved|liked|wanted|trusted) me[^.!?]{0,30}(?:would|you'?d|u'?d|send|sleep|show|let)|come on,? (?:just )?(?:one|a little|don'?t)|why won'?t (?:you|u) (?:send|sleep|let|show|come)|least (?:you|u) (?:can|could|owe))\b/i,
      with: /\b(?:nudes?|pics?|photos?|sex|sleep with|bed|naked|kiss|touch|body|prude|frigid|hotel|come over|stay (?:over|the night)|my place|hook ?up|put out|condom|bra|underwear|send|want it)\b/i,
      unless:
        /\b(?:owe me (?:a |an |one |that |some )?(?:coffee|drink|dinner|ice|lunch|story|rematch|playlist|walk|pizza|explanation|photo of (?:the|your) (?:dog|cat)))\b/i,
    },
    {
      cue: /\b(?:no condom|without a condom|(?:you|u) (?:wet|hard|horny)\b|what are (?:you|u) wearing\b.*(?:bed|naked|under(?!dressed))|wanna (?:fuck|bang|smash)\b|want to fuck\b|let'?s fuck\b|sit on my face|suck my|my dick|my cock|fuck (?:you|u) (?:so|hard|all|right|tonight)|just (?:come over and|want to) (?:fuck|bang|smash))/i,
    },
    {
      cue: /\b(?:(?:just |only )?(?:one|a|1) (?:little |quick |small |sexy )?(?:pic|photo|nude|kiss|video|peek|night)\b[^.!?]{0,30}\b(?:i (?:won'?t|promise|swear|'ll delete)|nobody|no one|come on|pl[sz]|please|what'?s the (?:big deal|harm))|come on,? (?:just )?(?:one|a) (?:little |quick |sexy )?(?:pic|photo|nude|kiss|peek)\b|show me (?:what'?s |more |some |a bit |your )?(?:under|skin|body|tits|boobs|ass|legs|cleavage|more of you)|(?:least|minimum) (?:you|u) (?:can|could) do\b|(?:you|u) said no\b[^.!?]{0,25}\bbut\b|(?:i know|deep down) (?:you|u) want (?:it|me|to)|(?:you'?ll|you will) (?:like|love|enjoy) it,? (?:trust|promise|relax|just)|if (?:you|u) don'?t (?:come (?:home|over|up)|sleep|stay|send|kiss|put out|give)[^.!?]{0,40}\b(?:then|why|what'?s the point|we'?re|i'?m|there are|someone else)|expect (?:something|more|a little|a thank you)[^.!?]{0,12}\b(?:return|tonight|back|exchange)|playing hard to get|(?:stop|quit) (?:being|acting) (?:so )?(?:shy|difficult|frigid|a tease|uptight|prudish)|(?:you|u) can'?t (?:leave|get) me (?:like this|hanging|all)|blue balls|been (?:waiting|patient) (?:long enough|for (?:weeks|months|ages))|we'?ve been (?:talking|dating|on) [^.!?]{0,25}\b(?:dates?|weeks?|months?)[^.!?]{0,20}\b(?:time|still nothing|you owe))/i,
      with: /\b(?:nudes?|pics?|photos?|video|sex|sleep|bed|bj|blow ?job|head|tonight|return|naked|kiss|touch|body|under(?:wear)?|dress|top|hotel|come (?:over|home|up)|stay|my place|hook ?up|put out|tease|bra|like it|want (?:it|me)|peek|skin|boobs|tits|ass|balls)\b/i,
      unless:
        /\b(?:dog|cat|puppy|food|cake|view|garden|sunset|kitchen|tattoo|braai|episode|meme|bookshelf|only if you|no pressure|if you(?:'d| would)? like)\b/i,
      clears: ['story', 'denied', 'joke'],
    },
    {
      // Asked, refused, asked again.

      refused: true,
      cue: /\b(?:(?:send|show|just one|one (?:pic|photo|kiss)|another|a) (?:\w+ ){0,3}(?:pics?|photos?|nudes?|video|kiss)|come (?:over|up|to (?:mine|my place|my room))|(?:sleep|stay) (?:over|with me|here)|why not\b|don'?t be (?:shy|boring|scared|like that|silly|so)|come on\b|pl+e+a+s+e+\b|nobody (?:will|has to) (?:know|see)|you'?ll (?:like|love|enjoy))/i,
      with: /\b(?:pics?|photos?|nudes?|kiss|over|place|room|bed|sleep|stay|body|sexy|naked|show|send|touch|shy|hotel)\b/i,
      unless:
        /\b(?:no (?:worries|problem|pressure|stress)|that'?s (?:fine|ok(?:ay)?|fair)|totally|understand|respect|dog|cat|sunset|coffee|public)\b/i,
      clears: ['story', 'joke'],
    },
    inOtherLanguages(
      '(?:stuur|wys)…(?:kaal|naak|sexy|vuil)…foto|(?:kaal|naak) (?:foto|prent)|net een foto',
      '\\p{L}*thumele\\p{L}*…(?:isithombe|umfanekiso)…(?:nqunu|ze\\b|ungagqok\\p{L}*|ngaphandle)|unqunu|uhamba ze',
      '(?:m[aá]nda|env[ií]a|ens[eé][nñ]a)me…(?:foto|fotito|v[ií]deo)?…(?:ropa interior|desnud\\p{L}*|cuerpo|tetas|sin ropa)',
      '(?:envoie|montre)[- ](?:moi )?…(?:nue?s?|seins|culotte|sans (?:habits|v[eê]tements)|sous-v[eê]tements|corps)',
      '(?:schick|zeig)\\p{L}*…(?:nackt\\p{L}*|unterw[aä]sche|br[uü]ste|ohne (?:kleid|was an))',
      '(?:manda|mostra)…(?:nudes?|pelad[ao]|nua|calcinha|sem roupa)',
    ),
    inSouthAfrican([
      '(?:foto|video|prent)\\p{L}* (?:\\p{L}+ ){0,3}?(?:sonder klere|sonder jou klere|kaal|in jou onderklere)|(?:kom|kan jy) (?:\\p{L}+ ){0,3}?slaap (?:\\p{L}+ ){0,2}?(?:by|saam met) my|slaap (?:vanaand |nou )?(?:by|saam met) my|jy skuld my (?:dit|seks|\\p{L}+ nag)|trek (?:jou )?(?:klere|rok|bloes) uit',
      '(?:uzo|ulale|uku|si|masi)?lala(?:na)? nami|uzolala nami|ulale nami|ungangenqabeli|(?:izithombe|isithombe|ifoto)\\p{L}* (?:\\p{L}+ ){0,3}?(?:ze|unqunu|uhamba ze|ungagqokile)|khumula (?:izingubo|impahla)',
    ]),
    inFewWords(
      {
        unless:
          /\b(?:dog|cat|puppy|food|cake|view|garden|tattoo|no pressure|only if|can'?t see|cant see|calling|popcorn|coffee|rain|hike|muddy)\b/i,
      },
      `(?<!(?:my|the|a|work) )cam(?:era)? (?:on|lower|now)(?= *(?:[.!?,]|$)| (?:babe|baby|then|please|pls|for me|so i|and))|(?:lower|take it off|shoes off|clothes off|shirt off|top off)\\b…(?:babe|come on|then|for me)`,
      `(?:show|send) me ${YOUR} (?:body|tits|boobs|ass|legs|bra|underwear|panties|d(?:ick|\\*+\\w*)?)|show me (?:more|ur|your)…(?:then|now|body|skin)`,
      `${YOU} owe me(?! (?:an?|one|the|that|some|two) (?!kiss|night|blow|bj|hand|little|nude|pic|photo|video|good time|thank|proper|favou?r|at least)\\w+)…(?:after|for)…(?:dinners?|drinks|dates?|drive|petrol)`,
      `third date\\.? (?:${YOU} know|means|rule|the rule)|hotel\\.? (?:tonight|now)|tonight\\.? not asking`,
      `(?:if ${YOU} really liked me(?!,? (?:you|u)(?:'?d| would| should)(?: have)? (?:made? a plan|(?:text|messag|call|ask|plann?|repl|answer|remember|writ)\\w*))|wasn't this shy|keep asking (?:till|until)|until ${YOU} say yes|till ${YOU} say yes|no is (?:only|just)|first half of yes)`,
      `(?:do|did) ${YOU} (?:swallow|shave|moan|squirt|spit|scream)|are ${YOU} a (?:screamer|virgin|freak|moaner)`,
      `(?:lesbian|asexual|ace|bi|gay)\\b…(?:prove it|haven't met me|one night|fix|just (?:what|need)|till)`,
      `(?:rate|like) it…(?:send one|${YOUR} turn)|rate my (?:d|body|cock)|send one back`,
      `what colou?r (?:then|are they|is it|bra|panties)|no condom|condom'?s? (?:just|is|are)`,
    ),
    {
      // Measured, described, asked about.
      cue: rule(
        `\\b(?:(?:how|what|are|r|is|do|does|what'?s|whats|whts|tell me (?:about|how)|describe|wanna see|want to see|let me see|can i see|may i see|i (?:like|love|want|dream of|think of|stare at))\\b[^.!?]{0,30}\\b${YOUR_OR_THOSE} (?:\\w+ )?${PRIVATE}|(?:nice|big|great|fat|juicy|sexy|hot|tight|perfect|amazing|beautiful) (?:${PRIVATE}|rack)|(?:what'?s|whats|what is) (?:your|ur) (?:bra|cup|bust|panty|dick|penis) ?(?:size)?|what (?:size|colou?r) (?:bra|panties|underwear|thong|cup)|(?:are|r) (?:you|u) (?:shaved|tight|wet|naked|nude|a (?:top|bottom) in bed|loud in bed|good in bed|wild in bed|kinky|a freak|into (?:anal|bdsm|threesomes?))|what (?:are|r) (?:you|u) wearing (?:under\\w*|right now|in bed|to bed|now 😏)|(?:have|do|did) (?:you|u) (?:ever )?(?:masturbat\\w*|touch(?:ed)? yourself|had anal|do anal|give head|gave head))`,
      ),
      unless: NO_SEX,
      clears: ['story', 'joke'],
    },
    {
      // Aroused at a stranger.
      cue: rule(
        `\\b(?:(?:i'?m|im|i am|got me|getting me|makes? me|made me|making me|you got me|u make me|feeling) (?:so |very |really |already |getting |all |rock )*(?:hard|horny|wet|turned on|naked (?:now|rn|in bed|thinking)|touching myself|stroking|jerking|wanking|stiff)\\b(?! (?:at work|of hearing|up\\b|to (?:read|please|find|get|impress)|on (?:myself|the)|work\\w*|to|from (?:the )?rain|because of the rain|in the rain|feet|socks|weather|dog|hair))|(?:jerk(?:ed|ing)?|wank(?:ed|ing)?|stroke?(?:d|ing)?|cum|came|touched myself) (?:off |myself )?(?:to|over|thinking|looking|for) (?:you|u|your|ur)|(?:here'?s|want|wanna see|sending you) (?:a |my )?(?:\\w+ )?(?:dick ?pic|cock|dick|nude of me)|(?:do you |u |you )?(?:wanna|want to) (?:see|feel|taste|suck|sit on|ride) (?:it|mine|my (?:dick|cock|body|thing)|me naked)(?= *(?:[.!?]|$|now|\\?)))`,
      ),
      with: /\b(?:you|u|your|ur|wanna|want|see|bed|profile|pics?|horny|naked|dick|cock|wet|hard)\b/i,
      unless: NO_SEX,
      clears: ['story', 'joke'],
    },
    {
      // No answer but yes.
      cue: rule(
        `\\b(?:(?:not |won'?t |wont |never |don'?t |doesn'?t |can'?t |will not )(?:going to |gonna )?(?:tak(?:e|ing)|accept(?:ing)?|hear(?:ing)?) (?:a )?no(?: for an answer)?|no (?:just |only |really |always )?means (?:try|yes|maybe|convince|later|keep)|(?:girls|women|men|guys|you) (?:who|that)? ?(?:say|says) no (?:but )?(?:always )?(?:mean|want|really)|(?:your|ur) (?:mouth|lips|words?) (?:says?|say) no but|loosen up|(?:get|getting) (?:you|u|her) (?:so |really |a bit |good and )?(?:drunk|tipsy|wasted|high)|(?:after|with|once you'?ve had) (?:a few|some|two|three|enough) (?:drinks|glasses|shots)[^.!?]{0,20}\\b(?:you(?:'ll| will)|relax|say yes|change your mind|loosen)|(?:you|u) (?:know|bet) (?:you|u)(?:'d| would)? (?:want|like|love|need) (?:it|me|this|to|some)|deep down (?:you|u)|don'?t (?:make me beg|play innocent|act (?:like|so) (?:a |an )?(?:saint|angel|innocent|virgin|holy))|stop pretending|you can'?t (?:tease|turn|get) me (?:on|up|like|and))`,
      ),
      with: /\b(?:bed|kiss|sex|naked|nudes?|pics?|photos?|touch|body|tonight|mine|yours|come over|my place|your place|room|hotel|sleep|stay (?:the night|over)|want (?:it|me)|love it|need it|drunk|tipsy|wasted|high|tease|innocent|saint|virgin|dress|top|underwear|bra|yes|convince|shy)\b/i,
      unless:
        /\b(?:dog|cat|cake|pizza|ice cream|samoosa|dessert|chocolate|karaoke|game|dance floor|the bill|i'?m paying|my treat|coffee|shoulder|yoga|stretch\w*|gran|mom|mum|cookie|koeksister|nap)\b|😂|🤣/i,
      clears: ['story', 'joke'],
    },
    {
      // What they would do to the reader.
      cue: rule(
        `\\b(?:(?:i(?:'d| would|'ll| will| want to| wanna| need to| am going to|'m gonna|'m going to)?|can i|could i|may i|let me|imagine me|dream(?:t|ed|ing)? (?:of|about)|thinking (?:of|about)) (?:\\w+ )?${DESIRE}(?:ing)? (?:(?:on|all over|down on) )?(?:you|u|your|ur)\\b[^.!?]{0,30}\\b(?:all over|all night|everywhere|body|neck to|naked|hard|slowly|in bed|against|until you|pussy|ass|tits|boobs|nipples|dick|cock|thighs|down there|from behind|over (?:the|a|my)|bed|moan|scream|shake)|(?:your|ur|those) lips (?:would|look|around|on my|were made)\\b[^.!?]{0,20}\\b(?:around|on my|suck\\w*|wrapped)|(?:in|into|to|share|warm(?:ing)?|straight to) (?:my|your) bed (?:tonight|now|alone|with)|(?:tonight|later) (?:you(?:'re| are)|ur|u r) (?:mine|all mine|in my bed|sleeping (?:here|with me))|send (?:me )?(?:something|anything|a little something|pics?|one) (?:hot|spicy|sexy|naughty|dirty|wet|to (?:keep me warm|make me hard|help me sleep|look at in bed|get off))|(?:in|wearing) (?:just|only|nothing but) (?:your |a |the )?(?:bra|panties|underwear|lingerie|towel|bikini|shirt|heels|smile)|(?:let me|wanna|want to|i want to|can i) see you in (?:a |your |that )?(?:bikini|lingerie|underwear|panties|bra|towel|shower|bath)|(?:sit|sitting) on my (?:lap|face|dick)|(?:are|r) (?:we|you|u) (?:doing|gonna do|going to do|doin) it (?:tonight|now|or)|(?:find|get|call) (?:someone|somebody|a girl|a guy) (?:else )?who (?:will|wants? to|would|does)|(?:your|ur|that|those) (?:mouth|lips|hands|hips|legs|tongue|fingers)\\b[^.!?]{0,30}\\b(?:giv(?:es?|ing) me ideas|what can (?:it|they)|could do (?:to|for)|on me|around me|were made for|would feel)|send (?:one|a pic|me one|another) (?:in|with|of you in|from) (?:the |your |a |just )*(?:towel|bath|shower|bed|bikini|underwear|mirror without|pyjamas|nightie)|i sent mine\\b|(?:now )?(?:it'?s )?your turn to (?:send|show (?:me )?(?:yours|more|some)|strip|undress)|(?:paid|booked|got) (?:for )?(?:the|a|our) (?:room|hotel)\\b[^.!?]{0,35}\\b(?:can'?t|owe|so you|tired|least|now you|must)|(?:i know )?you said no (?:pics|photos|nudes|sex|sleepovers?)\\b[^.!?]{0,15}\\bbut\\b|dtf\\b|down to fuck|(?:quick |quickie|no strings )(?:tonight|now|sex|fun)|how much for (?:a |the |one )?(?:night|hour|session|round)(?= *(?:with (?:you|u)|babe|[?.!]*$))\\b)`,
      ),
      unless: NO_SEX,
      clears: ['story', 'joke'],
    },
    {
      cue: /\b(?:(?:more|bit of|some|little) (?:skin|body|leg|cleavage)(?: (?:please|pls|next time|would be nice|baby|babe|for me))|(?:cute|nice|good|lovely) (?:pic|photo|dress|top),? (?:but )?(?:take it off|now without|less (?:clothes|fabric)|what'?s under))\b/i,
      unless: /\b(?:sunscreen|sunburn|tattoo|chicken|leg of|lamb|day|gym)\b|😂|🤣/i,
    },
    {
      cue: soft(
        '(?:touching|stroking|rubbing|pleasuring|playing with) myself (?:to|over|thinking|looking|at|while)',
        "(?:describe|tell me|say|show me) (?:to me )?what(?:'s| is)? (?:under|beneath|behind) (?:the|that|your) (?:towel|sheet|blanket|robe|shirt|dress|skirt|duvet)",
        '(?:passa|manda|envia|pásame|mándame) (?:uma |una )?(?:foto|fotinho|nude) (?:pelad[ao]|desnud[ao]|nua?|sem roupa|sin ropa)',
      ),
      unless: /\b(?:dog|cat|puppy|baby|toddler|kitten|blanket fort)\b/i,
      clears: ['story', 'joke'],
    },
    {
      cue: soft(
        '(?:i )?(?:kissed|touched|undressed|held|felt|filmed|watched) you (?:while|when) you (?:slept|were (?:asleep|sleeping|passed out|drunk|out cold))',
      ),
      clears: ['story'],
    },
    {
      // A body, a bed or a bath in a picture, asked for.
      cue: soft(
        '(?:send|show|give|want|need|take|get|see|have|how about|what about|where is|can i have)(?: me| us)? (?:(?:a|an|another|one|some|more|that|just|the|quick|little|sexy|hot|cute) )*(?:pics?|pictures?|photos?|selfies?|snaps?|videos?|vids?)(?: of)?(?: (?:you|u|ya|yourself|urself|ur self))? (?:in|from|on|inside|under) (?:the |your |ur |a )?(?:bed|shower|bath|bathtub|towel|sheets|covers|blanket|duvet|lingerie|underwear|undies|bra|panties|boxers|bikini)(?= *(?:[.!,?]|$|then|now|please|pls|babe|baby|tonight|without|with|so|and|or))',
        '(?:show|let|lemme)(?: me| us)?(?: see)? (?:(?:your|ur|those|them|the|more of your) )(?:(?:\\p{L}+) )?(?:breasts?|boobs?|tits|titties|nipples?|pussy|vagina|penis|cock|dick|bum|butt|cleavage|bare body|naked body)',
        '(?:take|taking|get|pull|strip) off (?:(?:all|your|ur|that|the|those) )+(?:clothes|top|shirt|t-shirt|dress|bra|pants|panties|underwear|jeans|skirt|blouse|pyjamas|pjs|everything)(?= *(?:[.!,?]|$|for me|now|slowly|so i|and (?:send|show|let|lie|come|get)|babe|baby|then))',
        '(?:open|spread) (?:your|ur) legs',
        '(?:get|be|lie|sit|go|walk around|sleep) naked (?:for me|now and|on (?:cam\\p{L}*|video))|undress (?:for me|yourself|now)',
      ),
      unless: NO_BODY,
      clears: ['story', 'denied'],
    },
    {
      // What their own hands do.
      cue: soft(
        "(?:i'm|i am|im|i was|i've been|been|while|i keep|i started|i like) (?:(?:here|just|now|so|lying here|still|already|in bed) )*(?:touching|rubbing|stroking|pleasuring|fingering) myself(?= *(?:[.!,]|$|now|rn|here|again|right|in bed|to |for you|and|thinking|under|while|tonight|all))",
        "(?:i'm|i am|im) (?:(?:so|really|very|just|already|lying here|here|in bed) )*(?:horny|naked)(?= *(?:[.!,]|$|now|rn|and you|for you|in bed|under|waiting|come|tonight|wanna|want|what about))",
        '(?:wank\\p{L}*|jerk\\p{L}* off|masturbat\\p{L}*)(?= *(?:[.!,]|$|now|to|over|for|thinking|about|with|while))',
      ),
      unless: NO_BODY,
      clears: ['story'],
    },
    {
      // A wish for the reader's body, before anybody knows anybody.

      early: true,
      cue: soft(
        "(?:i want|i need|i'd like|i would like|i'd love|i would love|i'm going to have|i wanna (?:have|see|get)|i want to (?:have|see|get)|imagine|imagining|picture|picturing|i can see|let me have|get) (?:you|u|ya) (?:(?:right|all|so|lying|here|down|already|completely|stark) )*(?:on (?:your|ur) (?:knees|back|hands and knees|stomach|belly)|on all fours|naked|nude|undressed|topless|bent over|under me|on top of me|underneath me|tied (?:up|down|to)|with nothing on|in nothing but|without (?:any |your )?clothes|in my bed|in bed with me|wet)(?= *(?:[.!,?]|$|for me|in|on|tonight|now|tomorrow|right|and|later|under|with|all|begging|before|when))",
        '(?:want|need|wanna|like|love|hope|going|gonna) (?:to )?(?:have sex|sleep|make love|fuck|spend the night|go to bed|get (?:you|u) into bed)(?: with)? ?(?:you|u)?(?: (?:tonight|now|today|tomorrow|so bad\\p{L}*|all night|right now|hard))(?= *(?:[.!,?]|$))',
        '(?:want|need|wanna) (?:to )?(?:have sex|sleep|make love) with (?:you|u)|(?:want|wanna) (?:to )?fuck (?:you|u)\\b|(?:do|would|u|you) (?:you |u )?(?:wanna|want to|want|fancy|like) (?:to )?(?:have )?(?:sex|fuck)(?= *(?:[.!,?]|$|with me|tonight|now|today))',
      ),
      unless: NO_BODY,
      clears: ['story', 'denied'],
    },
    {
      cue: soft(
        '(?:such|being|like|always|be) (?:a|an) (?:nun|prude|saint|virgin|ice queen|old lady)',
        '(?:ex|others?|girls?|guys?|everyone)(?:es)? never (?:made|makes|make) me (?:beg|wait|ask)',
        '(?:normal|expected|what people do|standard) (?:on|by|after) (?:a|the|your) (?:first|second|third|2nd|3rd) date',
        "see how (?:you|u) feel (?:when|once|after) (?:the )?(?:lights|wine|drinks?|door|clothes|we'?re alone|we are alone)",
        '(?:sleep|sleeping) on the (?:couch|sofa|floor) after (?:that|all that|this|i|driving|coming|dinner)',
      ),
      with: /\b(?:nun|prude|saint|virgin|beg|make me (?:wait|beg)|date|lights|couch|sofa|bed|kiss\w*|touch\w*|sleep\w*|drove|drive|paid|come on|normal|relax|nah)\b/i,
      clears: ['story', 'joke'],
      unless:
        /\b(?:i'?m (?:happy|fine|good) (?:to|with|on)|no (?:rush|pressure|expectations)|whatever you|i can (?:sleep|take)|i'?ll (?:sleep|take)|costume|convent|your dog|my dog|the cat)\b/i,
    },
    {
      cue: soft(
        '(?:bought|paid for|spent|got)…(?:dinner|drinks|uber|supper|wine|tickets|weekend)…(?:just|only)…(?:go|going|leave|leaving) (?:home|early|now)',
        "(?:didn't|did not|never) (?:drive|come|travel|fly|pay|spend)…(?:to sleep|for the|to end up|just to sleep|to lie) (?:on|alone|in) ?(?:a|the|your)? ?(?:sofa|couch|floor|spare room|guest room)?",
        '(?:you|u) knew (?:exactly |very well |full well )?what (?:coming|this|that|staying|it|a weekend)…meant',
      ),
      clears: ['story', 'joke'],
      unless: /\b(?:all good|no worries|no problem|fine by me|haha|lol|traffic|flat tyre|cancelled|movie)\b/i,
    },
  ],
  weighings: [
    {
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
  ],
  everyday: anyOf(
    // What protects both, and what they do not want.
    '^\\W*(?:(?:so|and|hey|btw|um+|also|quick question|before tonight)[ ,.:]+)*(?:do|have|did|will|should|can) (?:you|u|we|i) (?:have|got|bring|buy|need to (?:buy|bring)|get)(?: any| some)? (?:condoms?|protection)(?: (?:for|on|tonight|at home|already|or (?:must|should) i \\w+(?: some)?))*\\W*$',
    "^\\W*(?:(?:also|btw|just so you know|fyi|please|pls|and)[ ,.:]+)*(?:no (?:nudes?|hook ?-?ups?|sexting|sex ?chat|dick ?pics?|ons|one night stands?|fwb|situationships?|games|casual sex)[ ,.&/!]*(?:and |or |please |pls |here )*)+(?:(?:so |please |pls )*(?:don'?t|dont|do not) (?:even )?ask(?: me)?|not here for (?:that|it)|thanks?|thank you|serious only)?\\W*$",
    // Asked after a limb that was sore or may be.
    "^(?![\\s\\S]*\\b(?:on your|on ur|your knees for|get (?:down|on)|down on|spread\\w*|between|sex|bed|naked|nudes?|send|show|pics?|kiss\\w*|lick\\w*|suck\\w*|touch\\w*|wear(?:ing)?|wet|hard|ready for|good enough for|carpet|sore for|tie|rope)\\b)[\\s\\S]*\\bhow(?:'s| is| are|'re) (?:your|ur) (?:poor |bad |sore )?(?:knees?|ankles?|back|shoulders?|elbows?|tooth|teeth|throat|cough|cold|wrists?)\\W*$",
    // What the reader said or can do is praised as the hottest thing; nothing is asked for.
    "^(?![\\s\\S]*\\b(?:send|show|sex|bed|naked|nudes?|pics?|photos?|video|body|boobs?|tits|ass|dick|cock|lips|mouth|wet|hard|horny|strip|underwear|panties|bra|lingerie|tonight|come over|my place|your place|touch\\w*|suck\\w*|ride|prove it|owe|want you|turn(?:s|ed)? (?:me )?on|say it again|more of|do it|for me|young|girl|boy|wear(?:ing)?|shower|bath|alone|cam)\\b)[\\s\\S]*\\b(?:that'?s|that is|this is|might be|that was)(?: \\w+ly)? the (?:sexiest|hottest) (?:thing|sentence|word|text|message|confession|flex) (?:that )?(?:any ?(?:one|body)(?:'?s| has)?|some ?(?:one|body)(?:'?s| has)?|i(?:'ve| have)?|you(?:'ve| have)?|u) (?:\\w+ )?(?:said|told|written|wrote|texted|heard|read)\\b",
    // What they spilled is the reader's to replace, in play.
    '^(?![\\s\\S]*\\b(?:or else|sex|bed|tonight|naked|nudes?|pics?|send|kiss|wear(?:ing)?|take off|under\\w*|work (?:it|that) off|(?:you|u) know how|in kind)\\b)[\\s\\S]*\\b(?:you|u) owe me (?:an? |some )(?:new |clean |dry |fresh )?(?:skirt|shirt|blouse|dress|top|jersey|jacket|pair of \\w+|keyboard|mug|screen|laptop|cup of tea|tea)\\b',
    WOULD_IT_BE_WEIRD,
    "^\\W*(?:\\d\\d )?(?:next|this|in a) (?:week|month|year)[,.]? (?:but )?(?:pls |please )?(?:don'?t|dont) remind me\\W*$|^\\W*\\d\\d next \\w+[,.]? (?:please )?(?:don'?t|dont) remind me\\W*$",
    // Proof of a lasagne or of a claim, one drink, a face.
    "^(?![\\s\\S]*\\b(?:nudes?|naked|boobs?|tits|dick|ass|body|topless|undress\\w*|strip|sexy|hot|underwear|panties|bra|lingerie|bed|bath|shower|towel|bikini)\\b)[\\s\\S]*\\bpics? or it (?:didn'?t|did not|never) happen",
    '^\\W*(?:(?:haha+|ok|okay|lol|then|well|go on|so|oh yeah|really|ja|sure)[ ,?!.]+)*prove it(?: then| to me)?\\W*$',
    '^(?![\\s\\S]*\\b(?:my place|hotel|bed|drunk|nudes?|naked|said no|relax|loosen|won.?t hurt)\\b)\\W*(?:(?:come on|oh come on|ag|please|pls|man)[ ,!]+)+(?:just )?(?:one|1)(?: more| little| tiny)?(?: (?:drink|coffee|dance|song|date|episode|bite|slice|game|hint|guess|clue|joke))?\\W*$',
    '^(?![\\s\\S]*\\b(?:nudes?|naked|boobs?|tits|dick|ass|body|topless|sexy|underwear|panties|bra|lingerie|bed|bath|shower)\\b)[\\s\\S]*\\b(?:pics?|photo|picture|selfie|one) of (?:your|ur) (?:pretty |lovely |cute |beautiful )?(?:face|smile|dog|cat|dinner|supper|lunch|garden|outfit for work|desk|view)\\b',
    '^(?![\\s\\S]*\\b(?:nudes?|naked|boobs?|tits|dick|ass|body|topless|sexy|underwear|panties|bra|lingerie|bed|bath|shower|pics?|photo)\\b)[\\s\\S]*\\b(?:(?:under|over)dressed|dress code|how (?:smart|fancy|casual))\\b',
    '^\\W*(?:haha |lol |and |so )?was i (?:at least )?wearing (?:something (?:nice|decent|warm)|clothes|shoes|my good (?:shirt|dress|jeans))\\W*$',
    // The other one's turn to make the long trip.
    `${NO_DEMAND}(?:\\br ?\\d{3,}|\\bflights?|\\bplane|\\bbus)\\b[\\s\\S]*\\b(?:can'?t|cant|could|can) (?:you|u) come (?:up|down|over|through)? ?to (?!(?:my|mine|the hotel|me)\\b)\\w+ (?:for|over|in|on) (?:the|a|my|\\w+) ?(?:long )?(?:weekend|holidays?|december|easter|birthday)`,
    "\\bi(?:'?d| would|'?ll| will|'?m| am)? (?:never|won'?t|wouldn'?t|don'?t|not going to|refuse to) (?:ever )?send (?:any )?(?:nudes?|naked pics?|pics? like that)\\b(?![\\s\\S]*\\b(?:but|show me|send (?:me|one|yours)|yours)\\b)",
    // Something seen on a photo, and asked about from pure surprise.
    '^(?![\\s\\S]*\\b(?:under\\w*|bra|panties|thong|naked|nudes?|send|show|bed|bath|shower|bikini|lingerie|see[- ]?through|anything|nothing|beneath|for me|turn around|body|legs|boobs?|tits|ass|sexy|hot)\\b)[\\s\\S]*\\b(?:are|r|is (?:it|that)) (?:you|u) (?:really |actually |seriously )?wearing (?:\\w+ ){1,4}(?:in|on) (?:your |the |that |ur )?(?:\\w+ )?(?:photo|pic|picture|slide)s?\\b',
    '\\bwhat (?:are|r|will|should) (?:you|u|i|we) (?:be )?wear(?:ing)? (?:to|for|on (?:saturday|sunday|friday)) (?:the |a |an |your |my |our |this |that )*(?:wedding|party|braai|dinner|interview|function|gala|funeral|church|work|hike|concert|festival|races|ceremony|graduation|dance|thing|event)\\b',
  ),
  harmless: excuse(
    /^(?![\s\S]*\b(?:send|show|your turn|you first|pics?|nudes?|naked|make me|prove)\b)[\s\S]*\b(?:(?:shy|insecure|self[- ]?conscious|nervous|unsure|worried|weird|bad|better) about my (?:\w+ )?(?:body|tummy|belly|arms|legs|scars?|stretch ?marks|weight|skin)|body[- ](?:shy|conscious|positive)|(?:hate|love|accept|like) my (?:own )?body)\b/i
      .source,
    /^\W*(?:(?:so|and|but)\s)?(?:are|r) (?:you|u) (?:(?:really|so|always|just|actually|that|a bit) )*(?:shy|quiet|nervous|serious|busy)\W*$/
      .source,
    SHY_WITH_PEOPLE,
    THEIR_NO,
    NOT_BEFORE,
    BUSY_AND_YOU,
  ),
  excuse: excuse(
    PICTURE_OF_A_THING,
    /\b(?:nude (?:paint|lipstick|heels|shade|colou?r|tones?|beach)|paint|hallway|calendar invite|with interest|lipstick|off the hanger|only if|no pressure|kiss (?:the|my) (?:cook|dog|cat))\b/
      .source,
  ),
};
