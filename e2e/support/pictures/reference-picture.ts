import type { PlainBlock, PlainQuilt } from '../../../web/bench/page-api.js';
import { clothPicture, type ClothPicture, type Rgb } from './cloth-pictures.js';

/*
 * Computes the expected picture of a quilt pixel by pixel from the rules alone. It is slow and shares no code
 * with the product. Each pixel is the mean of 8 × 8 points, each with the colour of the topmost shape.
 */

/**
 * The position of the quilt's top left corner on the screen, in device pixels, and the scale in device pixels per inch.
 */
export interface QuiltView {
  x: number;
  y: number;
  scale: number;
}

/** A rectangle of device pixels. */
export interface Clip {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Shape = PlainBlock['shapes'][number];

const POINTS = 8;
const PAPER: Rgb = [255, 255, 255];
/** The side of a fabric picture, in inches of cloth. */
const TILE = 6;
/**
 * The line of a seam: 1/22 inch wide, in ink with an opacity of 13 %. It is left out if it is thinner than a fifth of a
 * pixel.
 */
const SEAM = { width: 1 / 22, ink: [31, 42, 68], strength: 0.13, thinnest: 0.2 } as const;
const DIRECTIONS = Array.from({ length: 8 }, (_, i) => ({
  dx: Math.cos((i * Math.PI) / 4),
  dy: Math.sin((i * Math.PI) / 4),
}));

/**
 * Returns the exact picture of `quilt` within `clip`, row by row, with three numbers (0 to 255) for each pixel. The
 * numbers are NaN for pixels that aren't completely on the quilt.
 */
export function referencePicture(quilt: PlainQuilt, view: QuiltView, clip: Clip): Float32Array {
  const picture = new Float32Array(clip.width * clip.height * 3).fill(NaN);
  const pixel = 1 / view.scale;
  const reach = Math.max(pixel, SEAM.width);
  for (let row = 0; row < clip.height; row++) {
    for (let column = 0; column < clip.width; column++) {
      const x = (clip.left + column - view.x) * pixel;
      const y = (clip.top + row - view.y) * pixel;
      if (x < pixel || y < pixel || x + 2 * pixel > quilt.width || y + 2 * pixel > quilt.length) continue;
      const near = partNear(quilt, x - reach, y - reach, pixel + 2 * reach);
      const plain = plainAt(near, x - reach, y - reach, pixel + 2 * reach);
      const mean = plain
        ? meanOfCloth(plain.cloth, x - plain.x, y - plain.y, pixel)
        : meanOfPart(near, x, y, pixel, view.scale);
      picture.set(mean, (row * clip.width + column) * 3);
    }
  }
  return picture;
}

/**
 * Returns the mean colour of a square of the quilt that one screen pixel shows: the mean of evenly spread points.
 * @param pixel the side of the square, in inches
 */
function meanOfPart(quilt: PlainQuilt, x: number, y: number, pixel: number, scale: number): Rgb {
  let [red, green, blue] = [0, 0, 0];
  for (let point = 0; point < POINTS * POINTS; point++) {
    const px = x + (((point % POINTS) + 0.5) / POINTS) * pixel;
    const py = y + ((Math.floor(point / POINTS) + 0.5) / POINTS) * pixel;
    const colour = colourAt(quilt, px, py, scale);
    red += colour[0];
    green += colour[1];
    blue += colour[2];
  }
  return [red / POINTS ** 2, green / POINTS ** 2, blue / POINTS ** 2];
}

/**
 * Returns the mean colour of a square of one fabric that one screen pixel shows. Each pixel of the fabric picture has
 * the weight of its column times that of its row.
 * @param pixel the side of the square, in inches
 */
function meanOfCloth(cloth: ClothPicture | null, x: number, y: number, pixel: number): Rgb {
  if (!cloth) return PAPER;
  const { side, pixels } = cloth;
  const columns = sharesAlong(side, x, pixel);
  let [red, green, blue] = [0, 0, 0];
  for (const [row, ofRow] of sharesAlong(side, y, pixel)) {
    for (const [column, ofColumn] of columns) {
      const at = 3 * (row * side + column);
      const share = ofRow * ofColumn;
      red += share * (pixels[at] ?? 0);
      green += share * (pixels[at + 1] ?? 0);
      blue += share * (pixels[at + 2] ?? 0);
    }
  }
  return [red, green, blue];
}

/**
 * Returns the columns (or rows) of a fabric picture that a stretch of cloth shows, each with its weight in the mean.
 * The stretch begins at `start` and is `length` long, in inches. The weights sum to 1.
 */
function sharesAlong(side: number, start: number, length: number): [line: number, share: number][] {
  const shares: [number, number][] = [];
  const count = (line: number, share: number) => {
    const known = shares.find(([each]) => each === line);
    if (known) known[1] += share / POINTS;
    else shares.push([line, share / POINTS]);
  };
  for (let point = 0; point < POINTS; point++) {
    const at = ((start + ((point + 0.5) / POINTS) * length) / TILE) * side - 0.5 + side;
    const line = Math.floor(at);
    count(line % side, 1 - (at - line));
    count((line + 1) % side, at - line);
  }
  return shares;
}

/** The result of comparing a picture with its reference. */
export interface Difference {
  /** The mean difference of all channels of all pixels, from 0 to 255. */
  mean: number;
  /**
   * The fraction of pixels that `differenceOf` doesn't accept, because at least one of their channels is outside the
   * allowed range.
   */
  strays: number;
}

/**
 * Returns how much a picture differs from its reference. A pixel is compared with nine pixels of the reference: the
 * pixel at the same place and its eight neighbours. A channel may be outside the range of the nine values by up to
 * `slack`. So edges may be off by a part of a pixel.
 * @param pixels three numbers for each pixel, as many as in `reference`
 */
export function differenceOf(
  pixels: Uint8Array,
  reference: Float32Array,
  width: number,
  slack: number,
): Difference {
  let sum = 0;
  let count = 0;
  let strays = 0;
  for (let at = 0; at < reference.length; at += 3) {
    if (Number.isNaN(reference[at])) continue;
    count++;
    let isStray = false;
    for (let c = at; c < at + 3; c++) {
      const value = pixels[c] ?? 0;
      const off = Math.abs(value - (reference[c] ?? 0));
      sum += off;
      // The reference pixel itself is one of the nine.
      if (off <= slack) continue;
      let [least, most] = [Infinity, -Infinity];
      for (const down of [-width, 0, width]) {
        for (const across of [-1, 0, 1]) {
          const near = reference[c + 3 * (down + across)] ?? NaN;
          if (near < least) least = near;
          if (near > most) most = near;
        }
      }
      if (value < least - slack || value > most + slack) isStray = true;
    }
    if (isStray) strays++;
  }
  return { mean: sum / (3 * count), strays: strays / count };
}

/** Returns the colour of a point of the quilt, in inches. */
function colourAt(quilt: PlainQuilt, x: number, y: number, scale: number): Rgb {
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

/** Returns the quilt with only those copies and shapes that may touch a square. This only saves time. */
function partNear(quilt: PlainQuilt, x: number, y: number, side: number): PlainQuilt {
  const copies: PlainQuilt['copies'][number][] = [];
  const blocks: PlainBlock[] = [];
  for (const [left, top, index] of quilt.copies) {
    const block = quilt.blocks[index];
    if (!block || left >= x + side || top >= y + side || left + block.width <= x || top + block.height <= y)
      continue;
    copies.push([left, top, blocks.length]);
    blocks.push({ ...block, shapes: shapesNear(block, x - left, y - top, side) });
  }
  return { ...quilt, copies, blocks };
}

/** Returns the shapes of a block whose boxes may touch a square. The square is in inches from the block's corner. */
function shapesNear({ shapes, width, height }: PlainBlock, x: number, y: number, side: number): Shape[] {
  const [from, to] = [(1000 * x) / width, (1000 * (x + side)) / width];
  const [above, below] = [(1000 * y) / height, (1000 * (y + side)) / height];
  return shapes.filter(
    ([, left, top, across, down]) =>
      left <= to && left + across >= from && top <= below && top + down >= above,
  );
}

/** A fabric, and the point of the quilt at which the fabric's first tile begins, in inches. */
interface Plain {
  cloth: ClothPicture | null;
  x: number;
  y: number;
}

/**
 * Returns the fabric of a square that no edge crosses. Nine points of this square show the same shape of the same
 * copy, or the square shows only bands. Null if an edge may cross the square.
 */
function plainAt(quilt: PlainQuilt, x: number, y: number, side: number): Plain | null {
  if (quilt.copies.length === 0) return plainBandAt(quilt, x, y, side);
  const first = blockAt(quilt, x, y);
  if (!first) return null;
  for (let place = 8; place > 0; place--) {
    const other = blockAt(quilt, x + ((place % 3) * side) / 2, y + (Math.floor(place / 3) * side) / 2);
    if (other?.copy !== first.copy || other.shape !== first.shape) return null;
  }
  return { cloth: clothOf(quilt, first.shape?.[5] ?? 0), x: first.x, y: first.y };
}

/**
 * Returns the fabric of a square that no block touches and no edge of a border or sashing crosses. Null if an edge
 * crosses it.
 */
function plainBandAt({ bands, fabrics }: PlainQuilt, x: number, y: number, side: number): Plain | null {
  const isWithin = (at: number, from: number) => at >= from && at <= from + side;
  let top: number | undefined;
  for (const { outer, hole, fabric } of bands) {
    let depth = 0;
    for (const edge of hole ? [outer, hole] : [outer]) {
      const [right, bottom] = [edge.x + edge.width, edge.y + edge.height];
      if (isWithin(edge.x, x) || isWithin(right, x) || isWithin(edge.y, y) || isWithin(bottom, y))
        return null;
      if (x > edge.x && x < right && y > edge.y && y < bottom) depth++;
    }
    if (depth === 1) top = fabric;
  }
  return { cloth: top === undefined ? null : clothOf({ fabrics }, top), x: 0, y: 0 };
}

/** Returns the topmost copy of a block at a point, with the copy's corner and its topmost shape at this point. */
function blockAt(
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

function clothOf({ fabrics }: Pick<PlainQuilt, 'fabrics'>, fabric: number): ClothPicture | null {
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
