import { Hono } from 'hono';
import type { z } from 'zod';
import {
  isFirstSession,
  type LoginErrorCode,
  PASSWORD_MAX_LENGTH,
  refusePassword,
  signInBody,
  signUpBody,
  type WhoIsHere,
} from '#identity';
import { passedHeaders, refusal, told, tooManyRequests, triedPassword } from './answers.ts';
import { isForeignWrite } from './callers.ts';
import type { IdentityDeps } from './deps.ts';
import { renewOldHash } from './import/index.ts';
import { answerUser, type ClientEnv, type LibraryUser, readJson, wireUser } from './library-call.ts';
import { sendVerification } from './methods/verify-email/routes.ts';

/** Which text a body that does not fit gets: the first thing that the customer can mend. */
function fault(body: unknown, error: z.ZodError): LoginErrorCode {
  const fields = (body ?? {}) as Record<string, unknown>;
  const wrong = new Set(error.issues.map((issue) => String(issue.path[0] ?? '')));
  if (wrong.has('')) return 'invalid-request';
  const isText = (name: string) => typeof fields[name] === 'string';
  const isAbsent = (name: string) =>
    fields[name] === undefined || fields[name] === null || fields[name] === '';
  if (isAbsent('email') || isAbsent('password')) return 'missing-credentials';
  if (!isText('email') || !isText('password')) return 'invalid-request';
  if (wrong.has('email')) return 'invalid-email';
  if (wrong.has('password'))
    return String(fields.password).length > PASSWORD_MAX_LENGTH ? 'password-too-long' : 'weak-password';
  if (wrong.has('name')) return isText('name') ? 'name-not-accepted' : 'invalid-request';
  return 'terms-not-accepted';
}

/** The letter that asks whose address it is. Who has signed up is in, whatever becomes of it. */
async function welcome(deps: IdentityDeps, answer: Response, client: string): Promise<void> {
  const { user } = (await answer.json()) as { user: LibraryUser };
  try {
    await sendVerification(deps, { userId: user.id, email: user.email }, client);
  } catch (error) {
    console.error('identity: no verification letter after a sign-up', error);
  }
}

/**
 * `/api/auth/*`: only the calls of the contract reach the identity library, each with a body of ours; its other
 * endpoints (some answer session tokens) do not exist here.
 */
export function identityRoutes(deps: IdentityDeps) {
  const { publicUrl, askLibrary: ask } = deps;

  const isKnown = async (email: string): Promise<boolean> =>
    (await deps.db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()) !==
    undefined;

  /** The providers that an address has, or null where nobody has it. */
  const waysOf = async (email: string): Promise<string[] | null> => {
    const rows = await deps.db
      .selectFrom('user')
      .leftJoin('account', 'account.userId', 'user.id')
      .select('account.providerId')
      .where('user.email', '=', email)
      .execute();
    return rows.length === 0 ? null : rows.flatMap(({ providerId }) => providerId ?? []);
  };
  /** Who has no password at all has not mistyped it: the general text offers Google, where that is their way. */
  const distinct = (ways: string[] | null): LoginErrorCode => {
    if (!ways) return 'user-not-found';
    return ways.includes('credential') ? 'wrong-password' : 'invalid-login-credentials';
  };

  return new Hono<ClientEnv>()
    .post('/sign-up/email', async (c) => {
      const body = await readJson(c.req.raw);
      const parsed = signUpBody.safeParse(body);
      if (!parsed.success) return told(fault(body, parsed.error));
      const { email, password, name } = parsed.data;
      const refused = refusePassword(password, email);
      if (refused) return told(refused);
      // The library insists on a name; the part before the @ is what most people would be called by anyway.
      const callName = name || email.slice(0, email.indexOf('@'));
      const answer = await ask(c, '/sign-up/email', { email, password, name: callName });
      if (answer.ok) await welcome(deps, answer.clone(), c.get('clientAddress'));
      return answerUser(
        answer,
        // Of two that sign up with one address at the same moment the library calls the second a fault.
        async (code) =>
          code === 'failed-to-authenticate' && (await isKnown(email)) ? 'email-already-in-use' : code,
      );
    })
    .post('/sign-in/email', async (c) => {
      const body = await readJson(c.req.raw);
      const parsed = signInBody.safeParse(body);
      if (!parsed.success) {
        const code = fault(body, parsed.error);
        // Nobody's password is longer than the longest that can be set.
        return told(code === 'password-too-long' ? 'invalid-login-credentials' : code);
      }
      const { email, password } = parsed.data;
      const attempt = await deps.lockOut.begin(email);
      if (!attempt.allowed) return tooManyRequests(attempt.waitSeconds);
      const answer = await ask(c, '/sign-in/email', parsed.data);
      await attempt.end(await triedPassword(answer));
      if (answer.ok) await renewOldHash(deps.db, email, password);
      return answerUser(answer, async (code) =>
        code === 'invalid-login-credentials' && deps.loginErrors === 'distinct'
          ? distinct(await waysOf(email))
          : code,
      );
    })
    .post('/sign-out', async (c) => {
      if (c.req.header('cookie') && isForeignWrite(c.req.raw, publicUrl)) return told('invalid-origin');
      const from = await ask(c, '/sign-out', {});
      if (!from.ok) return refusal(from);
      return Response.json({ user: null }, { headers: passedHeaders(from) });
    })
    .get('/session', async (c) => {
      const from = await ask(c, '/get-session');
      if (!from.ok) return refusal(from);
      const found = (await from.json()) as { user: LibraryUser; session: { createdAt: string } } | null;
      const isFirst = found !== null && isFirstSession(found.user.createdAt, found.session.createdAt);
      const body: WhoIsHere = {
        user: found ? wireUser(found.user) : null,
        ...(isFirst ? { firstSession: true } : {}),
      };
      return Response.json(body, { headers: passedHeaders(from) });
    })
    .get('/token', async (c) => {
      const from = await ask(c, '/token');
      if (!from.ok) return refusal(from);
      const { token } = (await from.json()) as { token: string };
      return Response.json({ token }, { headers: passedHeaders(from) });
    })
    .get('/jwks', async (c) => {
      const from = await ask(c, '/jwks');
      if (!from.ok) return refusal(from);
      return Response.json(await from.json(), { headers: { 'cache-control': 'public, max-age=300' } });
    });
}
