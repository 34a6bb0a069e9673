/**
 * How a model's replies come to be shown: checked as they come, the first sound one at once, the others when there is something to choose
 * from, and a second question where a check is unsure. Never throws, ends within the time that there is.
 */
import type { AdviceRequest, Analysis, Reply } from '#coach';
import type { LlmOutcome, ObserveLlm } from '../choose-engine.ts';
import type { Asking, Draft, Passed, Prepared, Prompt, RunWork } from '../work/types.ts';
import { failureOf } from './failures.ts';
import type { Guarded } from './guard.ts';
import { questionAbout, refusedIn, repairOf } from './second-question.ts';

/** The fault of a text that talks of the task, as a refusal does. */
const TASK_TALK = 'task talk';

/** Never, where a check is unsure, or of every answer. */
export const VERIFY = ['off', 'doubtful', 'always'] as const;
export type Verify = (typeof VERIFY)[number];

export type Way = {
  readonly model: Guarded;
  readonly run: RunWork;
  readonly observe: ObserveLlm;
  readonly verify: Verify;
  /** The longest that a customer waits for the model, repeats and second questions included. */
  readonly timeoutMs: number;
  /** Aborted when the engine is closed. */
  readonly closing: AbortSignal;
};

/** What is known of an answer under way. `fill` are the local replies that complete it as far as it has come. */
export type UnderWay = {
  readonly request: AdviceRequest;
  readonly prepared: Prepared;
  readonly count: number;
  fill: readonly Reply[];
  analysis: Analysis;
};
export type Written = { readonly reply: Reply } | { readonly analysis: Analysis };

/** When there are enough to show, so long is waited for better ones. */
const PATIENCE_MS = 1_500;
/** Doubts that do no harm where they are right. */
const LIGHT_DOUBTS: ReadonlySet<string> = new Set(['about nothing they said', 'careful words']);
/** Who writes so slowly that nothing new comes for so long is not waited for: the best there is is shown. */
const STALL_MS = 1_200;
/** A further question is put only where so much of the time is left. */
const LEFT_SHARE = 0.25;

export async function* written(
  way: Way,
  underWay: UnderWay,
  prompt: Prompt,
  { signal, stream }: Asking & { readonly stream: boolean },
): AsyncGenerator<Written> {
  const { model, run, observe, verify, timeoutMs, closing } = way;
  const { request, prepared, count } = underWay;
  const startMs = performance.now();
  const done = new AbortController();
  const ends = AbortSignal.any([signal, closing, done.signal, AbortSignal.timeout(timeoutMs)]);
  const leftMs = () => timeoutMs - (performance.now() - startMs);
  const hasTime = () => !ends.aborted && leftMs() > timeoutMs * LEFT_SHARE;
  const ahead = { signal: ends, ahead: true };

  const passed: Passed[] = [];
  const refused: Array<{ draft: Draft; fault: string }> = [];
  const shown: Reply[] = [];
  const cleared = new Set<Passed>();
  let danger = false;
  let judged = !prepared.unjudged;
  let outcome: LlmOutcome = 'left';

  /** Without a verdict of the model, what a check is sure of. */
  const isSure = (one: Passed): boolean =>
    cleared.has(one) || (verify !== 'always' && (verify === 'off' || one.doubt === undefined));
  const isFlirty = ({ reply, draft }: Passed): boolean => reply.tone === 'flirty' || draft.tone === 'flirty';
  const mayShow = (one: Passed): boolean => isSure(one) && (judged || cleared.has(one) || !isFlirty(one));

  async function take(drafts: readonly Draft[]): Promise<void> {
    const known = new Set([
      ...passed.map(({ draft }) => draft.text),
      ...refused.map(({ draft }) => draft.text),
    ]);
    const fresh = drafts.filter(({ text }) => !known.has(text));
    if (fresh.length === 0) return;
    const checked = await run('check', { request, drafts: fresh, danger }, ahead);
    passed.push(...checked.passed);
    refused.push(...checked.refused);
  }

  async function join(reading: unknown): Promise<boolean> {
    const joined = await run('join', { request, reading }, ahead);
    judged = joined.judged || judged;
    underWay.analysis = joined.analysis;
    if (!joined.danger || danger) return true;
    danger = true;
    const drafts = passed.splice(0).map(({ draft }) => draft);
    if (drafts.length > 0) {
      const checked = await run('check', { request, drafts, danger }, ahead);
      passed.push(...checked.passed);
      refused.push(...checked.refused);
    }
    return true;
  }

  /** Puts the second question about those that it has to be put about. Whatever goes wrong leaves them in doubt. */
  async function verifyDoubts(): Promise<void> {
    const open = passed.filter((one) => !cleared.has(one));
    const about =
      verify === 'always' || danger || !judged ? open : open.filter(({ doubt }) => doubt !== undefined);
    if (about.length === 0 || !hasTime()) return;
    const answer = await model
      .ask(
        questionAbout(
          prompt,
          about.map(({ draft }) => draft),
        ),
        { signal: ends, timeoutMs: leftMs() },
      )
      .catch(() => undefined);
    const verdict = refusedIn(answer);
    if (!verdict) {
      // Nobody answered: what may only be off the point is better than nothing of the model's.
      if (verify === 'doubtful' && judged && !danger)
        for (const one of about) if (one.doubt !== undefined && LIGHT_DOUBTS.has(one.doubt)) cleared.add(one);
      return;
    }
    for (const [place, one] of about.entries()) {
      const fault = verdict.get(place);
      if (fault === undefined) {
        cleared.add(one);
        continue;
      }
      passed.splice(passed.indexOf(one), 1);
      refused.push({ draft: one.draft, fault });
    }
  }
  const needsVerdict = () =>
    verify === 'always' ||
    (verify === 'doubtful' && (danger || !judged || passed.filter(mayShow).length < count));

  async function listen(asked: Prompt): Promise<void> {
    const drafts: Draft[] = [];
    for await (const part of model.answers(asked, { signal: ends, stream: false, timeoutMs: leftMs() }))
      if ('draft' in part) drafts.push(part.draft);
    await take(drafts);
  }

  try {
    const all: Draft[] = [];
    const patience = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const until = AbortSignal.any([ends, patience.signal]);
    const atOnce = () => stream && judged && !danger && verify !== 'always' && shown.length < count;
    try {
      for await (const part of withStalls(model.answers(prompt, { signal: until, stream, timeoutMs }))) {
        if (part === STALLED) {
          if (shown.length > 0 && atOnce()) yield* oneMore();
          continue;
        }
        if ('reading' in part) await join(part.reading);
        else if (stream) await take([part.draft]);
        else all.push(part.draft);
        const first = passed.find(mayShow);
        if (shown.length === 0 && first && atOnce()) {
          shown.push(first.reply);
          yield { reply: first.reply };
        }
        if (stream && timer === undefined && passed.filter(mayShow).length >= count)
          timer = setTimeout(() => patience.abort(), Math.min(PATIENCE_MS, leftMs()));
      }
      await take(all);
    } catch (cause) {
      // Whoever was patient long enough has what they need; and what came before a failure may still be shown.
      if (ends.aborted || (!patience.signal.aborted && passed.length === 0)) throw cause;
    } finally {
      clearTimeout(timer);
    }
    if (needsVerdict()) await verifyDoubts();
    // Who will not write at all is not asked again: the local coach answers at once.
    const isRefusal = passed.length === 0 && refused.every(({ fault }) => fault === TASK_TALK);
    if (passed.filter(mayShow).length < count && refused.length > 0 && !isRefusal && hasTime() && !danger) {
      const kept = passed.filter(mayShow).map(({ draft }) => draft);
      // The repair is a second try: where it fails, what there is has to do.
      await listen(repairOf(prompt, refused, kept)).catch(() => undefined);
      if (needsVerdict()) await verifyDoubts();
    }
    outcome = 'written';
  } catch (cause) {
    outcome = failureOf(ends.aborted ? ends.reason : cause).outcome;
  } finally {
    // What it still writes is paid for and read by nobody.
    done.abort();
  }
  yield* shownAtLast();

  /** The best of those that wait. */
  async function* oneMore(): AsyncGenerator<Written> {
    const choice = {
      request,
      count: shown.length + 1,
      local: [],
      passed: passed.filter(mayShow),
      shown,
    };
    const [best] = (await run('choose', choice, ahead)).written;
    if (!best) return;
    shown.push(best);
    yield { reply: best };
  }

  async function* shownAtLast(): AsyncGenerator<Written> {
    try {
      if (signal.aborted) return;
      const choice = {
        request,
        count,
        local: prepared.replies,
        passed: passed.filter(mayShow),
        shown,
        danger,
      };
      const chosen = await run('choose', choice, { signal, ahead: true });
      underWay.fill = chosen.fill;
      if (underWay.analysis !== prepared.analysis) yield { analysis: underWay.analysis };
      shown.push(...chosen.written);
      for (const reply of chosen.written) yield { reply };
    } catch {
      // No room to choose: what is shown already stands, and the local ones beside it.
      underWay.fill = prepared.fill.slice(shown.length);
      if (outcome === 'written') outcome = 'unchecked';
    } finally {
      if (outcome === 'written' && shown.length < count) outcome = shown.length > 0 ? 'filled-up' : 'refused';
      // Half an answer is one with a gap to fill; how it broke off is told by the figures of those that brought nothing.
      else if (shown.length > 0 && outcome !== 'written' && outcome !== 'left')
        outcome = shown.length >= count ? 'written' : 'filled-up';
      observe(outcome, (performance.now() - startMs) / 1_000);
    }
  }
}

const STALLED = Symbol('stalled');

/** The parts as they come, and a sign wherever none has come for a while. */
async function* withStalls<T>(parts: AsyncGenerator<T>): AsyncGenerator<T | typeof STALLED> {
  let next = parts.next();
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const stalled = new Promise<typeof STALLED>((resolve) => {
        timer = setTimeout(() => resolve(STALLED), STALL_MS);
      });
      const came = await Promise.race([next, stalled]).finally(() => clearTimeout(timer));
      if (came === STALLED) yield STALLED;
      else if (came.done) return;
      else {
        yield came.value;
        next = parts.next();
      }
    }
  } finally {
    // Nobody waits for it any more: how it ends is told by the signal.
    next.catch(() => {});
  }
}
