/** What is truly code, by the id of the entry that it belongs to, or by a name where several share it: it takes the situation of the entry and gives back what decides or fills slots besides. */

import type { Situation } from '../situation.ts';
import { ASKED_OF_A_MESSAGE } from './asked-of-a-message.ts';
import { ASKED_OF_MINE_CODE } from './asked-of-mine.ts';
import { ASKS_NAMED_CODE } from './asks-named.ts';
import { BANTER_CODE } from './banter.ts';
import { BETWEEN_US_CODE } from './between-us.ts';
import { CARE_CODE } from './care.ts';
import { CHOICE_CODE } from './choices.ts';
import { CLOSE_CODE } from './close.ts';
import { CONDOLENCE_CODE } from './condolence.ts';
import { DANGER_CODE } from './danger.ts';
import { DIGS_CODE } from './digs.ts';
import { EMOJI_CODE } from './emoji.ts';
import { FAVOURS_ASKED_CODE } from './favours-asked.ts';
import { FLIRTING_CODE } from './flirting.ts';
import { GRIEF_CODE } from './grief.ts';
import { HALF_YES_CODE } from './half-yes.ts';
import { HARD_DAYS_CODE } from './hard-days.ts';
import { HEARD_LIGHTLY_CODE } from './heard-lightly.ts';
import { HEARD_STRAIGHT_CODE } from './heard-straight.ts';
import { HEAT_CODE } from './heat.ts';
import { HEAVY_CODE } from './heavy.ts';
import { HURT_UNNAMED_CODE } from './hurt-unnamed.ts';
import { IN_TURN_KIND_CODE } from './in-turn-kind.ts';
import { IN_TURN_LIGHT_CODE } from './in-turn-light.ts';
import { IN_TURN_PLAY_CODE } from './in-turn-play.ts';
import { JEST_CODE } from './jests.ts';
import { JOINED_CODE } from './joined.ts';
import { LIGHT_TURNS_CODE } from './light-turns.ts';
import { LIMITS_CODE } from './limits.ts';
import { LIMITS_CROSSED_CODE } from './limits-crossed.ts';
import { LIMITS_SAID_CODE } from './limits-said.ts';
import { LINES_DRAWN_CODE } from './lines-drawn.ts';
import { LIVES_CODE } from './lives.ts';
import { LOOSE_ENDS_CODE } from './loose-ends.ts';
import { MISHAPS_CODE } from './mishaps.ts';
import { MY_PART_CODE } from './my-part.ts';
import { MY_PLACE_CODE } from './my-place.ts';
import { NEWS_TOLD_CODE } from './news-told.ts';
import { NOES_CODE } from './noes.ts';
import { ON_THE_WAY_CODE } from './on-the-way.ts';
import { PLAIN_PLANS_CODE } from './plain-plans.ts';
import { PLAIN_SELF_CODE } from './plain-self.ts';
import { PLAIN_TEASES_CODE } from './plain-teases.ts';
import { PLAINEST_CODE } from './plainest.ts';
import { PLAINLY_ASKED_CODE } from './plainly-asked.ts';
import { PLAINLY_PLANNED_CODE } from './plainly-planned.ts';
import { PLAN_ACTS_CODE } from './plan-acts.ts';
import { PLAN_WELCOMED_CODE } from './plan-welcomed.ts';
import { PLANS_CODE } from './plans.ts';
import { PLANS_IN_HAND_CODE } from './plans-in-hand.ts';
import { PLAY_TURNS_CODE } from './play-turns.ts';
import { PLAYFUL_OPENERS_CODE } from './playful-openers.ts';
import { PLAYFUL_TESTS_CODE } from './playful-tests.ts';
import { PRACTICAL_CODE } from './practical.ts';
import { PRESSURE_CODE } from './pressure.ts';
import { PUT_SIDEWAYS_CODE } from './put-sideways.ts';
import { QUICK_TURN_CODE } from './quick-turns.ts';
import { REFUSALS_CODE } from './refusals.ts';
import { ROASTS_CODE } from './roasts.ts';
import { SAID_OF_US_CODE } from './said-of-us.ts';
import { SAID_SOFTLY_CODE } from './said-softly.ts';
import { SETTLING_UP_CODE } from './settling-up.ts';
import { SHORT_ANSWERS_CODE } from './short-answers.ts';
import { SILENCES_CODE } from './silences.ts';
import { SMALL_OPENINGS_CODE } from './small-openings.ts';
import { SMALL_PLANS_CODE } from './small-plans.ts';
import { SMALL_TALK_CODE } from './small-talk.ts';
import { SMALL_TOLD_CODE } from './small-told.ts';
import { STEERING_CODE } from './steering.ts';
import { STORIES_CODE } from './stories.ts';
import { SURE_PLAY_CODE } from './sure-play.ts';
import { TALK_CODE } from './talk.ts';
import { TEASING_CODE } from './teasing.ts';
import { THIN_CODE } from './thin.ts';
import { TOLD_CODE } from './told.ts';
import { TOLD_TENDERLY_CODE } from './told-tenderly.ts';
import { TWISTS_CODE } from './twists.ts';
import { WORDLESS_CODE } from './wordless.ts';

export type Code = Readonly<Record<string, (situation: Situation) => Situation>>;

export const CODE: Code = {
  ...CARE_CODE,
  ...EMOJI_CODE,
  ...LIMITS_CODE,
  ...WORDLESS_CODE,
  ...CONDOLENCE_CODE,
  ...GRIEF_CODE,
  ...HEAVY_CODE,
  ...HURT_UNNAMED_CODE,
  ...SAID_SOFTLY_CODE,
  ...DANGER_CODE,
  ...STORIES_CODE,
  ...ASKS_NAMED_CODE,
  ...MISHAPS_CODE,
  ...MY_PART_CODE,
  ...SILENCES_CODE,
  ...THIN_CODE,
  ...PLAN_ACTS_CODE,
  ...ON_THE_WAY_CODE,
  ...PRESSURE_CODE,
  ...REFUSALS_CODE,
  ...LINES_DRAWN_CODE,
  ...HEAT_CODE,
  ...CLOSE_CODE,
  ...NOES_CODE,
  ...LIVES_CODE,
  ...LOOSE_ENDS_CODE,
  ...TALK_CODE,
  ...PLAN_WELCOMED_CODE,
  ...SMALL_PLANS_CODE,
  ...ASKED_OF_A_MESSAGE,
  ...TWISTS_CODE,
  ...PLANS_CODE,
  ...STEERING_CODE,
  ...BANTER_CODE,
  ...LIGHT_TURNS_CODE,
  ...PLAIN_PLANS_CODE,
  ...PLANS_IN_HAND_CODE,
  ...JOINED_CODE,
  ...TEASING_CODE,
  ...SURE_PLAY_CODE,
  ...ROASTS_CODE,
  ...PLAYFUL_TESTS_CODE,
  ...PLAYFUL_OPENERS_CODE,
  ...FLIRTING_CODE,
  ...DIGS_CODE,
  ...PLAIN_TEASES_CODE,
  ...SHORT_ANSWERS_CODE,
  ...PLAINLY_PLANNED_CODE,
  ...SMALL_TALK_CODE,
  ...HARD_DAYS_CODE,
  ...NEWS_TOLD_CODE,
  ...SMALL_OPENINGS_CODE,
  ...SMALL_TOLD_CODE,
  ...HEARD_STRAIGHT_CODE,
  ...HEARD_LIGHTLY_CODE,
  ...PLAY_TURNS_CODE,
  ...SETTLING_UP_CODE,
  ...HALF_YES_CODE,
  ...PLAINEST_CODE,
  ...LIMITS_CROSSED_CODE,
  ...LIMITS_SAID_CODE,
  ...FAVOURS_ASKED_CODE,
  ...SAID_OF_US_CODE,
  ...MY_PLACE_CODE,
  ...ASKED_OF_MINE_CODE,
  ...TOLD_TENDERLY_CODE,
  ...IN_TURN_PLAY_CODE,
  ...IN_TURN_LIGHT_CODE,
  ...IN_TURN_KIND_CODE,
  ...PUT_SIDEWAYS_CODE,
  ...BETWEEN_US_CODE,
  ...CHOICE_CODE,
  ...JEST_CODE,
  ...PLAIN_SELF_CODE,
  ...PLAINLY_ASKED_CODE,
  ...PRACTICAL_CODE,
  ...QUICK_TURN_CODE,
  ...TOLD_CODE,
};
