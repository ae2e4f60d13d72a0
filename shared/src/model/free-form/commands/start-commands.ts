import { inches, type Inches } from '../../../geometry/units.js';
import { DEFAULTS, FABRIC, LIMITS } from '../../../limits.js';
import {
  bordersOf,
  bordersWidth,
  sashingOf,
  sashingWidth,
  totalEndWidth,
  totalWidth,
  withBand,
  withBorders,
  withSashing,
  type Band,
} from '../../../quilting/bands/bands.js';
import { emptyPlacement, type Placement } from '../../../quilting/placement.js';
import type { Quilt } from '../../../quilting/quilt.js';
import type { PlaceableBlock } from '../../cloth/block-fabrics.js';
import { lightestGroundOf } from '../../cloth/quiet-cloth.js';
import { nothingSelected } from '../../selection.js';
import type { ArrangementCommand } from '../arrangement.js';
import { edit } from '../edit.js';
import type { Start } from '../starts.js';
import { sizingOf } from './borders/border-commands.js';
import { boxAround, onMark, shortSide, within } from '../fitting.js';
import { hasBlocks, withMore } from '../free-form-document.js';
import { blockOf } from './place-commands.js';
import { filling } from './repeat-commands.js';

/**
 * The usual side, in inches, of the blocks with which each kind of start fills a new quilt. A grid has 12-inch blocks,
 * like standard quilts: 3 × 5 of them almost fill a new quilt. The patches of 6-inch blocks would be too small for a
 * beginner. Two blocks that alternate are smaller, because their pattern needs several blocks across.
 */
const sides: Readonly<Record<Start, number>> = {
  grid: DEFAULTS.blockSide,
  sampler: DEFAULTS.blockSide,
  medallion: DEFAULTS.blockSide,
  checkerboard: 8,
  chain: 8,
};

/**
 * The smallest number of blocks along each side, for each kind of start. Two blocks that alternate need three to show
 * their pattern.
 */
const fewest: Readonly<Record<Start, number>> = {
  grid: 1,
  sampler: 1,
  medallion: 1,
  checkerboard: 3,
  chain: 3,
};

export interface Beginning {
  start: Start;
  /** The blocks to place, at least one. Several blocks are placed by turns. */
  blocks: readonly PlaceableBlock[];
  /**
   * The size of the first block, if the quilter drew it. All blocks get this size instead of the usual size. A start
   * with different blocks side by side uses it only if it is square. A medallion ignores it, because its blocks have
   * three sizes.
   */
  size?: BlockSize | undefined;
}

/** The width and height of each block, in inches. */
interface BlockSize {
  width: number;
  height: number;
}

/**
 * Fills an empty quilt with placements as a start, which the quilter can then change. The quilt gets the size of all
 * placements together, plus its borders.
 */
const begin: ArrangementCommand<Beginning> = edit({
  label: ({ start }) => ({ key: 'start', start }),
  allowed: ({ document: { design } }, beginning) =>
    !hasBlocks(design) && beginning.blocks.length > 0 && hasRoomToBegin(design.quilt, beginning),
  change: ({ document: { design } }, { start, blocks, size }, newIds) => {
    const inCloth = placementsOf(blocks);
    const sashed = sashedFor(design.quilt, start, inCloth[0]);
    const bordered = bordersOf(sashed);
    const border = { x: totalWidth(bordered), y: totalEndWidth(bordered) };
    const { keepsSize } = sizingOf(design);
    const { width, height } = sizeIn(start, size);
    const room = {
      quiltWidth: roomAlong(sashed.quiltWidth, width, sashed, start, keepsSize),
      quiltLength: roomAlong(sashed.quiltLength, height, sashed, start, keepsSize),
    };
    const laid = layouts[start](
      withBorders({ ...sashed, ...room }, []),
      (index) => ({
        ...(inCloth[index % inCloth.length] ?? emptyPlacement),
        ...{ blockWidth: inches(width), blockHeight: inches(height) },
      }),
      LIMITS.quiltSide.min - 2 * Math.min(border.x, border.y),
    );
    const box = boxAround(laid);
    if (!box) return {};
    const quilt = {
      ...withBand(sashed, 'sashing', (sashing) => ({
        ...sashing,
        width: widthOfSashing(sashing, design.quilt, start, laid[0]),
      })),
      quiltWidth: inches(box.width + 2 * border.x),
      quiltLength: inches(box.height + 2 * border.y),
    };
    const more = withMore(
      { ...design, quilt, sizing: { keepsSize, borders: bordersOf(sashed).map(({ width }) => width) } },
      laid.map((placement) => ({
        ...placement,
        xLocation: inches(placement.xLocation - box.x + border.x),
        yLocation: inches(placement.yLocation - box.y + border.y),
      })),
      newIds,
    );
    return { design: more.design, selection: nothingSelected };
  },
});

/**
 * True if the largest allowed quilt has room for the blocks with which this kind of start begins, inside the quilt's
 * borders.
 */
export function hasRoomToBegin(quilt: Quilt, { start, size }: Pick<Beginning, 'start' | 'size'>): boolean {
  const { width, height } = sizeIn(start, size);
  const room = LIMITS.quiltSide.max - 2 * bordersWidth(quilt);
  return lengthOf(fewest[start], Math.max(width, height), quilt) <= room;
}

/**
 * Returns the size of the blocks with which a kind of start fills the quilt, in inches. Sides are rounded to marks of a
 * ruler.
 */
function sizeIn(start: Start, size: BlockSize | undefined): BlockSize {
  const isSuited = size && start !== 'medallion' && (start === 'grid' || size.width === size.height);
  if (!isSuited) return { width: sides[start], height: sides[start] };
  const { min, max } = LIMITS.blockSide;
  return { width: within(onMark(size.width), min, max), height: within(onMark(size.height), min, max) };
}

/**
 * Returns the length to fill with blocks along one side of the quilt, in inches. This is `length`, less the borders if
 * the quilt keeps its size. The result is adjusted so that blocks and borders together have an allowed length.
 * @param side the side of a block in this direction, in inches
 */
function roomAlong(length: Inches, side: number, quilt: Quilt, start: Start, keepsSize: boolean): Inches {
  const border = 2 * bordersWidth(quilt);
  const gap = sashingWidth(quilt);
  const { min, max } = LIMITS.quiltSide;
  const count = Math.max(fewest[start], Math.ceil((min - border + gap) / (side + gap)));
  const least = lengthOf(count, side, quilt);
  const room = Math.max(least, Math.min(length - (keepsSize ? border : 0), max - border));
  const most = keepsSize ? room : max - border;
  return inches(layouts[start] === alternating ? roomForOdd(room, least, most, side, quilt) : room);
}

/**
 * Returns a length in inches that holds an odd number of blocks: the one between `least` and `most` that is nearest to
 * `room`. Blocks that alternate then begin and end with the same block. Returns `room` if there is no such length.
 */
function roomForOdd(room: number, least: number, most: number, side: number, quilt: Quilt): number {
  const gap = sashingWidth(quilt);
  const count = Math.floor((room + gap) / (side + gap));
  if (count % 2 === 1) return room;
  const [smaller, larger] = [lengthOf(count - 1, side, quilt), lengthOf(count + 1, side, quilt)];
  const lengths = [smaller, larger].filter((length) => length >= least && length <= most);
  return lengths.sort((one, other) => Math.abs(one - room) - Math.abs(other - room))[0] ?? room;
}

/** Returns the length of a row of `count` blocks with gaps as wide as the sashing, in inches. */
function lengthOf(count: number, side: number, quilt: Quilt): number {
  const gap = sashingWidth(quilt);
  return count * (side + gap) - gap;
}

export const startCommands = { begin } as const;

/** Returns a placement with the block at an index of the chosen blocks. After the last block, the list starts again. */
type BlockAt = (index: number) => Placement;

/**
 * Returns the placements with which a kind of start fills a quilt.
 * @param least the smallest width of all placements together, in inches
 */
type Layout = (quilt: Quilt, blockAt: BlockAt, least: number) => Placement[];

const layouts: Record<Start, Layout> = {
  grid: (quilt, blockAt) => [filling(blockAt(0), quilt)],
  sampler: (quilt, blockAt) => {
    const { numOfColumns: columns, numOfRows: rows, ...first } = filling(blockAt(0), quilt);
    return Array.from({ length: columns * rows }, (_, index) => ({
      ...blockAt(index),
      xLocation: inches(first.xLocation + (index % columns) * (first.blockWidth + first.xSeparation)),
      yLocation: inches(
        first.yLocation + Math.floor(index / columns) * (first.blockHeight + first.ySeparation),
      ),
    }));
  },
  checkerboard: alternating,
  chain: alternating,
  medallion,
};

/** Returns placements of two blocks that alternate in both directions. The first block is in the top left corner. */
function alternating(quilt: Quilt, blockAt: BlockAt): Placement[] {
  const all = filling(blockAt(0), quilt);
  const [across, down] = [all.blockWidth + all.xSeparation, all.blockHeight + all.ySeparation];
  const everySecond = (index: number, column: number, row: number) => ({
    ...all,
    ...levelsOf(blockAt(index)),
    numOfColumns: Math.ceil((all.numOfColumns - column) / 2),
    numOfRows: Math.ceil((all.numOfRows - row) / 2),
    xSeparation: inches(2 * across - all.blockWidth),
    ySeparation: inches(2 * down - all.blockHeight),
    xLocation: inches(all.xLocation + column * across),
    yLocation: inches(all.yLocation + row * down),
  });
  return [everySecond(0, 0, 0), everySecond(0, 1, 1), everySecond(1, 1, 0), everySecond(1, 0, 1)].filter(
    ({ numOfColumns, numOfRows }) => numOfColumns > 0 && numOfRows > 0,
  );
}

/**
 * Returns a medallion: a large block in the middle, and two square rings of smaller blocks around it. The unit,
 * a whole number of inches, is a quarter of the middle block's side. Blocks of the inner ring have a side of 1
 * unit, those of the outer ring of 2 units. A gap of half a unit surrounds the middle block and the inner ring.
 * The medallion is 12 units wide, so that whole blocks fill both rings.
 */
function medallion(quilt: Quilt, blockAt: BlockAt, least: number): Placement[] {
  const unit = Math.max(1, Math.floor(shortSide(quilt) / 12), Math.ceil(least / 12));
  /**
   * Returns a placement of one block for each side of a square ring. Lengths are in the medallion's unit: a quarter of
   * the middle block's side.
   * @param index the index of the block in the list of chosen blocks
   * @param side the side of each block
   * @param from the x and y of the ring's top left corner
   * @param count the number of blocks along each side of the ring
   */
  const round = (index: number, side: number, from: number, count: number): Placement[] => {
    const last = from + (count - 1) * side;
    return [
      ...[from, last].map((row) => laid(index, side, from, row, count, 1)),
      ...[from, last].map((column) => laid(index, side, column, from + side, 1, count - 2)),
    ];
  };
  const laid = (index: number, side: number, column: number, row: number, columns: number, rows: number) => ({
    ...blockAt(index),
    blockWidth: inches(side * unit),
    blockHeight: inches(side * unit),
    xLocation: inches(column * unit),
    yLocation: inches(row * unit),
    numOfColumns: columns,
    numOfRows: rows,
  });
  return [laid(0, 4, 4, 4, 1, 1), ...round(1, 1, 2.5, 7), ...round(2, 2, 0, 6)];
}

/** Returns a placement for each block. The fabrics of each block are adapted to those of the blocks before it. */
function placementsOf(blocks: readonly PlaceableBlock[]): Placement[] {
  const placements: Placement[] = [];
  for (const block of blocks) placements.push({ ...emptyPlacement, ...blockOf(block, placements) });
  return placements;
}

function levelsOf({ blockNum, levels }: Placement): Pick<Placement, 'blockNum' | 'levels'> {
  return { blockNum, levels };
}

/**
 * Returns the width of the sashing in a quilt after a start, in inches. Sashing that a medallion adds is an eighth of
 * the middle block's side wide.
 */
function widthOfSashing(sashing: Band, before: Quilt, start: Start, middle: Placement | undefined): Inches {
  const isNew = sashingOf(before) === null;
  return start === 'medallion' && isNew && middle ? inches(middle.blockWidth / 8) : sashing.width;
}

/**
 * Returns the quilt with the sashing that a sampler or a medallion needs. A medallion's sashing gets the background
 * fabric (ground) of the first block, so that the blocks seem to float on it. For a sampler's sashing, the quilter
 * chooses the fabric.
 */
function sashedFor(quilt: Quilt, start: Start, first: Placement | undefined): Quilt {
  if (sashingOf(quilt) || (start !== 'sampler' && start !== 'medallion')) return quilt;
  const ground = start === 'medallion' && first ? lightestGroundOf(first.levels) : FABRIC.none;
  const fabric = ground >= FABRIC.firstLibrary ? ground : FABRIC.none;
  return withSashing(quilt, { role: 'sashing', width: inches(DEFAULTS.sashingWidth), fabric });
}
