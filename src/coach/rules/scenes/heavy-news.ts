import type { Reading } from '../reading/read.ts';
import { readTears, type Tears } from '../reading/tears.ts';
import { readTrouble } from '../reading/trouble.ts';
import { linesIn } from '../situations/book.ts';
import { lossOf } from './grief.ts';
import { once } from './once.ts';
import { flagged, type Scene, says } from './scene.ts';

const said = linesIn('heavy news');

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
    lines: said('bad results'),
  },
  {
    name: 'harmed as a child',
    alone: true,
    when: (r) => heard(r) && says(r, HARMED_AS_CHILD),
    lines: said('harmed as a child'),
  },
  {
    name: 'harmed, and told',
    alone: true,
    when: (r) => heard(r) && says(r, HARMED_BEFORE) && !says(r, HARMED_AS_CHILD),
    lines: said('harmed, and told'),
  },
  {
    name: 'silent after they told me something',
    alone: true,
    when: (r) => heard(r) && says(r, WENT_SILENT) && says(r, /\b(?:you|u)\b/i),
    lines: said('silent after they told me something'),
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
    lines: said('they felt left out with me'),
  },
  {
    name: 'happy tears',
    alone: true,
    when: (r) => tearsOf(r) === 'glad' && !r.flags.length,
    lines: said('happy tears'),
  },
  {
    name: 'a kindness of mine made them cry',
    alone: true,
    when: (r) => tearsOf(r) === 'kindness',
    lines: said('a kindness of mine made them cry'),
  },
  {
    name: 'crying at something silly',
    alone: true,
    when: (r) => tearsOf(r) === 'silly' && !r.flags.some(({ kind }) => kind !== 'wellbeing'),
    lines: said('crying at something silly'),
  },
];
