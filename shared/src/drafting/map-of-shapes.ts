import { containsPoint } from '../geometry/box.js';
import { outlineContains } from '../geometry/outline.js';
import type { Point } from '../geometry/point.js';
import { LIMITS } from '../limits.js';
import { outlineCornersOf } from '../quilting/shapes/corners-of-shape.js';
import { boxOf, liesOnTop, outlineOf } from '../quilting/shapes/shape-outlines.js';
import { cornerAt } from '../quilting/shapes/outline-corners.js';
import { SHAPE_TYPE, type Levels, type OutlineCorner, type Shape } from '../quilting/shapes/shape.js';
import { assembled } from './planar/assemble.js';
import { halvesOf, pointInside, regionsOf } from './planar/faces.js';
import { BEYOND, pieceOf, type Piece } from './planar/piece.js';
import { nothingKnown } from './planar/net.js';
import { Planar } from './planar/planar.js';
import type { Seam } from '../geometry/seam.js';
import { distanceFrom, middleOf, onLattice, WELD } from './seam.js';
import { BARE, type MapFault, type SeamMap, type Source } from './seam-map.js';

/**
 * Returns the map of the shapes of a block. Where shapes overlap, the seams are those that are seen: the topmost shape
 * wins. Appliqué that touches no seam is an island in the map; other appliqué isn't in the map.
 * @param isOpen true for the layers whose shapes are in the map
 */
export function mapOf(levels: Levels, isOpen: (level: number) => boolean = () => true): SeamMap | MapFault {
  const laid = levels.flatMap((shapes, level) =>
    isOpen(level) ? shapes.map((shape) => ({ shape, level })) : [],
  );
  const planar = new Planar();
  for (const piece of blockEdge()) planar.put(piece);
  const pieced = laid.filter(({ shape }) => !liesOnTop(shape));
  const fault = planar.insert(pieced.flatMap(({ shape }) => piecesOf(planar, shape)));
  if (fault) return fault;
  const islands = islandsIn(planar, laid);
  if (!islands) return 'unclear';
  const inMap = new Set([...pieced, ...islands]);
  const sources = laid.filter((each) => inMap.has(each));
  const sourceAt = topmost(sources);
  dissolve(planar, sources, sourceAt);
  const result = assembled(planar, { ...nothingKnown, sources, sourceAt });
  return typeof result === 'string' ? result : result.map;
}

/**
 * Adds the appliqué that touches no seam, and returns it; null if the pieces can't be split. Appliqué that crosses other appliqué stays out: it lies on top
 * of it. Side by side, it belongs to one island.
 */
function islandsIn(planar: Planar, laid: readonly Source[]): Source[] | null {
  const added = new Planar();
  const islands = laid.filter(({ shape }) => {
    if (!liesOnTop(shape)) return false;
    const pieces = piecesOf(planar, shape);
    if (pieces.some((piece) => planar.touches(piece) || added.crosses(piece))) return false;
    for (const piece of pieces) added.put(piece);
    return true;
  });
  return planar.insert(added.pieces) === null ? islands : null;
}

/** Returns the shapes of a map that other shapes cover completely. */
export function hiddenShapes({ faces, sources }: SeamMap): Shape[] {
  const seen = new Set(faces.map(({ source }) => source));
  return sources.flatMap(({ shape }, index) => (seen.has(index) ? [] : [shape]));
}

const { blockSpace: SIDE } = LIMITS;
const blockCorners: readonly Point[] = [
  { x: 0, y: 0 },
  { x: SIDE, y: 0 },
  { x: SIDE, y: SIDE },
  { x: 0, y: SIDE },
];

/** Returns the edge of the block, clockwise on the screen. */
function blockEdge(): Piece[] {
  return blockCorners.map((from, i) =>
    pieceOf(
      { from, to: blockCorners[(i + 1) % blockCorners.length] ?? from, bulge: 0 },
      { right: undefined, left: BEYOND, isNew: false },
    ),
  );
}

/** Returns the pieces of a shape's outline. */
function piecesOf(planar: Planar, shape: Shape): Piece[] {
  const outline = cornersInMap(shape);
  const corners = outline.map(([x, y]) => planar.cornerAt(onLattice({ x, y })));
  const seams = outline.flatMap(([, , bulge], i): Seam[] => {
    const [from, to] = [corners[i], corners[(i + 1) % corners.length]];
    return from && to && from !== to ? [{ from, to, bulge }] : [];
  });
  return seams.map((seam) => pieceOf(seam, { right: undefined, left: undefined, isNew: false }));
}

/** Returns the corners of a shape; of a circle only those at its left and right, as it has them in a map. */
export function cornersInMap(shape: Shape): readonly OutlineCorner[] {
  const { shapeType, shapeWidth: width, shapeHeight: height, shapeXLoc: x, shapeYLoc: y } = shape;
  if (shapeType !== SHAPE_TYPE.ellipse || width !== height) return outlineCornersOf(shape);
  return [x, x + width].map((side) => cornerAt(side, y + height / 2, 1));
}

/** Returns a function that returns the index of the topmost shape at a point; `BARE` if none covers it. */
function topmost(sources: readonly Source[]): (place: Point) => number {
  const outlines = sources.map(({ shape }) => ({ box: boxOf(shape), outline: outlineOf(shape) }));
  return (place) => {
    for (let index = outlines.length - 1; index >= 0; index--) {
      const each = outlines[index];
      if (each && containsPoint(each.box, place) && outlineContains(each.outline, place)) return index;
    }
    return BARE;
  };
}

/** Labels both sides of all pieces, and removes those within the visible part of one shape. */
function dissolve(planar: Planar, sources: readonly Source[], sourceAt: (place: Point) => number): void {
  for (const region of regionsOf(planar)) {
    const holes = region.holes.map(({ loop }) => loop);
    const label = sourceAt(pointInside(region.around.loop, holes));
    for (const half of halvesOf(region)) planar.label(half, label);
  }
  for (const piece of planar.pieces) {
    const source = piece.right === piece.left ? sources[piece.right ?? BARE] : undefined;
    if (piece.right === piece.left && !(source && isSlit(source.shape, piece))) planar.remove(piece);
  }
}

/** True if the outline of a shape runs along a piece twice: the piece is a seam from the shape to itself. */
function isSlit({ outline = [] }: Shape, piece: Piece): boolean {
  const middle = middleOf(piece);
  const along = outline.filter(([x, y, bulge], i) => {
    const [toX = x, toY = y] = outline[(i + 1) % outline.length] ?? [];
    return distanceFrom({ from: { x, y }, to: { x: toX, y: toY }, bulge }, middle) <= WELD;
  });
  return along.length > 1;
}
