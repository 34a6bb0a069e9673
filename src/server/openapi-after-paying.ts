import { z } from 'zod';
import { askRefundBody, askRefundByLinkBody, refundLinkBody } from '#checkout';
import { addressBody } from '#identity';
import { remindersBody } from '#subscriptions';
import type { Operation } from './openapi-operations.ts';
import { receipt } from './openapi-receipt.ts';

/** The calls about what follows a payment. */
export const AFTER_PAYING_OPERATIONS: Readonly<Record<string, Operation>> = {
  'POST /api/account/refunds': {
    summary: 'Asks for a payment back; a repeat tells how it stands',
    who: 'user',
    body: askRefundBody,
    answers: { 200: z.object({ receipt }) },
    refusals: [400, 401, 403, 404, 409, 413],
  },
  'POST /api/refunds/letter': {
    summary: 'Mails a link that asks for money back without a sign-in; the same answer for every address',
    who: 'anyone',
    body: addressBody,
    answers: { 200: z.object({}) },
    refusals: [400, 403, 413, 422],
  },
  'POST /api/refunds/payments': {
    summary: 'The payments of whoever was mailed this link',
    who: 'anyone',
    body: refundLinkBody,
    answers: { 200: z.object({ payments: z.array(receipt) }) },
    refusals: [400, 403, 413],
  },
  'POST /api/refunds': {
    summary: 'Asks for one of them back, which spends the link',
    who: 'anyone',
    body: askRefundByLinkBody,
    answers: { 200: z.object({ receipt }) },
    refusals: [400, 403, 404, 409, 413],
  },
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
