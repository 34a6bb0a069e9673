import { Hono } from 'hono';
import { z } from 'zod';
import { frameUrl, sessionLabel } from '#chat';
import { problem } from '#kit';
import { framingRefused } from './chatbot.ts';
import { type GateDeps, refusalOf, refuse, type SubscriberEnv, subscriberGate } from './gate.ts';
import { issueCoachToken, issueTicket, spendTicket } from './tickets.ts';

export interface ChatDeps extends GateDeps {
  cyranoUrl: string;
  /** A third-party page to frame instead of Cyrano's; it gets the label and no ticket. */
  chatbotUrl: string | null;
}

const admitBody = z.object({ ticket: z.string().min(1).max(200) });

/** `POST /api/chat/session` for subscribers and `POST /api/chat/admit` for their frame. */
export function chatRoutes(deps: ChatDeps) {
  return new Hono<SubscriberEnv>()
    .post('/session', subscriberGate(deps, { frame: false, limit: 'chat-sessions' }), async (c) => {
      const subscriber = c.get('subscriber');
      const label = sessionLabel(subscriber.userId, deps.clock());
      if (deps.chatbotUrl) {
        const url = new URL(deps.chatbotUrl);
        url.searchParams.set('session', label);
        const refused = await framingRefused(url.href, deps.publicUrl);
        if (refused) {
          console.error(`chat: the page of CHATBOT_URL cannot be framed (${refused})`);
          return c.json(problem('chat-unavailable', 'Cannot connect to server'), 502);
        }
        return c.json({ url: url.href, expiresAt: null }, 200);
      }
      const { ticket, expiresAt } = await issueTicket(deps, subscriber);
      return c.json({ url: frameUrl(deps.cyranoUrl, label, ticket), expiresAt }, 200);
    })
    .post('/admit', async (c) => {
      const body = admitBody.safeParse(await c.req.json().catch(() => undefined));
      if (!body.success) return refuse(c, 'no-token');
      const holder = await spendTicket(deps, body.data.ticket);
      if (!holder || !(await deps.callers.sessionUser(holder.sessionId))) return refuse(c, 'invalid-token');
      const refused = await refusalOf(deps, holder.userId);
      if (refused) return refuse(c, refused);
      return c.json(await issueCoachToken(deps, holder), 200);
    });
}
