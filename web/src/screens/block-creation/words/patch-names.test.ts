import { blockUnits, inches } from '@quiltwright/shared/geometry/units';
import { SHAPE_TYPE } from '@quiltwright/shared/quilting/shapes/shape';
import { after, place } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { laidShapes } from '@quiltwright/shared/model/created-block/drawing';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import type { OutlineCorner } from '@quiltwright/shared/quilting/shapes/shape';
import { expect, it } from 'vitest';
import { aPatch, patchName } from './patch-names';

const square = { blockWidth: inches(12), blockHeight: inches(12) };
const wide = { blockWidth: inches(12), blockHeight: inches(6) };

function named(block: typeof square, ...corners: (readonly [number, number])[]): string {
  const outline = corners.map(([x, y]): OutlineCorner => [blockUnits(x), blockUnits(y), 0]);
  const drawing = after(act(commands.drawOutline, { layer: 1, fabric: 1, corners: outline }));
  const [laid] = laidShapes(drawing.document.design);
  return laid ? patchName(laid.shape, block) : '';
}

const outlines: readonly (readonly [name: string, ...corners: (readonly [number, number])[]])[] = [
  ['parallelogram', [0, 0], [400, 0], [600, 300], [200, 300]],
  ['trapezium', [100, 0], [300, 0], [400, 300], [0, 300]],
  ['kite', [200, 0], [400, 200], [200, 700], [0, 200]],
  ['patch with 4 sides', [0, 0], [400, 100], [300, 300], [50, 500]],
  ['triangle', [0, 0], [400, 100], [100, 300]],
  ['L', [0, 0], [200, 0], [200, 300], [500, 300], [500, 600], [0, 600]],
  ['hexagon', [100, 0], [300, 0], [400, 200], [300, 400], [100, 400], [0, 200]],
];

it.each(outlines.map((outline) => ({ outline })))('names $outline.0', ({ outline: [name, ...corners] }) => {
  expect(named(square, ...corners)).toBe(name);
});

it('names a patch by its form in inches', () => {
  const [round] = laidShapes(after(place(SHAPE_TYPE.ellipse, 0, 0, 500, 500)).document.design);
  expect(round && patchName(round.shape, square)).toBe('circle');
  expect(round && patchName(round.shape, wide)).toBe('ellipse');
});

it('puts the right article before a name', () => {
  expect(['L', 'octagon', 'ellipse', 'quarter circle'].map(aPatch)).toEqual([
    'an L',
    'an octagon',
    'an ellipse',
    'a quarter circle',
  ]);
});
