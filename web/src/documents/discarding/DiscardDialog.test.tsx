// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Tab } from '../../browser/tab';
import { createDesignedBlockSession } from '../../persistence/kinds/designed-block-session';
import { DiscardDialog } from './DiscardDialog';

const blocks = new Tab().get(createDesignedBlockSession);

afterEach(cleanup);

function words(): string {
  render(
    <DiscardDialog
      documentSession={blocks}
      open
      next="new"
      onClose={() => undefined}
      onDiscard={() => undefined}
    />,
  );
  return screen.getByRole('dialog').textContent;
}

const download = () => screen.queryByRole('button', { name: 'Download a file' });

it('says what happens to changes on a device without storage, and offers a file for them', () => {
  blocks.store.setState(blocks.kind.begin());
  blocks.store.setState(({ design }) => ({ design: { ...design, block: { ...design.block } } }));
  const text = words();
  expect(text).toContain('Your changes are not saved');
  // The dialog may be on another screen than its editor.
  expect(text).toContain('The block design that is open has unsaved changes.');
  expect(text).toContain('or download it as a file first.');
  expect(download()).not.toBeNull();
});

it('names the document with changes', () => {
  blocks.store.setState({ ...blocks.kind.begin(), newName: 'Barn at dusk' });
  blocks.store.setState(({ design }) => ({ design: { ...design, block: { ...design.block } } }));
  expect(words()).toContain('The block design “Barn at dusk” has unsaved changes.');
});
