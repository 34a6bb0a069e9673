/** The plainest messages of all that had no situation: a name, nice to meet you, an age, a bare no or sorry, and all well. */
import { givenName } from '../../reading/plain-acts.ts';
import type { Reading } from '../../reading.ts';
import { filledWith, HOLDS } from '../../words/fill.ts';
import { both, filling, onlyWhere } from '../wrap.ts';

const isFirst = (r: Reading): boolean => r.conversation.length === 0;

const FROM = /\b(?:from|based in|living in) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/u;

export const PLAINEST_CODE = {
  'plainest: their name': both(
    onlyWhere((r) => r.act !== undefined && r.act.name !== 'hello' && givenName(r.plain) !== undefined),
    filling((r) => ({
      name: filledWith(givenName(r.plain)),
      from: filledWith(FROM.exec(r.plain)?.[1]),
    })),
  ),
  'plainest: nice to meet you': onlyWhere((r) => r.act?.name === 'met'),
  'plainest: all well': both(),
  'plainest: sorry, alone': filling((r) => ({
    after: isFirst(r) ? undefined : HOLDS,
  })),
} as const;
