import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Draws one page while the pages are built; nothing of this runs in the product. It waits for the whole page: a screen that comes as a
 * file of its own must stand in the HTML and not arrive by inline scripts, which readers without script never get.
 */
export default async function drawPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  let fault: unknown;
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError(error) {
      fault = error;
    },
  });
  await page.allReady;
  if (fault) throw fault;
  headers.set('Content-Type', 'text/html');
  return new Response(page, { headers, status });
}
