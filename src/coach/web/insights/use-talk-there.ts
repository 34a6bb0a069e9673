import { useEffect, useMemo, useState } from 'react';
import type { Turn } from '#coach';
import { type FromReplies, wholeTalk } from '../asking/from-replies.ts';
import { MOST_TURNS } from './talk.ts';

/**
 * The conversation under Replies, with what is stored of the person's before it. The same array as long as nothing in it changes.
 *
 * @param shown nothing is asked for while another tab is shown
 */
export function useTalkThere({ person, turns, stored }: FromReplies, shown: boolean): readonly Turn[] {
  const onScreen = JSON.stringify(turns);
  const [taken, setTaken] = useState('[]');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the person stands for the way to what is stored of them
  useEffect(() => {
    if (!shown) return;
    const screen: Turn[] = JSON.parse(onScreen);
    let gone = false;
    const take = (all: readonly Turn[]) => !gone && setTaken(JSON.stringify(all.slice(-MOST_TURNS)));
    if (!stored) take(screen);
    // What stands on the screen is there also where the rest does not come.
    else
      stored().then(
        (kept) => take(wholeTalk(kept, screen)),
        () => take(screen),
      );
    return () => {
      gone = true;
    };
  }, [person, onScreen, shown]);
  return useMemo(() => JSON.parse(taken) as Turn[], [taken]);
}
