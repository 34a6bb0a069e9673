/**
 * The coach's work as tasks: plain data in, plain data out, so that it can be handed to another thread. Types alone, because the serving
 * thread imports them.
 */
import type {
  AdviceRequest,
  Analysis,
  Insight,
  InsightsRequest,
  InsightsResponse,
  LearnedVoice,
  Reply,
  Rewrite,
  RewriteRequest,
  RewriteResponse,
  Starter,
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
  /** Of the words of the instructions: figures and evaluations name it. */
  readonly version: string;
  readonly temperature: number;
  /** Tokens that the answer may take, thinking included. */
  readonly maxTokens: number;
};

/** A reply as it came from a model: nothing of it is trusted. */
export type Draft = {
  readonly text: string;
  readonly tone?: unknown;
  readonly strategy?: unknown;
  /** Quotes of the reader's own words for what it says of them. */
  readonly uses?: unknown;
};

/** A draft that no check refused; `doubt` where one is unsure. */
export type Passed = { readonly draft: Draft; readonly reply: Reply; readonly doubt: string | undefined };

/** The local advice, and what a model may be asked. */
export type Prepared = Advice & {
  /** `null` where the replies have to be the local ones. */
  readonly prompt: Prompt | null;
  /** Nothing flirty is shown before the model has said that there is no danger: our own rules cannot tell in this language. */
  readonly unjudged: boolean;
  /** The replies where the model brings none: as many as were asked for. */
  readonly fill: Reply[];
};

export type CheckInput = {
  readonly request: AdviceRequest;
  readonly drafts: readonly Draft[];
  /** The model has seen a danger that the local coach does not: only careful words pass. */
  readonly danger?: boolean;
};

export type Checked = {
  readonly passed: readonly Passed[];
  /** The drafts that did not pass, and what for: a word for figures and for the model, never for a log. */
  readonly refused: ReadonlyArray<{ readonly draft: Draft; readonly fault: string }>;
};

export type ChooseInput = {
  readonly request: AdviceRequest;
  /** Replies wanted, those shown among them. */
  readonly count: number;
  /** The local replies of `prepare`. */
  readonly local: readonly Reply[];
  readonly passed: readonly Passed[];
  /** What the reader sees already. */
  readonly shown: readonly Reply[];
  /** As in the check: a plain local line fills nothing up then. */
  readonly danger?: boolean;
};

export type Chosen = {
  /** The model's, to be shown behind those that are shown. */
  readonly written: readonly Reply[];
  /** The local ones that complete them. */
  readonly fill: readonly Reply[];
};

export type JoinInput = {
  readonly request: AdviceRequest;
  /** The model's reading as it came. */
  readonly reading: unknown;
};

export type Joined = {
  readonly analysis: Analysis;
  /** The model has said that there is no danger. */
  readonly judged: boolean;
  /** It sees a danger that the local coach does not. */
  readonly danger: boolean;
};

/** A local answer, and what a model may be asked; `null` where it has to be the local one. */
export type ToWrite<T> = { readonly local: T; readonly prompt: Prompt | null };

export type Work = {
  advice(request: AdviceRequest): Advice;
  starters(request: StartersRequest): StartersResponse;
  rewrite(request: RewriteRequest): RewriteResponse;
  insights(request: InsightsRequest): InsightsResponse;
  /** How the reader writes, from messages of theirs, the newest last. */
  learnVoice(messages: readonly string[]): LearnedVoice;
  /** For a language model, as for advice: the local answer with what to ask, and what of its items passes. */
  startersToWrite(request: StartersRequest): ToWrite<StartersResponse>;
  startersWritten(input: {
    readonly request: StartersRequest;
    readonly items: readonly unknown[];
  }): Starter[];
  rewriteToWrite(request: RewriteRequest): ToWrite<RewriteResponse>;
  rewritesWritten(input: { readonly request: RewriteRequest; readonly items: readonly unknown[] }): Rewrite[];
  insightsToWrite(request: InsightsRequest): ToWrite<InsightsResponse>;
  insightsWritten(input: {
    readonly request: InsightsRequest;
    readonly items: readonly unknown[];
  }): Insight[];
  /** For a language model: reads the message and says what to ask. */
  prepare(request: AdviceRequest): Prepared;
  /** For a language model: holds what it wrote to our rules. Reads the message again, so any worker can do it. */
  check(input: CheckInput): Checked;
  /** For a language model: the best that differ of what passed. */
  choose(input: ChooseInput): Chosen;
  /** For a language model: what it read, where that fits the message. */
  join(input: JoinInput): Joined;
};
export type WorkName = keyof Work;

export type Asking = {
  /** Aborted when whoever asked has gone. */
  readonly signal: AbortSignal;
  /** No language model is asked, though there is one. */
  readonly local?: boolean;
  /** Told of what a language model has written, as it is handed on. */
  readonly onWritten?: (count: number) => void;
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
