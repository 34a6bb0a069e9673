/** The coach that the settings ask for. What a language model needs is loaded only where one is set. */
import { type CoachEngine, localEngine } from './engine.ts';
import type { RunWork } from './work/types.ts';

/** As in the settings; without a base the local coach answers. */
export type EngineChoice = {
  readonly LLM_BASE_URL?: string | undefined;
  readonly LLM_API_KEY?: string | undefined;
  readonly LLM_MODEL?: string | undefined;
  readonly LLM_TIMEOUT_MS: number;
  /** Whether the model is asked a second time about what it wrote. */
  readonly LLM_VERIFY?: 'off' | 'doubtful' | 'always' | undefined;
};

/** How a call to the model ended; one count for each advice that wanted one, and none where no model was to be asked. */
export const LLM_OUTCOMES = [
  /** Every reply is the model's. */
  'written',
  /** Some are, the others are local. */
  'filled-up',
  /** It answered, and nothing of it passed. */
  'refused',
  'not-json',
  'timeout',
  'rate-limited',
  /** 4xx: the key, the model's name or the address is wrong. */
  'rejected',
  /** 5xx, a connection refused or cut. */
  'unavailable',
  /** It answered, and the coach had no room to check that: none of it is shown. */
  'unchecked',
  /** Not asked: it failed too often just now. */
  'resting',
  /** Not asked: too many are being asked for already. */
  'busy',
  /** Whoever asked has gone. */
  'left',
] as const;
/** How the endpoint of a language model stands, as far as one question tells. */
export const ENDPOINT_STATES = [
  'ready',
  /** 401 or 403. */
  'wrong-key',
  /** 404, or a refusal that names the model. */
  'unknown-model',
  /** Any other 4xx. */
  'refused',
  /** 5xx, or too many questions. */
  'failing',
  /** No connection. */
  'unreachable',
  /** Nothing within the time-out. */
  'no-answer',
] as const;
export type EndpointState = (typeof ENDPOINT_STATES)[number];

export type LlmOutcome = (typeof LLM_OUTCOMES)[number];
export type ObserveLlm = (outcome: LlmOutcome, seconds: number) => void;

/** @param run where the coach's work is done  @param clock milliseconds */
export async function chooseEngine(
  choice: EngineChoice,
  run: RunWork,
  clock: () => number,
  observe: ObserveLlm = () => {},
): Promise<CoachEngine> {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model } = choice;
  if (!baseUrl || !model) return localEngine(run, clock);
  const { llmEngine } = await import('./llm/engine.ts');
  return llmEngine({
    baseUrl,
    model,
    apiKey: choice.LLM_API_KEY,
    timeoutMs: choice.LLM_TIMEOUT_MS,
    verify: choice.LLM_VERIFY,
    run,
    clock,
    observe,
  });
}
