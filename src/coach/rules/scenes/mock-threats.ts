/** Threats in jest: over a spoiler, for a picture of the dog, if somebody should die in the last episode. */
import { latin } from '../reading/pattern.ts';
import { A, cued, DO, MEET, OWN } from './cued.ts';
import type { Scene } from './scene.ts';
import { F, P, S, T } from './stories/story.ts';

/** What nobody jokes about: pictures held over somebody, money, a place where they live. */
const MEANT =
  /\b(?:nudes?|naked|pay|paid|cash|money|bitcoin|transfer|leak|post (?:it|them|your)|your (?:wife|husband|boss|work|employer|address|family)|contacts|deadline|clock'?s|followers|know where|hurt|regret|sorry you|watch your)\b/i;

export const MOCK_THREAT_SCENES: readonly Scene[] = [
  cued({
    name: 'a threat over the score',
    when: /\b(?:tell me|say|mention|text me|give away|reveal|spoil)\b[^.!?]{0,24}\b(?:score|result|who won)\b|\bno (?:scores|spoilers)\b[^.!?]{0,30}\b(?:match|game|rugby|cricket|race|final)\b/i,
    not: /\bspoilers? ?alert\b/i,
    lines: [
      [DO, 'warm', 'Not a word about the score from me, promise. Enjoy the match.'],
      [T, 'playful', 'My lips are sealed. Message me at the final whistle, not before.'],
      [P, 'playful', 'I value my life, so I know nothing. What score are you hoping for?'],
      [MEET, 'playful', 'I will say nothing at all. Shall we watch the next one together, to be safe?'],
    ],
  }),
  cued({
    name: 'a threat over spoilers',
    when: /\bspoil(?:s|ed|ing|ers?|t)?\b|\btell me (?:how it ends|who (?:dies|did it|the killer is))\b/i,
    and: /\b(?:no spoilers|don'?t (?:you dare|spoil|tell)|i(?:'ll| will|'m| am|m)\b|we(?:'re| are) (?:done|over)|end you|kill|block|unmatch|never (?:speak|talk|forgive)|page \d+|episode|chapter|season)\b/i,
    not: /\bspoil(?:ed|t|ing)? (?:me|you|him|her|them|myself|yourself|my|your|the (?:kids|dog|cat|food|milk|view|surprise))\b|\bspoilt for choice\b|\byour profile\b/i,
    lines: [
      [DO, 'playful', 'My lips are sealed. Message me the minute you are done.'],
      [T, 'playful', 'Threat noted, spoilers withheld. How far are you?'],
      [P, 'playful', 'I value my life, so not a word. Are you enjoying it so far?'],
      [F, 'direct', 'Not a word from me. What is your theory so far?'],
      [DO, 'warm', 'Not a word about the episode, promise. Enjoy it.', /\bepisode\b/i],
      [DO, 'warm', 'Not a word about the book, promise. Enjoy it.', /\b(?:book|page|chapter)\b/i],
      [
        MEET,
        'flirty',
        'Shall we watch the rest together, so that you can keep an eye on me?',
        /\b(?:episode|season|series|finale|watch\w*|show)\b/i,
      ],
    ],
  }),
  cued({
    name: 'what they do if it ends badly',
    when: latin(
      /\bif (?:she|he|they|it(?:'?s)?|this|the \p{L}+|\p{L}+)(?: \p{L}+)? ?(?:dies?|los(?:e|es)|fails?|bad|cancelled|doesn'?t|don'?t|gets?|ends?|is|goes|rains?)\b[^.!?]{0,40}\bi(?:'?m| am|'ll| will|ll) (?:\p{L}+ )?(?:suing|moving|leaving|quitting|rioting|writing|deleting|sue|move|riot|write to|emigrat\p{L}+|becoming|joining|running away|changing my name|giving up)\b/iu,
    ),
    not: /\b(?:you|u|your|ur|us|we|landlord|lease|hospital|visa|divorc\w*|husband|wife|job offer)\b/i,
    most: 35,
    lines: [
      [S, 'warm', 'Fingers crossed here. Tell me the moment you know?'],
      [T, 'playful', 'I am on your side. I will even hold your coat.'],
      [P, 'playful', 'A proportionate response, if you ask me. Keep me posted.'],
      [
        T,
        'witty',
        'I will visit, whichever way it goes.',
        /\b(?:moving|move|emigrat\w*|lighthouse|convent|cave|island|running away)\b/i,
      ],
      [T, 'playful', 'I would sign the petition.', /\b(?:suing|sue|writing to|write to|riot\w*)\b/i],
    ],
  }),
  cued({
    name: 'they would cry if I left',
    when: /\b(?:block|unmatch|ghost|ignore|mute|leave) me\b(?: on read)?[^.!?]{0,12}\b(?:and|then) (?:i|i'?ll|i'?m|im|see)\b|\bif (?:you|u) (?:block|unmatch|ghost|ignore) me\b[^.!?]{0,20}\b(?:cry|sob|weep|scream|riot|haunt|die)\b/i,
    not: MEANT,
    most: 24,
    lines: [
      [T, 'playful', 'And miss all this? Not a chance.'],
      [P, 'playful', 'No plans to, you can put the tissues away.', /\b(?:cry|sob|weep)\b/i],
      [T, 'warm', 'I would never. You are far too entertaining.'],
      [T, 'flirty', 'Then I had better stay. What are we talking about next?'],
    ],
  }),
  cued({
    name: 'a mock threat, if I do it again',
    when: /\b(?:if (?:you|u) (?:ever|so much as|mention|bring|say|call|use|send|do|make|touch|eat|sing|quote|pun)\b|one more (?:pun|joke|fact|word|photo|pic|emoji|otter|sudoku)|say that again)[^.!?]{2,70}\b(?:i(?:'?m| am|'ll| will|ll)|we(?:'re| are)) (?:\w+ )?(?:throwing|walking|leaving|blocking|unmatching|muting|returning|disown\w*|divorc\w*|block|unmatch|mute|end you|haunt|leave|walk|scream|report|throw|calling|suing|sue|fight)\b/i,
    not: MEANT,
    lines: [
      [OWN, 'playful', 'I will never speak of it again. Today, at least.'],
      [T, 'playful', 'Understood. My record from here on will be spotless.'],
      [T, 'witty', 'You say that as if it does not make it more tempting.'],
      [P, 'playful', 'Those are strong terms, and I accept all of them.'],
      [
        OWN,
        'warm',
        'Fair, I have been told. What may I talk about instead?',
        /\b(?:mention|bring|say|quote|talk)\b/i,
      ],
    ],
  }),
  cued({
    name: 'a mock threat, unless I do it',
    when: /\bif (?:you|u) (?:don'?t|do not|won'?t)\b[^.!?]{3,60}\b(?:i(?:'?m| am|'ll| will|ll)) (?:\w+ )?(?:tell(?:ing)? (?:everyone|everybody|your mother)|haunt\w*|riot\w*|cry(?:ing)?|sulk\w*|scream\w*|disown\w*|sing(?:ing)?|call(?:ing)? the police|never forgive|com(?:e|ing) over|eat(?:ing)? (?:it|yours|your))\b/i,
    not: MEANT,
    most: 30,
    also: (r) => !r.intents.has('threat') || r.intents.has('tease') || r.intents.has('humour'),
    lines: [
      [T, 'playful', 'All right, you win. I know when I am beaten.'],
      [T, 'playful', 'That is blackmail, and it is working.'],
      [P, 'witty', 'You drive a hard bargain. I give in, with dignity.'],
      [DO, 'warm', 'Good night, then. Sleep well and dream something silly.', /\bgood ?night\b/i],
      [T, 'playful', 'There were reasons for those tears, and I stand by them.', /\bcried\b/i],
    ],
  }),
  cued({
    name: 'a wrong answer ends it',
    when: /\bgrounds for (?:unmatching|divorce|dismissal|separation|a break-?up)\b|\bwrong answers?\b[^.!?]{0,20}\b(?:unmatch\w*|over|blocked|leave|out)\b|\b(?:choose|answer) (?:wisely|carefully)\b|\b(?:this|it) (?:could|might|will) (?:make or break|decide)\b|\bdeal ?breaker (?:question|test)\b/i,
    also: (r) => r.questions.length > 0 || /\bor\b/i.test(r.plain),
    asks: true,
    lines: [
      [A, 'playful', '[Your answer]. Did I pass, or should I pack?'],
      [A, 'direct', '[Your answer], and I say that knowing what is at stake. What is the right one?'],
      [A, 'witty', '[Your answer], and I will hear no appeal. Are we still talking?'],
    ],
  }),
];
