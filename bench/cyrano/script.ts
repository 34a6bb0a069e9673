/** What script the assistant's pages transfer before anything is pressed. */
import type { Figure } from './figures.ts';
import type { Place } from './place.ts';

const LIMIT_KB = 130;

async function transferred(place: Place, path: string): Promise<number> {
  const page = await place.open('about:blank', 'desk');
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.context().close();
  return bytes / 1000;
}

export async function measureScript(place: Place): Promise<Figure[]> {
  const of = async (path: string) => ({ value: await transferred(place, path), unit: 'KB' });
  return [
    {
      what: "Cyrano's own script, as the frame has it, brotli",
      ...(await of(place.product.cyranoUrl)),
      limit: LIMIT_KB,
    },
    { what: '/chat with the frame in it', ...(await of('/chat')) },
    { what: '/cyrano, with the script of all screens', ...(await of('/cyrano')) },
  ];
}
