import { GROUND, LINE_STRIDE, OUTSIDE } from '@quiltwright/workers/kernels/patches/line';
import { SHAPE_STRIDE, type SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';

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
  const fabricOf = (side: number) => (side === GROUND ? 0 : (shapes[side * SHAPE_STRIDE + 5] ?? 0));
  for (let at = 0; at < lines.length; at += LINE_STRIDE) {
    const [right = OUTSIDE, left = OUTSIDE] = lines.subarray(at + 4, at + LINE_STRIDE);
    if (right === OUTSIDE || left === OUTSIDE) continue;
    const fabric = fabricOf(right);
    if (fabric !== fabricOf(left)) seams.cloth.push(...lines.subarray(at, at + 4));
    else if (fabric === 0) seams.paper.push(...lines.subarray(at, at + 4));
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
  for (let at = 0; at < lines.length; at += LINE_STRIDE) {
    const [right = OUTSIDE, left = OUTSIDE] = lines.subarray(at + 4, at + LINE_STRIDE);
    if (shown.has(right) !== shown.has(left)) outline.push(...lines.subarray(at, at + 4));
  }
  return outline;
}
