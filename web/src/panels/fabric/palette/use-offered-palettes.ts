import { fabricCollections } from '@quiltwright/shared/library/fabric-collections';
import { palettes, UPLOADS_PALETTE, type Palette } from '@quiltwright/shared/quilting/palette';
import { useStore } from 'zustand';
import { isSubscriber, useSession } from '../../../server/session/session';
import { createDeviceCloth } from '../../../server/device-cloth/device-cloth';
import { useMade } from '../../../server/session/use-tab';
import { FAVOURITES, nameOfPalette } from './palette-contents';

/**
 * Returns the palettes that the signed-in quilter can use. Guests see the palette of uploads only while their device
 * stores a fabric that they added.
 */
export function useOfferedPalettes(): readonly Palette[] {
  const subscriber = isSubscriber(useSession());
  const hasOwn = useStore(useMade(createDeviceCloth)).length > 0;
  return palettes.filter(({ paletteNum }) => paletteNum !== UPLOADS_PALETTE || subscriber || hasOwn);
}

/**
 * Returns the options of a menu of palettes: the favourites, the palettes that the quilter can use, and collections.
 */
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
