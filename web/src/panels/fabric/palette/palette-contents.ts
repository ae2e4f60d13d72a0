import { fabricCollections } from '@quiltwright/shared/library/fabric-collections';
import { palettes } from '@quiltwright/shared/quilting/palette';

/** The palette number that stands for the quilter's favourite fabrics, from all palettes. */
export const FAVOURITES = 1;

const collections = new Map(fabricCollections.map((collection) => [collection.collectionNum, collection]));

/** Returns the name of a palette, of a collection or of the favourites. */
export function nameOfPalette(paletteNum: number): string {
  if (paletteNum === FAVOURITES) return 'Favourites';
  const palette = palettes.find((each) => each.paletteNum === paletteNum);
  return palette?.paletteName ?? collections.get(paletteNum)?.collectionName ?? '';
}

/**
 * Returns the numbers of a collection's fabrics, in the collection's order; null if `paletteNum` isn't the number of a
 * collection.
 */
export function collectedIn(paletteNum: number): readonly number[] | null {
  return collections.get(paletteNum)?.fabricNums ?? null;
}
