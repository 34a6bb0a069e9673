import { z } from 'zod';

/** Body of `POST /api/account/reminders`. */
export const remindersBody = z.object({ wanted: z.boolean() });

/** What the calls about reminders refuse, with status and text. */
export const REMINDER_ERRORS = {
  'invalid-request': {
    status: 400,
    message: 'The request could not be read. Reload the page and try again.',
  },
  'invalid-reminder-link': {
    status: 400,
    message: 'This link is not known any more. You can switch reminders off on your account page.',
  },
} as const;
export type ReminderErrorCode = keyof typeof REMINDER_ERRORS;
