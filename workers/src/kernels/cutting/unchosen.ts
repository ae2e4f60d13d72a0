import { FABRIC } from '@quiltwright/shared/limits';
import type { Remembered } from '../remembered';
import { boughtFor } from './bought';
import type { QuiltPatches } from './pieces/cut-pieces';
import type { CutPiece, CuttingSettings, UnchosenPatches } from './cutting-types';
import { planFabric } from './plan-fabric';
import { widthOfCloth } from './settings';
import type { StripPlan } from './strip-plan';

/**
 * Returns the number of patches without a chosen fabric, and roughly how much fabric all parts without a fabric need.
 * Leaves out the binding, because its settings name its fabric.
 */
export function unchosenOf(
  cut: readonly CutPiece[],
  patches: readonly Pick<QuiltPatches, 'fabric' | 'needed'>[],
  by: { settings: CuttingSettings; known: Remembered<StripPlan> },
): UnchosenPatches {
  const pieces = cut
    .filter(({ fabric, count, places }) => fabric <= FABRIC.ground && count > 0 && !places.some(isBinding))
    .map((piece) => ({ ...piece, fabric: FABRIC.none }));
  const count = (of: typeof patches) => of.reduce((sum, { needed }) => sum + needed, 0);
  const squareInches = pieces.reduce((sum, { width, height, count }) => sum + width * height * count, 0);
  return {
    patches: count(patches.filter(({ fabric }) => fabric <= FABRIC.ground)),
    of: count(patches),
    bought: pieces.length > 0 ? boughtOf(pieces, squareInches, by) : null,
    squareInches,
  };
}

function isBinding({ of }: CutPiece['places'][number]): boolean {
  return of === 'binding';
}

/**
 * Returns the purchase if all pieces were cut from one fabric. It is computed from their area if a piece is too large
 * for a plan.
 */
function boughtOf(
  pieces: readonly CutPiece[],
  squareInches: number,
  by: { settings: CuttingSettings; known: Remembered<StripPlan> },
) {
  const plan = planFabric(FABRIC.none, pieces, by);
  if (!('code' in plan)) return plan.bought;
  const inches = Math.ceil(squareInches / widthOfCloth(by.settings));
  return boughtFor([{ count: inches, height: 1 }], by.settings);
}
