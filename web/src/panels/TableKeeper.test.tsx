import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { blockWork } from '../document/block-work';
import { levelsIn } from '../document/levels.fixture';
import { runOn } from '../document/table';
import { TableKeeper } from './TableKeeper';

afterEach(() => {
  cleanup();
  blockWork.draftKept.setState({ kept: false, fault: null });
});

it('warns of colourways that this device can’t keep, though the block is saved, and offers a file for the rest alone', () => {
  blockWork.draftKept.setState({ kept: false, fault: 'The storage of this device is full.' });
  const document = blockWork.kind.begin();
  blockWork.table.setState({ ...document, stored: { num: 7, revision: 1 } });
  render(<TableKeeper work={blockWork} />);
  expect(screen.queryByRole('alert')).toBeNull();

  const design = { ...document.design, colourways: [levelsIn([41])] };
  act(() => {
    blockWork.table.setState({ design });
  });
  expect(screen.getByRole('alert').textContent).toBe(
    'The storage of this device is full. Your colourways are lost when this page closes: no file holds them.',
  );

  act(() => {
    runOn(blockWork.table, blockWork.kind.rename('Anna'));
  });
  expect(screen.getByRole('alert').textContent).toContain(
    'unless you save it or download it. Your colourways are lost',
  );
  expect(screen.getByRole('button', { name: 'Download a file' })).toBeTruthy();
});
