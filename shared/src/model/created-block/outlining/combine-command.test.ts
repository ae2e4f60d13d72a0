import { expect, it } from 'vitest';
import { quarterCircles } from '../../../quilting/shapes/curved-forms.js';
import { areaOf } from '../../../geometry/outline.js';
import { outlineOf } from '../../../quilting/shapes/shape-outlines.js';
import { act } from '../../command.js';
import { createdBlockCommands as commands } from '../created-block-commands.js';
import { laidShapes, type Drawing } from '../drawing.js';
import { after, drawn, next, place, select, selected, steps } from '../drawing.fixture.js';
import { combinedShapes } from './combine-command.js';

const combine = (how: 'add' | 'subtract' | 'intersect') => act(commands.combine, how);
const fault = (drawing: Drawing, how: 'add' | 'subtract' | 'intersect') => combinedShapes(drawing, how).fault;
const two = after(place(1, 0, 0, 200, 200), place(1, 100, 0, 300, 200));

it('keeps the shape that was selected first, and removes the others', () => {
  const added = next(next(two, select(2, 1)), combine('add'));
  expect(drawn(added)).toEqual([[1, 0, 0, 400, 200]]);
  expect(selected(added)).toEqual([2]);
  expect(steps(added).at(-1)).toBe('Shapes added together');
  expect(drawn(next(next(two, select(1, 2)), combine('subtract')))).toEqual([[1, 0, 0, 100, 200]]);
  expect(drawn(next(next(two, select(2, 1)), combine('subtract')))).toEqual([[1, 200, 0, 200, 200]]);
  expect(drawn(next(next(two, select(1, 2)), combine('intersect')))).toEqual([[1, 100, 0, 100, 200]]);
});

it('makes several shapes of several parts', () => {
  const cross = after(place(1, 0, 100, 300, 100), place(1, 100, 0, 100, 300), select(1, 2));
  expect(drawn(next(cross, combine('subtract')))).toEqual([
    [1, 0, 100, 100, 100],
    [1, 200, 100, 100, 100],
  ]);
});

it('keeps arcs: the ground of a quarter circle', () => {
  const form = quarterCircles.bottomLeft;
  const unit = after(
    place(1, 0, 0, 1000, 1000),
    act(commands.place, { form, box: { x: 0, y: 250, width: 750, height: 750 }, layer: 1, fabric: 2 }),
    select(1, 2),
  );
  const [laid] = laidShapes(next(unit, combine('subtract')).document.design);
  if (!laid) throw new Error('There is one.');
  /* 1000² − π · 750² ÷ 4 */
  expect(areaOf(outlineOf(laid.shape))).toBeCloseTo(558_213.6, 0);
  expect(laid.shape.outline).toHaveLength(5);
});

it('computes the result for a drawing once', () => {
  const drawing = next(two, select(1, 2));
  expect(combinedShapes(drawing, 'add')).toBe(combinedShapes(drawing, 'add'));
  expect(combinedShapes(drawing, 'subtract')).not.toBe(combinedShapes(drawing, 'add'));
});

it('says why there is no result', () => {
  expect(fault(after(place(1, 0, 0, 300, 300), place(1, 100, 100, 50, 50), select(1, 2)), 'subtract')).toBe(
    'hole',
  );
  expect(fault(after(place(1, 0, 0, 100, 100), place(1, 500, 500, 50, 50), select(1, 2)), 'intersect')).toBe(
    'nothing',
  );
  expect(combine('add').canRun(next(two, select(1)))).toBe(false);
});

it('changes the linked copies of both shapes', () => {
  const linked = after(
    act(commands.setSymmetry, 'across'),
    place(1, 0, 0, 200, 200),
    place(1, 100, 0, 300, 100),
  );
  const [one = 0, , other = 0] = laidShapes(linked.document.design).map(({ shape }) => shape.shapeNum);
  const cut = next(next(linked, select(one, other)), combine('subtract'));
  expect(drawn(cut).map(([type, ...box]) => [type, ...box])).toEqual([
    [20, 0, 0, 200, 200],
    [20, 800, 0, 200, 200],
  ]);
});

it('keeps the result of two linked copies', () => {
  const twins = after(act(commands.setSymmetry, 'across'), place(1, 300, 0, 200, 100));
  for (const order of [
    [1, 2],
    [2, 1],
  ] as const)
    expect(drawn(next(next(twins, select(...order)), combine('add')))).toEqual([[1, 300, 0, 400, 100]]);
});
