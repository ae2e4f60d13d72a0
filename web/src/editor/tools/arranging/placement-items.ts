import { cornersOfBox } from '@quiltwright/shared/geometry/box';
import { isSlanted } from '@quiltwright/shared/geometry/orientation';
import { polygon, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { move, type Transform } from '@quiltwright/shared/geometry/transform';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { act } from '@quiltwright/shared/model/command';
import {
  selectedPlacements,
  type Arrangement,
  type ArrangementAction,
} from '@quiltwright/shared/model/free-form/arrangement';
import { copyAt, cornersOfCopies, takenBoxes } from '@quiltwright/shared/quilting/copies';
import { boxOf, firstBox } from '@quiltwright/shared/model/free-form/fitting';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { freePlacements, withPlacements } from '@quiltwright/shared/model/free-form/free-form-document';
import { boxAroundSelected, sizedBox } from '@quiltwright/shared/model/free-form/commands/move-commands';
import { nothingSelected, type Selection } from '@quiltwright/shared/model/selection';
import type { Moving } from '../../../render/camera/preview';
import type { ItemSnapping } from '../../snapping/item-snapping';
import { quiltSnapping } from '../../snapping/quilt-snapping';
import { noArrangementMarks, type ArrangementEditor } from './arrangement-editor';
import { handledItems } from '../editor-for-tools';
import { noItemMarks, type Change, type ItemEditor } from '../item-editor';

/**
 * Returns the `ItemEditor` of a free form quilt, for the tools that select, move and resize items. Its items are the
 * placements, and its unit is an inch.
 */
export function placementItems(editor: ArrangementEditor): ItemEditor {
  const { arrangement } = editor;
  /**
   * The last change that a gesture previewed, and the selected placements after that change. Both are remembered,
   * because the marks and the moving parts need them.
   */
  let latest: { change: Change; after: readonly Placement[] | null } | null = null;
  /**
   * The arrangement on which the current gesture previews changes: `whole` has all placements, `selected` only the
   * selected placements.
   */
  let trying: { whole: Arrangement; selected: Arrangement } | null = null;
  const after = (change: Change) => {
    const whole = arrangement();
    if (trying?.whole.document !== whole.document || trying.whole.selection !== whole.selection)
      trying = { whole, selected: selectedAlone(whole) };
    if (latest?.change !== change) latest = { change, after: placementsAfter(trying, change) };
    return latest.after;
  };
  return {
    ...handledItems(editor, arrangement, commands, actionOf),
    unit: () => ({ x: 1, y: 1 }),
    items: () =>
      freePlacements(arrangement().document.design).map(({ id, placement }) => {
        return { num: id, box: boxOf(placement), outline: outlineOf(placement) };
      }),
    itemsAt: (at) =>
      freePlacements(arrangement().document.design)
        .filter(({ placement }) => liesAt(placement, at))
        .map(({ id }) => id)
        .reverse(),
    isSelectedAt: (at) => selectedPlacements(arrangement()).some(({ placement }) => liesAt(placement, at)),
    around: () => boxAroundSelected(arrangement()),
    handled: () => sizedBox(arrangement()),
    isProportional: true,
    snapping: (kind) =>
      snappingBeside(kind === 'duplicate' ? nothingSelected : arrangement().selection, editor),
    moving: (kind) => movingOf(arrangement(), kind === 'resize'),
    seen: (change, way) => seenAfter(arrangement(), change.kind, after(change) ?? [], way),
    show: (marks, change) => {
      editor.marks.set(
        marks === noItemMarks
          ? noArrangementMarks
          : { ...noArrangementMarks, ...marks, now: change ? after(change) : null },
      );
    },
  };
}

/** Returns an object that snaps moving blocks to the quilt, and to unlocked placements that don't move. */
export function snappingBeside(
  moved: Selection,
  { arrangement }: Pick<ArrangementEditor, 'arrangement'>,
): ItemSnapping {
  const { design } = arrangement().document;
  const others = freePlacements(design).filter(({ id }) => !moved.has(id));
  return quiltSnapping(
    design.quilt,
    others.map(({ placement }) => placement),
  );
}

/**
 * Returns the copies of blocks that a drag moves: all copies of the selected placements. If a single placement is
 * resized or repeated (`isLaidAnew`), returns only its first copy. The preview draws this copy at the new place of each
 * copy. The other copies (`without`) are hidden at their old places.
 */
export function movingOf({ document, selection }: Arrangement, isLaidAnew: boolean): Moving {
  const copies: number[] = [];
  const { quilt, placements } = document.design;
  let copy = 0;
  quilt.blocks.forEach(({ numOfColumns, numOfRows }, index) => {
    const end = copy + numOfColumns * numOfRows;
    const isSelected = selection.has(placements[index]?.id ?? 0);
    for (; copy < end; copy++) if (isSelected) copies.push(copy);
  });
  const [first, ...others] = copies;
  if (!isLaidAnew || selection.size !== 1 || first === undefined) return { copies };
  return { copies: [first], without: others };
}

/**
 * Returns one transform, in inches, for each copy of the placement `to`, row by row. Each transform maps the box of
 * the first copy of `from` to the box of a copy of `to`.
 * @param over `across` is true to mirror the copies left to right, and `down` to mirror them top to bottom
 */
export function layingAnew(
  from: Placement,
  to: Placement,
  over: { across: boolean; down: boolean } = { across: false, down: false },
): Transform[] {
  const before = firstBox(from);
  return takenBoxes(to).map(({ x, y, width, height }) => {
    const a = (over.across ? -width : width) / before.width;
    const d = (over.down ? -height : height) / before.height;
    const [left, top] = [over.across ? x + width : x, over.down ? y + height : y];
    return { a, b: 0, c: 0, d, e: left - before.x * a, f: top - before.y * d };
  });
}

function seenAfter(
  arrangement: Arrangement,
  kind: Change['kind'],
  [after]: readonly Placement[],
  way: Transform,
): readonly Transform[] {
  const [first, another] = selectedPlacements(arrangement);
  if (!first || !after) return [way];
  const from = first.placement;
  if (kind === 'resize')
    return another ? [way] : layingAnew(from, after, { across: way.a < 0, down: way.d < 0 });
  // The placement moves by whole marks, so its real move may differ from the pointer's.
  const to = move(after.xLocation - from.xLocation, after.yLocation - from.yLocation);
  return kind === 'duplicate' ? [move(0, 0), to] : [to];
}

/**
 * Returns the arrangement with only the selected placements. A change of this arrangement is fast to preview, even on
 * a large quilt.
 */
function selectedAlone(arrangement: Arrangement): Arrangement {
  const { document } = arrangement;
  const design = withPlacements(document.design, selectedPlacements(arrangement));
  return { ...arrangement, document: { ...document, design } };
}

/** Returns the selected placements after a change; null if the change is impossible. */
function placementsAfter(
  { whole, selected }: { whole: Arrangement; selected: Arrangement },
  change: Change,
): Placement[] | null {
  const action = actionOf(change);
  if (!action.canRun(whole)) return null;
  return selectedPlacements(action.run(selected)).map(({ placement }) => placement);
}

function actionOf(change: Change): ArrangementAction {
  switch (change.kind) {
    case 'move':
      return act(commands.move, change.by);
    case 'duplicate':
      return act(commands.duplicate, change.by);
    case 'resize':
      return act(commands.resize, { box: change.to, isFree: !change.isProportional });
  }
}

/** True if any copy of a placement covers a point. A gap between copies doesn't count. */
export function liesAt(placement: Placement, at: Point): boolean {
  return copyAt(placement, at) !== null;
}

/** Returns the outline of a placement: that of its block on its point, or the box around all copies. */
function outlineOf(placement: Placement): Outline {
  const [only, another] = isSlanted(placement) ? cornersOfCopies(placement) : [];
  return polygon(only && !another ? only : cornersOfBox(boxOf(placement)));
}
