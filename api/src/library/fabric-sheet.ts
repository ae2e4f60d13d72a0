import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { render } from './cloth/cloth.js';
import { libraryFabrics, type LibraryFabric, standInFabrics } from './cloth/library-fabrics.js';
import { at, PX_PER_INCH, TILE_PX } from './cloth/torus.js';

const COLUMNS = 6;
const SWATCH_PX = Math.round(3 * PX_PER_INCH);
const GAP = 12;
const LABEL = 26;

/**
 * Writes contact sheets of the library's fabrics, a PNG for each palette, to a folder. Each swatch shows 3 × 3 inches
 * at full size with the corner where four tiles meet in its middle: what overlaps wrongly there shows nowhere else.
 * @returns the files written
 */
export async function fabricSheet(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  const all = [...standInFabrics, ...libraryFabrics];
  for (const paletteNum of new Set(all.map((fabric) => fabric.paletteNum))) {
    const fabrics = all.filter((fabric) => fabric.paletteNum === paletteNum);
    const file = join(folder, `fabrics-${String(paletteNum).padStart(2, '0')}.png`);
    await sheet(fabrics).toFile(file);
    files.push(file);
  }
  return files;
}

function sheet(fabrics: readonly LibraryFabric[]): Sharp {
  const stepX = SWATCH_PX + GAP;
  const stepY = SWATCH_PX + GAP + LABEL;
  const width = GAP + COLUMNS * stepX;
  const height = GAP + Math.ceil(fabrics.length / COLUMNS) * stepY;
  const places = fabrics.map((fabric, i) => ({
    fabric,
    left: GAP + (i % COLUMNS) * stepX,
    top: GAP + Math.floor(i / COLUMNS) * stepY,
  }));
  const labels = places.map(
    ({ fabric, left, top }) =>
      `<text x="${String(left)}" y="${String(top + SWATCH_PX + 18)}">${String(fabric.fabricNum)} ${fabric.fabricName}` +
      `<tspan dx="6" fill="#5A6478">${fabric.cloth.kind}</tspan></text>`,
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" ` +
    `font-family="sans-serif" font-size="14" fill="#1F2A44">${labels.join('')}</svg>`;
  return sharp({ create: { width, height, channels: 3, background: '#FBF8F3' } })
    .composite([
      ...places.map(({ fabric, left, top }) => ({
        input: aroundCorner(render(fabric.cloth)),
        raw: { width: SWATCH_PX, height: SWATCH_PX, channels: 3 as const },
        left,
        top,
      })),
      { input: Buffer.from(svg), left: 0, top: 0 },
    ])
    .png();
}

/** The middle of four tiles laid together, so that their common corner lies in the middle of the cut. */
function aroundCorner(pixels: Uint8Array): Buffer {
  const cut = Buffer.alloc(3 * SWATCH_PX * SWATCH_PX);
  const from = TILE_PX - SWATCH_PX / 2;
  for (let y = 0, i = 0; y < SWATCH_PX; y++) {
    for (let x = 0; x < SWATCH_PX; x++, i += 3) {
      const pixel = 3 * at(from + x, from + y);
      cut.set(pixels.subarray(pixel, pixel + 3), i);
    }
  }
  return cut;
}
