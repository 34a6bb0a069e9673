import { z } from 'zod';
import { remindersBody } from '#subscriptions';
import type { Operation } from './openapi-operations.ts';

/** The calls about what follows a payment. */
export const AFTER_PAYING_OPERATIONS: Readonly<Record<string, Operation>> = {
  'POST /api/account/reminders': {
    summary: 'Switches the letters before and at the end of a plan on or off',
    who: 'user',
    body: remindersBody,
    answers: { 200: z.object({ reminders: z.boolean() }) },
    refusals: [400, 401, 403, 413],
  },
  'GET /api/reminders/off': {
    summary: 'The address of a letter, opened; leads to the page with the button',
    who: 'anyone',
    query: ['token'],
    answers: { 303: null },
  },
  'POST /api/reminders/off': {
    summary: 'Switches those letters off by the token of one of them, as RFC 8058 asks',
    who: 'anyone',
    query: ['token'],
    answers: { 200: z.object({ reminders: z.literal(false) }) },
    refusals: [400, 413],
  },
};
