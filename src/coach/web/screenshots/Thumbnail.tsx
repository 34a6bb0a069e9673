import { useEffect, useRef } from 'react';

const WIDTH_PX = 96;
const HEIGHT_PX = 128;

/** The upper part of a picture, small. Drawn, as the content policy lets no picture in from memory. */
export function Thumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let left = false;
    createImageBitmap(file)
      .then((bitmap) => {
        const high = Math.min(bitmap.height, (bitmap.width * HEIGHT_PX) / WIDTH_PX);
        const context = canvas.current?.getContext('2d');
        if (context && !left) {
          context.imageSmoothingQuality = 'high';
          context.drawImage(
            bitmap,
            0,
            0,
            bitmap.width,
            high,
            0,
            0,
            WIDTH_PX,
            (high / bitmap.width) * WIDTH_PX,
          );
        }
        bitmap.close();
      })
      // What it cannot open is said beside it.
      .catch(() => {});
    return () => {
      left = true;
    };
  }, [file]);
  return (
    <span aria-hidden="true" className="flex-none">
      <canvas
        ref={canvas}
        width={WIDTH_PX}
        height={HEIGHT_PX}
        className="h-16 w-12 rounded-[8px] bg-paper-2 ring-1 ring-line"
      />
    </span>
  );
}
