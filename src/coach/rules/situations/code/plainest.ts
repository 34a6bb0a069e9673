/** The plainest messages of all that had no scene: a name, nice to meet you, an age, a bare no or sorry, and all well. */
import { givenName } from '../../reading/plain-acts.ts';
import type { Reading } from '../../reading.ts';
import type { Slot } from '../../words/fill.ts';
import { word } from '../guards/fitting-scene.ts';
import { both, filling, onlyWhere } from './wrap.ts';

const open: Slot = { words: ' ' };

const isFirst = (r: Reading): boolean => r.conversation.length === 0;

const FROM = /\b(?:from|based in|living in) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/u;

export const PLAINEST_CODE = {
  'plainest: their name': both(
    onlyWhere((r) => r.act !== undefined && r.act.name !== 'hello' && givenName(r.plain) !== undefined),
    filling((r) => ({
      name: word(givenName(r.plain)),
      from: word(FROM.exec(r.plain)?.[1]),
      first: isFirst(r) ? open : undefined,
    })),
  ),
  'plainest: nice to meet you': onlyWhere((r) => r.act?.name === 'met'),
  'plainest: all well': both(onlyWhere((r) => r.conversation.length === 0 && r.style.words > 1)),
  'plainest: a no, alone': onlyWhere((r) => r.conversation.length === 0),
  'plainest: sorry, alone': filling((r) => ({
    first: isFirst(r) ? open : undefined,
    after: isFirst(r) ? undefined : open,
  })),
} as const;
