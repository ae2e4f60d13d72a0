// @vitest-environment jsdom
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import { success } from '@quiltwright/shared/result';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serve, type TestServer } from '../../../test/http-server';
import { inTab } from '../../../test/in-tab';
import { Tab } from '../../browser/tab';
import { blockPresentation } from '../../documents/comparing/block-presentation';
import { SaveDialogs } from '../../documents/saving/SaveDialogs';
import { createDesignedBlockSession } from '../../persistence/kinds/designed-block-session';
import { createMissingFabrics } from '../../server/queries/missing-fabrics';
import { createQueryClient } from '../../server/queries/query-client';
import { createSession } from '../../server/session/session';
import { useMade } from '../../server/session/use-tab';
import { DocumentDialogs } from '../workspace/DocumentDialogs';
import { NameField } from '../workspace/naming/NameField';
import { useDocumentControl } from '../workspace/use-document-control';
import type { Shell } from '../workspace/use-shell';
import { Dialog } from '../../ui/dialogs/Dialog';
import { ShareButton } from './ShareButton';

const NUM = 10_007;
/** The number that the server gives a new block. */
const NEW_NUM = 10_008;
const page = {
  ...{ pageNum: 1, address: '/s/abc', kind: 'block', designNum: NUM, designName: 'Barn star' },
  ...{ makerName: 'Ann', words: '', mayColour: true, mayKeep: true, givesCloth: false },
  ...{ picture: '/s/abc/1.jpg', preview: '/s/abc/1-preview.jpg', pictureWidth: 1, pictureHeight: 1 },
  ...{ hasOwnCloth: false, sharedAt: '2026-11-20T00:00:00Z', shownAt: '2026-11-20T00:00:00Z', revision: 1 },
  visits: [],
};

let server: TestServer;
let tab: Tab;
/** The status with which the server answers a save. */
let saveStatus = 201;
let pages: (typeof page)[] = [];

beforeEach(async () => {
  // A feature that jsdom lacks and checkboxes need.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  [saveStatus, pages] = [201, [page]];
  server = await serve(({ method, path, body }) => {
    if (method === 'GET') return { body: path === '/api/shared-pages' ? { pages, most: 200 } : {} };
    const sentBody = body as { designNum?: number; designedBlockNum?: number };
    const { designNum = NUM } = sentBody;
    // A new block has number 0.
    const designedBlockNum = sentBody.designedBlockNum || NEW_NUM;
    if (path.startsWith('/api/shared-pages')) return { body: { page: { ...page, designNum } } };
    return { status: saveStatus, body: { dbResponse: 1, designedBlockNum, revision: 2 } };
  });
  document.cookie = 'XSRF-TOKEN=x';
  tab = new Tab();
  tab.get(createSession).signIn(100, 'a');
});

afterEach(async () => {
  cleanup();
  tab.get(createDesignedBlockSession).queue.clear();
  const client = tab.get(createQueryClient);
  await client.cancelQueries();
  client.clear();
  await server.close();
});

const requests = () => server.received.filter(({ method }) => method === 'POST');
const sent = () => requests().map(({ path }) => path);

/** An editor of blocks. If `asks`, it asks a question before each save. */
function Editor({ shell, asks }: { shell: Shell; asks: boolean }) {
  const blocks = useMade(createDesignedBlockSession);
  const document = useStore(blocks.store);
  const [cursor] = useState(() => createStore(() => ({ at: null })));
  const workspace = {
    documentSession: blocks,
    document,
    shell,
    section: null,
    setSection: () => undefined,
    cursor,
  };
  const [asked, setAsked] = useState<{ save: () => void; cancel: () => void } | null>(null);
  const control = useDocumentControl(workspace, {
    isReady: (isNamed) => isNamed(),
    beforeSaving: (save, cancel) => {
      if (asks) setAsked({ save, cancel });
      else save();
    },
    rename: () => Promise.resolve(success(null)),
    listKey: () => [],
    fetch: () => Promise.reject(new Error('Nothing is opened.')),
    onOpenFault: () => undefined,
    onOther: () => undefined,
  });
  return (
    <>
      <ShareButton documentSession={blocks} trySave={control.trySave} />
      <DocumentDialogs
        {...{ workspace, control }}
        save="Save This Block"
        NewName={(field) => (
          <NameField documentSession={blocks} label="New block name" others={[]} {...field} />
        )}
      />
      <Dialog open={asked !== null} title="Also save a coloured copy?" onClose={() => asked?.cancel()}>
        <button onClick={() => asked?.save()}>Save only this block</button>
      </Dialog>
      <SaveDialogs documentSession={blocks} presentation={blockPresentation} editorPath="/" />
    </>
  );
}

/** Opens the sharing dialog of a saved block whose fabric has been changed since. */
async function openSharing({
  newName = '',
  shell = 'desk',
  asks = false,
}: { newName?: string; shell?: Shell; asks?: boolean } = {}) {
  const blocks = tab.get(createDesignedBlockSession);
  const block = { ...blocks.kind.begin().saved, designName: 'Barn star', levels: levelsIn([11]) };
  blocks.store.setState(blocks.kind.open(block, { num: NUM, revision: 1 }));
  blocks.replaceFabric(11, 12);
  blocks.store.setState({ newName });
  render(<Editor shell={shell} asks={asks} />, { wrapper: inTab(tab, tab.get(createQueryClient)) });
  await userEvent.click(screen.getByRole('button', { name: 'Share …' }));
}

it('saves unsaved changes before it updates the page, without a dialog about the save', async () => {
  await openSharing();
  await userEvent.click(await screen.findByRole('button', { name: 'Save and update' }));
  expect(await screen.findByRole('button', { name: 'Update the page' })).toBeTruthy();
  await waitFor(() => {
    expect(sent()).toEqual(['/functions/storeDesignedBlock.php', '/api/shared-pages/update']);
  });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

it('leaves the page as it is if the changes can’t be saved', async () => {
  saveStatus = 422;
  await openSharing();
  await userEvent.click(await screen.findByRole('button', { name: 'Save and update' }));
  expect(await screen.findByText(/could not be saved, so friends don’t see/)).toBeTruthy();
  expect(sent()).toEqual(['/functions/storeDesignedBlock.php']);
});

it('saves unsaved changes before it makes a link', async () => {
  pages = [];
  await openSharing();
  await userEvent.type(await screen.findByLabelText('Your name, as friends know you'), 'Ann');
  await userEvent.click(screen.getByRole('button', { name: 'Save and make the link' }));
  expect(await screen.findByLabelText('Link of the page')).toBeTruthy();
  expect(sent()).toEqual(['/functions/storeDesignedBlock.php', '/api/shared-pages']);
});

/** Enters a name for friends, and presses the button that saves the block and makes its link. */
async function saveAndMakeTheLink() {
  await userEvent.type(await screen.findByLabelText('Your name, as friends know you'), 'Ann');
  await userEvent.click(screen.getByRole('button', { name: 'Save and make the link' }));
}

it('saves under a typed name first, and shares the new block', async () => {
  pages = [];
  await openSharing({ newName: 'Barn star at night' });
  await saveAndMakeTheLink();
  expect(await screen.findByLabelText('Link of the page')).toBeTruthy();
  expect(requests().map(({ body }) => body)).toMatchObject([
    { designName: 'Barn star at night' },
    { designNum: NEW_NUM },
  ]);
});

it('leaves the page of a block as it is if the changes are saved as a new block, and offers to share that', async () => {
  await openSharing({ newName: 'Barn star at night' });
  await userEvent.click(await screen.findByRole('button', { name: 'Save and update' }));
  expect(await screen.findByRole('button', { name: 'Make the link' })).toBeTruthy();
  expect(sent()).toEqual(['/functions/storeDesignedBlock.php']);
});

it('asks for the name that was typed where no field shows it, and shares nothing if the quilter cancels', async () => {
  pages = [];
  await openSharing({ newName: 'Barn star at night', shell: 'phone' });
  await saveAndMakeTheLink();
  await screen.findByRole('dialog', { name: 'Save as a new block' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/could not be saved, so friends don’t see/)).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('asks the editor’s question before the save, and shares nothing if the quilter cancels', async () => {
  pages = [];
  await openSharing({ asks: true });
  await saveAndMakeTheLink();
  await screen.findByRole('dialog', { name: 'Also save a coloured copy?' });
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText(/could not be saved, so friends don’t see/)).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('shares nothing while the block has a missing fabric, and asks for another', async () => {
  pages = [];
  tab.get(createMissingFabrics).missing.setState({ fabrics: new Set([12]) });
  await openSharing();
  await saveAndMakeTheLink();
  expect(await screen.findByText(/could not be saved, so friends don’t see/)).toBeTruthy();
  expect(tab.get(createDesignedBlockSession).clothDialog.getState().isOpen).toBe(true);
  expect(sent()).toEqual([]);
});

it('tells guests that sharing is for subscribers', async () => {
  tab.get(createSession).signIn(2, 'a');
  const blocks = tab.get(createDesignedBlockSession);
  render(<ShareButton documentSession={blocks} trySave={() => Promise.resolve(false)} />, {
    wrapper: inTab(tab, tab.get(createQueryClient)),
  });
  await userEvent.click(screen.getByRole('button', { name: /^Share …\s*for subscribers$/ }));
  expect(screen.getByRole('dialog').textContent).toContain(
    'Sharing a link with friends is for subscribers. As a guest you can send a picture of the block: choose Export.',
  );
});
