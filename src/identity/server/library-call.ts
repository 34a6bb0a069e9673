import type { LoginErrorCode, WireUser } from '#identity';
import { passedHeaders, refusal } from './answers.ts';
import { type Auth, CLIENT_ADDRESS_HEADER } from './better-auth.ts';
import { type Secrets, withCurrentSignature } from './key-rotation.ts';

/** Whose address a request comes from, worked out by the server from the connection and its trusted proxies. */
export interface ClientEnv {
  Variables: { clientAddress: string };
}

/** A user as the library answers it. */
export interface LibraryUser {
  id: string;
  email: string;
  name: string;
  image?: string | null;
  createdAt: string;
}

export const wireUser = ({ id, email, name, image, createdAt }: LibraryUser): WireUser => ({
  id,
  email,
  name,
  image: image ?? null,
  createdAt,
});

/** What of a request the library is asked with; every context that has a `clientAddress` fits. */
interface Asking {
  readonly req: { readonly raw: Request };
  readonly get: (name: 'clientAddress') => string;
}

/** Asks one endpoint of the library in the caller's name: POST with a body, GET without. */
export type AskLibrary = (c: Asking, path: string, body?: unknown) => Promise<Response>;

export const libraryCall =
  (deps: { auth: Auth; publicUrl: string; secrets: Secrets }): AskLibrary =>
  async (c, path, body) => {
    const headers = new Headers(withCurrentSignature(c.req.raw.headers, deps.secrets));
    headers.set(CLIENT_ADDRESS_HEADER, c.get('clientAddress'));
    headers.delete('content-length');
    headers.delete('authorization');
    // Browsers tell the site whenever they tell the mode. A mode alone is Node's own fetch, which the library would take for one that hides
    // its origin.
    if (!headers.has('sec-fetch-site')) headers.delete('sec-fetch-mode');
    if (body !== undefined) headers.set('content-type', 'application/json');
    return deps.auth.handler(
      new Request(`${deps.publicUrl}/api/auth${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  };

/** The library's `{user}` in the shape of the wire with its cookies, or its refusal in the contract's. */
export async function answerUser(
  from: Response,
  refine?: (code: LoginErrorCode) => Promise<LoginErrorCode>,
): Promise<Response> {
  if (!from.ok) return refusal(from, refine);
  const { user } = (await from.json()) as { user: LibraryUser };
  return Response.json({ user: wireUser(user) }, { headers: passedHeaders(from) });
}

/** The body as JSON, or undefined when it is none. */
export const readJson = async (request: Request): Promise<unknown> => request.json().catch(() => undefined);
