// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inches } from '@quiltwright/shared/geometry/units';
import { afterEach, expect, it } from 'vitest';
import { useStore } from 'zustand';
import { inTab } from '../../../../test/in-tab';
import { blockActions } from '@quiltwright/shared/model/actions.fixture';
import { newBlockDocument } from '@quiltwright/shared/model/designed-block/block-document';
import { Tab } from '../../../browser/tab';
import { createDesignedBlockSession } from '../../../persistence/kinds/designed-block-session';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import { Notices } from '../../../ui/dialogs/Notices';
import { BlockColourways } from './BlockColourways';
import { FirstColourway } from './FirstColourway';

const tab = new Tab();
const { run, store } = tab.get(createDesignedBlockSession);
const levels = levelsIn([1, 2]);

function Editor() {
  const { block } = useStore(store).design;
  return (
    <main>{block.colourways.length > 0 && <BlockColourways block={block} fabric={() => undefined} />}</main>
  );
}

afterEach(() => {
  cleanup();
  store.setState(newBlockDocument(), true);
});

it('moves the focus beside a deleted colourway, and to the page after the last one', async () => {
  const side = inches(12);
  const star = { designedBlockNum: 5, designName: 'Star', blockWidth: side, blockHeight: side, levels };
  run(blockActions.chooseBlock(star));
  for (const fabric of [3, 4, 5]) {
    run(blockActions.giveFabric({ name: 'Patch 1', patches: [0] }, fabric));
    run(blockActions.keepColourway);
  }
  render(<Editor />, { wrapper: inTab(tab) });
  const dropOf = (number: number) => screen.getByRole('button', { name: `Delete colourway ${number}` });
  dropOf(3).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(dropOf(2));
  dropOf(1).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(dropOf(1));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('offers to bring back a deleted colourway, until the next change', async () => {
  const side = inches(12);
  const star = { designedBlockNum: 5, designName: 'Star', blockWidth: side, blockHeight: side, levels };
  run(blockActions.chooseBlock(star));
  run(blockActions.keepColourway);
  const kept = () => store.getState().design.block.colourways.length;
  render(
    <>
      <Notices />
      <Editor />
    </>,
    { wrapper: inTab(tab) },
  );
  const drop = () => userEvent.click(screen.getByRole('button', { name: 'Delete colourway 1' }));
  await drop();
  expect(kept()).toBe(0);
  expect(await screen.findByText('Colourway 1 is deleted.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(kept()).toBe(1);
  await drop();
  await screen.findByText('Colourway 1 is deleted.');
  run(blockActions.giveFabric({ name: 'Patch 1', patches: [0] }, 3));
  await waitFor(() => {
    expect(screen.queryByText('Colourway 1 is deleted.')).toBeNull();
  });
});

it('keeps the first colourway at a press, once a block is open', async () => {
  const { rerender } = render(<FirstColourway block={store.getState().design.block} />, {
    wrapper: inTab(tab),
  });
  const keep = () => screen.getByRole('button', { name: 'Keep this colourway' });
  expect(keep().getAttribute('aria-disabled')).toBe('true');
  const side = inches(12);
  const star = { designedBlockNum: 5, designName: 'Star', blockWidth: side, blockHeight: side, levels };
  run(blockActions.chooseBlock(star));
  rerender(<FirstColourway block={store.getState().design.block} />);
  await userEvent.click(keep());
  expect(store.getState().design.block.colourways).toHaveLength(1);
});
