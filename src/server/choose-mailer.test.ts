import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate, openDatabase } from '#database';
import { type TestPlace, testPlace } from '#database/testing';
import { writeLetter } from '#mail';
import { readOutbox } from '#mail/server';
import { chooseMailer } from './choose-mailer.ts';
import { readSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'repartee-mailer-'));
/** Letters lie in the order of their times. */
let now = 0;
let place: TestPlace;
let database: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  place = await testPlace('sqlite');
  database = openDatabase({ dataDir: place.dataDir });
  await migrate(database, async () => {});
});
afterAll(async () => {
  await database.close();
  await place.remove();
  rmSync(folder, { recursive: true });
});

function mailerOf(environment: Record<string, string>) {
  const read = readSettings({ DATA_DIR: folder, ...environment });
  if (!read.ok) throw new Error(read.faults.join());
  now += 1;
  const secrets = [{ version: 1, value: 'a secret for tests that is long enough to be one' }];
  return chooseMailer(read.settings, { db: database.db, clock: () => now, secrets });
}

it('letters stay on this machine unless a mail server is named', async () => {
  expect(mailerOf({}).kind).toBe('outbox');
  const smtp = mailerOf({ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'Sparkle <hi@mail.example>' });
  expect(smtp.kind).toBe('smtp');
  await smtp.close();
});

it.each([
  [{}, 'Repartee <no-reply@localhost>'],
  [{ BRAND_NAME: 'Sparkle' }, 'Sparkle <no-reply@localhost>'],
  [{ MAIL_FROM: 'hi@mail.example' }, 'hi@mail.example'],
  [{ MAIL_FROM: '"Sparkle" <hi@mail.example>' }, 'Sparkle <hi@mail.example>'],
])('with %j they come from %s', async (environment, from) => {
  const mailer = mailerOf(environment);
  await mailer.send(
    'thandi@example.com',
    writeLetter({ brand: 'x', subject: 'x', paragraphs: ['x'], footnote: 'x' }),
  );
  await mailer.settled();
  expect(readOutbox(join(folder, 'outbox')).at(-1)?.from).toBe(from);
});
