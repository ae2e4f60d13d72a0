import { LIMITS } from '@quiltwright/shared/limits';

/** The unit of places and sizes: inches of the finished block, or thousandths of the block. */
export type Measure = 'inches' | 'units';

/**
 * The size of a step by which a key or button moves or resizes shapes. A key takes a `near` step alone and a
 * `far` step with Shift. In a field, Alt makes the step `fine`.
 */
export type StepSize = 'near' | 'far' | 'fine';

/** The length of each step. Inches follow the marks of a ruler; units are thousandths of the block. */
const lengths: Record<Measure, Record<StepSize, number>> = {
  inches: { near: 1 / 8, far: 1 / 4, fine: 1 / 16 },
  units: { near: 10, far: 100, fine: 1 },
};

/** Returns the length of a step, in the given unit. */
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
