import { describe, expect, it } from 'vitest';
import { boxArea } from '../../geometry/box.js';
import { inches } from '../../geometry/units.js';
import { bandAreas, cornerstoneBoxes } from '../../quilting/bands/band-areas.js';
import { bandNamesOf, cornerstonesOf, withSashing } from '../../quilting/bands/bands.js';
import { quiltFabrics, quiltFaults } from '../../quilting/quilt.js';
import { asVersion5 } from '../../quilting/stored/bands/band-fields.js';
import { quiltSchema } from '../../quilting/stored/quilt-schema.js';
import { storable } from '../../quilting/standard/generate.js';
import { quiltActions } from '../actions.fixture.js';
import { quiltAmounts } from '../cloth/cloth-amounts.js';
import { clothsBeside } from '../cloth/cloths-beside.js';
import { ran } from '../command.js';
import { star } from '../free-form/arrangement.fixture.js';
import { asFreeForm, keepingBlocks } from '../free-form/from-standard.js';
import { describeLabel } from '../history-words.js';
import { newDocument, type QuiltAction } from './quilt-document.js';

const { chooseSize, chooseLayout, chooseBlock, setBandFabric, toggleBorder } = quiltActions;
const { toggleSashing, toggleCornerstones, keepColourway, undo } = quiltActions;

const after = (...actions: QuiltAction[]) =>
  actions.reduce((document, action) => ran(document, action), newDocument());

/* A Crib quilt with sashing of 2″: 3 × 4 blocks of 12″, so 2 × 3 crossings. */
const sashed = [chooseSize(9), chooseLayout(3), chooseBlock(0, star), toggleSashing];
const stones = [
  ...sashed,
  setBandFabric('sashing', 31),
  toggleCornerstones,
  setBandFabric('cornerstones', 32),
];

describe('cornerstones of a Crib quilt', () => {
  const { quilt } = after(...stones).design;

  it('are six squares of 4 square inches, where sashing strips cross', () => {
    const boxes = cornerstoneBoxes(bandAreas(quilt));
    expect(boxes.map(({ x, y }) => [x, y])).toEqual([
      [12, 12],
      [26, 12],
      [12, 26],
      [26, 26],
      [12, 40],
      [26, 40],
    ]);
    expect(boxes.map(boxArea)).toEqual([4, 4, 4, 4, 4, 4]);
    expect(bandAreas(quilt).map(({ fabric }) => fabric)).toEqual([31, 32, 32, 32, 32, 32, 32]);
  });

  it('lie inside the borders: two, the first 5″ + 12″ from the corner, with borders of 2″ and 3″', () => {
    const bordered = after(...stones, toggleBorder(1), toggleBorder(2)).design.quilt;
    expect(cornerstoneBoxes(bandAreas(bordered)).map(({ x, y }) => [x, y])).toEqual([
      [17, 17],
      [17, 31],
    ]);
  });

  it('take their area from the sashing', () => {
    // 40″ × 54″ less twelve blocks of 144 square inches are 432 square inches of sashing; cornerstones have 24 of them.
    const amounts = quiltAmounts(quilt);
    expect([amounts.get(31), amounts.get(32)]).toEqual([408, 24]);
    expect(quiltFabrics(quilt)).toContain(32);
    expect([...clothsBeside(quilt, 'cornerstones')]).toEqual([[31, 1]]);
    expect(clothsBeside(quilt, 'sashing').get(32)).toBeGreaterThan(0);
  });

  it('are valid only in a standard quilt with sashing of their width', () => {
    const valid = (changed: typeof quilt) => quiltSchema.safeParse(storable(changed)).success;
    expect(valid(quilt)).toBe(true);
    const [sashing, stone] = quilt.bands;
    if (!sashing || !stone) throw new Error('There are no cornerstones.');
    expect(valid({ ...quilt, bands: [sashing, { ...stone, width: inches(1) }] })).toBe(false);
    for (const bands of [[stone], [stone, sashing], [sashing, stone, stone], [sashing, sashing, stone]])
      expect(valid({ ...quilt, bands })).toBe(false);
    expect(valid({ ...quilt, bands: [sashing, { ...stone, corners: 'mitred' }] })).toBe(false);
    expect(quiltFaults({ ...quilt, generatingSize: 0 })).toEqual([
      { path: ['bands', 1], message: 'Only a standard quilt can have cornerstones.' },
    ]);
  });

  it('have no place in version 5', () => {
    expect(asVersion5(quilt)).toBeNull();
    expect(asVersion5(after(...sashed).design.quilt)).not.toBeNull();
  });

  it('come and go with a command, and go with the sashing', () => {
    expect(after(chooseSize(9), toggleCornerstones).design.quilt.bands).toEqual([]);
    expect(cornerstonesOf(after(...stones, toggleCornerstones).design.quilt)).toBeNull();
    const bare = after(...stones, toggleSashing);
    expect(bare.design.quilt.bands).toEqual([]);
    expect(cornerstonesOf(ran(bare, undo).design.quilt)).toMatchObject({ width: 2, fabric: 32 });
    expect(cornerstonesOf(withSashing(quilt, null))).toBeNull();
    expect(bandNamesOf(quilt)).toEqual(['sashing', 'cornerstones']);
    expect(describeLabel({ key: 'fabricOfBand', band: 'cornerstones' })).toBe('Fabric of cornerstones');
  });
});

describe('a free form quilt made from a quilt with cornerstones', () => {
  const { quilt } = after(...stones, keepColourway, setBandFabric('cornerstones', 33)).design;

  it('has them as a block of one patch, in their places and fabrics', () => {
    const free = asFreeForm(quilt);
    expect(free.blocks).toMatchObject([
      {},
      {
        ...{ blockNum: 0, blockWidth: 2, blockHeight: 2, xLocation: 12, yLocation: 12 },
        ...{ numOfColumns: 2, numOfRows: 3, xSeparation: 12, ySeparation: 12 },
        levels: [[{ shapeWidth: 1000, shapeHeight: 1000, fillFabric: 33, colourways: [32] }]],
      },
    ]);
    expect(bandNamesOf(free)).toEqual(['sashing']);
    expect(quiltAmounts(free)).toEqual(quiltAmounts(quilt));
    expect(quiltSchema.safeParse(free).error?.issues).toBeUndefined();
  });

  it('has them between all blocks of a larger quilt', () => {
    const bordered = after(...stones, toggleBorder(1)).design.quilt;
    // A border of 5″ leaves 2 × 3 blocks; the larger quilt has 3 × 4.
    expect(keepingBlocks(bordered).blocks[1]).toMatchObject({
      ...{ xLocation: 17, yLocation: 17, numOfColumns: 2, numOfRows: 3 },
    });
    expect(quiltFaults(keepingBlocks(bordered))).toEqual([]);
  });
});
