import { palettes, UPLOADS_PALETTE, type Palette } from '@quiltwright/shared/quilting/palette';
import { isSubscriber, useSession } from '../../../server/session/session';

/** Returns the palettes for the signed-in quilter: uploads are for subscribers. */
export function useOfferedPalettes(): readonly Palette[] {
  const subscriber = isSubscriber(useSession());
  return palettes.filter(({ paletteNum }) => paletteNum !== UPLOADS_PALETTE || subscriber);
}
