/**
 * Turns the painted picture of a block. The file is plain JavaScript, because the thread for snapshots runs it
 * unchanged, in tests too.
 *
 * @import { Box, Size } from '@quiltwright/shared/geometry/box'
 * @import { BlockCover } from './sewn/block-cover.mjs'
 */
import { cornersOfBox } from '@quiltwright/shared/geometry/box';
import { isSlanted, pointAsDrawn, turnedCorners, turning } from '@quiltwright/shared/geometry/orientation';
import { polygon, rowCrossings } from '@quiltwright/shared/geometry/outline';
import { transformed } from '@quiltwright/shared/geometry/transform';
import { SEGMENT_STRIDE } from '@quiltwright/shared/quilting/sewn/stitch-lines';

/**
 * Returns the size in samples of a block as it was drawn, which takes up a box of samples after its turn.
 *
 * @param {Size} box in samples
 * @param {Size} inches of the block as it was drawn
 * @param {number} turn
 * @param {number} density samples per inch
 */
export function drawnSize(box, inches, turn, density) {
  if (isSlanted({ turn }))
    return {
      width: Math.max(1, Math.round(inches.width * density)),
      height: Math.max(1, Math.round(inches.height * density)),
    };
  return turn % 4 === 0 ? box : { width: box.height, height: box.width };
}

/**
 * Returns the picture of a block after a turn about its middle. Turned by quarters, it has the same samples.
 *
 * @param {BlockCover & { colours: Uint8Array }} block
 * @param {Size} drawn the size of its picture, in samples
 * @param {Size} box the size of the picture after the turn
 * @param {number} turn
 * @returns {BlockCover & { colours: Uint8Array }}
 */
export function turnedPicture({ colours, cover, isWhole }, drawn, { width, height }, turn) {
  const turned = { colours: new Uint8Array(3 * width * height), cover: new Uint16Array(width * height) };
  const from = {
    x: (width - drawn.width) / 2,
    y: (height - drawn.height) / 2,
    width: drawn.width,
    height: drawn.height,
  };
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const point = pointAsDrawn({ x: x + 0.5, y: y + 0.5 }, from, { turn });
      const [column, row] = [Math.floor(point.x - from.x), Math.floor(point.y - from.y)];
      if (column < 0 || row < 0 || column >= drawn.width || row >= drawn.height) continue;
      const sample = row * drawn.width + column;
      turned.cover[at] = cover[sample] ?? 0;
      turned.colours[3 * at] = colours[3 * sample] ?? 0;
      turned.colours[3 * at + 1] = colours[3 * sample + 1] ?? 0;
      turned.colours[3 * at + 2] = colours[3 * sample + 2] ?? 0;
    }
  }
  return { ...turned, isWhole: isWhole && !isSlanted({ turn }) };
}

/**
 * Returns a function that gives the part of a row of pixels that a turned copy covers: its first pixel, and the pixel
 * after its last one.
 *
 * @param {Box} drawn the box of the copy as it was drawn, in pixels
 * @param {number} turn
 */
export function turnedRows(drawn, turn) {
  const outline = polygon(turnedCorners(drawn, { turn }));
  return (/** @type {number} */ y) => {
    const crossings = rowCrossings(outline, y + 0.5);
    const [from = 0, to = 0] = [crossings[0], crossings.at(-1)];
    return { first: Math.ceil(from - 0.5), end: Math.ceil(to - 0.5) };
  };
}

/**
 * Returns the seams of a block after a turn, in inches of the box that the block then takes up.
 *
 * @param {Float32Array} segments
 * @param {Size} size of the block as it was drawn, in inches
 * @param {number} turn
 */
export function turnedSeams(segments, size, turn) {
  const drawn = { x: 0, y: 0, ...size };
  const matrix = turning(drawn, { turn });
  const corners = cornersOfBox(drawn).map((corner) => transformed(corner, matrix));
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const turned = segments.slice();
  for (let at = 0; at < turned.length; at += SEGMENT_STRIDE)
    for (const end of [at, at + 2]) {
      const { x, y } = transformed({ x: segments[end] ?? 0, y: segments[end + 1] ?? 0 }, matrix);
      turned[end] = x - left;
      turned[end + 1] = y - top;
    }
  return turned;
}
