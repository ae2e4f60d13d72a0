import { blockUnits } from '@quiltwright/shared/geometry/units';
import { act } from '@quiltwright/shared/model/command';
import { expect, it } from 'vitest';
import { after, placeAt, star } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { storedForm } from '@quiltwright/shared/model/free-form/free-form-document';
import { printedDesign } from '../../making/printed-design';
import { nameOfBlock } from './block-name';
import { unsavedNumbers, withUnsavedNumbered } from './unsaved-blocks';

/** Returns a quilt of a saved star, and of unsaved blocks of one square each with these widths. */
function quiltWith(...widths: number[]) {
  const square = (width: number) => ({
    ...star,
    designedBlockNum: 0,
    levels: star.levels.map((level) => level.map((shape) => ({ ...shape, shapeWidth: blockUnits(width) }))),
  });
  const laid = widths.map((width) => act(commands.place, { block: square(width), at: { x: 0, y: 0 } }));
  return storedForm(after(placeAt(0, 0), ...laid).document.design.quilt);
}

it('gives unsaved blocks different names, in the order in which they were placed', () => {
  const quilt = withUnsavedNumbered(quiltWith(400, 300, 400));
  const names = quilt.blocks.map(({ blockNum }) => nameOfBlock([star], blockNum));
  expect(names.slice(1)).toEqual(['Unsaved block 1', 'Unsaved block 2', 'Unsaved block 1']);
  expect(quilt.blocks[0]?.blockNum).toBe(star.designedBlockNum);
});

it('names a placement alone as in its quilt', () => {
  const { blocks, ...quilt } = quiltWith(400, 300, 400);
  const numberOf = unsavedNumbers({ ...quilt, blocks });
  const recoloured = blocks.map(({ blockNum, levels }) => ({
    blockNum,
    levels: levels.map((level) => level.map((shape) => ({ ...shape, fillFabric: 77 }))),
  }));
  expect([...recoloured].reverse().map(numberOf)).toEqual([-1, -2, -1, star.designedBlockNum]);
});

it('prints unsaved blocks under separate names', () => {
  const printed = printedDesign(quiltWith(400, 300));
  const names =
    printed &&
    'quilt' in printed &&
    printed.quilt.blocks.map(({ blockNum }) => nameOfBlock([star], blockNum));
  expect(names).toEqual(['Star', 'Unsaved block 1', 'Unsaved block 2']);
});

it('leaves a quilt without unsaved blocks unchanged', () => {
  const quilt = quiltWith();
  expect(withUnsavedNumbered(quilt)).toBe(quilt);
});
