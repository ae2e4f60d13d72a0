// @vitest-environment jsdom
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serve, type TestServer } from '../../../test/http-server';
import { inTab } from '../../../test/in-tab';
import { Tab } from '../../browser/tab';
import { blockPresentation } from '../../documents/comparing/block-presentation';
import { SaveDialogs } from '../../documents/saving/SaveDialogs';
import { createDesignedBlockSession } from '../../persistence/kinds/designed-block-session';
import { createQueryClient } from '../../server/queries/query-client';
import { createSession } from '../../server/session/session';
import { ShareButton } from './ShareButton';

const NUM = 10_007;
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
  server = await serve(({ method, path }) => {
    if (method === 'GET') return { body: path === '/api/shared-pages' ? { pages, most: 200 } : {} };
    if (path.startsWith('/api/shared-pages')) return { body: { page } };
    return { status: saveStatus, body: { dbResponse: 1, designedBlockNum: NUM, revision: 2 } };
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

const sent = () => server.received.filter(({ method }) => method === 'POST').map(({ path }) => path);

/** Opens the sharing dialog of a saved block whose fabric has been changed since. */
async function openSharing() {
  const blocks = tab.get(createDesignedBlockSession);
  const block = { ...blocks.kind.begin().saved, designName: 'Barn star', levels: levelsIn([11]) };
  blocks.store.setState(blocks.kind.open(block, { num: NUM, revision: 1 }));
  blocks.replaceFabric(11, 12);
  render(
    <>
      <ShareButton documentSession={blocks} />
      <SaveDialogs documentSession={blocks} presentation={blockPresentation} editorPath="/" />
    </>,
    { wrapper: inTab(tab, tab.get(createQueryClient)) },
  );
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

it('tells guests that sharing is for subscribers', async () => {
  tab.get(createSession).signIn(2, 'a');
  const blocks = tab.get(createDesignedBlockSession);
  render(<ShareButton documentSession={blocks} />, { wrapper: inTab(tab, tab.get(createQueryClient)) });
  await userEvent.click(screen.getByRole('button', { name: /^Share …\s*for subscribers$/ }));
  expect(screen.getByRole('dialog').textContent).toContain(
    'Sharing a link with friends is for subscribers. As a guest you can send a picture of the block: choose Export.',
  );
});
