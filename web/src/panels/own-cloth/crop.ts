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
  /** The turn of the picture under the square, in degrees clockwise. */
  turn: number;
}

/** The smallest side of a square, in pixels of the picture. */
const LEAST_SIDE = 24;

/** Returns the largest square in the middle of a picture. */
export function firstCrop({ width, height }: PictureSize): Crop {
  return { x: width / 2, y: height / 2, side: Math.min(width, height), turn: 0 };
}

/** Returns the side of the largest square that fits into a picture at a turn, in pixels of the picture. */
export function mostSide({ width, height }: PictureSize, turn: number): number {
  return Math.min(width, height) / spread(turn);
}

/** Returns a crop that lies within the picture: the nearest one of at most the same side. */
export function fitted({ x, y, side, turn }: Crop, size: PictureSize): Crop {
  const most = mostSide(size, turn);
  const fitting = Math.min(most, Math.max(LEAST_SIDE, side));
  const half = (fitting * spread(turn)) / 2;
  const within = (at: number, length: number) => Math.min(length - half, Math.max(half, at));
  return { x: within(x, size.width), y: within(y, size.height), side: fitting, turn };
}

/** Returns the crop after a drag of the picture by (dx, dy), in shares of the square's side. */
export function dragged({ x, y, side, turn }: Crop, dx: number, dy: number): Crop {
  const { cos, sin } = angle(turn);
  return { x: x - side * (dx * cos + dy * sin), y: y - side * (dy * cos - dx * sin), side, turn };
}

/** How a square of fabric fills a tile of `CLOTH_TILE` inches at true scale. */
export interface Tiling {
  /** The share of the square's side, from its middle, that is used: 1 for all of it. */
  share: number;
  /** How often the used part repeats across the tile. */
  times: number;
}

/**
 * Returns how a square that shows this many inches fills a tile. Only the middle `CLOTH_TILE` inches of a larger square
 * are used. A smaller one repeats, and is cut so that it repeats a whole number of times.
 */
export function tilingOf(inches: number): Tiling {
  const times = Math.max(1, Math.ceil(CLOTH_TILE / inches - 1e-9));
  return { share: CLOTH_TILE / times / inches, times };
}

/** A line on the square, from one end to the other, in shares of the square's side. */
export interface RulerLine {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** Returns the inches that the square shows if the line on it is `length` inches long; null for a line without length. */
export function inchesByLine({ from, to }: RulerLine, length: number): number | null {
  const share = Math.hypot(to.x - from.x, to.y - from.y);
  return share < 0.02 ? null : length / share;
}

function angle(turn: number) {
  const radians = (turn * Math.PI) / 180;
  return { cos: Math.cos(radians), sin: Math.sin(radians) };
}

/** Returns the width of the box around a turned square of side 1. */
function spread(turn: number): number {
  const { cos, sin } = angle(turn);
  return Math.abs(cos) + Math.abs(sin);
}
