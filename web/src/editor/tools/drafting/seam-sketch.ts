import { distance, type Point } from '@quiltwright/shared/geometry/point';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { withoutSame } from '@quiltwright/shared/model/created-block/drafting/loose-seams';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import type { DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import { QUARTER } from '@quiltwright/shared/quilting/shapes/curved-forms';
import { Watched } from '../../../render/camera/watched';
import { crossingsOf, pointAlong, type Seam } from '@quiltwright/shared/geometry/seam';
import type { SnappedEnd } from '../../snapping/seam-snapping';
import { changedBy, type DrawingEditor } from '../drawing/drawing-editor';
import { noDraftMarks, noMarks, type Ghost } from '../drawing/drawing-marks';
import { draftOf, seamNear } from './draft';
import { extension } from './extension';
import { gridArc } from './grid-arc';
import { looseIn } from './loose-seams';
import { centreOf, figureAt, figureThrough, isRepeated, repeated, type FigureOptions } from './figures';

type Run = (action: DrawingAction) => void;

/** Points nearer to each other than this count as one, in block units. */
const SAME_PLACE = 0.5;
/** The least distance between two points of a drag that are remembered, in block units. */
const STEP = 5;

/** The bulges to which a key bends a seam in turn. */
const bulges = [0, QUARTER, -QUARTER, 1, -1];

/** What the next press draws. */
export interface NextSeams {
  /** The second press of a stroke draws a seam from the first press, or a circle or polygon about it. */
  form: 'seam' | 'figure';
  /** The fabric of new patches where no patch was before. */
  fabric: number;
}

/** A stroke that is being drawn: its first and its last point, and its seams so far. */
interface Stroke {
  start: Point;
  from: Point;
  seams: readonly Seam[];
}

/**
 * The stroke of seams that is being drawn. The document has each seam at once. A seam that ends inside a patch is a loose
 * seam of the document, until this stroke or another one leads from its end to another seam.
 */
export class SeamSketch {
  /** The stroke; null before the first press and after its end. */
  readonly stroke = new Watched<Stroke | null>(null);
  /** The design that the stroke belongs to. After another change, seams of the stroke may be in the wrong place. */
  #design: CreatedBlockDesign | null = null;

  /** The points that the drag of the next seam has passed. */
  #path: Point[] = [];
  /** True while the stroke itself changes the design. */
  #isAdding = false;
  /** The seam that was drawn last; null for none. */
  #last: Seam | null = null;

  constructor(
    private readonly editor: DrawingEditor,
    readonly figures: Watched<FigureOptions>,
    private readonly next: () => NextSeams,
  ) {}

  get isEmpty(): boolean {
    return this.stroke.value === null;
  }

  /** The seams that cut no patch yet. */
  get loose() {
    return looseIn(this.editor.drawing().document.design);
  }

  /** The point from which the next seam starts; null before the first press. */
  get from(): Point | null {
    return this.stroke.value?.from ?? null;
  }

  /** True if the next press chooses the centre of repeats. */
  get picksCentre(): boolean {
    return this.figures.value.picksCentre;
  }

  /** The points of the stroke so far and the loose ends, to which the next seam snaps. */
  get points(): readonly Point[] {
    const { start, seams } = this.stroke.value ?? { start: null, seams: [] };
    const ends = this.loose.ends.map(({ to }) => to);
    return start ? [start, ...seams.map(({ to }) => to), ...ends] : ends;
  }

  /** Starts a stroke, or adds a seam that ends at a point. A seam that ends at the stroke's start ends the stroke. */
  press(at: Point, run: Run): void {
    if (this.picksCentre) {
      this.figures.set({ ...this.figures.value, centre: at, picksCentre: false });
      this.show(null);
      return;
    }
    const stroke = this.#current();
    const typed = this.typedAt(at);
    if (typed) {
      this.add(typed, run);
      return;
    }
    if (!stroke) {
      this.#set({ start: at, from: at, seams: [] });
      this.show(null);
      return;
    }
    if (distance(stroke.from, at) < SAME_PLACE) {
      this.end();
      return;
    }
    if (this.next().form === 'figure') {
      this.add(this.#seamsTo(stroke.from, at), run);
      return;
    }
    const added = this.#seamsTo(stroke.from, at);
    this.#run(added, run);
    this.#last = added.at(-1) ?? null;
    this.#set({ ...stroke, from: at, seams: [...stroke.seams, ...added] });
    if (distance(stroke.start, at) < SAME_PLACE) this.end();
    else this.show(null);
  }

  /**
   * Bends the seam that was drawn last: from a straight seam to a quarter of a circle, to its other side, then to half
   * a circle, and back. Returns the new bulge; null if there is no seam.
   */
  bendLast(run: Run): number | null {
    const last = this.#last;
    if (!last) return null;
    const { design } = this.editor.drawing().document;
    const bulge = bulges[(bulges.indexOf(last.bulge) + 1) % bulges.length] ?? 0;
    const bent = { ...last, bulge };
    const stroke = this.#current();
    const middle = pointAlong(last, 0.5);
    const seam = seamNear(design, middle, SAME_PLACE);
    if (seam) {
      const isAlong = distance(seam.from, last.from) < distance(seam.from, last.to);
      run(act(commands.bendSeam, { at: pointAlong(seam, 0.5), bulge: isAlong ? bulge : -bulge }));
    }
    if (!seam && withoutSame([last], this.loose.seams).length === 0)
      this.#run([bent], run, repeated([last], this.figures.value));
    const seams = stroke?.seams.map((seam) => (seam === last ? bent : seam)) ?? [];
    if (stroke) this.#set({ ...stroke, seams });
    this.#last = bent;
    this.show(null);
    return bulge;
  }

  /** Returns the figure about a centre whose radii were typed, so that one press draws it; null for other figures. */
  typedAt(centre: Point): readonly Seam[] | null {
    const { block } = this.editor.drawing().document.design;
    return this.next().form === 'figure' ? figureAt(centre, this.figures.value, block) : null;
  }

  /** Adds whole seams at once, such as a circle, and ends the stroke. */
  add(seams: readonly Seam[], run: Run): void {
    this.#set(null);
    this.#run(seams, run);
    this.show(null);
  }

  /** Extends the loose seam with its end at a point to the next seam. Returns false if there is none, or none ahead. */
  extend(at: Point, run: Run): boolean {
    const loose = this.loose.ends.find(({ to }) => distance(to, at) < SAME_PLACE);
    const { seams } = draftOf(this.editor.drawing().document.design);
    const added = loose && extension(loose, [...seams, ...this.loose.seams]);
    if (!added) return false;
    this.add([added], run);
    return true;
  }

  /** Follows another change of the design. If seams are gone, for example by an undo, the stroke ends. */
  followChange(): void {
    if (this.#isAdding || !this.stroke.value) return;
    const { design } = this.editor.drawing().document;
    const count = (of: CreatedBlockDesign) => draftOf(of).seams.length + (of.looseSeams?.length ?? 0);
    if (this.#design && count(design) < count(this.#design)) this.#set(null);
    this.show(null);
  }

  /** Follows a drag. A seam whose drag follows an arc of the grid becomes that arc. */
  follow(point: Point): void {
    const last = this.#path.at(-1);
    if (!last || distance(last, point) >= STEP) this.#path.push(point);
  }

  /** Ends the stroke. Its seams that cut no patch stay loose. */
  end(): void {
    this.#path = [];
    this.#set(null);
    this.show(null);
  }

  /** Removes the loose seams. */
  removeLoose(run: Run): void {
    const action = act(commands.removeLooseSeams);
    if (action.canRun(this.editor.drawing())) run(action);
  }

  /**
   * Previews the next seam, and the patches that it would make. Null shows only the stroke so far.
   * @param handle the middle of the seam that a drag would bend
   */
  show(next: SnappedEnd | null, handle: Point | null = null): void {
    const stroke = this.#current();
    const figures = this.figures.value;
    if (!stroke && !next && !handle) {
      this.editor.marks.set(noMarks);
      return;
    }
    const isNext = stroke && next && distance(stroke.from, next.at) >= SAME_PLACE;
    const seams = isNext ? this.#seamsTo(stroke.from, next.at) : ((next && this.typedAt(next.at)) ?? []);
    this.editor.marks.set({
      ...noMarks,
      guides: next?.guides ?? [],
      ghosts: seams.length > 0 ? this.#ghosts(seams) : [],
      draft: {
        ...noDraftMarks,
        stroke: repeated(stroke?.seams ?? [], figures),
        next: repeated(seams, figures),
        crossings: crossingsOf(seams, draftOf(this.editor.drawing().document.design).seams),
        end: next ?? (stroke && { at: stroke.from, kind: null, guides: [] }),
        handle,
        centre: isRepeated(figures) ? centreOf(figures) : null,
      },
    });
  }

  #seamsTo(from: Point, to: Point): readonly Seam[] {
    if (this.next().form === 'figure') return figureThrough(from, to, this.figures.value);
    const { design } = this.editor.drawing().document;
    return [gridArc(design, from, to, this.#path) ?? { from, to, bulge: 0 }];
  }

  /** Returns previews of the patches that seams would make or change. */
  #ghosts(seams: readonly Seam[]): Ghost[] {
    const drawing = this.editor.drawing();
    const action = this.#action(seams);
    return action.canRun(drawing) ? changedBy(drawing, action.run(drawing)) : [];
  }

  #run(seams: readonly Seam[], run: Run, replaced?: readonly Seam[]): void {
    this.#isAdding = true;
    run(this.#action(seams, replaced));
    this.#isAdding = false;
  }

  #action(seams: readonly Seam[], replaced?: readonly Seam[]): DrawingAction {
    const all = repeated(seams, this.figures.value);
    return act(commands.addSeams, { seams: all, fabric: this.next().fabric, replaced });
  }

  #current(): Stroke | null {
    const stroke = this.stroke.value;
    const isChanged = this.#design !== this.editor.drawing().document.design;
    return stroke && isChanged ? { ...stroke, seams: [] } : stroke;
  }

  #set(stroke: Stroke | null): void {
    this.#design = this.editor.drawing().document.design;
    this.stroke.set(stroke);
  }
}
