// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '../../../test/web-locks';
import { success } from '@quiltwright/shared/result';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { newBlockDocument } from '@quiltwright/shared/model/designed-block/block-document';
import { Tab } from '../../browser/tab';
import { TabContext } from '../../server/session/use-tab';
import { createDesignedBlockSession } from '../../persistence/kinds/designed-block-session';
import { SavedDocuments } from './SavedDocuments';

const tab = new Tab();
const blocks = tab.get(createDesignedBlockSession);

afterEach(() => {
  cleanup();
  blocks.store.setState(newBlockDocument());
});

/** Opens block 5 as it is saved, and renders its list. */
function renderBlocks(): void {
  const document = blocks.kind.open(
    { ...newBlockDocument().saved, designName: 'Star' },
    { num: 5, revision: 1 },
  );
  blocks.store.setState(document);
  const items = [
    { num: 5, name: 'Star' },
    { num: 6, name: 'Barn' },
  ];
  render(
    <TabContext value={tab}>
      <MemoryRouter>
        <SavedDocuments
          documentSession={blocks}
          list={{ data: items, error: null, isFetching: false, refetch: () => undefined }}
          room={undefined}
          numOf={({ num }) => num}
          nameOf={({ name }) => name}
          card={(_, { name, onRename, onDelete }) => (
            <>
              <button onClick={onRename}>Rename {name}</button>
              <button onClick={onDelete}>Delete {name}</button>
            </>
          )}
          editor="/block-fabric-selection"
          fetch={() => Promise.reject(new Error('Nothing is opened.'))}
          momentOf={() => undefined}
          duplicate={() => Promise.resolve(success(null))}
          rename={() => Promise.resolve(success(null))}
          remove={() => Promise.resolve(success(true))}
          beginning={{ name: 'New block' }}
          another={{ text: 'Another', sample: ['Nine Patch'] }}
          empty={() => null}
        />
      </MemoryRouter>
    </TabContext>,
  );
}

const dialogFor = async (button: string) => {
  await userEvent.click(screen.getByRole('button', { name: button }));
  return screen.getByRole('dialog').textContent;
};

it('says that an open saved block will be closed, before it is deleted', async () => {
  renderBlocks();
  expect(await dialogFor('Delete Star')).toContain('This block is open. Deleting the block also closes it.');
});

it('says so if there are unsaved changes too', async () => {
  renderBlocks();
  blocks.store.setState(({ design }) => ({ design: { ...design, block: { ...design.block } } }));
  expect(await dialogFor('Delete Star')).toContain(
    'This block is open with unsaved changes. After you delete it, it stays open as a new, unsaved block.',
  );
});

it('says nothing of the editor for a block that isn’t open', async () => {
  renderBlocks();
  expect(await dialogFor('Delete Barn')).not.toContain('table');
});

it('hints at another block with the typed name, not at the block itself', async () => {
  renderBlocks();
  await dialogFor('Rename Star');
  const field = screen.getByLabelText('New name');
  expect(screen.queryByText('You already have another block with this name.')).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 'Barn');
  screen.getByText('You already have another block with this name.');
});
