/** Small talk where no pattern alone decides or fills the slot. */

import { HOLDS } from '../../words/fill.ts';
import { filling, onlyWhere } from '../wrap.ts';

export const SMALL_TALK_CODE = {
  'ordinary: crazy, they say fondly': onlyWhere(
    (r) =>
      r.style.laughs === true ||
      /\b(?:i like it|good way|random|silly|dork|goof\w*|cheeky)\b|[😂🤣😄😆😅😜😉😊❤]/u.test(r.plain),
  ),
  'ordinary: a voice note or a photo liked': filling((r) => {
    const thing =
      /\b(voice ?note|vn|voice message|message|video|photo|pic|picture|selfie|song|playlist|story|meme|gif|reel|voice)s?\b/i
        .exec(r.plain)?.[1]
        ?.toLowerCase()
        .replace(/^vn$/, 'voice note')
        .replace(/^voicenote$/, 'voice note');
    return {
      it: thing ? { words: thing } : undefined,
      spoken: thing && /voice/.test(thing) ? HOLDS : undefined,
    };
  }),
  'ordinary: a compliment on looks': filling((r) => {
    const it = /\b(eyes|smile|laugh|hair|voice|dimples|accent|freckles)\b/i.exec(r.plain)?.[1]?.toLowerCase();
    return { it: it ? { words: it, plural: /s$/.test(it) } : undefined, all: it ? undefined : HOLDS };
  }),
} as const;
