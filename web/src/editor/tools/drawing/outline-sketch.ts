import { distance } from '@quiltwright/shared/geometry/point';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import { insideBlock } from '@quiltwright/shared/model/created-block/outlining/corner-edits';
import { cornerAt } from '@quiltwright/shared/quilting/shapes/outline-corners';
import { faultThrough } from '@quiltwright/shared/quilting/shapes/faults/shape-fault';
import type { OutlineCorner } from '@quiltwright/shared/quilting/shapes/shape';
import { Watched } from '../../../render/camera/watched';
import { laidBy, type DrawingEditor } from './drawing-editor';
import { noMarks, type NextCorner } from './drawing-marks';

type Run = (action: DrawingAction) => void;

/** The layer and the fabric of the next outline. */
interface NextOutline {
  layer: number;
  fabric: number;
}

/** Corners nearer to each other than this count as one, in block units. */
const SAME_PLACE = 0.5;

/** The outline that is being drawn, corner by corner. Nothing of it is in the document before it is closed. */
export class OutlineSketch {
  /**
   * The corners so far, in the order of drawing. The bulge of the last one is that of the side that would close the
   * outline.
   */
  readonly corners = new Watched<readonly OutlineCorner[]>([]);

  constructor(
    private readonly editor: DrawingEditor,
    private readonly nextOutline: () => NextOutline,
  ) {}

  get isEmpty(): boolean {
    return this.corners.value.length === 0;
  }

  /** True if the outline can be closed: it has three corners, or two and a curve. */
  get canClose(): boolean {
    const { length } = this.corners.value;
    return length > 2 || (length === 2 && this.corners.value.some(([, , bulge]) => bulge !== 0));
  }

  /** The first corner, at which a press closes the outline; undefined for none. */
  get first(): OutlineCorner | undefined {
    return this.corners.value[0];
  }

  get last(): OutlineCorner | undefined {
    return this.corners.value.at(-1);
  }

  /** Adds a corner, or closes the outline. The side that leads to the corner has this bulge. */
  press({ at, bulge, closes }: Omit<NextCorner, 'guides'>, run: Run): void {
    const { last } = this;
    if (!last) run(act(commands.deselectAll));
    if (closes) {
      this.close(run, bulge);
      return;
    }
    if (last && distance({ x: last[0], y: last[1] }, at) < SAME_PLACE) return;
    this.#set([...this.#withBulge(bulge), cornerAt(at.x, at.y, 0)]);
    this.show(null);
  }

  /** Bends a side that was already drawn. */
  bend(side: number, bulge: number): void {
    this.#set(this.corners.value.map(([x, y, was], index) => cornerAt(x, y, index === side ? bulge : was)));
    this.show(null);
  }

  /** Places the shape. If no shape can have the outline, the corners stay, and the reason is told. */
  close(run: Run, bulge = 0): void {
    if (this.isEmpty) return;
    const { document } = this.editor.drawing();
    run(this.#action(this.#withBulge(bulge)));
    if (this.editor.drawing().document !== document) this.giveUp();
  }

  /** Removes the last corner. */
  takeBack(): void {
    const left = this.corners.value.slice(0, -1);
    this.#set(left.map(([x, y, bulge], index) => cornerAt(x, y, index === left.length - 1 ? 0 : bulge)));
    this.show(null);
  }

  /** Removes all corners. */
  giveUp(): void {
    this.#set([]);
    this.show(null);
  }

  /** Previews the next corner, and the shapes that a press on the first corner would then add. */
  show(next: NextCorner | null): void {
    const { editor } = this;
    const corners = this.corners.value;
    if (corners.length === 0 && !next) {
      editor.marks.set(noMarks);
      return;
    }
    const closed = this.#withBulge(next?.bulge ?? 0);
    const whole = next && !next.closes ? [...closed, cornerAt(next.at.x, next.at.y, 0)] : closed;
    editor.marks.set({
      ...noMarks,
      guides: next?.guides ?? [],
      sketch: { corners, next },
      ghosts: this.#ghostsOf(whole),
    });
  }

  #ghostsOf(corners: readonly OutlineCorner[]) {
    if (corners.length < 2 || faultThrough(insideBlock(corners)) !== null) return [];
    const drawing = this.editor.drawing();
    const action = this.#action(corners);
    return action.canRun(drawing) ? laidBy(drawing, action.run(drawing)) : [];
  }

  #action(corners: readonly OutlineCorner[]): DrawingAction {
    const { layer, fabric } = this.nextOutline();
    return act(commands.drawOutline, { corners, layer, fabric });
  }

  /** Returns the corners, with this bulge for the side that begins at the last corner. */
  #withBulge(bulge: number): OutlineCorner[] {
    const { length } = this.corners.value;
    return this.corners.value.map(([x, y, was], index) => cornerAt(x, y, index === length - 1 ? bulge : was));
  }

  #set(corners: readonly OutlineCorner[]): void {
    this.corners.set(corners);
  }
}
