/** What they would rather not, how they are made and what they look for, in the words of many; and the noes, each taken as given. */
import { scenesIn } from '../situations/guards/index.ts';
import { BOUNDARY_SCENES } from './boundaries.ts';
import { GHOST_SCENES } from './ghosting.ts';
import { LIMIT_SCENES } from './limits.ts';
import { PLAIN_LIMIT_SCENES } from './limits-plain.ts';
import { SAID_LIMIT_SCENES } from './limits-said.ts';
import { REFUSAL_SCENES } from './refusals.ts';
import { DONT, heardOtherwise, IM, type Otherwise, SOMEBODY, U, URE, YOUR } from './said-otherwise.ts';
import type { Scene } from './scene.ts';

const JEST = '\\b(?:lol|lmao|haha\\w*|jk|kidding)\\b|😂|🤣';
const PHONE =
  '(?:whats ?app|insta\\w*|ig\\b|snap\\w*|socials?|facebook|telegram|tiktok|numbers?|digits|cell|call me|text me|082|083|07\\d)';
/** An evening was asked for, so that a no is one to the reader. */
const INVITED =
  '\\b(?:coffee|dinner|drinks?|lunch|meet|date|see you|take you|join me|go out|grab|movie|walk|picnic)\\b';

const LIMITS: readonly Otherwise[] = [
  {
    of: 'line drawn: tooFast',
    when: [
      `\\b(?:a lot|too much|so much|big|early|soon|quick|fast) for me\\b(?: right now| just now| at the moment| still)?|\\bslow down\\b|\\bnot there yet\\b|\\bneed (?:a bit |some |a little )?more time\\b|\\b(?:bit|little|very|way too|so) (?:early|soon|fast|quick)\\b`,
    ],
    mine: '\\b(?:move in|live together|mov(?:e|ing) in|marr(?:y|ied|iage)|my (?:parents|family|mom|mum)|holiday together|weekend away|love you|a key|go away together|trip together|kids together|future together)\\b',
    not: JEST,
    most: 30,
  },
  {
    of: 'no numbers for now',
    when: [
      `\\b(?:meet|met|coffee|date) first\\b|\\b(?:after|once|when) (?:we(?:'ve| have)?|i(?:'ve| have)?) (?:meet|met|had)\\b|\\bnot (?:just )?yet\\b|\\btoo (?:early|soon)\\b`,
      `\\bonly (?:give|share) (?:it|that|them|my number|mine)\\b[^.!?]{0,20}\\b(?:after|once|when|with)\\b`,
      `\\b(?:${DONT}|never|won'?t) (?:give|share|hand|swap|exchange|send) (?:out )?(?:my |that |it |mine )?(?:${PHONE})?[^.!?]{0,20}\\b(?:until|till|before|unless|to people|haven'?t met|not met|strangers)\\b`,
    ],
    mine: `\\b${PHONE}`,
    not: '\\b(?:tell you that|surname|stop|told you|again|creepy|pics?|photos?)\\b',
  },
  {
    of: 'no numbers for now',
    when: [
      `\\bstay on (?:the|this) app\\b|\\bstay on here\\b|\\bkeep (?:it|this|chatting|talking) (?:just )?(?:on )?here\\b`,
      `\\b(?:give|send) ${U} my number (?:when|once|after)\\b|\\bnot comfortable (?:swapping|giving|sharing|exchanging) (?:my )?(?:numbers?|contacts?)\\b`,
      `\\b(?:${DONT}|never) (?:give|share) (?:out )?my (?:number|whats ?app|insta\\w*)\\b[^.!?]{0,20}\\b(?:until|till|before|to people|haven'?t)`,
    ],
    not: "\\b(?:stop|told you|again|creepy|pics?|photos?|weird message|your number|you'd rather|if you)\\b|\\bcan i stay\\b",
  },
  {
    of: 'limit said: hours',
    when: [
      `\\b(?:sun|mon|tues|wednes|thurs|fri|satur)days? (?:i )?(?:${DONT}|no) (?:do |use |touch |take )?(?:my )?(?:phones?|screens?)\\b`,
      `\\b(?:switch|turn|put) (?:my |the )?phone (?:off|away) (?:at|after|from|by|on)\\b`,
      `\\bpl(?:ea)?s(?:e)? (?:don'?t|dont|do not) (?:phone|ring|call) before\\b`,
    ],
    not: `${JEST}|\\b(?:kids?|children|students) (?:to|must)\\b`,
    drop: /when the phone comes back on|hold every/,
  },
  {
    of: 'line drawn: physical',
    when: [
      `\\b(?:${DONT}|not|n'?t) (?:want to|ready to|going to) go (?:any )?(?:further|all the way)\\b`,
      `\\bnot ready to (?:sleep with|go to bed with|have sex|be intimate)\\b|\\bmore time before we do anything\\b`,
      `\\bonly for the (?:movie|film|food|series)(?:,? ok(?:ay)?| hey)?\\W*$|\\bask (?:me )?(?:first )?before ${U} touch\\b|\\b(?:no|${DONT} do) sleep ?overs?\\b`,
      `\\bno sex (?:before|until|till)\\b`,
    ],
    not: `${JEST}|\\b(?:in the story|on the hike|further than)\\b`,
  },
  {
    of: 'limit said: no gifts or money',
    when: [
      `\\b(?:don'?t|do not) (?:have|need) to (?:buy|get|give|send|bring) me (?:things|anything|stuff|gifts?|presents?|flowers)\\b`,
      `\\b(?:please )?no more (?:flowers|gifts?|presents?|parcels?)\\b|\\b(?:flowers|gifts?|presents?|necklace|bracelet|watch|it) (?:\\w+ ){0,2}too much\\b[^.!?]{0,12}\\b(?:this early|after|so soon|for me|already)`,
      `\\bcan'?t accept (?:that|this|it|the|such)\\b|\\blet me pay (?:next|this) time\\b|\\b(?:${DONT}) like being treated\\b|\\bno presents (?:pl(?:ea)?s|for|this|from)\\b|\\b(?:flowers|gifts?|presents?|things)\\b[^!]{0,30}\\b(?:please no more|too much this)`,
    ],
    not: `${JEST}|\\b(?:nephews?|my (?:mom|mum|kids)|don'?t feel|excuse|apology|that kind of|behaviou?r)\\b`,
    drop: /flowers stay|offered|lend|loan|borrow|never come up|how it felt/,
    more: [
      [
        'respect the limit',
        'warm',
        'Understood, no more of that. I only wanted to make you smile.',
        /\b(?:flowers|gifts?|presents?|things|necklace|bracelet)\b/i,
      ],
      [
        'respect the limit',
        'direct',
        'Fair. You get the next one, and I will not argue.',
        /\b(?:pay|treated)\b/i,
      ],
      ['own it', 'calm', 'Sorry if that was too much. Thank you for saying it so kindly.'],
      [
        'say what you want',
        'warm',
        'Time it is. Which evening may I have some of yours?',
        /\btime\b(?! please)/i,
      ],
    ],
  },
  {
    of: 'line drawn: topic',
    when: [
      `\\b(?:${DONT}) (?:really |actually )?(?:like|want|feel like|enjoy) (?:to )?(?:talk|talking|go|going|get|getting|speak|speaking|discuss|discussing) (?:about |into )?my\\b`,
      `\\bnot something i (?:want|like|am ready) to (?:go into|talk about|discuss|get into)\\b`,
      `\\banything but (?:work|politics|money|my ex|the divorce|family)\\b|\\blets? leave the \\w+ talk\\b|\\bnot that (?:topic|subject) again\\b`,
      `\\bstop asking (?:me )?about my\\b`,
    ],
    not: JEST,
    more: [
      ['respect the limit', 'warm', 'Of course, we leave that alone. What would you rather talk about?'],
      ['respect the limit', 'calm', 'Understood. I will not bring it up, and you need not explain.'],
      ['light touch', 'playful', 'Subject closed. Ask me something silly, I owe you an easy one.'],
      ['respect the limit', 'direct', 'Fair enough, not a word about it from me.'],
    ],
  },
  {
    of: 'limit said: that is private',
    when: [
      `\\b(?:that one|this one|that) (?:stays|is staying|stay) with me\\b|\\bpass on that\\b|^\\W*(?:haha )?(?:pass|next question|not answering that)\\b|\\bi'?ll keep (?:that|it)\\b`,
      `^\\W*(?:[^.!?]{0,12}[,.] )?(?:i'?d |i would |i'?ll )?(?:rather not|prefer not to|prefer to keep)(?: (?:say|share|tell|answer|go|that|it|give|get)\\b[^?]{0,50})?\\W*$`,
      `\\b(?:that'?s|bit|quite|very|rather|too) (?:a bit |rather |quite |very |too |kind of )?(?:personal|private)\\b|\\b(?:none|any) of ${YOUR} business\\b`,
      `\\b(?:keep|keeping) (?:that|it|this) (?:to myself|private|for (?:later|now))\\b|\\bnot giving (?:that|it) out\\b|\\b(?:${DONT}) want to go into (?:it|that)\\b`,
      `\\bnot something ${U} asks?\\b|\\bnot (?:telling|giving|sharing) (?:${U} )?(?:that|it)\\b|\\bprefer not to (?:share|say|answer|tell)\\b|\\bwhy do ${U} (?:ask|want to know)\\W*$`,
    ],
    mine: '\\?|\\b(?:what|where|how|why|who|which)\\b',
    not: `\\b(?:dinner|coffee|beach|party|member)\\b|\\bi'?d rather not (?:go|come|meet|do)\\b`,
    also: (r) => !new RegExp(INVITED, 'i').test(r.mine),
    most: 25,
    drop: /so nicely/,
    more: [['own it', 'warm', 'Of course, and it was none of my business. Sorry for asking.']],
  },
  {
    of: 'limit said: that is private',
    when: [`\\bnot giving ${U} my (?:password|pin|passcode|code)\\b`],
    drop: /so nicely|last spend|nosy/,
    more: [['own it', 'warm', 'You are right, I should not have asked for that. I am sorry.']],
  },
  {
    of: 'limit said: no name for it yet',
    when: [
      `\\b(?:no|without|don'?t need|need|not ready for|want) (?:a |the |any )?(?:labels?|words?) (?:for|on|girlfriend|boyfriend|relationship|yet|right now|please)`,
      `\\b(?:don'?t|do not|lets? not|let'?s not|need to|have to) (?:want to )?(?:define|label|name) (?:it|this|us|what)\\b(?! on)`,
      `\\b(?:don'?t|do not|need to|have to) (?:want to |need to |have to )?call (?:it|this|us) (?:any ?thing|some ?thing)\\b`,
      `\\b(?:don'?t|do not) know what (?:this|we|us) (?:is|are)(?: yet)?\\b|\\b(?:honestly )?don'?t have an answer yet\\b|\\bnot ready for the word\\b`,
    ],
    not: `${JEST}|\\b(?:wine|clothes|music|goodbye|he|she|soup|jars?|tupperware|boxes|thank ${U} for|(?:you|u) (?:definitely |really )?(?:didn'?t|did not) (?:have|need) to)\\b`,
    most: 40,
  },
  {
    of: 'nothing serious, they say',
    when: [
      `\\bno strings\\b|\\bkeep(?:ing)? (?:it|things) (?:light|casual|simple)\\b|\\bfriends with benefits\\b|\\bfwb\\b`,
      `\\b(?:just|only) (?:here )?(?:for|after) (?:fun|something casual|a bit of fun|some fun)\\b|\\b(?:want|after|looking for) (?:something |a bit of |some )?(?:casual|fun)\\b`,
      `\\bnothing (?:serious|long[- ]?term|heavy)\\b(?: for me| right now| at the moment|\\W*$)|\\bnot (?:here )?(?:after|looking for|to find) (?:a |an )?(?:relationship|husband|wife|anything serious|commitment)\\b`,
    ],
    not: `${JEST}|\\?|\\b(?:tonight|come over|my place|hotel|tired of|done with|no more|not (?:just |only )?(?:here )?for|doctor|virus|with ${U}|as friends|(?:not|n'?t) (?:after|want|looking for) (?:something |anything )?casual|meeting|sorry|like ${U})\\b`,
    most: 35,
  },
  {
    of: 'something serious, they say',
    when: [
      `\\bsomething (?:that |which )?(?:lasts|will last|stays|steady|stable|lasting|proper)\\b`,
      `\\b(?:had|have had) enough of (?:the other|games|casual|flings|situationships?)\\b`,
      `\\b(?:looking for|want|after|ready for|here for) (?:something|some ?one|some ?body|a|the) (?:\\w+ )?(?:real|serious|lasting|true|long[- ]term|relationship|partner|husband|wife|thing|marriage)\\b`,
      `\\bnot (?:here|on here) to play\\b|\\b(?:want|ready) to settle down\\b|\\b(?:done|finished|tired|too old) (?:with|of|for) (?:casual|flings?|games|hook ?ups?)\\b`,
      `\\bdating with intention\\b|\\bgrow old with\\b|\\b(?:${DONT}) want to waste (?:my |any |anyone'?s )?time\\b|\\bi want is a (?:partner|husband|wife|home)\\b`,
    ],
    not: `${JEST}|\\b(?:with ${U}|anymore|met ${SOMEBODY}|sorry|good luck|bye|(?:not|n'?t|never) (?:really |actually )?(?:looking for|want|after|ready for|here for)|at work|he|she|sourdough|same thing|real you|daughter)\\b|\\b(?:are|r) ${U} (?:\\w+ )?(?:looking|after|here|ready)\\b|\\blike ${U}\\b|\\bready for something real\\?`,
    most: 40,
    also: (r) => !r.plain.includes('?') || /are (?:you|u)|and (?:you|u)|(?:you|u)\s*\?/i.test(r.plain),
  },
  {
    of: 'how they text',
    when: [
      `\\bnot (?:really |much of )?an? (?:big )?(?:phone|texting|whats ?app) (?:person|type)\\b[^.!?]{0,30}\\b(?:hear|reply|answer|ignor|worry)`,
      `\\bif ${U} don'?t hear from me\\b[^.!?]{0,40}\\b(?:only|just|nothing|work|phone|not)\\b`,
      `\\b(?:${DONT}|hardly|rarely|never) (?:really )?(?:check|look at) my phone\\b|\\bi(?:'ll| will| can| do| always| often)? ?take (?:ages|forever|long|a while|hours) to (?:reply|answer|respond|write back)\\b`,
      `\\bvoice ?note person\\b|\\bif i go quiet\\b[^.!?]{0,6}\\b(?:it'?s |its )(?:just )?(?:work|my job|the kids|exams?)\\b|\\breply in bursts\\b|\\bnot one for (?:messaging|texting|chatting)\\b`,
      `\\b(?:terrible|bad|awful|hopeless|rubbish|useless) (?:at (?:texting|messaging|replying|whats ?app)|texter)\\b`,
    ],
    not: `${JEST.replace('lol|', '')}|\\?|\\b(?:my (?:brother|sister|mom|mum|ex|son|daughter)|he|she|shower)\\b|\\bstress\\w*|\\bdepress\\w*|\\b(?:hospital|send|by \\d|call the|worry and|something happened|police)\\b`,
    most: 30,
    drop: /phone diet/,
  },
  {
    of: 'are we going to talk about it',
    when: [
      `\\bpretend(?:ing)? (?:that )?(?:it|that|this|nothing) (?:didn'?t|never|did not)? ?happen(?:ed)?\\b`,
      `\\b(?:going to|gonna) say (?:something|anything) about (?:last|what|saturday|friday|sunday|it|that)`,
      `\\bsweep (?:it|this) under\\b|\\bchanging the subject\\b|\\b(?:some ?thing|things) i (?:want|need|have) to say about us\\b`,
      `\\bwhen can we (?:sit down|talk about (?:it|this|us))\\b|\\bcan we talk about what happened\\b|\\bwe should talk about us\\b`,
    ],
    not: `${JEST}|\\b(?:pizza|landlord|work project)\\b`,
    most: 40,
  },
  {
    of: 'no alcohol',
    when: [
      `\\b(?:${DONT}|never|not) (?:touch|drink) (?:any )?(?:alcohol|booze|wine|beer)\\b|\\b(?:gave up|given up|stopped|quit) (?:drinking|alcohol|booze|the booze|wine)\\b`,
      `\\b(?:no (?:booze|alcohol|wine|drinks?) for me|i (?:don'?t|dont) drink)\\b(?! (?:coffee|tea|milk|water|coke))`,
    ],
    not: `${JEST.replace('haha\\\\w*|', '')}|\\b(?:muslim|again|relaps\\w*|he|she|years?|coin|chip|medal|anniversary|celebrat\\w*|my (?:dad|mom|ex|husband|brother))\\b`,
    most: 30,
    drop: /\{praise\} Do you/,
  },
  {
    of: 'no alcohol',
    when: [
      `\\b(?:gave|given) it up\\b|\\bnot for me\\b[^?]{0,20}\\bcoffee\\b|\\bstopped (?:that|it|drinking)\\b|\\bmilkshake\\b`,
    ],
    mine: '\\b(?:wine|drinks?|beers?|cocktails?|gin|bar|pub|champagne|bubbly)\\b',
    not: '\\b1[0-9]\\b|fake id',
    most: 20,
  },
  {
    of: 'they need room',
    when: [
      `\\b(?:enough of people|peopled out|need (?:an?|my|some) (?:evening|night|day|weekend|own) (?:alone|to myself|off people|space|company|by myself))\\b`,
      `\\bneed my (?:own )?(?:space|alone time)\\b|\\b(?:also|do|i) like my (?:own )?(?:alone time|space)\\b|\\b(?:my |social )?battery is (?:empty|flat|dead|finished)\\b[^?]{0,40}\\b(?:quiet|people|social|day)`,
      `\\b(?:be|sit) (?:by myself|alone|on my own) tonight\\b|\\bskip tonight\\b[^?]{0,60}\\b(?:drained|tired|finished|bed|alone)|\\bintrovert\\b[^?]{0,60}\\b(?:none|alone|quiet|people)`,
    ],
    not: `\\b(?:phone battery|cupboard|parking|car|feel (?:so )?alone|lonely|all alone)\\b`,
    most: 40,
    drop: /what you have to do|things calm down|gets easier/,
    more: [
      ['give space', 'warm', 'Enjoy the quiet. I will be here when you feel like company.'],
      ['leave it open', 'calm', 'No problem at all, everybody needs that. Write when you are back.'],
    ],
  },
  {
    of: 'line drawn: tooFast',
    when: [
      `\\bmoving (?:quite |really |so |very |a bit |too )?(?:quick\\w*|fast)\\b|\\b(?:bit|too|quite|little) (?:fast|soon|quick|much) for me\\b`,
      `\\b(?:talking|talk) about (?:living together|marriage|moving in|kids|babies|the future)\\b[^!]{0,40}\\bknown (?:${U}|each other|me) for\\b`,
      `\\boverwhelmed\\b[^?]{0,30}\\b(?:so )?soon\\b|\\blot,? so soon\\b`,
    ],
    not: `${JEST}|\\b(?:traffic|cars?|internet|lap|kiss\\w*|bed|spicy|chilli|call first|phone call|distance)\\b`,
    most: 40,
  },
  {
    of: 'their pace',
    when: [
      `\\bnot in a (?:hurry|rush)\\b[^!]{0,40}\\b(?:grow|slow|see|us|this|get to know)|\\b(?:let|see) (?:it|this|us) grow\\b`,
      `\\btake (?:me )?(?:long|a while|time|ages) to trust\\b|\\b(?:trust|hurt|burnt|burned|slow|long)\\b[^!]{0,40}\\bbe patient with me\\b|\\btakes me (?:long|a while|time) to (?:trust|open up|warm up)\\b`,
    ],
    not: `${JEST}|\\b(?:garden|plant|beard|hair|learner|driving)\\b`,
    most: 35,
    drop: /too quick/,
  },
  {
    of: 'only a late-night check-in',
    when: [
      `\\b(?:late|midnight|[12] ?am|awake|pub|club|drunk)\\b[^!]{0,50}\\b(?:come (?:through|over|by)|swing by|in (?:your|ur) area|(?:you|u) (?:home|around|up)\\?)`,
      `\\b(?:in|around) (?:your|ur) area\\b[^!]{0,20}\\b(?:awake|up|home|around)|\\bbored\\b[^!]{0,6}\\b(?:you|u) home\\b|\\b(?:you|u) around\\b[^!]{0,20}\\b(?:pub|club|drinks)`,
    ],
    not: '\\b(?:scared|accident|help|emergency|kids?|fever|sick)\\b',
    most: 16,
  },
  {
    of: 'line drawn: photos',
    when: [
      `\\bnot (?:comfortable )?sending (?:that|those|any|${U}|anything like)\\b|\\b(?:${DONT}) (?:do|send) selfies\\b|\\bthat kind of (?:photo|pic|picture)\\b|\\brather not share (?:more|any) (?:photos|pics)`,
    ],
    not: `\\b(?:parcel|money|menu|dog)\\b`,
    most: 30,
  },
  {
    of: 'line drawn: posting',
    when: [
      `\\b(?:${DONT}|not) want to be (?:on|all over) (?:facebook|fb|insta\\w*|ig|tiktok|${YOUR} (?:story|status|feed|page))\\b`,
      `\\b(?:take|taking|took|remov(?:e|ing)|delet(?:e|ing)) (?:down )?(?:that|the|this|it|those)\\b[^.!?]{0,24}\\b(?:down|video|post)\\b`,
      `\\b(?:${DONT}) (?:tag|post) me\\b|\\b(?:put|posted) (?:us|me) on (?:insta\\w*|facebook|fb|tiktok|${YOUR} (?:story|status))\\b`,
      `\\bask (?:me )?(?:first )?before ${U} post\\b|\\bno photos of me (?:online|anywhere)\\b`,
    ],
    and: `\\b(?:me|us|i)\\b`,
    not: `${JEST.replace('lol|', '')}|\\b(?:or else|by tonight|reschedul\\w*|curtains?|poster)\\b`,
    most: 40,
    more: [
      [
        'own it',
        'warm',
        'It comes down right now. I should have asked you first, sorry.',
        /\b(?:down|remov\w*|delet\w*|put (?:us|me)|posted)\b/i,
      ],
    ],
  },
  {
    of: 'line drawn: calls',
    when: [
      `\\bcalls? (?:make|makes|stress|scare|freak|give) (?:me|s me)\\b|\\b(?:text|texting|voice ?notes?|writing)\\b[^.!?]{0,24}\\b(?:easier|better|suits) (?:for )?me\\b`,
      `\\b(?:${DONT}) (?:really )?(?:like|do|enjoy) (?:phone |video |voice )?calls\\b|\\bawkward on the phone\\b|\\bno calls please\\b|\\bnot a phone person\\b`,
      `\\bcan we (?:just |rather )?(?:type|text|keep texting|write)\\b|\\b(?:prefer|rather) not (?:to )?(?:do|have) a (?:video|phone) call\\b|\\bvideo calls (?:make|scare|stress|freak)`,
    ],
    not: `\\b(?:vet|mom calls|hate typing|tonight you)\\b`,
    most: 35,
  },
  {
    of: 'line drawn: petName',
    when: [
      `\\bnot ${YOUR} (?:babe|baby|girl|doll|honey|love|darling|sweetheart)\\b|\\bbeing called (?:girl|baby|babe|dear|sweet\\w*|mommy|hun)\\b|\\buse my name\\b`,
      `\\bthe (?:hun|hon|babe|baby|honey|sweetheart|darling|dear) thing\\b|\\bcalling me (?:wifey|wife|hubby|bae|mommy|baby|babe) (?:after|already|so)\\b|\\bprefer it if ${U} didn'?t call me\\b`,
      `\\bmy name is \\w+[, ]+not\\b|\\bdidn'?t call me (?:darling|baby|babe|honey)\\b`,
    ],
    not: `\\b(?:asleep|in bed|harder|louder)\\b`,
    most: 25,
  },
  {
    of: 'straight: not meeting just yet',
    when: [
      `\\b(?:${DONT}) meet (?:people |up |men |women |guys )?(?:that|so|this) (?:quick\\w*|fast|soon|early)\\b`,
      `\\bget to know (?:some ?one|some ?body|${U}|people|each other|a person)\\b[^.!?]{0,14}\\b(?:here )?first\\b`,
      `\\bmore time before (?:meeting|we meet|i meet)\\b|\\bmeeting (?:strangers|new people|people from here) scares?\\b|\\bnot yet\\b[^.!?]{0,12}\\btalk (?:some|a bit|a little) more\\b`,
      `\\bnot ready to meet\\b`,
    ],
    not: `${JEST}|\\bmy (?:kids?|son|daughter|parents|family)\\b|\\b(?:any ?one yet|lost my|widow)`,
    most: 35,
  },
  {
    of: 'straight: rather call than text',
    when: [
      `\\b(?:can|could|shall|should) (?:we|i) (?:rather |just )?(?:talk|speak|chat) on the phone\\b|\\blove to hear ${YOUR} voice\\b|\\bthumbs are (?:tired|sore)\\b`,
      `\\bhate typing\\b|\\btyping is so\\b|\\bbetter on the phone\\b|\\bprefer talking to (?:all this )?(?:typing|texting)\\b|\\bold school\\b[^.!?]{0,20}\\bprefer (?:talking|calling)`,
    ],
    not: `${JEST}|\\b(?:voice ?note person|driving|before we meet)\\b`,
    most: 30,
  },
  {
    of: 'straight: was that sarcasm',
    when: [
      `\\bcan'?t tell if ${URE} (?:joking|serious|kidding|being)\\b|\\bwas that a dig\\b|\\bpulling my leg\\b|\\btaking the (?:piss|mick\\w*)\\b`,
      `\\b(?:came|come) across (?:as )?(?:a bit |quite |kind of )?(?:rude|cold|harsh|mean|off)\\b|\\bis that a compliment or\\b|\\bmeant like that\\b`,
    ],
    not: `\\b(?:he|she|they|my (?:boss|sister|brother))\\b`,
    most: 20,
  },
  {
    of: 'straight: who pays',
    when: [`\\b(?:let'?s|lets|can we|could we|shall we|prefer to|rather) (?:just )?split (?:it|the bill)\\b`],
    not: '\\b(?:up|wood|dessert)\\b',
    most: 15,
    drop: /arrives late|Whoever asks/,
    more: [
      ['answer, then return', 'warm', 'Half each it is. I like it that way too.'],
      [
        'answer, then return',
        'direct',
        'Good, we split it. Then I may order dessert with a clear conscience.',
      ],
    ],
  },
  {
    of: 'they do not know yet',
    when: [
      `^\\W*(?:[^.!?]{0,16}[.,!] )?(?:honestly |hmm+ |well |yoh )?(?:i )?(?:honestly )?(?:don'?t|do not|dont) (?:really )?know(?: yet| if it'?s love| tbh)?\\b`,
      `^\\W*(?:i'?m |im )?not (?:really |quite |completely )?sure\\b|\\bwish i could give ${U} a straight answer\\b|\\bstill figuring (?:it|that|out)\\b`,
    ],
    mine: '\\b(?:looking for|going somewhere|where (?:is|do you see) this|feel (?:for|about) (?:me|us)|are we|do you (?:love|like) me|want from (?:this|me)|future|serious about)\\b',
    not: `${JEST}|\\b(?:but no|not interested|friends)\\b`,
    drop: /Years like that/,
    most: 40,
    more: [
      [
        'honest answer',
        'direct',
        'Fair enough. For me it is [how you feel about it], and there is no deadline on yours.',
      ],
      ['leave it open', 'warm', 'That is an honest answer. Shall we just see each other again and find out?'],
    ],
  },
  {
    of: 'who comes first with them',
    when: [
      `\\bmy (?:\\w+ )?(?:daughter|son|kids?|children|boys?|girls?|dog|cat|dogs|mother|mom|mum|family|horse|work|parents|faith)\\b[^.!?]{0,40}\\b(?:(?:always |will always )?comes? (?:first|before)|(?:is|are) (?:always )?(?:my (?:number one|priority|first love|world)|first|number one))\\b`,
      `\\b(?:family|god|kids|children|work) (?:comes )?first\\b(?=[,. ]|$)(?! thing)|\\bpackage deal\\b|\\b(?:he|she)(?:'?s| is) number one\\b`,
    ],
    not: `${JEST}|\\b(?:queue|race|in (?:the|her|his) (?:class|race|exam)|came first|prize|all the best|not going to work|stop seeing)\\b|\\bwho comes\\b`,
    most: 35,
    drop: /place in that order|sleep/,
    more: [
      [
        'appreciate a detail',
        'warm',
        'That is how it should be, and I like that you say it.',
        /\b(?:daughter|son|kids?|children|boys?|girls?|family|mother|mom|mum|he|she)\b/i,
      ],
      ['honest answer', 'direct', 'Good to know, and no argument from me. I do not need to be first.'],
      ['light touch', 'playful', 'I know my place. What does one bring to win over the top of the list?'],
      ['leave it open', 'calm', 'Understood. We plan around that, and I will not make you choose.'],
    ],
  },
  {
    of: 'quiet for a reason that is not me',
    when: [
      `\\bif i(?:'m| am|m)? (?:a bit |so )?(?:seem |look )?(?:quiet|distant|off|flat|absent|short)\\b[^!]{0,60}\\bnot (?:you|u|us|about)`,
      `\\b(?:nothing to do with|not about|not because of|isn'?t about|not) (?:you|u|us)\\b[^!?]{0,60}\\b(?:quiet|distant|flat|mind|week|bad|struggling|stress\\w*|tired|lot on|head|day)\\b`,
      `\\b(?:quiet|distant|flat|mind|week|bad|struggling|stress\\w*|lot on)\\b[^!?]{0,60}\\b(?:nothing to do with|not about|not because of|isn'?t about) (?:you|u|us)\\b`,
      `\\bnot ignoring ${U}\\b[^!]{0,30}\\b(?:week|day|month|lot|head)`,
    ],
    not: `${JEST}|\\b(?:break up|space from|can'?t date|isn'?t working|hurt myself|surgery|it'?s not ${U} it'?s me)\\b|\\bnot about us any`,
    most: 40,
  },
  {
    of: 'no advice, please',
    when: [
      `\\bjust (?:wanted|want|needed|need) (?:you|u|some ?one|some ?body) to (?:hear(?! (?:it|this|that))|listen|know how)\\b|\\bknow what i should do\\b`,
      `\\b(?:can|could|would) ${U} (?:please )?(?:just )?listen\\b|\\bjust listen(?=[,.]| and| ok| please| without|\\W*$)|\\b(?:don'?t|do not) (?:have|need|try) to (?:solve|fix)\\b|\\bdont fix\\b|\\bdidn'?t ask for (?:solutions|advice|tips)\\b`,
      `\\b(?:please )?no (?:tips|advice|solutions)\\b|\\bjust (?:say|tell me) (?:that |it'?s )?(?:sucks|rubbish|kak|awful)\\b|\\bneed an ear\\b|\\bonly wanted to say it out loud\\b|\\bjust want to (?:moan|complain)\\b`,
    ],
    not: `\\b(?:to (?:this|the) (?:song|podcast|album|voice ?note)|restaurant|legal|financial)\\b`,
    more: [
      ['do what they ask', 'warm', 'I am all ears and no opinions. Tell me the whole of it.'],
      [
        'own it',
        'calm',
        'Fair, I jumped to fixing. Say it again, and this time I only listen.',
        /\b(?:didn'?t ask|fix|solve|solutions?|mean well|advice)\b/i,
      ],
      [
        'sympathise',
        'warm',
        'That really is rubbish, and you are allowed to be fed up about it.',
        /\b(?:rubbish|sucks|kak|moan|vent)\b/i,
      ],
    ],
  },
  {
    of: 'asked to ask about their day',
    when: [
      `\\b(?:not|aren'?t ${U}|n'?t ${U}) (?:even )?(?:going to|gonna) ask\\b|\\b${U} (?:didn'?t|haven'?t|never) (?:even )?ask(?:ed)? (?:me )?(?:about |how )?(?:my|it went|the|i am|i was)\\b`,
      `\\bwaiting for ${U} to ask\\b|\\bask me how (?:my day|it|i)\\b|\\bcould ask how i\\b|\\bno ?body asked\\W*$`,
    ],
    not: `\\b(?:ask me out|again|nobody asked (?:you|for))\\b`,
    most: 25,
    drop: /./,
    more: [
      ['do what they ask', 'warm', 'You are right, sorry. How did it go? I want the long version.'],
      ['do what they ask', 'direct', 'Asking now, with my full attention: how was it?'],
      ['own it', 'warm', 'I should have asked before you had to say so. Tell me all of it?'],
      ['do what they ask', 'warm', 'I was waiting for the right moment and missed it. How was it, honestly?'],
      ['light touch', 'playful', 'Phone down, kettle on, ears open. Start at the beginning.'],
      [
        'own it',
        'calm',
        'Sorry, that slipped past me. How are you after it?',
        /\b(?:exam|interview|presentation|appointment|meeting|test)\b/i,
      ],
    ],
  },
  {
    of: 'nervous before a first meeting',
    when: [
      `\\bhope (?:you|u)(?:'ll| will)? like me\\b|\\balways (?:say|do) the wrong thing\\b|\\bhope i don'?t (?:disappoint|bore|scare)\\b`,
      `\\b(?:scared|afraid|worried|terrified) (?:that )?(?:you'?ll|youll|u'?ll|${U} will) (?:be (?:disappointed|bored)|not like|find me)`,
      `\\bwhat if (?:there'?s nothing to say|we (?:don'?t|dont) click|${U} (?:don'?t|dont) like me|i say something|it'?s awkward)\\b`,
      `\\b(?:get|am|i'?m) (?:so |very |a bit )?shy (?:with|around) (?:new )?people\\b|\\balways go blank\\b|\\bexcited\\b[^.!?]{0,20}\\b(?:terrified|scared|nervous)\\b|\\b(?:been on a date|first date)\\b[^!]{0,50}\\bdon'?t know what to do with my hands\\b`,
    ],
    not: `\\b(?:work|job|client|boss|interview|exam|school|daughter|son|flight|surgery|operation)\\b`,
    most: 40,
    drop: /only coffee/,
    more: [
      [
        'sympathise',
        'warm',
        'Then we sit there and look at the menu together until something comes to us.',
        /\b(?:nothing to say|blank|shy)\b/i,
      ],
      ['appreciate a detail', 'warm', 'I am nervous too, so we start level.'],
      [
        'name the feeling',
        'warm',
        'I already like talking to you. In person I only get to see you laugh as well.',
        /\b(?:disappointed|click|like me|bored)\b/i,
      ],
    ],
  },
  {
    of: 'after therapy',
    when: [
      `\\b(?:session|appointment) with my (?:psychologist|therapist|counsellor|counselor|shrink)\\b|\\b(?:see|seeing|saw) a (?:counsellor|counselor|therapist|psychologist|shrink)\\b|\\ba shrink i mean\\b`,
      `\\b(?:had|did|after|out of) (?:my )?therapy\\b|\\bmy (?:therapist|psychologist|shrink) said\\b|\\b(?:time|went|been) (?:at|to|with) (?:a|the|my) (?:therapist|psychologist|counsellor)\\b`,
    ],
    not: `\\b(?:retail|physio\\w*|couples|because of ${U}|about (?:you|us)|frightens|scares|practise|last session|best way|write to|message|ask|should see|need to see|you need)\\b|\\?`,
    most: 35,
    drop: /Wrung|went all right/,
    more: [
      ['appreciate a detail', 'warm', 'I think that is brave, and I am glad that you told me.'],
      [
        'give space',
        'calm',
        'Be quiet as long as you like afterwards. I will not take it personally.',
        /\b(?:quiet|after|heavy|out of me)\b/i,
      ],
      ['follow up', 'warm', 'How are you now? You can tell me, or we talk about something else entirely.'],
    ],
  },
];

const SILENCES: readonly Otherwise[] = [
  {
    of: 'declined: friends',
    when: [
      `\\b(?:felt|feel|feels|see (?:you|u)|saw (?:you|u)|think of (?:you|u)) (?:it )?(?:\\w+ )?(?:more )?(?:like|as) (?:an? )?(?:good )?(?:friends?|brother|sister)\\b|\\b(?:better|rather) (?:off )?(?:as|just) friends\\b|\\bmore (?:like|as) (?:a )?friends?\\b`,
    ],
    not: `${JEST}|\\?|\\b(?:my (?:dog|mom|mum|dad|ex|boss)|told (?:them|your|him|her)|introduc\\w+|call(?:ed)? me|best friend already)\\b`,
    parts: true,
    most: 35,
  },
  {
    of: 'the reader was quiet: didIDoSomething',
    when: [
      `\\b(?:you'?ve|you have|youve|u'?ve|you) been (?:so |a bit |very |really )?(?:different|distant|cold|off|strange|weird|quiet|short)\\b[^!]{0,40}\\b(?:me|i|something|wrong|ok|mad|upset)`,
      `\\b(?:have|did) i (?:upset|offend|annoy|hurt) ${U}\\b|\\b(?:are )?we (?:ok|okay|good)\\b[^!]{0,20}\\b${U} seem\\b|\\b(?:did i say|is it|was it) something (?:stupid|wrong|i (?:said|did))\\b|\\bfeel(?:s)? (?:a bit )?(?:cold|distant) lately\\b`,
    ],
    not: `${JEST.replace('lol|', '')}|\\b(?:my (?:boss|mom|sister)|recipe|cake)\\b`,
    most: 30,
  },
  {
    of: 'the reader was quiet: stillThere',
    when: [
      `^\\W*(?:hello+|hi|hey|knock knock)?[ ?!.,]*(?:are ${U} |u )?(?:still )?(?:alive|there|with me|breathing)\\W*$`,
    ],
    // `hey there` is a hello; asked with a question mark it waits for somebody.
    not: '^\\W*(?:hello+|hi+|hey+)[ ,]+there[^?]*$',
    most: 6,
  },
  {
    of: 'returned: confession',
    not: '\\b(?:lump|results?|doctors?|clinic|tests?|biopsy)\\b',
    when: [
      `\\b(?:sorry|apolog\\w+|forgive)\\b[^?]{0,40}\\b(?:silence|ghost\\w*|quiet|disappear\\w*)\\b[^?]{0,60}\\b(?:scared|afraid|coward|panick\\w*|liked ${U}|feelings|freaked)\\b`,
    ],
    most: 40,
  },
  {
    of: 'declined: someoneElse',
    when: [
      `\\b(?:got|getting|am|${IM}|gone|went) back (?:together )?with my ex\\b|\\bit got serious with\\b|\\boff the market\\b`,
      `\\bthings (?:with|between) (?:${SOMEBODY} else|another \\w+|him|her|me and)\\b[^.!?]{0,24}\\b(?:fast|serious|well)\\b|\\b(?:seeing|met|dating) ${SOMEBODY} (?:now|else)\\b[^!]{0,40}\\b(?:stop|sorry|ghost|wish|good luck|real chance|bye)`,
    ],
    not: `\\b(?:my (?:friend|sister|brother|cousin|mom|mum|dad)|she|are ${U}|if ${U})\\b|\\?`,
    parts: true,
    most: 40,
  },
  {
    of: 'declined: notNow',
    when: [
      `\\bnot in a (?:good|great) (?:place|space|headspace)\\b[^.!?]{0,30}\\b(?:date|dating|relationship|this|start)|\\bwork on myself\\b`,
      `\\btoo soon after (?:the|my)\\b|\\b(?:${DONT}) have the (?:headspace|energy|capacity|space) (?:for|to) (?:dat|this|a rel)\\w*|\\bcan'?t give (?:this|it|${U}|us) (?:what|the time|my full)\\b[^.!?]{0,20}\\b(?:needs?|deserves?)`,
      `\\btaking a break from (?:dating|the apps?|this)\\b|\\bthought i was ready but\\b`,
    ],
    not: `${JEST}|\\?|\\b(?:park|my (?:friend|sister|brother))\\b`,
    parts: true,
    most: 40,
  },
  {
    of: 'declined: plainNo',
    when: [
      `^\\W*(?:thanks?(?: ${U}| so much)?[, ]+but (?:no|i'?ll pass)|i (?:don'?t|dont) think (?:so|we should|i (?:want|should))|i'?d rather not(?: meet)?|sorry,? (?:but )?no)\\b`,
    ],
    mine: INVITED,
    not: `${JEST}|\\?|\\b(?:but (?:maybe|how|what|can|another|i can|next|tomorrow|let)|this week|another (?:day|time)|tonight|busy|work|sick|tired|sugar|milk|pudding|today|yet|do drinks|could|instead)\\b`,
    parts: true,
    most: 20,
  },
];

const KNOWN: readonly Scene[] = [
  ...LIMIT_SCENES,
  ...SAID_LIMIT_SCENES,
  ...PLAIN_LIMIT_SCENES,
  ...BOUNDARY_SCENES,
  ...scenesIn('feelings straight'),
  ...scenesIn('feelings straight talk'),
  ...scenesIn('feelings steady disclosures'),
  ...GHOST_SCENES,
  ...REFUSAL_SCENES,
];
export const LIMITS_OTHERWISE_SCENES: readonly Scene[] = LIMITS.map((one) => heardOtherwise(KNOWN, one));
export const SILENCES_OTHERWISE_SCENES: readonly Scene[] = SILENCES.map((one) => heardOtherwise(KNOWN, one));
