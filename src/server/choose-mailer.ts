import { join } from 'node:path';
import { parseSender, type Sender } from '#mail';
import { type Mailer, openOutbox, openSmtp } from '#mail/server';
import type { Settings } from './settings.ts';

/** Letters go by SMTP where the settings name a server, else into files of `DATA_DIR/outbox`. */
export function chooseMailer(settings: Settings, clock: () => number): Mailer {
  const from = senderOf(settings);
  if (settings.SMTP_URL) return openSmtp({ url: settings.SMTP_URL, from });
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
