import { palettes, UPLOADS_PALETTE, type Palette } from '@quiltwright/shared/quilting/palette';
import { isSubscriber, useSession } from '../../../server/session/session';

/** Returns the palettes that the signed-in quilter can use. Only subscribers can use the palette of uploads. */
export function useOfferedPalettes(): readonly Palette[] {
  const subscriber = isSubscriber(useSession());
  return palettes.filter(({ paletteNum }) => paletteNum !== UPLOADS_PALETTE || subscriber);
}
