// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LengthField } from './LengthField';

afterEach(cleanup);

function show(of: unknown = 'first', more: Partial<ComponentProps<typeof LengthField>> = {}) {
  const onAmount = vi.fn();
  const field = (each: unknown) => (
    <LengthField
      label="Size"
      of={each}
      shown="12"
      example="12 1/2"
      onAmount={onAmount}
      onStep={() => undefined}
      {...more}
    />
  );
  const { rerender } = render(field(of));
  const input = screen.getByLabelText<HTMLInputElement>('Size');
  const type = (text: string) => fireEvent.change(input, { target: { value: text } });
  return {
    onAmount,
    input,
    type,
    turnTo: (other: unknown) => {
      rerender(field(other));
    },
  };
}

it('accepts a length at Enter and when the field loses the focus', () => {
  const { onAmount, input, type } = show();
  type('3 1/8');
  fireEvent.keyDown(input, { key: 'Enter' });
  type('4.5');
  fireEvent.blur(input);
  expect(onAmount.mock.calls).toEqual([[3.125], [4.5]]);
});

it('is settled until someone types, and again when the length is accepted', () => {
  const { input, type } = show();
  expect(input.dataset['settled']).toBe('true');
  type('4');
  expect(input.dataset['settled']).toBe('false');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(input.dataset['settled']).toBe('true');
});

it.each(['Enter', 'leaving'])('keeps invalid text, and says so, on %s', (way) => {
  const { onAmount, input, type } = show();
  type('1e9');
  if (way === 'Enter') fireEvent.keyDown(input, { key: 'Enter' });
  else fireEvent.blur(input);
  expect(input.value).toBe('1e9');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('For example 12 1/2')).toBeDefined();
  expect(onAmount).not.toHaveBeenCalled();
});

it('drops invalid text on Escape, and when another thing is measured', () => {
  const { input, type, turnTo } = show();
  type('abc');
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(input.value).toBe('12');
  type('abc');
  turnTo('second');
  expect(input.value).toBe('12');
  expect(input.getAttribute('aria-invalid')).toBe('false');
});

it('shows the length again when the field is left empty', () => {
  const { onAmount, input, type } = show();
  type('');
  fireEvent.blur(input);
  expect(input.value).toBe('12');
  expect(onAmount).not.toHaveBeenCalled();
});

it('accepts sums, centimetres and thousand separators', () => {
  const { onAmount, input, type } = show();
  for (const text of ['3 1/2 + 1/4', '5.08 cm', '1,000']) {
    type(text);
    fireEvent.keyDown(input, { key: 'Enter' });
  }
  expect(onAmount.mock.calls).toEqual([[3.75], [2], [1000]]);
});

it.each(['1,000', '-2', '0', '0.5'])(
  'shows the bounds for %s once it is left, and changes nothing',
  (text) => {
    const { onAmount, input, type } = show('first', { bounds: { min: 1, max: 260 } });
    type(text);
    expect(screen.queryByText('From 1″ to 260″')).toBeNull();
    fireEvent.blur(input);
    expect(screen.getByText('From 1″ to 260″')).toBeDefined();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.value).toBe(text);
    expect(onAmount).not.toHaveBeenCalled();
    type('260');
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(onAmount.mock.calls).toEqual([[260]]);
  },
);

it('accepts only whole numbers as a count', () => {
  const { onAmount, input, type } = show('first', {
    kind: 'count',
    example: '5',
    bounds: { min: 1, max: 99 },
  });
  for (const text of ['2.5', '3 in', '100']) {
    type(text);
    fireEvent.keyDown(input, { key: 'Enter' });
  }
  expect(onAmount).not.toHaveBeenCalled();
  type('2*3');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onAmount.mock.calls).toEqual([[6]]);
});

it.each(['1e30', 'abc', '3 1/8/'])(
  'shows the bounds for %s, which isn’t a length, with an example',
  (text) => {
    const { input, type } = show('first', { bounds: { min: 1, max: 260 } });
    type(text);
    fireEvent.blur(input);
    expect(input.value).toBe(text);
    expect(screen.getByText('From 1″ to 260″, for example 12 1/2')).toBeDefined();
  },
);

it('shows the bounds for an invalid count', () => {
  const { type } = show('first', { kind: 'count', example: '5', bounds: { min: 1, max: 99 } });
  type('abc');
  expect(screen.getByText('From 1 to 99, for example 5')).toBeDefined();
});
