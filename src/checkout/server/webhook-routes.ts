import { type Context, Hono } from 'hono';
import { CHECKOUT_ERRORS, type CheckoutErrorCode } from '#checkout';
import type { ClientEnv } from '#identity/server';
import { MINUTE_MS, problem } from '#kit';
import type { CardProviders } from './card-providers.ts';
import type { EventInbox } from './event-inbox.ts';

export interface WebhookDeps {
  providers: CardProviders;
  inbox: Pick<EventInbox, 'take'>;
}

/**
 * `POST /api/payments/webhook/:provider`. A message is stored, answered with 200 and carried out afterwards; what is
 * not the provider's word is answered with 400 and changes nothing.
 */
export function webhookRoutes({ providers, inbox }: WebhookDeps) {
  const sayRefused = seldom();
  return new Hono<ClientEnv>().post('/:provider', async (c) => {
    const name = c.req.param('provider');
    const provider = providers.of(name);
    const read = provider?.readWebhook({
      rawBody: new Uint8Array(await c.req.arrayBuffer()),
      headers: c.req.raw.headers,
      from: c.get('clientAddress'),
      // The provider's clock and ours: the one that all nodes share says nothing of either.
      nowMs: Date.now(),
    }) ?? { kind: 'cannot' };
    switch (read.kind) {
      case 'cannot':
        return refuse(c, 'unknown-provider');
      case 'refused':
        sayRefused(name, read.reason);
        return refuse(c, 'invalid-message');
      case 'event':
        if (provider) await inbox.take(provider, read.event);
        return c.json({ received: true }, 200);
    }
  });
}

/** Anybody can send a forged message, so the log has a line a minute of each provider at most. */
function seldom(): (provider: string, reason: string) => void {
  const saidMs = new Map<string, number>();
  return (provider, reason) => {
    const nowMs = performance.now();
    if (nowMs - (saidMs.get(provider) ?? -MINUTE_MS) < MINUTE_MS) return;
    saidMs.set(provider, nowMs);
    console.error(`a message in the name of ${provider} was refused: ${reason}`);
  };
}

function refuse(c: Context, code: CheckoutErrorCode) {
  const { status, message } = CHECKOUT_ERRORS[code];
  return c.json(problem(code, message), status);
}
