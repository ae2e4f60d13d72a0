import { edgesOverlap, type Edges } from '../../../geometry/box.js';
import type { Gap } from '../../../quilting/shapes/gap.js';
import { outlineCornersOf } from '../../../quilting/shapes/corners-of-shape.js';
import { ownOutline } from '../../../quilting/shapes/form.js';
import type { Shape } from '../../../quilting/shapes/shape.js';
import { withShapes } from '../reshape.js';
import type { CreatedBlockDesign } from '../created-block-document.js';
import { isOpen, topFree } from '../design-layers.js';
import { nextShapeNum, roomLeft, withLevels } from '../design-shapes.js';
import { freeShapes, laidShapes, type DrawingCommand } from '../drawing.js';
import { edit } from '../edit.js';
import { fillOf, freeSpot, twinOf } from './gap-fill.js';
import type { GapPiece } from './gap-pieces.js';
import { withLayerAt, withLayers } from '../arranging/layer-commands.js';
import { withoutShapes } from '../links.js';
import { newShape, withMoreShapes } from '../laying/place-commands.js';
import { snappedSides, sideSnapper } from '../side-snapping.js';
import { edgesOf } from '../fine-edges.js';

/* Commands that fix the problems which the checks of a block found. */

/**
 * Fills gaps with shapes. A gap with the exact form of a shape type gets one shape of this type. Other gaps are filled
 * with rectangles and right triangles. If the block has a matching shape at a mirrored or turned place, the new shape
 * gets the fabric and layer of that shape. A gap that can't be filled exactly, because of curves for example, gets a
 * rectangle beneath all shapes. This rectangle is visible only in the gap.
 */
const fillGaps: DrawingCommand<readonly Gap[]> = edit({
  label: 'gapFilled',
  allowed: ({ document: { design } }, gaps) =>
    gaps.length > 0 && shapesToFill(design, gaps) <= roomLeft(design) && filled(design, gaps) !== null,
  change: ({ document: { design } }, gaps, newIds) => filled(design, gaps, newIds) ?? {},
});

/** Removes the shapes with these numbers. */
const removeHidden: DrawingCommand<readonly number[]> = edit({
  label: 'hiddenRemoved',
  allowed: ({ document: { design } }, nums) => areFree(design, nums),
  change: ({ document: { design } }, nums) => {
    const gone = new Set(nums);
    return { design: withoutShapes(design, gone) };
  },
});

/**
 * Moves the shapes with these numbers above all other shapes: to the top of the highest layer that is neither locked
 * nor hidden.
 */
const bringOut: DrawingCommand<readonly number[]> = edit({
  label: 'broughtToFront',
  allowed: ({ document: { design } }, nums) => areFree(design, nums),
  change: ({ document: { design } }, nums) => {
    const own = new Set(nums);
    const layer = topFree(design);
    if (layer === undefined) return {};
    const shapes = laidShapes(design).filter(({ shape }) => own.has(shape.shapeNum));
    return {
      design: withMoreShapes(
        withoutShapes(design, own),
        shapes.map(({ shape }) => ({ shape, layer })),
      ),
      selection: own,
    };
  },
});

/**
 * Moves shapes that overlap other shapes of their layer to a new layer directly above their own. The argument has their
 * numbers. The visible picture stays the same.
 */
const raise: DrawingCommand<readonly number[]> = edit({
  label: 'movedToLayerAbove',
  allowed: ({ document: { design } }, nums) => areFree(design, nums) && raised(design, nums) !== null,
  change: ({ document: { design } }, nums, newIds) => ({ design: raised(design, nums, newIds) ?? design }),
});

/** Makes the shapes with these numbers appliqué, which lies on top of the patches around it. */
const makeApplique: DrawingCommand<readonly number[]> = edit({
  label: 'madeApplique',
  allowed: ({ document: { design } }, nums) => areFree(design, nums),
  change: ({ document: { design } }, nums) => {
    const own = new Set(nums);
    const shapes = laidShapes(design).flatMap(({ shape }) =>
      own.has(shape.shapeNum) ? [asApplique(shape)] : [],
    );
    return { design: withShapes(design, new Map(shapes.map((shape) => [shape.shapeNum, shape]))) };
  },
});

function asApplique(shape: Shape): Shape {
  return { ...shape, ...ownOutline(outlineCornersOf(shape)), applique: true };
}

export const fixCommands = { fillGaps, removeHidden, bringOut, raise, makeApplique } as const;

function areFree(design: CreatedBlockDesign, nums: readonly number[]): boolean {
  const free = new Set(freeShapes(design).map(({ shape }) => shape.shapeNum));
  return nums.length > 0 && nums.every((num) => free.has(num));
}

/**
 * Returns the boxes and types of the shapes that fill gaps: `pieces` inside the gaps, and rectangles (`beneath`) under
 * all other shapes.
 */
function fillsOf(
  design: CreatedBlockDesign,
  gaps: readonly Gap[],
): { pieces: readonly GapPiece[]; beneath: readonly Edges[] } {
  const isNoneFree = !design.layers.some(isOpen);
  const pieces: GapPiece[] = [];
  let beneath: Edges[] = [];
  for (const gap of gaps) {
    const fill = fillOf(gap);
    if (!fill.pieces) beneath = withMerged(beneath, fill.around);
    else if (isNoneFree) beneath = fill.pieces.reduce((all, { sides }) => withMerged(all, sides), beneath);
    else pieces.push(...fill.pieces);
  }
  return { pieces, beneath };
}

/** Returns the number of shapes that are needed to fill the gaps. */
export function shapesToFill(design: CreatedBlockDesign, gaps: readonly Gap[]): number {
  const { pieces, beneath } = fillsOf(design, gaps);
  return pieces.length + beneath.length;
}

function filled(
  before: CreatedBlockDesign,
  gaps: readonly Gap[],
  newIds?: string,
): { design: CreatedBlockDesign; selection: ReadonlySet<number> } | null {
  const spot = freeSpot(before);
  // There are pieces only if a layer is free.
  const lowest = before.layers.find(isOpen)?.id ?? 0;
  const snapSide = sideSnapper(before, new Set());
  const { pieces, beneath } = fillsOf(before, gaps);
  let shapeNum = nextShapeNum(before, newIds);
  const exact = pieces.map((piece) => {
    const twin = twinOf(before, piece);
    const sides = snappedSides(piece.sides, null, snapSide);
    const shape = newShape(shapeNum++, piece.type, sides, twin?.shape.fillFabric ?? spot);
    return { shape, layer: twin?.layer ?? lowest };
  });
  const ground = beneath.map((sides) => newShape(shapeNum++, 1, sides, spot));
  const design = withMoreShapes(before, exact);
  const selection = new Set([...exact.map(({ shape }) => shape), ...ground].map((shape) => shape.shapeNum));
  if (ground.length === 0) return { design, selection };
  const [bottom = []] = design.block.levels;
  const isRoom = bottom.every((shape) => beneath.every((sides) => !edgesOverlap(edgesOf(shape), sides)));
  const layers = isRoom ? null : withLayerAt(design, 0, ground, newIds);
  if (layers) return { design: withLayers(design, layers, newIds), selection };
  if (!isOpen(design.layers[0])) return null;
  const levels = design.block.levels.map((level, index) => (index === 0 ? [...ground, ...level] : level));
  return { design: withLevels(design, levels), selection };
}

/** Adds a box to a list of boxes that don't overlap. Boxes that overlap the new box are merged with it. */
function withMerged(boxes: readonly Edges[], more: Edges): Edges[] {
  const other = boxes.find((each) => edgesOverlap(each, more));
  if (!other) return [...boxes, more];
  return withMerged(
    boxes.filter((each) => each !== other),
    {
      left: Math.min(other.left, more.left),
      top: Math.min(other.top, more.top),
      right: Math.max(other.right, more.right),
      bottom: Math.max(other.bottom, more.bottom),
    },
  );
}

/**
 * Returns the design with the shapes of these numbers moved to new layers, each directly above the layer of its shapes.
 * Null if the block can't have another layer.
 */
function raised(
  before: CreatedBlockDesign,
  nums: readonly number[],
  newIds?: string,
): CreatedBlockDesign | null {
  const own = new Set(nums);
  let design = before;
  for (let level = before.block.levels.length - 1; level >= 0; level--) {
    const shapes = before.block.levels[level]?.filter(({ shapeNum }) => own.has(shapeNum)) ?? [];
    if (shapes.length === 0) continue;
    const left = withoutShapes(design, new Set(shapes.map(({ shapeNum }) => shapeNum)));
    const layers = withLayerAt(left, level + 1, shapes, newIds);
    if (layers) design = withLayers(left, layers, newIds);
    else if (isOpen(left.layers[level + 1])) {
      const levels = left.block.levels.map((each, index) =>
        index === level + 1 ? [...shapes, ...each] : each,
      );
      design = withLevels(left, levels);
    } else return null;
  }
  return design;
}
