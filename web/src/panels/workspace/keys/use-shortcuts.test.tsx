// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { quiltActions } from '@quiltwright/shared/model/actions.fixture';
import { Tab } from '../../../browser/tab';
import { createStandardQuiltSession } from '../../../persistence/kinds/standard-quilt-session';
import { useShortcuts } from './use-shortcuts';

const { run, store } = new Tab().get(createStandardQuiltSession);

/** The number of times that the shortcut L ran. */
let letters: number;
/** The keys of the other shortcuts that were run, in order. */
let done: string[];
/** The number of times that the shortcut Enter ran. */
let enters: number;

function Editor() {
  useShortcuts({
    undo: () => run(quiltActions.undo),
    redo: () => run(quiltActions.redo),
    layer: () => letters++,
    nudge: (key) => done.push(key),
    deleteItems: (key) => done.push(key),
    paste: (key) => done.push(key),
    giveSpot: (key) => done.push(key),
    fillCell: () => enters++,
  });
  return (
    <>
      <div role="application" aria-label="Canvas" tabIndex={0} />
      <button type="button">Download</button>
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
      <input aria-label="Width" data-settled />
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
  render(<Editor />);
});

afterEach(() => {
  cleanup();
  store.setState(store.getInitialState());
});

it('undoes and redoes while a layout has the focus, as after choosing it', async () => {
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

it('undoes and redoes in a field whose number is accepted, but leaves it all other keys', async () => {
  run(quiltActions.chooseLayout(5));
  await userEvent.click(screen.getByRole('textbox', { name: 'Width' }));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(layout()).toBe(3);
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(layout()).toBe(5);
  await userEvent.keyboard('{Control>}v{/Control}');
  expect(done).toEqual([]);
});

const canvas = () => screen.getByRole('application');

it('handles letters, Delete and the arrows at the canvas and without any focus', async () => {
  await userEvent.keyboard('l{Delete}{ArrowLeft}');
  canvas().focus();
  await userEvent.keyboard('l{Backspace}{ArrowUp}');
  screen.getByRole('heading').focus();
  await userEvent.keyboard('l{Delete}{ArrowLeft}');
  expect(letters).toBe(3);
  expect(done).toEqual(['Delete', 'ArrowLeft', 'Backspace', 'ArrowUp', 'Delete', 'ArrowLeft']);
});

it('ignores all of these while a control has the focus: dictation and the control’s own keys have no other effect', async () => {
  const roles = ['button', 'combobox', 'radio', 'textbox'];
  for (const control of roles.flatMap((role) => screen.getAllByRole(role))) {
    control.focus();
    await userEvent.keyboard('l{Delete}{Backspace}{ArrowLeft}{Control>}{ArrowLeft}{/Control}');
  }
  expect(letters).toBe(0);
  expect(done).toEqual([]);
});

it('handles commands on controls too', async () => {
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(store.getState().past).toHaveLength(0);
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(store.getState().past).toHaveLength(1);
});

it('leaves presses with Alt to the browser', async () => {
  canvas().focus();
  await userEvent.keyboard('{Alt>}l{/Alt}');
  await userEvent.keyboard('{Control>}{Alt>}z{/Alt}{/Control}');
  expect(letters).toBe(0);
  expect(store.getState().past).toHaveLength(1);
});

it('passes the digit of a key, in any script of its keyboard', () => {
  canvas().focus();
  fireEvent.keyDown(canvas(), { key: '٣', code: 'Digit3' });
  expect(done).toEqual(['3']);
});

it('pastes once however long the keys are held, but keeps moving', () => {
  canvas().focus();
  for (const repeat of [false, true, true]) {
    fireEvent.keyDown(canvas(), { key: 'v', ctrlKey: true, repeat });
    fireEvent.keyDown(canvas(), { key: 'ArrowUp', repeat });
  }
  expect(done).toEqual(['V', 'ArrowUp', 'ArrowUp', 'ArrowUp']);
});

it('leaves Enter to a button that has the focus', async () => {
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  expect(enters).toBe(0);
  canvas().focus();
  await userEvent.keyboard('{Enter}');
  expect(enters).toBe(1);
});
