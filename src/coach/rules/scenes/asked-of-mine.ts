/** They ask on after what the reader told of their day, their family or a story: only the reader knows the answer, so each line holds it open and names what was asked after. */

import { find, hits } from '../prefilter/prefilter.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { turnAround } from '../reading/text.ts';
import type { Places } from '../words/fill.ts';
import { A, type Cued, cued, MEET } from './cued.ts';
import { word } from './fitting.ts';
import type { Scene } from './scene.ts';
import { isHeavyTalk } from './small-turn.ts';

const HONEST = 'honest answer';
const DETAIL = 'appreciate a detail';
const LIGHT = 'light touch';

/** A plan is asked about as well, or they are cross: then that is to be answered. */
const ELSE =
  /\b(?:are (?:you|u) free|shall we|(?:do )?(?:you|u) (?:want|wanna)|fancy (?:a|some|coming|going)|(?:can|could|should|shall) (?:we|i)\b[^?]*\?|what time|where (?:do|shall|should) we|why (?:did|didn'?t|do|don'?t|are|were|would) (?:you|u)|who (?:were|was|are) (?:you|u)? ?with|lied|lying|leave me|stop (?:texting|messaging|it)|not interested|(?:send|lend|loan|give|owe|borrow) me|r ?\d{3,})\b/i;

/** A question begins here; many ask without the mark. */
const ASKS =
  "(?:^|[^\\p{L}\\p{N}' ] *|\\b(?:and|but|so|or|wait|also|tho|though|lol|haha+\\w*|omg|hey|anyway|ok|okay) )";
/** Nothing else is asked after it. */
const LAST = '[^?]{0,140}\\?*[^?]*$';

/** The reader told something and asked nothing. */
const hasTold = (r: Reading): boolean => r.mine.trim() !== '' && !/\?\s*$/.test(r.mine);
/** Nothing to smile about stands in it. */
const isLight = (r: Reading): boolean => !isHeavyTalk(r.mine) && !isHeavyTalk(r.plain);

/** Their `your doctor` is `my doctor` in ours. */
const fromMySide = (r: Reading, cue: RegExp): Places =>
  Object.fromEntries(
    Object.entries(find(cue, r.plain)?.groups ?? {}).map(([name, words]) => [
      name,
      word(words && turnAround(words.trim())),
    ]),
  );

function ofMine({ name, also, ...cue }: Cued): Scene {
  const scene = cued({
    most: 50,
    asks: true,
    sure: true,
    ...cue,
    name: `asked of mine: ${name}`,
    also: (r) => !hits(ELSE, r.plain) && (also?.(r) ?? true),
  });
  return {
    ...scene,
    firm: true,
    keeps: true,
    places: (r) => {
      const said = { ...scene.places?.(r), ...fromMySide(r, cue.when) };
      // One place, whichever wording named it.
      return { ...said, who: said.who ?? said.w };
    },
  };
}

const EXPERT =
  '(?:doctors?|gp|dr|physio\\w*|specialist|surgeon|dentist|nurses?|vet|oncologist|midwife|optician|therapist|clinic|hospital|mechanic|garage|plumber|electrician|landlord|landlady|lawyer|insurance|bank|bosse?s?|manager|hr|teachers?|school|coach|police|judge|panel|council|agent|tenants?|neighbou?rs?)';
const KIN =
  '(?:m[ou]m|mommy|mother|mama|dad|daddy|father|papa|parents|folks|gran|granny|grandma|grandpa|ouma|oupa|gogo|nan|brothers?|sisters?|sister|sis|sons?|daughters?|boys?|girls?|kids?|cousins?|uncle|aunt(?:ie|y)?|nephew|niece|family|ex|friends?|mates?|flatmate|housemate|colleagues?|team)';
const NOUN = "(?:\\p{L}[\\p{L}'-]*)";

/** `about the knee`, behind a comma or not. */
const ABOUT = `(?:,? about (?<x>(?:the|your|ur|that|his|her|it) (?:${NOUN} )?${NOUN}))?`;

const LAUGHS = /\b(?:haha+\w*|lol|lmao|no ways?|hehe\w*)\b|😂|🤣|😭|💀|😅/iu;
const SORRY_FOR_ME =
  /\b(?:shame|sorry|ag no|oh no|eish|sjoe|a lot (?:on|for)|unfair|not fair|poor you|that'?s (?:hard|heavy|tough|rough)|hectic|hugs?)\b/i;
const DISAGREES =
  /\b(?:the opposite|disagree|other way round|not (?:so )?sure|drags?|hated|overrated|preferred|couldn'?t (?:get into|finish)|gave up on|liked (?:it|the \w+) (?:more|less|better)|(?:book|series|film|first one|original) (?:is|was) (?:better|worse))\b/i;

/** They guess at what somebody is like: `or is she doing the thing where she sends memes`. */
const KNOWS_THEM = /\bor (?:is|was|did|does|has) (?:she|he|they|it)\b|\b(?:classic|typical|let me guess)\b/i;

export const ASKED_OF_MINE_SCENES: readonly Scene[] = [
  ofMine({
    name: 'what somebody said',
    when: latin(
      new RegExp(
        `${ASKS}what (?:did|does|do|has|have|was it (?:that )?|is it (?:that )?)\\s?(?:that )?(?<who>(?:your|ur|the) (?:${NOUN} )?(?:${EXPERT}|${KIN}))\\b(?: (?:actually|really|end up|then|eventually|finally|even|also))* (?:say|said|saying|says|think|tell (?:you|u)|told (?:you|u)|decide|decided)\\b${ABOUT}${LAST}`,
        'iu',
      ),
    ),
    also: hasTold,
    // What is said of the two is no news of the reader's.
    not: /\b(?:about (?:me|us)|when (?:you|u) told (?:them|him|her) about|of me)\b/i,
    lines: [
      [A, 'direct', '{who} said [what was said]. Thank you for asking.'],
      [A, 'direct', 'About {x}: [what was said]. I will tell you if that changes.'],
      [HONEST, 'calm', 'In short, {who} said [what was said]. It feels good to be asked.'],
      [
        DETAIL,
        'warm',
        'Thank you for asking about {x}. Can I tell you on the phone tonight? It is more than a line.',
      ],
      [MEET, 'calm', 'What {who} said takes longer than one message. May I phone you later?'],
      [DETAIL, 'warm', 'Thank you for asking what {who} said. You remember things, I like that.'],
      [HONEST, 'calm', 'I would rather tell you what {who} said than type it. Are you up for a call?'],
      [
        HONEST,
        'warm',
        'And I had not gone off you for one minute. I should have told you sooner.',
        /\b(?:gone off me|lost interest|forgotten (?:about )?me|changed your mind)\b/i,
      ],
    ],
  }),
  ofMine({
    name: 'what somebody of mine did',
    when: latin(
      new RegExp(
        `${ASKS}how (?:did|has|have) (?<w>(?:your|ur) (?:${NOUN} )?(?:${KIN}|${EXPERT})) (?:take|taken|react|reacted|handle|respond) ?(?:it|that|to (?:it|that)|the (?:news|\\p{L}+))?${LAST}|${ASKS}(?:did|has|have) (?<who>(?:your|ur) (?:${NOUN} )?(?:${KIN}|${EXPERT})|the ${EXPERT})\\b(?: (?:at least|ever|even|actually|really|finally|also|then|eventually))* (?:say|said|apologi\\w+|come|came|call\\w*|phone\\w*|help\\w*|offer\\w*|notice\\w*|find|found|manage\\w*|like\\w*|enjoy\\w*|make|made|get|got|pass\\w*|win|won|eat|ate|sleep|slept|arrive\\w*|take|took|answer\\w*|agree\\w*|pay|paid|stay\\w*|leave|left|thank\\w*|forgive\\w*|believe\\w*|mind|know|known|laugh\\w*|react\\w*|cry|cried|hear\\w*|see|seen|go|gone|send|sent|bring|brought|settle\\w*|recover\\w*|start\\w*|finish\\w*|move\\w*|decide\\w*|eaten|slept)\\b${LAST}`,
        'iu',
      ),
    ),
    also: hasTold,
    not: /\b(?:about (?:me|us)|know (?:about|that) (?:me|we|i)|like me|(?:see|seen|saw) (?:me|us|my)|hit|hurt (?:you|u)|touch\w*)\b/i,
    lines: [
      [A, 'direct', 'As for {who}: [what happened]. Thank you for asking.'],
      [HONEST, 'calm', 'With {who} it went like this: [what happened].'],
      [DETAIL, 'warm', 'You ask about {who} and not only about me. That is kind.'],
      [
        DETAIL,
        'warm',
        'It helps that somebody sees it. {who} and I will have to talk, I think.',
        SORRY_FOR_ME,
      ],
      [
        HONEST,
        'calm',
        'It is a lot, yes. Saying it to you makes it lighter, with or without {who}.',
        /\ba lot (?:on|for|to)\b|\bheavy\b|\bhectic\b|\btoo much\b/i,
      ],
      [LIGHT, 'playful', 'You seem to know {who} already, and you two have not even met.', KNOWS_THEM],
      [
        'talk in person',
        'warm',
        'The rest about {who} I would rather tell you than type. Can I call you later?',
      ],
    ],
  }),
  ofMine({
    name: 'how it ended',
    when: latin(
      new RegExp(
        `${ASKS}did (?:you|u|they|he|she|anyone|anybody|somebody|someone) (?:at least|ever|eventually|finally|manage to|actually|end up|in the end)(?: (?:ever|actually|manage to|end up))? (?:get(?:ting)?|find(?:ing)?|fix(?:ing)?|catch|finish|keep|save|sort|return|replace|make it|win|eat|pay|tell|notice|apologi\\w+|see|say|leave|clean|give|let|bring|come|stay|sell|buy|fit|work)\\b(?: (?:out )?(?:(?:you|u|him|her|them|it) )?(?<x>(?:the|your|ur|that|those|his|her) ${NOUN}(?: ${NOUN})??)(?= (?:back|out|off|in|at|to|from|again|after|before|for|on|with|though|tho|then|or|and|lol)\\b|\\W*\\?))?${LAST}|${ASKS}did (?<y>it|they|(?:the|your|ur) ${NOUN}) (?:survive|make it|work(?: out)?|hold|last|come back|recover|dry (?:out|off)|pull through|fit|stop|end well)\\b${LAST}`,
        'iu',
      ),
    ),
    also: (r) => hasTold(r) && isLight(r),
    not: /\b(?:get married|miss me|think (?:of|about) me|(?:tell|told|know|ask\w*|say|said)\b[^.!?]{0,20}\babout (?:me|us)|like me|get (?:my|the) (?:message|text|voice|vn|email|pic|photo|parcel|card|letter|flowers|link|location))\b/i,
    lines: [
      [A, 'direct', 'About {x}: [what became of it].'],
      [HONEST, 'direct', 'In the end: [how it ended]. I can tell it by now.'],
      [LIGHT, 'playful', 'You may laugh. I was there, and I can nearly laugh too.', LAUGHS],
      [LIGHT, 'playful', 'Laugh first, I will wait. You get the end of it after that.', LAUGHS],
      [
        LIGHT,
        'playful',
        'Leaving the country did cross my mind, believe me.',
        /\b(?:moved?|mov(?:ed?|ing)|left|leave|emigrat\w*|fled|new (?:name|identity)|provinces?|country|died (?:on the spot|of))\b/i,
      ],
      [DETAIL, 'warm', 'You ask about {x} first. That is the right question.'],
      [
        HONEST,
        'warm',
        'I had not changed my mind about you, not for a minute. That is the only thing that matters here.',
        /\b(?:changed your mind|gone off me|lost interest|forgotten (?:about )?me|ghost\w*)\b/i,
      ],
      [A, 'direct', 'Did it? [Yes or no, and how]. You are kind to ask.', /\bdid it\b/i],
      [MEET, 'warm', 'The end of it needs hands and voices. Let me tell you over a coffee this week?'],
    ],
  }),
  ofMine({
    name: 'what I liked about it',
    when: latin(
      new RegExp(
        `${ASKS}what (?:(?:did|do|is it|was it) (?:that )?(?:you|u) (?:\\p{L}+ )?(?:like|love|enjoy|hate|think)(?:d)?(?: (?:so much|most|best))? (?:about|of|in)|(?:was|is|'s|were) (?:your|ur|the) (?:favou?rite|fav|best) (?:part|bit|scene|moment|song|chapter|thing|character)(?: (?:of|about|in))?) ?(?<x>(?:the|that|it|those) ?(?:${NOUN})?)?${LAST}`,
        'iu',
      ),
    ),
    also: (r) =>
      hasTold(r) &&
      hits(
        /\b(?:finish\w*|read|reading|watch\w*|saw|seen|book|series|film|movie|show|season|episode|ending|album|concert|gig|play|exhibition|museum|game|trip|holiday|restaurant|place|festival|hike|trail|podcast|visit\w*)\b/i,
        r.mine,
      ),
    not: /\b(?:about (?:me|us|my|him|your ex)|my (?:profile|photos?|pics?|bio))\b/i,
    lines: [
      [A, 'direct', 'What I liked about {x}: [what you liked]. And you, what stayed with you?'],
      [A, 'direct', 'For me it was [what you liked]. What would yours be?'],
      [
        LIGHT,
        'playful',
        'So we disagree, and I like that. We should argue about it over a coffee.',
        DISAGREES,
      ],
      [
        DETAIL,
        'warm',
        'I can see your point, I only saw it otherwise. What would have saved it for you?',
        DISAGREES,
      ],
      [
        LIGHT,
        'warm',
        'A cold is a hard critic. Give it another chance one day?',
        /\b(?:with a (?:cold|fever|hangover)|half asleep|on (?:a|the) (?:bus|train|plane))\b/i,
      ],
      [HONEST, 'warm', 'About {x} I could go on for an evening. Do you have one?'],
      [HONEST, 'warm', 'More than I can type with two thumbs. Ask me again when we sit somewhere?'],
      [
        LIGHT,
        'playful',
        'No spoilers from me. Start it, and we compare after the first hundred pages.',
        /\b(?:on my (?:shelf|list)|haven'?t (?:read|started|seen)|still (?:have to|need to)|gave up|never finished|judging me)\b/i,
      ],
      [DETAIL, 'warm', 'It stayed with me after the light was off. What did you make of {x} yourself?'],
    ],
  }),
  ofMine({
    name: 'as bad as they say',
    when: latin(
      new RegExp(
        `${ASKS}(?:was|is|are|were) (?<x>(?!(?:i|you|u|he|she|we|they|your|ur|my)\\b)${NOUN}(?: ${NOUN}){0,4}?) (?:really |actually )?(?:as|that) (?<how>${NOUN}) as (?:every(?:one|body)|they|people|it looks?|it sounds?|all the|the (?:reviews|blogs|pics|photos))\\b${LAST}`,
        'iu',
      ),
    ),
    also: isLight,
    not: /\b(?:my|your|ur) (?:ex|body|boss)\b/i,
    lines: [
      [A, 'direct', '{x}: [how it was], honestly.'],
      [
        A,
        'direct',
        'As {how} as they say? [Yes or no, and why]. Would you do it again?',
        /\bi (?:also |too )?(?:did|went|chicken\w*|tried|was there|have been|'?ve been)\b/i,
      ],
      [HONEST, 'warm', 'Half of what they say about {x} is true, and the other half is worse.'],
      [
        DETAIL,
        'warm',
        'No shame in the easy way round, somebody put it there for a reason.',
        /\b(?:chicken\w*|escape route|bailed|turned (?:back|round|around)|too scared|gave up|couldn'?t do it|wimped|skipped)\b/i,
      ],
      [MEET, 'playful', 'I can tell you about {x} properly over a coffee. It grows a little every time.'],
      [
        LIGHT,
        'playful',
        'I was brave about it afterwards, which is the best time. Would you try it again with me?',
      ],
    ],
  }),
  ofMine({
    name: 'what the training is for',
    when: latin(
      new RegExp(
        `${ASKS}(?:what|wat) (?:are |r |is )?(?:you|u|it) (?:even |actually )?(?:training|practising|practicing|running|swimming|preparing|prepping) for\\b${LAST}|\\b(?:are |r )?(?:you|u) (?:training|practising|practicing|prepping) for (?:something|anything|an?|the)\\b${LAST}`,
        'iu',
      ),
    ),
    also: (r) => r.mine.trim() !== '' && isLight(r),
    lines: [
      [A, 'direct', 'For [what you train for, or nothing at all]. And what gets you out of bed?'],
      [HONEST, 'warm', 'Mostly for [what you do it for].'],
      [LIGHT, 'playful', 'Mainly so that I can eat what I like afterwards.'],
      [
        LIGHT,
        'playful',
        'Spectators are welcome, and so is anybody who brings food.',
        /\b(?:hold(?:ing)? (?:your|ur)|watch(?:ing)?|cheer\w*|vetkoek|snacks?|coffee|towel|breakfast|side ?lines?)\b/i,
      ],
      [
        LIGHT,
        'warm',
        'You keep your bed, I will not hold it against you. We meet at breakfast.',
        /\b(?:not (?:gonna|going to) be me|not for me|not me|no way|couldn'?t|rather you than me|5 ?am|early)\b/i,
      ],
      [MEET, 'warm', 'Come along once, only to watch, and breakfast is on me.'],
    ],
  }),
];
