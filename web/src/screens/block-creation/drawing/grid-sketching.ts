import { clamp } from '@quiltwright/shared/geometry/interval';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import { gridLine } from '@quiltwright/shared/quilting/shapes/patch-grid';
import type { DrawingEditor } from '../../../editor/tools/drawing/drawing-editor';
import type { OutlineSketch } from '../../../editor/tools/drawing/outline-sketch';
import { bentBy } from '../selection/bend-steps';

/** Draws outlines by keyboard: arrow keys move a point along the lines of the patch grid. */
export class GridSketching {
  /** The numbers of the grid lines at the point, across and down; null before the first move. */
  #at: { column: number; row: number } | null = null;

  constructor(
    private readonly editor: DrawingEditor,
    private readonly sketch: OutlineSketch,
  ) {}

  /** Moves the point by `across` and `down` grid lines within the block, and previews a corner there. */
  walk(across: number, down: number): Point {
    const { columns, rows } = this.editor.drawing().document.design.grid;
    const from = this.#at ?? { column: 0, row: 0 };
    const [x, y] = this.#at ? [across, down] : [0, 0];
    this.#at = { column: clamp(from.column + x, 0, columns), row: clamp(from.row + y, 0, rows) };
    const at = this.#point();
    this.sketch.show({ at, bulge: 0, closes: this.#closesAt(at), guides: [] });
    return at;
  }

  /** Adds a corner at the point, or closes the outline there. Returns the point. */
  press(run: (action: DrawingAction) => void): Point {
    this.#at ??= { column: 0, row: 0 };
    const at = this.#point();
    this.sketch.press({ at, bulge: 0, closes: this.#closesAt(at) }, run);
    return at;
  }

  /** Bends the side that was drawn last by one step: to the left of its direction with 1, to the right with −1. */
  bend(by: 1 | -1): void {
    const side = this.sketch.corners.value.length - 2;
    const [, , bulge] = this.sketch.corners.value[side] ?? [];
    if (bulge !== undefined) this.sketch.bend(side, bentBy(bulge, by));
  }

  #closesAt({ x, y }: Point): boolean {
    const { first, canClose } = this.sketch;
    return canClose && first !== undefined && Math.hypot(first[0] - x, first[1] - y) < 1;
  }

  #point(): Point {
    const { columns, rows } = this.editor.drawing().document.design.grid;
    const { column, row } = this.#at ?? { column: 0, row: 0 };
    return { x: gridLine(columns, Math.min(column, columns)), y: gridLine(rows, Math.min(row, rows)) };
  }
}
