/** News that stops a conversation: bad results, a harm done to a child, a silence taken for a verdict, tears that want no comfort. */
import { lines } from '../moves/line.ts';
import type { Reading } from '../reading/read.ts';
import { readTears, type Tears } from '../reading/tears.ts';
import { readTrouble } from '../reading/trouble.ts';
import { lossOf } from './grief.ts';
import { once } from './once.ts';
import { flagged, type Scene, says } from './scene.ts';

const heard = (r: Reading): boolean =>
  r.language.base === 'en' &&
  (r.action === 'reply' || r.action === 'support') &&
  !flagged(r, 'self_harm', 'stalking', 'threat', 'coercive_control', 'harassment') &&
  !r.flags.some(({ kind }) => kind.startsWith('scam'));

const heavy = once(
  (r: Reading): boolean =>
    lossOf(r) !== undefined ||
    (heard(r) && !r.style.laughs && readTrouble(r.plain)?.kind === 'told in trust') ||
    (heard(r) &&
      (says(r, HARMED_AS_CHILD) ||
        says(r, HARMED_BEFORE) ||
        says(r, WENT_SILENT) ||
        (says(r, BAD_RESULTS) && !says(r, CLEAR) && !r.style.laughs))),
);
/** A loss or news of that weight: nothing is said beside what meets it. */
export const isHeavy = (r: Reading): boolean => heavy(r);

const tearsOf = once((r: Reading): Tears | undefined => (heard(r) ? readTears(r.plain) : undefined));

const BAD_RESULTS =
  /\b(?:(?:biopsy|scan|results?|tests?|mri|bloods?|mammogram)\b(?:[^.!?]{0,20}\b(?:came|come|are|is) (?:back|in))?[\s\S]{0,50}\b(?:(?:what|exactly what) (?:they|we|i) (?:were|was) (?:all )?afraid of|(?:not|isn'?t|aren'?t|wasn'?t) (?:good|great|what we (?:hoped|wanted))|(?:it'?s|it has|has) spread|malignant|the bad kind|it'?s cancer)|it'?s (?:malignant|inoperable|cancer\b(?!-))|(?:the )?(?:cancer|tumou?r|leuk\w+)(?:'s| is| has|'s come| has come| came)? (?:back|spread)\b|(?:they|the doctors?) found (?:a |another )?(?:tumou?r|mass|cancer)|i(?:'ve| have)? (?:just )?(?:been|got|was) (?:just )?diagnosed with (?:(?:breast|lung|bowel|skin|stage \w+) )?(?:cancer|leuk\w+|lymphoma|ms\b|parkinson\w*|lupus))/i;
const CLEAR =
  /\b(?:clear|benign|negative|all good|years ago|remission|beat|survived|load ?shedding|eskom|in \d{4}|it'?s not cancer)\b/i;

const HARMED_AS_CHILD =
  /\b(?:uncle|stepdad|stepfather|stepmother|father|dad|cousin|coach|teacher|priest|pastor|babysitter|neighbour|grandfather|he|she|they|someone|somebody|a man)\b[^.!?]{0,20}\b(?:did (?:things|stuff|something)(?: to me)?|touched me|hurt me|abused me|molest\w+(?: me)?|raped me|interfered with me)\b[^!?]{0,30}\b(?:when i was|as a (?:kid|child|boy|girl)|i was (?:only )?(?:\d{1,2}\b|little|small|a (?:kid|child)|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen))/i;

const HARMED_BEFORE =
  /\bi (?:was|got|had been|have been|'ve been) (?:sexually )?(?:assaulted|raped|abused|molested|groped)\b(?![^.!?]*\b(?:today|tonight|last night|just now|this (?:morning|evening|afternoon)|an hour ago)\b)/i;

const WENT_SILENT =
  /\b(?:(?:went|gone|go|goes|been) (?:so |all |really )?(?:silent|quiet|cold|weird)|stopped (?:replying|answering|texting|writing)|disappeared|vanished)\b[^.!?]{0,20}\b(?:after|when|since|the (?:moment|minute|second)) i (?:said|told|mentioned|showed|sent|wrote|admitted)\b/i;

export const HEAVY_NEWS_SCENES: readonly Scene[] = [
  {
    name: 'bad results',
    alone: true,
    when: (r) => heard(r) && says(r, BAD_RESULTS) && !says(r, CLEAR) && !r.style.laughs,
    lines: [
      ...lines('sympathise', [
        ['warm', "I'm so sorry. I'm glad you wrote, and I'm glad it was to me."],
        ['warm', "Oh no. I'm so sorry. You don't have to know what to do with it tonight."],
        ['calm', "I'm really sorry. There's nothing you have to be or say for me right now."],
      ]),
      ...lines('stay with them', [
        [
          'warm',
          "I'm here. We can talk about it, or about anything else for as long as you need a break from it.",
        ],
        ['calm', "I'm so sorry. Write whenever you want to, at whatever hour it gets loud."],
      ]),
      ...lines('follow up', [
        ['warm', "I'm so sorry. Is somebody with you tonight?"],
        ['direct', 'Would it help to have somebody to text from the waiting rooms? I can be that.'],
      ]),
    ],
  },
  {
    name: 'harmed as a child',
    alone: true,
    when: (r) => heard(r) && says(r, HARMED_AS_CHILD),
    lines: [
      ...lines('sympathise', [
        ['warm', "I believe you. I'm so sorry that was done to you, and none of it was your fault."],
        ['warm', "Thank you for trusting me with that. I'm so sorry, you were a child."],
        ['calm', "I'm so sorry. You should have been safe."],
      ]),
      ...lines('stay with them', [
        ['calm', "You don't have to say more, and you don't have to take it back. I'm here."],
        ['warm', "I'm listening. We can stay with it or talk about something ordinary, you decide."],
      ]),
      ...lines('follow up', [
        [
          'warm',
          "I'm glad you told someone. Is there anybody near you, or a counsellor, you'd want to tell as well? Only if you want.",
        ],
      ]),
    ],
  },
  {
    name: 'harmed, and told',
    alone: true,
    when: (r) => heard(r) && says(r, HARMED_BEFORE) && !says(r, HARMED_AS_CHILD),
    lines: [
      ...lines('sympathise', [
        ['warm', "I believe you. I'm so sorry that was done to you, and none of it was your fault."],
        ['warm', "Thank you for trusting me with that. I'm so sorry."],
      ]),
      ...lines('stay with them', [
        ['calm', "You don't have to say more, and you don't have to take it back. I'm here."],
        ['warm', "I'm listening. We can stay with it or talk about something ordinary, you decide."],
        ['calm', 'Nothing changes in how I see you. We go at your pace, with everything.'],
      ]),
      ...lines('follow up', [
        ['warm', 'Do you have somebody to talk to about it? Only if and when you want that.'],
      ]),
    ],
  },
  {
    name: 'silent after they told me something',
    alone: true,
    when: (r) => heard(r) && says(r, WENT_SILENT) && says(r, /\b(?:you|u)\b/i),
    lines: [
      ...lines('own it', [
        [
          'warm',
          "You're right to say it. Going quiet after you told me that was the worst answer, and I'm sorry.",
        ],
        ['direct', "I'm sorry. The honest reason: [why you went quiet]. You deserved that at the time."],
        ['warm', 'I can see how that looked, and it must have hurt. I am sorry.'],
        ['calm', "I'm sorry I left you to guess. You told me something real and got silence for it."],
      ]),
      ...lines('make amends', [
        ['warm', "I'm sorry. If you'd still like to talk, I'd like to do it properly this time."],
      ]),
    ],
  },
  {
    name: 'they felt left out with me',
    alone: true,
    when: (r) =>
      heard(r) &&
      says(
        r,
        /\b(?:i )?(?:felt|feel|was|feeling) (?:a (?:bit|little) |kind of |really |so )?(?:left out|excluded|ignored|invisible|on the outside)\b[\s\S]{0,50}\b(?:you and|your (?:friends|family|mates)|when (?:you|u)|with (?:you|your))\b/i,
      ),
    lines: [
      ...lines('own it', [
        ['warm', "You're right, I'm sorry. I should have noticed and pulled you in."],
        ['warm', "I'm sorry. Thank you for telling me instead of going quiet, I'll do better next time."],
        ['direct', "That's fair, and it's on me. Next time you get a seat in the middle of it."],
      ]),
      ...lines('make amends', [
        ['playful', "I'm sorry. Next time I translate, and you get the jokes first."],
        ['warm', "I'd have felt that too. How can I make it easier next time?"],
      ]),
    ],
  },
  {
    name: 'happy tears',
    alone: true,
    when: (r) => tearsOf(r) === 'glad' && !r.flags.length,
    lines: [
      ...lines('appreciate a detail', [
        ['warm', "Those are the good ones. I'm so happy for you."],
        ['warm', "That's lovely, and I'd have needed a tissue too."],
        ['playful', 'Crying in public over something good is allowed. I looked it up.'],
      ]),
      ...lines('light touch', [
        ['playful', 'Anyone who was there and kept a dry face should be looked at closely.'],
      ]),
      ...lines('follow up', [
        ['warm', 'Who was the first person you told?'],
        ['warm', 'Tell me the whole moment, from the start. I want to enjoy it properly.'],
      ]),
    ],
  },
  {
    name: 'a kindness of mine made them cry',
    alone: true,
    when: (r) => tearsOf(r) === 'kindness',
    lines: [
      ...lines('appreciate a detail', [
        ['warm', "I'm glad it landed like that. It should always have been that simple."],
        ['warm', "Thank you for telling me. I meant it, and I'd say it again."],
        ['calm', "That should have been normal all along. I'm glad it was the happy kind of cry."],
        ['warm', 'Then I hope you get very used to it.'],
      ]),
      ...lines('light touch', [['playful', "I'll take a happy cry as a very good review."]]),
    ],
  },
  {
    name: 'crying at something silly',
    alone: true,
    when: (r) => tearsOf(r) === 'silly' && !r.flags.some(({ kind }) => kind !== 'wellbeing'),
    lines: [
      ...lines('light touch', [
        ['playful', 'They make those on purpose, by committee. You never stood a chance.'],
        ['playful', 'No shame in it. What was the exact second that got you?'],
        ['playful', 'Send it to me so that there are two of us.'],
      ]),
      ...lines('follow up', [
        ['warm', 'Is it a very good one, or has it been that sort of week?'],
        ['playful', 'Full sob, or the dignified single tear? I need to picture this correctly.'],
      ]),
    ],
  },
];
