import { LIMITS } from '@quiltwright/shared/limits';

/** The unit of positions and sizes: inches of the finished block, or block units. */
export type Measure = 'inches' | 'units';

/**
 * The name of the step by which a key or button moves or resizes shapes. Arrow keys use `near`, or `far` while Shift is
 * held. In a field for a length, they use `fine` while Alt is held.
 */
export type StepSize = 'near' | 'far' | 'fine';

/** The length of each step: in inches as on a ruler, or in block units. */
const lengths: Record<Measure, Record<StepSize, number>> = {
  inches: { near: 1 / 8, far: 1 / 4, fine: 1 / 16 },
  units: { near: 10, far: 100, fine: 1 },
};

/** Returns the length of a step, in the unit `measure`. */
export function stepLength(measure: Measure, size: StepSize): number {
  return lengths[measure][size];
}

/**
 * Returns the length of a step in block units.
 * @param side the length of the block's side along the step, in inches
 */
export function stepUnits(measure: Measure, size: StepSize, side: number): number {
  const length = stepLength(measure, size);
  return measure === 'inches' ? (length * LIMITS.blockSpace) / side : length;
}
