/** Where they tell of something that went well: passed, won, finished, got it. */
import type { Reading } from '../reading/read.ts';
import { registerOf } from './register.ts';

const WON =
  /\b(?:passed|got (?:(?:an?|my|the) (?:[a-z]+(?:'s)? )?(?:job|keys?|part|flat|house|place|visa|role|bursary|licence|license|degree|offer|promotion)|into|accepted|promoted|engaged)|finally (?:got|finished|passed|made|did)|graduated|promoted|(?:was|been|got|were|i'm|are) accepted|(?:i|we|he|she|they|team|son|daughter|boys?|girls?) (?:just |actually |finally )?won(?!'t)|i start (?:in|on)|published|finished (?:my|the|a|writing|building)|qualified|i did it|made it|nailed it|new job|destroyed them|aced|first (?:loaf|marathon|10k|5k|solo|sale|clients?)|restored|adopted)\b/gi;
const NOT_WON =
  /\b(?:not|never|didn'?t|hasn'?t|haven'?t|almost|nearly|if i|lost|failed|dumped|robbed|mugged|got the (?:flu|wrong|bus))\b/i;

/** Where each of them stands; a sentence with a no in it tells of none. */
export function wonAt(reading: Reading): number[] {
  if (registerOf(reading) !== 'light') return [];
  const { plain } = reading;
  return [...plain.matchAll(WON)]
    .map(({ index }) => index)
    .filter((index) => {
      const from = Math.max(...['.', '!', '?', '\n'].map((mark) => plain.lastIndexOf(mark, index))) + 1;
      const length = plain.slice(index).search(/[.!?\n]/);
      return !NOT_WON.test(plain.slice(from, length < 0 ? undefined : index + length));
    });
}
