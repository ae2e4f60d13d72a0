import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { blockWork } from '../document/block-work';
import { levelsIn } from '../document/levels.fixture';
import { runOn } from '../document/table';
import { DiscardDialog } from './DiscardDialog';

afterEach(cleanup);

/** A saved block with a colourway, on a device that keeps nothing. */
function layColourway(): void {
  const document = blockWork.kind.begin();
  const design = { ...document.design, colourways: [levelsIn([41])] };
  blockWork.table.setState({ ...document, design, stored: { num: 7, revision: 1 } });
}

function words(): string {
  render(
    <DiscardDialog work={blockWork} open next="new" onClose={() => undefined} onDiscard={() => undefined} />,
  );
  return screen.getByRole('dialog').textContent;
}

const download = () => screen.queryByRole('button', { name: 'Download a file' });

it('says that colourways would be lost, and offers no file, which holds none', () => {
  layColourway();
  const text = words();
  expect(text).toContain('Your colourways are not saved');
  expect(text).toContain('they are lost. No file holds its colourways.');
  expect(download()).toBeNull();
});

it('offers a file for changes, and says that it holds no colourways', () => {
  layColourway();
  runOn(blockWork.table, blockWork.kind.rename('Anna'));
  const text = words();
  expect(text).toContain('Your changes are not saved');
  expect(text).toContain('or download it as a file first. No file holds its colourways.');
  expect(download()).not.toBeNull();
});
