import { FABRIC, LIMITS } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import type { Shape } from '@quiltwright/shared/quilting/shape';
import { boxOf } from '@quiltwright/shared/quilting/shape-outlines';
import { blockAmounts } from '../../model/cloth-amounts';
import { exactInches, formatSize } from '../../ui/inches';
import { fabricName } from '../fabric/fabric-name';
import type { Reading } from '../../ui/ReadingDialog';
import type { FindFabric } from '../use-fabrics';
import { sentenceOfShares, wordsOfShares } from './reading';
import { shapeNames } from './shape-names';

type Sized = Pick<Block, 'blockWidth' | 'blockHeight'>;
type Read = Sized & Pick<Block, 'levels'>;

/** A block in words, with its patches as the rows of a table, bottom first. */
export function blockReading(name: string, block: Read, find: FindFabric): Reading {
  const shapes = block.levels.flatMap((level, layer) => level.map((shape) => ({ shape, layer })));
  const shares = wordsOfShares(blockAmounts(block.levels), find);
  const patches = shapes.length === 1 ? '1 patch' : `${shapes.length} patches`;
  const size = formatSize(block.blockWidth, block.blockHeight);
  return {
    summary: `${name}, ${size}, ${patches}.${sentenceOfShares(shares)}`,
    lines: shares,
    columns: ['Shape', 'Place', 'From the left and top', 'Size', 'Layer', 'Fabric'],
    rows: shapes.length,
    rowName: (row) => `Patch ${row + 1}`,
    cell: (row, column) => {
      const read = shapes[row];
      if (!read) return '';
      const { shape, layer } = read;
      return (
        [
          shapeNames[shape.shapeType],
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

/** A patch in a few words: right triangle, corner top left, at the top left. */
export function wordsOfShape(shape: Shape): string {
  const name = shapeNames[shape.shapeType];
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}, ${placeOfShape(shape).toLowerCase()}`;
}

/** In which ninth of the block the middle of a shape lies: Top left, Middle. */
function placeOfShape(shape: Shape): string {
  const { x, y, width, height } = boxOf(shape);
  const third = (at: number) => Math.min(2, Math.max(0, Math.floor((3 * at) / LIMITS.blockSpace)));
  const down = ['Top', '', 'Bottom'][third(y + height / 2)] ?? '';
  const across = ['left', '', 'right'][third(x + width / 2)] ?? '';
  if (down === '' && across === '') return 'Middle';
  if (down === '') return across === 'left' ? 'Left' : 'Right';
  return across === '' ? down : `${down} ${across}`;
}

function clothOf(fabric: number, find: FindFabric): string {
  if (fabric === 0) return 'No fabric';
  return fabric > FABRIC.lastSpot ? fabricName(fabric, find) : `Fabric spot ${fabric}`;
}

function side(units: number, length: number): string {
  return exactInches((units * length) / LIMITS.blockSpace);
}
