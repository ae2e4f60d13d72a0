import {
  appendEnds,
  GROUND,
  leftOf,
  lineCount,
  OUTSIDE,
  rightOf,
} from '@quiltwright/workers/kernels/patches/lines/line';
import { shapeFabric } from '@quiltwright/workers/kernels/scene/scene-access';
import type { SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';

/** The seams of a block, as lines in block units: x1, y1, x2 and y2 for each line. */
export interface Seams {
  /** Lines where two different fabrics meet. */
  cloth: number[];
  /** Lines where two patches without a fabric meet. */
  paper: number[];
}

/** Returns the seams of a block in its current colours, without the outer edge of the block. */
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
 * Returns the outline of some shapes as lines in the format of `Seams`. Only visible parts of the shapes are outlined.
 * The lines can include parts of the block's outer edge.
 * @param together indexes of the shapes, which are outlined as one area
 */
export function outlineOf({ lines }: SceneBlock, together: readonly number[]): number[] {
  const outline: number[] = [];
  const shown = new Set(together);
  for (let line = 0; line < lineCount(lines); line++) {
    if (shown.has(rightOf(lines, line)) !== shown.has(leftOf(lines, line))) appendEnds(outline, lines, line);
  }
  return outline;
}
