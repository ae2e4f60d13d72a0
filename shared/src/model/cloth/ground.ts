import { groundFabrics } from '../../library/ground-fabrics.js';
import { byAmount, type ClothAmounts } from './cloth-amounts.js';

/**
 * Returns the ground (background fabric) of a block: the light fabric with the largest visible area. Null if the
 * block has no light fabric.
 */
export function groundOf(amounts: ClothAmounts): number | null {
  return byAmount(amounts).find((fabric) => groundFabrics.has(fabric)) ?? null;
}
