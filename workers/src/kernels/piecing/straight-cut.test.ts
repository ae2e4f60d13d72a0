import { blockUnits } from '@quiltwright/shared/geometry/units';
import { premadeBlocks } from '@quiltwright/shared/library/premade-blocks';
import type { Levels, Shape, ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import { describe, expect, it } from 'vitest';
import { sewnOf } from '../patches/sewn';
import { straightCut } from './straight-cut';

const size = { width: 12, height: 12 };

/** Returns a shape. `x`, `y`, `width` and `height` are in twelfths of the block's sides. */
function shape(
  shapeType: ShapeType,
  x: number,
  y: number,
  width: number,
  height: number,
  fillFabric: number,
): Shape {
  const twelfths = (count: number) => blockUnits(Math.round((count / 12) * 1e7) / 1e4);
  return {
    ...{ shapeNum: fillFabric, shapeType, fillFabric, strokeWidth: 0 },
    ...{
      shapeXLoc: twelfths(x),
      shapeYLoc: twelfths(y),
      shapeWidth: twelfths(width),
      shapeHeight: twelfths(height),
    },
  };
}

/**
 * Layers of a block of four cards on a ground, drawn as squares on their points (shape type 10). The cards are 8 inches
 * across, and each lies over the one before.
 */
const cards: Levels = [
  [shape(1, 0, 0, 12, 12, 11)],
  [shape(10, 0, 0, 8, 8, 12)],
  [shape(10, 4, 0, 8, 8, 13)],
  [shape(10, 4, 4, 8, 8, 14)],
  [shape(10, 0, 4, 8, 8, 15)],
];

describe('straightCut', () => {
  it('cuts four cards into halves and quarters on nine squares', () => {
    const cut = straightCut(cards, size);
    if (!cut) throw new Error('No grid was found.');
    const { patches } = sewnOf(cut.levels, size);
    expect(patches).toHaveLength(cut.patches);
    // The block has nine squares of 4″. Each corner square has two halves. Each side square has a half and two
    // quarters, or a whole card as large as two halves. The middle has quarters. So every patch is a half or a quarter
    // of a square of 4″.
    for (const { kind, size: sides } of patches)
      expect([kind, sides.map((side) => Math.round(side * 1000) / 1000)]).toEqual(
        kind === 'halfSquareTriangle' ? [kind, [4, 4]] : ['quarterSquareTriangle', [4, 2]],
      );
    // No fabric is lost or changed: the ground has 4 corners of 8 square inches, and 4 quarters of 4 square inches.
    const areaOf = (levels: Levels, cloth: number) =>
      sewnOf(levels, size).patches.reduce((sum, { fabric, area }) => sum + (fabric === cloth ? area : 0), 0);
    for (const cloth of [11, 12, 13, 14, 15])
      expect(areaOf(cut.levels, cloth)).toBeCloseTo(areaOf(cards, cloth), 2);
    expect(areaOf(cut.levels, 11)).toBeCloseTo(4 * 8 + 4 * 4, 2);
    expect(straightCut(cut.levels, size)).toBeNull();
  });

  it('cuts along the corners of patches that no even grid has', () => {
    const levels = premadeBlocks.find(({ designName }) => designName === 'Attic Windows')?.levels ?? [];
    // Each of four windows has a pane and two frames that meet at a slant: each frame is a rectangle and a half square.
    expect(sewnOf(levels, size).patches).toHaveLength(4 * 3);
    const cut = straightCut(levels, size);
    const kinds = sewnOf(cut?.levels ?? [], size).patches.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'halfSquareTriangle')).toHaveLength(4 * 2);
    expect(kinds).toHaveLength(4 * 5);
  });

  it('leaves no block of the library with a seam that turns after it is cut', () => {
    for (const { levels } of premadeBlocks) {
      const cut = straightCut(levels, size);
      if (cut) expect(straightCut(cut.levels, size)).toBeNull();
    }
  });

  it('returns nothing for a block without set-in patches, with curves, or with pieces that are too small', () => {
    const levelsOf = (name: string) =>
      premadeBlocks.find(({ designName }) => designName === name)?.levels ?? [];
    expect(straightCut(levelsOf('Ohio Star'), size)).toBeNull();
    expect(straightCut([...cards, [shape(6, 4, 4, 4, 4, 16)]], size)).toBeNull();
    // Halves of squares of a third of an inch are smaller than their seam allowances.
    expect(straightCut(cards, { width: 1, height: 1 })).toBeNull();
  });
});
