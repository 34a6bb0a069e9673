/** What the message and the reader's own last turn are about, as places that a line can name. */

import type { NounKind } from '../../reading/noun-kinds.ts';
import { latin } from '../../reading/pattern.ts';
import { readPhrases } from '../../reading/phrases.ts';
import { readSalient, type Salient } from '../../reading/salient.ts';
import { normalise } from '../../reading/text.ts';
import { gerundOf } from '../../reading/verbs.ts';
import { BODY, PEOPLE } from '../../reading/word-classes.ts';
import type { Reading } from '../../reading.ts';
import type { Slot } from '../../words/fill.ts';
import { once } from '../once.ts';

export type Subject = Slot & {
  readonly bare: string;
  readonly start: number;
  readonly end: number;
  readonly kind: NounKind | 'name' | undefined;
};

/** Without what stands in brackets: `[photo]`, `[voice note 0:47]`. */
export const unbracketed = (plain: string): string =>
  plain.replace(/\[[^\]]{0,60}\]/g, (note) => ' '.repeat(note.length));

const NO_SUBJECT =
  /^(?:late|hope|sense|rest|omw|eta|mins?|bc|theres|its|ill|ive|whats|hows|pls|rn|tho|kid you|quarter|joking|cloudy|able|warm|brown|regardless|vote|hard|lost|safe|home safe|guy|half|yes|second|sharp|idk|dunno|hmm|eh|meh|prob|mm|fine thx|ok|nm|same old|hey|hi|tea time|day|days|luck|all set|deal|way|k|deceased|edible|honest|trick|quick|quick call|idea|bit|matter|side|spot|mine|yours|arm|town|place|moment|minute|minutes)$/i;

const usable = (one: Salient): boolean =>
  !NO_SUBJECT.test(one.bare) &&
  one.bare.length >= 3 &&
  one.bare.length <= 34 &&
  !/\b(?:bc|theres|its|ill|ive|whats|cant|dont|im|youre|u|ur|pls|rn|idk|cannot|can't|won't|could|would|should|thing about)\b|[()[\]"]|\d{3,}/i.test(
    one.bare,
  );

/** `my late husband's orchids` are nothing to be light about. */
const OF_THE_DEAD =
  /\blate (?:husband|wife|partner|mother|mom|mum|father|dad|gran\w*|brother|sister|ouma|oupa|gogo|son|daughter|aunt|uncle|friend)/i;

const collect = once((reading: Reading): { theirs: Subject[]; mine: Subject[] } => {
  const plain = unbracketed(reading.plain);
  const theirs = readSalient(plain, reading.phrases, [], false)
    .filter(usable)
    .map(({ words, bare, plural, start, end, kind }) => ({ words, bare, plural, start, end, kind }));
  const mine = ownTurn(reading.mine);
  return { theirs, mine };
});

/** The reader says `my bowl` again as `my bowl`, and `your new flat` as `your new flat`. */
function ownTurn(turn: string): Subject[] {
  const plain = unbracketed(normalise(turn).plain);
  if (!plain.trim()) return [];
  return readSalient(plain, readPhrases(plain), [], false)
    .filter(
      (one) =>
        usable(one) &&
        !/^ (?:you|me|us)\b/i.test(plain.slice(one.end)) &&
        !OF_THE_DEAD.test(plain.slice(Math.max(0, one.start - 12), one.end)),
    )
    .map(({ bare, plural, start, end, kind, words }) => {
      const lead = /^(?:my|our|your|ur)\b/i.exec(plain.slice(start, end))?.[0].toLowerCase();
      const number = /\b\d{3,} (?=\p{L})/u.exec(plain.slice(start, end).slice(0, -bare.length))?.[0] ?? '';
      const named =
        latin(/\b(?:the|that|this|a|an) (?:[\p{L}-]+ )?$/iu).test(plain.slice(0, start)) ||
        /^(?:the|that|this|a|an) /i.test(plain.slice(start, end));
      const said = number
        ? `the ${number}${bare}`
        : lead === 'my' || lead === 'our'
          ? `${lead} ${bare}`
          : lead
            ? `your ${bare}`
            : named && !/^the /i.test(words) && !/^\p{Lu}/u.test(words)
              ? `the ${bare}`
              : words.replace(/^(?:my|your)\b/i, 'the');
      return { words: said, bare, plural, start, end, kind };
    });
}

/** Things in their message, the most telling first. */
export const subjectsOf = (reading: Reading): Subject[] => collect(reading).theirs;

/** What the reader's last turn was about, the most telling first. */
export const mineSubjects = (reading: Reading): Subject[] => collect(reading).mine;

const PEOPLE_KINDS = /^(?:child|elder|sibling|friend|figure|ex)$/;
/** One goes to them as one goes to a place: `how was the dentist?` */
const VISITED =
  /\b(?:dentist|doctor|vet|optician|hairdresser|barber|therapist|physio|plumber|gynae|dermatologist)$/i;
const isPerson = (one: Subject): boolean =>
  !VISITED.test(one.bare) &&
  (PEOPLE_KINDS.test(one.kind ?? '') || PEOPLE.has(one.bare.split(' ').at(-1)?.toLowerCase() ?? ''));

/** `how was the comedy night`, `I booked the late one`: an event that no list of nouns holds. */
const EVENT = latin(
  /\b(?:how(?:'s| was| is| are| were| did| went)?|after|about|for|ended up going to|watched|finished|at)(?: it go with| the| your| my| that| our)* ((?:[\p{L}'-]+ ){0,2}(?:night|evening|weekend|morning|week|day|shift|party|meeting|interview|flight|trip|stocktake|talk|call|class|lesson|match|visit|move|appointment|exam|test|results?|game|show|finale|sign|job|time|work|school|church|training|gym|therapy))\b/iu,
);
const NOT_EVENT =
  /^(?:your|my|the|this|that|last|it|you|going|doing|been|good|nice|really|had|all|one|some|any|first|a|an|is|was)\b ?/i;

/** What the reader wrote about last, for `Glad you liked {m}`: a thing or an event before a person. */
export const mineTopic = once((reading: Reading): Subject | undefined => {
  const things = mineSubjects(reading).filter(
    (one) => !isPerson(one) && !BODY.has(one.bare) && !/^(?:my |your )?(?:breath|news|way)$/.test(one.bare),
  );
  const known = things.find(({ kind }) => kind !== undefined) ?? things[0];
  if (known) return known;
  const plain = unbracketed(normalise(reading.mine).plain);
  const event = EVENT.exec(plain)?.[1]?.replace(NOT_EVENT, '').replace(NOT_EVENT, '').toLowerCase();
  if (event && !/^(?:day|week|time|night|evening|morning|weekend)?$/.test(event))
    return {
      words: /^(?:work|school|church|training|therapy)$/.test(event) ? event : `the ${event}`,
      bare: event,
      plural: /[^s]s$/.test(event),
      start: 0,
      end: 0,
      kind: undefined,
    };
  const span = /\b(?:last night|the weekend|weekend|(?:your|the|this) (?:day|week|evening|morning))\b/i
    .exec(plain)?.[0]
    .toLowerCase();
  if (span) {
    const said =
      span === 'weekend' ? 'the weekend' : span.replace(/^the (?=day|week$|evening|morning)/, 'your ');
    return { words: said, bare: said, plural: false, start: 0, end: 0, kind: undefined };
  }
  const deed =
    /\bdo you (?:ever |still |like to |often )?(dance|cook|sing|hike|swim|run|bake|garden|paint|read|travel|camp|surf|climb|cycle|knit|draw|fish|ski|skate|game|write|smoke|drive|drink|sew)\b(?! (?:a|the|any|much|about|for)\b)/i
      .exec(plain)?.[1]
      ?.toLowerCase();
  if (deed)
    return { words: gerundOf(deed), bare: gerundOf(deed), plural: false, start: 0, end: 0, kind: undefined };
  const loose = reading.minePhrases.find(
    (phrase) =>
      phrase.weight > 1.2 &&
      phrase.bare.length >= 4 &&
      !NO_SUBJECT.test(phrase.bare) &&
      !PEOPLE.has(phrase.head) &&
      /^[\p{L} '-]+$/u.test(phrase.bare) &&
      phrase.bare.includes(' '),
  );
  if (loose)
    return {
      words: /^(?:your|my|the|our)\b/i.test(loose.text) ? loose.text : loose.bare,
      bare: loose.bare,
      plural: loose.plural,
      start: 0,
      end: 0,
      kind: undefined,
    };
  // `what did you do to deserve that?` is about what they had told before.
  const before = reading.conversation.filter(({ from }) => from === 'them').at(-1)?.text;
  if (!reading.mine.trim() || !before) return undefined;
  const told = unbracketed(normalise(before).plain);
  return readSalient(told, readPhrases(told), [], false)
    .filter(usable)
    .map(({ words, bare, plural, start, end, kind }) => ({ words, bare, plural, start, end, kind }))
    .find((one) => !isPerson(one));
});

/** Somebody in the reader's last turn: `your sister`, `the landlord`. */
export const minePerson = (reading: Reading): Subject | undefined => mineSubjects(reading).find(isPerson);

/** Somebody in their message. */
export const personIn = (reading: Reading): Subject | undefined => subjectsOf(reading).find(isPerson);

/** Things in their message that are nobody. */
export const thingsIn = (reading: Reading): Subject[] => subjectsOf(reading).filter((one) => !isPerson(one));

/** Picks a fixed but message-dependent order, so that the same bank opens differently for other messages. */
export function rotated<T>(bank: readonly T[], seed: number): T[] {
  if (bank.length === 0) return [];
  const from = Math.floor(seed * bank.length) % bank.length;
  return [...bank.slice(from), ...bank.slice(0, from)];
}
