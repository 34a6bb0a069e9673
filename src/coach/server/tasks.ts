/** The assistant's tasks as the terminal runs them: a request of unknown shape in, an answer or a fault out. */

import type { z } from 'zod';
import {
  adviceRequestSchema,
  emotionsRequestSchema,
  insightsRequestSchema,
  MESSAGE_MAX_CHARACTERS,
  rewriteRequestSchema,
  startersRequestSchema,
} from '#coach';
import { emotions, insights, rewrite, starters } from '#coach/engine';
import type { CoachEngine } from './engine.ts';
import { localAdvice } from './local-engine.ts';
import { models } from './models.ts';
import { adviceText, emotionsText, insightsText, type Paper, rewriteText, startersText } from './readable.ts';
import type { TaskName } from './task-names.ts';

export type TaskFault = { readonly code: string; readonly message: string };
export type TaskResult =
  | { readonly ok: true; readonly value: object; readable(paper: Paper): string }
  | { readonly ok: false; readonly fault: TaskFault };

type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: TaskFault };

/** A request by its schema, or what is wrong with it. */
export function parsed<T>(schema: z.ZodType<T>, request: unknown): Checked<T> {
  const parsed = schema.safeParse(request);
  if (parsed.success) return { ok: true, value: parsed.data };
  const issue = parsed.error.issues[0];
  const path = issue?.path.join('.') ?? '';
  const tooLong =
    issue?.message.includes(`at most ${MESSAGE_MAX_CHARACTERS}`) && /^(?:message|draft|text)$/.test(path);
  return {
    ok: false,
    fault: {
      code: tooLong ? 'message-too-long' : 'invalid-request',
      message: `${path ? `${path}: ` : ''}${issue?.message ?? 'the request does not fit'}`,
    },
  };
}

function checked<T, A extends object>(
  schema: z.ZodType<T>,
  request: unknown,
  run: (request: T) => A,
  text: (answer: A, paper: Paper) => string,
): TaskResult {
  const given = parsed(schema, request);
  if (!given.ok) return given;
  const value = run(given.value);
  return { ok: true, value, readable: (paper) => text(value, paper) };
}

async function asked<T, A extends object>(
  schema: z.ZodType<T>,
  request: unknown,
  run: (request: T, asking: { signal: AbortSignal }) => Promise<A>,
  text: (answer: A, paper: Paper) => string,
): Promise<TaskResult> {
  const given = parsed(schema, request);
  if (!given.ok) return given;
  const value = await run(given.value, { signal: NEVER });
  return { ok: true, value, readable: (paper) => text(value, paper) };
}

/** A task by the engine of the settings, which may have to wait for somebody. */
export async function runByEngine(
  task: Exclude<TaskName, 'emotions'>,
  request: unknown,
  engine: CoachEngine,
): Promise<TaskResult> {
  switch (task) {
    case 'advice':
      return asked(adviceRequestSchema, request, engine.whole, adviceText);
    case 'starters':
      return asked(startersRequestSchema, request, engine.starters, startersText);
    case 'rewrite':
      return asked(rewriteRequestSchema, request, engine.rewrite, rewriteText);
    case 'insights':
      return asked(insightsRequestSchema, request, engine.insights, insightsText);
  }
}
/** Whoever ends the terminal ends the call with it. */
const NEVER = new AbortController().signal;

/** Any task by the local coach. */
export function runTask(task: TaskName, request: unknown, clock: () => number): TaskResult {
  switch (task) {
    case 'advice':
      return checked(adviceRequestSchema, request, (value) => localAdvice(value, clock), adviceText);
    case 'emotions':
      return checked(emotionsRequestSchema, request, (value) => emotions(value, models()), emotionsText);
    case 'starters':
      return checked(startersRequestSchema, request, starters, startersText);
    case 'rewrite':
      return checked(rewriteRequestSchema, request, rewrite, rewriteText);
    case 'insights':
      return checked(insightsRequestSchema, request, insights, insightsText);
  }
}

/** What a bare text on the command line means for each task. */
export function requestFrom(
  task: TaskName,
  text: string,
  options: { tone?: string; message?: string },
): object {
  const tone = options.tone ? { tone: options.tone } : {};
  switch (task) {
    case 'advice':
      return { message: transcriptOf(text), ...tone };
    case 'emotions':
      return { text };
    case 'starters':
      return { about: { them: text }, ...tone };
    case 'rewrite':
      return {
        draft: text,
        tone: options.tone ?? 'warm',
        ...(options.message === undefined ? {} : { message: options.message }),
      };
    case 'insights':
      return { conversation: turnsOf(text) };
  }
}

/** A conversation on one line (`me: … / them: …`) with a turn a line, as the coach takes pasted chats apart; other text as it is. */
const transcriptOf = (text: string): string =>
  /^(?:me|them)\s*:/i.test(text) ? text.replace(/\s\/\s(?=(?:me|them)\s*:)/gi, '\n') : text;

/** `them: … / me: …`, or a turn a line; a turn without a name is theirs. */
function turnsOf(text: string): Array<{ from: 'them' | 'me'; text: string }> {
  return text
    .split(/\n|\s\/\s/)
    .map((turn) => turn.trim())
    .filter(Boolean)
    .map((turn) => {
      const named = /^(me|them)\s*:\s*(.+)$/is.exec(turn);
      return named
        ? { from: named[1]?.toLowerCase() === 'me' ? 'me' : 'them', text: named[2] ?? '' }
        : { from: 'them', text: turn };
    });
}
