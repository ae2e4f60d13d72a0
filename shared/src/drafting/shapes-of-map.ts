import type { Loop } from '../geometry/combining/loops.js';
import { areaOf, bulged } from '../geometry/outline.js';
import type { Seam } from '../geometry/seam.js';
import { LIMITS } from '../limits.js';
import { distance } from '../geometry/point.js';
import { outlineCornersOf } from '../quilting/shapes/corners-of-shape.js';
import { cornersInMap } from './map-of-shapes.js';
import { ownOutline, shapeIn } from '../quilting/shapes/form.js';
import { cornerAt, shapeThrough } from '../quilting/shapes/outline-corners.js';
import { faultIn } from '../quilting/shapes/faults/shape-fault.js';
import { edge } from '../quilting/shapes/seams.js';
import { SHAPE_TYPE, type Levels, type OutlineCorner, type Shape } from '../quilting/shapes/shape.js';
import { liesOnTop } from '../quilting/shapes/shape-outlines.js';
import { distanceFrom, joined, middleOf, WELD } from './seam.js';
import { BARE, type Face, type MapFault, type SeamMap, type Source } from './seam-map.js';

/** The greatest distance of a corner from the side of a patch that runs straight through it, in block units. */
const STRAIGHT = 0.0005;

/** The greatest distance between two outlines that count as one, in block units. */
const SAME = WELD / 2;

export interface Writing {
  /** The layers of the block from which the map was made. */
  readonly levels: Levels;
  /** Returns the fabric of a patch where no shape was. */
  readonly fabricOf: (face: Face) => number;
  /** The number of the first new shape. The following numbers are unused too. */
  readonly firstNum: number;
  readonly isOpen: (level: number) => boolean;
}

/** The layers of a block with the patches of a map, and the shape of each patch. */
export interface Written {
  readonly levels: Levels;
  readonly shapeOf: ReadonlyMap<Face, Source>;
}

/** Returns the layers of a block with the patches of a map. Shapes that are patches as they are stay as they are. */
export function written(map: SeamMap, { levels, fabricOf, firstNum, isOpen }: Writing): Written | MapFault {
  const shapeOf = new Map<Face, Source>();
  const appliques = appliquesIn(map);
  const above = levels.map((): Shape[] => []);
  let nextNum = firstNum;
  /** Returns the shape of a face. An island in a pieced shape goes to the layer above instead. */
  const drawn = (face: Face, source: Shape | null, level: number, shapeNum: number): Shape[] => {
    const { fillFabric, strokeWidth } = source ?? { fillFabric: fabricOf(face), strokeWidth: 0 };
    const isApplique = appliques.has(face);
    const fields = { ...fieldsOf(face, isApplique), ...(!isApplique && { drafted: true as const }) };
    const shape: Shape = { ...fields, shapeNum, fillFabric, strokeWidth };
    const goesUp = isApplique && !(source && liesOnTop(source));
    const now = goesUp && level + 1 < levels.length && isOpen(level + 1) ? level + 1 : level;
    shapeOf.set(face, { shape, level: now });
    if (!goesUp) return [shape];
    above[now]?.push(shape);
    return [];
  };
  const lowest = Math.max(
    0,
    levels.findIndex((_, level) => isOpen(level)),
  );
  const facesOf = facesBySource(map);
  const bare = (facesOf.get(BARE) ?? []).flatMap((face) => drawn(face, null, lowest, nextNum++));
  const indexOf = new Map(map.sources.map(({ shape }, index) => [shape, index]));
  const placed = levels.map((shapes, level) =>
    shapes.flatMap((shape): Shape[] => {
      const index = indexOf.get(shape);
      if (index === undefined) return [shape];
      const faces = facesOf.get(index) ?? [];
      const same = faces.find((face) => isShape(face, shape, appliques.has(face)));
      if (same) shapeOf.set(same, { shape, level });
      const heir = same ?? largestOf(faces);
      return faces.flatMap((face) =>
        face === same ? [shape] : drawn(face, shape, level, face === heir ? shape.shapeNum : nextNum++),
      );
    }),
  );
  const all = placed.map((shapes, level) => [
    ...(level === lowest ? bare : []),
    ...(above[level] ?? []),
    ...shapes,
  ]);
  return faultOf(all, levels) ?? { levels: all, shapeOf };
}

/** Returns a map whose sources are the shapes that were written for its faces. */
export function withShapes(map: SeamMap, shapeOf: Written['shapeOf']): SeamMap {
  const sources = map.faces.flatMap((face) => shapeOf.get(face) ?? []);
  return { ...map, sources, faces: map.faces.map((face, source) => ({ ...face, source })) };
}

/**
 * Returns the faces that are appliqué: those of islands that were drawn within a patch, or are appliqué already. An island
 * with a pieced shape of its own was placed there, and stays pieced.
 */
function appliquesIn({ seams, faces, sources }: SeamMap): Set<Face> {
  const leaders = faces.map((_, index) => index);
  const leaderOf = (face: number): number => {
    const leader = leaders[face] ?? face;
    return leader === face ? face : leaderOf(leader);
  };
  for (const { right, left } of seams) {
    const within = faces[right]?.within ?? null;
    if (within !== null && within === faces[left]?.within) leaders[leaderOf(right)] = leaderOf(left);
  }
  const placed = new Set<number>();
  faces.forEach(({ source, within }, index) => {
    const shape = sources[source]?.shape;
    if (within === null || !shape || liesOnTop(shape) || source === faces[within]?.source) return;
    placed.add(leaderOf(index));
  });
  return new Set(faces.filter(({ within }, index) => within !== null && !placed.has(leaderOf(index))));
}

/** Returns the faces of each source. Islands come last, those in others after them. */
function facesBySource({ faces }: SeamMap): Map<number, Face[]> {
  const facesOf = new Map<number, Face[]>();
  const islands = faces
    .filter(({ within }) => within !== null)
    .map((face) => ({ face, area: areaOf(bulged(face.outline)) }));
  islands.sort((one, other) => other.area - one.area);
  for (const face of [...faces.filter(({ within }) => within === null), ...islands.map(({ face }) => face)]) {
    const known = facesOf.get(face.source);
    if (known) known.push(face);
    else facesOf.set(face.source, [face]);
  }
  return facesOf;
}

function largestOf(faces: readonly Face[]): Face | undefined {
  return faces.reduce<Face | undefined>(
    (most, face) => (most && most.area >= face.area ? most : face),
    undefined,
  );
}

type Fields = ReturnType<typeof shapeThrough> & Pick<Shape, 'applique'>;

/** Returns the type, box and outline of a face, and whether it is appliqué. */
function fieldsOf({ outline }: Face, isApplique: boolean): Fields {
  const corners = withoutPassed(outline).map(({ x, y, bulge }) => cornerAt(x, y, bulge));
  if (isApplique) return ellipseThrough(corners) ?? { ...ownOutline(corners), applique: true };
  const fields = shapeThrough(corners);
  // The middle of a side, which is a corner of some types, may lie between two ten-thousandths.
  const isExact = outlineCornersOf({ ...fields, ...unfilled }).every(([x, y]) =>
    corners.some(([cornerX, cornerY]) => x === cornerX && y === cornerY),
  );
  return isExact ? fields : ownOutline(corners);
}

const unfilled = { shapeNum: 0, fillFabric: 0, strokeWidth: 0 };

/** Returns a circle with corners at its left and right as an ellipse; null for other outlines. */
function ellipseThrough(corners: readonly OutlineCorner[]): Fields | null {
  const [one, other] = corners;
  if (corners.length !== 2 || !one || !other || one[1] !== other[1]) return null;
  if (corners.some(([, , bulge]) => Math.abs(bulge - 1) > 1e-9)) return null;
  const [x, width] = [Math.min(one[0], other[0]), Math.abs(one[0] - other[0])];
  const y = one[1] - width / 2;
  const isExact = Math.abs(edge(y) - y) < 1e-9;
  return isExact
    ? shapeIn(SHAPE_TYPE.ellipse, { x, y: edge(y), width: edge(width), height: edge(width) })
    : null;
}

/** The shapes that are exactly these outlines. Most faces of a map are those of the map before. */
const shapesWithOutline = new WeakMap<Loop, Shape>();

/** True if a shape is exactly a face of the map, so that it needn't be written anew. */
function isShape({ outline }: Face, shape: Shape, isApplique: boolean): boolean {
  if (!isApplique && liesOnTop(shape)) return false;
  if (shapesWithOutline.get(outline) === shape) return true;
  const corners = cornersInMap(shape).map(([x, y, bulge]) => ({ x, y, bulge }));
  if (!corners.every((corner) => outline.some((place) => distance(corner, place) <= WELD))) return false;
  const [own, sides] = [sidesOf(corners), sidesOf(outline)];
  if (!liesAlong(own, sides) || !liesAlong(sides, own)) return false;
  shapesWithOutline.set(outline, shape);
  return true;
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
