import { areaOf, bulged } from '../../geometry/outline.js';
import { blockUnits } from '../../geometry/units.js';
import { ownOutline } from './form.js';
import { edge } from './seams.js';
import { outlineOf, unitOutline } from './shape-outlines.js';
import { SHAPE_TYPE, shapeTypes, type OutlineCorner, type ShapeType } from './shape.js';

/** Returns a corner, rounded to ten-thousandths of a block unit. */
export function cornerAt(x: number, y: number, bulge: number): OutlineCorner {
  // Adding 0 makes 0 of -0, which JSON would change.
  return [blockUnits(edge(x)), blockUnits(edge(y)), bulge + 0];
}

/**
 * Returns the fields of a shape with these corners, which may run in either direction. Its type is the type that has
 * exactly these corners, if there is one.
 */
export function shapeThrough(corners: readonly OutlineCorner[]): ReturnType<typeof ownOutline> {
  const clockwise = runsClockwise(corners) ? corners : reversed(corners);
  const own = ownOutline(clockwise);
  const type = typeOf(own);
  if (type === null) return own;
  const { outline: _, ...box } = own;
  return { ...box, shapeType: type };
}

function runsClockwise(corners: readonly OutlineCorner[]): boolean {
  return areaOf(bulged(corners.map(([x, y, bulge]) => ({ x, y, bulge })))) >= 0;
}

/** Returns the corners in the opposite direction. Each bulge then belongs to the other end of its edge. */
function reversed(corners: readonly OutlineCorner[]): OutlineCorner[] {
  return corners.map((_, i) => {
    const [x, y] = corners.at(-1 - i) ?? [0, 0];
    const [, , bulge = 0] = corners.at(-2 - i) ?? corners.at(-1) ?? [];
    return cornerAt(x, y, -bulge);
  });
}

/** Returns the type whose outline has exactly the corners of a shape; null if there is none. */
function typeOf({ outline = [], ...box }: ReturnType<typeof ownOutline>): ShapeType | null {
  if (outline.some(([, , bulge]) => bulge !== 0)) return null;
  const found = shapeTypes.find((type) => {
    if (type === SHAPE_TYPE.ellipse || unitOutline(type).length !== outline.length) return false;
    const corners = outlineOf({ ...box, shapeType: type, shapeNum: 0, fillFabric: 0, strokeWidth: 0 });
    return outline.some((_, first) =>
      corners.every(({ to }, i) => {
        const [x, y] = outline[(first + i) % outline.length] ?? [0, 0];
        return isSame(x, to.x) && isSame(y, to.y);
      }),
    );
  });
  return found ?? null;
}

/** True if two coordinates are equal after rounding. The middle of a side may lie between two ten-thousandths. */
function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.00006;
}
