import { FABRIC } from '@quiltwright/shared/limits';
import { isEmptyPlacement } from '@quiltwright/shared/quilting/placement';
import { isFreeForm, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { success, type Result } from '@quiltwright/shared/result';
import { areaOf, boxesOf, within } from '../estimate/ground';
import { unionArea } from '../estimate/union-area';
import { insideBorders } from '../scene/bands';
import type { StripPart, Uncounted } from './finishing-types';

/** Square inches between blocks that are no more than rounding. */
const LEAST_GROUND = 0.5;

/** Which of a quilt’s strips have no fabric, and whether the blocks of a free form one leave ground that has none. */
export function uncountedOf(
  quilt: Quilt,
  parts: readonly Pick<StripPart, 'of' | 'fabric' | 'needed'>[],
): Result<Uncounted[]> {
  const bare = parts.filter(({ fabric, needed }) => fabric <= FABRIC.ground && needed.length > 0);
  const names = (['sashing', 'border1', 'border2'] as const).filter((name) =>
    bare.some(({ of }) => of === name),
  );
  if (!isFreeForm(quilt) || quilt.generatingSashing === 2) return success(names);
  const inner = insideBorders(quilt);
  const boxes = boxesOf(quilt.blocks.filter((placement) => !isEmptyPlacement(placement)));
  if (!boxes.ok) return boxes;
  const left = areaOf(inner) - unionArea(boxes.value.map((box) => within(box, inner)));
  return success(left > LEAST_GROUND ? ['ground', ...names] : names);
}
