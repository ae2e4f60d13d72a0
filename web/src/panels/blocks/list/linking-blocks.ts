import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { LIMITS } from '@quiltwright/shared/limits';
import { isEmptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import { shapeContains } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { inQuietCloth, lightestGroundOf, lightnessOf } from '@quiltwright/shared/model/cloth/quiet-cloth';

/** The greatest number of blocks that `linkingBlocks` suggests. */
export const LINKING = 3;

/** The names of traditional blocks that are set between other blocks, the best first. */
const NAMES = [
  ...['Snowball', 'Shoo Fly', 'Nine Patch', 'Sixteen Patch', 'Churn Dash', 'Nine Patch Chain'],
  ...[
    'Puss in the Corner',
    'Album Cross',
    'Square in a Square',
    'Hourglass',
    'Single Irish Chain',
    'Four Patch',
  ],
  ...['Economy Patch', 'Greek Cross', 'Nine Patch on Point', 'Double Four Patch', 'Country Lanes'],
];

/**
 * The side of the largest square of background fabric that may form across several blocks, as a multiple of a block's
 * side. `MOST_OF_ONE` is the same limit for any other fabric.
 */
const MOST_BARE = 0.7;
const MOST_OF_ONE = 0.35;
/**
 * A block looks empty if it forms a square of background fabric with a side above this multiple of the block's side.
 */
const EMPTY = 0.5;
/**
 * The greatest contrast of a suggested block with its background fabric, in CIE L*. The limit is `times` the contrast
 * of the block beside it, but at least `least`.
 */
const MOST_CONTRAST = { times: 1.25, least: 25 };
/** A block is open if at least this share of its area is background fabric. */
const OPEN = 3 / 5;
/** The number of sample points along a side of a block. */
const PLACES = 12;
/**
 * A block counts as mirrored if at least this share of its sample points equal their mirror images. Some may differ,
 * because sample points may be on seams.
 */
const MIRRORED = 3 / 4;

/**
 * The layouts in which two blocks alternate. Each function returns true if the first block is at a column and row, and
 * false if the second block is there.
 */
const layouts: readonly ((column: number, row: number) => boolean)[] = [
  (column, row) => (column + row) % 2 === 0,
  (_, row) => row % 2 === 0,
  (column) => column % 2 === 0,
];

/** The block beside which the suggested blocks would be set. */
export type BesideBlock = Pick<Placement, 'blockNum' | 'levels'>;

/**
 * Returns up to three blocks to set between copies of another block, coloured in the other block's fabrics. A suggested
 * block has at most slightly more contrast than the other block. In every layout of the two blocks, areas of one fabric
 * stay small, even across the seams between blocks.
 *
 * The blocks are sorted by these criteria, the most important first:
 * - The block doesn't look empty.
 * - The block equals its mirror images. Without this symmetry, a row or column looks shifted.
 * - The block is open: most of it is background fabric.
 * - The block lacks the other block's strongest fabric.
 * - The block is drawn on a similar grid.
 */
export function linkingBlocks(
  { blockNum, levels: beside }: BesideBlock,
  library: readonly BlockListItem[],
): BlockListItem[] {
  const grid = library.find(({ designedBlockNum }) => designedBlockNum === blockNum)?.grid;
  const first = placesOf(beside);
  const ground = lightestGroundOf(beside);
  const ofOne = Math.max(
    MOST_OF_ONE,
    largestSquare(
      () => first,
      (fabric) => fabric !== ground,
    ),
  );
  const strongest = strongestOn(ground, first);
  const most = Math.max(MOST_CONTRAST.least, MOST_CONTRAST.times * contrastOf(first, ground));
  const fits: BlockListItem[] = [];
  const empty = new Set<BlockListItem>();
  for (const name of NAMES) {
    const block = library.find(({ designName }) => designName === name);
    const quiet = block && block.designedBlockNum !== blockNum ? inQuietCloth(block, beside) : null;
    if (!quiet) continue;
    const second = placesOf(quiet.levels);
    const squares = layouts.map((isFirst) => {
      const placesAt = (column: number, row: number) => (isFirst(column, row) ? first : second);
      return {
        bare: largestSquare(placesAt, (fabric) => fabric === ground),
        ofOne: largestSquare(placesAt, (fabric) => fabric !== ground),
      };
    });
    const bare = Math.max(...squares.map((square) => square.bare));
    const isCalm =
      contrastOf(second, ground) <= most &&
      bare <= MOST_BARE &&
      squares.every((square) => square.ofOne <= ofOne);
    if (!isCalm) continue;
    fits.push(quiet);
    if (bare > EMPTY) empty.add(quiet);
  }
  const isLike = (block: BlockListItem) =>
    grid === undefined || block.grid === undefined || grid % block.grid === 0 || block.grid % grid === 0;
  const penaltyOf = (block: BlockListItem) => {
    const places = placesOf(block.levels);
    const isShifted = !isMirrored(places);
    const isOpen = places.filter((fabric) => fabric === ground).length >= OPEN * places.length;
    const competes = strongest !== undefined && places.includes(strongest);
    return (
      (empty.has(block) ? 16 : 0) +
      (isShifted ? 8 : 0) +
      (isOpen ? 0 : 4) +
      (competes ? 2 : 0) +
      (isLike(block) ? 0 : 1)
    );
  };
  return fits.sort((one, other) => penaltyOf(one) - penaltyOf(other)).slice(0, LINKING);
}

/**
 * Returns the block that covers the largest area of a quilt, with all its copies; undefined if the quilt has no blocks.
 */
export function mainBlock(blocks: readonly Placement[]): BesideBlock | undefined {
  const sizes = blocks.map((placement) =>
    isEmptyPlacement(placement)
      ? 0
      : placement.blockWidth * placement.blockHeight * placement.numOfColumns * placement.numOfRows,
  );
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0);
  return largest > 0 ? blocks[sizes.indexOf(largest)] : undefined;
}

/** The fabric numbers at the sample points of a block, row by row. */
type Places = readonly number[];

const known = new WeakMap<Levels, Places>();

function placesOf(levels: Levels): Places {
  const before = known.get(levels);
  if (before) return before;
  const shapes = levels.flat().reverse();
  const step = LIMITS.blockSpace / PLACES;
  const places = Array.from({ length: PLACES ** 2 }, (_, place) => {
    const [x, y] = [((place % PLACES) + 0.5) * step, (Math.floor(place / PLACES) + 0.5) * step];
    return shapes.find((shape) => shapeContains(shape, x, y))?.fillFabric ?? 0;
  });
  known.set(levels, places);
  return places;
}

/** True if the left half of a block mirrors the right half, and the upper half mirrors the lower half. */
function isMirrored(places: Places): boolean {
  const mirrored = places.filter((fabric, place) => {
    const [column, row] = [place % PLACES, Math.floor(place / PLACES)];
    const across = places[row * PLACES + PLACES - 1 - column];
    const along = places[(PLACES - 1 - row) * PLACES + column];
    return fabric === across && fabric === along;
  });
  return mirrored.length >= MIRRORED * places.length;
}

/** Returns the number of the fabric that contrasts most with `ground`, the number of the block's background fabric. */
function strongestOn(ground: number, places: Places): number | undefined {
  const contrast = (fabric: number) => Math.abs(lightnessOf(fabric) - lightnessOf(ground));
  return [...new Set(places)].sort((one, other) => contrast(other) - contrast(one))[0];
}

/**
 * Returns the mean difference in lightness between a block's fabrics and `ground`, the number of its background fabric,
 * in CIE L*.
 */
function contrastOf(places: Places, ground: number): number {
  return (
    places.reduce((sum, fabric) => sum + Math.abs(lightnessOf(fabric) - lightnessOf(ground)), 0) /
    places.length
  );
}

/**
 * Returns the side of the largest square of one fabric in three by three blocks, as a multiple of a block's side.
 * @param counts returns true for the fabrics to examine
 */
function largestSquare(
  placesAt: (column: number, row: number) => Places,
  counts: (fabric: number) => boolean,
): number {
  const side = 3 * PLACES;
  let [largest, above, fabricsAbove] = [0, new Array<number>(side).fill(0), new Array<number>(side).fill(0)];
  for (let y = 0; y < side; y++) {
    const [row, fabrics] = [new Array<number>(side).fill(0), new Array<number>(side).fill(0)];
    for (let x = 0; x < side; x++) {
      const places = placesAt(Math.floor(x / PLACES), Math.floor(y / PLACES));
      const fabric = places[(y % PLACES) * PLACES + (x % PLACES)] ?? 0;
      fabrics[x] = fabric;
      if (!counts(fabric)) continue;
      const isSame =
        fabrics[x - 1] === fabric && fabricsAbove[x] === fabric && fabricsAbove[x - 1] === fabric;
      row[x] = 1 + (isSame ? Math.min(row[x - 1] ?? 0, above[x] ?? 0, above[x - 1] ?? 0) : 0);
      largest = Math.max(largest, row[x] ?? 0);
    }
    [above, fabricsAbove] = [row, fabrics];
  }
  return largest / PLACES;
}
