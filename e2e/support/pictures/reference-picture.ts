import type { PlainBlock, PlainQuilt } from '../../../web/bench/page-api.js';
import type { ClothPicture, Rgb } from './cloth-pictures.js';
import { blockAt, clothOf, colourAt, PAPER, SEAM, TILE, type Shape } from './reference-colours.js';

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

const POINTS = 8;

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
