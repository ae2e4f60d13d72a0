import { LIMITS } from '@quiltwright/shared/limits';
import { placementExtent, type Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Levels, Shape } from '@quiltwright/shared/quilting/shape';
import { shapeContains } from '@quiltwright/shared/quilting/shape-outlines';
import { insideBorders } from '@quiltwright/workers/kernels/scene/bands';
import type { BandName, Rectangle } from '@quiltwright/workers/kernels/scene/scene-types';

/** The share of a seam's length that each fabric takes, by its number; paper (0) is left out. */
export type ClothShares = ReadonlyMap<number, number>;

/** Places at which a side of a block is looked at, and a side of the quilt's inside, which narrow sashing may end at. */
const PLACES = { block: 12, inside: 96 };
/** Copies of blocks that are looked at, of all placements together. */
const COPIES = 16;
/** How far from the seam, in inches. */
const STEP = 0.05;

/**
 * The fabrics that a border or the sashing is sewn to, seam by seam: the first border to what the blocks show along the
 * quilt's inside, to sashing that ends there, and to the second border; sashing to the sides of blocks. Of many copies
 * of blocks some are looked at, evenly spread.
 */
export function clothsBeside(quilt: Quilt, band: BandName): ClothShares {
  const shares = new Map<number, number>();
  const { [band]: seams } = seamsOf;
  for (const fabrics of seams(quilt)) {
    const cloth = fabrics.filter((fabric) => fabric > 0);
    for (const fabric of cloth) shares.set(fabric, (shares.get(fabric) ?? 0) + 1 / cloth.length);
  }
  const all = [...shares.values()].reduce((sum, share) => sum + share, 0);
  return new Map([...shares].map(([fabric, share]) => [fabric, share / all]));
}

/** The fabrics at the places of each kind of seam that a band has. */
const seamsOf: Readonly<Record<BandName, (quilt: Quilt) => number[][]>> = {
  border2: ({ borderFabric1 }) => [[borderFabric1]],
  border1: (quilt) => [insideEdge(quilt).map(({ fabric }) => fabric), [quilt.borderFabric2]],
  sashing: (quilt) => [
    besideSashing(quilt),
    insideEdge(quilt).flatMap(({ isSashing }) => (isSashing ? [quilt.borderFabric1] : [])),
  ],
};

interface Seen {
  fabric: number;
  isSashing: boolean;
}

/** What is seen along the edge of the quilt's inside. */
function insideEdge(quilt: Quilt): Seen[] {
  const inside = insideBorders(quilt);
  if (inside.width <= 0 || inside.length <= 0) return [];
  const { blocks } = quilt;
  const atEdge = { ...quilt, blocks: blocks.filter((placement) => !isWithin(placement, inside)) };
  return sidesOf(inside, PLACES.inside).map(({ inner }) => seenAt(atEdge, inner));
}

/** Whether no copy of a placement comes as near to the edge of a rectangle as it is looked at. */
function isWithin(placement: Placement, { x, y, width, length }: Rectangle): boolean {
  const { right, bottom } = placementExtent(placement);
  return (
    placement.xLocation > x + STEP &&
    placement.yLocation > y + STEP &&
    right < x + width - STEP &&
    bottom < y + length - STEP
  );
}

/** Whether the box around the copies of a placement touches what lies just outside of a rectangle. */
function isNear(placement: Placement, { x, y, width, length }: Rectangle): boolean {
  const { right, bottom } = placementExtent(placement);
  return (
    placement.xLocation <= x + width + STEP &&
    placement.yLocation <= y + length + STEP &&
    right >= x - STEP &&
    bottom >= y - STEP
  );
}

/** What is seen along the sides of blocks that sashing lies against. */
function besideSashing(quilt: Quilt): number[] {
  const inside = insideBorders(quilt);
  const fabrics: number[] = [];
  for (const [placement, box] of someCopies(quilt.blocks)) {
    const blocks = quilt.blocks.filter((each) => isNear(each, box));
    for (const { inner, outer } of sidesOf(box, PLACES.block)) {
      if (!contains(inside, outer) || placementAt({ blocks }, outer)) continue;
      fabrics.push(fabricIn(placement.levels, box, inner));
    }
  }
  return fabrics;
}

interface Place {
  x: number;
  y: number;
}

/** Places along a rectangle's four sides, just inside and just outside of it. */
function sidesOf({ x, y, width, length }: Rectangle, places: number): { inner: Place; outer: Place }[] {
  return Array.from({ length: places }, (_, index) => (index + 0.5) / places).flatMap((part) => {
    const [across, along] = [x + part * width, y + part * length];
    const pair = (atX: (step: number) => number, atY: (step: number) => number) => ({
      inner: { x: atX(STEP), y: atY(STEP) },
      outer: { x: atX(-STEP), y: atY(-STEP) },
    });
    return [
      pair(
        () => across,
        (step) => y + step,
      ),
      pair(
        () => across,
        (step) => y + length - step,
      ),
      pair(
        (step) => x + step,
        () => along,
      ),
      pair(
        (step) => x + width - step,
        () => along,
      ),
    ];
  });
}

function seenAt(quilt: Quilt, place: Place): Seen {
  const found = placementAt(quilt, place);
  return found
    ? { fabric: fabricIn(found[0].levels, found[1], place), isSashing: false }
    : { fabric: quilt.sashingFabric, isSashing: quilt.generatingSashing === 2 };
}

/** The topmost block at a place, and where it lies. */
function placementAt({ blocks }: Pick<Quilt, 'blocks'>, { x, y }: Place): [Placement, Rectangle] | null {
  for (let index = blocks.length - 1; index >= 0; index--) {
    const placement = blocks[index];
    if (!placement) continue;
    const column = indexAt(
      x - placement.xLocation,
      placement.blockWidth,
      placement.xSeparation,
      placement.numOfColumns,
    );
    if (column < 0) continue;
    const row = indexAt(
      y - placement.yLocation,
      placement.blockHeight,
      placement.ySeparation,
      placement.numOfRows,
    );
    if (row >= 0) return [placement, copyAt(placement, column, row)];
  }
  return null;
}

/** The column or row in which a length from the first one's edge lies; -1 between copies and beyond them. */
function indexAt(length: number, side: number, separation: number, count: number): number {
  const index = Math.floor(length / (side + separation));
  const isInside = index >= 0 && index < count && length - index * (side + separation) < side;
  return isInside ? index : -1;
}

function copyAt(placement: Placement, column: number, row: number): Rectangle {
  const { xLocation, yLocation, blockWidth, blockHeight, xSeparation, ySeparation } = placement;
  return {
    x: xLocation + column * (blockWidth + xSeparation),
    y: yLocation + row * (blockHeight + ySeparation),
    width: blockWidth,
    length: blockHeight,
  };
}

function* someCopies(blocks: readonly Placement[]): Iterable<[Placement, Rectangle]> {
  const all = blocks.reduce((sum, { numOfColumns, numOfRows }) => sum + numOfColumns * numOfRows, 0);
  const every = Math.max(1, all / COPIES);
  let [before, next] = [0, 0];
  for (const placement of blocks) {
    const { numOfColumns, numOfRows } = placement;
    const count = numOfColumns * numOfRows;
    for (; next < before + count; next += every) {
      const copy = Math.floor(next - before);
      yield [placement, copyAt(placement, copy % numOfColumns, Math.floor(copy / numOfColumns))];
    }
    before += count;
  }
}

function contains({ x, y, width, length }: Rectangle, place: Place): boolean {
  return place.x >= x && place.y >= y && place.x < x + width && place.y < y + length;
}

const fromTheTop = new WeakMap<Levels, readonly Shape[]>();

/** The fabric that a block shows at a place of the quilt; 0 where it is bare. */
function fabricIn(levels: Levels, box: Rectangle, { x, y }: Place): number {
  const shapes = fromTheTop.get(levels) ?? levels.flat().reverse();
  fromTheTop.set(levels, shapes);
  const [across, along] = [(x - box.x) / box.width, (y - box.y) / box.length];
  const seen = shapes.find((shape) =>
    shapeContains(shape, across * LIMITS.blockSpace, along * LIMITS.blockSpace),
  );
  return seen?.fillFabric ?? 0;
}
