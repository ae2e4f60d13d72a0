import { inches } from '../../../geometry/units.js';
import { LIMITS } from '../../../limits.js';
import { sashingWidth } from '../../../quilting/bands/bands.js';
import { countBlocks, gapsOf, overhangOf, type Placement } from '../../../quilting/placement.js';
import type { Quilt } from '../../../quilting/quilt.js';
import { insideBorders } from '../../../quilting/quilt-areas.js';
import { selectedPlacements, type Arrangement, type ArrangementCommand } from '../arrangement.js';
import { copyBoxes } from '../../../quilting/copies.js';
import { editSelected } from '../edit.js';
import {
  blocksLeft,
  laidPlacements,
  nextId,
  roomLeft,
  withPlacements,
  type FreeFormDesign,
} from '../free-form-document.js';
import { fittingCount, MARK, markBelow, onMark, refitted, within } from '../fitting.js';

/**
 * The numbers of columns and rows of a placement, and the gaps between copies in inches. Missing values don't change.
 */
export interface Repeat {
  columns?: number;
  rows?: number;
  xSeparation?: number;
  ySeparation?: number;
}

/**
 * Repeats the selected placements in these numbers of columns and rows, as far as the copies fit on the quilt. A
 * placement has at most 99 columns and 99 rows. Unless a gap is given, new copies have a gap as wide as the sashing.
 */
const repeat: ArrangementCommand<Repeat> = editSelected({
  label: 'columnsAndRows',
  ...repeating((placement, wanted, quilt) => repeated(placement, wanted, quilt)),
});

/** The change of the gaps between copies, in inches; below 0 to make them narrower. */
export interface SpacingStep {
  x: number;
  y: number;
  burst?: string | undefined;
}

/** Changes the gaps between copies. No gap gets smaller than 0, and copies that no longer fit are removed. */
const stepSpacing = editSelected<SpacingStep>({
  label: 'spacingChanged',
  change: (arrangement, { x, y }) =>
    changeSelected(arrangement, (placement) => ({
      ...placement,
      xSeparation: inches(placement.xSeparation + x),
      ySeparation: inches(placement.ySeparation + y),
    })),
  mergeKey: ({ burst }) => burst && `stepSpacing ${burst}`,
});

/**
 * Repeats each selected placement so that whole blocks fill the area inside the borders. The copies are centred in this
 * area.
 */
const fillQuilt: ArrangementCommand = editSelected({
  label: 'quiltFilled',
  ...repeating((placement, _, quilt) => filling(placement, quilt)),
});

/**
 * Turns each copy of the selected placements into a separate placement. The copies keep their places on the quilt, and
 * the placement's position in the order.
 */
const splitRepeat: ArrangementCommand = editSelected({
  label: 'repeatSplit',
  allowed: (arrangement) => {
    const more = copiesToSplit(arrangement);
    return more > 0 && more <= roomLeft(arrangement.document.design);
  },
  change: (arrangement, _, newIds) => {
    const { design } = arrangement.document;
    const split = new Set(selectedPlacements(arrangement).map(({ id }) => id));
    let next = nextId(design, newIds);
    const laid = laidPlacements(design).flatMap((each) =>
      split.has(each.id)
        ? singlesOf(each.placement).map((placement, index) => ({
            ...each,
            id: index === 0 ? each.id : next++,
            placement,
          }))
        : [each],
    );
    const before = new Set(design.placements.map(({ id }) => id));
    const selection = new Set(laid.map(({ id }) => id).filter((id) => split.has(id) || !before.has(id)));
    return { design: withPlacements(design, laid), selection };
  },
});

export const repeatCommands = { repeat, stepSpacing, fillQuilt, splitRepeat } as const;

/** Returns how many placements are added if the selected placements are split into their copies. */
export function copiesToSplit(arrangement: Arrangement): number {
  const selected = selectedPlacements(arrangement).map(({ placement }) => placement);
  return countBlocks(selected) - selected.length;
}

/** Returns a separate placement for each copy of a placement, row by row. */
export function singlesOf(placement: Placement): Placement[] {
  return copyBoxes(placement).map(({ x, y }) => ({
    ...placement,
    xLocation: inches(x),
    yLocation: inches(y),
    numOfColumns: 1,
    numOfRows: 1,
    xSeparation: inches(0),
    ySeparation: inches(0),
  }));
}

/**
 * Returns the `change` and `allowed` functions of a command that replaces each selected placement by the result of
 * `how`. The command can run if the quilt then has no more blocks, copies included, than a quilt may have.
 */
function repeating<Argument>(how: (placement: Placement, argument: Argument, quilt: Quilt) => Placement) {
  const change = (arrangement: Arrangement, argument: Argument) =>
    changeSelected(arrangement, (placement, quilt) => how(placement, argument, quilt));
  return {
    change,
    allowed: (arrangement: Arrangement, argument: Argument) =>
      blocksLeft(change(arrangement, argument).design) >= 0,
  };
}

function changeSelected(
  arrangement: Arrangement,
  how: (placement: Placement, quilt: Quilt) => Placement,
): { design: FreeFormDesign } {
  const { design } = arrangement.document;
  return {
    design: refitted(design, selectedPlacements(arrangement), (placement) => how(placement, design.quilt)),
  };
}

function repeated(
  placement: Placement,
  { columns, rows, xSeparation, ySeparation }: Repeat,
  quilt: Quilt,
): Placement {
  const { numOfColumns, numOfRows } = placement;
  const [gaps, over] = [gapsOf(placement), overhangOf(placement)];
  /* Gaps are meant as they are seen. Separations are measured from the block as it was drawn. */
  const gapOf = (wanted: number | undefined, now: number, count: number, next: number, by: number) => {
    if (wanted !== undefined) return inches(gap(wanted) + 2 * by);
    return count === 1 && next > 1 && now < MARK
      ? inches(sashingWidth(quilt) + 2 * by)
      : inches(now + 2 * by);
  };
  const next = { columns: columns ?? numOfColumns, rows: rows ?? numOfRows };
  return {
    ...placement,
    numOfColumns: next.columns,
    numOfRows: next.rows,
    xSeparation: gapOf(xSeparation, gaps.x, numOfColumns, next.columns, over.x),
    ySeparation: gapOf(ySeparation, gaps.y, numOfRows, next.rows, over.y),
  };
}

/**
 * Returns a placement with as many columns and rows of whole blocks as the area inside the borders has room for. The
 * remaining space is divided equally: left and right, above and below.
 */
export function filling(placement: Placement, quilt: Quilt): Placement {
  const { max } = LIMITS.repeats;
  const inside = insideBorders(quilt);
  const wanted = repeated(placement, { columns: max, rows: max }, quilt);
  const { blockWidth, blockHeight, xSeparation, ySeparation } = wanted;
  const over = overhangOf(wanted);
  const numOfColumns = fittingCount(max, 0, inside.width - 2 * over.x, blockWidth, xSeparation);
  const numOfRows = fittingCount(max, 0, inside.height - 2 * over.y, blockHeight, ySeparation);
  const start = (from: number, room: number, side: number, between: number, count: number) =>
    markBelow(from + (room - count * side - (count - 1) * between) / 2);
  return {
    ...wanted,
    numOfColumns,
    numOfRows,
    xLocation: start(inside.x, inside.width, blockWidth, xSeparation, numOfColumns),
    yLocation: start(inside.y, inside.height, blockHeight, ySeparation, numOfRows),
  };
}

function gap(length: number) {
  return within(onMark(length), 0, LIMITS.separation.max);
}
