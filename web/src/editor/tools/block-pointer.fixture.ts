import { LIMITS } from '@quiltwright/shared/limits';
import { select } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { drawn, next, selected } from '@quiltwright/shared/model/created-block/drawing.fixture';
import type { Drawing, DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import { Watched } from '../../render/camera/watched';
import { noMarks, type DrawingMarks } from './drawing/drawing-marks';
import type { DrawingEditor } from './drawing/drawing-editor';
import { CanvasPointer } from './canvas-pointer.fixture';
import type { Tool } from './tool';

/** A pointer on a 12-inch block, for tests. A block unit is one pixel of the canvas, and snapping is off at first. */
export class BlockPointer extends CanvasPointer implements DrawingEditor {
  readonly marks = new Watched<DrawingMarks>(noMarks);
  /** The id and the argument of all commands that were run. */
  readonly done: [string, unknown][] = [];
  isSnapping = false;
  isSelectingMore = false;
  #drawing: Drawing;

  constructor(drawing: Drawing, toolOf: (editor: DrawingEditor) => Tool) {
    super(12 / LIMITS.blockSpace);
    this.#drawing = drawing;
    this.take(toolOf(this));
  }

  readonly drawing = () => this.#drawing;
  readonly snaps = () => this.isSnapping;
  readonly selectsMore = () => this.isSelectingMore;
  readonly run = (action: DrawingAction) => {
    this.done.push([action.type, action.argument]);
    if (action.canRun(this.#drawing)) this.#drawing = action.run(this.#drawing);
  };

  /** The numbers of the selected shapes, bottom first. */
  get selected(): number[] {
    return selected(this.#drawing);
  }

  get drawn() {
    return drawn(this.#drawing);
  }

  select(...nums: number[]): void {
    this.#drawing = next(this.#drawing, select(...nums));
  }
}
