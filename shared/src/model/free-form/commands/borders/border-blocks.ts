import { centre, type Box } from '../../../../geometry/box.js';
import { clamp } from '../../../../geometry/interval.js';
import { turnedSize } from '../../../../geometry/orientation.js';
import { inches } from '../../../../geometry/units.js';
import { LIMITS } from '../../../../limits.js';
import { bandAreas, type BandArea } from '../../../../quilting/bands/band-areas.js';
import { blocksOnBorder, borderPlaces } from '../../../../quilting/bands/border-blocks.js';
import { borderNames, bordersOf } from '../../../../quilting/bands/bands.js';
import { emptyPlacement, type Placement } from '../../../../quilting/placement.js';
import type { Quilt } from '../../../../quilting/quilt.js';
import {
  laidPlacements,
  withPlacements,
  type FreeFormDesign,
  type LaidPlacement,
} from '../../free-form-document.js';

/* Blocks on the corners and along the sides of borders. When a border changes, or the quilt inside it, they are laid
   anew: they stay in the corners, and fill the sides. */

/** The blocks that are parts of a border: four on its corners, and four rows along its sides or none. */
export interface LaidOnBorder {
  corners: readonly LaidPlacement[];
  sides: readonly LaidPlacement[];
}

/** Returns the blocks of each border, from the inside out. */
export function laidOnBorders(design: FreeFormDesign): LaidOnBorder[] {
  const laid = laidPlacements(design);
  const placements = laid.map(({ placement }) => placement);
  return bordersOf(design.quilt).map((_, index) => {
    const area = areaOf(design.quilt, index);
    const { corners, sides } = area ? blocksOnBorder(area, placements) : { corners: [], sides: [] };
    const at = (indexes: readonly number[]) => indexes.flatMap((each) => laid[each] ?? []);
    return { corners: at(corners), sides: at(sides) };
  });
}

/**
 * Returns the ids of the placements that are coloured together with one: those with equal layers on the corners, or
 * along the sides, of the same border. Other placements are coloured alone.
 */
export function colouredWith(design: FreeFormDesign, id: number): number[] {
  const groups = laidOnBorders(design).flatMap(({ corners, sides }) => [corners, sides]);
  const group = groups.find((laid) => laid.some((each) => each.id === id)) ?? [];
  const levels = group.find((each) => each.id === id)?.placement.levels;
  const key = JSON.stringify(levels);
  const alike = group.filter(
    ({ placement }) => placement.levels === levels || JSON.stringify(placement.levels) === key,
  );
  return alike.length > 0 ? alike.map((each) => each.id) : [id];
}

/** Returns the area of a border, by its index from the inside out; null if the quilt has no such area. */
export function areaOf(quilt: Quilt, index: number): BandArea | null {
  return bandAreas(quilt).find(({ name }) => name === borderNames[index]) ?? null;
}

/**
 * Returns the design after a change of its borders or its size. The blocks on the borders take no part in the change,
 * and are then laid anew. Those of a removed border are removed too.
 * @param removed the index of the border that the change removes; −1 if it removes none
 */
export function keepingBorderBlocks(
  design: FreeFormDesign,
  change: (design: FreeFormDesign) => FreeFormDesign,
  removed = -1,
): FreeFormDesign {
  const kept = laidOnBorders(design);
  const all = new Set(kept.flatMap(({ corners, sides }) => [...corners, ...sides].map(({ id }) => id)));
  if (all.size === 0) return change(design);
  const bare = withPlacements(
    design,
    laidPlacements(design).filter(({ id }) => !all.has(id)),
  );
  const after = change(bare);
  if (after === bare) return design;
  const left = kept.filter((_, index) => index !== removed).slice(0, bordersOf(after.quilt).length);
  const blocks = left.flatMap((each, index) => {
    const area = areaOf(after.quilt, index);
    return area ? laidAnew(each, area) : [];
  });
  return withPlacements(after, [...laidPlacements(after), ...blocks]);
}

/** Returns the blocks of a border at their places in its changed area. */
function laidAnew({ corners, sides }: LaidOnBorder, area: BandArea): LaidPlacement[] {
  const places = borderPlaces(area);
  if (!places) return [];
  const { width, height } = places.corners[0];
  if (Math.min(width, height) < LIMITS.placedBlockSide.min) return [];
  return [
    ...corners.flatMap((laid, index) => {
      const place = places.corners[index];
      return place ? [{ ...laid, placement: filling(laid.placement, place, { columns: 1, rows: 1 }) }] : [];
    }),
    ...sides.flatMap((laid, index) => {
      const place = places.sides[index];
      return place ? [{ ...laid, placement: filling(laid.placement, place, countsIn(place, index)) }] : [];
    }),
  ];
}

interface Counts {
  columns: number;
  rows: number;
}

/**
 * Returns the number of units that fill a side of a border: as many as come nearest to squares.
 * @param index the index of the side, clockwise from the top one
 */
export function countsIn({ width, height }: Box, index: number): Counts {
  const { min, max } = LIMITS.repeats;
  const along = (length: number, depth: number) =>
    clamp(Math.round(length / depth), min, Math.min(max, Math.max(min, Math.floor(length))));
  return index % 2 === 0
    ? { columns: along(width, height), rows: 1 }
    : { columns: 1, rows: along(height, width) };
}

/** Returns a placement whose copies fill a box, side by side, as they lie. */
export function filling(placement: Placement, place: Box, { columns, rows }: Counts): Placement {
  const first = { ...place, width: place.width / columns, height: place.height / rows };
  const { width, height } = turnedSize(first, placement);
  const { x, y } = centre(first);
  return {
    ...placement,
    ...{ blockWidth: inches(width), blockHeight: inches(height) },
    ...{ xLocation: inches(x - width / 2), yLocation: inches(y - height / 2) },
    ...{ numOfColumns: columns, numOfRows: rows },
    xSeparation: inches(columns > 1 ? first.width - width : 0),
    ySeparation: inches(rows > 1 ? first.height - height : 0),
  };
}

/** Returns the block of a placement as a placement that lies as it was drawn, or turned by `turn` eighths. */
export function turnedBlock(
  { blockNum, levels }: Pick<Placement, 'blockNum' | 'levels'>,
  turn: number,
): Placement {
  return { ...emptyPlacement, blockNum, levels, ...(turn % 8 !== 0 && { turn: turn % 8 }) };
}
