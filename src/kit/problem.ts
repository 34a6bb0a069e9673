/** The one shape of an error on the wire: `{ "error": { "code": "kebab-case", "message": "…" } }`. */
export interface Problem {
  readonly error: { readonly code: string; readonly message: string } & Readonly<Record<string, unknown>>;
}

/** @param more further facts for the caller, such as `paymentId`; never internal text */
export const problem = (code: string, message: string, more: Record<string, unknown> = {}): Problem => ({
  error: { code, message, ...more },
});
