/** The benchmark's page: it has the product's own reader read pictures that it is handed. */
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/roboto/wght.css';
import { openPicture } from '../../../src/coach/web/screenshots/open-picture.ts';
import { readTurns, readWholePage } from '../../../src/coach/web/screenshots/read-picture.ts';
import { openReader } from '../../../src/coach/web/screenshots/reader.ts';

const reader = openReader();

/** @param design `product` is what customers have; `page` reads the picture as one page, with the contrast step on dark ones */
async function read(png: string, design: 'product' | 'page') {
  const { recognise } = await reader;
  const picture = await openPicture(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const began = performance.now();
  const turns = await (design === 'product' ? readTurns : readWholePage)(picture, { recognise });
  return { turns, ms: performance.now() - began };
}

Object.assign(window, { read, ready: () => reader.then(() => true) });
