/** The last resort, where a message leaves nothing to take up and no situation fits: honest about not being sure, and easy to answer. */
import { wordedIn } from '../book/tables.ts';
import { EMOTION_SAID_SCORE, type Tone } from '../contract.ts';
import type { MoveName } from '../moves/line.ts';
import type { Reading } from '../reading.ts';
import { isBetweenTwo } from './register.ts';
import { seedOf, shuffled } from './shuffle.ts';

const said = wordedIn('last resort');

export type SpareLine = readonly [MoveName, Tone, string];

const UNSURE = said('unsure');
const TAKEN = said('taken');
const TEASED = said('teased');
const THIN = said('thin');
const CARE = said('care');
const FELT = said('felt');
const LAUGHED = said('laughed');
const LEVEL = said('level');

/** A message of so many words or fewer holds nothing but its tone. */
const THIN_WORDS = 3;
/** From so many words on a joke may be a story: fewer without a laugh are not asked for the rest of it. */
const STORY_WORDS = 8;
/** So many are put up for a message, drawn by its own chance, so that no line is everybody's. */
const DRAWN = 8;

const LOW: ReadonlySet<string> = new Set([
  'sadness',
  'disappointment',
  'fear',
  'remorse',
  'anger',
  'grief',
  'nervousness',
]);
const isLow = (reading: Reading): boolean =>
  reading.emotions.some(({ label, score }) => LOW.has(label) && score >= EMOTION_SAID_SCORE);

/** They may be asking, whether or not it was heard as a question: an answer is not thanked for then. */
const ASKS =
  /\?|\b(?:what|how|why|when|where|who|whose|which|do you|are you|can you|did you|have you|will you|would you)\b/i;

/** What can still be said, drawn anew for each message. @param caring it is grave, or help is wanted */
export function spareLines(reading: Reading, caring: boolean): SpareLine[] {
  const { intents } = reading;
  const grave =
    reading.action !== 'reply' ||
    reading.flags.some(({ kind }) => kind !== 'wellbeing') ||
    intents.has('grief') ||
    intents.has('distress');
  const laughs = reading.style.laughs || intents.has('humour');
  const laughsAloud =
    reading.style.laughs ||
    (intents.has('humour') && reading.mine === '' && reading.style.words >= STORY_WORDS);
  const kind =
    reading.action === 'caution'
      ? LEVEL
      : grave || (caring && !laughs)
        ? CARE
        : intents.has('tease')
          ? TEASED
          : laughsAloud
            ? LAUGHED
            : intents.has('share_feeling') || isBetweenTwo(reading)
              ? isLow(reading)
                ? CARE
                : FELT
              : reading.mine !== '' && !ASKS.test(reading.plain)
                ? TAKEN
                : reading.style.words <= THIN_WORDS
                  ? THIN
                  : UNSURE;
  return shuffled(kind, seedOf(reading, 'spare')).slice(0, DRAWN);
}
