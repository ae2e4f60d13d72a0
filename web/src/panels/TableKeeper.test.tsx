// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { blockWork } from '../persistence/block-work';
import { TableKeeper } from './TableKeeper';

afterEach(() => {
  cleanup();
  blockWork.draftKept.setState({ kept: false, fault: null });
});

it('warns of changes that this device can’t keep, and offers a file for them', () => {
  blockWork.draftKept.setState({ kept: false, fault: 'The storage of this device is full.' });
  const document = blockWork.kind.begin();
  blockWork.table.setState({ ...document, stored: { num: 7, revision: 1 } });
  render(<TableKeeper work={blockWork} />);
  expect(screen.queryByRole('alert')).toBeNull();

  act(() => {
    blockWork.table.setState(({ design }) => ({ design: { ...design, block: { ...design.block } } }));
  });
  expect(screen.getByRole('alert').textContent).toContain(
    'The storage of this device is full. What you make is lost when this page closes, unless you save it or download it.',
  );
  expect(screen.getByRole('button', { name: 'Download a file' })).toBeTruthy();
});
