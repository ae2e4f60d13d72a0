import {
  appendEnds,
  GROUND,
  leftOf,
  lineCount,
  OUTSIDE,
  rightOf,
} from '@quiltwright/workers/kernels/patches/line';
import { shapeFabric } from '@quiltwright/workers/kernels/scene/scene-access';
import type { SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';

/** Lines of a block, in block units: x1, y1, x2, y2 a line. */
export interface Seams {
  /** Where two different fabrics meet. */
  cloth: number[];
  /** Where two patches that have no fabric yet meet. */
  paper: number[];
}

/** The seams of a block as it is coloured. Its own edge is none. */
export function seamsOf({ shapes, lines }: SceneBlock): Seams {
  const seams: Seams = { cloth: [], paper: [] };
  const fabricOf = (side: number) => (side === GROUND ? 0 : shapeFabric(shapes, side));
  for (let line = 0; line < lineCount(lines); line++) {
    const [right, left] = [rightOf(lines, line), leftOf(lines, line)];
    if (right === OUTSIDE || left === OUTSIDE) continue;
    const fabric = fabricOf(right);
    if (fabric !== fabricOf(left)) appendEnds(seams.cloth, lines, line);
    else if (fabric === 0) appendEnds(seams.paper, lines, line);
  }
  return seams;
}

/**
 * The outline of all that is seen of some shapes of a block, its edge at the block's included: lines as in `Seams`.
 * @param together indexes of the shapes that are outlined
 */
export function outlineOf({ lines }: SceneBlock, together: readonly number[]): number[] {
  const outline: number[] = [];
  const shown = new Set(together);
  for (let line = 0; line < lineCount(lines); line++) {
    if (shown.has(rightOf(lines, line)) !== shown.has(leftOf(lines, line))) appendEnds(outline, lines, line);
  }
  return outline;
}
