/** Word gets round: told to a mother or the church, vetted by a daughter, seen by a friend at a restaurant. */
import { latin } from '../reading/pattern.ts';
import { A, cued, DO, MEET, ROOM } from './cued.ts';
import type { Scene } from './scene.ts';
import { F, L, P, T } from './stories/story.ts';

const PERSON =
  '(?:m[ou]m|mother|ma|dad|father|parents|gran(?:ny|dma|dmother)?|gogo|ouma|oupa|nan|sister|brother|aunt(?:ie|y)?|tannie|cousin|daughter|son|kids|boys|girls|friends?|best friend|flatmate|housemate|boss|colleagues?|hairdresser|barber|therapist|neighbour|family|group chat)';

export const TOLD_OF_ME_SCENES: readonly Scene[] = [
  cued({
    name: 'they told somebody about me',
    when: latin(
      new RegExp(
        `\\b(?:i |i've |ive |i have )?(?:just |already |accidentally |finally )?(?:told|mentioned (?:you |us )?to|spoke to|talked to) (?:(?:my |the )(?<m>${PERSON})|\\p{L}+ (?:from|at|in) (?:church|work|the gym|hr|accounts|choir|school|yoga|the office|book club))\\b[^.!?]{0,6}(?:about (?:you|u|us)\\b)?`,
        'iu',
      ),
    ),
    and: /\babout (?:you|u|us)\b|\bmentioned (?:you|us)\b/i,
    not: /\b(?:not told|haven'?t|didn'?t|never|police|lawyer|lie|lied|warned|everything you did)\b/i,
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
