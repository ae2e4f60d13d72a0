import { areaOf, polygon } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { hullOf } from './hull';

/** A patch for tests. Its corners run clockwise, as seen on screen. */
export interface TestPatch {
  corners: Point[];
  kind: 'other';
}

/** Returns a patch with these corners, given as x, y, x, y and so on. */
export function patchAt(...numbers: number[]): TestPatch {
  const corners = numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: numbers[i + 1] ?? 0 }] : []));
  return { corners, kind: 'other' };
}

export function rectangleAt(x: number, y: number, width: number, height: number): TestPatch {
  return patchAt(x, y, x + width, y, x + width, y + height, x, y + height);
}

/**
 * True if some patches together make a convex area without gaps. The patches must lie side by side.
 * @param sameArea the greatest rounding error of an area
 */
export function areConvex(patches: readonly { corners: readonly Point[] }[], sameArea: number): boolean {
  const hull = areaOf(polygon(hullOf(patches.flatMap(({ corners }) => corners))));
  const sum = patches.reduce((area, { corners }) => area + areaOf(polygon(corners)), 0);
  return Math.abs(hull - sum) <= sameArea;
}
