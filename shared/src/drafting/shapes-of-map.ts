import type { Loop } from '../geometry/combining/loops.js';
import { LIMITS } from '../limits.js';
import { outlineCornersOf } from '../quilting/shapes/corners-of-shape.js';
import { cornerAt, shapeThrough } from '../quilting/shapes/outline-corners.js';
import { faultIn } from '../quilting/shapes/shape-fault.js';
import { OWN_OUTLINE, type Levels, type Shape } from '../quilting/shapes/shape.js';
import { liesOnTop } from '../quilting/shapes/shape-outlines.js';
import type { Seam } from '../geometry/seam.js';
import { distanceFrom, joined, middleOf, WELD } from './seam.js';
import { BARE, type Face, type MapFault, type SeamMap } from './seam-map.js';

/** The greatest distance of a corner from the side of a patch that runs straight through it, in block units. */
const STRAIGHT = 0.0005;

/** The greatest distance between two outlines that count as one, in block units. */
const SAME = WELD / 2;

export interface Writing {
  /** The layers of the block from which the map was made. */
  readonly levels: Levels;
  /** The fabric of patches where no shape was. */
  readonly fabric: number;
  /** The number of the first new shape. The following numbers are unused too. */
  readonly firstNum: number;
  readonly isOpen: (level: number) => boolean;
}

/** Returns the layers of a block with the patches of a map. Shapes that are patches as they are stay as they are. */
export function shapesOf(map: SeamMap, { levels, fabric, firstNum, isOpen }: Writing): Levels | MapFault {
  let nextNum = firstNum;
  const inMap = new Map(map.sources.map(({ shape }, index) => [shape, index]));
  const facesOf = new Map<number, Face[]>();
  for (const face of map.faces) facesOf.set(face.source, [...(facesOf.get(face.source) ?? []), face]);
  const above = levels.map((): Shape[] => []);
  const bare: Shape[] = [];
  const lowest = Math.max(
    0,
    levels.findIndex((_, level) => isOpen(level)),
  );
  const written = (face: Face, source: Shape | null, level: number, num: number): Shape[] => {
    const shape: Shape = {
      ...fieldsOf(face),
      shapeNum: num,
      fillFabric: source?.fillFabric ?? fabric,
      strokeWidth: source?.strokeWidth ?? 0,
    };
    if (face.within === null || source?.applique) return [shape];
    const onTop = level + 1 < levels.length && isOpen(level + 1) ? level + 1 : level;
    above[onTop]?.push(shape);
    return [];
  };
  for (const face of facesOf.get(BARE) ?? []) bare.push(...written(face, null, lowest, nextNum++));
  const placed = levels.map((shapes, level) =>
    shapes.flatMap((shape): Shape[] => {
      const index = inMap.get(shape);
      if (index === undefined) return [shape];
      const faces = facesOf.get(index) ?? [];
      const same = faces.find((face) => isShape(face, shape));
      const largest =
        same ??
        faces.reduce<Face | undefined>(
          (most, face) => (most && most.area >= face.area ? most : face),
          undefined,
        );
      return faces.flatMap((face) =>
        face === same ? [shape] : written(face, shape, level, face === largest ? shape.shapeNum : nextNum++),
      );
    }),
  );
  const all = placed.map((shapes, level) => [
    ...(level === lowest ? bare : []),
    ...(above[level] ?? []),
    ...shapes,
  ]);
  return faultOf(all, levels) ?? all;
}

/** Returns the type, box and outline of a face, and whether it is appliqué. */
function fieldsOf(face: Face): ReturnType<typeof shapeThrough> & Pick<Shape, 'applique'> {
  const corners = withoutPassed(face.outline).map(({ x, y, bulge }) => cornerAt(x, y, bulge));
  const fields = shapeThrough(corners);
  if (face.within === null) return fields;
  return { ...fields, shapeType: OWN_OUTLINE, outline: fields.outline ?? corners, applique: true };
}

/** True if a shape is exactly a face of the map, so that it needn't be written anew. */
function isShape(face: Face, shape: Shape): boolean {
  if (face.within === null && liesOnTop(shape)) return false;
  const own = sidesOf(outlineCornersOf(shape).map(([x, y, bulge]) => ({ x, y, bulge })));
  const sides = sidesOf(face.outline);
  return liesAlong(own, sides) && liesAlong(sides, own);
}

/** True if the ends and middles of all sides are on the sides of another outline. */
function liesAlong(sides: readonly Seam[], others: readonly Seam[]): boolean {
  return sides.every((side) =>
    [side.from, middleOf(side)].every((place) => others.some((other) => distanceFrom(other, place) <= SAME)),
  );
}

function seamOf({ x, y, bulge }: Loop[number], to: Loop[number]): Seam {
  return { from: { x, y }, to: { x: to.x, y: to.y }, bulge };
}

function sidesOf(loop: Loop): Seam[] {
  return loop.map((corner, i) => seamOf(corner, loop[(i + 1) % loop.length] ?? corner));
}

/** Returns the corners of a patch without those where a line or an arc runs through. */
function withoutPassed(loop: Loop): Loop {
  const sides = sidesOf(loop);
  for (let i = 0, checked = 0; sides.length > 2 && checked < sides.length;) {
    const at = i % sides.length;
    const [one, other] = [sides[at], sides[(at + 1) % sides.length]];
    const both = one && other && joined(one, other, STRAIGHT);
    if (!both) {
      i++;
      checked++;
      continue;
    }
    sides[at] = both;
    sides.splice((at + 1) % sides.length, 1);
    i = at < sides.length ? at : 0;
    checked = 0;
  }
  return sides.map(({ from, bulge }) => ({ ...from, bulge }));
}

/** Returns why a block can't have these shapes; null if it can. */
function faultOf(levels: Levels, before: Levels): MapFault | null {
  const shapes = levels.flat();
  if (shapes.length > LIMITS.shapes) return 'many-patches';
  const corners = shapes.reduce((sum, { outline = [] }) => sum + outline.length, 0);
  if (corners > LIMITS.blockCorners) return 'block-corners';
  const known = new Set(before.flat());
  for (const shape of shapes) {
    if (known.has(shape)) continue;
    const fault = faultIn(shape);
    if (fault === 'many-corners') return fault;
    if (fault) return 'unclear';
  }
  return null;
}
