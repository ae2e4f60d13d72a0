import { join } from 'node:path';
import { render } from '../cloth/cloth.js';
import { libraryFabrics, standInFabrics } from '../cloth/library-fabrics.js';
import { at, PX_PER_INCH, TILE_PX } from '../cloth/texture/torus.js';
import { contactSheet } from './contact-sheet.js';

const SWATCH_PX = Math.round(3 * PX_PER_INCH);

/**
 * Writes contact sheets of the library's fabrics to a folder, one PNG for each palette. Each swatch shows 3 × 3
 * inches at full size, around the corner where four tiles meet. Errors in the match of the edges show only at
 * that corner.
 *
 * @returns the paths of the written files
 */
export async function fabricSheets(folder: string): Promise<string[]> {
  const files: string[] = [];
  const all = [...standInFabrics, ...libraryFabrics];
  for (const paletteNum of new Set(all.map((fabric) => fabric.paletteNum))) {
    const pictures = all
      .filter((fabric) => fabric.paletteNum === paletteNum)
      .map(({ fabricNum, fabricName, cloth }) => ({
        caption: `${String(fabricNum)} ${fabricName}`,
        note: cloth.kind,
        pixels: aroundCorner(render(cloth)),
      }));
    const file = join(folder, `fabrics-${String(paletteNum).padStart(2, '0')}.png`);
    await contactSheet(pictures, SWATCH_PX).toFile(file);
    files.push(file);
  }
  return files;
}

/** Returns the middle of 2 × 2 copies of a tile, with their common corner in its centre. */
function aroundCorner(pixels: Uint8Array): Uint8Array {
  const cut = new Uint8Array(3 * SWATCH_PX * SWATCH_PX);
  const from = TILE_PX - SWATCH_PX / 2;
  for (let y = 0, i = 0; y < SWATCH_PX; y++) {
    for (let x = 0; x < SWATCH_PX; x++, i += 3) {
      const pixel = 3 * at(from + x, from + y);
      cut.set(pixels.subarray(pixel, pixel + 3), i);
    }
  }
  return cut;
}
