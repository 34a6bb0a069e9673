/** Word gets round: told to a mother or the church, vetted by a daughter, seen by a friend at a restaurant. */
import { latin } from '../reading/pattern.ts';
import { find } from '../sieve/sieve.ts';
import { A, cued, DO, MEET, ROOM } from './cued.ts';
import type { Scene } from './scene.ts';
import { F, L, P, T } from './stories/story.ts';

const PERSON =
  '(?:m[ou]m|mother|ma|dad|father|parents|gran(?:ny|dma|dmother)?|gogo|ouma|oupa|nan|sister|brother|aunt(?:ie|y)?|tannie|cousin|daughter|son|kids|boys|girls|friends?|best friend|flatmate|housemate|boss|colleagues?|hairdresser|barber|therapist|neighbour|family|group chat)';

const REACTED =
  /\b(?:she|he|they|(?:the )?\d+-year-old|(?:the |my )?(?:older|younger|little|eldest|youngest|small|big) (?:one)?|mom|mum|dad|my \w+) (?:\w+ ){0,2}?(?:said|says|asked|asks|wants? to know|wanted to know|laughed|reckons?|thinks?|thought|nodded|shrugged|rolled|screamed|hugged|smiled|approves?)\b/i;
/** What one of theirs asked about the reader: `if you have a trampoline`. */
const ASKED_OF_ME = latin(
  /\b(?:know|asked|asks|ask) (?:me )?(?:if|whether) (?:you|u) (?:have|own|like|eat|play|can play|support|got) (?<a>(?:an? |the )?\p{L}+)/iu,
);
const TOLD_AND_REACTED = cued({
  name: 'they told somebody about me, and what was said',
  when: latin(
    new RegExp(
      `\\b(?:told|mentioned (?:you |u |us )?to|spoke to|talked to|showed) (?:my |the )(?<m>${PERSON})\\b[^.!?]{0,30}`,
      'iu',
    ),
  ),
  and: new RegExp(
    `(?:\\babout (?:you|u|us)\\b|\\bmentioned (?:you|u|us)\\b|\\b(?:your|ur) (?:profile|photo|pic|picture)\\b)[\\s\\S]*?${REACTED.source}`,
    'i',
  ),
  not: /\b(?:not told|haven'?t|police|lawyer|lied?|warned|careful|don'?t trust|(?:should|must) (?:stop|end|leave)|hates?|angry|furious|not happy|worried|too (?:old|young|soon|good)|never (?:see|meet)|forbid|disown|different (?:religion|race|faith)|not (?:your|my) type|block|red flag)\b/i,
  most: 60,
  sure: true,
  asks: true,
  lines: [
    [L, 'warm', 'You told your {m}! That means something to me. How did it feel?'],
    [A, 'direct', 'For the record, on the subject of {asked}: [your answer].'],
    [P, 'playful', 'A question about {asked} is a fair one to start with. The answer is [your answer].'],
    [P, 'playful', 'I have had worse reviews. Please thank your {m} from me.'],
    [L, 'warm', 'I am glad that it went like that. And what did you say about me?'],
    [P, 'playful', 'I like your {m} already. Did I pass, or is there a second round?'],
  ],
});

export const TOLD_OF_ME_SCENES: readonly Scene[] = [
  {
    ...TOLD_AND_REACTED,
    firm: true,
    keeps: true,
    places: (r) => {
      const words = find(ASKED_OF_ME, r.plain)?.groups?.a?.toLowerCase();
      return { ...TOLD_AND_REACTED.places?.(r), asked: words ? { words } : undefined };
    },
  },
  cued({
    name: 'they told somebody about me',
    when: latin(
      new RegExp(
        `\\b(?:i |i've |ive |i have )?(?:just |already |accidentally |finally )?(?:told|mentioned (?:you |us )?to|spoke to|talked to) (?:(?:my |the )(?<m>${PERSON})|\\p{L}+ (?:from|at|in) (?:church|work|the gym|hr|accounts|choir|school|yoga|the office|book club))\\b[^.!?]{0,6}(?:about (?:you|u|us)\\b)?`,
        'iu',
      ),
    ),
    and: /\babout (?:you|u|us)\b|\bmentioned (?:you|us)\b/i,
    // What they said to it is told already.
    not: new RegExp(
      `\\b(?:not told|haven'?t|didn'?t|never|police|lawyer|lie|lied|warned|everything you did)\\b|${REACTED.source}`,
      'i',
    ),
    lines: [
      [T, 'playful', 'So it is official now. What did they say?'],
      [T, 'playful', 'And what did your {m} say to that?'],
      [P, 'playful', 'I hope you used my good side.'],
      [F, 'direct', 'What did you tell them? I want to know what I have to live up to.'],
      [
        T,
        'witty',
        'Then it will be in the announcements by Sunday. I had better behave.',
        /\bchurch|choir\b/i,
      ],
      [MEET, 'flirty', 'We had better give them something to talk about. Dinner this week?'],
    ],
  }),
  cued({
    name: 'nobody at home knows yet',
    when: latin(
      new RegExp(
        `\\b(?:haven'?t|have not|not|didn'?t|havent) (?:yet )?(?:told|tell|mentioned|telling|introduced) (?:it to |us to |you to )?my (?<m>${PERSON})\\b`,
        'iu',
      ),
    ),
    and: /\b(?:about (?:us|you|u)|yet|caterers|wedding|she'?d|he'?d|they'?d|she would|they would)\b/i,
    not: /\b(?:biopsy|cancer|results|pregnant|fired|lost my job|gay|came? out|moving|diagnos\w*|ill|sick)\b/i,
    lines: [
      [ROOM, 'warm', 'No hurry. It is nice to have this to ourselves for a bit.'],
      [T, 'playful', 'Then I still have time to learn some manners.'],
      [
        P,
        'witty',
        'No caterers before the third date, that is my only rule.',
        /\b(?:caterers|wedding|hat|church|venue|invitations)\b/i,
      ],
      [F, 'direct', 'How would it go down, do you think?'],
      [L, 'playful', 'I look forward to it, a little nervously.'],
    ],
  }),
  cued({
    name: 'I was seen with somebody',
    when: latin(
      /\b(?:says|said|reckons|swears|told me|mentioned) (?:that )?(?:(?:he|she|they) )?(?:just )?(?:saw|seen|spotted|clocked) (?:you|u)\b|\b(?:a little bird|somebody|someone|word is|my spies?)\b[^.!?]{0,20}\b(?:saw|seen|spotted) (?:you|u)\b/iu,
    ),
    not: /\b(?:liar|lying|cheat\w*|who (?:is|was) (?:she|he)|explain yourself|answer me|prove)\b/i,
    lines: [
      [A, 'playful', 'Your network is impressive. For the record, that was [who it was].'],
      [A, 'direct', 'I can explain: [who it was]. Did your witness also see what I ate?'],
      [T, 'witty', 'Is that a question, or shall I sweat a little first?'],
      [T, 'playful', 'I want to know what else is in that report.'],
    ],
  }),
  cued({
    name: 'they heard that I am single',
    when: /\bheard\b[^.!?]{0,30}\b(?:you|u|you'?re|ur)\b[^.!?]{0,10}\bsingle\b|\bcheck(?:ing)? (?:the|my|your) facts\b|\brumou?r has it\b/i,
    not: /\bnot single\b/i,
    asks: true,
    most: 35,
    lines: [
      [A, 'playful', 'The facts: [single or not]. Anything else to verify?'],
      [T, 'flirty', 'It depends who is asking, and it looks like it is you.'],
      [F, 'playful', 'What else did your source say? I want to see how good it is.'],
      [MEET, 'flirty', 'I confirm and deny only over coffee. Which day?'],
    ],
  }),
  cued({
    name: 'vetted by one of theirs',
    when: new RegExp(
      `\\bmy (?<m>${PERSON}) (?:\\w+ )?(?:vetted|vets|checked|approved?|approves|read|looked (?:at|through)|inspected|has seen|saw|found|swiped|picked|likes?|rated|judged) (?:on |of |out )?(?:you|your|u|ur)\\b|\\bverdict\\b[^?]{0,6}:`,
      'i',
    ),
    not: /\b(?:jury|court|trial|medical|doctor)\b/i,
    lines: [
      [L, 'playful', 'Please thank your {m} for a fair trial.'],
      [F, 'playful', 'What would have got me thrown out?'],
      [T, 'witty', 'I accept the verdict and ask for no further questions.', /\bverdict\b/i],
      [T, 'playful', 'I knew that card would pay for itself one day.', /\blibrary card\b/i],
      [MEET, 'warm', 'Then the next hearing could be over coffee. When are you free?'],
    ],
  }),
  cued({
    name: 'an elder sets me a task',
    when: /\b(?:my )?(?<m>ma|mum|mom|mama|gran|granny|gogo|ouma|nan|aunt(?:ie|y)?|tannie|mother|dad|amma|nani|nonna|oma|oupa|yaya|teta) (?:says|said|reckons|insists|wants) (?:that )?(?:if )?(?:you|u) (?:can|may|must|have to|need to|should|to)\b|\b(?:my )?(?<n>ma|mum|mom|mama|gran|granny|gogo|ouma|nan|mother|amma|nani|nonna|oma) wants (?:you|u) to\b/i,
    not: /\b(?:leave me|stop|pay|lobola|never)\b/i,
    lines: [
      [
        T,
        'playful',
        'Please say that I accept, and that I will come hungry.',
        /\b(?:eat|samosas?|samoosas|plates?|seconds|table|supper|lunch|finish|curry|biryani|pap|food)\b/i,
      ],
      [L, 'warm', 'Eid Mubarak to you all! And I accept the challenge.', /\beid\b/i],
      [T, 'playful', 'Please tell your {m} that I accept.'],
      [F, 'playful', 'An honour. What happens to those who fail?'],
      [T, 'witty', 'I will start training tonight.'],
      [
        DO,
        'warm',
        'Tell her I would not dare to disappoint.',
        /\b(?:ma|mum|mom|mama|gran|granny|gogo|ouma|nan|aunt\w*|tannie|mother|amma|nani|nonna|oma)\b/i,
      ],
    ],
  }),
];
