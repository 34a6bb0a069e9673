/**
 * What is truly code, by the id of the entry that it belongs to, or by a name where several share it: it takes the situation of the entry and
 * gives back what decides or fills slots besides. It stands beside the data file of the entry, under the same name.
 */

import { ASKS_NAMED_CODE } from './asked/named.ts';
import { ASKED_OF_A_MESSAGE } from './asked-of-a-message.ts';
import { MISHAPS_CODE } from './everyday/mishaps.ts';
import { NEWS_TOLD_CODE } from './everyday/news-told.ts';
import { PLAIN_SELF_CODE } from './everyday/self.ts';
import { SMALL_TALK_CODE } from './everyday/small-talk.ts';
import { SMALL_TOLD_CODE } from './everyday/small-told.ts';
import { TOLD_CODE } from './everyday/told-plainly.ts';
import { BETWEEN_US_CODE } from './feelings/between-us.ts';
import { CARE_CODE } from './feelings/care.ts';
import { CLOSE_CODE } from './feelings/close.ts';
import { GRIEF_CODE } from './feelings/grief.ts';
import { HARD_DAYS_CODE } from './feelings/hard-days.ts';
import { HEARD_STRAIGHT_CODE } from './feelings/heard-straight.ts';
import { HEAT_CODE } from './feelings/heat.ts';
import { HEAVY_CODE } from './feelings/heavy-news.ts';
import { HURT_UNNAMED_CODE } from './feelings/hurt-unnamed.ts';
import { PLAINEST_CODE } from './feelings/plainest.ts';
import { SAID_OF_US_CODE } from './feelings/said-of-us.ts';
import { TOLD_TENDERLY_CODE } from './feelings/told-tenderly.ts';
import { PLAINLY_ASKED_CODE } from './getting-to-know/profile.ts';
import { CONDOLENCE_CODE } from './languages/condolence.ts';
import { LIVES_CODE } from './life/days.ts';
import { PRESSURE_CODE } from './limits/control.ts';
import { DANGER_CODE } from './limits/danger.ts';
import { LIMITS_CODE } from './limits/limits.ts';
import { LINES_DRAWN_CODE } from './limits/lines-drawn.ts';
import { MY_PLACE_CODE } from './limits/my-place.ts';
import { REFUSALS_CODE } from './limits/refusals.ts';
import { LIMITS_SAID_CODE } from './limits/said.ts';
import { SAID_SOFTLY_CODE } from './limits/said-softly.ts';
import { EMOJI_CODE } from './openers/emoji.ts';
import { PLAYFUL_OPENERS_CODE } from './openers/playful.ts';
import { SMALL_OPENINGS_CODE } from './openers/small.ts';
import { WORDLESS_CODE } from './openers/wordless.ts';
import { PLAN_ACTS_CODE } from './plans/acts.ts';
import { NOES_CODE } from './plans/fallen.ts';
import { PLANS_IN_HAND_CODE } from './plans/in-hand.ts';
import { ON_THE_WAY_CODE } from './plans/on-the-way.ts';
import { PLAIN_PLANS_CODE } from './plans/plain.ts';
import { PLAINLY_PLANNED_CODE } from './plans/plainly.ts';
import { SETTLING_UP_CODE } from './plans/settling-up.ts';
import { SMALL_PLANS_CODE } from './plans/small.ts';
import { PRACTICAL_CODE } from './plans/told.ts';
import { PLAN_WELCOMED_CODE } from './plans/welcomed.ts';
import { PLANS_CODE } from './plans/with-limits.ts';
import { BANTER_CODE } from './play/banter.ts';
import { DIGS_CODE } from './play/digs.ts';
import { JEST_CODE } from './play/dry-teases.ts';
import { FLIRTING_CODE } from './play/flirting.ts';
import { JOINED_CODE } from './play/joined.ts';
import { LIGHT_TURNS_CODE } from './play/light-turns.ts';
import { PLAIN_TEASES_CODE } from './play/plain-teases.ts';
import { ROASTS_CODE } from './play/roasts.ts';
import { SURE_PLAY_CODE } from './play/sure.ts';
import { TEASING_CODE } from './play/teasing.ts';
import { PLAYFUL_TESTS_CODE } from './play/tests.ts';
import { PLAY_TURNS_CODE } from './play/turns.ts';
import type { Situation } from './situation.ts';
import { STORIES_CODE } from './stories/of-no-kind.ts';
import { ASKED_OF_MINE_CODE } from './turns/asked-of-mine.ts';
import { CHOICE_CODE } from './turns/choices.ts';
import { FAVOURS_ASKED_CODE } from './turns/favours-asked.ts';
import { HALF_YES_CODE } from './turns/half-yes.ts';
import { HEARD_LIGHTLY_CODE } from './turns/heard-lightly.ts';
import { IN_TURN_KIND_CODE } from './turns/in-turn-kind.ts';
import { IN_TURN_LIGHT_CODE } from './turns/in-turn-light.ts';
import { IN_TURN_PLAY_CODE } from './turns/in-turn-play.ts';
import { LOOSE_ENDS_CODE } from './turns/loose-ends.ts';
import { MY_PART_CODE } from './turns/my-part.ts';
import { PUT_SIDEWAYS_CODE } from './turns/put-sideways.ts';
import { QUICK_TURN_CODE } from './turns/quick.ts';
import { SHORT_ANSWERS_CODE } from './turns/short-answers.ts';
import { SILENCES_CODE } from './turns/silences.ts';
import { STEERING_CODE } from './turns/steering.ts';
import { TALK_CODE } from './turns/talk.ts';
import { THIN_CODE } from './turns/thin.ts';
import { TWISTS_CODE } from './turns/twists.ts';

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
