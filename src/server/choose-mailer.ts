import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '#database';
import { opened, type Secrets, sealed } from '#identity/seals';
import { parseSender, type Sender } from '#mail';
import { openOutbox, openPost, openSmtp, type ServerMailer } from '#mail/server';
import { dataKeys } from './secrets.ts';
import type { Settings } from './settings.ts';

export interface MailerDeps {
  /** Keeps letters that go by SMTP until a mail server has them. */
  db: Kysely<Tables>;
  clock: () => number;
  /** Signing keys, newest first: they open the letters that were sealed before there was a `DATA_KEY`. */
  secrets: Secrets;
}

/** Letters go by SMTP where the settings name a server, else into files of `DATA_DIR/outbox`. */
export function chooseMailer(settings: Settings, { db, clock, secrets }: MailerDeps): ServerMailer {
  const from = senderOf(settings);
  const keys = [...dataKeys(settings), ...secrets];
  if (settings.SMTP_URL)
    return openPost({
      db,
      clock,
      sealer: { seal: (text) => sealed(keys, text), open: (seal) => opened(keys, seal) },
      carrier: openSmtp({ url: settings.SMTP_URL, from }),
    });
  return openOutbox({
    folder: join(settings.DATA_DIR, 'outbox'),
    from: from.name ? `${from.name} <${from.address}>` : from.address,
    clock,
  });
}

/** `MAIL_FROM`, or no-reply at the product's own host. */
function senderOf({ MAIL_FROM, BRAND_NAME, PUBLIC_URL }: Settings): Sender {
  const named = MAIL_FROM ? parseSender(MAIL_FROM) : null;
  return named ?? { name: BRAND_NAME, address: `no-reply@${new URL(PUBLIC_URL).hostname}` };
}
