import { distance, type Point } from '@quiltwright/shared/geometry/point';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { draftFault } from '@quiltwright/shared/model/created-block/drafting/drafting-commands';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import type { DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import { QUARTER } from '@quiltwright/shared/quilting/shapes/curved-forms';
import { Watched } from '../../../render/camera/watched';
import { crossingsOf, pointAlong, type Seam } from '@quiltwright/shared/geometry/seam';
import type { SnappedEnd } from '../../snapping/seam-snapping';
import { changedBy, type DrawingEditor } from '../drawing/drawing-editor';
import { noDraftMarks, noLooseSeams, noMarks, type Ghost, type LooseSeams } from '../drawing/drawing-marks';
import { draftOf, seamNear } from './draft';
import { extension } from './extension';
import { looseSeamsIn } from './loose-seams';
import { centreOf, figureAt, figureThrough, isRepeated, repeated, type FigureOptions } from './figures';

type Run = (action: DrawingAction) => void;

/** Points nearer to each other than this count as one, in block units. */
const SAME_PLACE = 0.5;

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
 * The stroke of seams that is being drawn. The document has each seam that splits a patch at once. A seam that ends
 * inside a patch is only in this sketch, until this stroke or another one leads from its end to another seam.
 */
export class SeamSketch {
  /** The stroke; null before the first press and after its end. */
  readonly stroke = new Watched<Stroke | null>(null);
  /** The seams of former strokes that cut no patch yet. They become part of the design together with later ones. */
  readonly loose = new Watched<LooseSeams>(noLooseSeams);
  /** The design of which seams are loose. */
  #looseIn: CreatedBlockDesign | null = null;
  /** The design that the stroke belongs to. After another change, seams of the stroke may be in the wrong place. */
  #design: CreatedBlockDesign | null = null;

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
    const ends = this.loose.value.ends.map(({ to }) => to);
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
    const seams = [...stroke.seams, ...this.#seamsTo(stroke.from, at)];
    this.#run(seams, run);
    this.#last = seams.at(-1) ?? null;
    this.#set({ ...stroke, from: at, seams });
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
    const isLast = ({ from, to }: Seam) =>
      distance(from, last.from) < SAME_PLACE && distance(to, last.to) < SAME_PLACE;
    this.#keep(this.loose.value.seams.map((each) => (isLast(each) ? { ...each, bulge } : each)));
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
    this.#keep([...this.loose.value.seams, ...repeated(seams, this.figures.value)]);
    this.show(null);
  }

  /** Extends the loose seam with its end at a point to the next seam. Returns false if there is none, or none ahead. */
  extend(at: Point, run: Run): boolean {
    const loose = this.loose.value.ends.find(({ to }) => distance(to, at) < SAME_PLACE);
    const { seams } = draftOf(this.editor.drawing().document.design);
    const added = loose && extension(loose, [...seams, ...this.loose.value.seams]);
    if (!added) return false;
    this.add([added], run);
    return true;
  }

  /** Follows another change of the design. If seams are gone, for example by an undo, the stroke and loose seams go too. */
  followChange(): void {
    const stroke = this.stroke.value;
    const { seams } = this.loose.value;
    if (this.#isAdding || (!stroke && seams.length === 0)) return;
    const { design } = this.editor.drawing().document;
    const count = (of: CreatedBlockDesign) => draftOf(of).seams.length;
    const hasFewerThan = (of: CreatedBlockDesign | null) => of !== null && count(design) < count(of);
    this.#keep(hasFewerThan(this.#looseIn) ? [] : seams);
    if (stroke && hasFewerThan(this.#design)) this.#set(null);
    this.show(null);
  }

  /** Ends the stroke. Its seams that cut no patch stay loose. */
  end(): void {
    const seams = this.#current()?.seams ?? [];
    this.#keep([...this.loose.value.seams, ...repeated(seams, this.figures.value)]);
    this.#set(null);
    this.show(null);
  }

  /** Ends the stroke, and forgets the loose seams. */
  giveUp(): void {
    this.#keep([]);
    this.#set(null);
    this.show(null);
  }

  /**
   * Previews the next seam, and the patches that it would make. Null shows only the stroke so far.
   * @param handle the middle of the seam that a drag would bend
   */
  show(next: SnappedEnd | null, handle: Point | null = null): void {
    const stroke = this.#current();
    const figures = this.figures.value;
    if (!stroke && !next && !handle && this.loose.value.seams.length === 0) {
      this.editor.marks.set(noMarks);
      return;
    }
    const isNext = stroke && next && distance(stroke.from, next.at) >= SAME_PLACE;
    const seams = isNext ? this.#seamsTo(stroke.from, next.at) : ((next && this.typedAt(next.at)) ?? []);
    this.editor.marks.set({
      ...noMarks,
      guides: next?.guides ?? [],
      ghosts: seams.length > 0 ? this.#ghosts([...(stroke?.seams ?? []), ...seams]) : [],
      draft: {
        ...noDraftMarks,
        stroke: repeated(stroke?.seams ?? [], figures),
        next: repeated(seams, figures),
        crossings: crossingsOf(seams, draftOf(this.editor.drawing().document.design).seams),
        end: next ?? (stroke && { at: stroke.from, kind: null, guides: [] }),
        loose: this.loose.value,
        handle,
        centre: isRepeated(figures) ? centreOf(figures) : null,
      },
    });
  }

  #seamsTo(from: Point, to: Point): readonly Seam[] {
    return this.next().form === 'figure'
      ? figureThrough(from, to, this.figures.value)
      : [{ from, to, bulge: 0 }];
  }

  /** Returns previews of the patches that seams would make or change. */
  #ghosts(seams: readonly Seam[]): Ghost[] {
    const drawing = this.editor.drawing();
    const action = this.#action(seams);
    return action.canRun(drawing) ? changedBy(drawing, action.run(drawing)) : [];
  }

  #run(seams: readonly Seam[], run: Run): void {
    const drawing = this.editor.drawing();
    const action = this.#action(seams);
    // A seam that ends inside a patch changes nothing yet. The page says so of a seam on another seam.
    const isLoose = () => looseSeamsIn(drawing.document.design, seams.slice(-1)).seams.length > 0;
    if (draftFault(drawing, action) === 'no-change' && isLoose()) return;
    this.#isAdding = true;
    run(action);
    this.#isAdding = false;
    this.#keep(this.loose.value.seams);
  }

  #action(seams: readonly Seam[]): DrawingAction {
    return act(commands.addSeams, {
      seams: [...this.loose.value.seams, ...repeated(seams, this.figures.value)],
      fabric: this.next().fabric,
    });
  }

  /** Keeps those of some seams that cut no patch yet. */
  #keep(seams: readonly Seam[]): void {
    const { design } = this.editor.drawing().document;
    this.#looseIn = design;
    this.loose.set(looseSeamsIn(design, seams));
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
