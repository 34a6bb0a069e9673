/** Pixels as a canvas gives them: four bytes each, red, green, blue, opacity; row by row from the top. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** One byte for each pixel, 0 black to 255 white. */
export interface Gray {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Pixels from the upper left corner; `right` and `bottom` are outside. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const widthOf = ({ left, right }: Box): number => right - left;
export const heightOf = ({ top, bottom }: Box): number => bottom - top;

/** Whether `inner` lies in `outer`, edges included. */
export const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

export const grayImage = (width: number, height: number): Gray => ({
  width,
  height,
  data: new Uint8Array(width * height).fill(255),
});

/** Brightness as the eye takes it. */
export function toGray({ width, height, data }: Picture): Gray {
  const gray = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < gray.length; at++, from += 4)
    gray[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  return { width, height, data: gray };
}

/** How colourful a pixel is: 0 grey, 255 a pure colour. */
export function chromaOf({ width, data }: Picture, x: number, y: number): number {
  const at = (y * width + x) * 4;
  const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  return Math.max(red, green, blue) - Math.min(red, green, blue);
}

/** The image `scale` times as large, with white around it. @param margin pixels of the result on each side */
export function enlarged(image: Gray, scale: number, margin: number): Gray {
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const result = grayImage(width + 2 * margin, height + 2 * margin);
  const last = { x: image.width - 1, y: image.height - 1 };
  for (let y = 0; y < height; y++) {
    const sourceY = Math.min(last.y, Math.max(0, (y + 0.5) / scale - 0.5));
    const y0 = Math.floor(sourceY);
    const y1 = Math.min(last.y, y0 + 1);
    const wy = sourceY - y0;
    for (let x = 0; x < width; x++) {
      const sourceX = Math.min(last.x, Math.max(0, (x + 0.5) / scale - 0.5));
      const x0 = Math.floor(sourceX);
      const x1 = Math.min(last.x, x0 + 1);
      const wx = sourceX - x0;
      const at = (row: number, column: number) => image.data[row * image.width + column] ?? 255;
      const upper = at(y0, x0) * (1 - wx) + at(y0, x1) * wx;
      const lower = at(y1, x0) * (1 - wx) + at(y1, x1) * wx;
      result.data[(y + margin) * result.width + x + margin] = Math.round(upper * (1 - wy) + lower * wy);
    }
  }
  return result;
}

/** A portable graymap, which the reader takes as it is: nothing has to be packed. */
export function toGraymap({ width, height, data }: Gray): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}
