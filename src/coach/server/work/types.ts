/**
 * The coach's work as tasks: plain data in, plain data out, so that it can be handed to another thread. Types alone, because the serving
 * thread imports them.
 */
import type {
  AdviceRequest,
  Analysis,
  InsightsRequest,
  InsightsResponse,
  LearnedVoice,
  Reply,
  RewriteRequest,
  RewriteResponse,
  StartersRequest,
  StartersResponse,
} from '#coach';

export type Advice = { readonly analysis: Analysis; readonly replies: Reply[] };

/** What a language model is asked. */
export type Prompt = {
  readonly system: string;
  /** JSON. Names, numbers and addresses that could be told are placeholders. */
  readonly user: string;
  /** JSON Schema of the answer. */
  readonly schema: object;
};

/** A reply as it came from a model: nothing of it is trusted. */
export type Draft = { readonly text: string; readonly tone?: unknown; readonly strategy?: unknown };

/** The local advice, and what a model may be asked. */
export type Prepared = Advice & {
  /** `null` where the replies have to be the local ones. */
  readonly prompt: Prompt | null;
  /** The replies where the model brings none: as many as were asked for. */
  readonly fill: Reply[];
};

export type CheckInput = {
  readonly request: AdviceRequest;
  /** The local replies of `prepare`. */
  readonly local: readonly Reply[];
  /** The drafts that earlier checks of this request let pass, in their order. */
  readonly passed: readonly Draft[];
  /** The drafts to check now. */
  readonly drafts: readonly Draft[];
};

export type Checked = {
  readonly passed: ReadonlyArray<{ readonly draft: Draft; readonly reply: Reply }>;
  /** The local replies that complete what passed so far, earlier checks included. */
  readonly fill: Reply[];
};

export type Work = {
  advice(request: AdviceRequest): Advice;
  starters(request: StartersRequest): StartersResponse;
  rewrite(request: RewriteRequest): RewriteResponse;
  insights(request: InsightsRequest): InsightsResponse;
  /** How the reader writes, from messages of theirs, the newest last. */
  learnVoice(messages: readonly string[]): LearnedVoice;
  /** For a language model: reads the message and says what to ask. */
  prepare(request: AdviceRequest): Prepared;
  /** For a language model: holds what it wrote to our rules. Reads the message again, so any worker can do it. */
  check(input: CheckInput): Checked;
};
export type WorkName = keyof Work;

export type Asking = {
  /** Aborted when whoever asked has gone. */
  readonly signal: AbortSignal;
  /** No language model is asked, though there is one. */
  readonly local?: boolean;
};

/**
 * Does one task, here or in a worker thread.
 * @param how `ahead`: before those that wait, for a caller who has waited already
 * @throws CoachBusy where there is no room or it took too long; the signal's reason where the caller left
 */
export type RunWork = <Name extends WorkName>(
  name: Name,
  input: Parameters<Work[Name]>[0],
  how: Asking & { readonly ahead?: boolean },
) => Promise<ReturnType<Work[Name]>>;
