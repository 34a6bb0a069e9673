import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { readBody } from './body.ts';
import { refuse } from './errors.ts';
import { requireSecretKey } from './keys.ts';
import type { Capture, Ledger, StoredToken } from './ledger.ts';
import type { AnswerFaults } from './lost-answers.ts';

const metadataShape = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** A form sends texts: whole numbers may come as digits. */
const wholeNumber = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value),
  z.int().positive(),
);

const chargeRequest = z.object({
  token: z.string().min(1),
  amountInCents: wholeNumber,
  currency: z.string().min(1),
  metadata: metadataShape.default({}),
});

const refundRequest = z.object({
  chargeId: z.string().min(1),
  amountInCents: wholeNumber.optional(),
  metadata: metadataShape.default({}),
});

type Metadata = z.infer<typeof metadataShape>;

/**
 * Routes of the merchant's server, all under the secret key: charge a token, refund a charge, look a
 * checkout's payments up, read the ledger.
 */
export function chargeRoutes(options: {
  ledger: Ledger;
  secretKey: string;
  answers: AnswerFaults;
  now: () => Date;
}) {
  const { ledger, answers, now } = options;
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();
  const secretKey = requireSecretKey(options.secretKey);
  for (const path of ['/v1/charges', '/v1/refunds', '/v1/payments', '/v1/ledger']) {
    app.use(path, secretKey);
    app.use(`${path}/*`, secretKey);
  }

  app.on('POST', ['/v1/charges', '/v1/charges/'], async (c) => {
    const request = chargeRequest.safeParse(await readBody(c));
    if (!request.success) return refuse(c, 'invalid_body', faultyField(request.error));
    const { amountInCents, currency, metadata } = request.data;
    if (currency !== 'ZAR') return refuse(c, 'wrong_currency', { field: 'currency' });
    const token = ledger.findToken(request.data.token);
    if (token === undefined) return refuse(c, 'wrong_token', { field: 'token' });
    if (token.usedAt !== null) return refuse(c, 'token_already_used');
    if (token.confirmation === 'pending') return refuse(c, 'confirmation_required');
    if (token.confirmation === 'failed') return refuse(c, 'confirmation_failed');

    const at = now().toISOString();
    const fault = answers.before(c, token.outcome);
    if (fault) return fault;
    if (token.outcome === 'declined' || token.outcome === 'insufficient-funds') {
      if (!ledger.spendToken(token.id, at)) return refuse(c, 'token_already_used');
      return refuse(c, token.outcome === 'declined' ? 'card_declined' : 'insufficient_funds');
    }

    const capture: Capture = {
      chargeId: `ch_${randomBytes(18).toString('base64url')}`,
      token: token.id,
      checkoutId: typeof metadata.checkoutId === 'string' ? metadata.checkoutId : null,
      amountInCents,
      currency,
      at,
    };
    if (!ledger.capture(capture, metadata)) return refuse(c, 'token_already_used');
    // From here on the money is taken, whatever becomes of the answer.
    return (await answers.after(c, token.outcome)) ?? c.json(chargeAnswer(token, capture, metadata), 201);
  });

  app.on('POST', ['/v1/refunds', '/v1/refunds/'], async (c) => {
    const request = refundRequest.safeParse(await readBody(c));
    if (!request.success) return refuse(c, 'invalid_body', faultyField(request.error));
    const { chargeId, amountInCents, metadata } = request.data;
    const id = `rfd_${randomBytes(18).toString('base64url')}`;
    const token = ledger.tokenOfCharge(chargeId);
    const status = token?.aftermath === 'refund-stays-pending' ? 'pending' : 'successful';
    const at = now().toISOString();
    const outcome = ledger.refund({ id, chargeId, amountInCents, metadata, status, at });
    if (outcome === 'unknown-charge') return refuse(c, 'wrong_charge', { field: 'chargeId' });
    if (outcome === 'already-refunded') return refuse(c, 'already_refunded');
    if (outcome === 'partial') return refuse(c, 'partial_refund', { field: 'amountInCents' });
    // From here on the money is given back; what the card does to the answer of its charge, it does to this one.
    const lost = await answers.after(c, token?.outcome);
    if (lost) return lost;
    const message =
      status === 'pending' ? 'Your refund is being processed' : 'Your refund has been processed';
    return c.json({ id, status, message, chargeId, metadata }, 200);
  });

  app.on('GET', ['/v1/payments', '/v1/payments/'], (c) => {
    const checkoutId = c.req.query('checkoutId');
    if (checkoutId === undefined || checkoutId === '')
      return refuse(c, 'invalid_body', { field: 'checkoutId' });
    return c.json({ captures: ledger.capturesOfCheckout(checkoutId) }, 200);
  });

  app.on('GET', ['/v1/ledger', '/v1/ledger/'], (c) => c.json({ captures: ledger.captures() }, 200));

  return app;
}

/** Yoco's answer to a charge that went through. */
function chargeAnswer(token: StoredToken, capture: Capture, metadata: Metadata) {
  return {
    source: {
      id: `card_${token.fingerprint.slice(0, 24)}`,
      brand: token.brand,
      maskedCard: token.maskedCard,
      expiryMonth: token.expiryMonth,
      expiryYear: token.expiryYear,
      fingerprint: token.fingerprint,
      object: 'card',
      country: 'ZA',
    },
    object: 'charge',
    id: capture.chargeId,
    status: 'successful',
    currency: capture.currency,
    amountInCents: capture.amountInCents,
    liveMode: false,
    metadata,
  } as const;
}

function faultyField(error: z.ZodError): { field?: string } {
  const path = error.issues[0]?.path.join('.');
  return path ? { field: path } : {};
}
