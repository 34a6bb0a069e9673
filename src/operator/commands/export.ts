import { exportPerson } from '#identity/server';
import { BELONGINGS } from '#server/belongings';
import { appSecrets, dataKeys } from '#server/secrets';
import { asJson, type Command } from '../command.ts';
import { findUser } from '../find-user.ts';

/** `export`: what somebody gets who asks what is held about them; the same as they can take themselves. */
export const exportCommand: Command = {
  arguments: { least: 1, most: 1 },
  options: {},
  optionHelp: [],
  async run({ positionals: [wanted = ''] }, place) {
    const { id } = await findUser(place, wanted);
    const { BRAND_NAME: brandName } = place.settings;
    const clock = () => place.nowMs;
    const keys = { secrets: appSecrets(place.settings), dataKeys: dataKeys(place.settings) };
    return asJson(
      await exportPerson({ db: place.db, belongings: BELONGINGS, brandName, clock, ...keys }, id),
    );
  },
};
