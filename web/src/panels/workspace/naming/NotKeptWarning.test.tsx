// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Tab } from '../../../browser/tab';
import { createDesignedBlockSession } from '../../../persistence/kinds/designed-block-session';
import { NotKeptWarning } from './NotKeptWarning';

const blocks = new Tab().get(createDesignedBlockSession);

afterEach(() => {
  cleanup();
  blocks.draftKept.setState({ kept: false, fault: null });
});

it('warns of changes that this device can’t keep, and offers a file for them', () => {
  blocks.draftKept.setState({ kept: false, fault: 'The storage of this device is full.' });
  const document = blocks.kind.begin();
  blocks.store.setState({ ...document, stored: { num: 7, revision: 1 } });
  render(<NotKeptWarning documentSession={blocks} />);
  expect(screen.queryByRole('alert')).toBeNull();

  act(() => {
    blocks.store.setState(({ design }) => ({ design: { ...design, block: { ...design.block } } }));
  });
  expect(screen.getByRole('alert').textContent).toContain(
    'The storage of this device is full. Your work is lost when this page closes, unless you save it or download it.',
  );
  expect(screen.getByRole('button', { name: 'Download a file' })).toBeTruthy();
});
