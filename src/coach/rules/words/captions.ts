/** A picture, a film or a voice note that comes with words: the words are all that can be seen, so the answer is about them. */
import { each, wordedIn } from '../book/tables.ts';
import { hits } from '../prefilter/prefilter.ts';
import { mediaKind } from '../reading/kind.ts';
import { readTimes } from '../reading/times.ts';
import type { Reading } from '../reading.ts';
import { placesFor, salientOf } from './about-salient.ts';
import type { Candidate } from './candidate.ts';
import { fill } from './fill.ts';
import type { KindLine } from './kinds.ts';
import { mineOf } from './mine.ts';
import { quotesOf } from './quote.ts';
import { registerOf } from './register.ts';
import { seedOf, shuffled } from './shuffle.ts';

const said = wordedIn('captions');

const SEEN = said('seen');
const JUDGED = said('judged');
const HEARD = said('heard');
const HEARD_PLAIN = said('heard plain');
const TENDER = said('tender');
const SONG = said('song');
const MOVING = said('moving');
/** A picture, sticker or voice note that answers what the reader said: `{m}` is what that was about. */
const ANSWERED = each(['voice', 'photo', 'sticker'], (kind) => said(`answered ${kind}`));
const PLANNED_BARE = said('planned bare');
const PLANNED = said('planned');

const VERDICT =
  /\b(?:be honest|honest(?:ly)?\?|verdict|thoughts|rate (?:it|this|my)|what do you think|opinions?|tell me (?:i'?m|it)|how does it look|does it look)\b/i;
const KEPT =
  /\b(?:kept (?:her|his|their|the)|used to be (?:his|hers)|was (?:his|hers|my (?:dad|gran|mom|mum|brother|sister)'?s)|in (?:his|her) memory|last (?:photo|picture) of)\b/i;
const SENT_SONG = /\b(?:sent you|here'?s|listen to) (?:a|this|that|the) (?:song|track|playlist|album)\b/i;

/** Something without words that answers the reader's last turn. */
export function mediaAnswer(reading: Reading): Candidate[] {
  const m = reading.kind === 'media' && reading.action === 'reply' ? mineOf(reading) : undefined;
  if (!m) return [];
  const kind = mediaKind(reading.plain);
  const when = readTimes(reading.mine)
    .slice(0, 2)
    .map((time) => time.text)
    .join(' ');
  if (
    when &&
    kind !== 'voice' &&
    /\b(?:booked|see you|done|confirmed|table|reserved|then|perfect)\b/i.test(reading.mine)
  )
    return PLANNED_BARE.flatMap(([move, tone, line]) => {
      const shown = /:\s*([^\]]{3,30})\]/.exec(reading.plain)?.[1];
      const text = fill(line, {
        when: { words: when },
        x: { words: shown ? `the ${shown.trim()}` : `the ${kind === 'sticker' ? 'sticker' : 'photo'}` },
      });
      return text ? [{ text, move, tone, weight: 3 }] : [];
    });
  const lines = ANSWERED[kind === 'voice' || kind === 'sticker' ? kind : 'photo'];
  return shuffled(lines, seedOf(reading, m)).flatMap(([move, tone, line]) => {
    const text = fill(line, { m: { words: m } });
    return text ? [{ text, move, tone, weight: 3 }] : [];
  });
}

export function aboutCaption(reading: Reading): Candidate[] {
  const song = reading.kind === 'words' && hits(SENT_SONG, reading.plain);
  const late = reading.kind === 'words' && /\[(?:gif|photo|sticker|video)[^\]]*\]/i.test(reading.plain);
  if (reading.kind !== 'photo-with-words' && !song && !late) return [];
  const voice = /^\W*\[?(?:voice|audio|vn)/i.test(reading.plain);
  const verdict = VERDICT.test(reading.plain);
  const tender = KEPT.test(reading.plain) || registerOf(reading) === 'serious';
  const people = /^(?:elder|child|sibling|friend|figure|ex)$/;
  // Asked to judge, one judges the thing and not the mother who saw it.
  const things = [...salientOf(reading)]
    .sort((a, b) => (verdict ? Number(people.test(a.kind ?? '')) - Number(people.test(b.kind ?? '')) : 0))
    .slice(0, 3);
  const found: Candidate[] = [];
  const add = (
    lines: readonly KindLine[],
    most: number,
    weight: number,
    x: (typeof things)[number] | undefined,
  ) => {
    let left = most;
    for (const [move, tone, line] of shuffled(lines, seedOf(reading, x?.bare))) {
      const text = left > 0 ? fill(line, x ? placesFor(x) : {}) : undefined;
      if (!text) continue;
      left--;
      found.push({ text, move, tone, weight, about: x?.bare ?? 'voice', answers: verdict });
    }
  };
  const moving = /^\W*\[?(?:gif|sticker)|\[(?:gif|sticker)/i.test(reading.plain);
  const when = readTimes(reading.mine)
    .slice(0, 2)
    .map((time) => time.text)
    .join(' ');
  const [first] = things;
  if (moving && when && first)
    for (const [move, tone, line] of PLANNED) {
      const text = fill(line, { ...placesFor(first), when: { words: when } });
      if (text) found.push({ text, move, tone, weight: 4.4 });
    }
  things.forEach((one, index) => {
    const weight = 3.6 - index * 0.3;
    if (tender) add(TENDER, 3, weight + 0.5, one);
    else if (song) add(SONG, 2, weight, one);
    else if (voice) add(HEARD, 3, weight, one);
    else if (moving) add(MOVING, 3, weight, one);
    else add(verdict && index === 0 ? JUDGED : SEEN, 3, weight, one);
  });
  if (voice) add(HEARD_PLAIN, 2, 3, undefined);
  if (things.length === 0 && !voice)
    quotesOf(reading)
      .slice(0, 2)
      .forEach(({ words }, index) => {
        add(tender ? TENDER : SEEN, 2, 3.2 - index * 0.3, {
          start: 0,
          end: 0,
          words: `"${words}"`,
          bare: words,
          plural: false,
          kind: undefined,
          readers: false,
          asked: false,
          weight: 1,
        });
      });
  return found;
}
