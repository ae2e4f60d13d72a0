import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { quiltCommands } from '../../document/quilt-commands';
import { quiltTable, run } from '../../document/quilt-store';
import { useShortcuts } from './use-shortcuts';

function Table() {
  useShortcuts([quiltCommands.undo, quiltCommands.redo], run);
  return (
    <>
      <input
        type="radio"
        aria-label="Two blocks alternating by rows"
        onChange={() => {
          run(quiltCommands.chooseLayout(5));
        }}
      />
      <input aria-label="Search" />
    </>
  );
}

const layout = () => quiltTable.getState().design.quilt.generatingLayout;

beforeEach(() => {
  run(quiltCommands.chooseSize(3));
  render(<Table />);
});

afterEach(() => {
  cleanup();
  quiltTable.setState(quiltTable.getInitialState());
});

it('undoes and redoes while a layout has the keyboard, as after choosing it', async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Two blocks alternating by rows' }));
  expect(layout()).toBe(5);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(layout()).toBe(3);
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(layout()).toBe(5);
});

it('leaves a field its own undo', async () => {
  await userEvent.click(screen.getByRole('textbox', { name: 'Search' }));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(quiltTable.getState().past).toHaveLength(1);
});
