import type { Shared, SharedPicture } from '../../rules/index.ts';
import { picturesTaken, sharedText } from '../../rules/shared.ts';

/** What a form of the share target holds (`share_target` in `public/manifest.webmanifest`); nothing where it cannot be read. */
export async function takeShared(request: Request): Promise<Shared> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    return { text: '', pictures: [], leftOut: 0 };
  }
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const files = form.getAll('pictures').filter((value) => typeof value !== 'string');
  const { taken, leftOut } = picturesTaken(files);
  return {
    text: sharedText({ title: field('title'), text: field('text'), url: field('url') }),
    pictures: await Promise.all(taken.map(asDataUrl)),
    leftOut,
  };
}

/** How many bytes become text at once: more arguments than this are too many for some browsers. */
const STEP_BYTES = 8_192;

async function asDataUrl(file: File): Promise<SharedPicture> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += STEP_BYTES)
    binary += String.fromCharCode(...bytes.subarray(at, at + STEP_BYTES));
  return { name: file.name, dataUrl: `data:${file.type};base64,${btoa(binary)}` };
}
