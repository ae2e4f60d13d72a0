import { fabricCollections } from '@quiltwright/shared/library/fabric-collections';
import { palettes } from '@quiltwright/shared/quilting/palette';

/** In place of a palette's number: the fabrics that the quilter likes best, from all of them. */
export const FAVOURITES = 1;

const collections = new Map(fabricCollections.map((collection) => [collection.collectionNum, collection]));

/** What a palette is called, a collection, or the favourites. */
export function nameOfPalette(paletteNum: number): string {
  if (paletteNum === FAVOURITES) return 'Favourites';
  const palette = palettes.find((each) => each.paletteNum === paletteNum);
  return palette?.paletteName ?? collections.get(paletteNum)?.collectionName ?? '';
}

/** The numbers of the fabrics of a collection, in the order in which they are shown; null for what is no collection. */
export function collectedIn(paletteNum: number): readonly number[] | null {
  return collections.get(paletteNum)?.fabricNums ?? null;
}
