import { blockUnits } from '@quiltwright/shared/geometry/units';
import type { Shape } from '@quiltwright/shared/quilting/shapes/shape';
import { describe, expect, it } from 'vitest';
import { ran } from '@quiltwright/shared/model/command';
import { quiltActions } from '@quiltwright/shared/model/actions.fixture';
import { newDocument, type QuiltAction } from '@quiltwright/shared/model/standard-quilt/quilt-document';
import type { FindFabric } from '../../server/fabrics/use-fabrics';
import { copiesOf, patchesTogether, targetAt, targetsOf } from './target';

const { chooseBlock, chooseLayout, chooseSize, toggleBorder, toggleSashing, toggleCornerstones } =
  quiltActions;

function square(fillFabric: number): Shape {
  return {
    shapeNum: 1,
    shapeType: 1,
    shapeXLoc: blockUnits(0),
    shapeYLoc: blockUnits(0),
    shapeWidth: blockUnits(500),
    shapeHeight: blockUnits(500),
    fillFabric,
    strokeWidth: 0,
  };
}

const star = {
  designedBlockNum: 5,
  designName: 'Star',
  levels: [[square(1), square(2)], [square(1)]],
  cloth: [21, 22],
};
const original = (blockNum: number) => (blockNum === star.designedBlockNum ? star.levels : undefined);

const names = new Map([
  [21, 'Dusk Meadow'],
  [22, 'Night Pin Dot'],
]);
const find: FindFabric = (fabricNum) => {
  const fabricName = names.get(fabricNum);
  if (fabricName === undefined) return undefined;
  const files = { fabricUrl: '', swatchUrl: '', averageColour: '#000000' };
  return { fabricNum, paletteNum: 2, fabricName, userFabricName: '', ...files };
};

const after = (...commands: QuiltAction[]) =>
  commands.reduce((document, command) => ran(document, command), newDocument());
const targetsAfter = (...commands: QuiltAction[]) =>
  targetsOf(after(...commands).design.quilt, original, find);

const start = [chooseSize(3), chooseLayout(4), chooseBlock(0, star), chooseBlock(1, star)];

describe('copiesOf', () => {
  it('counts a block in every place', () => {
    /* King: 9 × 9 places in a checkerboard, the first block in the corners. */
    const { quilt } = after(chooseSize(2), chooseLayout(4), chooseBlock(0, star)).design;
    expect([copiesOf(quilt, 0), copiesOf(quilt, 1)]).toEqual([41, 40]);
  });
});

describe('targets', () => {
  it('are the present borders and sashing, then the spots of each block', () => {
    const targets = targetsAfter(...start, toggleBorder(1), toggleSashing);
    expect(targets.map(({ name, fabric }) => [name, fabric])).toEqual([
      ['First border', 0],
      ['Sashing', 0],
      ['Block 1, Dusk Meadow', 21],
      ['Block 1, Night Pin Dot', 22],
      ['Block 2, Dusk Meadow', 21],
      ['Block 2, Night Pin Dot', 22],
    ]);
  });

  it('include cornerstones', () => {
    const targets = targetsAfter(...start, toggleSashing, toggleCornerstones);
    expect(targets.slice(0, 2).map(({ name }) => name)).toEqual(['Sashing', 'Cornerstones']);
    expect(targetAt(targets, { kind: 'band', band: 'cornerstones' })?.name).toBe('Cornerstones');
  });

  it('keep their keys in other fabrics, and stay separate in one fabric', () => {
    const document = after(...start);
    const before = targetsOf(document.design.quilt, original, find);
    const points = before.find(({ name }) => name === 'Block 1, Night Pin Dot');
    const dressed = points ? ran(document, quiltActions.giveAll(21, points)) : document;
    const now = targetsOf(dressed.design.quilt, original, find);
    expect(now.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
    expect(now.slice(0, 2).map(({ fabric }) => fabric)).toEqual([21, 21]);
    expect(now.slice(0, 3).map(({ name }) => name)).toEqual([
      'Block 1, Dusk Meadow, fabric 1',
      'Block 1, Dusk Meadow, fabric 2',
      'Block 2, Dusk Meadow',
    ]);
  });

  it('are numbered while their fabric is unknown', () => {
    const targets = targetsOf(after(...start).design.quilt, original, () => undefined);
    expect(targets.slice(0, 2).map(({ name }) => name)).toEqual(['Block 1, fabric 1', 'Block 1, fabric 2']);
  });
});

describe('a part of the canvas', () => {
  const targets = targetsAfter(...start, toggleBorder(1));
  const patch = (placement: number, shape: number | null) =>
    targetAt(targets, { kind: 'block', placement, copy: 0, shape })?.name;

  it('leads to its target, also in pattern blocks, which repeat the slots in turn', () => {
    expect(patch(0, 2)).toBe('Block 1, Dusk Meadow');
    expect(patch(3, 1)).toBe('Block 2, Night Pin Dot');
    expect(targetAt(targets, { kind: 'band', band: 'border1' })?.name).toBe('First border');
  });

  it('without a fabric leads to no target', () => {
    expect(patch(0, null)).toBeUndefined();
    expect(targetAt(targets, { kind: 'band', band: 'sashing' })).toBeNull();
    expect(targetAt(targets, null)).toBeNull();
  });

  it('has the patches that are coloured with it', () => {
    expect(patchesTogether(targets, 2, 2)).toEqual([0, 2]);
    expect(patchesTogether(targets, 0, 9)).toBeNull();
  });
});
