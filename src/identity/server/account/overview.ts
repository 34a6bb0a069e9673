import { Hono } from 'hono';
import type { WireAccount } from '#identity';
import { isoTime } from '#kit';
import { told } from '../answers.ts';
import type { AccountDeps, AccountEnv } from './parts.ts';
import { readPerson } from './person.ts';

/** `GET /api/account`: what the Account page shows, in one answer; and one receipt, whole, to be printed. */
export const overviewRoutes = (deps: AccountDeps) =>
  new Hono<AccountEnv>()
    .get('/', deps.callers.requireUser, async (c) => {
      const { id } = c.get('user');
      const person = await readPerson(deps, id, c.get('sessionId'));
      if (!person) return told('not-signed-in');
      const answer: WireAccount = {
        ...person,
        receipts: await deps.parts.receiptsOf(deps.db, id),
        unsettled: await deps.parts.unsettledOf(deps.db, id),
        subscription: await deps.parts.subscriptionOf(deps.db, id, deps.clock()),
        reminders: await deps.parts.remindersOf(deps.db, id),
        signedInAt: isoTime(c.get('signedInAtMs')),
      };
      return c.json(answer, 200);
    })
    .get('/receipts/:paymentId', deps.callers.requireUser, async (c) => {
      const { id, name, email } = c.get('user');
      const wanted = c.req.param('paymentId');
      const receipts = await deps.parts.receiptsOf(deps.db, id);
      const receipt = receipts.find(({ paymentId, opened }) => opened && paymentId === wanted);
      if (!receipt) return told('no-such-receipt');
      return c.json({ receipt, seller: deps.parts.seller, buyer: { name, email } }, 200);
    });
