import { containsPoint, type Box } from '../../geometry/box.js';
import { pointAsDrawn, turnedBox, turning } from '../../geometry/orientation.js';
import type { Point } from '../../geometry/point.js';
import { transformed } from '../../geometry/transform.js';
import { FABRIC } from '../../limits.js';
import { placementExtent, type Placement } from '../../quilting/placement.js';
import type { Quilt } from '../../quilting/quilt.js';
import { bandAreas } from '../../quilting/bands/band-areas.js';
import { insideBorders } from '../../quilting/quilt-areas.js';
import { bandOf, bordersOf, indexOfBorder, sashingOf, type BandName } from '../../quilting/bands/bands.js';
import { fabricIn, placementAt, someCopies } from './sampled-copies.js';

/**
 * The share of each fabric along a seam of a border or the sashing. Maps the number of a fabric to a fraction of the
 * seam's length. Parts of the seam without a fabric (0) are left out, so the fractions add up to 1.
 */
export type ClothShares = ReadonlyMap<number, number>;

/**
 * The number of sample points along each side of a block (`block`), and along each side of the area inside the borders
 * (`inside`). The area needs more points, because narrow sashing may meet its sides.
 */
const PLACES = { block: 12, inside: 96 };
/**
 * The smallest share of a seam's length at which a fabric counts. A fabric with a smaller share touches the seam only
 * with corners of patches.
 */
const LEAST_SHARE = 1 / 40;
/** Distance of the sample points from the seam, in inches. */
const STEP = 0.05;
/**
 * Distance of the sample points from the seam, in inches, if fabrics that touch the seam only with the points of
 * patches count too. At this distance, the point of a patch is wide enough to be seen.
 */
const POINT = 0.5;

/**
 * Returns the fabrics to which a band is sewn, each with its fraction of the seams. A border is sewn to the borders beside
 * it; the first also to the blocks and sashing inside it. Sashing is sewn to the sides of blocks, to cornerstones and,
 * with its ends, to the first border. If there are many copies of blocks, an evenly spread selection of them is
 * checked. Fabrics that touch a seam only with points of patches are left out.
 */
export function clothsBeside(quilt: Quilt, band: BandName): ClothShares {
  const shares = new Map<number, number>();
  for (const seam of seamsOf(quilt, band))
    for (const [fabric, share] of sharesIn(seam)) shares.set(fabric, (shares.get(fabric) ?? 0) + share);
  const all = [...shares.values()].reduce((sum, share) => sum + share, 0);
  return new Map([...shares].map(([fabric, share]) => [fabric, share / all]));
}

/**
 * Returns the fabrics of the blocks along the first border, each with its fraction of the length along which blocks
 * touch this border. A fabric counts even if only points of its patches touch the border.
 */
export function clothsTouchingEdge(quilt: Quilt): ClothShares {
  return sharesIn(insideEdge(quilt, POINT, 2 * PLACES.inside).filter(({ isSashing }) => !isSashing));
}

/** Returns the fabrics near the edges of each block, up to a quarter of the block's side from an edge. */
export function clothsNearSashing({ blocks }: Quilt): ReadonlySet<number> {
  const block = { x: 0, y: 0, width: PLACES.block, height: PLACES.block };
  const near = PLACES.block / 4;
  const isNearEdge = (place: number) => place < near || place > PLACES.block - near;
  const places = Array.from({ length: PLACES.block }, (_, place) => place + 0.5);
  // Placements of one block have the same levels, so each levels object is read once. A quilt may have ten thousand
  // placements.
  const different = new Set(blocks.map(({ levels }) => levels));
  const fabrics = [...different].flatMap((levels) =>
    places.flatMap((x) =>
      places.filter((y) => isNearEdge(x) || isNearEdge(y)).map((y) => fabricIn(levels, block, { x, y })),
    ),
  );
  return new Set(fabrics);
}

/** Returns the pieces of each seam of a band. */
function seamsOf(quilt: Quilt, band: BandName): Seen[][] {
  if (band === 'sashing') return [sashingSeam(quilt)];
  if (band === 'cornerstones') return [[allOf(bandOf(quilt, 'sashing')?.fabric ?? FABRIC.none)]];
  return borderSeams(quilt, indexOfBorder(band));
}

/** Returns the pieces of the inner seam of a border, and those of its outer seam if another border is around it. */
function borderSeams(quilt: Quilt, index: number): Seen[][] {
  const borders = bordersOf(quilt);
  const [inner, outer] = [borders[index - 1], borders[index + 1]];
  return [
    inner ? [allOf(inner.fabric)] : withoutPoints(insideEdge(quilt)),
    ...(outer ? [[allOf(outer.fabric)]] : []),
  ];
}

/** Returns the pieces of the seams between sashing and blocks, around cornerstones, and of its ends at the first border. */
function sashingSeam(quilt: Quilt): Seen[] {
  const fabric = bandOf(quilt, 'border1')?.fabric ?? FABRIC.none;
  const ends = insideEdge(quilt).filter(({ isSashing }) => isSashing);
  const around = bandAreas(quilt).flatMap(({ name, outer, fabric: own }): Seen[] =>
    name === 'cornerstones'
      ? [{ fabric: own, isSashing: false, length: 2 * (outer.width + outer.height) }]
      : [],
  );
  return [...withoutPoints(besideSashing(quilt)), ...around, ...ends.map((end) => ({ ...end, fabric }))];
}

/** A piece of a seam along a border or the sashing. `fabric` is the fabric opposite the border or sashing. */
interface Seen {
  fabric: number;
  isSashing: boolean;
  /** The length of the piece, in inches. */
  length: number;
}

/** Returns one piece that represents a whole seam, because the same fabric is along all of the seam. */
function allOf(fabric: number): Seen {
  return { fabric, isSashing: false, length: 1 };
}

/** Returns each fabric's share of the length of a seam. */
function sharesIn(seam: readonly Seen[]): ClothShares {
  const seen = seam.filter(({ fabric }) => fabric > 0);
  const whole = lengthOf(seen);
  return new Map([...lengthsOf(seen)].map(([fabric, length]) => [fabric, length / whole]));
}

/** Returns the length of the seam pieces along each fabric, by the fabric's number. */
function lengthsOf(pieces: readonly Seen[]): Map<number, number> {
  const lengths = new Map<number, number>();
  for (const { fabric, length } of pieces) lengths.set(fabric, (lengths.get(fabric) ?? 0) + length);
  return lengths;
}

function lengthOf(pieces: readonly Seen[]): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}

/**
 * Returns the pieces of a seam, without pieces along fabrics of blocks that touch the seam only with points of patches.
 */
function withoutPoints(pieces: readonly Seen[]): Seen[] {
  const whole = lengthOf(pieces);
  const lengths = lengthsOf(pieces);
  return pieces.filter(
    ({ fabric, isSashing }) => isSashing || (lengths.get(fabric) ?? 0) >= LEAST_SHARE * whole,
  );
}

/** Returns seam pieces along the inner edge of the borders, each with the visible fabric inside this edge. */
function insideEdge(quilt: Quilt, step = STEP, places = PLACES.inside): Seen[] {
  const inside = insideBorders(quilt);
  if (inside.width <= 0 || inside.height <= 0) return [];
  const { blocks } = quilt;
  const atEdge = { ...quilt, blocks: blocks.filter((placement) => !isWithin(placement, inside)) };
  return sidesOf(inside, places, step).map(({ inner, length }) => ({ ...seenAt(atEdge, inner), length }));
}

/** True if no copy of a placement reaches the sample points along the inside of a rectangle's edge. */
function isWithin(placement: Placement, { x, y, width, height }: Box): boolean {
  const { left, top, right, bottom } = placementExtent(placement);
  return left > x + STEP && top > y + STEP && right < x + width - STEP && bottom < y + height - STEP;
}

/** True if the box around the copies of a placement reaches the sample points just outside a rectangle's edge. */
function isNear(placement: Placement, { x, y, width, height }: Box): boolean {
  const { left, top, right, bottom } = placementExtent(placement);
  return left <= x + width + STEP && top <= y + height + STEP && right >= x - STEP && bottom >= y - STEP;
}

/** Returns pieces of the seams between blocks and sashing. Each piece has the block's fabric at the seam. */
function besideSashing(quilt: Quilt): Seen[] {
  const inside = insideBorders(quilt);
  const seen: Seen[] = [];
  for (const [placement, box, stands] of someCopies(quilt.blocks)) {
    const blocks = quilt.blocks.filter((each) => isNear(each, turnedBox(box, placement)));
    const matrix = turning(box, placement);
    for (const { inner, outer: beyond, length } of sidesOf(box, PLACES.block)) {
      const outer = transformed(beyond, matrix);
      if (!containsPoint(inside, outer) || placementAt({ blocks }, outer)) continue;
      seen.push({
        fabric: fabricIn(placement.levels, box, inner),
        isSashing: false,
        length: length * stands,
      });
    }
  }
  return seen;
}

interface Side {
  /** A sample point just inside a rectangle's side. `outer` is the point just outside. */
  inner: Point;
  outer: Point;
  /** The length of the seam, in inches, that this pair of sample points represents. */
  length: number;
}

/**
 * Returns pairs of sample points along a rectangle's four sides, with `places` pairs on each side. One point of a pair
 * is just inside the rectangle, the other just outside.
 */
function sidesOf({ x, y, width, height }: Box, places: number, step = STEP): Side[] {
  return Array.from({ length: places }, (_, index) => (index + 0.5) / places).flatMap((part) => {
    const [across, along] = [x + part * width, y + part * height];
    const side = (seam: number, atX: (inward: number) => number, atY: (inward: number) => number) => ({
      inner: { x: atX(step), y: atY(step) },
      outer: { x: atX(-step), y: atY(-step) },
      length: seam / places,
    });
    return [
      side(
        width,
        () => across,
        (inward) => y + inward,
      ),
      side(
        width,
        () => across,
        (inward) => y + height - inward,
      ),
      side(
        height,
        (inward) => x + inward,
        () => along,
      ),
      side(
        height,
        (inward) => x + width - inward,
        () => along,
      ),
    ];
  });
}

function seenAt(quilt: Quilt, place: Point): Omit<Seen, 'length'> {
  const found = placementAt(quilt, place);
  return found
    ? {
        fabric: fabricIn(found[0].levels, found[1], pointAsDrawn(place, found[1], found[0])),
        isSashing: false,
      }
    : { fabric: sashingOf(quilt)?.fabric ?? FABRIC.none, isSashing: sashingOf(quilt) !== null };
}
