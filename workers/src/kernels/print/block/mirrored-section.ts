import { boxOfPoints } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import { withSeamAllowance } from './seam-allowance';

/** A section as printed: mirrored, in inches from the corner of the cutting line. */
export interface MirroredSection {
  /** Finished corners of the section's patches, in sewing order. */
  patches: Point[][];
  /** The cutting line, with the seam allowance. */
  cut: Point[];
  width: number;
  height: number;
}

/**
 * Mirrors a section from left to right. The fabric is on the back of the paper, so the sewn section comes out as drawn.
 * @param corners finished corners of the section, in inches
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

/** Returns a mirrored section after a quarter turn to the right; it stays mirrored. */
export function turnedRight({ patches, cut, width, height }: MirroredSection): MirroredSection {
  const turn = (path: readonly Point[]) => path.map(({ x, y }) => ({ x: height - y, y: x }));
  return { patches: patches.map(turn), cut: turn(cut), width: height, height: width };
}
