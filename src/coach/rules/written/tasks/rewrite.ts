/** Rewrites of a draft by a model: they keep what it means and add no fact. The score stays the local coach's. */
import { z } from 'zod';
import type { Rewrite, RewriteRequest } from '../../contract.ts';
import type { Models } from '../../models.ts';
import { read } from '../../read.ts';
import { readLanguage } from '../../reading/language.ts';
import { readQuestions } from '../../reading/questions.ts';
import { contentWordsOf, normalise, wordsOf } from '../../reading/text.ts';
import { mayBecome } from '../../rewriting/changing/changed.ts';
import { VISIBLY_SHORTER } from '../../rewriting/changing/shorter.ts';
import { unsafeDraft } from '../../rewriting/unsafe.ts';
import { similarity } from '../../words/filters.ts';
import { createCheck } from '../check.ts';
import { writingFor } from '../may-write.ts';
import { akin } from '../own-facts.ts';
import type { Prompt } from '../prompt.ts';
import { hiddenFrom, isQuoted, itemOf, promptOf, TEXT } from './material.ts';

const MOST = 3;
const ALIKE = 0.85;
/** So many of a draft's content words come back, as they are or akin. */
const KEPT = 0.4;

const SYSTEM = `You rewrite a message that the reader has drafted in a dating conversation ("draft"); "message" is what it answers, where there is one.
- Keep what it means: every fact, name, time, offer, question, yes and no. Add none: no new fact, plan, feeling or question.
- Give four rewrites that differ, in the tone of "tone" and in the language of the draft: natural, as a person types, no longer than the draft needs. No dashes, no lists.
- "keeps": the exact words of the draft that carry its meaning. "changes": one to three English phrases of at most eight words that say what you changed.
{"rewrites":[{"text":"…","changes":["…"],"keeps":["exact words of the draft"]}]}`;

const CHANGED = `You change one message that the reader is about to send in a dating conversation ("draft") in one way alone; "message" is what it answers, where there is one.
- "change": "warmer" is kinder and more open; "funnier" has a light turn of phrase, never at their cost; "shorter" is clearly fewer words; "bolder" says what it wants and may flirt openly, and never presses.
- It stays this message, in its language and manner: every fact, name, time, offer, question, yes and no of it stays, and words in [brackets] stay as they are. Add none: no new fact, plan, feeling or question.
- Give three versions that differ, the nearest to the draft first. No dashes, no lists.
- "keeps": the exact words of the draft that carry its meaning. "changes": one English phrase of at most eight words that says what you changed.
{"rewrites":[{"text":"…","changes":["…"],"keeps":["exact words of the draft"]}]}`;

/** A draft that answers nothing is read beside a plain greeting. */
const messageOf = ({ message = '' }: RewriteRequest) => (message.trim() === '' ? 'hello' : message);
const adviceOf = (request: RewriteRequest) => ({
  message: messageOf(request),
  conversation: [{ from: 'me' as const, text: request.draft }],
  tone: request.tone,
});

export function rewritePrompt(
  request: RewriteRequest,
  local: readonly Rewrite[],
  models: Models,
): Prompt | null {
  const { draft, message = '', tone, change } = request;
  if ((local.length === 0 && !change) || contentWordsOf(draft).length < 2) return null;
  if (change && !mayBecome(change, request)) return null;
  if (unsafeDraft(draft, message)) return null;
  if (message.trim() !== '' && writingFor(read(adviceOf(request), models)) !== 'reply') return null;
  const { hide } = hiddenFrom([draft, message]);
  const user = {
    draft: hide(draft),
    ...(message.trim() === '' ? {} : { message: hide(message) }),
    ...(change ? { change } : { tone }),
  };
  const list = { type: 'array', items: TEXT };
  return promptOf(
    'rewrites',
    change ? CHANGED : SYSTEM,
    user,
    itemOf({ text: TEXT, changes: list, keeps: list }),
  );
}

const itemSchema = z.object({
  text: z.string(),
  changes: z.unknown().optional(),
  keeps: z.unknown().optional(),
});

export function rewritesFrom(request: RewriteRequest, items: readonly unknown[], models: Models): Rewrite[] {
  const { draft, message = '', tone, change } = request;
  const { redactor } = hiddenFrom([draft, message]);
  const advice = adviceOf(request);
  const check = createCheck(advice, read(advice, models), redactor);
  const found: Rewrite[] = [];
  for (const item of items) {
    if (found.length >= MOST) break;
    const { success, data } = itemSchema.safeParse(item);
    if (!success) continue;
    const keeps = Array.isArray(data.keeps) ? data.keeps : [];
    // Words that it calls the draft's and that are not show that it was not read.
    if (keeps.some((quote) => !isQuoted(quote, [draft], redactor))) continue;
    const checked = check({ text: data.text, tone });
    if (!checked.ok || checked.doubt === 'perhaps made up') continue;
    const { text, needs = [] } = checked.reply;
    if (needs.some((gap) => !change || !draft.includes(`[${gap}]`))) continue;
    if (change === 'shorter' && text.length > draft.length * VISIBLY_SHORTER) continue;
    if (!keepsMeaning(text, draft, message)) continue;
    // One that is changed in one way alone stays near.
    const others = [...(change ? [] : [draft]), ...found.map((one) => one.text)];
    if (text === draft || others.some((other) => similarity(other, text) > ALIKE)) continue;
    found.push({ text, tone, changes: changesIn(data.changes) });
  }
  return found;
}

const NEGATION =
  /\b(?:not|no|never|none|nothing|nobody|cannot|without)\b|n't\b|\b(?:ca|do|wo|is|did|does|could|would|should|have|are|was)nt\b|(?<!\p{L})(?:nie|nooit|geen|angi\p{L}+|andi\p{L}+)(?!\p{L})/iu;
/** What is a fact by its form: numbers, days, times, names. */
const FACTS =
  /\d+|\b(?:mon|tues?|wednes|thurs?|fri|satur|sun)day\b|\b(?:today|tonight|tomorrow|yesterday|morning|afternoon|evening|weekend|noon|midnight)\b/giu;
const NAME = /(?<=[\p{L},;] )\p{Lu}\p{Ll}{2,}/gu;

const asks = (text: string): boolean =>
  text.includes('?') || readQuestions(text, readLanguage(text).base).length > 0;

/** @returns whether it says what the draft says, and no fact beside it */
function keepsMeaning(text: string, draft: string, message: string): boolean {
  const plain = (given: string) => normalise(given).plain.toLowerCase();
  const [mine, new_, theirs] = [plain(draft), plain(text), plain(message)];
  const factsIn = (given: string) => given.match(FACTS)?.map((fact) => fact.toLowerCase()) ?? [];
  if (factsIn(new_).some((fact) => !mine.includes(fact))) return false;
  if (factsIn(mine).some((fact) => !new_.includes(fact))) return false;
  if ((text.match(NAME) ?? []).some((name) => !`${mine} ${theirs}`.includes(name.toLowerCase())))
    return false;
  if (NEGATION.test(mine) !== NEGATION.test(new_)) return false;
  if (asks(mine) !== asks(new_)) return false;
  const words = contentWordsOf(draft);
  const kept = words.filter((word) => contentWordsOf(text).some((other) => akin(word, other)));
  return kept.length >= words.length * KEPT && wordsOf(text).length <= wordsOf(draft).length * 1.6 + 8;
}

function changesIn(given: unknown): string[] {
  const plain = (Array.isArray(given) ? given : [])
    .filter((one): one is string => typeof one === 'string')
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '' && one.length <= 90 && !/<\w+_\d+>|https?:|\d{4,}/.test(one));
  return plain.length > 0 ? plain.slice(0, MOST) : ['says the same in other words'];
}
