/** A story of no known kind: who and what is in it, and how it was told. */
import { hits } from '../../prefilter/prefilter.ts';
import { latin } from '../../reading/pattern.ts';
import type { Reading } from '../../reading.ts';
import { tellsMore } from '../guards/story.ts';
import { has, type Situation } from '../situation.ts';
import { storyPlaces } from '../slots/story.ts';
import { actorOf, thingOf } from '../slots/story-people.ts';
import { both, filling, onlyWhere } from '../wrap.ts';

/** Something happened: a past tense, somebody of theirs, or news of the day. */
const HAPPENED = latin(
  /\b(?:was|were|had|got|went|came|made|took|saw|did|said|told|gave|found|lost|broke|fell|sold|bought|met|won|ate|ran|drove|caught|shot|sent|left|kept|started|finished|just|today|yesterday|last (?:night|week|weekend|month)|this (?:morning|afternoon|weekend|week)|\p{L}{3,}ed)\b/iu,
);

/** Somebody of theirs opens the story: it is about them. */
const THEIRS = latin(
  /(?:^|[.!?]\s+)\W*(?:(?:so|and|eish|today|yesterday|last night|this morning|just|apparently|okay|ok|guess what)\W+)*(?:my|our) (?:\p{L}+ )?(?:m[ou]m|mother|dad|father|gran|granny|gogo|ouma|oupa|brother|sister|son|daughter|uncle|aunt|auntie|cousin|nephew|niece|friend|mate|boss|colleague|flatmate|housemate|parents|landlady|landlord|bestie)\b/iu,
);

/** How it went is a guess here, so a subject that the coach knows is the better thing to talk about. */
const VAGUE = /^a story: (?:funny|theirs)$/;

const isGlad = (r: Reading): boolean =>
  r.emotions.some(
    ({ label, score }) => /^(?:joy|excitement|pride|gratitude|relief|love)$/.test(label) && score >= 0.6,
  );
const jokes = (r: Reading): boolean => r.style.laughs || has(r, 'humour');

export const STORIES_CODE = {
  'of no known kind': both(
    onlyWhere(tellsMore),
    filling((r) => {
      const actor = actorOf(r)?.subject;
      const known = actor && /^(?:your|the|[A-Z])/.test(actor) ? { words: actor } : undefined;
      return { x: thingOf(r), who: known ?? storyPlaces(r.plain, {}).who };
    }),
  ),
  'something happened': onlyWhere((r) => HAPPENED.test(r.plain)),
  'no better subject': (situation: Situation) =>
    VAGUE.test(situation.name) ? onlyWhere((r) => r.topics.length === 0)(situation) : situation,
  'no laughing': onlyWhere((r) => !r.style.laughs),
  'a story: sad': onlyWhere((r) => !isGlad(r)),
  'a story: theirs': onlyWhere((r) => jokes(r) && (actorOf(r) !== undefined || hits(THEIRS, r.plain))),
  'a story: funny': onlyWhere(jokes),
  'a danger raised': onlyWhere((r) => r.flags.length > 0),
} as const;
