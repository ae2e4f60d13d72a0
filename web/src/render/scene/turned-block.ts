import {
  boxAsDrawn,
  isAsDrawn,
  isSlanted,
  turnedSize,
  turning,
} from '@quiltwright/shared/geometry/orientation';
import { cornersOfBox, type Box } from '@quiltwright/shared/geometry/box';
import { transformed, type Transform } from '@quiltwright/shared/geometry/transform';
import type { SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';
import type { Brush } from '../surface/surface';

/** How a block is painted so that it takes up a box of a canvas. */
interface TurnedPainting {
  /** The box of the block as it was drawn, in its own coordinates. */
  drawn: Box;
  /** The transformation from these coordinates to pixels of the canvas; null if they are the same. */
  matrix: Transform | null;
}

type Turned = Pick<SceneBlock, 'width' | 'height' | 'turn' | 'mirrored'>;

/** Returns the number of pixels per inch, across and down, of a block that takes up a box of pixels. */
export function scaleOf(block: Turned, box: Pick<Box, 'width' | 'height'>): { across: number; down: number } {
  const taken = turnedSize(block, block);
  return { across: box.width / taken.width, down: box.height / taken.height };
}

/**
 * Returns how a block is painted so that it takes up a box. Sides of whole pixels stay so, except those of a slanted
 * block.
 */
export function turnedInto(block: Turned, box: Box): TurnedPainting {
  if (isAsDrawn(block)) return { drawn: box, matrix: null };
  const { across, down } = scaleOf(block, box);
  const isAcross = (block.turn ?? 0) % 4 === 2;
  const [width, height] = isSlanted(block)
    ? [block.width * across, block.height * across]
    : [isAcross ? box.height : box.width, isAcross ? box.width : box.height];
  const drawn = { x: -width / 2, y: -height / 2, width, height };
  const { a, b, c, d } = turning(drawn, block);
  const stretch = isSlanted(block) ? down / across : 1;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return { drawn, matrix: { a, b: b * stretch, c, d: d * stretch, e: x, f: y } };
}

/** Returns the part of a block that is seen in a box of the canvas, in the block's own coordinates. */
export function seenAsDrawn(block: Turned, box: Box, { drawn, matrix }: TurnedPainting, seen: Box): Box {
  if (!matrix) return seen;
  const part = { ...seen, x: seen.x - box.x - box.width / 2, y: seen.y - box.y - box.height / 2 };
  return boxAsDrawn(part, drawn, block);
}

/** Limits what is painted to a block that takes up a box. Does nothing if the block fills its box. */
export function clipToSlanted(brush: Brush, block: Turned, box: Box): void {
  if (!isSlanted(block)) return;
  brush.beginPath();
  traceBlock(brush, block, box);
  brush.clip();
}

/** Adds the edge of a block that takes up a box to the current path. */
export function traceBlock(
  brush: Pick<Brush, 'moveTo' | 'lineTo' | 'closePath'>,
  block: Turned,
  box: Box,
): void {
  const { drawn, matrix } = turnedInto(block, box);
  const corners = cornersOfBox(drawn).map((corner) => (matrix ? transformed(corner, matrix) : corner));
  for (const [index, { x, y }] of corners.entries()) {
    if (index === 0) brush.moveTo(x, y);
    else brush.lineTo(x, y);
  }
  brush.closePath();
}
