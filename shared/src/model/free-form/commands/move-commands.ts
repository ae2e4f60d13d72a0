import type { Box } from '../../../geometry/box.js';
import { isSlanted, mirroredOver, type Orientation } from '../../../geometry/orientation.js';
import type { Point } from '../../../geometry/point.js';
import { LIMITS } from '../../../limits.js';
import { inches } from '../../../geometry/units.js';
import { overhangOf, withGapsOf, type Placement } from '../../../quilting/placement.js';
import {
  selectedPlacements,
  type Arrangement,
  type ArrangementCommand,
  type Change,
} from '../arrangement.js';
import { editSelected } from '../edit.js';
import {
  boxAround,
  boxOf,
  firstBox,
  markBelow,
  movedInside,
  onMark,
  refitted,
  roundingDownOf,
  roundingOf,
  roundingOfMove,
  shortSide,
  wayInside,
  within,
} from '../fitting.js';
import type { LaidPlacement } from '../free-form-document.js';

/**
 * Moves the selected placements together by an offset in inches. When a copy reaches the quilt's edge, all placements
 * stop.
 */
const move: ArrangementCommand<Point> = editSelected({
  label: 'blocksMoved',
  change: movedSelection,
});

/** A move by an offset in inches, made with an arrow key. */
export interface Nudge extends Point {
  /**
   * The same text for all key presses that quickly follow each other. Moves with the same text form one step of the
   * history.
   */
  burst?: string | undefined;
}

const nudge = editSelected<Nudge>({
  label: 'blocksNudged',
  change: movedSelection,
  mergeKey: ({ burst }) => burst && `nudge ${burst}`,
});

/** A resize of the selected placements. It changes the box that `sizedBox` returns to the box `box`. */
export interface Resizing {
  /** The new box, in inches from the quilt's top left corner. A width or height below 0 mirrors the selection. */
  box: Box;
  /**
   * True if width and height may change independently. Otherwise the side that changes more determines the other, so
   * that the proportions stay.
   */
  isFree?: boolean;
}

/**
 * Resizes the selection. If one placement is selected, its first copy gets the new box, and copies that no longer fit
 * are removed. Several placements are resized together with the gaps between them.
 */
const resize: ArrangementCommand<Resizing> = editSelected({
  label: 'blocksResized',
  change: resizedSelection,
});

/**
 * The change of the width of the selected blocks, in inches; below 0 to shrink. The heights of the blocks change in
 * proportion, and their top left corners stay.
 */
export interface SizeStep {
  by: number;
  burst?: string | undefined;
}

const stepSize = editSelected<SizeStep>({
  label: 'blockSizeChanged',
  change: (arrangement, { by }) => withSides(arrangement, ({ blockWidth }) => blockWidth + by),
  mergeKey: ({ burst }) => burst && `stepSize ${burst}`,
});

/**
 * A measurement of the selection that the quilter enters, in inches. `x` and `y` are the left and top edges of the box
 * around the selection. `side` is the width of the selected blocks.
 */
export interface Measures {
  x?: number;
  y?: number;
  side?: number;
}

const setMeasure: ArrangementCommand<Measures> = editSelected({
  label: 'measurementChanged',
  change: (arrangement, { x, y, side }) => {
    if (side !== undefined) return withSides(arrangement, () => side);
    const box = boxAroundSelected(arrangement);
    return movedSelection(arrangement, { x: (x ?? box.x) - box.x, y: (y ?? box.y) - box.y });
  },
});

export const moveCommands = { move, nudge, resize, stepSize, setMeasure } as const;

/* The box is cached by the list of selected placements, because it is needed with each move of the pointer. An
   unchanged selection is the same list object. */
const boxAroundOf = new WeakMap<readonly LaidPlacement[], Box>();

/**
 * Returns the box around the selected placements, copies included, in inches. Without a selection, returns a box of
 * size 0 in the quilt's corner.
 */
export function boxAroundSelected(arrangement: Arrangement): Box {
  const selected = selectedPlacements(arrangement);
  let box = boxAroundOf.get(selected);
  if (!box) {
    box = boxAround(selected.map(({ placement }) => placement)) ?? { x: 0, y: 0, width: 0, height: 0 };
    boxAroundOf.set(selected, box);
  }
  return box;
}

/**
 * Returns the box that a handle resizes, in inches. For one selected placement this is the box of its first copy; for
 * several, the box around them.
 */
export function sizedBox(arrangement: Arrangement): Box {
  const [first, another] = selectedPlacements(arrangement);
  return first && !another ? firstBox(first.placement) : boxAroundSelected(arrangement);
}

/**
 * Returns the change that moves the selection by an offset in inches. The offset is limited so that all copies stay on
 * the quilt.
 */
export function movedSelection(arrangement: Arrangement, by: Point): Change {
  const { design } = arrangement.document;
  const selected = selectedPlacements(arrangement);
  const rounded = roundingOfMove(selected.map(({ placement }) => placement));
  const way = wayInside(boxAroundSelected(arrangement), by, design.quilt, rounded);
  return {
    design: refitted(design, selected, (placement) => movedInside(placement, way, design.quilt)),
  };
}

/**
 * Returns the change that gives each selected block the width that `widthOf` returns, in inches. Its height changes in
 * proportion.
 */
function withSides(arrangement: Arrangement, widthOf: (placement: Placement) => number): Change {
  const { design } = arrangement.document;
  return {
    design: refitted(design, selectedPlacements(arrangement), (placement) =>
      sized(placement, widthOf(placement) / placement.blockWidth, shortSide(design.quilt)),
    ),
  };
}

/**
 * Returns a placement with its block scaled by a factor. The factor is limited so that both sides of the block are
 * allowed lengths.
 */
function sized(placement: Placement, factor: number, longest: number): Placement {
  const { blockWidth, blockHeight } = placement;
  const by = factorWithin(factor, [blockWidth, blockHeight], longest);
  return withGapsOf(placement, {
    ...placement,
    blockWidth: onMark(blockWidth * by),
    blockHeight: onMark(blockHeight * by),
  });
}

/** Limits a factor so that no scaled side is shorter than the minimum, or longer than `longest`. */
function factorWithin(factor: number, sides: readonly number[], longest: number): number {
  const least = LIMITS.placedBlockSide.min / Math.min(...sides);
  const most = markBelow(longest) / Math.max(...sides);
  return within(factor, Math.min(least, most), most);
}

function resizedSelection(arrangement: Arrangement, { box, isFree = false }: Resizing): Change {
  const { design } = arrangement.document;
  const { quiltWidth, quiltLength } = design.quilt;
  const selected = selectedPlacements(arrangement);
  const before = sizedBox(arrangement);
  const isOne = selected.length === 1;
  // Several placements must stay on the quilt completely. A single placement may lose copies that don't fit.
  const most = isOne ? Infinity : Math.min(quiltWidth / before.width, quiltLength / before.height);
  const factorOf = (wish: number, sides: readonly number[]) =>
    factorWithin(Math.min(wish, most), sides, shortSide(design.quilt));
  const widths = selected.map(({ placement }) => sidesAsSeen(placement).across);
  const heights = selected.map(({ placement }) => sidesAsSeen(placement).down);
  // The sides of a slanted block aren't along either axis.
  const isEach = isFree && !selected.some(({ placement }) => isSlanted(placement));
  const wanted = { x: Math.abs(box.width) / before.width, y: Math.abs(box.height) / before.height };
  const changesMore = Math.abs(wanted.x - 1) >= Math.abs(wanted.y - 1) ? wanted.x : wanted.y;
  const together = factorOf(changesMore, [...widths, ...heights]);
  const x = isEach ? factorOf(wanted.x, widths) : together;
  const y = isEach ? factorOf(wanted.y, heights) : together;
  const [width, height] = [before.width * x, before.height * y];
  const left = within(Math.min(box.x, box.x + box.width), 0, Math.max(0, quiltWidth - width));
  const top = within(Math.min(box.y, box.y + box.height), 0, Math.max(0, quiltLength - height));
  // If several sides were rounded up, the last placement could be pushed over the quilt's edge.
  const settle = isOne ? onMark : markBelow;
  return {
    design: refitted(design, selected, (placement) => {
      const resized = {
        ...placement,
        ...turnedOver(placement, box),
        blockWidth: settle(placement.blockWidth * (isAcross(placement) ? y : x)),
        blockHeight: settle(placement.blockHeight * (isAcross(placement) ? x : y)),
      };
      const settlePlace = isOne ? roundingOf(resized) : roundingDownOf(resized);
      const spaced = withGapsOf(placement, resized, isOne ? undefined : { x, y });
      const next = isOne
        ? spaced
        : {
            ...spaced,
            xSeparation: settlePlace(spaced.xSeparation),
            ySeparation: settlePlace(spaced.ySeparation),
          };
      const extent = boxOf(next);
      const now = boxOf(placement);
      const over = overhangOf(next);
      const fromLeft = (now.x - before.x) * x;
      const fromTop = (now.y - before.y) * y;
      const isOver = { x: box.width < 0 && !isOne, y: box.height < 0 && !isOne };
      return {
        ...next,
        xLocation: inches(
          settlePlace(left + (isOver.x ? width - fromLeft - extent.width : fromLeft)) + over.x,
        ),
        yLocation: inches(
          settlePlace(top + (isOver.y ? height - fromTop - extent.height : fromTop)) + over.y,
        ),
      };
    }),
  };
}

/** True if the sides of a block are turned by a quarter, so that its width runs down the quilt. */
function isAcross({ turn = 0 }: Orientation): boolean {
  return turn % 4 === 2;
}

/** Returns the lengths of a block's sides along both axes of the quilt; of a slanted block, the sides themselves. */
function sidesAsSeen(placement: Placement): { across: number; down: number } {
  const { blockWidth, blockHeight } = placement;
  return isAcross(placement)
    ? { across: blockHeight, down: blockWidth }
    : { across: blockWidth, down: blockHeight };
}

/**
 * Returns an orientation, mirrored left to right if the box's width is below 0, and top to bottom if the box's height is
 * below 0.
 */
function turnedOver({ turn, mirrored }: Orientation, { width, height }: Box): Orientation {
  const across = width < 0 ? mirroredOver({ turn, mirrored }, 'across') : { turn, mirrored };
  return height < 0 ? mirroredOver(across, 'down') : across;
}
