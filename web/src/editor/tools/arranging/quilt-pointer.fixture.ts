import type { Arrangement, ArrangementAction } from '@quiltwright/shared/model/free-form/arrangement';
import { laid, next, select, selected } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { Watched } from '../../../render/camera/watched';
import { noArrangementMarks, type ArrangementMarks, type ArrangementEditor } from './arrangement-editor';
import { CanvasPointer } from '../canvas-pointer.fixture';
import type { Tool } from '../tool';

/** A pointer on a free form quilt, for tests. An inch is 10 pixels of the canvas, and snapping is off at first. */
export class QuiltPointer extends CanvasPointer implements ArrangementEditor {
  readonly marks = new Watched<ArrangementMarks>(noArrangementMarks);
  /** The ids of all commands that were run. */
  readonly done: string[] = [];
  isSnapping = false;
  #arrangement: Arrangement;

  constructor(arrangement: Arrangement, toolOf: (editor: ArrangementEditor) => Tool) {
    super(0.1);
    this.#arrangement = arrangement;
    this.take(toolOf(this));
  }

  readonly arrangement = () => this.#arrangement;
  readonly snaps = () => this.isSnapping;
  readonly selectsMore = () => false;
  readonly run = (action: ArrangementAction) => {
    this.done.push(action.type);
    if (action.canRun(this.#arrangement)) this.#arrangement = action.run(this.#arrangement);
  };

  select(...ids: number[]): void {
    this.#arrangement = next(this.#arrangement, select(...ids));
  }

  get selected() {
    return selected(this.#arrangement);
  }

  /** The x, y, width and height of each block, and the number of its columns and rows, bottom first. */
  get laid() {
    return laid(this.#arrangement);
  }
}
