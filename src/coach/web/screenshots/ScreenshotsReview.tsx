import { useEffect, useRef } from 'react';
import type { Turn } from '#coach';
import { Button, Notice, Spinner } from '#ui';
import { TextBox } from '../asking/TextBox.tsx';
import { TurnBubble } from '../replies/TurnBubble.tsx';
import { SCREENSHOTS_COPY } from './copy.ts';
import { PickPictures } from './PickPictures.tsx';
import { PictureList } from './PictureList.tsx';
import { nextPicture, type ReviewState } from './review-state.ts';
import { useReview, type Wanted } from './use-review.ts';

export interface ScreenshotsReviewProps {
  files: readonly File[];
  wanted: Wanted;
  /** What was read and put right: turns, or for `text` the words. */
  onTurns: (turns: Turn[]) => void;
  onText: (text: string) => void;
  onClose: () => void;
}

/** Pictures are read here, and what was read is put right before it is taken. Nothing leaves the page. */
export default function ScreenshotsReview(props: ScreenshotsReviewProps) {
  const { files, wanted, onTurns, onText, onClose } = props;
  const [state, dispatch] = useReview(files, wanted);
  const { pictures, turns, text } = state;
  const isRead = nextPicture(state) === undefined;
  const empty = wanted === 'turns' ? turns.length === 0 : text.trim() === '';
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRead && !empty) result.current?.focus({ preventScroll: true });
  }, [isRead, empty]);

  function take() {
    if (wanted === 'turns') onTurns(turns.map(({ from, text }) => ({ from, text })));
    else onText(text.trim());
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="-mt-3 text-ink-2">{SCREENSHOTS_COPY.privacy}</p>
      <PictureList pictures={pictures} onChange={dispatch} />
      {state.leftOut && <Notice tone="info">{SCREENSHOTS_COPY.tooMany}</Notice>}
      <PickPictures
        variant="text"
        className="-mt-3 -ml-3 justify-self-start text-sm"
        label={SCREENSHOTS_COPY.more}
        onFiles={(more) => dispatch({ type: 'added', files: more })}
      />
      <Progress state={state} />
      {state.noReader && (
        <Notice tone="danger" title={SCREENSHOTS_COPY.noReader}>
          <p>{SCREENSHOTS_COPY.noReaderLine}</p>
          <Button
            variant="text"
            className="-ml-3 justify-self-start"
            onClick={() => dispatch({ type: 'again' })}
          >
            {SCREENSHOTS_COPY.retry}
          </Button>
        </Notice>
      )}
      {isRead && !empty && (
        <div ref={result} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none">
          {wanted === 'text' ? (
            <TextBox
              tall
              label={SCREENSHOTS_COPY.words}
              placeholder=""
              value={text}
              onChange={(now) => dispatch({ type: 'wrote', text: now })}
              onSend={take}
            />
          ) : (
            <>
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <p className="max-w-xs text-ink-2 text-sm">{SCREENSHOTS_COPY.check}</p>
                <Button
                  variant="text"
                  className="-ml-3 text-sm sm:-mr-3 sm:ml-0"
                  onClick={() => dispatch({ type: 'swapped' })}
                >
                  {SCREENSHOTS_COPY.swap}
                </Button>
              </div>
              <ol aria-label={SCREENSHOTS_COPY.messages} className="grid gap-1">
                {turns.map((turn, index) => (
                  <TurnBubble
                    key={turn.id}
                    turn={turn}
                    first={turns[index - 1]?.from !== turn.from}
                    onChange={(change) => dispatch({ type: 'turn', change })}
                  />
                ))}
              </ol>
            </>
          )}
        </div>
      )}
      <div className="sticky -bottom-6 z-10 -mx-6 -mb-6 flex flex-wrap items-center justify-end gap-2 border-line border-t bg-card px-6 py-3 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7">
        <Button variant="text" onClick={onClose}>
          {SCREENSHOTS_COPY.cancel}
        </Button>
        {isRead && !empty && (
          <Button onClick={take}>
            {wanted === 'turns' ? SCREENSHOTS_COPY.use(turns.length) : SCREENSHOTS_COPY.useText}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Which picture is read, and how far all of them are. */
function Progress({ state }: { state: ReviewState }) {
  const { pictures, noReader } = state;
  const next = nextPicture(state);
  if (!next || noReader) return null;
  const share = next.state.is === 'reading' ? next.state.share : 0;
  const number = pictures.indexOf(next) + 1;
  const done = pictures.filter(({ state }) => state.is === 'read' || state.is === 'failed').length;
  // Until the first letter of the first picture the reader itself is on its way.
  const fetching = done === 0 && share === 0;
  const words = fetching ? SCREENSHOTS_COPY.fetching : SCREENSHOTS_COPY.reading(number, pictures.length);
  return (
    <div className="grid gap-2">
      <Spinner label={words} className="text-ink-2" />
      <progress
        aria-label={words}
        max={pictures.length}
        value={done + share}
        className="h-2 w-full accent-ember"
      />
    </div>
  );
}
