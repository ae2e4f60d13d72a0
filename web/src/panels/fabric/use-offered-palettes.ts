import { palettes, UPLOADS_PALETTE, type Palette } from '@quiltwright/shared/quilting/palette';
import { isSubscriber, useSession } from '../../server/session';

/** The palettes that whoever is at the table may take from: uploads are for subscribers. */
export function useOfferedPalettes(): readonly Palette[] {
  const subscriber = isSubscriber(useSession());
  return palettes.filter(({ paletteNum }) => paletteNum !== UPLOADS_PALETTE || subscriber);
}
