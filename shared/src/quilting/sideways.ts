import type { Edges } from '../geometry/box.js';
import { inches, type Inches } from '../geometry/units.js';
import { isAsDrawn } from '../geometry/orientation.js';
import { isEmptyPlacement, overhangOf, placementExtent, type Placement } from './placement.js';
import type { Band } from './bands/bands.js';
import type { Quilt } from './quilt.js';
import type { Levels } from './shapes/shape.js';
import { turnedBlock, turnedEdges } from './shapes/turned-block.js';

/*
 * A stored quilt is never wider than long. A wider free form quilt is stored turned a quarter to the left, with
 * `sideways` set. Everywhere else a quilt has the orientation in which it is shown.
 */

type QuarterTurn = 'right' | 'left';

const back = { right: 'left', left: 'right' } as const;

/** True if a quilt is wider than long. The quilt must be in the form in which it is shown, not stored. */
export function liesSideways({
  quiltWidth,
  quiltLength,
}: Pick<Quilt, 'quiltWidth' | 'quiltLength'>): boolean {
  return quiltWidth > quiltLength;
}

/**
 * Returns a quilt in the form in which it is stored. If it is wider than long, it is stored turned a quarter to the
 * left, with `sideways` set.
 */
export function storedQuilt(quilt: Quilt): Quilt {
  if (!liesSideways(quilt)) return quilt;
  if (quilt.setting) return { ...withSidesSwapped(quilt), sideways: true };
  return { ...turnedQuilt(quilt, 'left'), sideways: true };
}

/** Returns a stored quilt in the form in which it is shown: turned a quarter to the right if `sideways` is set. */
export function shownQuilt({ sideways, ...quilt }: Quilt): Quilt {
  if (!sideways) return quilt;
  return quilt.setting ? withSidesSwapped(quilt) : turnedQuilt(quilt, 'right');
}

/** A setting describes the quilt as it is shown, and its places are never stored. So only the sides and the borders change. */
function withSidesSwapped(quilt: Quilt): Quilt {
  const { quiltWidth, quiltLength, bands } = quilt;
  return { ...quilt, quiltWidth: quiltLength, quiltLength: quiltWidth, bands: turnedBands(bands) };
}

/** Returns the width and length with which a stored quilt is shown, in inches. */
export function shownSides({
  quiltWidth,
  quiltLength,
  sideways,
}: Pick<Quilt, 'quiltWidth' | 'quiltLength' | 'sideways'>): Pick<Quilt, 'quiltWidth' | 'quiltLength'> {
  return sideways ? { quiltWidth: quiltLength, quiltLength: quiltWidth } : { quiltWidth, quiltLength };
}

/**
 * Returns the quilt after a quarter turn. A quilt that is turned, and then turned back, gets the same placement and
 * layer objects as before. So a draft and a saved quilt that shared these objects still share them.
 */
export function turnedQuilt(quilt: Quilt, turn: QuarterTurn): Quilt {
  const { quiltWidth, quiltLength } = quilt;
  const side = turn === 'right' ? quiltLength : quiltWidth;
  return {
    ...quilt,
    quiltWidth: quiltLength,
    quiltLength: quiltWidth,
    bands: turnedBands(quilt.bands),
    // An empty place stays in its corner. If it were turned, it would stick out when the quilt gets smaller.
    blocks: quilt.blocks.map((placement) =>
      isEmptyPlacement(placement) ? placement : turnedPlacement(placement, turn, side),
    ),
  };
}

/** Returns the bands of a quilt after a quarter turn: the sides of its borders become their top and bottom. */
function turnedBands(bands: Band[]): Band[] {
  if (bands.every(({ endWidth }) => endWidth === undefined)) return bands;
  return bands.map((band) =>
    band.endWidth === undefined ? band : { ...band, width: band.endWidth, endWidth: band.width },
  );
}

interface Turned {
  placement: Placement;
  /** The side of the quilt, in inches, for which `placement` was computed by `turnedPlacement`. */
  side: number;
}

/*
 * Remembers turned objects as long as they exist. A turn back then returns the same objects, so that drafts and
 * saved quilts go on sharing layers.
 */
const placements = { right: new WeakMap<Placement, Turned>(), left: new WeakMap<Placement, Turned>() };
const blocks = { right: new WeakMap<Levels, Levels>(), left: new WeakMap<Levels, Levels>() };

/**
 * Returns a placement after the whole quilt is turned by a quarter.
 * @param side the side of the quilt from which the new place is computed, in inches: its length for a turn to the
 *   right, its width for a turn to the left
 */
function turnedPlacement(placement: Placement, turn: QuarterTurn, side: number): Placement {
  const known = placements[turn].get(placement);
  if (known?.side === side) return known.placement;
  const around = { left: 0, top: 0, right: side, bottom: side };
  const sides = turnedEdges(drawnExtent(placement), turn, around);
  const place = isAsDrawn(placement) ? placeOnQuilt : rounded;
  // A mirrored block is turned the other way before it is mirrored.
  const turnOfLevels = placement.mirrored ? back[turn] : turn;
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
    levels: turnedLevels(placement.levels, turnOfLevels),
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

/** Returns the edges of all copies of a placement together, as the block was drawn. */
function drawnExtent(placement: Placement): Edges {
  const { left, top, right, bottom } = placementExtent(placement);
  const over = overhangOf(placement);
  return { left: left + over.x, top: top + over.y, right: right - over.x, bottom: bottom - over.y };
}

/** Rounds a length to billionths of an inch, because sums aren't exact: 60 − 46.7 gives 13.299999999999997. */
function rounded(length: number): Inches {
  return inches(Math.round(length * 1e9) / 1e9);
}

function placeOnQuilt(length: number): Inches {
  return inches(Math.max(0, rounded(length)));
}
