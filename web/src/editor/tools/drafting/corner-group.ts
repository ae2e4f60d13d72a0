import { movedCorner, vectorInBlock } from '@quiltwright/shared/drafting/edits';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Seam } from '@quiltwright/shared/geometry/seam';
import { LIMITS } from '@quiltwright/shared/limits';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { DrawingAction } from '@quiltwright/shared/model/created-block/drawing';
import { drawingUnit, type DrawingEditor } from '../drawing/drawing-editor';
import { noDraftMarks, noMarks, type DraftMarks, type DrawingMarks } from '../drawing/drawing-marks';
import type { MarqueeEditor } from '../items/marquee';
import { draftOf } from './draft';

/** The corners that a box selected. They move together, with the seams between them. */
export class CornerGroup {
  #corners: readonly Point[] = [];

  /** @param tell called with the number of corners that a box selected */
  constructor(
    private readonly editor: DrawingEditor,
    private readonly tell: (count: number) => void,
  ) {}

  get corners(): readonly Point[] {
    return this.#corners;
  }

  has(corner: Point): boolean {
    return this.#corners.some((each) => isSame(each, corner));
  }

  /** Takes these corners; none to let go. */
  take(corners: readonly Point[]): void {
    this.#corners = corners;
  }

  /** Returns the action that moves the corners by a vector. */
  action(by: Point, burst?: string): DrawingAction {
    return act(commands.moveMapCorners, { at: this.#corners, by, burst });
  }

  /** Moves the corners by a vector, as far as the block allows, and keeps hold of them. */
  move(by: Point, run: (action: DrawingAction) => void, burst?: string): void {
    const moved = this.after(by);
    const before = this.editor.drawing().document;
    run(this.action(by, burst));
    // A refused move changes nothing.
    if (this.editor.drawing().document !== before) this.#corners = moved;
    this.followChange();
    this.editor.marks.set(this.marks());
  }

  /** Returns where the corners are after they moved by a vector. */
  after(by: Point): Point[] {
    const held = vectorInBlock(this.#corners, by);
    return this.#corners.map((corner) => movedCorner(corner, held));
  }

  /** Lets go of corners that are no longer there, for example after an undo. */
  followChange(): void {
    if (this.#corners.length === 0) return;
    const there = cornersOf(this.editor);
    this.#corners = this.#corners.filter((corner) => there.some((each) => isSame(each, corner)));
    this.editor.marks.set(this.marks());
  }

  /** Returns the marks of the corners, and of the seams between them. */
  marks(): DrawingMarks {
    return this.#corners.length === 0
      ? noMarks
      : { ...noMarks, draft: this.draftMarks(this.#corners, (corner) => corner) };
  }

  /** Returns the marks of the corners at other places, and of the seams between them. */
  draftMarks(at: readonly Point[], placed: (corner: Point) => Point): DraftMarks {
    const { inside } = draftOf(this.editor.drawing().document.design);
    const next = inside
      .filter(({ from, to }) => this.has(from) && this.has(to))
      .map(({ from, to, bulge }): Seam => ({ from: placed(from), to: placed(to), bulge }));
    return { ...noDraftMarks, next, crossings: at };
  }

  /** Returns what a box needs to select corners. */
  boxed(): MarqueeEditor {
    const { editor } = this;
    const corners = () => cornersOf(editor);
    const at = (nums: Iterable<number>) => [...nums].flatMap((num) => corners()[num] ?? []);
    const take = (taken: readonly Point[]) => {
      this.take(taken);
      editor.marks.set(this.marks());
      if (taken.length > 0) this.tell(taken.length);
    };
    return {
      unit: () => drawingUnit(editor.drawing()),
      items: () =>
        corners().map(({ x, y }, num) => ({ num, box: { x, y, width: 0, height: 0 }, outline: [] })),
      itemsAt: () => [],
      selectsMore: editor.selectsMore,
      select: (nums) => {
        take(at(nums));
      },
      selectMore: (nums) => {
        take([...this.#corners, ...at(nums).filter((corner) => !this.has(corner))]);
      },
      show: ({ marquee, caught }) => {
        const crossings = [...this.#corners, ...at(caught)];
        editor.marks.set(
          marquee ? { ...noMarks, marquee, draft: { ...noDraftMarks, crossings } } : this.marks(),
        );
      },
    };
  }
}

/** Returns the corners of seams, without the corners of the block, which never move. */
function cornersOf(editor: DrawingEditor): readonly Point[] {
  const { seams } = draftOf(editor.drawing().document.design);
  return [...new Set(seams.flatMap(({ from, to }) => [from, to]))].filter((each) => !isCornerOfBlock(each));
}

/** True for the corners of the block, which never move. */
export function isCornerOfBlock({ x, y }: Point): boolean {
  return [x, y].every((place) => place === 0 || place === LIMITS.blockSpace);
}

function isSame(one: Point, other: Point): boolean {
  return one.x === other.x && one.y === other.y;
}
