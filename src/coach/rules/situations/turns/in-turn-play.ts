/** Answers to the reader in play: a plate of food that outrages, a film never seen, a challenge, a fact looked up, a book finished. */
import { find, hits } from '../../prefilter/prefilter.ts';
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import type { Slot } from '../../words/fill.ts';
import { dayIn, one } from '../slots/answer.ts';
import { both, filling, onlyWhere } from '../wrap.ts';

const DISH =
  '(?:carbonara|bolognese|lasagne|risotto|paella|ramen|sushi|pizza|burger|braai ?broodjies?|braai|potjie|bobotie|bunny chow|curry|biryani|pap|chakalaka|koeksisters?|melktert|malva pudding|salad|potato salad|guacamole|hummus|tacos?|burrito|omelette|scrambled eggs|french toast|toast|pasta|mac (?:and|n|&) cheese|soup|stew|chilli|chili|tea|coffee|cereal|porridge|steak|wors|sandwich|jollof|fried rice|pancakes?|scones?|roast|gravy|mash|pesto)';

const dish = (r: Reading): Slot | undefined => {
  const cue = new RegExp(`\\b(${DISH})\\b`, 'i');
  const said = (find(cue, r.plain) ?? find(cue, r.mine))?.[1]
    ?.toLowerCase()
    .replace(/^(?:braai ?broodjie|burger|taco|sandwich|pancake|scone|koeksister)$/, (one) =>
      `${one}s`.replace(/chs$/, 'ches'),
    );
  return one(said, said !== undefined && /[^s]s$/.test(said));
};

const FOOD_TALK = new RegExp(
  `\\b(?:cook\\w*|bak\\w*|recipe|menu|chef|kitchen|tast\\w*|eat|dish|crumble|cakes?|brownies|pie|cheesecake|dessert|bread|${DISH})\\b`,
  'i',
);

export const IN_TURN_PLAY_CODE = {
  'in turn: an outrage on my plate': both(
    onlyWhere((r) => dish(r) !== undefined),
    filling((r) => ({ dish: dish(r) })),
  ),
  'in turn: never seen it, and it will be seen to': filling((r) => ({
    day: dayIn(r),
    title: one(
      find(
        latin(
          /\b(?:never|haven'?t|not)(?: \p{L}+)? (?:seen|watched|read|played|heard) (?:a single |a |any |one )?(?:of )?(?:the )?(?<t>\p{Lu}[\p{L}']+(?: (?:of|the|and|in|to|\p{Lu}[\p{L}']*))*)/u,
        ),
        r.mine,
      )?.groups?.t,
    ),
  })),
  'in turn: a challenge taken up, each brings theirs': onlyWhere((r) =>
    hits(FOOD_TALK, `${r.mine} ${r.plain}`),
  ),
  'in turn: my first one, and when is the next': filling((r) => ({
    what: one(
      find(
        /\b(?:\d+ ?k(?:m)?|park ?run|half marathon|marathon|race|swim|hike|ride|class|lesson)\b/i,
        `${r.mine} ${r.plain}`,
      )?.[0].toLowerCase(),
    ),
  })),
} as const;
