/** What a model wrote is held to the rules that the local replies obey, and to a few that only a model breaks. */
import { type AdviceRequest, REPLIES_DEFAULT_COUNT, type Reply, TONES, type Tone } from '../contract.ts';
import { withinBudget } from '../reading/budget.ts';
import { readLanguage } from '../reading/language.ts';
import type { Reading } from '../reading/read.ts';
import { contentWordsOf, EMOJI, normalise, wordsOf } from '../reading/text.ts';
import { findGiveaways, type HiddenKind } from '../redaction/finds.ts';
import type { Redactor } from '../redaction/redactor.ts';
import { unsafeDraft } from '../rewriting/unsafe.ts';
import { findFlags } from '../safety/find.ts';
import { partOrders } from '../safety/orders.ts';
import { objection, similarity, slotsOf } from '../words/filters.ts';
import { isGrave } from './may-write.ts';
import { inventedIn } from './own-facts.ts';
import { moveOf, whyOf } from './prompt.ts';

/** A reply as it came over the wire: nothing of it is trusted. */
export type Draft = { readonly text: string; readonly tone?: unknown; readonly strategy?: unknown };
export type Checked =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly fault: string };

/** Names and places of the message may come back; a number, an address of the net or a code never does. */
const MAY_RETURN: ReadonlySet<HiddenKind> = new Set(['name', 'place']);
/** Talk about the task and not to the person. */
const TASK_TALK =
  /\b(?:system prompt|placeholders?|json|as (?:requested|instructed)|already_shown|words_to_take_up|notes\.me|(?:here (?:is|are)|option \d|reply \d+:|draft \d|suggested repl)|i(?:'m| am) (?:sorry, but i )?(?:an? )?(?:assistant|chatbot|bot|unable to (?:help|assist)|cannot (?:help|assist))|i can(?:'t|not) (?:help|assist) with)\b/i;
/** From so many content words on a reply has to take one up. */
const ENOUGH_TO_TAKE_UP = 3;
/** Two replies with more words in common than this, or with one beginning, are one reply. */
const ALIKE = 0.5;
const STEM = 4;
/** Below this many words no language can be told. */
const WORDS_THAT_TELL = 6;

const firstSentence = (text: string): string => text.match(/^[^.!?]+/)?.[0].toLowerCase() ?? text;
const akin = (left: string, right: string): boolean =>
  left === right ||
  (Math.min(left.length, right.length) >= STEM && left.slice(0, STEM) === right.slice(0, STEM));

/** One checker for one request: it remembers what it let pass, so that no reply says the same twice and one in three at most has a gap. */
export function createCheck(
  asked: AdviceRequest,
  reading: Reading,
  redactor: Redactor,
): (draft: Draft) => Checked {
  const { request } = withinBudget(asked);
  const avoid = request.avoid ?? [];
  const slotsAllowed = Math.floor((request.count ?? REPLIES_DEFAULT_COUNT) / 3);
  const mine = (request.conversation ?? []).filter(({ from }) => from === 'me').map(({ text }) => text);
  const said = [...mine, request.about?.me ?? ''].join('\n');
  const theirs = contentWordsOf([reading.plain, reading.mine].join(' '));
  const shown: Reply[] = [];

  const grave = isGrave(reading);

  const faultOf = (text: string): string | undefined =>
    objection(text, reading, avoid) ??
    (TASK_TALK.test(text) && !TASK_TALK.test(reading.plain) ? 'task talk' : undefined) ??
    (partOrders(normalise(text)) ||
    findFlags(normalise(text), ALONE).some(({ severity }) => severity !== 'info')
      ? 'unsafe'
      : undefined) ??
    (unsafeDraft(text, request.message) ? 'unsafe' : undefined) ??
    (grave && LIGHT.test(text) ? 'too light' : undefined) ??
    (inOtherLanguage(text, reading) ? 'language' : undefined) ??
    (inventedIn(text, said, reading.plain) ? 'invented' : undefined) ??
    (isAbout(text, theirs) ? undefined : 'about nothing they said') ??
    (isRepeated(text, shown) ? 'repeated' : undefined) ??
    (slotsOf(text).length > 0 && shown.filter(({ needs }) => needs).length >= slotsAllowed
      ? 'too many gaps'
      : undefined);

  return (draft) => {
    const given = tidied(draft.text, reading);
    // Whatever it names itself was not in the message, or it would be a placeholder.
    if (findGiveaways(given).some(({ kind }) => kind !== 'mark')) return { ok: false, fault: 'contact data' };
    const { text, kinds, lost } = redactor.restore(given);
    if (lost) return { ok: false, fault: 'placeholder' };
    if ([...kinds].some((kind) => !MAY_RETURN.has(kind))) return { ok: false, fault: 'contact data' };
    const fault = faultOf(text);
    if (fault) return { ok: false, fault };
    const move = moveOf(draft.strategy, text);
    const needs = slotsOf(text);
    const reply: Reply = {
      text,
      tone: request.tone ?? toneOf(draft.tone),
      strategy: move,
      ...whyOf(move),
      ...(needs.length > 0 ? { needs } : {}),
    };
    shown.push(reply);
    return { ok: true, reply };
  };
}

/** None of it where somebody has a hard time. */
const LIGHT = /\b(?:a?ha(?:ha)+|hehe+|lol|lmf?ao)\b|😂|🤣|😅|😜|😏|😉/iu;

/** The habits by which such texts are known, where taking them out costs nothing: dashes, quotes around the whole, emoji that nobody used. */
function tidied(text: string, reading: Reading): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/\s*[—–]\s*|\s+-{1,2}\s+/g, ', ')
    .replace(/[’‘]/g, "'")
    .trim()
    .replace(/^["“](.*)["”]$/s, '$1');
  const theirs = reading.style.emoji;
  return plain
    .replace(EMOJI, (emoji) => (theirs.includes(emoji) ? emoji : ''))
    .replace(/\s+(?=[.,!?]|$)/g, '')
    .replace(/ {2,}/g, ' ');
}

const ALONE = { before: '', early: false, refused: false, invited: false };

const toneOf = (tone: unknown): Tone => TONES.find((each) => each === tone) ?? 'warm';

/** Either side may be too short to tell. */
function inOtherLanguage(text: string, reading: Reading): boolean {
  if (wordsOf(text).length < WORDS_THAT_TELL) return false;
  const { base, sure } = readLanguage(normalise(text).plain, reading.language.tag);
  return sure && base !== reading.language.base;
}

const isAbout = (text: string, theirs: readonly string[]): boolean =>
  new Set(theirs).size < ENOUGH_TO_TAKE_UP ||
  contentWordsOf(text).some((word) => theirs.some((one) => akin(word, one)));

export const isRepeated = (text: string, shown: ReadonlyArray<Pick<Reply, 'text'>>): boolean =>
  shown.some(
    (other) => similarity(other.text, text) > ALIKE || firstSentence(other.text) === firstSentence(text),
  );

/**
 * As many replies as were asked for: what passed, then local ones that say something else.
 * @param written what passed the check, in the order in which it came
 */
export function fillUp(written: readonly Reply[], local: readonly Reply[], count: number): Reply[] {
  const slotsAllowed = Math.floor(count / 3);
  const all = [...written];
  const gaps = () => all.filter(({ needs }) => needs).length;
  for (const strict of [true, false])
    for (const reply of local) {
      if (all.length >= count) return all;
      if (all.some(({ text }) => text === reply.text) || (reply.needs && gaps() >= slotsAllowed)) continue;
      if (!strict || !isRepeated(reply.text, all)) all.push(reply);
    }
  return all;
}
