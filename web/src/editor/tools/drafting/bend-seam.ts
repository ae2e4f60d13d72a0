import { distance, type Point } from '@quiltwright/shared/geometry/point';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import { bulgeTowards } from '@quiltwright/shared/model/created-block/outlining/corner-edits';
import { cornerAt } from '@quiltwright/shared/quilting/shapes/outline-corners';
import { Watched } from '../../../render/camera/watched';
import { pointAlong, smoothBulges, type Seam } from '@quiltwright/shared/geometry/seam';
import { scaleIn } from '../canvas-scale';
import { reachOf } from '../drag-snapping';
import { snappedBulge } from '../drawing/bulge-snapping';
import { HIT } from '../drawing/corner-handles';
import { changedBy, drawingUnit, type DrawingEditor } from '../drawing/drawing-editor';
import { noDraftMarks, noMarks } from '../drawing/drawing-marks';
import type { CanvasPoint, View } from '../tool';
import { draftOf, isOnEdge } from './draft';

type Pressed = Pick<CanvasPoint, 'at' | 'device'>;

/** The shortest seam that a drag of its middle bends, in pixels. */
const LEAST_LENGTH = 28;

/** Bends a seam by a drag of its middle. */
export class SeamBend {
  /** True while a seam is being bent. */
  readonly isBending = new Watched(false);
  /** The seam that is being bent, as it is now; null for none. */
  #seam: Seam | null = null;
  /** The middle of the seam before it was bent, which names the seam to the command. */
  #middle: Point | null = null;
  #flips = false;
  /** Shows the seam again, after it was flipped. */
  #last: (() => void) | null = null;

  constructor(private readonly editor: DrawingEditor) {}

  /** Returns the middle of the seam that a drag from this position bends, in block units; null for none. */
  handleAt(point: Pressed, view: View): Point | null {
    const seam = this.#seamAt(point, view);
    return seam && pointAlong(seam, 0.5);
  }

  /** Starts to bend the seam whose middle is at a position. Returns false if there is none. */
  start(start: CanvasPoint, view: View): boolean {
    const seam = this.#seamAt(start, view);
    this.#flips = false;
    this.#middle = seam && pointAlong(seam, 0.5);
    this.#seam = seam;
    this.isBending.set(seam !== null);
    return seam !== null;
  }

  follow(point: CanvasPoint, view: View): void {
    const seam = this.#seam;
    if (!seam) return;
    this.#last = () => {
      this.follow(point, view);
    };
    const drawing = this.editor.drawing();
    const scale = scaleIn(view, drawingUnit(drawing));
    const ends = [seam.from, seam.to].map(({ x, y }) => cornerAt(x, y, 0));
    const towards = bulgeTowards(ends, 0, scale.units(point.at)) * (this.#flips ? -1 : 1);
    const chord = distance(seam.from, seam.to);
    const offered = smoothBulges(seam, draftOf(drawing.document.design).seams);
    const bulge = snappedBulge(towards, chord, reachOf(point, this.editor, scale), offered);
    const bent = { ...seam, bulge };
    this.#seam = bent;
    const action = this.#action(bent);
    this.editor.marks.set({
      ...noMarks,
      ghosts: action?.canRun(drawing) ? changedBy(drawing, action.run(drawing)) : [],
      draft: { ...noDraftMarks, next: [bent], handle: pointAlong(bent, 0.5) },
    });
  }

  /** Bends the seam to its other side. */
  flip(): void {
    this.#flips = !this.#flips;
    this.#last?.();
  }

  end(point: CanvasPoint, view: View, run: (action: DrawingAction) => void): void {
    this.follow(point, view);
    const bent = this.#seam;
    const action = bent && this.#action(bent);
    this.cancel();
    if (action) run(action);
  }

  cancel(): void {
    this.#seam = null;
    this.isBending.set(false);
    this.#last = null;
    this.editor.marks.set(noMarks);
  }

  #action({ bulge }: Seam): DrawingAction | null {
    return this.#middle && act(commands.bendSeam, { at: this.#middle, bulge });
  }

  #seamAt({ at, device }: Pressed, view: View): Seam | null {
    const drawing = this.editor.drawing();
    const { pixels } = scaleIn(view, drawingUnit(drawing));
    let found: Seam | null = null;
    let least: number = HIT[device];
    for (const seam of draftOf(drawing.document.design).seams) {
      const away = distance(pixels(pointAlong(seam, 0.5)), at);
      if (away > least || isOnEdge(seam) || distance(pixels(seam.from), pixels(seam.to)) < LEAST_LENGTH)
        continue;
      [found, least] = [seam, away];
    }
    return found;
  }
}
