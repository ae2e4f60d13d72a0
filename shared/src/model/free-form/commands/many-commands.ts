import { inches } from '../../../geometry/units.js';
import type { Placement } from '../../../quilting/placement.js';
import { recolour, type Levels } from '../../../quilting/shapes/shape.js';
import { bandNames } from '../../../quilting/bands/bands.js';
import { bandFabric, inBandFabric } from '../../cloth/quilt-bands.js';
import { editDocument } from '../edit.js';
import { laidPlacements, nextId, roomLeft, withOthers, withPlacements } from '../free-form-document.js';
import { onceForEach } from './once-for-each.js';

/* Commands for many blocks at once. */

/** A fabric (`from`) and the fabric that replaces it (`to`), by their numbers. */
export interface Swap {
  from: number;
  to: number;
}

/** Replaces one fabric by another in the whole quilt: in all blocks, locked ones too, and in borders and sashing. */
const replaceFabric = editDocument<Swap>({
  label: 'fabricReplacedInQuilt',
  allowed: ({ document: { design } }, { from, to }) =>
    from !== to &&
    (laidPlacements(design).some(({ placement }) => hasFabric(placement.levels, from)) ||
      bandNames.some((band) => bandFabric(design.quilt, band) === from)),
  change: ({ document: { design } }, swap) => {
    const bands = bandNames.filter((band) => bandFabric(design.quilt, band) === swap.from);
    const quilt = bands.reduce((each, band) => inBandFabric(each, band, swap.to), design.quilt);
    const levelsOf = swapping(swap);
    const others = new Map<number, Placement>();
    for (const { id, placement } of laidPlacements(design)) {
      const levels = levelsOf(placement.levels);
      if (levels !== placement.levels) others.set(id, { ...placement, levels });
    }
    return { design: withOthers({ ...design, quilt }, others) };
  },
});

/** A fabric, its replacement, and the id of the placement in which every second copy gets the replacement. */
export interface SecondSwap extends Swap {
  id: number;
}

/**
 * Replaces one fabric by another in every second copy of a placement, as on a chessboard. The placement is split into
 * up to four placements, which take its position in the order.
 */
const replaceInEverySecond = editDocument<SecondSwap>({
  label: 'fabricReplacedInEverySecond',
  allowed: ({ document: { design } }, { id, from, to }) => {
    const placement = laidPlacements(design).find((each) => each.id === id)?.placement;
    const more = placement ? chessboardOf(placement).length - 1 : 0;
    return (
      !design.quilt.setting &&
      from !== to &&
      placement !== undefined &&
      hasFabric(placement.levels, from) &&
      more > 0 &&
      more <= roomLeft(design)
    );
  },
  change: ({ document: { design }, selection }, { id, ...swap }, newIds) => {
    const levelsOf = swapping(swap);
    let next = nextId(design, newIds);
    const laid = laidPlacements(design).flatMap((each) =>
      each.id === id
        ? chessboardOf(each.placement).map(({ placement, isSecond }, index) => ({
            ...each,
            id: index === 0 ? id : next++,
            placement: isSecond ? { ...placement, levels: levelsOf(placement.levels) } : placement,
          }))
        : [each],
    );
    const before = new Set(design.placements.map((each) => each.id));
    const parts = laid.filter((each) => !each.isLocked && (each.id === id || !before.has(each.id)));
    return {
      design: withPlacements(design, laid),
      selection: parts.length > 0 ? new Set(parts.map((each) => each.id)) : selection,
    };
  },
});

export const manyCommands = { replaceFabric, replaceInEverySecond } as const;

/**
 * A placement with some of the copies of a larger placement. The copies of the larger placement are coloured in turn,
 * like the squares of a chessboard. `isSecond` is true if all copies in this part are on black squares, and false if
 * all are on white squares.
 */
export interface ChessboardPart {
  placement: Placement;
  isSecond: boolean;
}

/**
 * Splits a placement into parts, each with every second column of every second row. Together, the parts have all copies
 * of the placement, in the same places.
 */
export function chessboardOf(placement: Placement): ChessboardPart[] {
  const { blockWidth, blockHeight, xSeparation, ySeparation, numOfColumns, numOfRows } = placement;
  const [across, down] = [blockWidth + xSeparation, blockHeight + ySeparation];
  const parts = [0, 1].flatMap((row) => [0, 1].map((column) => ({ column, row })));
  return parts
    .filter(({ column, row }) => column < numOfColumns && row < numOfRows)
    .map(({ column, row }) => {
      const [columns, rows] = [Math.ceil((numOfColumns - column) / 2), Math.ceil((numOfRows - row) / 2)];
      return {
        isSecond: column !== row,
        placement: {
          ...placement,
          xLocation: inches(placement.xLocation + column * across),
          yLocation: inches(placement.yLocation + row * down),
          numOfColumns: columns,
          numOfRows: rows,
          xSeparation: columns > 1 ? inches(across + xSeparation) : xSeparation,
          ySeparation: rows > 1 ? inches(down + ySeparation) : ySeparation,
        },
      };
    });
}

function hasFabric(levels: Levels, fabric: number): boolean {
  return levels.some((level) => level.some(({ fillFabric }) => fillFabric === fabric));
}

/**
 * Returns a function that replaces the fabric in a block's layers. Layers without this fabric stay the same objects.
 */
function swapping({ from, to }: Swap): (levels: Levels) => Levels {
  return onceForEach((levels) =>
    hasFabric(levels, from) ? recolour(levels, (fabric) => (fabric === from ? to : fabric)) : levels,
  );
}
