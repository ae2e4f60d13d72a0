import { CLOTH_TILE } from '@quiltwright/shared/limits';

/** The size of a picture, in its own pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The square of a picture that becomes fabric. */
export interface Crop {
  /** The middle of the square, in pixels of the picture. */
  x: number;
  y: number;
  /** The side of the square, in pixels of the picture. */
  side: number;
  /** The angle by which the picture is turned under the square, in degrees clockwise. */
  turn: number;
}

/** The smallest side of a square that becomes fabric, in pixels of the picture. */
const LEAST_SIDE = 24;

/** Returns the largest square in the middle of a picture. */
export function firstCrop({ width, height }: PictureSize): Crop {
  return { x: width / 2, y: height / 2, side: Math.min(width, height), turn: 0 };
}

/**
 * Returns the side of the largest square crop of a picture, in pixels of the picture.
 * @param turn the angle by which the picture is turned under the square, in degrees
 */
export function mostSide({ width, height }: PictureSize, turn: number): number {
  return Math.min(width, height) / spread(turn);
}

/**
 * Returns a crop that lies within the picture. Limits its side to at least 24 pixels and at most `mostSide`. Then moves
 * the square into the picture by the shortest distance.
 */
export function fitted({ x, y, side, turn }: Crop, size: PictureSize): Crop {
  const most = mostSide(size, turn);
  const fitting = Math.min(most, Math.max(LEAST_SIDE, side));
  const half = (fitting * spread(turn)) / 2;
  const within = (at: number, length: number) => Math.min(length - half, Math.max(half, at));
  return { x: within(x, size.width), y: within(y, size.height), side: fitting, turn };
}

/**
 * Returns the crop after the quilter has dragged the picture under the square.
 * @param dx how far the picture moved to the right, as a fraction of the square's side
 * @param dy how far the picture moved down, as a fraction of the square's side
 */
export function dragged({ x, y, side, turn }: Crop, dx: number, dy: number): Crop {
  const { cos, sin } = angle(turn);
  return { x: x - side * (dx * cos + dy * sin), y: y - side * (dy * cos - dx * sin), side, turn };
}

/**
 * The part of a square of fabric that is used, and its number of copies, to fill a tile of `CLOTH_TILE` inches at true
 * scale.
 */
export interface Tiling {
  /** The fraction of the square's side that is used, around the middle: 1 for the whole square. */
  share: number;
  /** The number of copies of the used part side by side across the tile. */
  times: number;
}

/**
 * Returns which part of a square of fabric fills a tile, and how often. The square is `inches` wide in reality. Only
 * the middle `CLOTH_TILE` inches of a larger square are used. A smaller square repeats, and is cut so that it repeats a
 * whole number of times.
 */
export function tilingOf(inches: number): Tiling {
  const times = Math.max(1, Math.ceil(CLOTH_TILE / inches - 1e-9));
  return { share: CLOTH_TILE / times / inches, times };
}

/**
 * A line that the quilter lays over a known length in the picture, to measure the square that becomes fabric. The
 * coordinates of its ends are fractions of the square's side.
 */
export interface RulerLine {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/**
 * Returns the real width of the square that becomes fabric, in inches, if the line on it is `length` inches long. Null
 * if the line is shorter than a fiftieth of the square's side.
 */
export function inchesByLine({ from, to }: RulerLine, length: number): number | null {
  const share = Math.hypot(to.x - from.x, to.y - from.y);
  return share < 0.02 ? null : length / share;
}

function angle(turn: number) {
  const radians = (turn * Math.PI) / 180;
  return { cos: Math.cos(radians), sin: Math.sin(radians) };
}

/** Returns the width of the box around a square of side 1 that is turned by `turn` degrees. */
function spread(turn: number): number {
  const { cos, sin } = angle(turn);
  return Math.abs(cos) + Math.abs(sin);
}
