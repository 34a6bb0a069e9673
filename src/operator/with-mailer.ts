import type { ClosingDeps } from '#identity/server';
import { chooseMailer } from '#server/mailer';
import { appSecrets } from '#server/secrets';
import type { Place } from './command.ts';

/**
 * Does something that writes a letter, in the server's own way of writing letters. One that no mail server takes at once
 * is left to the server to carry.
 */
export async function withMailer<Done>(
  place: Place,
  act: (deps: ClosingDeps) => Promise<Done>,
): Promise<Done> {
  const { PUBLIC_URL: publicUrl, BRAND_NAME: brandName } = place.settings;
  const clock = () => place.nowMs;
  const mailer = chooseMailer(place.settings, {
    db: place.db,
    clock,
    secrets: appSecrets(place.settings),
  });
  try {
    return await act({ db: place.db, clock, mailer, publicUrl, brandName });
  } finally {
    await mailer.settled();
    await mailer.close();
  }
}
