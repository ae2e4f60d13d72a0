import { distance, type Point } from '@quiltwright/shared/geometry/point';
import type { DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import { draftOf, seamNear } from '../../../editor/tools/drafting/draft';
import type { PatchDivider } from '../../../editor/tools/drafting/patch-divider';
import { eraseAction } from '../../../editor/tools/drafting/erase-seams';
import { cornerMarks, moveCornerAction } from '../../../editor/tools/drafting/move-seams';
import type { SeamSketch } from '../../../editor/tools/drafting/seam-sketch';
import { noDraftMarks, noMarks } from '../../../editor/tools/drawing/drawing-marks';
import type { DrawingEditor } from '../../../editor/tools/drawing/drawing-editor';
import type { SnapKind } from '../../../editor/snapping/snap-places';
import type { DraftingTool } from './drafting-tools';

/** The kinds of points that arrow keys go to. Other points would be too close to each other. */
const everywhere: readonly SnapKind[] = [
  'loose end',
  'corner',
  'middle',
  'crossing',
  'centre',
  'quarter',
  'grid',
];
const corners: readonly SnapKind[] = ['corner'];
const middles: readonly SnapKind[] = ['middle'];

/** Points nearer to each other than this count as one, in block units. */
const NEAR = 0.1;

/** The place that the cursor has gone to, and its kind. */
interface Stop {
  at: Point;
  kind: SnapKind;
}

/** Works on seams by keyboard: arrow keys move a cursor from one snap point to the next. */
export class SeamCursor {
  #at: Point = { x: 0, y: 0 };
  /** True after an arrow key has shown the place to the quilter with the current tool. */
  #isShown = false;
  /** The corner that the next arrow keys move; null for none. */
  #held: Point | null = null;

  constructor(
    private readonly editor: DrawingEditor,
    private readonly sketch: SeamSketch,
    private readonly divider: PatchDivider,
  ) {
    // After a seam was drawn by hand, keys go on from its end.
    sketch.stroke.subscribe(() => {
      this.#at = sketch.from ?? this.#at;
    });
  }

  /** The corner that arrow keys move; null for none. */
  get held(): Point | null {
    return this.#held;
  }

  /** Lets go of the corner. The next Enter erases or picks up nothing before an arrow key shows a place. */
  release(): void {
    this.#held = null;
    this.#isShown = false;
  }

  /**
   * Moves to the nearest snap point in a direction, or stays if there is none. Returns the point.
   * @param isFar true to go to corners only
   */
  walk(tool: DraftingTool, way: Point, isFar: boolean): Stop {
    const picks = tool === 'erase' ? middles : tool === 'move' && !this.#held ? corners : everywhere;
    const stop =
      tool === 'divide' ? this.#nextPatch(way) : this.#next(way, isFar && tool !== 'erase' ? corners : picks);
    this.#at = stop.at;
    this.#isShown = true;
    this.#show(tool, stop);
    return stop;
  }

  /**
   * Starts or ends a seam, erases the seam, or picks up or puts down the corner at the cursor. Returns the point; null if
   * no seam or corner was shown that a press could take.
   */
  press(tool: DraftingTool, run: (action: DrawingAction) => void): Point | null {
    const at = this.#at;
    if ((tool === 'erase' || tool === 'move') && !this.#isShown) return null;
    if (tool === 'seam' || tool === 'circle') {
      if (!this.sketch.isEmpty || !this.sketch.extend(at, run)) this.sketch.press(at, run);
    } else if (tool === 'erase') {
      const seam = seamNear(this.editor.drawing().document.design, at, 1);
      this.editor.marks.set(noMarks);
      if (!seam) return null;
      run(eraseAction([seam], null));
    } else if (this.#held) {
      const action = moveCornerAction(this.#held, at);
      this.#held = null;
      this.editor.marks.set(noMarks);
      run(action);
    } else this.#held = at;
    return at;
  }

  #show(tool: DraftingTool, stop: Stop): void {
    const { design } = this.editor.drawing().document;
    if (tool === 'divide') this.divider.point(stop.at);
    else if (tool === 'seam' || tool === 'circle') this.sketch.show({ ...stop, guides: [] });
    else if (tool === 'erase') {
      const seam = seamNear(design, stop.at, 1);
      this.editor.marks.set({
        ...noMarks,
        draft: { ...noDraftMarks, next: seam ? [seam] : [], isErased: true },
      });
    } else this.editor.marks.set(cornerMarks(this.editor.drawing(), this.#held, { ...stop, guides: [] }));
  }

  /** Returns the place in the nearest patch in a direction. The kind is no snap point's. */
  #nextPatch(way: Point): Stop {
    let found: Point | null = null;
    for (const at of this.divider.places())
      if (isTowards(this.#at, at, way) && (!found || distance(this.#at, at) < distance(this.#at, found)))
        found = at;
    return { at: found ?? this.divider.at ?? this.#at, kind: 'grid' };
  }

  #next(way: Point, kinds: readonly SnapKind[]): Stop {
    const loose = { kind: 'loose end', points: this.sketch.loose.ends.map(({ to }) => to) } as const;
    const ranked = [loose, ...draftOf(this.editor.drawing().document.design).snapping.ranked(null)];
    let found: Stop | null = null;
    let here: SnapKind = 'grid';
    for (const { kind, points } of ranked) {
      if (!everywhere.includes(kind)) continue;
      for (const at of points) {
        const away = distance(this.#at, at);
        if (away < NEAR) {
          if (here === 'grid') here = kind;
        } else if (
          kinds.includes(kind) &&
          isTowards(this.#at, at, way) &&
          (!found || away < distance(this.#at, found.at) - NEAR)
        )
          found = { at, kind };
      }
    }
    return found ?? { at: this.#at, kind: here };
  }
}

/** True if a point lies in a direction: at 45° from it, or less. */
function isTowards(from: Point, { x, y }: Point, way: Point): boolean {
  const [dx, dy] = [x - from.x, y - from.y];
  const [along, across] = way.x === 0 ? [dy * way.y, dx] : [dx * way.x, dy];
  return along > NEAR && along >= Math.abs(across) - NEAR;
}
