import type { Guide } from '@quiltwright/shared/geometry/snap';
import { LIMITS } from '@quiltwright/shared/limits';
import { boxOf } from '@quiltwright/shared/quilting/shape-outlines';
import { freeShapes, type Selection } from '../../model/created-block/drawing';
import type { Device } from '../input/press';
import { BlockSnapping } from '../snapping/block-snapping';
import type { BlockScale, DrawingTable } from './drawing-table';
import type { CanvasPoint } from './tool';

/** Pixels from which something is pulled. */
const REACH: Record<Device, number> = { mouse: 8, pen: 8, touch: 12 };

/** Marks of a ruler an inch: what a quilter cuts by. */
const MARKS = 8;

/**
 * What a hand aligns with during a gesture: the patch grid, the shapes that could be selected too and stay, and where none
 * of them is near the eighths of an inch.
 */
export function snappingBeside(moved: Selection, { drawing }: DrawingTable): BlockSnapping {
  const { design } = drawing().document;
  const boxes = freeShapes(design)
    .filter(({ shape }) => !moved.has(shape.shapeNum))
    .map(({ shape }) => boxOf(shape));
  const { blockWidth, blockHeight } = design.block;
  const ruler = {
    x: LIMITS.blockSpace / (blockWidth * MARKS),
    y: LIMITS.blockSpace / (blockHeight * MARKS),
  };
  return new BlockSnapping({ boxes, grid: design.grid, ruler });
}

/** How far from it, in block units, a hand is pulled; 0 while snapping is off. */
export function reachOf(
  { device, modifiers }: Pick<CanvasPoint, 'device' | 'modifiers'>,
  { snaps }: DrawingTable,
  { unit }: BlockScale,
): number {
  // The key inverts what the button says.
  return snaps() === modifiers.ctrl ? 0 : REACH[device] / Math.max(unit.x, unit.y);
}

/** The guides of one axis alone. */
export function guidesAlong(axis: 'x' | 'y', guides: readonly Guide[]): Guide[] {
  // An upright line says where something lies across, and so does a level gap.
  return guides.filter(({ kind, from, to }) => ((from.x === to.x) === (kind === 'line')) === (axis === 'x'));
}
