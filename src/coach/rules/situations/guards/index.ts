/** What has to be true of a message before an entry's own words are looked for: one guard a file, named as the entries name it. */
import type { GuardName } from '../entry.ts';
import { answer } from './answer.ts';
import { asked, handed, stated } from './asked.ts';
import { banter } from './banter.ts';
import { fitting } from './fitting.ts';
import type { Guard } from './guard.ts';
import { hardDay } from './hard-day.ts';
import { inTurn } from './in-turn.ts';
import { andAsks, life } from './life.ts';
import { light } from './light.ts';
import { none } from './none.ts';
import { otherwise } from './otherwise.ts';
import { plain } from './plain.ts';
import { plan } from './plan.ts';
import { question } from './question.ts';
import { small } from './small.ts';
import { story } from './story.ts';
import { thin } from './thin.ts';
import { told } from './told.ts';
import { turn } from './turn.ts';
import { us } from './us.ts';

export const GUARDS: Readonly<Record<GuardName, Guard>> = {
  answer,
  asked,
  banter,
  none,
  fitting,
  handed,
  'and-asks': andAsks,
  'hard-day': hardDay,
  'in-turn': inTurn,
  life,
  light,
  otherwise,
  plain,
  plan,
  question,
  small: (entry) => small(entry),
  stated,
  story,
  thin,
  told: (entry) => told(entry),
  turn,
  us,
  // Other wordings are no situations of their own: `wider.ts` and `question.ts` hear them for those that they are of.
  wider: () => [],
  wording: () => [],
};
