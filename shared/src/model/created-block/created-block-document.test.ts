import { blockUnits } from '../../geometry/units.js';
import { newBlock } from '../../quilting/block.js';
import { blockSchema } from '../../quilting/stored/block-schema.js';
import { createdForm } from '../../quilting/created-block.js';
import { createdBlockSchema } from '../../quilting/stored/created-block-schema.js';
import type { Shape } from '../../quilting/shapes/shape.js';
import { expect, it } from 'vitest';
import { openedCreatedBlock } from './created-block-document.js';
import { newDrawingState, type Drawing } from './drawing.js';
import { next, numbered, place } from './drawing.fixture.js';

function opened(...shapes: Partial<Shape>[]): Drawing {
  const [zero, side] = [blockUnits(0), blockUnits(100)];
  const box = { shapeXLoc: zero, shapeYLoc: zero, shapeWidth: side, shapeHeight: side };
  const level = shapes.map((shape, index): Shape => ({
    ...{ shapeNum: index + 1, shapeType: 1, ...box, fillFabric: 1, strokeWidth: 0 },
    ...shape,
  }));
  const block = blockSchema.parse({ ...newBlock(100), levels: [level] });
  return { document: openedCreatedBlock(block, null), ...newDrawingState };
}

const isTaken = ({ document }: Drawing) =>
  createdBlockSchema.safeParse(createdForm(document.design.block)).success;

it('has enough numbers for all shapes of an opened block', () => {
  const drawing = [0, 200, 400].reduce(
    (before, x) => next(before, place(1, x, 500, 100, 100)),
    opened({ shapeNum: Number.MAX_SAFE_INTEGER }),
  );
  expect(numbered(drawing)[0]).toEqual([1, 2, 3, 4]);
  expect(isTaken(drawing)).toBe(true);
});

it('keeps the numbers of an opened block if possible', () => {
  expect(numbered(opened({ shapeNum: 7 }, { shapeNum: 3 }))[0]).toEqual([7, 3]);
  expect(numbered(opened({ shapeNum: 7 }, { shapeNum: 7 }))[0]).toEqual([1, 2]);
});

it('brings a block into the drawn form: whole places, no strokes, no source block', () => {
  const side = blockUnits(1000 / 7);
  const drawing = opened({ shapeXLoc: side, shapeWidth: side, strokeWidth: 10 });
  expect(drawing.document.design.block.levels[0]?.[0]).toMatchObject({
    ...{ shapeXLoc: 142.8571, shapeWidth: 142.8572, strokeWidth: 0 },
  });
  expect(isTaken(drawing)).toBe(true);
});
