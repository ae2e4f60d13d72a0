// @vitest-environment jsdom
import { quiltActions } from '@quiltwright/shared/model/actions.fixture';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import { quiltCommands } from '@quiltwright/shared/model/standard-quilt/quilt-commands';
import { newDocument } from '@quiltwright/shared/model/standard-quilt/quilt-document';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { useStore } from 'zustand';
import { inTab } from '../../../test/in-tab';
import { Tab } from '../../browser/tab';
import { createStandardQuiltSession } from '../../persistence/kinds/standard-quilt-session';
import { QuiltColourwayDialog, QuiltColourwayStrip } from './QuiltColourwayPictures';
import { useQuiltColourways } from './use-quilt-colourways';

const tab = new Tab();
const session = tab.get(createStandardQuiltSession);
const { run, store } = session;
const star = { designedBlockNum: 10_001, designName: 'Star', levels: levelsIn([21, 22]) };

function Editor() {
  // The free form editor passes an object of its own too.
  const design = { ...useStore(store).design };
  const colourways = useQuiltColourways(design, quiltCommands, run, session);
  return (
    <main>
      <QuiltColourwayStrip colourways={colourways} />
      <QuiltColourwayDialog colourways={colourways} onClose={() => undefined} />
    </main>
  );
}

const fabrics = () =>
  store
    .getState()
    .design.quilt.blocks[0]?.levels.flat()
    .map((shape) => shape.fillFabric);
const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

afterEach(() => {
  cleanup();
  store.setState(newDocument(), true);
});

it('keeps, names, uses and deletes colourways of a quilt by keyboard', async () => {
  run(quiltActions.chooseSize(9));
  run(quiltActions.chooseBlock(0, star));
  const { rerender } = render(<Editor />, { wrapper: inTab(tab) });
  const dialog = screen.getByRole('dialog', { name: 'Colourways side by side' });
  expect(dialog.textContent).toContain('Keep up to six colourways of a quilt');
  button('Keep this colourway').focus();
  await userEvent.keyboard('{Enter}');
  expect(button('Keep this colourway').getAttribute('aria-disabled')).toBe('true');
  button('Rename colourway 1').focus();
  await userEvent.keyboard('{Enter}');
  const name = screen.getByRole('textbox', { name: 'New name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Winter{Enter}');
  expect(button('Winter, in use').getAttribute('aria-pressed')).toBe('true');
  run(quiltActions.recolourPatches(0, [0, 1], 40));
  rerender(<Editor />);
  expect(dialog.textContent).toContain('Current fabrics, not kept yet');
  button('Use Winter').focus();
  await userEvent.keyboard('{Enter}');
  expect(fabrics()).toEqual([21, 22]);
  button('Delete Winter').focus();
  await userEvent.keyboard('{Enter}');
  expect(store.getState().design.quilt.colourways).toBeUndefined();
  expect(within(dialog).getByText('Winter is deleted.')).toBeTruthy();
  expect(document.activeElement).toBe(button('Undo'));
  await userEvent.keyboard('{Enter}');
  expect(store.getState().design.quilt.colourways?.map((kept) => kept.name)).toEqual(['Winter']);
  expect(within(dialog).queryByText('Winter is deleted.')).toBeNull();
});

it('offers to bring a deleted colourway back until the next change', async () => {
  run(quiltActions.chooseSize(9));
  run(quiltActions.chooseBlock(0, star));
  render(<Editor />, { wrapper: inTab(tab) });
  await userEvent.click(button('Keep this colourway'));
  await userEvent.click(button('Delete colourway 1'));
  expect(button('Undo')).toBeTruthy();
  act(() => {
    run(quiltActions.recolourPatches(0, [0, 1], 40));
  });
  expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Undo' })).toBeNull();
});
