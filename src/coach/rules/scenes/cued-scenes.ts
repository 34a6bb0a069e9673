/** The scenes known by their own cue: what is heavy first, then what is glad, then what is said in jest. */
import { AGE_SCENES } from './ages-told.ts';
import { DRY_TEASE_SCENES } from './dry-teases.ts';
import { EX_STORY_SCENES } from './exes-told.ts';
import { FOND_MEMORY_SCENES } from './fond-memories.ts';
import { GOOD_NEWS_SCENES } from './good-news.ts';
import { LOW_SCENES } from './low-and-left-out.ts';
import { MOCK_SUFFERING_SCENES } from './mock-suffering.ts';
import { MOCK_THREAT_SCENES } from './mock-threats.ts';
import { SCAM_STORY_SCENES } from './scam-stories.ts';
import type { Scene } from './scene.ts';
import { SMALL_JEST_SCENES } from './small-jests.ts';
import { STEADY_SCENES } from './steady-disclosures.ts';
import { STRAIGHT_TALK_SCENES } from './straight-talk.ts';
import { SWEET_SCENES } from './sweet-moments.ts';
import { TOLD_OF_ME_SCENES } from './told-of-me.ts';

export const CUED_SCENES: readonly Scene[] = [
  ...STEADY_SCENES,
  ...STRAIGHT_TALK_SCENES,
  ...FOND_MEMORY_SCENES,
  ...LOW_SCENES,
  ...GOOD_NEWS_SCENES,
  ...EX_STORY_SCENES,
  ...SWEET_SCENES,
  ...TOLD_OF_ME_SCENES,
  ...AGE_SCENES,
  ...SCAM_STORY_SCENES,
  ...MOCK_THREAT_SCENES,
  ...MOCK_SUFFERING_SCENES,
  ...DRY_TEASE_SCENES,
  ...SMALL_JEST_SCENES,
];
