import { areaOf, polygon } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { formatInches } from '@quiltwright/shared/ruler/lengths';
import { hullOf } from '../../foundation/hull';
import { stepTexts } from '../texts/step-texts';

/** The greatest rounding errors: of an area in square inches, of a length in inches, and of the cosine of an angle. */
const SAME = { area: 0.01, length: 0.01, cosine: 0.001 };
/**
 * The cosine of 45°, the sharpest corner that can be measured. Sharper tips are cut off before the part is measured.
 */
const SHARPEST = Math.SQRT1_2;

/**
 * Returns words for the size of a sewn part that isn't a rectangle: “Short sides measure about 4⅞″”. Sides include seam
 * allowances, and run from tip to tip. Empty for a part with an inner corner or a corner sharper than 45°.
 * @param patches the finished patches of the part
 * @param seam seam allowance in inches
 */
export function slantedSize(
  patches: readonly { corners: readonly Point[]; area: number }[],
  seam: number,
): string {
  const corners = hullOf(patches.flatMap((patch) => patch.corners)).filter(isCorner);
  const area = patches.reduce((sum, patch) => sum + patch.area, 0);
  if (corners.length < 3 || Math.abs(areaOf(polygon(corners)) - area) > SAME.area) return '';
  const cosines = corners.map((corner, i) =>
    cosineAt(corners.at(i - 1) ?? corner, corner, after(corners, i)),
  );
  if (cosines.some((cosine) => cosine > SHARPEST + SAME.cosine)) return '';
  /**
   * For each corner, the inches that the allowance adds to both sides: `seam` times the cotangent of half the corner's
   * angle.
   */
  const added = cosines.map((cosine) => seam * Math.sqrt((1 + cosine) / (1 - cosine)));
  const sides = corners.map((corner, i) => {
    const next = after(corners, i);
    const length = Math.hypot(next.x - corner.x, next.y - corner.y);
    return length + (added[i] ?? 0) + (added[(i + 1) % added.length] ?? 0);
  });
  const [short = 0, other = 0, long = 0] = [...sides].sort((a, b) => a - b);
  if (sides.length === 3 && other - short < SAME.length && long - other > SAME.length)
    return stepTexts.shortSides(formatInches(short));
  return stepTexts.longestSide(formatInches(Math.max(...sides)));
}

function after(corners: readonly Point[], index: number): Point {
  return corners[(index + 1) % corners.length] ?? { x: 0, y: 0 };
}

/** True if an outline turns at a corner. It doesn't where patches meet on a straight side. */
function isCorner(corner: Point, index: number, corners: readonly Point[]): boolean {
  return cosineAt(corners.at(index - 1) ?? corner, corner, after(corners, index)) > SAME.cosine - 1;
}

/** Returns the cosine of the angle at a corner between its two neighbours. */
function cosineAt(before: Point, { x, y }: Point, next: Point): number {
  const [one, two] = [
    { x: before.x - x, y: before.y - y },
    { x: next.x - x, y: next.y - y },
  ];
  const lengths = Math.hypot(one.x, one.y) * Math.hypot(two.x, two.y);
  return lengths === 0 ? -1 : (one.x * two.x + one.y * two.y) / lengths;
}
