import { DEFAULTS } from '../../limits.js';
import { bordersOf, sashingOf, type Banded, type BandName } from '../bands/bands.js';
import { countBlocks } from '../placement.js';
import { countSet, type Setting } from '../setting/setting.js';
import type { LayoutNum } from './standard-layout.js';

/** A size of standard quilts, named for its bed or use. */
export interface StandardSize {
  sizeNum: SizeNum;
  sizeName: string;
}

export const sizeNums = [2, 3, 4, 7, 8, 9, 10] as const;
export type SizeNum = (typeof sizeNums)[number];

export const standardSizes: readonly StandardSize[] = [
  { sizeNum: 2, sizeName: 'King' },
  { sizeNum: 3, sizeName: 'Queen' },
  { sizeNum: 4, sizeName: 'Full' },
  { sizeNum: 7, sizeName: 'Twin' },
  { sizeNum: 8, sizeName: 'Lap' },
  { sizeNum: 9, sizeName: 'Crib' },
  { sizeNum: 10, sizeName: 'Wall Hanging' },
];

/** The bands that a standard quilt can have. */
export const standardBands = [
  'border1',
  'border2',
  'sashing',
  'cornerstones',
] as const satisfies readonly BandName[];

/** The greatest number of borders of a standard quilt. */
export const MOST_STANDARD_BORDERS = 2;

export type BorderCount = 0 | 1 | 2;

/**
 * The grid and the border widths of a standard quilt of 12-inch blocks, which come nearest to its standard size. Widths
 * are in inches.
 */
export interface StandardPlan {
  columns: number;
  rows: number;
  /** The width of each border, from the inside out. */
  borders: readonly number[];
}

/** The choices that determine the plan (grid and border widths) of a standard quilt. */
interface Choices extends Banded {
  generatingSize: 0 | SizeNum;
}

/**
 * The plans of a size with 0, 1 and 2 borders. Each is [columns, rows, width of the inner border, width of the outer
 * border].
 */
type Rows = readonly [Row, Row, Row];
type Row = readonly [columns: number, rows: number, inner: number, outer: number];

/* The tests have the published finished sizes of these plans. */
const plans: Record<SizeNum, { off: Rows; on: Rows }> = {
  2: {
    off: [
      [9, 9, 0, 0],
      [8, 8, 6, 0],
      [8, 8, 2, 4],
    ],
    on: [
      [8, 8, 0, 0],
      [7, 7, 6, 0],
      [7, 7, 2, 4],
    ],
  },
  3: {
    off: [
      [8, 9, 0, 0],
      [7, 8, 3, 0],
      [6, 7, 3, 6],
    ],
    on: [
      [7, 7, 0, 0],
      [6, 7, 3, 0],
      [5, 6, 3, 7],
    ],
  },
  4: {
    off: [
      [7, 8, 0, 0],
      [6, 7, 6, 0],
      [6, 7, 2, 4],
    ],
    on: [
      [6, 7, 0, 0],
      [5, 6, 7, 0],
      [5, 6, 2, 5],
    ],
  },
  7: {
    off: [
      [6, 8, 0, 0],
      [5, 7, 3, 0],
      [4, 6, 3, 6],
    ],
    on: [
      [5, 7, 0, 0],
      [4, 6, 4, 0],
      [4, 6, 2, 3],
    ],
  },
  8: {
    off: [
      [4, 6, 0, 0],
      [4, 5, 2, 0],
      [3, 4, 2, 6],
    ],
    on: [
      [4, 5, 0, 0],
      [3, 4, 6, 0],
      [3, 4, 2, 4],
    ],
  },
  9: {
    off: [
      [3, 4, 0, 0],
      [2, 3, 7, 0],
      [2, 3, 2, 5],
    ],
    on: [
      [3, 4, 0, 0],
      [2, 3, 5, 0],
      [2, 3, 2, 3],
    ],
  },
  10: {
    off: [
      [3, 3, 0, 0],
      [2, 2, 7, 0],
      [2, 2, 2, 5],
    ],
    on: [
      [3, 3, 0, 0],
      [2, 2, 6, 0],
      [2, 2, 2, 4],
    ],
  },
};

/** Returns the grid and the border widths of a standard quilt. */
export function standardPlan(size: SizeNum, borders: BorderCount, sashing: boolean): StandardPlan {
  const [columns, rows, ...widths] = plans[size][sashing ? 'on' : 'off'][borders];
  return { columns, rows, borders: widths.slice(0, borders) };
}

/** Returns the number of borders of a standard quilt. */
export function borderCount(quilt: Banded): BorderCount {
  const [first, second] = bordersOf(quilt);
  if (!first) return 0;
  return second ? 2 : 1;
}

/** Returns the grid and the border widths of a standard quilt; null while no size is chosen. */
export function planOf(quilt: Choices): StandardPlan | null {
  if (quilt.generatingSize === 0) return null;
  return standardPlan(quilt.generatingSize, borderCount(quilt), sashingOf(quilt) !== null);
}

/**
 * Returns the grid and the border widths of a quilt of the same size, but without borders and sashing. No other quilt
 * of this size has more blocks. Null while no size is chosen.
 */
export function plainPlanOf({ generatingSize }: Pick<Choices, 'generatingSize'>): StandardPlan | null {
  return generatingSize === 0 ? null : standardPlan(generatingSize, 0, false);
}

/**
 * Returns the number of blocks that a quilt shows, copies included. In a standard quilt, blocks fill the grid of its
 * size.
 */
export function countPlaces({
  generatingLayout,
  blocks,
  setting,
  ...choices
}: Choices & {
  generatingLayout: 0 | LayoutNum;
  blocks: Parameters<typeof countBlocks>[0];
  setting?: Setting | undefined;
}): number {
  if (setting) return countSet(setting);
  const plan = generatingLayout === 0 ? null : planOf(choices);
  return plan ? plan.columns * plan.rows : countBlocks(blocks);
}

/** True if a standard quilt has places where two sashing strips cross. Each can get a cornerstone. */
export function hasSashingCrossings(quilt: Choices): boolean {
  const plan = planOf(quilt);
  return plan !== null && sashingOf(quilt) !== null && plan.columns > 1 && plan.rows > 1;
}

/**
 * Returns the finished width and length of a standard quilt, in inches: its blocks, the sashing between them, and
 * borders around them.
 */
export function finishedSize(plan: StandardPlan, sashing: boolean): { width: number; length: number } {
  const gap = sashing ? DEFAULTS.sashingWidth : 0;
  const side = (blocks: number) =>
    blocks * DEFAULTS.blockSide + (blocks - 1) * gap + 2 * bordersWidthOf(plan);
  return { width: side(plan.columns), length: side(plan.rows) };
}

/** Returns the width of all borders of a standard quilt together on one side, in inches. */
export function bordersWidthOf({ borders }: StandardPlan): number {
  return borders.reduce((sum, width) => sum + width, 0);
}
