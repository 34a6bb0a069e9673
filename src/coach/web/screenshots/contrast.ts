import type { Gray } from './pixels.ts';

/** Below this mean brightness a picture counts as dark. */
const DARK_BELOW = 115;
/** Half of the window that a pixel is compared with, as a share of the width. */
const WINDOW = 0.02;
const GAIN = 1.6;

/** Whether letters have to be told from their surroundings first: on a bright page that does harm. */
export function needsContrast({ data }: Gray): boolean {
  let sum = 0;
  for (const level of data) sum += level;
  return sum / data.length < DARK_BELOW;
}

/** Dark letters on white, from how far each pixel is from the mean around it. */
export function withLocalContrast({ width, height, data }: Gray): Gray {
  const reach = Math.max(4, Math.round(width * WINDOW));
  // Sums of everything above and to the left: the mean of a window then takes four of them.
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] as number;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row;
    }
  }
  const result = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const corner = (row: number, column: number) => sums[row * (width + 1) + column] as number;
      const sum = corner(bottom, right) - corner(top, right) - corner(bottom, left) + corner(top, left);
      const mean = sum / ((bottom - top) * (right - left));
      result[y * width + x] = 255 - Math.min(255, Math.abs((data[y * width + x] as number) - mean) * GAIN);
    }
  }
  return { width, height, data: result };
}
