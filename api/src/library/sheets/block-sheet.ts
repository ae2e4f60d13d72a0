import { join } from 'node:path';
import sharp from 'sharp';
import { assertExists } from '@quiltwright/shared/result';
import { blockPicture } from '../paint/block-picture.js';
import { render } from '../cloth/cloth.js';
import { encode } from '../cloth/encode.js';
import { libraryFabrics } from '../cloth/library-fabrics.js';
import { contactSheet, type SheetPicture } from './contact-sheet.js';
import { premadeBlocks } from '../premade.js';

const SIDE = 300;

/**
 * Writes two contact sheets of pre-made blocks in their cloth, as PNGs. The first sheet shows each block alone. The
 * second sheet shows 3 × 3 copies of each block, to show the patterns that continue across seams.
 * @param names the names of the blocks; all blocks if the list is empty
 * @returns the paths of the written files
 */
export async function blockSheets(folder: string, names: readonly string[] = []): Promise<string[]> {
  const encoded = new Map<number, Promise<Uint8Array>>();
  const clothOf = (fabricNum: number): Promise<Uint8Array> => {
    const fabric = assertExists(
      libraryFabrics.find((each) => each.fabricNum === fabricNum),
      `fabric ${String(fabricNum)}`,
    );
    const cloth = encoded.get(fabricNum) ?? encode(render(fabric.cloth)).then(({ cloth: file }) => file);
    encoded.set(fabricNum, cloth);
    return cloth;
  };
  const alone: SheetPicture[] = [];
  const set: SheetPicture[] = [];
  const shown = premadeBlocks.filter(({ designName }) => names.length === 0 || names.includes(designName));
  for (const { title, family, levels, cloth, grid, patches } of shown) {
    const picture = await blockPicture(levels, await Promise.all(cloth.map(clothOf)));
    const caption = title;
    const note = `${family}, ${String(grid)} × ${String(grid)}, ${String(patches)}`;
    alone.push({ caption, note, pixels: await sharp(picture).resize(SIDE).removeAlpha().raw().toBuffer() });
    set.push({ caption, note, pixels: await threeByThree(picture) });
  }
  const files = [join(folder, 'blocks.png'), join(folder, 'blocks-3-by-3.png')] as const;
  await contactSheet(alone, SIDE).toFile(files[0]);
  await contactSheet(set, SIDE).toFile(files[1]);
  return [...files];
}

/** Returns nine copies of a block, 3 × 3. */
async function threeByThree(picture: Buffer): Promise<Buffer> {
  const one = await sharp(picture)
    .resize(SIDE / 3)
    .png()
    .toBuffer();
  return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#FFFFFF' } })
    .composite([{ input: one, tile: true, gravity: 'northwest' }])
    .removeAlpha()
    .raw()
    .toBuffer();
}
