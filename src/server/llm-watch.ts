import type { CoachEngine, EndpointState } from '#coach/server';
import { every, type Repeated } from '#kit';
import { isLlmOff, LLM_OFF_FILE, llmHostOf } from './llm-permit.ts';
import type { Settings } from './settings.ts';

type WatchDeps = {
  settings: Pick<Settings, 'DATA_DIR' | 'LLM_BASE_URL' | 'LLM_MODEL' | 'LLM_API_KEY' | 'LLM_TIMEOUT_MS'>;
  engine: Pick<CoachEngine, 'probe'>;
  /** A line for the operator. */
  say: (line: string) => void;
  /** For the metrics. */
  tell: (state: EndpointState) => void;
};

/** While it does not answer it is asked again so often; each time costs the endpoint a few tokens. */
const AGAIN_MS = 5 * 60_000;

const MEANWHILE = 'until that is mended the local coach writes.';

/** What an operator reads of a state, without the key. */
export function stateLine(state: EndpointState, settings: WatchDeps['settings']): string {
  const host = llmHostOf(settings.LLM_BASE_URL ?? '');
  switch (state) {
    case 'ready':
      return `The language model at ${host} answers.`;
    case 'wrong-key':
      return settings.LLM_API_KEY === undefined
        ? `LLM_API_KEY: ${host} wants a key, and none is set; ${MEANWHILE}`
        : `LLM_API_KEY: ${host} refuses the key; ${MEANWHILE}`;
    case 'unknown-model':
      return `LLM_MODEL: ${host} does not know ${settings.LLM_MODEL}, or LLM_BASE_URL lacks its path (/v1); ${MEANWHILE}`;
    case 'refused':
      return `LLM_BASE_URL: ${host} refuses what it is asked (status 4xx); ${MEANWHILE}`;
    case 'failing':
      return `LLM_BASE_URL: ${host} answers with a fault of its own, or has no room; ${MEANWHILE}`;
    case 'unreachable':
      return `LLM_BASE_URL: ${host} cannot be reached; ${MEANWHILE}`;
    case 'no-answer':
      return `LLM_BASE_URL: ${host} did not answer within ${settings.LLM_TIMEOUT_MS} ms; ${MEANWHILE}`;
  }
}

/** Asks the language model in the background whether it answers, again while it does not, and says one line when that changes. */
export function watchLlm({ settings, engine, say, tell }: WatchDeps): Repeated {
  const { probe } = engine;
  if (!probe) return { stop: async () => {} };
  const stopping = new AbortController();
  let last: EndpointState | undefined;
  let wasOff = false;

  const looking = every(
    AGAIN_MS,
    async () => {
      const isOff = await isLlmOff(settings.DATA_DIR);
      if (isOff && !wasOff)
        say(`The language model is off while ${LLM_OFF_FILE} lies in DATA_DIR: the local coach writes.`);
      wasOff = isOff;
      if (isOff || last === 'ready') return;
      const state = await probe({ signal: stopping.signal });
      if (stopping.signal.aborted) return;
      tell(state);
      if (state !== (last ?? 'ready')) say(stateLine(state, settings));
      last = state;
    },
    console.error,
  );
  return {
    stop() {
      stopping.abort();
      return looking.stop();
    },
  };
}
