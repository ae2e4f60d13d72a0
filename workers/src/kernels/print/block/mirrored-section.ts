import { boxOfPoints } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import { withSeamAllowance } from '../../cutting/allowance/seam-allowance';

/**
 * A section of a block as it is printed on paper: mirrored from left to right. Coordinates are in inches, from the top
 * left corner of the box around the cutting line.
 */
export interface MirroredSection {
  /** Corners of each patch of the section in inches, in sewing order, without seam allowances. */
  patches: Point[][];
  /** The cutting line, with the seam allowance, in inches. */
  cut: Point[];
  width: number;
  height: number;
}

/**
 * Mirrors a section from left to right. The fabric is sewn to the back of the paper, so that the sewn section comes out
 * as drawn.
 * @param corners of the section without seam allowance, in inches
 * @param seam seam allowance in inches
 */
export function mirroredSection(
  corners: readonly Point[],
  patches: readonly { corners: readonly Point[] }[],
  seam: number,
): MirroredSection {
  const cut = withSeamAllowance(corners, seam);
  const { x, y, width, height } = boxOfPoints(cut);
  const mirror = (path: readonly Point[]) =>
    path.map((corner) => ({ x: x + width - corner.x, y: corner.y - y }));
  return { patches: patches.map((patch) => mirror(patch.corners)), cut: mirror(cut), width, height };
}

/** Returns a mirrored section, turned by a quarter to the right. */
export function turnedRight({ patches, cut, width, height }: MirroredSection): MirroredSection {
  const turn = (path: readonly Point[]) => path.map(({ x, y }) => ({ x: height - y, y: x }));
  return { patches: patches.map(turn), cut: turn(cut), width: height, height: width };
}
