// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inches } from '@quiltwright/shared/geometry/units';
import { Tab } from '../../browser/tab';
import type { DocumentSession } from '../../persistence/document-session';
import { createDesignedBlockSession } from '../../persistence/kinds/designed-block-session';
import { createFreeFormSession } from '../../persistence/kinds/free-form-session';
import { DiscardDialog } from './DiscardDialog';

const blocks = new Tab().get(createDesignedBlockSession);
const quilts = new Tab().get(createFreeFormSession);

afterEach(cleanup);

function words<Design, Content extends object>(documentSession: DocumentSession<Design, Content>): string {
  render(
    <DiscardDialog
      documentSession={documentSession}
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
  const text = words(blocks);
  // The dialog may be on another screen than its editor, where another document is saved.
  expect(text).toContain('The changes to your block design are not saved');
  expect(text).toContain(
    'The unnamed block design (12″ × 12″) on the screen Block & Fabric Selection has unsaved changes.',
  );
  expect(text).toContain('or download it as a file first.');
  expect(download()).not.toBeNull();
});

it('names the document with changes', () => {
  blocks.store.setState({ ...blocks.kind.begin(), newName: 'Barn at dusk' });
  blocks.store.setState(({ design }) => ({ design: { ...design, block: { ...design.block } } }));
  expect(words(blocks)).toContain(
    'The block design “Barn at dusk” (12″ × 12″) on the screen Block & Fabric Selection has unsaved changes.',
  );
});

it('names a quilt’s own screen and size', () => {
  quilts.store.setState(quilts.kind.begin());
  const { design } = quilts.store.getState();
  const quilt = { ...design.quilt, quiltWidth: inches(52), quiltLength: inches(66) };
  quilts.store.setState({ design: { ...design, quilt } });
  expect(words(quilts)).toContain(
    'The unnamed free form quilt (52″ × 66″) on the screen Free Form Quilt Layouts has unsaved changes.',
  );
});
