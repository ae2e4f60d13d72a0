import { counted } from '@quiltwright/shared/counted';
import { FABRIC, LIMITS } from '@quiltwright/shared/limits';
import type { Box } from '@quiltwright/shared/geometry/box';
import type { Block } from '@quiltwright/shared/quilting/block';
import { areSameGrids } from '@quiltwright/shared/quilting/shapes/patch-grid';
import { boxOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import type { Drawing, LaidShape } from '@quiltwright/shared/model/created-block/drawing';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import { laidShapes, selectedShapes } from '@quiltwright/shared/model/created-block/drawing';
import { areSameStarGrids } from '@quiltwright/shared/quilting/shapes/star-grid';
import { starGridPhrase } from '@quiltwright/shared/model/created-block/drafting/star-grid-words';
import { gridPhrase } from '@quiltwright/shared/model/created-block/fixing/grid-words';
import { areRecolouredAlone, linkedCopies } from '@quiltwright/shared/model/created-block/links';
import { boxAround } from '@quiltwright/shared/model/created-block/reshape';
import { describeChange } from '../../../panels/arrange/change-words';
import { exactInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import { describeDraft } from '../words/draft-words';
import { nameOfSelected, shapeName, type SelectedNoun } from '../words/shape-names';

type BlockSize = Pick<Block, 'blockWidth' | 'blockHeight'>;

/** Returns the position of a corner in a block, in words. `x` and `y` are in block units. */
export function placeIn({ x, y }: Pick<Box, 'x' | 'y'>, { blockWidth, blockHeight }: BlockSize): string {
  return `${lengthOf(x, blockWidth)}, ${lengthOf(y, blockHeight)}`;
}

/** Returns the size of a box in a block, in words. The box is in block units. */
export function sizeIn({ width, height }: Box, { blockWidth, blockHeight }: BlockSize): string {
  return `${lengthOf(width, blockWidth)} × ${lengthOf(height, blockHeight)}`;
}

function lengthOf(units: number, side: number): string {
  return exactInches((units * side) / LIMITS.blockSpace);
}

/** Returns the kind, position, size, layer and fabric of a shape in words, for people who can't see the shape. */
function describeShape({ shape, level }: LaidShape, block: BlockSize): string {
  const box = boxOf(shape);
  const { fillFabric } = shape;
  return [
    `${shapeName(shape, block)} ${placeIn(box, block)}`,
    sizeIn(box, block),
    `layer ${level + 1}`,
    fillWords(fillFabric),
  ].join(', ');
}

/**
 * Returns the difference between two drawings in words, for people who can't see the drawing. Null if there is
 * nothing to announce.
 * @param noun the word for several selected shapes
 */
export function describeDrawing(
  before: Drawing,
  after: Drawing,
  noun: SelectedNoun = 'shapes',
): string | null {
  return describeChange(before, after, {
    ofSelected: (drawing) => describeSelected(drawing, noun),
    ofStep: ({ document: { design: was } }, { document: { design: is } }) =>
      describeSettings(was, is) ??
      describeDraft(before, after) ??
      describeGone(was, is) ??
      describeSymmetry(before, after),
    copied: 'Shapes copied',
  });
}

/** Returns the new grid or the new size in words; null if neither has changed. */
function describeSettings(
  was: CreatedBlockDesign,
  { grid, starGrid, block }: CreatedBlockDesign,
): string | null {
  const { blockWidth, blockHeight } = block;
  if (!areSameStarGrids(starGrid, was.starGrid))
    return starGrid ? starGridPhrase(starGrid) : gridPhrase(grid);
  if (!areSameGrids(grid, was.grid)) return gridPhrase(grid);
  const isAsLarge = blockWidth === was.block.blockWidth && blockHeight === was.block.blockHeight;
  return isAsLarge ? null : formatSize(blockWidth, blockHeight);
}

/** Returns the number of removed shapes in words; null if no shape was removed, or if shapes were also added. */
function describeGone(was: CreatedBlockDesign, is: CreatedBlockDesign): string | null {
  const nums = new Set(laidShapes(was).map(({ shape }) => shape.shapeNum));
  const left = laidShapes(is);
  const count = nums.size - left.length;
  if (count <= 0 || left.some(({ shape }) => !nums.has(shape.shapeNum))) return null;
  return counted(count, 'shape');
}

/**
 * Returns the number of shapes that the symmetry added, in words. Null if the symmetry added no shapes, or if the
 * announcement of the selection already counts them.
 */
export function describeSymmetry({ symmetry, document }: Drawing, after: Drawing): string | null {
  if (symmetry === 'none' || linkedCopies(after) > 0) return null;
  const nums = new Set(laidShapes(document.design).map(({ shape }) => shape.shapeNum));
  const laid = laidShapes(after.document.design).filter(({ shape }) => !nums.has(shape.shapeNum));
  return laid.length > 1 ? `${laid.length} shapes by symmetry` : null;
}

function describeSelected(drawing: Drawing, noun: SelectedNoun): string {
  const { block } = drawing.document.design;
  const [first, ...others] = selectedShapes(drawing);
  if (!first) return 'Nothing selected';
  const linked = describeLinked(drawing);
  if (others.length === 0) return describeShape(first, block) + linked;
  if (noun === 'patches') return `${nameOfSelected([first, ...others], block, noun)} selected`;
  const box = boxAround(drawing);
  return `${nameOfSelected([first, ...others], block)} ${placeIn(box, block)}, ${sizeIn(box, block)}${linked}`;
}

function describeLinked(drawing: Drawing): string {
  const linked = linkedCopies(drawing);
  if (linked === 0) return '';
  return `, ${linked} linked copies${areRecolouredAlone(drawing) ? ', recoloured alone' : ''}`;
}

/** Returns the fabric of a shape in words: its fabric spot, or only that the shape has a real fabric. */
export function fillWords(fillFabric: number): string {
  return fillFabric > FABRIC.lastSpot ? 'in fabric' : `spot ${fillFabric}`;
}
