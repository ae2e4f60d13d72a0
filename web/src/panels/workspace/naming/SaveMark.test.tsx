// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '../../../../test/web-locks';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTab } from '../../../../test/in-tab';
import { eventually } from '../../../../test/eventually';
import { Tab } from '../../../browser/tab';
import { createDesignedBlockSession } from '../../../persistence/kinds/designed-block-session';
import { createSession } from '../../../server/session/session';
import { createSavesInBar } from '../../../documents/saving/saves-in-bar';
import { SaveMark } from './SaveMark';

const tab = new Tab();
const session = tab.get(createSession);
const blocks = tab.get(createDesignedBlockSession);
const { draftKept, slots, store } = blocks;
const words = () =>
  Array.from(screen.getByRole('status').children, ({ textContent }) => textContent).join(' ');

beforeEach(async () => {
  session.signIn(2, 'trial');
  slots.moveTo(slots.fresh(2));
  await eventually(() => {
    expect(draftKept.getState().kept).toBe(true);
  });
  store.setState(({ design }) => ({ design: { block: { ...design.block } } }));
});
afterEach(() => {
  cleanup();
  session.signOut();
});

it('says that there are two versions, and shows both on request', async () => {
  store.setState({ stored: { num: 7, revision: 3, newer: { revision: 4, message: 'Changed.' } } });
  render(<SaveMark documentSession={blocks} isOpening={false} />, { wrapper: inTab(tab) });
  expect(words()).toBe('Two versions');
  await userEvent.click(screen.getByRole('button', { name: 'Show both versions' }));
  expect(blocks.versionsDialog.getState().isOpen).toBe(true);
  act(() => {
    store.setState({ stored: { num: 7, revision: 4 } });
  });
  expect(words()).not.toBe('Two versions');
  expect(screen.queryByRole('button')).toBeNull();
  store.setState({ stored: null });
  blocks.versionsDialog.setState({ isOpen: false });
});

it('says that a guest’s work is stored here, also while the first edit is being written, until it can’t be', () => {
  const told: (string | null)[] = [];
  render(<SaveMark documentSession={blocks} isOpening={false} />, { wrapper: inTab(tab) });
  for (const kept of [true, false, true]) {
    act(() => {
      draftKept.setState({ kept, fault: null });
    });
    told.push(words());
  }
  expect(told).toEqual(Array(3).fill('Kept on this device'));
  act(() => {
    draftKept.setState({ kept: false, fault: 'The storage of this device is full.' });
  });
  expect(words()).toBe('Not kept on this device');
});

it('says after a save what the dialog would say, until the next edit, if the quilter wants it in the bar', () => {
  const savesInBar = tab.get(createSavesInBar);
  savesInBar.setState({ isOn: true });
  const { id, design } = store.getState();
  const content = design.block;
  const stored = { num: 7, revision: 1 };
  store.setState({ saved: content, stored });
  const saved = { order: { documentId: id, content, stored: null, quilterNum: 2 }, key: 'k', stored };
  const ended = (isLate: boolean) => {
    const saves = { saved: { ...saved, isLate }, requests: [] };
    blocks.queue.state.setState({ state: 'idle', sending: null, failure: null, ...saves });
  };
  ended(false);
  render(<SaveMark documentSession={blocks} isOpening={false} />, { wrapper: inTab(tab) });
  expect(words()).toBe(
    'Your work is saved! You can retrieve your work using the dropdown box for your saved blocks or quilts.',
  );
  // A save that had to wait is a notice, because the quilter no longer expects its result.
  act(() => {
    ended(true);
  });
  expect(words()).toBe('Saved');
  act(() => {
    ended(false);
    savesInBar.setState({ isOn: false });
  });
  expect(words()).toBe('Saved');
  act(() => {
    savesInBar.setState({ isOn: true });
    store.setState({ design: { block: { ...content } } });
  });
  expect(words()).not.toContain('saved!');
  savesInBar.setState({ isOn: false });
  store.setState({ stored: null });
});
