import { join } from 'node:path';
import {
  type CardProvider,
  type CardProviders,
  cardProviders,
  payfast,
  paystack,
  yoco,
  yocoCheckout,
  yocoPopup,
} from '#checkout/server';
import { createGateway } from '#sandbox-gateway';
import { keptSecret } from './secrets.ts';
import type { Settings } from './settings.ts';

/** Not a secret: the sandbox takes any card of its table from anyone who can reach it. */
const SANDBOX_PUBLIC_KEY = 'pk_test_sandbox';

/**
 * The card providers of the settings, for the server and for the operator's terminal beside it: `PAYMENTS` takes new
 * payments, and all others whose keys are set finish what they began. Listens nowhere.
 */
export function chooseCardProviders(settings: Settings): CardProviders {
  const all = [yocoOf(settings), paystackOf(settings), payfastOf(settings), sandbox(settings)].filter(
    (provider) => provider !== null,
  );
  const current = all.find(({ name }) => name === settings.PAYMENTS);
  if (!current) throw new Error(`PAYMENTS=${settings.PAYMENTS} has no keys`);
  return cardProviders(current, all);
}

function yocoOf(settings: Settings): CardProvider | null {
  const {
    YOCO_SECRET_KEY: secretKey,
    YOCO_PUBLIC_KEY: publicKey,
    YOCO_WEBHOOK_SECRET: webhookSecret,
  } = settings;
  if (!secretKey) return null;
  const timeoutMs = settings.PAYMENT_TIMEOUT_MS;
  // The address of the settings is that of the way that takes new payments.
  const addressOf = (mode: Settings['YOCO_MODE'], usual: string) =>
    (settings.YOCO_MODE === mode ? settings.YOCO_API_URL : undefined) ?? usual;
  const popup = publicKey
    ? yocoPopup({
        name: 'yoco',
        apiUrl: `${addressOf('popup', 'https://online.yoco.com')}/v1`,
        sdkUrl: settings.YOCO_SDK_URL,
        publicKey,
        secretKey,
        timeoutMs,
        canFind: false,
      })
    : null;
  const apiUrl = addressOf('checkout', 'https://payments.yoco.com/api');
  const page = webhookSecret ? yocoCheckout({ apiUrl, secretKey, webhookSecret, timeoutMs }) : null;
  const [current, other] = settings.YOCO_MODE === 'popup' ? [popup, page] : [page, popup];
  const either = current ?? other;
  return either && yoco(either, current && other);
}

function paystackOf(settings: Settings): CardProvider | null {
  if (!settings.PAYSTACK_SECRET_KEY) return null;
  return paystack({
    apiUrl: settings.PAYSTACK_API_URL,
    sdkUrl: settings.PAYSTACK_SDK_URL,
    publicKey: settings.PAYSTACK_PUBLIC_KEY ?? '',
    secretKey: settings.PAYSTACK_SECRET_KEY,
    timeoutMs: settings.PAYMENT_TIMEOUT_MS,
  });
}

function payfastOf(settings: Settings): CardProvider | null {
  const {
    PAYFAST_MERCHANT_ID: merchantId,
    PAYFAST_MERCHANT_KEY: merchantKey,
    PAYFAST_PASSPHRASE: passphrase,
  } = settings;
  if (!merchantId || !merchantKey || !passphrase) return null;
  return payfast({
    merchantId,
    merchantKey,
    passphrase,
    processUrl: settings.PAYFAST_PROCESS_URL,
    apiUrl: settings.PAYFAST_API_URL,
    timeoutMs: settings.PAYMENT_TIMEOUT_MS,
  });
}

function sandbox(settings: Settings): CardProvider | null {
  // Its own gateway is mounted only while it takes new payments.
  if (settings.PAYMENTS !== 'sandbox' && !settings.SANDBOX_URL) return null;
  // Browsers come by the public address; we ourselves by the one we listen on, which a mapped port may hide.
  const url = settings.SANDBOX_URL ?? `${settings.PUBLIC_URL}/sandbox`;
  const apiUrl = settings.SANDBOX_URL ?? `http://${ownHost(settings.HOST)}:${settings.PORT}/sandbox`;
  return yocoPopup({
    name: 'sandbox',
    apiUrl: `${apiUrl}/v1`,
    sdkUrl: `${url}/sdk.js`,
    publicKey: SANDBOX_PUBLIC_KEY,
    secretKey: sandboxSecret(settings),
    timeoutMs: settings.PAYMENT_TIMEOUT_MS,
    canFind: true,
  });
}

/** The sandbox gateway, where it is ours to run: only with sandbox payments, and none when `SANDBOX_URL` names one. */
export function chooseGateway(settings: Settings): ReturnType<typeof createGateway> | null {
  if (settings.PAYMENTS !== 'sandbox' || settings.SANDBOX_URL) return null;
  return createGateway({
    dbFile: join(settings.DATA_DIR, 'sandbox-gateway.db'),
    secretKey: sandboxSecret(settings),
    publicKey: SANDBOX_PUBLIC_KEY,
    // Ended when the caller gives up, which a stall of this process puts off.
    slowAnswerMs: 10 * settings.PAYMENT_TIMEOUT_MS,
    basePath: '/sandbox',
    allowedParents: [settings.PUBLIC_URL],
  });
}

const sandboxSecret = (settings: Settings): string =>
  settings.SANDBOX_SECRET ?? keptSecret(settings.DATA_DIR, 'sandbox-secret');

/** Where this process reaches its own listener. */
function ownHost(host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
