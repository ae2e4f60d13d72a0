import type { PlainBlock, PlainQuilt } from '../../../web/bench/page-api.js';
import { clothPicture, type ClothPicture, type Rgb } from './cloth-pictures.js';

/* The colour of each point of a quilt, from the rules alone. It shares no code with the product. */

export type Shape = PlainBlock['shapes'][number];

export const PAPER: Rgb = [255, 255, 255];
/** The side of a fabric picture, in inches of cloth. */
export const TILE = 6;
/**
 * The line of a seam: 1/22 inch wide, in ink with an opacity of 13 %. It is left out if it is thinner than a fifth of a
 * pixel.
 */
export const SEAM = { width: 1 / 22, ink: [31, 42, 68], strength: 0.13, thinnest: 0.2 } as const;
const DIRECTIONS = Array.from({ length: 8 }, (_, i) => ({
  dx: Math.cos((i * Math.PI) / 4),
  dy: Math.sin((i * Math.PI) / 4),
}));

/** Returns the colour of a point of the quilt, in inches. */
export function colourAt(quilt: PlainQuilt, x: number, y: number, scale: number): Rgb {
  const block = blockAt(quilt, x, y);
  if (!block) return bandColour(quilt, x, y, scale);
  const fabric = block.shape?.[5] ?? 0;
  const colour = clothColour(clothOf(quilt, fabric), x - block.x, y - block.y);
  if (SEAM.width * scale < SEAM.thinnest) return colour;
  const half = SEAM.width / 2;
  const isSeam = DIRECTIONS.some(({ dx, dy }) => {
    const beside = blockAt(quilt, x + dx * half, y + dy * half);
    return beside?.copy !== block.copy || (beside.shape?.[5] ?? 0) !== fabric;
  });
  return isSeam ? inked(colour) : colour;
}

/**
 * Returns the colour of a point on the borders and the sashing (`bands`). Bands are painted one over the other, each
 * with a line of at least a pixel along its edges.
 */
function bandColour(quilt: PlainQuilt, x: number, y: number, scale: number): Rgb {
  const half = Math.max(1 / scale, SEAM.width) / 2;
  let colour = PAPER;
  for (const { outer, hole, fabric } of quilt.bands) {
    const edges = hole ? [outer, hole] : [outer];
    const depths = edges.map((edge) =>
      Math.min(x - edge.x, y - edge.y, edge.x + edge.width - x, edge.y + edge.height - y),
    );
    const [inOuter = -1, inHole = -1] = depths;
    if (inOuter >= 0 && inHole < 0) colour = clothColour(clothOf(quilt, fabric), x, y);
    const isNear = edges.some((edge, i) => {
      const reaches =
        x > edge.x - half &&
        y > edge.y - half &&
        x < edge.x + edge.width + half &&
        y < edge.y + edge.height + half;
      return reaches && Math.abs(depths[i] ?? Infinity) < half;
    });
    if (isNear) colour = inked(colour);
  }
  return colour;
}

/** Returns the topmost copy of a block at a point, with the copy's corner and its topmost shape at this point. */
export function blockAt(
  quilt: PlainQuilt,
  px: number,
  py: number,
): { copy: number; x: number; y: number; shape: Shape | undefined } | null {
  for (let copy = quilt.copies.length - 1; copy >= 0; copy--) {
    const [x = 0, y = 0, index = 0] = quilt.copies[copy] ?? [];
    const block = quilt.blocks[index];
    if (!block || px < x || py < y || px >= x + block.width || py >= y + block.height) continue;
    const u = (1000 * (px - x)) / block.width;
    const v = (1000 * (py - y)) / block.height;
    let top = block.shapes.length - 1;
    while (top >= 0 && !holds(block.shapes[top], u, v)) top--;
    return { copy, x, y, shape: block.shapes[top] };
  }
  return null;
}

/**
 * True if a shape contains the point (u, v) of its block. Right triangles have their right angle at the bottom left
 * (type 2), bottom right (7), top right (8) or top left (9). Isosceles triangles point up (3), right (11), down (12) or
 * left (13).
 */
function holds(shape: Shape | undefined, u: number, v: number): boolean {
  if (!shape) return false;
  const [type, left, top, width, height] = shape;
  const x = (u - left) / width;
  const y = (v - top) / height;
  if (x < 0 || y < 0 || x > 1 || y > 1) return false;
  const [fromMiddleX, fromMiddleY] = [Math.abs(2 * x - 1), Math.abs(2 * y - 1)];
  switch (type) {
    case 2:
      return y >= x;
    case 7:
      return x + y >= 1;
    case 8:
      return x >= y;
    case 9:
      return x + y <= 1;
    case 3:
      return fromMiddleX <= y;
    case 12:
      return fromMiddleX <= 1 - y;
    case 11:
      return fromMiddleY <= 1 - x;
    case 13:
      return fromMiddleY <= x;
    case 10:
      return fromMiddleX + fromMiddleY <= 1;
    case 6:
      return fromMiddleX ** 2 + fromMiddleY ** 2 <= 1;
    default:
      return true;
  }
}

export function clothOf({ fabrics }: Pick<PlainQuilt, 'fabrics'>, fabric: number): ClothPicture | null {
  const known = fabrics[fabric];
  return known ? clothPicture(known.file) : null;
}

/**
 * Returns the colour of a point of a fabric, which repeats every 6 inches. Colours change evenly between the centres of
 * the picture's pixels.
 */
function clothColour(cloth: ClothPicture | null, x: number, y: number): Rgb {
  if (!cloth) return PAPER;
  const { side, pixels } = cloth;
  const u = (x / TILE) * side - 0.5 + side;
  const v = (y / TILE) * side - 0.5 + side;
  const left = Math.floor(u);
  const top = Math.floor(v);
  const across = u - left;
  const down = v - top;
  const upper = (top % side) * side;
  const lower = ((top + 1) % side) * side;
  const west = left % side;
  const east = (left + 1) % side;
  // Called some millions of times, so it allocates only its result.
  const a = 3 * (upper + west);
  const b = 3 * (upper + east);
  const c = 3 * (lower + west);
  const d = 3 * (lower + east);
  return [
    between(pixels[a], pixels[b], pixels[c], pixels[d], across, down),
    between(pixels[a + 1], pixels[b + 1], pixels[c + 1], pixels[d + 1], across, down),
    between(pixels[a + 2], pixels[b + 2], pixels[c + 2], pixels[d + 2], across, down),
  ];
}

/** Interpolates linearly between the values at four corners: `a` and `b` above, `c` and `d` below. */
function between(a = 0, b = 0, c = 0, d = 0, across: number, down: number): number {
  return (a * (1 - across) + b * across) * (1 - down) + (c * (1 - across) + d * across) * down;
}

function inked([red, green, blue]: Rgb): Rgb {
  const over = (channel: number, ink: number) => channel + (ink - channel) * SEAM.strength;
  return [over(red, SEAM.ink[0]), over(green, SEAM.ink[1]), over(blue, SEAM.ink[2])];
}
