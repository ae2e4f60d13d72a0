import { join } from 'node:path';
import sharp from 'sharp';
import { assertExists } from '@quiltwright/shared/result';
import { blockPicture } from './block-picture.js';
import { render } from './cloth/cloth.js';
import { encode } from './cloth/encode.js';
import { libraryFabrics } from './cloth/library-fabrics.js';
import { contactSheet, type SheetPicture } from './contact-sheet.js';
import { premadeBlocks } from './premade.js';

const SIDE = 300;

/**
 * Writes a contact sheet of the pre-made blocks in their cloth, a PNG, to a folder.
 * @returns the file written
 */
export async function blockSheet(folder: string): Promise<string> {
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
  const pictures: SheetPicture[] = [];
  for (const { designName, family, levels, cloth, grid, patches } of premadeBlocks) {
    const picture = await blockPicture(levels, await Promise.all(cloth.map(clothOf)));
    pictures.push({
      caption: designName,
      note: `${family}, ${String(grid)} × ${String(grid)}, ${String(patches)}`,
      pixels: await sharp(picture).resize(SIDE).removeAlpha().raw().toBuffer(),
    });
  }
  const file = join(folder, 'blocks.png');
  await contactSheet(pictures, SIDE).toFile(file);
  return file;
}
