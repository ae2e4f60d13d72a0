import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { oklab } from '../../model/oklab';

/** How light or dark a fabric looks from afar: what quilters call its value. */
export type FabricValue = 'light' | 'medium' | 'dark';

export const fabricValues: readonly FabricValue[] = ['light', 'medium', 'dark'];

/** Lightnesses in OKLab at which cloth begins to count as light, and as medium. */
const LIGHT = 0.8;
const MEDIUM = 0.55;

/** The value of a fabric, by its mean colour. */
export function valueOf({ averageColour }: Fabric): FabricValue {
  const { l } = oklab(averageColour);
  if (l >= LIGHT) return 'light';
  return l >= MEDIUM ? 'medium' : 'dark';
}
