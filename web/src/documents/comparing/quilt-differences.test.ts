import { changedQuilt, type QuiltChanges } from '@quiltwright/shared/quilting/quilts.fixture';
import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import { emptyPlacement, type Placement } from '@quiltwright/shared/quilting/placement';
import { newStandardQuilt, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { shownQuilt, storedQuilt } from '@quiltwright/shared/quilting/sideways';
import { expect, it } from 'vitest';
import { quiltDifferences } from './quilt-differences';

function block(blockNum: number, fillFabric: number): Placement {
  const shape = {
    shapeNum: 1,
    shapeType: 1,
    shapeXLoc: 0,
    shapeYLoc: 0,
    shapeWidth: 1000,
    shapeHeight: 1000,
    fillFabric,
    strokeWidth: 0,
  } as Placement['levels'][number][number];
  return { ...emptyPlacement, blockNum, levels: [[shape]] };
}

const quilt: Quilt = {
  ...newStandardQuilt(100),
  quiltName: 'Anna',
  generatingSize: 9,
  generatingLayout: 4,
  blocks: [block(11, 20), block(12, 21)],
};

it.each<[string, QuiltChanges, string[]]>([
  ['nothing', { revision: 7, quiltNum: 3 }, []],
  ['the name', { quiltName: 'Ruth' }, ['the name']],
  ['the size', { generatingSize: 10 }, ['the size']],
  ['measures that follow from the borders', { quiltWidth: inches(38), borderWidth1: inches(7) }, []],
  ['a border', { borderWidth2: inches(7), borderFabric2: 30 }, ['the second border']],
  ['what a border is made of', { borderFabric1: 30 }, ['the first border']],
  ['the sashing', { generatingSashing: 2, sashingFabric: 40 }, ['the sashing']],
  ['a block', { blocks: [block(13, 20), block(12, 21)] }, ['Block 1']],
  ['a colour', { blocks: [block(11, 20), block(12, 22)] }, ['the fabrics of Block 2']],
  ['a colourway', { colourways: [{ name: '' }] }, ['the colourways']],
  ['a layout that drops Block 2', { generatingLayout: 3 }, ['the layout', 'Block 2']],
])('says that two quilts differ in %s', (_, change, words) => {
  const bordered = changedQuilt(quilt, { borderWidth1: inches(2) });
  expect(quiltDifferences(bordered, changedQuilt(bordered, change))).toEqual(words);
});

it('says that only the colourways differ if the fabrics in them do', () => {
  const kept = { ...quilt, colourways: [{ name: '' }] };
  const inFabric = (fabric: number): Quilt => ({
    ...kept,
    blocks: kept.blocks.map((placement) => ({
      ...placement,
      levels: placement.levels.map((level) => level.map((shape) => ({ ...shape, colourways: [fabric] }))),
    })),
  });
  expect(quiltDifferences(inFabric(30), inFabric(31))).toEqual(['the colourways']);
  expect(quiltDifferences(inFabric(30), inFabric(30))).toEqual([]);
});

it('says that a block is another, with or without colourways, and not that its colourways differ', () => {
  const placement = block(13, 20);
  const larger = { ...placement, levels: [...placement.levels, ...placement.levels] };
  for (const colourways of [undefined, [{ name: '' }]]) {
    const kept = { ...quilt, colourways };
    expect(quiltDifferences(kept, { ...kept, blocks: [larger, block(12, 21)] })).toEqual(['Block 1']);
  }
});

it('says that free form quilts differ in their measures', () => {
  const freeForm: Quilt = { ...quilt, generatingSize: 0 };
  expect(quiltDifferences(freeForm, { ...freeForm, quiltWidth: inches(38) })).toEqual(['the size']);
  expect(quiltDifferences(freeForm, changedQuilt(freeForm, { borderWidth1: inches(3) }))).toEqual([
    'the first border',
  ]);
});

it('says that blocks of free form quilts have other places, or other fabrics', () => {
  const freeForm: Quilt = {
    ...quilt,
    generatingSize: 0,
    blocks: [block(11, 20), block(12, 21), block(13, 22)],
  };
  const moved = { ...block(13, 22), xLocation: inches(12) };
  expect(quiltDifferences(freeForm, { ...freeForm, blocks: [block(11, 20), block(12, 21), moved] })).toEqual([
    'the blocks',
  ]);
  const recoloured = { ...freeForm, blocks: [block(11, 20), block(12, 21), block(13, 23)] };
  expect(quiltDifferences(freeForm, recoloured)).toEqual(['the fabrics of blocks']);
});

it('says that unsaved blocks are others, not that their fabrics are', () => {
  const half = (placement: Placement): Placement => ({
    ...placement,
    levels: placement.levels.map((level) =>
      level.map((shape) => ({ ...shape, shapeWidth: blockUnits(shape.shapeWidth / 2) })),
    ),
  });
  const unsaved = { ...quilt, blocks: [block(0, 20), block(12, 21)] };
  const other = { ...quilt, blocks: [half(block(0, 22)), block(12, 21)] };
  expect(quiltDifferences(unsaved, other)).toEqual(['Block 1']);
  expect(quiltDifferences({ ...unsaved, generatingSize: 0 }, { ...other, generatingSize: 0 })).toEqual([
    'the blocks',
  ]);
  expect(quiltDifferences(unsaved, { ...quilt, blocks: [block(0, 22), block(12, 21)] })).toEqual([
    'the fabrics of Block 1',
  ]);
});

it('finds only the orientation different between a sideways quilt and its stored form', () => {
  const wide: Quilt = {
    ...{ ...quilt, generatingSize: 0, quiltWidth: inches(60), quiltLength: inches(40) },
    blocks: [block(11, 20)],
  };
  const stored = shownQuilt(structuredClone(storedQuilt(wide)));
  expect(quiltDifferences(wide, stored)).toEqual([]);
  expect(quiltDifferences(wide, { ...storedQuilt(wide), sideways: undefined })).toEqual(['the size']);
});
