// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Select } from './Select';

beforeEach(() => {
  // Features that jsdom lacks and Radix needs.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const options = [
  { value: 'easy', name: 'Easy' },
  { value: 'hard', name: 'Hard' },
];

it('shows its options while it is open, though the focus left it at the moment it opened', () => {
  render(<Select label="Difficulty" options={options} value={null} onChoose={() => undefined} />);
  const menu = screen.getByRole('combobox', { name: 'Difficulty' });
  act(() => {
    menu.focus();
  });
  act(() => {
    menu.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    menu.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
  expect(menu.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Easy', 'Hard']);
});

it('shows the colour of an option before its name', () => {
  const coloured = [
    { value: 1, name: '1', colour: 'rgb(201, 68, 68)' },
    { value: 2, name: '2' },
  ];
  render(<Select label="Spot" options={coloured} value={null} onChoose={() => undefined} />);
  const menu = screen.getByRole('combobox', { name: 'Spot' });
  act(() => {
    menu.focus();
    menu.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
  const colours = screen
    .getAllByRole('option')
    .map((option) => option.querySelector<HTMLElement>('[style]')?.style.backgroundColor);
  expect(colours).toEqual(['rgb(201, 68, 68)', undefined]);
});
