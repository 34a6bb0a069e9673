import { announce } from '@react-aria/live-announcer';
import { useEffect, useReducer, useRef } from 'react';
import { loadInTime } from '#ui';
import { SCREENSHOTS_COPY } from './copy.ts';
import { openPicture, UnreadablePicture } from './open-picture.ts';
import { readText, readTurns } from './read-picture.ts';
import type { Reader } from './reader.ts';
import {
  nextPicture,
  type PictureWords,
  type ReviewEvent,
  type ReviewState,
  reviewReducer,
  startReview,
} from './review-state.ts';

/** Messages with sides, or the words alone. */
export type Wanted = 'turns' | 'text';

const loadReader = () => loadInTime(async () => (await import('./reader.ts')).openReader());

/** Reads the pictures one after the other, and stops where the screen is left. */
export function useReview(
  files: readonly File[],
  wanted: Wanted,
): [ReviewState, (event: ReviewEvent) => void] {
  const [state, dispatch] = useReducer(reviewReducer, files, startReview);
  const reader = useRef<Promise<Reader> | null>(null);
  const next = nextPicture(state);
  const [id, file, stopped] = [next?.id, next?.file, state.noReader];

  useEffect(
    () => () => {
      reader.current?.then(({ close }) => close()).catch(() => {});
      reader.current = null;
    },
    [],
  );

  useEffect(() => {
    if (id === undefined || !file || stopped) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const tell = (event: ReviewEvent) => {
      if (!signal.aborted) dispatch(event);
    };
    async function read(id: number, file: File) {
      tell({ type: 'progress', id, share: 0 });
      const picture = await openPicture(file);
      reader.current ??= loadReader();
      const { recognise } = await reader.current.catch((cause) => {
        reader.current = null;
        tell({ type: 'no-reader' });
        throw cause;
      });
      signal.throwIfAborted();
      const onProgress = (share: number) => tell({ type: 'progress', id, share });
      const options = { recognise, onProgress, signal };
      const words: PictureWords =
        wanted === 'turns'
          ? { turns: await readTurns(picture, options) }
          : { text: await readText(picture, options) };
      const found = 'turns' in words ? words.turns.length > 0 : words.text !== '';
      tell(
        found
          ? { type: 'read', id, words }
          : { type: 'failed', id, fault: wanted === 'turns' ? 'no-messages' : 'no-words' },
      );
    }
    read(id, file).catch((cause) => {
      // A picture that was taken away; the reader goes on with the next.
      if (signal.aborted) return;
      if (cause instanceof UnreadablePicture) tell({ type: 'failed', id, fault: cause.fault });
      // One that broke off in the middle of a picture is not asked again.
      else if (reader.current) {
        reader.current.then(({ close }) => close()).catch(() => {});
        reader.current = null;
        tell({ type: 'no-reader' });
      }
    });
    return () => leaving.abort();
  }, [id, file, stopped, wanted]);

  const done = next === undefined && state.pictures.some(({ state }) => state.is === 'read');
  const count = state.turns.length;
  // Heard once, when the last picture has been read.
  const spoken = useRef(count);
  spoken.current = count;
  useEffect(() => {
    if (!done) return;
    announce(
      wanted === 'turns' ? SCREENSHOTS_COPY.read(spoken.current) : SCREENSHOTS_COPY.readText,
      'polite',
    );
  }, [done, wanted]);
  return [state, dispatch];
}
