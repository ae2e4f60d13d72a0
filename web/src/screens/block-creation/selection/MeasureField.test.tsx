// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Measure } from './steps';
import { MeasureField } from './MeasureField';

/** The values that the field reported, in block units. */
let measured: number[];

/** Shows another shape's width in the same field. */
let showOther: (...args: Parameters<typeof widthField>) => void;

/** Returns a field for the width of a shape in a block of 12 inches. */
function widthField(value: number, measure: Measure = 'inches', of = 'a square') {
  return (
    <MeasureField
      {...{ label: 'Width', of, value, measure, side: 12, bounds: { min: 1, max: 1000 } }}
      onMeasure={(units) => measured.push(units)}
    />
  );
}

function show(...args: Parameters<typeof widthField>) {
  const { rerender } = render(widthField(...args));
  showOther = (...others) => {
    rerender(widthField(...others));
  };
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Width' });
}

beforeEach(() => {
  measured = [];
});

afterEach(cleanup);

/* 1000 units are 12 inches. So 3 1/16 inches are 255.2083 units, and a third of the block is 4 inches. */
it.each([
  [250, '3″'],
  [3.0625 / 0.012, '3 1/16″'],
  [1000 / 3, '4″'],
  [1000 / 9, '1.333″'],
])('shows %s units exactly: %s', (units, text) => {
  expect(show(units).value).toBe(text);
});

it('shows block units, and accepts them', async () => {
  const field = show(1000 / 3, 'units');
  expect(field.value).toBe('333.3333');
  await userEvent.type(field, '62.5{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 8 });
  expect(measured).toEqual([62.5]);
});

it('accepts fractions of an inch when it loses the focus', async () => {
  const field = show(250);
  await userEvent.type(field, '1 1/2', { initialSelectionStart: 0, initialSelectionEnd: 2 });
  expect(measured).toEqual([]);
  await userEvent.tab();
  expect(measured).toEqual([125]);
});

it('restores its value at Escape', async () => {
  const field = show(250);
  await userEvent.type(field, '9{Escape}');
  expect(field.value).toBe('3″');
  await userEvent.tab();
  expect(measured).toEqual([]);
});

it('drops text that was typed for another shape', async () => {
  const field = show(250);
  await userEvent.type(field, '9', { initialSelectionStart: 0, initialSelectionEnd: 2 });
  showOther(500, 'inches', 'a triangle');
  expect(field.value).toBe('6″');
  await userEvent.tab();
  expect(measured).toEqual([]);
});

it('accepts nothing while an input method is composing', async () => {
  const field = show(250);
  await userEvent.type(field, '1', { initialSelectionStart: 0, initialSelectionEnd: 2 });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(measured).toEqual([]);
  expect(field.value).toBe('1');
});

it('reports typed text before a save', async () => {
  const field = show(250);
  let before: number[] = [];
  const save = () => {
    before = [...measured];
  };
  addEventListener('keydown', save);
  await userEvent.type(field, '6{Control>}s{/Control}', { initialSelectionStart: 0, initialSelectionEnd: 2 });
  removeEventListener('keydown', save);
  expect(before).toEqual([500]);
});

/* In a block of 12 inches, an inch is 1000/12 units. So 3″ are 250 units. */
it.each([
  ['inches', '{ArrowUp}', 3.125],
  ['inches', '{Shift>}{ArrowDown}{/Shift}', 2.75],
  ['inches', '{Alt>}{ArrowUp}{/Alt}', 3.0625],
  ['units', '{ArrowUp}', 3.12],
  ['units', '{Shift>}{ArrowDown}{/Shift}', 1.8],
  ['units', '{Alt>}{ArrowUp}{/Alt}', 3.012],
] as const)('measured in %s, %s makes 3″ %s″', async (measure, keys, inches) => {
  show(250, measure).focus();
  await userEvent.keyboard(keys);
  expect(measured.map((units) => (units * 12) / 1000)).toEqual([expect.closeTo(inches, 9)]);
});

it('doesn’t go below its least by a step: the least is between the marks of a ruler', async () => {
  show(0.125 / 0.012).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(measured).toEqual([]);
});
