/** Answers to the reader in a light key: a plate of food that outrages, a film never seen, a challenge, a yes to half of it, good news of a patient. */

import { find, hits } from '../prefilter/prefilter.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import type { Place } from '../words/fill.ts';
import { dayIn, inTurn, mineWho, one } from './in-turn.ts';
import type { Scene } from './scene.ts';

const L = 'appreciate a detail';
const A = 'answer, then return';
const P = 'light touch';
const F = 'follow up';
const MEET = 'suggest meeting';

/** `How's Biscuit today?`: the one that the reader asked after, as the reader calls them. */
const askedAfter = (r: Reading): Place | undefined => {
  const found =
    find(
      latin(/\b(?:how'?s|how is|how did|how was|news (?:on|of|about|from)|about|is) (?<n>\p{Lu}\p{Ll}+)\b/u),
      r.mine,
    )?.groups?.n ??
    find(
      /\b(?:your|the) (?:old |poor |little )?(?:dog|cat|kitten|puppy|pup|horse|rabbit|parrot|hamster|patient|invalid|mom|mum|dad|gran|granny|gogo|ouma|oupa|sister|brother|son|daughter)\b/i,
      r.mine,
    )?.[0].toLowerCase();
  return one(found);
};

const ILLNESS =
  /\b(?:better|news|vet|patient|drip|op|operation|surgery|sick|ill|recover\w*|thinking of|what did (?:they|the \w+) say|hospital|fever)\b/i;

export const IN_TURN_LIGHT_SCENES: readonly Scene[] = [
  inTurn({
    name: 'a patient on the mend',
    mine: /\b(?:how did (?:it|that|the \w+) go|what did (?:they|the \w+) say|any (?:better|news|change|word)|how(?:'s| is| was| did|s)|better|vet|patient|drip|operation|op\b|surgery|sick|ill|recover\w*|doing)\b/i,
    heavy: true,
    when: /\b(?:(?:he|she|it|they|the (?:cat|dog|patient|puppy|kitten|old man|old lady)|\p{Lu}\p{Ll}+)(?:'s|'re| is| has| are)? (?:just |finally |actually |now |already )*(?:eating|eats|ate|drinking|drank|walking|walked|standing|stood up|sitting up|sat up|got up|wagged|wagging|purr\w*|playing|barking|moaning about the food|awake|home|back home|coming home|out of (?:icu|hospital|the woods|surgery)|(?:much |so much |a lot |a bit )?better|stable|over the worst)\b|(?:the )?worst is over|(?:passed|made it through|came through|survived|got through|out of) (?:the |his |her |its )?(?:op|operation|surgery|theatre|procedure|night)\b|(?:op|operation|surgery) went (?:well|fine|ok)|(?:surgeon|vet|doctors?)(?:'s| is|s are| are)? (?:very |so )?(?:happy|pleased)|^\W*home\b[\s\S]*\b(?:vet|she|he)\b|out of (?:the woods|danger)|fever(?:'s| is| has)? (?:broken|broke|gone|down)|all clear)/u,
    not: /\b(?:fine now|(?:ok|okay|fine|better|good) (?:now )?thanks|not (?:eating|better|drinking|walking)|n'?t (?:eat|drink|walk)\w*|isn'?t|won'?t|still (?:not|won'?t|hasn'?t)|worse|put (?:him|her|it) (?:down|to sleep)|passed (?:away|on)|died|ate my (?:shoe|couch|homework|lunch)|but the vet|back (?:in|on) (?:the )?(?:drip|icu)|better (?:than|place|if|off|not))\b/i,
    most: 40,
    // `She ate the couch` is no cure.
    also: (r) =>
      hits(ILLNESS, r.mine) ||
      hits(
        /\b(?:again|vet|finally|bites?|surgeon|doctors?|worst|fever|discharged|stable|woods|hospital)\b/i,
        r.plain,
      ),
    places: (r) => ({ n: askedAfter(r) }),
    lines: [
      [L, 'warm', 'Oh, I am so glad. That is the best news about {n} that I could have had today.'],
      [L, 'warm', 'What a relief! Give {n} something nice from me, whatever is allowed.'],
      [L, 'calm', 'I am so glad. And how are you, after all that worry about {n}?'],
      [
        'sympathise',
        'warm',
        'Then cry, those are the good ones. You had a long wait.',
        /\bcr(?:y|ying)\b|😭/iu,
      ],
      [P, 'playful', 'The toast had it coming. I am so glad.', /\btoast\b/i],
      [F, 'warm', 'That is such good news. Have you slept at all?'],
      [L, 'warm', 'Thank you for telling me, I was waiting for that. You can breathe out now.'],
    ],
  }),
  inTurn({
    name: 'a patient, not out of it yet',
    mine: /\b(?:any (?:better|news|change|word)|how(?:'s| is| are| did|s)|what did (?:they|the \w+) say|vet|patient|drip|operation|surgery|hospital|doing)\b/i,
    heavy: true,
    when: latin(
      /\b(?:still|back) (?:on (?:the |a )?(?:drip|oxygen|meds|antibiotics)|in (?:the )?(?:icu|hospital|theatre|surgery|casualty|ward|isolation)|at the vet\p{L}*|under observation|waiting (?:for|on) (?:the )?(?:results|doctor|vet|bloods))\b|\b(?:she|he|it)(?:'s| is)? (?:still )?not (?:eating|drinking|walking|waking|good|great|out of)\b|\b(?:vet|doctors?)(?:'s| is| are)? (?:still )?(?:worried|not happy|not sure|keeping (?:her|him|it))\b|\bkeeping (?:her|him|it) (?:in|overnight|for another)\b/iu,
    ),
    not: /\b(?:died|passed away|put (?:him|her|it) (?:down|to sleep)|gone|i'?m (?:still )?in (?:icu|hospital)|wait(?:ing)? for you)\b/i,
    most: 40,
    places: (r) => ({ n: askedAfter(r) }),
    lines: [
      ['stay with them', 'warm', 'Thank you for telling me. I am thinking of {n}, and of you.'],
      ['sympathise', 'warm', 'Oh, I am sorry. Waiting like that is the hardest part. Is somebody with you?'],
      [
        'stay with them',
        'calm',
        'I hope {n} has a quiet night. Write at any hour, even if there is nothing new.',
      ],
      [
        L,
        'warm',
        'That {n} knows you are there counts for a lot. I keep my fingers crossed.',
        /\b(?:lifted|looked|squeezed|tail|purr\w*|smiled|when i came|knows?|knew)\b/i,
      ],
      [
        'do what they ask',
        'direct',
        'Can I do anything from here? Bring food, drive you, or only sit on the phone?',
      ],
      ['sympathise', 'calm', 'I am sorry that it is taking so long. How are you holding up yourself?'],
    ],
  }),
  inTurn({
    name: 'still making up their mind',
    mine: /\b(?:apply|applying|offer|job|course|study|studying|degree|sign(?:ing)? up|enter|entering|quit|resign|mov(?:e|ing)|buy(?:ing)?|adopt\w*|get(?:ting)? (?:a|the) (?:dog|cat|puppy|tattoo|car|flat)|tattoo|interview|take (?:it|the)|taking (?:it|the)|transfer|promotion|marathon|cut (?:it|your hair)|decide(?:d)?|made up your mind|going for it)\b[\s\S]*\?/i,
    notMine:
      /\b(?:did (?:you|u) (?:get|hear|pass|make)|with me|coffee|dinner|drinks|us\b|our|my place|date|lunch|see me|join me)\b/i,
    when: /^\W*(?:thinking about it|maybe|perhaps|possibly|not (?:yet|sure)|(?:i'?m )?(?:still )?(?:thinking|deciding|torn|undecided|on the fence|wavering)|half|50|fifty|depends|good question|ask me|i (?:really |still |honestly )*haven'?t decided|i don'?t know|dunno|no idea|jury|haven'?t decided)\b|\bask me (?:again )?(?:on |by |after |in )?\w+|\bi'?ll (?:tell|let) (?:you|u) (?:know )?(?:by|on|after)\b|\b(?:form|application|email) (?:is )?open\b|\b(?:i'?d|i would) say yes\b[\s\S]*\bbut\b/i,
    not: /\b(?:next year|one day|on my plate|not now|creep\w*|unsafe|scare[sd]?|(?:with|without) (?:me|you|u)\b|baby|you and me|about us|about you|see you|meet you|not interested|cancer|pregnan\w*|abort\w*|divorc\w*|leave him|leave her|none of)\b/i,
    most: 36,
    places: (r) => ({ day: dayIn(r) }),
    lines: [
      [A, 'direct', '{day}, then. I will ask, and not a minute before.'],
      [F, 'warm', 'No pressure from me. What would make it an easy yes?'],
      [F, 'calm', 'And what does your gut say, when nobody asks it?'],
      [L, 'warm', 'Take the time you need. I am happy to be the one you think out loud at.'],
      [F, 'direct', 'Would it help to say it out loud to somebody until {day}? I have ears.'],
      [P, 'playful', 'So the head has not signed yet. What is it waiting for?'],
      [F, 'warm', 'What would you miss most, if you let it go by?'],
    ],
  }),
  inTurn({
    name: 'did I pass with mine',
    mine: /\b(?:(?:m[ou]m|mother|dad|father|parents|folks|gran\w*|gogo|ouma|oupa|sister|brother|aunt\w*|family|cousins?|friends|kids)(?:'s|'?ve|s)?|home)\b[\s\S]*\?/i,
    when: latin(
      /\b(?:is|are|will|does|do|if|whether|has|have) (?:your|ur) (?<m>m[ou]m|mother|dad|father|parents|gran(?:ny|dma)?|gogo|ouma|oupa|sister|brother|aunt(?:ie|y)?|family|cousins?|friends|kids)\b[^.!?]{0,45}\b(?:ask\w*|grill\w*|interrogat\w*|quiz\w*|question\w*|interview\w*|inspect\w*|judg\w*|approv\w*|forgiv\w*|still think\w*|cross-?examin\w*)\b/iu,
    ),
    not: /\b(?:hate|scared|afraid|hit|drunk|religion|race|money|rude|hurt)\b/i,
    most: 30,
    places: (r) => {
      const m = mineWho(r);
      return { my: m };
    },
    lines: [
      [A, 'direct', 'You passed, as far as I am concerned. For {my} I can promise nothing.'],
      [A, 'playful', 'I will sit between you and {my}, and change the subject to [what always works].'],
      [A, 'warm', 'I will have a word with {my} before. You are there to eat, not to answer.'],
      [A, 'playful', '[Passed, or nearly]. If {my} {my|starts|start} again, kick me under the table.'],
      [MEET, 'warm', 'Come anyway. We can agree on a signal, and then we both have to leave early.'],
    ],
  }),
  inTurn({
    name: 'a birthday, and few came',
    mine: /\b(?:birthday|party|dinner|housewarming|celebrat\w*|do|evening|braai|launch|farewell)\b/i,
    when: latin(
      /\b(?<x>(?:(?:two|three|four|five|six|seven|eight|nine|ten|\d+|half|most|all)(?: out)? of (?:the |my )?(?:\p{L}+)))(?: (?:just|all|have|had|already))* (?:cancell?ed|pulled out|bailed|didn'?t (?:come|show|pitch)|dropped out|can'?t (?:come|make it)|couldn'?t)|\b(?:\p{L}+ said yes and \p{L}+ (?:came|showed|pitched)|(?:no ?body|no one|only (?:\p{L}+ )?(?:one|two|three|2|3|my \p{L}+)(?: people)?) (?:came|showed up|pitched|turned up|pitched up)|every(?:one|body)(?: else)? (?:cancell?ed|bailed|pulled out|(?:had|has) (?:\W*(?:something|other|better|stuff|plans|excuses))\b[^.!?]{0,12})|(?:just|only|basically|mostly) (?:me|my \p{L}+) and (?:me|my \p{L}+|the (?:dog|cat)))\b/iu,
    ),
    not: /\b(?:best (?:birthday|night|day|party)|laughed|lovely|perfect|loved|so much fun|amazing|funeral|work meeting|interview|students|clients?|thank god|relieved|luckily)\b/i,
    most: 30,
    lines: [
      ['sympathise', 'warm', 'Small can be lovely, and it can also sting. Which was it, honestly?'],
      ['suggest meeting', 'direct', 'I would like to make it one more. When may I celebrate you, belatedly?'],
      ['sympathise', 'warm', 'Fine or not, {x} is a lot of empty chairs. I am sorry, you deserve better.'],
      ['sympathise', 'warm', 'Oh no. You may joke about it, but that hurts. I am sorry.'],
      ['sympathise', 'calm', 'I am sorry. That says something about their diaries and nothing about you.'],
      [
        'suggest meeting',
        'warm',
        'Then let me add one to the guest list. May I take you out for a proper birthday bite?',
        /\bbirthday\b/i,
      ],
      [
        'suggest meeting',
        'warm',
        'Keep a slice for me. I would like to make up for a few of them one evening.',
        /\bcake\b/i,
      ],
      [F, 'warm', 'Are you really fine? With me you may also be cross about it.'],
      [
        L,
        'warm',
        'The ones who came are the ones to keep. How are you, honestly?',
        /\bcame|showed|turned up|pitched\b/i,
      ],
    ],
  }),
  inTurn({
    name: 'a compliment turned aside',
    heavy: true,
    mine: /\b(?:love|like|looks?|suits?|lovely|great|nice|pretty|elegant|gorgeous|beautiful|handsome)\b[^.!?]{0,40}\b(?:hair\w*|cut|fringe|beard|dress|shirt|jacket|glasses|photo|pic\w*|picture|smile|you|outfit|look)\b|\b(?:hair\w*|cut|fringe|beard|dress|shirt|jacket|glasses|photo|pic|picture|smile|outfit|it)\b[^.!?]{0,20}\b(?:looks|suits|is) (?:\w+ ){0,2}(?:lovely|great|nice|good|you|elegant|beautiful|amazing)\b/i,
    when: latin(
      /\bmy (?<who>m[ou]m|mother|dad|father|gran|granny|sister|brother|son|daughter|kids|best friend|friend|ex|boss|colleagues?|flatmate) (?:said|says|told me|thinks|reckons|asked|laughed)\b|\b(?:nobody|no one|no-one)(?:'s| has)? (?:ever )?(?:called|said|told|noticed|complimented)\b|\bwas a (?:gamble|mistake|risk|disaster|dare)\b/iu,
    ),
    and: /\b(?:thanks?|thank you|thx|kind of you|aw+|sweet|nice of you|stop it|oh stop|you'?re (?:too )?kind|hair\w*|cut|fringe|beard|dress|glasses|photo|looks?|looked|lost a bet)\b/i,
    not: /\b(?:fat|ugly|hate|casino|debts?|betting|hurt|cried|abus\w*|never good enough|chemo|wig|fell out|stop (?:saying|commenting)|uncomfortable|died)\b/i,
    most: 26,
    places: (r) => ({
      since: one(
        find(/\bsince (?:about |around )?(?<s>(?:19|20)\d\d|\w+ school|matric|varsity|the \w+)\b/i, r.plain)
          ?.groups?.s,
      ),
    }),
    lines: [
      [L, 'warm', 'I stand by it. Your {who} {who|is|are} outvoted.'],
      [L, 'warm', 'Then it was high time. I meant it.', /\b(?:nobody|no ?-?one)\b/i],
      [P, 'playful', 'Since {since}? Then I am glad to be the one who ends that.'],
      [L, 'calm', 'You are welcome. I only said what I saw.'],
      [P, 'playful', 'Tell your {who} that I disagree, politely and completely.'],
      [L, 'warm', 'Somebody had to say it, and I am glad that it was me.'],
      [P, 'playful', 'The gamble paid off, if you ask me.', /\b(?:gamble|risk|dare)\b/i],
    ],
  }),
  inTurn({
    name: 'spoke up, and how was mine',
    mine: /\b(?:meeting|boss|talk|luck|survive|manager|director|big day|presentation|review|conversation|today|interview)\b/i,
    when: /\b(?:i|and i) (?:\w+ )?(?:said|told|asked|raised|spoke up|stood up|brought (?:it|that) up)\b[^?]{0,120}\b(?:(?:and )?(?:he|she|they|the (?:boss|director|manager)) (?:just |actually |only )?(?:said|agreed|nodded|went|listened)|it (?:worked|went (?:well|fine|ok)))\b/i,
    and: latin(
      /\bhow(?:'s|s| was| did| is| were) (?:the|your|ur) (?<x>(?:\p{L}+ )?\p{L}+?)(?: go| went| going)?\b[^?]{0,30}\?/iu,
    ),
    not: /\b(?:think about it|maybe|next (?:year|month)|get back to|consider it|we'?ll see|fired|no,|said no|refused|shouted|screamed|laughed at me|crying|quit|warning|retrench\w*)\b/i,
    most: 60,
    places: (r) => ({
      mine: one(
        find(
          latin(/\bhow(?:'s|s| was| did| is| were) (?:the|your|ur) (?<x>\p{L}+)\b/iu),
          r.plain,
        )?.groups?.x?.toLowerCase(),
      ),
    }),
    lines: [
      [L, 'warm', 'I read that twice, the second time for the joy of it. More about my {mine} later.'],
      [L, 'warm', 'Well done! That is a day to mark in red. My {mine} can wait a minute.'],
      [F, 'direct', 'That took nerve. How does it feel, now that it is said? My {mine}: [how it is].'],
      [A, 'warm', 'You said it, and the sky stayed up! I am so glad. As for my {mine}: [how it is].'],
      [A, 'direct', 'First you: well done, that took nerve. My {mine}: [how it is].'],
      [A, 'warm', 'That is a real weight off. I am proud of you, if I may. As for the {mine}: [how it is].'],
      [
        L,
        'warm',
        'That took nerve, and look what came of it. More about my {mine} in a minute, I want to hear yours first.',
      ],
      [
        L,
        'warm',
        'And all that time you carried it around! I am so glad. The {mine} can wait.',
        /\b(?:carr(?:ying|ied)|since|for (?:weeks|months|years|ages)|finally)\b/i,
      ],
      [A, 'playful', 'Your day beats mine. The {mine}: [how it is], thank you for asking.'],
    ],
  }),
  inTurn({
    name: 'an instrument, and do I play one',
    mine: /\b(?:guitar|violin|piano|drums?|bass|ukulele|flute|cello|trumpet|sax\w*|instrument|banjo|viola|harp|keyboard|play|band)\b/i,
    when: /\bdo (?:you|u) (?:also |even )?(?:play (?:anything|something|an instrument|any instruments?|music|too|yourself)|(?:do|make) (?:anything musical|music))\b/i,
    not: /\b(?:games?|sport|rugby|golf|soccer|tennis)\b/i,
    most: 32,
    places: (r) => ({
      thing: one(
        find(
          latin(
            /\b(?:it'?s|it is|that'?s|that is) (?:actually )?an? (?<t>(?:\p{L}+ )?(?:bass|viola|violin|guitar|ukulele|banjo|mandolin|cello|lute|harp|flute|keyboard|oud|sitar|kora))\b/iu,
          ),
          r.plain,
        )?.groups?.t?.toLowerCase(),
      ),
    }),
    lines: [
      [F, 'warm', 'Before I answer: what made you choose yours?'],
      [A, 'playful', 'I play [what you play, or nothing at all], to small and patient audiences.'],
      [MEET, 'direct', 'Play me something one day, and I will tell you what my hands can do. Deal?'],
      [A, 'playful', 'I bow to the {thing}. As for me: [what you play, or not].'],
      [A, 'playful', 'I mostly judge, as you noticed. [What you play, or not].', /\bjudg\w*\b/i],
      [A, 'direct', '[What you play, or not]. When do I get to hear yours?'],
      [F, 'warm', 'I stand corrected. How did you come to the {thing}, of all things?'],
      [MEET, 'playful', 'That I only reveal in person. Bring the {thing} and I bring the applause.'],
      [P, 'witty', 'Every concert needs somebody who claps in the right places. [What you play, or not].'],
    ],
  }),
];
