import type { Answer } from '../fault';
import { boxArea, intersection } from '@quiltwright/shared/geometry/box';
import { unionArea } from '@quiltwright/shared/geometry/combining/union-area';
import { isFreeForm } from '@quiltwright/shared/quilting/quilt';
import { success } from '@quiltwright/shared/result';
import { uncoveredArea } from '../prepared/ground-rectangles';
import type { PreparedQuilt } from '../prepared/prepared-quilt';
import type { GroundRow } from './estimate-types';

/**
 * Returns the visible sashing fabric of a free form quilt: the area inside its borders minus the area under its blocks.
 * Null for quilts without such fabric. Fails with `too-many-copies` and `damaged`.
 */
export function groundOf(prepared: PreparedQuilt): Answer<GroundRow | null> {
  const sashing = prepared.bands.find(({ name }) => name === 'sashing');
  if (!isFreeForm(prepared.quilt) || !sashing) return success(null);
  const { boxes } = prepared;
  if (!boxes.ok) return boxes;
  const inner = sashing.outer;
  const innerArea = boxArea(inner);
  const covered = boxes.value.some(({ corners }) => corners)
    ? innerArea - uncoveredArea(inner, boxes.value)
    : unionArea(boxes.value.flatMap((box) => intersection(box, inner) ?? []));
  return success({ inner, innerArea, covered, area: innerArea - covered });
}
