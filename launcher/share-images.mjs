/**
 * Draws what stands outside the pages: the pictures that go with a shared link, and the icons of the home screen. A step of the build,
 * after the pages, because that empties the folder: `node launcher/share-images.mjs <build/client>`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { makeFace } from '../checks/make-fonts.mjs';
import { SHARE_SIZE, sharePictures } from '../src/pages/content/share.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const PLUME = 'M4 20C4 12 8 7 15 5c-4 4-5 7-5 9 3 0 6 2 6 6a6 6 0 0 1-12 0Z';
const SECOND_PLUME = 'M18 20c0-8 4-13 11-15-4 4-5 7-5 9 3 0 5.500 2 5.500 6A5.750 6 0 0 1 18 20Z';

/** The faces at the weights of the pictures, as files that the drawing library reads. */
const faces = () =>
  Promise.all(
    [
      { source: 'fraunces/files/fraunces-latin-opsz-normal.woff2', axes: { opsz: 40, wght: 500 } },
      {
        source: 'fraunces/files/fraunces-latin-wonk-italic.woff2',
        axes: { wght: 470, WONK: 0 },
        substituted: true,
      },
      { source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2', axes: { wght: 500 } },
    ].map((face) => makeFace(face, 'sfnt')),
  );

/** One line of the title; what stands between asterisks is said in the italic. */
const titleLine = (line, place) => {
  const spans = line
    .split('*')
    .map((part, turn) =>
      part === ''
        ? ''
        : turn % 2 === 1
          ? `<tspan font-style="italic" fill="#c8401a">${escaped(part)}</tspan>`
          : escaped(part),
    )
    .join('');
  return `<text x="84" y="${212 + place * 92}" font-family="Fraunces" font-size="88" letter-spacing="-1.7" fill="#241629" xml:space="preserve">${spans}</text>`;
};

/** A bubble as wide as its longest line needs, roughly: the face's letters are half as wide as they are high. */
const bubble = ({ lines, right, y, fill, ink }) => {
  const width = Math.max(...lines.map((line) => line.length)) * 14.6 + 64;
  const height = lines.length * 38 + 36;
  const x = right ? 1132 - width : 744;
  const corner = right
    ? `M${x + 26} ${y}h${width - 52}a26 26 0 0 1 26 26v${height - 34}a8 8 0 0 1-8 8H${x + 26}a26 26 0 0 1-26-26V${y + 26}a26 26 0 0 1 26-26Z`
    : `M${x + 26} ${y}h${width - 52}a26 26 0 0 1 26 26v${height - 52}a26 26 0 0 1-26 26H${x + 8}a8 8 0 0 1-8-8V${y + 26}a26 26 0 0 1 26-26Z`;
  const text = lines
    .map(
      (line, place) =>
        `<text x="${x + 32}" y="${y + 48 + place * 38}" font-family="Instrument Sans" font-size="28" fill="${ink}">${escaped(line)}</text>`,
    )
    .join('');
  return `<path d="${corner}" fill="${fill}"/>${text}`;
};

/** @param {{ title: readonly string[], under: string, received: readonly string[], reply: readonly string[] }} picture */
export function shareSvg({ title, under, received, reply }) {
  const { width, height } = SHARE_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#fff8f0"/>
<g fill="#ffe1d3" transform="translate(-170 90) scale(18)"><path d="${PLUME}"/></g>
<g transform="translate(84 52) scale(2.2)"><path fill="#c8401a" d="${PLUME}"/><path fill="#241629" d="${SECOND_PLUME}"/></g>
${title.map(titleLine).join('')}
<text x="84" y="536" font-family="Instrument Sans" font-size="30" fill="#5b4a5f">${escaped(under)}</text>
${bubble({ lines: received, right: false, y: 150, fill: '#fbefe2', ink: '#241629' })}
${bubble({ lines: reply, right: true, y: 174 + received.length * 38 + 36, fill: '#c8401a', ink: '#ffffff' })}
</svg>`;
}

/** The home-screen icon; `inset` leaves the room that a round mask cuts away. */
const iconSvg = (inset) => {
  const scale = (512 * (1 - 2 * inset)) / 32;
  // The mark's own middle, which is not that of its 32 units, stands in the middle of the icon.
  const across = 256 - 16.75 * scale;
  const down = 256 - 15.5 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="#241629"/><g transform="translate(${across} ${down}) scale(${scale})"><path fill="#ff7a4d" d="${PLUME}"/><path fill="#fff8f0" d="${SECOND_PLUME}"/></g></svg>`;
};

const ICONS = [
  { file: 'icon-192.png', size: 192, inset: 0.14 },
  { file: 'icon-512.png', size: 512, inset: 0.14 },
  { file: 'icon-maskable-512.png', size: 512, inset: 0.22 },
  { file: 'apple-touch-icon.png', size: 180, inset: 0.16 },
];

async function drawInto(folder) {
  await initWasm(
    readFileSync(createRequire(join(root, 'package.json')).resolve('@resvg/resvg-wasm/index_bg.wasm')),
  );
  const fontBuffers = await faces();
  const png = (svg, width) =>
    new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { fontBuffers, loadSystemFonts: false, defaultFontFamily: 'Instrument Sans' },
    })
      .render()
      .asPng();
  mkdirSync(join(folder, 'share'), { recursive: true });
  for (const [name, picture] of Object.entries(sharePictures))
    writeFileSync(join(folder, 'share', `${name}.png`), png(shareSvg(picture), SHARE_SIZE.width));
  for (const { file, size, inset } of ICONS) writeFileSync(join(folder, file), png(iconSvg(inset), size));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await drawInto(process.argv[2]);
