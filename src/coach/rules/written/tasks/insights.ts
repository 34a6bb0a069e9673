/** What a model sees in a conversation: each with exact words of it. Dangers and limits stay the local coach's. */
import { z } from 'zod';
import { INSIGHT_KINDS, type Insight, type InsightsRequest } from '../../contract.ts';
import { findGiveaways } from '../../redaction/finds.ts';
import type { Prompt } from '../prompt.ts';
import { demeans } from '../unkind.ts';
import { hiddenFrom, holdsOrders, isQuoted, itemOf, promptOf, TEXT } from './material.ts';

const TURNS = 50;
const MOST_BY_MODEL = 6;
const TITLE_CHARACTERS = 70;
const DETAIL_CHARACTERS = 320;
const CONFIDENCES = ['low', 'medium', 'high'] as const;

const SYSTEM = `You tell the reader ("me") what a dating conversation shows so far, from "turns" and "notes".
- Up to six things that help with the next message: what was left open, what they like, who asks, how long each writes, how it goes on, the reader's own manner.
- Each stands on exact words of one turn or note: give them in "evidence". Nothing without them.
- "title": at most six words. "detail": one or two plain English sentences to the reader: what it shows, and what to do with it. Say "may" where it may be otherwise.
- Never a diagnosis, a type of person, a percentage, a motive that nobody told, advice to press, or a way around a no.
{"insights":[{"kind":"questions|balance|pace|interest|manner","title":"…","detail":"…","evidence":"exact words","confidence":"low|medium|high"}]}`;

/** Names for people that no conversation shows. */
const DIAGNOSIS =
  /\b(?:narciss\w*|bipolar|autis\w*|adhd|borderline|psychopath\w*|sociopath\w*|depress(?:ed|ion|ive)|neurotic|gasligh\w*|attachment (?:style|type)|avoidant|anxious(?:ly)? attached|trauma\w*|toxic|red flag|love language)\b|\d+ ?(?:%|per ?cent)/i;
const PRESSES =
  /\b(?:keep (?:asking|pushing|trying)|insist|don't take no|wear (?:her|him|them) down|play hard to get|make (?:her|him|them) jealous)\b/i;

const sourcesOf = ({ conversation = [], about }: InsightsRequest): string[] => [
  ...conversation.slice(-TURNS).map(({ text }) => text),
  about?.me ?? '',
  about?.them ?? '',
];

/** @param local what the local coach saw: where that is a danger or a limit, it stands alone */
export function insightsPrompt(request: InsightsRequest, local: readonly Insight[]): Prompt | null {
  const { conversation = [], about } = request;
  if (sourcesOf(request).every((text) => text.trim() === '')) return null;
  if (local.some(({ kind }) => kind === 'care')) return null;
  const { hide } = hiddenFrom(sourcesOf(request));
  const user = {
    turns: conversation.slice(-TURNS).map(({ from, text }) => ({ from, text: hide(text) })),
    notes: {
      ...(about?.me ? { me: hide(about.me) } : {}),
      ...(about?.them ? { them: hide(about.them) } : {}),
    },
  };
  const kinds = INSIGHT_KINDS.filter((kind) => kind !== 'care');
  const item = itemOf({
    kind: { type: 'string', enum: kinds },
    title: TEXT,
    detail: TEXT,
    evidence: TEXT,
    confidence: { type: 'string', enum: [...CONFIDENCES] },
  });
  return promptOf('insights', SYSTEM, user, item);
}

const itemSchema = z.object({
  kind: z.enum(INSIGHT_KINDS).optional().catch(undefined),
  title: z.string(),
  detail: z.string(),
  evidence: z.string(),
  confidence: z.enum(CONFIDENCES).catch('medium'),
});

export function insightsFrom(request: InsightsRequest, items: readonly unknown[]): Insight[] {
  const sources = sourcesOf(request);
  const { redactor } = hiddenFrom(sources);
  const found: Insight[] = [];
  for (const item of items) {
    if (found.length >= MOST_BY_MODEL) break;
    const { success, data } = itemSchema.safeParse(item);
    if (!success || !isQuoted(data.evidence, sources, redactor)) continue;
    const { kind, confidence } = data;
    const words = [data.title, data.detail].map((text) => redactor.restore(text.replace(/\s+/g, ' ').trim()));
    const [title = '', detail = ''] = words.map(({ text }) => text);
    const said = `${title}. ${detail}`;
    if (words.some(({ lost, kinds }) => lost || [...kinds].some((one) => one !== 'name' && one !== 'place')))
      continue;
    if (title === '' || detail === '' || title.length > TITLE_CHARACTERS || detail.length > DETAIL_CHARACTERS)
      continue;
    if (DIAGNOSIS.test(said) || PRESSES.test(said) || demeans(said) || holdsOrders([said])) continue;
    // Contact data that the words hold as they came, not as a name put back.
    if (findGiveaways(`${data.title}. ${data.detail}`).some((one) => one.kind !== 'mark')) continue;
    const evidence = redactor.restore(data.evidence).text.trim();
    if (found.some((one) => one.evidence === evidence || one.title === title)) continue;
    found.push({ ...(kind && kind !== 'care' ? { kind } : {}), title, detail, evidence, confidence });
  }
  return found;
}
