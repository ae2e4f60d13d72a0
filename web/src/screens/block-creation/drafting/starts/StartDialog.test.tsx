// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTab } from '../../../../../test/in-tab';
import { Tab } from '../../../../browser/tab';
import { createCreatedBlockSession } from '../../../../persistence/kinds/created-block-session';
import { createDrawingEditing } from '../../drawing/drawing-editing';
import { StartDialog } from './StartDialog';

const onClose = vi.fn();
let tab: Tab;
const shapes = () => tab.get(createCreatedBlockSession).store.getState().design.block.levels.flat().length;

beforeEach(() => {
  onClose.mockClear();
  tab = new Tab();
  const editing = createDrawingEditing(tab);
  const document = tab.get(createCreatedBlockSession).store.getState();
  const editor = { editing, run: editing.run, drawing: { ...editing.state.getState(), document } };
  render(<StartDialog start="fourPatch" editor={editor} fabric={() => undefined} onClose={onClose} />, {
    wrapper: inTab(tab),
  });
});
afterEach(cleanup);

const across = () => screen.getByRole('textbox', { name: 'Patches across' });

it('starts with the numbers in its fields', async () => {
  await userEvent.clear(across());
  await userEvent.type(across(), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Use' }));
  expect([shapes(), onClose.mock.calls.length]).toEqual([6, 1]);
});

it.each(['99', 'many'])('asks for another number than %s before it starts', async (number) => {
  await userEvent.clear(across());
  await userEvent.type(across(), number);
  await userEvent.click(screen.getByRole('button', { name: 'Use' }));
  expect([shapes(), onClose.mock.calls.length]).toEqual([0, 0]);
  expect(document.activeElement).toBe(across());
});
