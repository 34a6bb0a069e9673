/** First messages by a model: each about exact words of the notes, held to the rules of replies. */
import { z } from 'zod';
import { REPLIES_DEFAULT_COUNT, type Starter, type StartersRequest, TONES } from '../../contract.ts';
import type { Models } from '../../models.ts';
import { read } from '../../read.ts';
import { contentWordsOf } from '../../reading/text.ts';
import { similarity } from '../../words/filters.ts';
import { createCheck } from '../check.ts';
import { writingFor } from '../may-write.ts';
import { akin } from '../own-facts.ts';
import type { Prompt } from '../prompt.ts';
import { hiddenFrom, holdsOrders, isQuoted, itemOf, promptOf, TEXT } from './material.ts';

/** Some will not pass. */
const SPARE = 3;
const ALIKE = 0.5;

const SYSTEM = `You write first messages for a dating app: the reader writes to somebody whose profile or notes are in "notes.them".
- Each message takes up one detail of "notes.them", each another one, and is easy to answer. Give the exact words of that detail in "about".
- One or two short sentences, as a person types them, in the language of "notes.them". No bare greeting, no compliment on looks, no lists, no dashes.
- Of the reader say only what stands in "notes.me"; make nothing up about either of them.
- Nothing that presses, no number, address or link. None like those in "already_shown".
- "tone" is wanted in all of them where it is given. "why" says in at most twelve English words why this may be answered.
{"starters":[{"text":"…","tone":"warm","why":"…","about":"exact words of notes.them"}]}`;

const textsOf = ({ about, avoid = [] }: StartersRequest) => [about.them ?? '', about.me ?? '', ...avoid];
const readNotes = (request: StartersRequest, models: Models) =>
  read({ message: request.about.them ?? '', about: { me: request.about.me ?? '' } }, models);

/** @param local what the local coach wrote: nothing where nobody should be written to */
export function startersPrompt(
  request: StartersRequest,
  local: readonly Starter[],
  models: Models,
): Prompt | null {
  const theirs = request.about.them ?? '';
  if (local.length === 0 || theirs.trim() === '') return null;
  if (writingFor(readNotes(request, models)) !== 'reply') return null;
  const { hide } = hiddenFrom(textsOf(request));
  const user = {
    notes: { them: hide(theirs), ...(request.about.me ? { me: hide(request.about.me) } : {}) },
    wanted: {
      count: (request.count ?? REPLIES_DEFAULT_COUNT) + SPARE,
      tone: request.tone ?? 'as fits, and not all the same',
    },
    already_shown: (request.avoid ?? []).slice(-12).map(hide),
  };
  const item = itemOf({ text: TEXT, tone: { type: 'string', enum: [...TONES] }, why: TEXT, about: TEXT });
  return promptOf('starters', SYSTEM, user, item);
}

const itemSchema = z.object({
  text: z.string(),
  tone: z.unknown().optional(),
  why: z.unknown().optional(),
  about: z.unknown().optional(),
});

/** Those that may be shown, in the order in which they came. */
export function startersFrom(request: StartersRequest, items: readonly unknown[], models: Models): Starter[] {
  const { me, them = '' } = request.about;
  const { redactor } = hiddenFrom(textsOf(request));
  const reading = readNotes(request, models);
  const advice = { message: them, about: { me: me ?? '' }, ...(request.tone ? { tone: request.tone } : {}) };
  const check = createCheck({ ...advice, avoid: request.avoid ?? [] }, reading, redactor);
  const found: Starter[] = [];
  for (const item of items) {
    const { success, data } = itemSchema.safeParse(item);
    if (!success) continue;
    const checked = check({ text: data.text, tone: data.tone });
    if (!checked.ok || checked.doubt === 'perhaps made up' || checked.reply.needs) continue;
    const { text, tone } = checked.reply;
    // The detail is what the message stands on: named in exact words, or, where the model answers in the bare wire shape, taken up in it.
    if (data.about ? !isQuoted(data.about, [them], redactor) : !takesUp(text, them)) continue;
    if (found.some((one) => similarity(one.text, text) > ALIKE)) continue;
    found.push({ text, tone, why: whyOf(data.why, them) });
  }
  return found;
}

function takesUp(text: string, notes: string): boolean {
  const words = contentWordsOf(text);
  return contentWordsOf(notes).some((word) => words.some((other) => akin(word, other)));
}

/** The model's reason where it is a plain short one. */
function whyOf(given: unknown, notes: string): string {
  const plain = typeof given === 'string' ? given.replace(/\s+/g, ' ').trim() : '';
  return plain === '' || plain.length > 120 || /<\w+_\d+>|https?:|\d{4,}/.test(plain) || holdsOrders([plain])
    ? `takes up ${notes.trim() === '' ? 'what they wrote' : 'a detail of theirs'}`
    : plain;
}
