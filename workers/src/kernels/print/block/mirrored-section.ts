import { boxOfPoints } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import { withSeamAllowance } from './seam-allowance';

/** A section as it is printed: mirrored, in inches from the corner of what is cut. */
export interface MirroredSection {
  /** Finished corners of its patches, in the order in which they are sewn. */
  patches: Point[][];
  /** With the seam allowance around it. */
  cut: Point[];
  width: number;
  height: number;
}

/**
 * Mirrors a section from left to right: cloth lies on the back of the paper, so there it comes out as the block is seen.
 * @param corners finished ones of the section, in inches like those of its patches
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

/** A quarter turn to the right; it stays mirrored. */
export function turnedRight({ patches, cut, width, height }: MirroredSection): MirroredSection {
  const turn = (path: readonly Point[]) => path.map(({ x, y }) => ({ x: height - y, y: x }));
  return { patches: patches.map(turn), cut: turn(cut), width: height, height: width };
}
