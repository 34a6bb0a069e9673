/** The product beside a real OpenID Connect issuer that stands for Google. */
import type { Page } from '@playwright/test';
import { type IssuerAccount, startIssuer, type TestIssuer } from '#identity/testing';
import { freePorts, type Product, type ProductOptions, startProduct } from './product.ts';

export interface GoogleProduct {
  product: Product;
  issuer: TestIssuer;
  stop: () => Promise<void>;
}

/** Starts both, made known to each other. `accounts` can be added to later: `issuer.accounts.push(…)`. */
export async function startWithGoogle(
  accounts: IssuerAccount[],
  options: ProductOptions = {},
): Promise<GoogleProduct> {
  const ports = options.ports ?? (await freePorts());
  const issuer = await startIssuer({ publicUrl: `http://localhost:${ports.web}`, accounts });
  const product = await startProduct({
    ...options,
    ports,
    env: {
      GOOGLE_ISSUER: issuer.url,
      GOOGLE_CLIENT_ID: issuer.clientId,
      GOOGLE_CLIENT_SECRET: issuer.clientSecret,
      ...options.env,
    },
  });
  return {
    product,
    issuer,
    async stop() {
      await product.stop();
      await issuer.stop();
    },
  };
}

/** Somebody with a confirmed address at the issuer. */
export const googleAccount = (email: string, about: Partial<IssuerAccount> = {}): IssuerAccount => ({
  sub: `sub-${email}`,
  email,
  emailVerified: true,
  name: 'Lerato M',
  ...about,
});

/** Lets people of these addresses sign in at the issuer; stories may bring the same ones. */
export function addGoogleAccounts({ issuer }: GoogleProduct, emails: readonly string[]): void {
  const known = new Set(issuer.accounts.map(({ email }) => email));
  issuer.accounts.push(...emails.filter((email) => !known.has(email)).map((email) => googleAccount(email)));
}

/** Presses `Continue with Google`, and gives the window that opens. */
export async function openGoogle(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  return opened;
}
