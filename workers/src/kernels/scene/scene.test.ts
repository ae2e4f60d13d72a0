import { inches } from '@quiltwright/shared/geometry/units';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { recolour } from '@quiltwright/shared/quilting/shapes/shape';
import { assertExists } from '@quiltwright/shared/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type QuiltChanges,
  anyQuilt,
  placementOf,
  standardQuilt,
} from '@quiltwright/shared/quilting/quilts.fixture';
import { CORNER_STRIDE, expand } from '../expand/expand';
import { generate } from '@quiltwright/shared/quilting/standard/generate';
import { linesOfLevels } from '../patches/lines/lines-of-levels';
import { scene } from './scene';
import { copyCount, copyPicture, copyBounds, copyPlacement, ownOutlineAt } from './scene-access';
import type { Scene } from './scene-types';

function cornersOf(quilt: Quilt): Float32Array {
  const corners = expand(quilt.blocks);
  if (!corners.ok) throw new Error(corners.error.code);
  return corners.value;
}

const sceneOf = (quilt: Quilt) => scene(quilt, cornersOf(quilt), linesOfLevels);

/** Returns the numbers of `array`, split into lists of `stride` numbers each. */
function groups(array: Float32Array, stride: number): number[][] {
  return Array.from({ length: array.length / stride }, (_, group) =>
    Array.from(array.subarray(group * stride, (group + 1) * stride)),
  );
}

/** Returns the numbers of each copy: x, y, width and length (inches), index of its picture, index of its placement. */
function copiesOf(copies: Scene['copies']): number[][] {
  return Array.from({ length: copyCount(copies) }, (_, copy) => {
    const { x, y, width, height } = copyBounds({ copies }, copy);
    return [x, y, width, height, copyPicture(copies, copy), copyPlacement(copies, copy)];
  });
}

/** Returns the key of the picture of each placement's block. */
function keysOf({ blocks, copies }: Scene): string[] {
  const keys: string[] = [];
  for (const [, , , , block = -1, placement = -1] of copiesOf(copies)) {
    keys[placement] = assertExists(blocks[block], 'a picture').key;
  }
  return keys;
}

const freeForm = (blocks: Placement[], changes: QuiltChanges = {}) =>
  standardQuilt({ generatingSize: 0, generatingLayout: 0, blocks, ...changes });

describe('scene', () => {
  it('shows a Queen with sashing and two borders', () => {
    /*
     * 5 × 6 blocks of 12″ with 2″ between them are 68″ × 82″. With border 1 of 3″ they are 74″ × 88″, with border 2 of
     * 7″ 88″ × 102″.
     */
    const quilt = generate(
      standardQuilt({
        generatingSashing: 2,
        generatingLayout: 6,
        borderWidth1: inches(1),
        borderWidth2: inches(1),
        borderFabric1: 21,
        sashingFabric: 23,
      }),
    );
    const shown = sceneOf(quilt);
    const insideBorder2 = { x: 7, y: 7, width: 74, height: 88 };
    const insideBorders = { x: 10, y: 10, width: 68, height: 82 };
    expect(shown).toMatchObject({
      width: 88,
      length: 102,
      bands: [
        { name: 'sashing', outer: insideBorders, hole: null, fabric: 23 },
        { name: 'border1', outer: insideBorder2, hole: insideBorders, fabric: 21 },
        { name: 'border2', outer: { x: 0, y: 0, width: 88, height: 102 }, hole: insideBorder2, fabric: 0 },
      ],
      blocks: [
        { blockNum: 4, width: 12, height: 12, shapes: new Float32Array([1, 0, 0, 1000, 1000, 11]) },
        { blockNum: 5, width: 12, height: 12, shapes: new Float32Array([1, 0, 0, 1000, 1000, 12]) },
      ],
    });
    /*
     * Block 4 has columns 0, 2 and 4, block 5 has columns 1 and 3, each of 6 rows. So the 19th copy is the first of
     * block 5.
     */
    const copies = copiesOf(shown.copies);
    expect(copies).toHaveLength(30);
    expect(copies[1]).toEqual([38, 10, 12, 12, 0, 0]);
    expect(copies[18]).toEqual([24, 10, 12, 12, 1, 1]);
    expect(copies[29]).toEqual([52, 80, 12, 12, 1, 1]);
  });

  it('lays the sashing of a free form quilt under the whole area inside the borders', () => {
    const { bands } = sceneOf(
      freeForm([], { generatingSashing: 2, sashingFabric: 23, borderWidth1: inches(5), borderFabric1: 21 }),
    );
    const inside = { x: 5, y: 5, width: 30, height: 50 };
    expect(bands).toEqual([
      { name: 'sashing', outer: inside, hole: null, fabric: 23 },
      { name: 'border1', outer: { x: 0, y: 0, width: 40, height: 60 }, hole: inside, fabric: 21 },
    ]);
  });

  it('shows neither sashing nor a hole if borders take up the whole quilt', () => {
    const whole = { x: 0, y: 0, width: 40, height: 60 };
    const { bands } = sceneOf(freeForm([], { generatingSashing: 2, borderWidth1: inches(20) }));
    expect(bands).toEqual([{ name: 'border1', outer: whole, hole: null, fabric: 0 }]);
  });

  it('draws an empty place as a block without shapes', () => {
    const shown = sceneOf(generate(standardQuilt({ blocks: [] })));
    expect(shown.blocks).toHaveLength(1);
    expect(shown.blocks[0]).toMatchObject({ blockNum: 0, shapes: new Float32Array() });
    expect(copyCount(shown.copies)).toBe(72);
  });

  it('has a picture for each size of a block, because fabric is drawn at true scale', () => {
    const small = { blockWidth: inches(6), blockHeight: inches(6) };
    const shown = sceneOf(
      freeForm([placementOf(4, [11]), placementOf(4, [11], small), placementOf(4, [11])]),
    );
    expect(shown.blocks.map(({ width, height }) => [width, height])).toEqual([
      [12, 12],
      [6, 6],
    ]);
    expect(copiesOf(shown.copies).map((copy) => copy.slice(4))).toEqual([
      [0, 0],
      [1, 1],
      [0, 2],
    ]);
  });

  it('has the copies from expand, each with the shapes of its placement from the bottom up', () => {
    fc.assert(
      fc.property(anyQuilt, (any) => {
        const quilt = generate(any);
        const shown = sceneOf(quilt);
        const copies = copiesOf(shown.copies);
        expect(copies.map(([x, y]) => [x, y])).toEqual(groups(cornersOf(quilt), CORNER_STRIDE));
        const repeats = quilt.blocks.flatMap((placement, index) =>
          Array.from({ length: placement.numOfColumns * placement.numOfRows }, () => index),
        );
        expect(copies.map((copy) => copy[5])).toEqual(repeats);
        for (const [, , width, height, block = -1, index = -1] of copies) {
          const placement = assertExists(quilt.blocks[index], 'a placement');
          const picture = assertExists(shown.blocks[block], 'a picture');
          expect([width, height]).toEqual([placement.blockWidth, placement.blockHeight]);
          expect([picture.width, picture.height]).toEqual([placement.blockWidth, placement.blockHeight]);
          expect(picture.blockNum).toBe(placement.blockNum);
          let outlines = 0;
          expect(picture.shapes).toEqual(
            Float32Array.from(
              placement.levels
                .flat()
                .flatMap((shape) => [
                  shape.outline ? ownOutlineAt(outlines++) : shape.shapeType,
                  ...[shape.shapeXLoc, shape.shapeYLoc, shape.shapeWidth, shape.shapeHeight],
                  shape.fillFabric,
                ]),
            ),
          );
          expect(picture.outlines ?? []).toHaveLength(outlines);
        }
        expect(new Set(shown.blocks.map((block) => block.key)).size).toBe(shown.blocks.length);
      }),
    );
  });

  it('gives the same picture in another quilt the same key', () => {
    fc.assert(
      fc.property(anyQuilt, (quilt) => {
        const other = { ...structuredClone(quilt), bands: [] };
        expect(keysOf(sceneOf(other))).toEqual(keysOf(sceneOf(quilt)));
      }),
    );
  });

  it('gives a new key to the recoloured block, and to no other', () => {
    fc.assert(
      fc.property(anyQuilt, fc.nat(), (quilt, pick) => {
        const shapes = quilt.blocks.map((placement) => placement.levels.flat());
        fc.pre(quilt.blocks.length > 0);
        const chosen = pick % quilt.blocks.length;
        const first = shapes[chosen]?.[0];
        fc.pre(first !== undefined);
        const before = keysOf(sceneOf(quilt));
        const blocks = quilt.blocks.map((placement, index) =>
          index === chosen
            ? {
                ...placement,
                levels: recolour(placement.levels, (fabric) =>
                  fabric === first.fillFabric ? 30_000 : fabric,
                ),
              }
            : placement,
        );
        keysOf(sceneOf({ ...quilt, blocks })).forEach((key, index) => {
          if (index === chosen) expect(key).not.toBe(before[index]);
          else expect(key).toBe(before[index]);
        });
      }),
    );
  });

  it('gives pictures that differ in one number or one shape different keys', () => {
    const [square] = assertExists(placementOf(4, [11]).levels[0], 'a layer');
    const base = assertExists(square, 'a square');
    const variants = [
      [],
      [base],
      [base, base],
      ...[2, 3, 6, 7].map((shapeType) => [{ ...base, shapeType }]),
      ...[1, 2, 3, 999].flatMap((number) =>
        ['shapeXLoc', 'shapeYLoc', 'shapeWidth', 'shapeHeight', 'fillFabric'].map((field) => [
          { ...base, [field]: number },
        ]),
      ),
    ] as Placement['levels'];
    const shown = sceneOf(freeForm(variants.map((shapes) => ({ ...placementOf(4, []), levels: [shapes] }))));
    expect(shown.blocks).toHaveLength(variants.length);
  });
});

describe('a turned placement', () => {
  const level = placementOf(4, [11]);
  const shown = sceneOf(freeForm([level, { ...level, turn: 1 }, level]));

  it('has a picture of its own, which knows how it lies', () => {
    expect(shown.blocks.map(({ turn, mirrored }) => [turn, mirrored])).toEqual([
      [undefined, undefined],
      [1, undefined],
    ]);
    expect(shown.blocks[0]?.shapes).toBe(shown.blocks[1]?.shapes);
    expect(new Set(shown.blocks.map(({ key }) => key)).size).toBe(2);
  });

  it('takes up the box around its turned copies', () => {
    // 12√2 = 16.9706 about the middle at (6, 6)
    const [x, y, width, height] = copiesOf(shown.copies)[1] ?? [];
    expect([x, y, width, height].map((each) => each?.toFixed(4))).toEqual([
      '-2.4853',
      '-2.4853',
      '16.9706',
      '16.9706',
    ]);
  });
});
