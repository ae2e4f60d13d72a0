import type { Box } from '@quiltwright/shared/geometry/outline';
import { Snap, type Edges, type Guide, type Snapped } from '@quiltwright/shared/geometry/snap';
import { LIMITS } from '@quiltwright/shared/limits';
import { boxOf } from '@quiltwright/shared/quilting/shape-outlines';
import type { CreatedBlockDesign } from '../../model/created-block/created-block-document';
import { freeShapes, type Selection } from '../../model/created-block/drawing';
import type { Device } from '../input/press';
import type { BlockScale, DrawingTable } from './drawing-table';
import type { CanvasPoint } from './tool';

/** Pixels from which something is pulled. */
const REACH: Record<Device, number> = { mouse: 8, pen: 8, touch: 12 };

const nowhere: Snapped = { by: { x: 0, y: 0 }, guides: [] };

/** What a hand aligns with, for one gesture: shapes that stay, the block's edges and middles, the patch grid. */
export class HandSnap {
  readonly #table: DrawingTable;
  readonly #snap: Snap;

  /** @param moved shapes that don't stay */
  constructor(table: DrawingTable, moved: Selection) {
    this.#table = table;
    this.#snap = snapOf(table.drawing().document.design, moved);
  }

  /** How much farther a box is to go, or those of its edges that are moved; not at all while snapping is off. */
  at(box: Box, { device, modifiers }: CanvasPoint, scale: BlockScale, edges?: Edges): Snapped {
    // The key inverts what the button says.
    if (this.#table.snaps() === modifiers.ctrl) return nowhere;
    return this.#snap.at(box, REACH[device] / Math.max(scale.unit.x, scale.unit.y), edges);
  }
}

function snapOf(design: CreatedBlockDesign, moved: Selection): Snap {
  const whole = LIMITS.blockSpace;
  const places = [0, whole / 2, whole];
  const boxes = freeShapes(design)
    .filter(({ shape }) => !moved.has(shape.shapeNum))
    .map(({ shape }) => boxOf(shape));
  return new Snap({ boxes, upright: places, level: places, grid: whole / design.grid });
}

/** Guides that still hold: of those for an axis none where what they are for goes another way there. */
export function stillTrue(guides: readonly Guide[], holds: { x: boolean; y: boolean }): Guide[] {
  return guides.filter(({ kind, from, to }) => {
    const isUpright = from.x === to.x;
    // An upright line holds across, and so does a level gap.
    return isUpright === (kind === 'line') ? holds.x : holds.y;
  });
}
