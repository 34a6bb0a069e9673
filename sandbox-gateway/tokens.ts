import { createHmac, randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { readBody } from './body.ts';
import { CONFIRMATION_CODE, MAX_WRONG_CODES, sandboxCard } from './cards.ts';
import { refuse } from './errors.ts';
import { requirePublicKey } from './keys.ts';
import type { Ledger, StoredToken } from './ledger.ts';
import { readCard } from './popup/card-fields.ts';

const tokenRequest = z.object({
  card: z.object({ number: z.string(), expiry: z.string(), cvc: z.string() }),
});

const confirmRequest = z.object({ code: z.string() });

/** What the buyer's side may know of a token. */
function publicToken(token: Omit<StoredToken, 'usedAt'>) {
  return {
    id: token.id,
    object: 'token',
    confirmation: token.confirmation === 'pending' ? 'required' : 'none',
    source: {
      object: 'card',
      brand: token.brand,
      maskedCard: token.maskedCard,
      expiryMonth: token.expiryMonth,
      expiryYear: token.expiryYear,
    },
  } as const;
}

/** Routes of card tokens: a card in, a single-use token out; nothing is captured here. */
export function tokenRoutes(options: {
  ledger: Ledger;
  publicKey: string;
  secretKey: string;
  now: () => Date;
}) {
  const { ledger, publicKey, secretKey, now } = options;
  const app = new Hono();

  app.use('/v1/tokens', requirePublicKey(publicKey));
  app.use('/v1/tokens/*', requirePublicKey(publicKey));

  app.on('POST', ['/v1/tokens', '/v1/tokens/'], async (c) => {
    const request = tokenRequest.safeParse(await readBody(c));
    if (!request.success) return refuse(c, 'invalid_body');
    const read = readCard(request.data.card, now());
    if (!read.ok) {
      const [first] = read.problems;
      return refuse(
        c,
        'invalid_card',
        first && { errorCode: first.code, field: first.field, displayMessage: first.message },
      );
    }
    const card = sandboxCard(read.card.number);
    if (card === undefined) return refuse(c, 'card_unknown', { field: 'number' });
    const token: Omit<StoredToken, 'usedAt'> = {
      id: `tok_test_${randomBytes(20).toString('base64url')}`,
      brand: card.brand,
      maskedCard: `**** **** **** ${card.number.slice(-4)}`,
      fingerprint: createHmac('sha256', secretKey).update(card.number).digest('hex').slice(0, 32),
      expiryMonth: read.card.expiryMonth,
      expiryYear: read.card.expiryYear,
      outcome: card.outcome,
      messages: card.messages ?? 'told',
      aftermath: card.aftermath ?? null,
      confirmation: card.asksForCode ? 'pending' : 'not-needed',
    };
    ledger.saveToken(token, now().toISOString());
    return c.json(publicToken(token), 201);
  });

  app.on('POST', ['/v1/tokens/:id/confirm', '/v1/tokens/:id/confirm/'], async (c) => {
    const request = confirmRequest.safeParse(await readBody(c));
    if (!request.success) return refuse(c, 'invalid_body');
    const token = ledger.findToken(c.req.param('id'));
    if (token === undefined) return refuse(c, 'wrong_token');
    if (token.usedAt !== null) return refuse(c, 'token_already_used');
    if (token.confirmation === 'failed') return refuse(c, 'confirmation_failed');
    if (token.confirmation !== 'pending') return c.json(publicToken(token), 200);
    if (request.data.code.replace(/\s/g, '') !== CONFIRMATION_CODE) {
      const after = ledger.noteWrongCode(token.id, MAX_WRONG_CODES);
      return refuse(c, after === 'failed' ? 'confirmation_failed' : 'wrong_code', { field: 'code' });
    }
    ledger.passConfirmation(token.id);
    return c.json(publicToken({ ...token, confirmation: 'passed' }), 200);
  });

  return app;
}
