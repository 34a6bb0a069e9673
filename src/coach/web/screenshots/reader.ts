import dataUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
// The library's build for browsers as a module: the other one would bring Node's kind of modules into the script of every screen.
import tesseract from 'tesseract.js/dist/tesseract.esm.min.js';
import workerUrl from 'tesseract.js/dist/worker.min.js?url';
import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url';
import type { ReadLine } from './lines.ts';
import { type Gray, toGraymap } from './pixels.ts';
import type { Recognise } from './read-picture.ts';

export interface Reader {
  recognise: Recognise;
  /** Ends it at once, in the middle of a picture too. */
  close: () => void;
}

const { createWorker, OEM, PSM } = tesseract;
const absolute = (url: string): string => new URL(url, document.baseURI).href;
const MODES = { block: PSM.SINGLE_BLOCK, page: PSM.AUTO } as const;

/**
 * Starts the reader of letters in a worker of its own. Its parts come from our own origin, when it is first opened, some 4.1 MB.
 *
 * @throws where they do not come, or the browser cannot run them
 */
export async function openReader(): Promise<Reader> {
  const worker = await new Promise<Awaited<ReturnType<typeof createWorker>>>((resolve, reject) => {
    createWorker('eng', OEM.LSTM_ONLY, {
      workerPath: absolute(workerUrl),
      workerBlobURL: false,
      corePath: absolute(coreUrl),
      // The library adds a file's name of its own; ours carries a hash, so what it adds goes into the fragment, which is never sent.
      langPath: `${absolute(dataUrl)}#`,
      // The browser keeps the file as it keeps every file of ours.
      cacheMethod: 'none',
      errorHandler: reject,
    }).then(resolve, reject);
  });
  let layout: keyof typeof MODES | null = null;
  return {
    async recognise(image: Gray, wanted) {
      if (layout !== wanted) {
        await worker.setParameters({ tessedit_pageseg_mode: MODES[wanted] });
        layout = wanted;
      }
      const { data } = await worker.recognize(
        new Blob([toGraymap(image)]),
        {},
        { blocks: true, text: false },
      );
      return (data.blocks ?? [])
        .flatMap(({ paragraphs }) => paragraphs)
        .flatMap(({ lines }) => lines)
        .map(
          ({ words, bbox, rowAttributes }): ReadLine => ({
            rowHeight: rowAttributes.rowHeight,
            words: words.map(({ text, bbox: box }) => ({ text, box: boxOf(box) })),
            box: boxOf(bbox),
          }),
        );
    },
    close: () => void worker.terminate(),
  };
}

const boxOf = ({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }) => ({
  left: x0,
  top: y0,
  right: x1,
  bottom: y1,
});
