import { polygon } from '@quiltwright/shared/geometry/outline';
import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import { SHAPE_TYPE, type Shape, type ShapeType } from '@quiltwright/shared/quilting/shapes/shape';
import { numbered } from '@quiltwright/workers/kernels/patches/numbered';
import { expect, it } from 'vitest';
import { directionOf, patchReading } from './patch-reading';

const find = () => undefined;

function shape(
  shapeType: ShapeType,
  box: readonly [number, number, number, number],
  fillFabric: number,
): Shape {
  const [x, y, width, height] = box.map((each) => blockUnits(each)) as Blocks;
  return {
    ...{ shapeNum: 0, shapeType, fillFabric, strokeWidth: 0 },
    ...{ shapeXLoc: x, shapeYLoc: y, shapeWidth: width, shapeHeight: height },
  };
}

type Blocks = [Shape['shapeXLoc'], Shape['shapeYLoc'], Shape['shapeWidth'], Shape['shapeHeight']];

it('lists the sewn patches, not the drawn shapes: a square under a triangle is the triangle that remains', () => {
  /* A block of 12″, wholly in fabric 2, with fabric 1 over its upper left half. */
  const levels = [
    [shape(SHAPE_TYPE.rectangle, [0, 0, 1000, 1000], 2)],
    [shape(SHAPE_TYPE.rightTopLeft, [0, 0, 1000, 1000], 1)],
  ];
  const block = { blockWidth: inches(12), blockHeight: inches(12), levels };
  const reading = patchReading('Half', block, numbered(block), find);
  const cells = (row: number) => reading.columns.map((_, column) => reading.cell(row, column));
  expect(reading.summary).toContain('2 patches: 2 half-square triangles');
  // Patches of one place are in the order of their numbers, and the fabric with the lower number comes first.
  expect([cells(0), cells(1)]).toEqual([
    ['Half-square triangle 12″', 'Corner top left', expect.any(String), 'Spot 1', '0″, 0″', '2'],
    ['Half-square triangle 12″', 'Corner bottom right', expect.any(String), 'Spot 2', '0″, 0″', '1'],
  ]);
});

it('reads patches from the top down and from the left', () => {
  const levels = [
    [
      shape(SHAPE_TYPE.rectangle, [500, 500, 500, 500], 3),
      shape(SHAPE_TYPE.rectangle, [0, 500, 500, 500], 4),
      shape(SHAPE_TYPE.rectangle, [500, 0, 500, 500], 1),
      shape(SHAPE_TYPE.rectangle, [0, 0, 500, 500], 2),
    ],
  ];
  const block = { blockWidth: inches(12), blockHeight: inches(12), levels };
  const { rows, rowName, cell } = patchReading('Four', block, numbered(block), find);
  const read = Array.from({ length: rows }, (_, row) => [rowName(row), cell(row, 2), cell(row, 3)]);
  /* Equal patches are numbered by fabric. */
  expect(read).toEqual([
    ['Patch 2', 'Top left', 'Spot 2'],
    ['Patch 1', 'Top right', 'Spot 1'],
    ['Patch 4', 'Bottom left', 'Spot 4'],
    ['Patch 3', 'Bottom right', 'Spot 3'],
  ]);
});

const at = (...corners: [number, number][]) => polygon(corners.map(([x, y]) => ({ x, y })));

it.each([
  ['Point up', 'goose', at([0, 2], [2, 0], [4, 2])],
  ['Point down', 'goose', at([0, 0], [4, 0], [2, 2])],
  ['Point left', 'quarterSquareTriangle', at([0, 2], [2, 0], [2, 4])],
  ['Point right', 'other', at([0, 0], [5, 2], [0, 4])],
  ['Corner bottom left', 'halfSquareTriangle', at([0, 0], [3, 3], [0, 3])],
  ['Corner top right', 'other', at([0, 0], [6, 0], [6, 2])],
  ['On point', 'square', at([2, 0], [4, 2], [2, 4], [0, 2])],
  ['', 'square', at([0, 0], [4, 0], [4, 4], [0, 4])],
  ['Wide', 'rectangle', at([0, 0], [4, 0], [4, 2], [0, 2])],
  ['Tall', 'diamond', at([1, 0], [2, 3], [1, 6], [0, 3])],
] as const)('names the direction of a patch: %s', (words, kind, outline) => {
  expect(directionOf(outline, kind)).toBe(words);
});
