import type { Mailer } from '#mail/server';
import { chooseMailer } from '#server/mailer';
import { appSecrets } from '#server/secrets';
import type { Place } from './command.ts';

/** The server's own way of writing letters. One that no mail server takes at once is left to the server to carry. */
export async function withMailer<Done>(place: Place, act: (mailer: Mailer) => Promise<Done>): Promise<Done> {
  const mailer = chooseMailer(place.settings, {
    db: place.db,
    clock: () => place.nowMs,
    secrets: appSecrets(place.settings),
  });
  try {
    return await act(mailer);
  } finally {
    await mailer.settled();
    await mailer.close();
  }
}
