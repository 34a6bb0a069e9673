import { Hono } from 'hono';
import { CODE_LIFETIME_MS, codeBody } from '#identity';
import { oneTimeCodeLetter } from '#mail';
import { readAddress } from '../../address-body.ts';
import { passedHeaders, refusal, told } from '../../answers.ts';
import type { IdentityDeps } from '../../deps.ts';
import { type ClientEnv, readJson } from '../../library-call.ts';
import { findOwner } from '../../mail-links.ts';
import { maySend } from '../../send-limits.ts';
import { keepCode, makeCode } from './codes.ts';

/** `/auth/login` and `/auth/verify`: signing in with six digits from a mailbox, as the old backend had it. */
export function oneTimeCodeRoutes(deps: IdentityDeps) {
  const { db, mailer, askLibrary: ask } = deps;
  return (
    new Hono<ClientEnv>()
      // For every address the same steps, the same answer, and nothing that waits for a letter.
      .post('/login', async (c) => {
        const asked = await readAddress(c.req.raw);
        if (!asked.ok) return told(asked.fault);
        const email = asked.value;
        const code = makeCode();
        const may = await maySend(deps, 'one-time-code', { address: email, client: c.get('clientAddress') });
        const owner = await findOwner(db, email);
        if (may) {
          await keepCode(deps, { email, userId: owner?.userId ?? null, code });
          const letter = oneTimeCodeLetter({ brand: deps.brandName, code });
          await mailer.send(owner ? email : null, letter, { usefulForMs: CODE_LIFETIME_MS });
        }
        c.header('cache-control', 'no-store');
        return c.json({ sent: true as const, ...(deps.showCodes ? { verificationCode: code } : {}) }, 200);
      })
      .post('/verify', async (c) => {
        const body = await readJson(c.req.raw);
        const parsed = codeBody.safeParse(body);
        if (!parsed.success) {
          const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
          return told(
            wrong.has('email') ? 'invalid-email' : wrong.has('code') ? 'invalid-code' : 'invalid-request',
          );
        }
        const signedIn = await ask(c, '/sign-in/one-time-code', parsed.data);
        if (!signedIn.ok) return refusal(signedIn);
        const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
        const raw = new Request(c.req.raw.url, { headers: { cookie: cookie.join('; ') } });
        const from = await ask({ req: { raw }, get: (name) => c.get(name) }, '/token');
        if (!from.ok) return refusal(from);
        const { token } = (await from.json()) as { token: string };
        return Response.json({ token }, { headers: passedHeaders(signedIn) });
      })
  );
}
