import { counted } from '@quiltwright/shared/counted';
import { clamp } from '@quiltwright/shared/geometry/interval';
import type { Point } from '@quiltwright/shared/geometry/point';
import { FABRIC, LIMITS } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import { SHAPE_TYPE, type Shape } from '@quiltwright/shared/quilting/shapes/shape';
import { formOf } from '@quiltwright/shared/quilting/shapes/form';
import { boxOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { blockAmounts } from '@quiltwright/shared/model/cloth/cloth-amounts';
import { exactInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import { fabricName } from '../fabric/swatch/fabric-name';
import { creditLines } from '../../ui/words/credit-words';
import type { Reading } from '../../ui/dialogs/ReadingDialog';
import type { FindFabric } from '../../server/fabrics/use-fabrics';
import { sentenceOfShares, describeShares } from './reading';
import { nameOfForm } from './shape-names';

type Sized = Pick<Block, 'blockWidth' | 'blockHeight'>;
type Read = Sized & Pick<Block, 'levels' | 'firstMaker'>;

/** Returns a description of a block in words, with a table of the block's shapes, the bottom shape first. */
export function blockReading(name: string, block: Read, find: FindFabric): Reading {
  const shapes = block.levels.flatMap((level, layer) => level.map((shape) => ({ shape, layer })));
  const shares = describeShares(blockAmounts(block.levels), find);
  const count = counted(shapes.length, 'shape');
  const size = formatSize(block.blockWidth, block.blockHeight);
  return {
    summary: `${name}, ${size}, ${count}.${sentenceOfShares(shares)}`,
    lines: [...creditLines(block), ...shares],
    columns: ['Shape', 'Place', 'Distance from left and top', 'Size', 'Layer', 'Fabric'],
    rows: shapes.length,
    rowName: (row) => `Shape ${row + 1}`,
    cell: (row, column) => {
      const read = shapes[row];
      if (!read) return '';
      const { shape, layer } = read;
      return (
        [
          nameOfShape(shape, block),
          placeOfShape(shape),
          `${side(boxOf(shape).x, block.blockWidth)}, ${side(boxOf(shape).y, block.blockHeight)}`,
          `${side(boxOf(shape).width, block.blockWidth)} × ${side(boxOf(shape).height, block.blockHeight)}`,
          String(layer + 1),
          clothOf(shape.fillFabric, find),
        ][column] ?? ''
      );
    },
  };
}

/** Returns a shape of a block in a few words: Right triangle, corner top left, at the top left. */
export function describeShape(shape: Shape, block: Sized): string {
  const name = nameOfShape(shape, block);
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}, ${placeOfShape(shape).toLowerCase()}`;
}

/**
 * Returns the name of a shape. A rectangle with equal sides in inches is a square, and an ellipse with equal sides is a
 * circle.
 */
function nameOfShape(shape: Shape, { blockWidth, blockHeight }: Sized): string {
  const { shapeType, shapeWidth, shapeHeight } = shape;
  if (side(shapeWidth, blockWidth) === side(shapeHeight, blockHeight)) {
    if (shapeType === SHAPE_TYPE.rectangle) return 'Square';
    if (shapeType === SHAPE_TYPE.ellipse) return 'Circle';
  }
  return nameOfForm(formOf(shape));
}

function placeOfShape(shape: Shape): string {
  const { x, y, width, height } = boxOf(shape);
  const side = LIMITS.blockSpace;
  return placeIn({ x: x + width / 2, y: y + height / 2 }, { width: side, height: side });
}

/** Returns which ninth of a block contains a point, as words: Top left, Middle. All numbers have the same unit. */
export function placeIn({ x, y }: Point, { width, height }: Record<'width' | 'height', number>): string {
  const third = (share: number) => clamp(Math.floor(3 * share), 0, 2);
  const down = ['Top', '', 'Bottom'][third(y / height)] ?? '';
  const across = ['left', '', 'right'][third(x / width)] ?? '';
  if (down === '' && across === '') return 'Middle';
  if (down === '') return across === 'left' ? 'Left' : 'Right';
  return across === '' ? down : `${down} ${across}`;
}

/** Returns the words for a fabric in the table of a block: Chambray, Spot 3, No fabric. */
export function clothOf(fabric: number, find: FindFabric): string {
  if (fabric === 0) return 'No fabric';
  return fabric > FABRIC.lastSpot ? fabricName(fabric, find) : `Spot ${fabric}`;
}

function side(units: number, length: number): string {
  return exactInches((units * length) / LIMITS.blockSpace);
}
