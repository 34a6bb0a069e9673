import { exportPerson } from '#identity/server';
import { BELONGINGS } from '#server/belongings';
import { asJson, type Command } from '../command.ts';
import { findUser } from '../find-user.ts';

/** `export`: what somebody gets who asks what is held about them; the same as they can take themselves. */
export const exportCommand: Command = {
  name: 'export',
  summary: 'Everything held about one person, as JSON; nothing in it opens their account',
  takes: '<e-mail or id>',
  arguments: { least: 1, most: 1 },
  options: {},
  optionHelp: [],
  async run({ positionals: [wanted = ''] }, place) {
    const { id } = await findUser(place, wanted);
    const { BRAND_NAME: brandName } = place.settings;
    const clock = () => place.nowMs;
    return asJson(await exportPerson({ db: place.db, belongings: BELONGINGS, brandName, clock }, id));
  },
};
