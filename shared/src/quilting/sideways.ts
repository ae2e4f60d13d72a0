import { inches, type Inches } from '../geometry/units.js';
import { isEmptyPlacement, placementExtent, type Placement } from './placement.js';
import type { Quilt } from './quilt.js';
import type { Levels } from './shape.js';
import { turnedBlock, turnedSides } from './turned-block.js';

/*
 * A stored quilt is never wider than long. A free form quilt that is wider is stored turned by a quarter to the left, with
 * `sideways`; everywhere else a quilt is as it is shown.
 */

type QuarterTurn = 'right' | 'left';

const back = { right: 'left', left: 'right' } as const;

/** Whether a quilt that is shown lies sideways: it is wider than long. */
export function liesSideways({
  quiltWidth,
  quiltLength,
}: Pick<Quilt, 'quiltWidth' | 'quiltLength'>): boolean {
  return quiltWidth > quiltLength;
}

/** A quilt that is shown as it is stored. */
export function storedQuilt(quilt: Quilt): Quilt {
  return liesSideways(quilt) ? { ...turnedQuilt(quilt, 'left'), sideways: true } : quilt;
}

/** A stored quilt as it is shown. */
export function shownQuilt({ sideways, ...quilt }: Quilt): Quilt {
  return sideways ? turnedQuilt(quilt, 'right') : quilt;
}

/** The width and length with which a stored quilt is shown. */
export function shownSides({
  quiltWidth,
  quiltLength,
  sideways,
}: Pick<Quilt, 'quiltWidth' | 'quiltLength' | 'sideways'>): Pick<Quilt, 'quiltWidth' | 'quiltLength'> {
  return sideways ? { quiltWidth: quiltLength, quiltLength: quiltWidth } : { quiltWidth, quiltLength };
}

/** The quilt turned by a quarter as a whole. What the turn back is given is what there was before the turn. */
export function turnedQuilt(quilt: Quilt, turn: QuarterTurn): Quilt {
  const { quiltWidth, quiltLength } = quilt;
  const side = turn === 'right' ? quiltLength : quiltWidth;
  return {
    ...quilt,
    quiltWidth: quiltLength,
    quiltLength: quiltWidth,
    // The place of a quilt without blocks stays in its corner: it would poke out once the quilt gets smaller.
    blocks: quilt.blocks.map((placement) =>
      isEmptyPlacement(placement) ? placement : turnedPlacement(placement, turn, side),
    ),
  };
}

interface Turned {
  placement: Placement;
  /** The side of the quilt in which it was turned. */
  side: number;
}

/*
 * What was turned, as long as it is there: a turn back gives the same objects, and drafts and saved quilts share the layers
 * that they shared.
 */
const placements = { right: new WeakMap<Placement, Turned>(), left: new WeakMap<Placement, Turned>() };
const blocks = { right: new WeakMap<Levels, Levels>(), left: new WeakMap<Levels, Levels>() };

/** @param side inches of the side of the quilt along which the placement's place counts anew: its length in a turn to the right, its width in one to the left */
function turnedPlacement(placement: Placement, turn: QuarterTurn, side: number): Placement {
  const known = placements[turn].get(placement);
  if (known?.side === side) return known.placement;
  const { xLocation: left, yLocation: top } = placement;
  const around = { left: 0, top: 0, right: side, bottom: side };
  const sides = turnedSides({ left, top, ...placementExtent(placement) }, turn, around);
  const next: Placement = {
    ...placement,
    blockWidth: placement.blockHeight,
    blockHeight: placement.blockWidth,
    xLocation: place(sides.left),
    yLocation: place(sides.top),
    numOfColumns: placement.numOfRows,
    numOfRows: placement.numOfColumns,
    xSeparation: placement.ySeparation,
    ySeparation: placement.xSeparation,
    levels: turnedLevels(placement.levels, turn),
  };
  placements[turn].set(placement, { placement: next, side });
  placements[back[turn]].set(next, { placement, side });
  return next;
}

function turnedLevels(levels: Levels, turn: QuarterTurn): Levels {
  const known = blocks[turn].get(levels);
  if (known) return known;
  const next = turnedBlock(levels, turn);
  blocks[turn].set(levels, next);
  blocks[back[turn]].set(next, levels);
  return next;
}

/** Billionths of an inch are what is left of rounding in sums: 60 − 46.7 is 13.299999999999997. */
function place(length: number): Inches {
  return inches(Math.max(0, Math.round(length * 1e9) / 1e9));
}
