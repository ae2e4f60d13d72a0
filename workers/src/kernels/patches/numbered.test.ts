import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { describe, expect, it } from 'vitest';
import { levelsOf } from '@quiltwright/shared/quilting/quilts.fixture';
import { numbered } from './numbered';

const foot = { blockWidth: inches(12), blockHeight: inches(12) };

function blockNamed(title: string): Levels {
  const block = premadeBlocks.find((one) => one.title === title);
  if (!block) throw new Error(`There is no ${title}.`);
  return block.levels;
}

const circle: Levels[number] = [
  {
    shapeNum: 1,
    shapeType: 6,
    shapeXLoc: blockUnits(250),
    shapeYLoc: blockUnits(250),
    shapeWidth: blockUnits(500),
    shapeHeight: blockUnits(500),
    fillFabric: 12,
    strokeWidth: 0,
  },
];

describe('the numbered patches of a block', () => {
  it('follow each other by kind, and each group knows its numbers', () => {
    const { groups, patches, hidden } = numbered({ ...foot, levels: blockNamed('Ohio Star') });
    expect(groups.map(({ kind, first, count }) => [kind, first, count])).toEqual([
      ['square', 1, 4],
      ['square', 5, 1],
      ['quarterSquareTriangle', 6, 4],
      ['quarterSquareTriangle', 10, 8],
      ['quarterSquareTriangle', 18, 4],
    ]);
    expect(patches).toHaveLength(21);
    expect(hidden).toEqual([]);
  });

  it('list the parts of a layer that lie under others', () => {
    const quarter = levelsOf([11, 12]);
    quarter[1] = (quarter[1] ?? []).map((shape) => ({ ...shape, shapeWidth: blockUnits(250) }));
    const { patches, hidden } = numbered({ ...foot, levels: quarter });
    expect(patches.map(({ layer, fabric }) => [layer, fabric])).toEqual([
      [0, 11],
      [1, 12],
    ]);
    /* A square of 3 inches in a block of 12 hides 36 square inches. */
    expect(hidden).toMatchObject([{ layer: 0, fabric: 11 }]);
    expect(hidden[0]?.squareInches).toBeCloseTo(36, 6);
  });

  it('count fabric under appliqué as visible, because the appliqué is sewn on to it', () => {
    const { groups, hidden } = numbered({ ...foot, levels: [...levelsOf([11]), circle] });
    expect(groups.map(({ kind, sides }) => [kind, sides])).toEqual([
      ['square', 4],
      ['applique', 0],
    ]);
    /* A circle is recognised by its area and its bounding box. */
    const { area = 0, size: [long, short] = [0, 0] } = groups[1] ?? {};
    expect(Math.abs(area / ((Math.PI / 4) * long * short) - 1)).toBeLessThan(0.01);
    expect(hidden).toEqual([]);
  });

  it('are none in a block without shapes', () => {
    expect(numbered({ ...foot, levels: [] })).toEqual({ patches: [], groups: [], hidden: [] });
  });
});
