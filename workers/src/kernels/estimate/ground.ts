import { fault, type Answer } from '../fault';
import { boxArea, intersection, type Box } from '@quiltwright/shared/geometry/box';
import { isEmptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import { isFreeForm, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { success } from '@quiltwright/shared/result';
import { CORNER_STRIDE, expand } from '../expand/expand';
import { bandsOf } from '@quiltwright/shared/quilting/bands';
import type { GroundRow } from './estimate-types';
import { unionArea } from './union-area';

/**
 * Returns the visible sashing fabric of a free form quilt: the area inside its borders minus the area under its blocks.
 */
export function groundOf(quilt: Quilt): Answer<GroundRow | null> {
  const sashing = bandsOf(quilt).find(({ name }) => name === 'sashing');
  if (!isFreeForm(quilt) || !sashing) return success(null);
  const boxes = boxesOf(quilt.blocks.filter((placement) => !isEmptyPlacement(placement)));
  if (!boxes.ok) return boxes;
  const inner = sashing.outer;
  const covered = unionArea(boxes.value.flatMap((box) => intersection(box, inner) ?? []));
  const innerArea = boxArea(inner);
  return success({ inner, innerArea, covered, area: innerArea - covered });
}

/**
 * Returns the boxes of every copy of every placement, in stacking order. Fails with `too-many-copies`, and with
 * `damaged` if a placement has no position or size.
 */
export function boxesOf(placements: readonly Placement[]): Answer<Box[]> {
  const corners = expand(placements);
  if (!corners.ok) return corners;
  if (!corners.value.every((inches) => Math.abs(inches) < FARTHEST) || !placements.every(hasSize))
    return damaged;
  let at = 0;
  return success(
    placements.flatMap(({ blockWidth: width, blockHeight: length, numOfColumns, numOfRows }) =>
      Array.from({ length: numOfColumns * numOfRows }, () => {
        const [x = 0, y = 0] = corners.value.subarray(at);
        at += CORNER_STRIDE;
        return { x, y, width, height: length };
      }),
    ),
  );
}

/** The farthest position of an undamaged block, in inches: no quilt is so wide. */
const FARTHEST = 10_000;

const damaged = fault({ code: 'damaged', part: 'placement' });

function hasSize({ blockWidth, blockHeight }: Placement): boolean {
  return blockWidth > 0 && blockHeight > 0 && blockWidth + blockHeight < FARTHEST;
}
