import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { oklab } from '@quiltwright/shared/model/cloth/oklab';

/** The value of a fabric: the quilter's word for how light it looks from afar. */
export type FabricValue = 'light' | 'medium' | 'dark';

export const fabricValues: readonly FabricValue[] = ['light', 'medium', 'dark'];

/** The smallest OKLab lightness of a fabric that counts as light. */
const LIGHT = 0.8;
const MEDIUM = 0.55;

/** Returns the lightness of a fabric (light, medium or dark), from its mean colour. */
export function valueOf({ averageColour }: Fabric): FabricValue {
  const { l } = oklab(averageColour);
  if (l >= LIGHT) return 'light';
  return l >= MEDIUM ? 'medium' : 'dark';
}
