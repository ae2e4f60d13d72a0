import { FABRIC, LIMITS } from '@quiltwright/shared/limits';
import type { Box } from '@quiltwright/shared/geometry/outline';
import type { Block } from '@quiltwright/shared/quilting/block';
import { boxOf } from '@quiltwright/shared/quilting/shape-outlines';
import type { Drawing, LaidShape } from '../../model/created-block/drawing';
import { selectedShapes } from '../../model/created-block/drawing';
import { boxAround } from '../../model/created-block/reshape';
import { exactInches } from '../../ui/inches';
import { nameOfSelected, shortName } from './shape-names';

type BlockSize = Pick<Block, 'blockWidth' | 'blockHeight'>;

/** Where the corner of a box of block units lies in a block. */
export function placeIn({ x, y }: Pick<Box, 'x' | 'y'>, { blockWidth, blockHeight }: BlockSize): string {
  return `${lengthOf(x, blockWidth)}, ${lengthOf(y, blockHeight)}`;
}

/** How large a box of block units is in a block. */
export function sizeIn({ width, height }: Box, { blockWidth, blockHeight }: BlockSize): string {
  return `${lengthOf(width, blockWidth)} × ${lengthOf(height, blockHeight)}`;
}

function lengthOf(units: number, side: number): string {
  return exactInches((units * side) / LIMITS.blockSpace);
}

/** All that tells a shape from the others, for those who don't see it. */
function wordsOfShape({ shape, level }: LaidShape, block: BlockSize): string {
  const box = boxOf(shape);
  const { fillFabric } = shape;
  return [
    `${shortName(shape.shapeType)} ${placeIn(box, block)}`,
    sizeIn(box, block),
    `layer ${level + 1}`,
    fillFabric > FABRIC.lastSpot ? 'in cloth' : `fabric spot ${fillFabric}`,
  ].join(', ');
}

/** What led from one drawing to the next, for those who don't see it; null where there is nothing to tell. */
export function wordsOfChange(before: Drawing, after: Drawing): string | null {
  const [was, is] = [before.document, after.document];
  if (was.id !== is.id) return null;
  if (was.design !== is.design) {
    const [undone, redone, done] = [was.past.at(-1), was.future.at(-1), is.past.at(-1)];
    if (undone?.design === is.design) return `Undone: ${undone.label}`;
    if (redone?.design === is.design) return `Redone: ${redone.label}`;
    // A nudge goes on with the step before; a name is none.
    if (!done || (done.design !== was.design && is.past !== was.past)) return null;
    return after.selection.size > 0 ? `${done.label}: ${wordsOfSelected(after)}` : done.label;
  }
  if (before.clipboard !== after.clipboard && after.clipboard) return 'Shapes copied';
  return before.selection === after.selection ? null : wordsOfSelected(after);
}

function wordsOfSelected(drawing: Drawing): string {
  const { block } = drawing.document.design;
  const [first, ...others] = selectedShapes(drawing);
  if (!first) return 'Nothing selected';
  if (others.length === 0) return wordsOfShape(first, block);
  const box = boxAround(drawing);
  return `${nameOfSelected([first, ...others])} ${placeIn(box, block)}, ${sizeIn(box, block)}`;
}
