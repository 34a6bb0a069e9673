/** Short plain reactions by what kind of thing they told, for where no noun and no quote carries a reply. */

import { hits } from '../prefilter/prefilter.ts';
import type { Reading } from '../reading.ts';
import type { Candidate } from './candidate.ts';
import { fill } from './fill.ts';
import type { KindLine } from './kinds/index.ts';
import { isEarnest, registerOf } from './register.ts';
import { seedOf, shuffled } from './shuffle.ts';

const F = 'follow up';
const T = 'take the bait';
const L = 'appreciate a detail';
const S = 'sympathise';
const M = 'suggest meeting';

type Kind = { readonly when: RegExp; readonly not?: RegExp; readonly lines: readonly KindLine[] };

/** Somebody or something is hurt, gone or said no to: nothing here fits. */
const NOT_FOR_PLAY =
  /\b(?:died|dead (?:mother|father|mom|mum|dad|wife|husband)|funeral|hospital|icu|biopsy|cancer|crying|cried|lonely|broke up|divorc\w+|lost (?:my|him|her)|hurts? (?:me|that)|scared|afraid|abus\w+|assault\w*|don'?t want|not interested|no spark|please (?:don'?t|stop)|stop (?:calling|asking|sending)|anxiety|depress\w+|panic attacks?|sober|relapse\w*|ex (?:used|hit|locked))\b/i;

const KINDS: readonly Kind[] = [
  {
    // Made a fool of themselves and tell it.
    when: /\b(?:called (?:my |the |a )?(?:\w+ )?(?:\w+ )?['"](?:mum|mom|mummy|mommy|mama|dad|daddy|babe|darling|love)|on speaker|not on mute|wasn'?t muted|unmuted|in front of (?:every|the|my|all)|(?:sent|texted|replied|waved|said|posted)\b[^.!?]{0,40}\b(?:wrong|by mistake|instead of)|by accident|accidentally|locked (?:myself |me )?out|humiliat\w+|mortif\w+|so embarrass\w+|was embarrass\w+|my face (?:when|went)|said ['"]?(?:you too|love you)['"]? to|walked into|(?<!\bmine )fell (?:off|over|down|up|in|into|asleep)|tripped|spilt|spilled|split my (?:pants|trousers|jeans)|forgot (?:my own|the|how|his name|her name)|reply all|autocorrect(?:ed)?)\b/i,
    lines: [
      [T, 'playful', 'In a year this is your best story. Today you may hide under a blanket.'],
      [T, 'witty', 'I would have moved to another country by now. You are braver than I am.'],
      [L, 'warm', 'I laughed, I am sorry. And then I felt it in my own stomach.'],
      [F, 'direct', 'On a scale from blushing to a new identity, how bad is it?'],
      [F, 'playful', 'How many witnesses? I need to know how far the legend has spread.'],
      [S, 'warm', 'It happens to the best of us, and I am glad it happened to you first.'],
    ],
  },
  {
    // What they do for a living.
    when: /\b(?:i (?:work|teach|nurse|fix|repair|sell|build|drive a|run a|run the|train|restore|write \w+ for)\b(?! (?:out|on myself|late|tomorrow|tonight|till|until|today|in the morning))[^.!?]{3,}|for a living|by day\b|day job|i'?m an? (?:\w+ ){0,2}(?:nurse|teacher|vet|plumber|electrician|engineer|actuary|paramedic|bouncer|chef|baker|midwife|florist|welder|lawyer|prosecutor|librarian|accountant|beekeeper|carpenter|mechanic|driver|pilot|farmer|pharmacist|physio|social worker|firefighter|translator|tailor|undertaker|surveyor|geologist|dentist))\b/i,
    lines: [
      [F, 'direct', 'What is the strangest thing that has happened at work this month?'],
      [F, 'warm', 'Did you choose that work, or did it choose you?'],
      [T, 'playful', 'I have about ten questions about your job. Are you off duty?'],
      [L, 'playful', 'You must be dangerous company at dinner, with a job like that.'],
      [T, 'witty', 'That beats every answer to the job question I have had on here.'],
    ],
  },
  {
    // A day to complain about, with a grin.
    when: /\b(?:(?:long|hectic|crazy|mad|brutal|rough|endless|mental) (?:day|shift|week|morning|night)|(?:\d+|double|night|twelve|fourteen)[- ]?(?:hour|hr)? shift|queue|hour \d|home affairs|exhausted|knackered|wrecked|i'?m (?:so )?(?:dead|finished|broken)|kill me|stuck (?:in|at|on|behind)|one more (?:meeting|email)|load ?shedding|the (?:bank|wifi|network|system|printer)\b[^.!?]{0,20}\b(?:down|blocked|died|crashed))\b/i,
    lines: [
      [S, 'warm', 'I hope somebody hands you food tonight and asks no questions.'],
      [F, 'playful', 'What got you through it, spite or snacks?'],
      [S, 'playful', 'Say the word and I will be outraged on your behalf.'],
      [F, 'direct', 'How bad was it, on a scale from tea to wine?'],
      [S, 'calm', 'You have earned the sofa. Go and lie on it like you mean it.'],
    ],
  },
  {
    // It went well.
    when: /\b(?:passed (?:my|the|it|all)|got (?:the (?:job|keys?|part|flat|house|place|visa|role|bursary)|my (?:licence|license|results|degree|visa)|promoted|accepted)|i got (?:in|it)!|all clear|came through|graduated|qualified|finally (?:finished|passed|did|got)|i did it|made it|nailed it|first time (?:ever|in)|we won|i won|won (?:a|the)|paid off|new job)\b/i,
    not: /\b(?:not|never|didn'?t|almost|nearly|if i)\b/i,
    lines: [
      [L, 'warm', 'Look at you! How are you celebrating?'],
      [L, 'warm', 'That made me smile. I hope somebody is making a proper fuss of you.'],
      [T, 'playful', 'I am doing a small dance on your behalf. It is not elegant.'],
      [T, 'playful', 'Cake tonight, and that is an order.'],
      [M, 'flirty', 'That calls for a drink. When may I buy you one?'],
    ],
  },
  {
    // An opinion or a rule laid down.
    when: /\b(?:unpopular opinion|hot take|controversial|new rule|house rules?|should be (?:illegal|banned|a crime|compulsory)|is (?:overrated|underrated|a scam|a crime|not a personality|for cowards)|i (?:refuse|stand by|will die on)|don'?t @ me|change my mind|i said what i said|non-?negotiable|hill (?:i|to) die)\b/i,
    lines: [
      [T, 'playful', 'I support this and will vote accordingly.'],
      [T, 'witty', 'Strong words. I would like to see the evidence, over a drink.'],
      [F, 'playful', 'And what is the punishment for breaking that rule?'],
      [T, 'witty', 'Put it in writing and I will sign.'],
      [T, 'playful', 'I was going to argue, but you said it with such confidence.'],
    ],
  },
  {
    // Told with a laugh, at some length.
    when: /(?:\b(?:lol|lmao|haha+|hehe+)\b|[\u{1F602}\u{1F923}\u{1F62D}\u{1F480}]|\b(?:turns out|apparently|the (?:man|woman|guy|lady|kid) (?:said|asked|looked)|my (?:mom|mum|mother|dad|father|gran|boss|neighbour|daughter|son|sister|brother|nephew|niece)\b[^.!?]{0,60}\b(?:said|asked|told|thinks|says|called|announced|found)))/iu,
    lines: [
      [L, 'playful', 'I have read that twice and it only gets better.'],
      [F, 'playful', 'Please tell me there were witnesses.'],
      [T, 'witty', 'I would watch that film, and I would cry at the end.'],
      [L, 'warm', 'You just made a slow day much better, thank you.'],
    ],
  },
];

/** From so few words on there is nothing told to react to. */
const LEAST_WORDS = 6;

export function aboutPlain(reading: Reading): Candidate[] {
  const { plain } = reading;
  if (
    reading.style.words < LEAST_WORDS ||
    registerOf(reading) !== 'light' ||
    isEarnest(reading) ||
    reading.questions.length > 0 ||
    hits(NOT_FOR_PLAY, plain)
  )
    return [];
  return KINDS.filter(({ when, not }) => hits(when, plain) && !(not && hits(not, plain)))
    .slice(0, 2)
    .flatMap(({ lines }, index) =>
      shuffled(lines, seedOf(reading, `plain ${index}`)).flatMap(([move, tone, line]) => {
        const text = fill(line, {});
        return text ? [{ text, template: line, move, tone, weight: 1.9 - index * 0.3 }] : [];
      }),
    );
}
