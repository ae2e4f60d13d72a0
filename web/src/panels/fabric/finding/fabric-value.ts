import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { oklab } from '@quiltwright/shared/model/cloth/oklab';

/** How light or dark a fabric looks from afar. Quilters call this the value of the fabric. */
export type FabricValue = 'light' | 'medium' | 'dark';

export const fabricValues: readonly FabricValue[] = ['light', 'medium', 'dark'];

/** The smallest OKLab lightness of a fabric that counts as light. */
const LIGHT = 0.8;
const MEDIUM = 0.55;

/** Returns the value of a fabric: how light or dark its mean colour is. */
export function valueOf({ averageColour }: Fabric): FabricValue {
  const { l } = oklab(averageColour);
  if (l >= LIGHT) return 'light';
  return l >= MEDIUM ? 'medium' : 'dark';
}
