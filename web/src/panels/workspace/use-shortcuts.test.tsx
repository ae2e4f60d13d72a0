// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { quiltActions } from '../../model/actions.fixture';
import { Tab } from '../../browser/tab';
import { createStandardQuiltSession } from '../../persistence/standard-quilt-session';
import { useShortcuts } from './use-shortcuts';

const { run, store } = new Tab().get(createStandardQuiltSession);

/** Presses of L. */
let letters: number;
/** Presses that moved, deleted or pasted something. */
let done: string[];
/** Presses of Enter. */
let enters: number;

function Table() {
  useShortcuts({
    undo: () => run(quiltActions.undo),
    redo: () => run(quiltActions.redo),
    layer: () => letters++,
    nudge: (key) => done.push(key),
    deleteItems: (key) => done.push(key),
    paste: (key) => done.push(key),
    fillCell: () => enters++,
  });
  return (
    <>
      <div data-letter-keys>
        <button type="button">Swap two fabrics</button>
        <div role="application" aria-label="Canvas" tabIndex={0} />
      </div>
      <button type="button">Help</button>
      <button type="button" role="combobox" aria-expanded={false} aria-controls="">
        Palette
      </button>
      <input
        type="radio"
        aria-label="Two blocks alternating by rows"
        onChange={() => {
          run(quiltActions.chooseLayout(5));
        }}
      />
      <input aria-label="Search" />
      <h1 tabIndex={-1}>Standard Quilt Layouts</h1>
    </>
  );
}

const layout = () => store.getState().design.quilt.generatingLayout;

beforeEach(() => {
  letters = 0;
  done = [];
  enters = 0;
  run(quiltActions.chooseSize(3));
  render(<Table />);
});

afterEach(() => {
  cleanup();
  store.setState(store.getInitialState());
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
  expect(store.getState().past).toHaveLength(1);
});

it('takes letters where they belong alone, so that what is said or typed elsewhere does nothing', async () => {
  await userEvent.keyboard('l');
  screen.getByRole('button', { name: 'Help' }).focus();
  await userEvent.keyboard('l');
  expect(letters).toBe(0);
  screen.getByRole('button', { name: 'Swap two fabrics' }).focus();
  await userEvent.keyboard('l');
  expect(letters).toBe(1);
});

it('leaves presses with Alt to the browser', async () => {
  screen.getByRole('button', { name: 'Swap two fabrics' }).focus();
  await userEvent.keyboard('{Alt>}l{/Alt}');
  await userEvent.keyboard('{Control>}{Alt>}z{/Alt}{/Control}');
  expect(letters).toBe(0);
  expect(store.getState().past).toHaveLength(1);
});

it('takes Delete and the arrows on buttons and where nothing has the focus, but no key of fields and choices', async () => {
  await userEvent.keyboard('{Delete}');
  await userEvent.click(screen.getByRole('button', { name: 'Help' }));
  await userEvent.keyboard('{ArrowLeft}');
  expect(done).toEqual(['Delete', 'ArrowLeft']);
  for (const role of ['radio', 'combobox', 'textbox']) {
    screen.getByRole(role).focus();
    await userEvent.keyboard('{ArrowLeft}');
  }
  expect(done).toHaveLength(2);
});

it('takes Delete and the arrows on a screen that was just opened, whose heading has the focus', async () => {
  screen.getByRole('heading').focus();
  await userEvent.keyboard('{ArrowLeft}{Delete}');
  expect(done).toEqual(['ArrowLeft', 'Delete']);
});

it('pastes once however long the keys are held, and moves on and on', () => {
  screen.getByRole('button', { name: 'Swap two fabrics' }).focus();
  for (const repeat of [false, true, true]) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'v', ctrlKey: true, repeat });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowUp', repeat });
  }
  expect(done).toEqual(['v', 'ArrowUp', 'ArrowUp', 'ArrowUp']);
});

it('leaves Enter to a button that has the focus', async () => {
  screen.getByRole('button', { name: 'Swap two fabrics' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(enters).toBe(0);
  screen.getByRole('application').focus();
  await userEvent.keyboard('{Enter}');
  expect(enters).toBe(1);
});
