import type { Picture } from './pixels.ts';

/** Why a picture cannot be read. */
export type PictureFault = 'no-picture' | 'too-small' | 'too-large';

export class UnreadablePicture extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Wide enough for every letter of a phone; more takes longer and reads no better. */
const UPRIGHT_WIDTH = 960;
const LYING_WIDTH = 1_920;
const LEAST_SIDE = 160;
const MOST_PIXELS = 24_000_000;

/**
 * The pixels of a file, made smaller where they are many.
 *
 * @throws {UnreadablePicture} where it is no picture that the browser opens, or its size is out of bounds
 */
export async function openPicture(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new UnreadablePicture('no-picture');
  });
  try {
    const most = bitmap.height >= bitmap.width ? UPRIGHT_WIDTH : LYING_WIDTH;
    const scale = Math.min(1, most / bitmap.width);
    const width = Math.round(bitmap.width * scale);
    const height = Math.round(bitmap.height * scale);
    if (Math.min(width, height) < LEAST_SIDE) throw new UnreadablePicture('too-small');
    if (width * height > MOST_PIXELS) throw new UnreadablePicture('too-large');
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new UnreadablePicture('too-large');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return { width, height, data: context.getImageData(0, 0, width, height).data };
  } finally {
    bitmap.close();
  }
}
