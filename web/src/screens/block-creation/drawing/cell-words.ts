import { fillWords } from '../shapes/shape-words';
import { formOf } from '@quiltwright/shared/quilting/shapes/form';
import type { CellRange } from '@quiltwright/shared/quilting/shapes/patch-grid';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import { laidShapes } from '@quiltwright/shared/model/created-block/drawing';
import { edgesOfRange } from '@quiltwright/shared/model/created-block/laying/fill-commands';
import { edgesOf } from '@quiltwright/shared/model/created-block/fine-edges';
import { nameOfForm } from '../../../panels/reading/shape-names';

/**
 * The greatest number of shapes in a cell that are announced one by one. For more shapes, only their number is
 * announced.
 */
const MOST_NAMED = 5;

/** Returns words for cells of the patch grid, and for the shapes in these cells, topmost first. */
export function cellWords(design: CreatedBlockDesign, cells: CellRange): string {
  const { left, top, right, bottom } = edgesOfRange(design.grid, cells);
  const held = laidShapes(design)
    .filter(({ shape, level }) => {
      const sides = edgesOf(shape);
      const isAcross = sides.left < right && sides.right > left;
      return isAcross && sides.top < bottom && sides.bottom > top && !design.layers[level]?.isHidden;
    })
    .reverse()
    .map(({ shape }) => `${nameOfForm(formOf(shape))}, ${fillWords(shape.fillFabric)}`);
  const what =
    held.length === 0 ? 'empty' : held.length > MOST_NAMED ? `${held.length} shapes` : held.join('; ');
  const { column, row, columns, rows } = cells;
  const noun = columns * rows === 1 ? 'Cell' : 'Cells';
  return `${noun} ${numbers(column, columns)} across, ${numbers(row, rows)} down: ${what}`;
}

function numbers(first: number, count: number): string {
  return count === 1 ? String(first + 1) : `${first + 1} to ${first + count}`;
}
