import { LIMITS } from '@quiltwright/shared/limits';

/** How places and sizes are measured: inches of the finished block, or its thousandths. */
export type Measure = 'inches' | 'units';

/** How far a press moves or sizes: near alone, far with Shift, and in a field fine with Alt. */
export type StepSize = 'near' | 'far' | 'fine';

/** In inches, where a ruler has its marks, and in thousandths of the block. */
const lengths: Record<Measure, Record<StepSize, number>> = {
  inches: { near: 1 / 8, far: 1 / 4, fine: 1 / 16 },
  units: { near: 10, far: 100, fine: 1 },
};

/** The length of a step in what it is measured in. */
export function stepLength(measure: Measure, size: StepSize): number {
  return lengths[measure][size];
}

/** The same in block units. @param side inches of the block's side along which it goes */
export function stepUnits(measure: Measure, size: StepSize, side: number): number {
  const length = stepLength(measure, size);
  return measure === 'inches' ? (length * LIMITS.blockSpace) / side : length;
}
