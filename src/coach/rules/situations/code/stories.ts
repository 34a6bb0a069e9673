/** A story of no known kind: how it went, and who and what is in it. */
import { latin } from '../../reading/pattern.ts';
import type { Scene } from '../../scenes/scene.ts';
import { tellsMore } from '../../scenes/stories/index.ts';
import { storyPlaces } from '../../scenes/stories/places.ts';
import { actorOf, type Turn, thingOf, turnOf } from '../../scenes/stories/turn.ts';
import { both, filling, onlyWhere } from './wrap.ts';

/** Something happened: a past tense, somebody of theirs, or news of the day. */
const HAPPENED = latin(
  /\b(?:was|were|had|got|went|came|made|took|saw|did|said|told|gave|found|lost|broke|fell|sold|bought|met|won|ate|ran|drove|caught|shot|sent|left|kept|started|finished|just|today|yesterday|last (?:night|week|weekend|month)|this (?:morning|afternoon|weekend|week)|\p{L}{3,}ed)\b/iu,
);

/** How it went is a guess here, so a subject that the coach knows is the better thing to talk about. */
const VAGUE: ReadonlySet<string> = new Set<Turn>(['funny', 'theirs']);

export const STORIES_CODE = {
  'how it went': (scene: Scene) => {
    const turn = scene.name.replace(/^a story: /, '');
    return both(
      onlyWhere((r) => tellsMore(r) && turnOf(r) === turn && !(VAGUE.has(turn) && r.topics.length > 0)),
      filling((r) => {
        const actor = actorOf(r)?.subject;
        const known = actor && /^(?:your|the|[A-Z])/.test(actor) ? { words: actor } : undefined;
        return { x: thingOf(r), who: known ?? storyPlaces(r.plain, {}).who };
      }),
    )(scene);
  },
  'something happened': onlyWhere((r) => HAPPENED.test(r.plain)),
} as const;
