import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import type { Turn } from '#coach';
import { Dialog } from '#ui';
import { LazyPanel } from '../LazyPanel.tsx';
import { SCREENSHOTS_COPY } from './copy.ts';
import { PickPictures } from './PickPictures.tsx';

/** The letters' reader and its screen come when the first picture does. */
const load = () => import('./ScreenshotsReview.tsx');

type Taken = (
  | { wanted: 'turns'; onTurns: (turns: Turn[]) => void }
  | { wanted: 'text'; onText: (text: string) => void }
) & {
  /** Those that are there from the start. */
  pictures?: readonly File[];
};

export interface Screenshots {
  /** For the part of the screen that pictures can be pasted into or dropped on. */
  target: {
    onPaste: (event: ClipboardEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
  /** @param slim the picture alone on a phone */
  button: (className?: string, slim?: boolean) => ReactNode;
  /** The screen on which they are read, while there are any. */
  dialog: ReactNode;
}

const picturesIn = (data: DataTransfer): File[] =>
  [...data.files].filter(({ type }) => type.startsWith('image/'));

/** Screenshots as a way to give messages or words: chosen, pasted or dropped, read in the browser and put right there. */
export function useScreenshots(taken: Taken): Screenshots {
  const [files, setFiles] = useState<readonly File[] | null>(taken.pictures?.length ? taken.pictures : null);
  const close = () => setFiles(null);
  function takeFrom(event: ClipboardEvent | DragEvent, data: DataTransfer) {
    const pictures = picturesIn(data);
    if (pictures.length === 0 || files) return;
    event.preventDefault();
    setFiles(pictures);
  }
  return {
    target: {
      onPaste: (event) => takeFrom(event, event.clipboardData),
      // Without this the browser opens what is dropped in place of the page.
      onDragOver: (event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
      onDrop: (event) => takeFrom(event, event.dataTransfer),
    },
    button: (className, slim) => (
      <PickPictures
        variant="text"
        className={className}
        slim={slim ?? false}
        label={SCREENSHOTS_COPY.add}
        onFiles={setFiles}
      />
    ),
    dialog: files && (
      <Dialog title={SCREENSHOTS_COPY.title[taken.wanted]} onClose={close} className="max-w-xl!">
        <LazyPanel
          load={load}
          parts={{
            files,
            wanted: taken.wanted,
            onTurns: (turns: Turn[]) => {
              close();
              if (taken.wanted === 'turns') taken.onTurns(turns);
            },
            onText: (text: string) => {
              close();
              if (taken.wanted === 'text') taken.onText(text);
            },
            onClose: close,
          }}
        />
      </Dialog>
    ),
  };
}
