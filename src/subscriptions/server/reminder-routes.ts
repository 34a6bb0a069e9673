import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#database';
import type { RequireUser, UserEnv } from '#identity/server';
import { problem } from '#kit';
import { REMINDER_ERRORS, type ReminderErrorCode, remindersBody } from '#subscriptions';
import { readerOfLetter, wantReminders } from './plan-letters.ts';

interface ReminderRoutesDeps {
  db: Kysely<Tables>;
  clock: () => number;
  requireUser: RequireUser;
  publicUrl: string;
}

/** `POST /api/account/reminders`: the switch on the account page. */
export const reminderRoutes = ({ db, clock, requireUser }: ReminderRoutesDeps) =>
  new Hono<UserEnv>().post('/reminders', requireUser, async (c) => {
    const body = remindersBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return refuse(c, 'invalid-request');
    await wantReminders(db, c.get('user').id, body.data.wanted, clock());
    return c.json({ reminders: body.data.wanted }, 200);
  });

const token = z.string().regex(/^[\w.-]{1,200}$/);

/**
 * `/api/reminders/off?token=…`, from a letter: off by POST, with no more than the token (RFC 8058); whoever opens the
 * address instead is led to the page with the button, because programs that look at mail open every link in it.
 */
export const letterRoutes = ({ db, clock, publicUrl }: Omit<ReminderRoutesDeps, 'requireUser'>) =>
  new Hono()
    .get('/off', (c) => {
      const given = token.safeParse(c.req.query('token'));
      // Nothing but a token is handed on: an address of ours is never the carrier of another's.
      const query = given.success ? `?token=${given.data}` : '';
      return c.redirect(`${publicUrl}/account/reminders${query}`, 303);
    })
    .post('/off', async (c) => {
      const given = token.safeParse(c.req.query('token'));
      const userId = given.success ? await readerOfLetter(db, given.data) : null;
      if (!userId) return refuse(c, 'invalid-reminder-link');
      await wantReminders(db, userId, false, clock());
      return c.json({ reminders: false }, 200);
    });

const refuse = (c: Context, code: ReminderErrorCode) =>
  c.json(problem(code, REMINDER_ERRORS[code].message), REMINDER_ERRORS[code].status);
