import type { Edges } from '../../../geometry/box.js';
import { FABRIC } from '../../../limits.js';
import { fabricsOf, shapeTypes, type ShapeType } from '../../../quilting/shapes/shape.js';
import { unitOutline } from '../../../quilting/shapes/shape-outlines.js';
import { areSameForms, formOf, type Turn } from '../../../quilting/shapes/form.js';
import type { Gap } from '../../../quilting/shapes/gap.js';
import type { CreatedBlockDesign } from '../created-block-document.js';
import { isFree } from '../design-layers.js';
import { laidShapes, type LaidShape } from '../drawing.js';
import { NEAR, piecesOf, type GapPiece } from './gap-pieces.js';
import type { Placed } from '../symmetry.js';
import { areSame, cutToBlock, fine, edgesAround, edgesOf, turning } from '../fine-edges.js';

/**
 * The shapes that fill a gap. `pieces` cover the gap exactly. If `pieces` is null, the gap is filled with a rectangle
 * under all other shapes, with the box `around`.
 */
export type GapFill = { pieces: readonly GapPiece[] } | { pieces: null; around: Edges };

/**
 * Sequences of mirrors and turns of the block, the preferred one first. A piece that fills a gap gets the fabric and
 * layer of the shape to which such a sequence moves the piece.
 */
const ways: readonly (readonly Turn[])[] = [['across'], ['down'], ['across', 'down'], ['right'], ['left']];

export function fillOf(gap: Gap): GapFill {
  const fill = fills.get(gap) ?? newFill(gap);
  fills.set(gap, fill);
  return fill;
}

const fills = new WeakMap<Gap, GapFill>();

function newFill(gap: Gap): GapFill {
  const { outline, holes } = gap;
  const corners = outline.map(({ x, y }) => ({ x: fine(x), y: fine(y) }));
  const around = cutToBlock(
    edgesAround(corners.map(({ x, y }) => ({ left: x, right: x, top: y, bottom: y }))),
  );
  const type = holes.length === 0 ? shapeTypes.find((each) => fillsAs(each, around, corners)) : undefined;
  if (type !== undefined) return { pieces: [{ type, sides: around }] };
  const pieces = piecesOf(gap)?.map((piece) => ({ ...piece, sides: cutToBlock(piece.sides) })) ?? null;
  return pieces ? { pieces } : { pieces, around };
}

/**
 * True if a shape of this type with this box has exactly these corners, and no curves. Further corners on its straight
 * edges are ignored.
 */
function fillsAs(type: ShapeType, box: Edges, corners: readonly { x: number; y: number }[]): boolean {
  const outline = unitOutline(type);
  if (outline.some(({ arc }) => arc)) return false;
  const own = outline.map(({ to }) => ({
    x: box.left + to.x * (box.right - box.left),
    y: box.top + to.y * (box.bottom - box.top),
  }));
  const isNear = (a: { x: number; y: number }, b: { x: number; y: number }) =>
    Math.abs(a.x - b.x) <= NEAR && Math.abs(a.y - b.y) <= NEAR;
  const isOnEdge = ({ x, y }: { x: number; y: number }) =>
    own.some((to, index) => {
      const from = own.at(index - 1) ?? to;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      return Math.abs(dx * (y - from.y) - dy * (x - from.x)) <= NEAR * Math.hypot(dx, dy);
    });
  return own.every((corner) => corners.some((each) => isNear(corner, each))) && corners.every(isOnEdge);
}

/**
 * Returns an existing shape that would exactly cover a piece of a gap after the block is mirrored, or turned about its
 * middle. The shape's layer must be neither locked nor hidden. Null if there is no such shape.
 */
export function twinOf(design: CreatedBlockDesign, { type, sides }: GapPiece): LaidShape | null {
  const { blockWidth, blockHeight } = design.block;
  const whole = edgesAround([]);
  for (const way of ways) {
    if (blockWidth !== blockHeight && (way.includes('right') || way.includes('left'))) continue;
    const there = way.reduce<Placed>((at, turn) => turning(whole, turn)(at.sides, at.form), {
      sides,
      form: type,
    });
    const twin = laidShapes(design).find(
      ({ shape, layer }) =>
        areSameForms(formOf(shape), there.form) &&
        isFree(design, layer) &&
        areSame(edgesOf(shape), there.sides, NEAR),
    );
    if (twin) return twin;
  }
  return null;
}

/** Returns the number of the first fabric spot that no shape uses; the first spot if shapes use all of them. */
export function freeSpot({ block }: CreatedBlockDesign): number {
  const used = new Set(fabricsOf(block.levels));
  for (let spot: number = FABRIC.firstSpot; spot <= FABRIC.lastSpot; spot++) if (!used.has(spot)) return spot;
  return FABRIC.firstSpot;
}
