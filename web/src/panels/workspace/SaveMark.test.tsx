// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '../../../test/web-locks';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually';
import { blockWork } from '../../persistence/block-work';
import { signIn, signOut } from '../../server/session';
import { SaveMark } from './SaveMark';

const { draftKept, places, table } = blockWork;
const words = () => screen.getByRole('status').textContent;

beforeEach(async () => {
  signIn(2, 'trial');
  places.moveTo(places.fresh(2));
  await eventually(() => {
    expect(draftKept.getState().kept).toBe(true);
  });
  table.setState(({ design }) => ({ design: { block: { ...design.block } } }));
});
afterEach(() => {
  cleanup();
  signOut();
});

it('says of a guest’s table that it is kept here, also while the first edit is being written, until it can’t be', () => {
  const told: (string | null)[] = [];
  render(<SaveMark work={blockWork} isOpening={false} />);
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
