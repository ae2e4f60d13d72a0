// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import '../../../test/web-locks';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serve, type TestServer } from '../../../test/http-server';
import { newQueryClient } from '../../../test/query-client';
import { newBlockDocument } from '@quiltwright/shared/model/designed-block/block-document';
import { Tab } from '../../browser/tab';
import { TabContext } from '../../server/session/use-tab';
import { createDesignedBlockSession } from '../../persistence/kinds/designed-block-session';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import { Usages } from './Usages';

const tab = new Tab();
const client = newQueryClient(tab);
const blocks = tab.get(createDesignedBlockSession);
let server: TestServer;

beforeEach(async () => {
  blocks.store.setState(newBlockDocument());
  const block = { ...newBlockDocument().saved, designName: 'Star', levels: levelsIn([1, 2]) };
  server = await serve(({ path, query }) => {
    if (path === '/retrFabricsForDesignedBlock') return { body: [] };
    return { body: { ...block, designedBlockNum: Number(query['designedBlockNum']) } };
  });
});
afterEach(async () => {
  cleanup();
  await server.close();
});

function Path() {
  return useLocation().pathname;
}

/** Returns the list of documents that prevent a deletion; the element without the list if `isOpen` is false. */
function refusal(isOpen: boolean) {
  return (
    <TabContext value={tab}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/my-fabrics']}>
          <p role="status">
            <Path />
          </p>
          {isOpen && <Usages blocks={{ 5: 'Anna', 6: 'Ruth' }} quilts={{ 8: 'Cradle' }} />}
        </MemoryRouter>
      </QueryClientProvider>
    </TabContext>
  );
}

const path = () => screen.getByRole('status').textContent;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('says that one is being opened, and opens only that', async () => {
  render(refusal(true));
  button('Open Anna').click();
  const opening = await screen.findByRole('button', { name: 'Opening “Anna”…' });
  expect(button('Open Ruth').disabled).toBe(true);
  expect(button('Open Cradle').disabled).toBe(true);
  opening.click();
  await waitFor(() => {
    expect(path()).toBe('/block-fabric-selection');
  });
  expect(blocks.isInEditor(5)).toBe(true);
  expect(server.received.filter(({ path }) => path === '/retrDesignedBlock')).toHaveLength(1);
});

it('opens none once the refusal is closed', async () => {
  const { rerender } = render(refusal(true));
  button('Open Anna').click();
  rerender(refusal(false));
  await blocks.open(() => undefined);
  expect(path()).toBe('/my-fabrics');
  rerender(refusal(true));
  button('Open Ruth').click();
  await waitFor(() => {
    expect(blocks.isInEditor(6)).toBe(true);
  });
  const asked = server.received.filter(({ path }) => path === '/retrDesignedBlock');
  expect(asked.map(({ query }) => query['designedBlockNum'])).toEqual(['6']);
});
