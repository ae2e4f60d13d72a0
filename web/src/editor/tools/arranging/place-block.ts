import type { Box } from '@quiltwright/shared/geometry/box';
import { DEFAULTS } from '@quiltwright/shared/limits';
import { act } from '@quiltwright/shared/model/command';
import type { PlaceableBlock } from '@quiltwright/shared/model/cloth/block-fabrics';
import { selectedPlacements, type Arrangement } from '@quiltwright/shared/model/free-form/arrangement';
import { freeFormCommands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { shortSide } from '@quiltwright/shared/model/free-form/fitting';
import type { FreeFormDesign } from '@quiltwright/shared/model/free-form/free-form-document';
import type { ItemSnapping } from '../../snapping/item-snapping';
import { noArrangementMarks, type ArrangementEditor } from './arrangement-editor';
import { scaleIn } from '../canvas-scale';
import { reachOf } from '../drag-snapping';
import { snappingBeside } from './placement-items';
import { nothingSelected } from '@quiltwright/shared/model/selection';
import type { CanvasPoint, View } from '../tool';

/**
 * Adds a dragged block to a free form quilt. The block's middle is under the pointer, unless the block snaps to edges
 * nearby. If exactly one block is selected, the new block gets the selected block's size.
 */
export class BlockPlacing {
  #beside: { design: FreeFormDesign; snapping: ItemSnapping } | null = null;

  constructor(private readonly editor: ArrangementEditor) {}

  /**
   * Previews where the block would be added.
   * @returns the block's box in inches; null if the pointer is outside the canvas
   */
  follow(point: CanvasPoint, view: View): Box | null {
    const found = this.#find(point, view);
    this.editor.marks.set(
      found ? { ...noArrangementMarks, guides: found.guides, ghost: found.box } : noArrangementMarks,
    );
    return found?.box ?? null;
  }

  /**
   * Adds the block, unless the pointer is outside the canvas.
   * @returns true if the block was added
   */
  drop(block: PlaceableBlock, point: CanvasPoint, view: View): boolean {
    const found = this.#find(point, view);
    this.end();
    if (!found) return false;
    const { x, y, width, height } = found.box;
    const at = { x: x + width / 2, y: y + height / 2 };
    this.editor.run(act(freeFormCommands.place, { block, at, side: width }));
    return true;
  }

  end(): void {
    this.#beside = null;
    this.editor.marks.set(noArrangementMarks);
  }

  #find(point: CanvasPoint, view: View) {
    if (!point.isOver) return null;
    const scale = scaleIn(view, { x: 1, y: 1 });
    const { x, y } = scale.units(point.at);
    const side = sideOfNext(this.editor.arrangement());
    const free: Box = { x: x - side / 2, y: y - side / 2, width: side, height: side };
    const { by, guides } = this.#snapping().move(free, { x: 0, y: 0 }, reachOf(point, this.editor, scale));
    return { box: { ...free, x: free.x + by.x, y: free.y + by.y }, guides };
  }

  /** Returns the object that snaps the new block. A new object is made only when the quilt changes. */
  #snapping(): ItemSnapping {
    const { design } = this.editor.arrangement().document;
    if (this.#beside?.design !== design)
      this.#beside = { design, snapping: snappingBeside(nothingSelected, this.editor) };
    return this.#beside.snapping;
  }
}

/**
 * Returns the side of the next added block, in inches: the width of the selected block if exactly one is selected,
 * otherwise the default. The side is at most the shorter side of the quilt.
 */
export function sideOfNext(arrangement: Arrangement): number {
  const [first, another] = selectedPlacements(arrangement);
  const wanted = first && !another ? first.placement.blockWidth : DEFAULTS.blockSide;
  return Math.min(wanted, shortSide(arrangement.document.design.quilt));
}
