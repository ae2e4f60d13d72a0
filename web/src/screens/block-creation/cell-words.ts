import type { Cell } from '@quiltwright/shared/quilting/patch-grid';
import type { CreatedBlockDesign } from '../../model/created-block/created-block-document';
import { laidShapes } from '../../model/created-block/drawing';
import { sidesOfCell } from '../../model/created-block/fill-commands';
import { sidesOf } from '../../model/created-block/sides';
import { shapeNames } from '../../panels/reading/shape-names';

/** Of more shapes in a cell only their number is said. */
const MOST_TOLD = 5;

/** A cell of the patch grid in words, with what it holds, topmost first. */
export function cellWords(design: CreatedBlockDesign, cell: Cell): string {
  const { left, top, right, bottom } = sidesOfCell(design.grid, cell);
  const held = laidShapes(design)
    .filter(({ shape, level }) => {
      const sides = sidesOf(shape);
      const isAcross = sides.left < right && sides.right > left;
      return isAcross && sides.top < bottom && sides.bottom > top && !design.layers[level]?.isHidden;
    })
    .reverse()
    .map(({ shape: { shapeType, fillFabric } }) => `${shapeNames[shapeType]}, spot ${fillFabric}`);
  const what =
    held.length === 0 ? 'empty' : held.length > MOST_TOLD ? `${held.length} shapes` : held.join('; ');
  return `Cell ${cell.column + 1} across, ${cell.row + 1} down: ${what}`;
}
