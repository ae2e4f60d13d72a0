import { fabricCollections } from '@quiltwright/shared/library/fabric-collections';
import { palettes, UPLOADS_PALETTE, type Palette } from '@quiltwright/shared/quilting/palette';
import { isSubscriber, useSession } from '../../../server/session/session';
import { FAVOURITES, nameOfPalette } from './palette-contents';

/** Returns the palettes that the signed-in quilter can use. Only subscribers can use the palette of uploads. */
export function useOfferedPalettes(): readonly Palette[] {
  const subscriber = isSubscriber(useSession());
  return palettes.filter(({ paletteNum }) => paletteNum !== UPLOADS_PALETTE || subscriber);
}

/** Returns the options of a menu of palettes: the favourites, the palettes that the quilter can use, and collections. */
export function usePaletteOptions() {
  return [
    { value: FAVOURITES, name: nameOfPalette(FAVOURITES) },
    ...useOfferedPalettes().map(({ paletteNum, paletteName }) => ({
      value: paletteNum,
      name: paletteName,
      group: 'Palettes',
    })),
    ...fabricCollections.map(({ collectionNum, collectionName }) => ({
      value: collectionNum,
      name: collectionName,
      group: 'Collections',
    })),
  ];
}
