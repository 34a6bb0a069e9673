import { createParser } from 'eventsource-parser';
import type { AdviceCall, Analysis, Engine, Reply } from '#coach';
import {
  type CoachCallOptions,
  type CoachTransport,
  callCoach,
  connectionLost,
  errorOf,
} from '../coach-call.ts';

export interface AdviceParts {
  onAnalysis: (analysis: Analysis) => void;
  onReply: (reply: Reply) => void;
  /** Who wrote the replies; last of all. */
  onEngine?: (engine: Engine) => void;
}

/**
 * Asks for advice and hands on its parts as they arrive (an event stream when the server offers one, else all at
 * once). Rejects with `CoachError`; a caller that aborts gets the abort as a rejection too.
 */
export async function askForAdvice(
  transport: CoachTransport,
  request: AdviceCall,
  parts: AdviceParts,
  options: CoachCallOptions,
): Promise<void> {
  const call = { path: '/advice', body: request, accept: 'text/event-stream, application/json;q=0.9' };
  await callCoach(transport, call, options, async (response, heard) => {
    if (response.headers.get('content-type')?.startsWith('text/event-stream'))
      return readStream(response, parts, heard);
    const advice = (await response.json().catch((cause) => {
      throw connectionLost(cause);
    })) as { analysis: Analysis; replies: Reply[]; engine?: Engine };
    parts.onAnalysis(advice.analysis);
    for (const reply of advice.replies) parts.onReply(reply);
    if (advice.engine) parts.onEngine?.(advice.engine);
  });
}

async function readStream(response: Response, parts: AdviceParts, heard: () => void): Promise<void> {
  const reader = response.body?.getReader();
  if (!reader) throw connectionLost();
  const decoder = new TextDecoder();
  let ended = false;
  const parser = createParser({
    onEvent({ event, data }) {
      // Nothing counts after `done`.
      if (ended) return;
      if (event === 'analysis') parts.onAnalysis(JSON.parse(data));
      else if (event === 'reply') parts.onReply(JSON.parse(data));
      else if (event === 'error') throw errorOf(500, JSON.parse(data));
      else if (event === 'done') {
        ended = true;
        const { engine } = JSON.parse(data) as { engine?: Engine };
        if (engine) parts.onEngine?.(engine);
      }
    },
  });
  try {
    while (!ended) {
      const { done, value } = await reader.read().catch((cause) => {
        throw connectionLost(cause);
      });
      // A stream that ends without its `done` was cut off.
      if (done) throw connectionLost();
      heard();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
