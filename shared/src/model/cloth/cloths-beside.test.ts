import { freeFormQuilt, type QuiltChanges } from '../../quilting/quilts.fixture.js';
import { blockUnits, inches } from '../../geometry/units.js';
import { emptyPlacement, type Placement } from '../../quilting/placement.js';
import type { Quilt } from '../../quilting/quilt.js';
import type { Levels, Shape } from '../../quilting/shapes/shape.js';
import { describe, expect, it } from 'vitest';
import { clothsBeside, clothsNearSashing, clothsTouchingEdge } from './cloths-beside.js';

const [CREAM, NAVY, RED, GOLD, PLUM] = [104, 11, 71, 57, 282];

function rectangle(fillFabric: number, x: number, y: number, width: number, height: number): Shape {
  return {
    ...{ shapeNum: 1, shapeType: 1, fillFabric, strokeWidth: 0 },
    ...{ shapeXLoc: blockUnits(x), shapeYLoc: blockUnits(y) },
    ...{ shapeWidth: blockUnits(width), shapeHeight: blockUnits(height) },
  };
}

/** A block with a cream square in the middle of a navy ground. */
const framed: Levels = [[rectangle(NAVY, 0, 0, 1000, 1000)], [rectangle(CREAM, 200, 200, 600, 600)]];
/** A block whose left half is cream and whose right half is navy. */
const halves: Levels = [[rectangle(CREAM, 0, 0, 500, 1000), rectangle(NAVY, 500, 0, 500, 1000)]];

/** Returns two blocks of 12 inches side by side, 2 inches apart, with two borders of 3 inches around. */
function quiltOf(levels: Levels, fields: QuiltChanges): Quilt {
  const two: Placement = {
    ...{ ...emptyPlacement, blockNum: 1, levels, numOfColumns: 2 },
    ...{ xLocation: inches(6), yLocation: inches(6), xSeparation: inches(2) },
  };
  return freeFormQuilt({
    ...{ quiltWidth: inches(38), quiltLength: inches(24), blocks: [two] },
    ...{ borderWidth1: inches(3), borderWidth2: inches(3), generatingSashing: 2, sashingWidth: inches(2) },
    ...fields,
  });
}

describe('fabrics beside a border or sashing', () => {
  it('of a first border are those along the edge of the blocks', () => {
    expect(clothsBeside(quiltOf(framed, {}), 'border1')).toEqual(new Map([[NAVY, 1]]));
  });

  it('have shares, including sashing and the other border', () => {
    const shares = clothsBeside(quiltOf(halves, { sashingFabric: GOLD, borderFabric2: RED }), 'border1');
    // Half of the seam is beside the second border. The other half is beside blocks, which are half cream and half
    // navy, and beside sashing, which is 2 of 26 inches wide.
    expect(shares.get(RED)).toBeCloseTo(0.5, 6);
    expect(shares.get(CREAM)).toBeCloseTo(shares.get(NAVY) ?? 0, 6);
    expect(shares.get(GOLD)).toBeGreaterThan(0);
    expect(shares.get(GOLD)).toBeLessThan(0.05);
  });

  it('leave out fabric of which only a point meets the seam, but no patch or sashing, however narrow', () => {
    /* Red is 20 of 1,000 units of the block's left side, cream 600 of its top, and plum 200 of its bottom. */
    const pointed: Levels = [
      [rectangle(NAVY, 0, 0, 1000, 1000)],
      [
        rectangle(RED, 0, 100, 20, 20),
        rectangle(CREAM, 200, 0, 600, 100),
        rectangle(PLUM, 400, 900, 200, 100),
      ],
    ];
    const fields = { sashingFabric: GOLD, sashingWidth: inches(0.5) };
    const quilt = quiltOf(pointed, fields);
    const narrow = { ...quilt, blocks: quilt.blocks.map((each) => ({ ...each, xSeparation: inches(0.5) })) };
    expect(
      [...clothsBeside({ ...narrow, quiltWidth: inches(36.5) }, 'border1').keys()].sort((a, b) => a - b),
    ).toEqual([NAVY, GOLD, CREAM, PLUM]);
  });

  it('of the second border are the first border', () => {
    expect(clothsBeside(quiltOf(framed, { borderFabric1: RED }), 'border2')).toEqual(new Map([[RED, 1]]));
    expect(clothsBeside(quiltOf(framed, {}), 'border2')).toEqual(new Map());
  });

  it('of sashing are those of the block sides that face it', () => {
    // The only strip lies between the navy side of the left block and the cream side of the right one.
    expect(clothsBeside(quiltOf(halves, {}), 'sashing')).toEqual(
      new Map([
        [NAVY, 0.5],
        [CREAM, 0.5],
      ]),
    );
  });

  it('of sashing include the border by the length of its strips’ ends: 4 of 28 inches for one strip', () => {
    // The sashing has two sides of 12 inches and two ends of 2 inches. The edge inside the borders is checked in 96
    // places, 26 / 96 inches apart.
    const shares = clothsBeside(quiltOf(framed, { borderFabric1: RED }), 'sashing');
    expect([...shares.keys()].sort((one, other) => one - other)).toEqual([NAVY, RED]);
    expect(shares.get(RED)).toBeCloseTo(4 / 28, 1);
  });

  it('are none if no fabric is chosen', () => {
    expect(clothsBeside({ ...quiltOf(framed, {}), blocks: [emptyPlacement] }, 'border1')).toEqual(new Map());
  });

  it('reads the place of blocks for each copy, not for each point along its sides', () => {
    let asked = 0;
    const blocks = Array.from({ length: 400 }, (_, index): Placement => ({
      ...{ ...emptyPlacement, blockNum: 1, levels: framed },
      get xLocation() {
        asked++;
        return inches(6 + 14 * (index % 20));
      },
      ...{ yLocation: inches(6 + 14 * Math.floor(index / 20)) },
    }));
    const large = { quiltWidth: inches(290), quiltLength: inches(290), blocks };
    expect(clothsBeside(quiltOf(framed, large), 'sashing')).toEqual(new Map([[NAVY, 1]]));
    // 16 copies with 48 points each would need 768 reads. The limit of 16 × 12 is as many as one side of each copy
    // needs.
    expect(asked / blocks.length).toBeLessThan(16 * 12);
  });
});

it('the fabrics that touch a border have shares, without those of the other border', () => {
  // Each side and each end is half cream and half navy.
  const touching = clothsTouchingEdge(quiltOf(halves, { sashingFabric: GOLD, borderFabric2: RED }));
  expect([...touching.keys()]).toEqual([CREAM, NAVY]);
  expect(touching.get(CREAM)).toBeCloseTo(0.5, 6);
});

it('the fabrics near sashing lie within a quarter of a block from its edge', () => {
  const bar = (fabric: number, top: number) => rectangle(fabric, 400, top, 200, 100);
  const barred: Levels = [[rectangle(CREAM, 0, 0, 1000, 1000)], [bar(NAVY, 140), bar(RED, 260)]];
  expect(clothsNearSashing(quiltOf(barred, {}))).toEqual(new Set([CREAM, NAVY]));
});
