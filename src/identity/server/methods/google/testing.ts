import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, type JWTPayload, SignJWT } from 'jose';
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';

/** Somebody with an account at the issuer. */
export interface IssuerAccount {
  sub: string;
  email: string;
  emailVerified: boolean;
  name?: string;
  picture?: string;
}

/** A real OpenID Connect server on loopback, with the form where one chooses an account. */
export interface TestIssuer {
  /** `GOOGLE_ISSUER` */
  url: string;
  clientId: string;
  clientSecret: string;
  /** Changed at will between visits. */
  accounts: IssuerAccount[];
  /** What is wrong with the next ID tokens: signed all the same, by the issuer's key unless `foreignKey`. */
  spoil: ((claims: JWTPayload) => JWTPayload) | null;
  foreignKey: boolean;
  /** Holds back every answer of these paths until `release`; an answer that nobody waits for any more is dropped. */
  hold: (path: string) => { release: () => void };
  /** How often a path was asked for. */
  asked: (path: string) => number;
  /** Nobody answers any more; `start` puts it back at the same address. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

export const ISSUER_CLIENT_ID = 'repartee-test';
const CLIENT_SECRET = 'a secret for tests: with + and %';
const FORM_PATH = '/choose/';

/**
 * Starts an issuer. Its form has a button a account (named by its address) and `Cancel`; with a login hint the account of that address
 * stands first and alone under "Continue as".
 *
 * @param options.publicUrl the product that may ask it
 * @param options.claimsIn where address and name are told: in the ID token as Google does, or by the user-info call alone
 */
export async function startIssuer(options: {
  publicUrl: string;
  accounts: IssuerAccount[];
  claimsIn?: 'token' | 'user-info';
  secretIn?: 'body' | 'header';
}): Promise<TestIssuer> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const kid = 'issuer-key';
  const asked = new Map<string, number>();
  const held = new Map<string, Promise<void>>();
  let provider: Provider;

  const server: Server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer.url);
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    await held.get(pathname);
    if (request.socket.destroyed) return;
    if (pathname.startsWith(FORM_PATH)) await chooseAccount(provider, issuer.accounts, request, response);
    else await provider.callback()(request, response);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve());
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;

  const issuer: TestIssuer = {
    url: `http://127.0.0.1:${port}`,
    clientId: ISSUER_CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    accounts: options.accounts,
    spoil: null,
    foreignKey: false,
    hold(path) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(path, promise);
      return {
        release: () => {
          held.delete(path);
          resolve();
        },
      };
    },
    asked: (path) => asked.get(path) ?? 0,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start: () => listen(port),
  };

  provider = new Provider(issuer.url, {
    ...configuration(() => issuer.accounts, options),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' } as never] },
  });
  // The last word on a token call: the very token that the provider made, spoilt and signed anew.
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.path !== '/token' || (!issuer.spoil && !issuer.foreignKey)) return;
    const body = ctx.body as { id_token?: string };
    if (!body.id_token) return;
    const claims = decodeJwt(body.id_token);
    body.id_token = await new SignJWT(issuer.spoil?.(claims) ?? claims)
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(issuer.foreignKey ? foreign : privateKey);
  });
  return issuer;
}

function configuration(
  accounts: () => IssuerAccount[],
  options: { publicUrl: string; claimsIn?: 'token' | 'user-info'; secretIn?: 'body' | 'header' },
): Configuration {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return {
    clients: [
      {
        client_id: ISSUER_CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [`${options.publicUrl}/api/auth/callback/google`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method:
          options.secretIn === 'header' ? 'client_secret_basic' : 'client_secret_post',
      },
    ],
    clientAuthMethods: [options.secretIn === 'header' ? 'client_secret_basic' : 'client_secret_post'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: options.claimsIn === 'user-info',
    pkce: { required: () => true },
    cookies: { keys: ['a key for the cookies of tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `${FORM_PATH}${uid}` },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    async findAccount(_ctx, sub) {
      const account = accounts().find((one) => one.sub === sub);
      if (!account) return undefined;
      const { email, emailVerified, name, picture } = account;
      return {
        accountId: sub,
        claims: async () => ({ sub, email, email_verified: emailVerified, name, picture }),
      };
    },
    // Nobody is asked whether the product may know the address: that is another screen, and not ours.
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      const grant = new ctx.oidc.provider.Grant({
        clientId: client?.clientId as string,
        accountId: session?.accountId as string,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

async function chooseAccount(
  provider: Provider,
  accounts: IssuerAccount[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const details = await provider.interactionDetails(request, response);
  if (request.method === 'GET') {
    const hint = details.params.login_hint;
    const hinted = accounts.filter(({ email }) => email === hint);
    const button = ({ sub, email }: IssuerAccount) =>
      `<p><button name="account" value="${sub}">${email}</button></p>`;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><title>Choose an account</title><form method="post">${hinted.length ? `<h1>Continue as</h1>${hinted.map(button).join('')}` : ''}<h2>${hinted.length ? 'Other accounts' : 'Choose an account'}</h2>${accounts
        .filter((account) => !hinted.includes(account))
        .map(button)
        .join('')}<p><button name="cancel" value="yes">Cancel</button></p></form>`,
    );
    return;
  }
  let text = '';
  for await (const part of request) text += part;
  const form = new URLSearchParams(text);
  await provider.interactionFinished(
    request,
    response,
    form.has('cancel')
      ? { error: 'access_denied', error_description: 'The person cancelled' }
      : { login: { accountId: form.get('account') ?? '' }, select_account: {} },
    { mergeWithLastSubmission: false },
  );
}
