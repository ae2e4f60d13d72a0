// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serve, type TestServer } from '../../../test/http-server';
import { inTab } from '../../../test/in-tab';
import { Tab } from '../../browser/tab';
import { blockPresentation } from '../../documents/comparing/block-presentation';
import { createDesignedBlockSession } from '../../persistence/kinds/designed-block-session';
import { createQueryClient } from '../../server/queries/query-client';
import { createSession } from '../../server/session/session';
import { FilesPanel } from './FilesPanel';

let server: TestServer;
let tab: Tab;

beforeEach(async () => {
  server = await serve(() => ({ body: [] }));
  tab = new Tab();
  tab.get(createSession).signIn(100, 'a');
});

afterEach(async () => {
  cleanup();
  const client = tab.get(createQueryClient);
  await client.cancelQueries();
  client.clear();
  await server.close();
});

/** Opens a block of the pattern Ohio Star, with `designName` as its name; '' for no name. */
function open(designName: string) {
  const blocks = tab.get(createDesignedBlockSession);
  const block = { ...blocks.kind.begin().saved, designName, levels: levelsIn([11]) };
  blocks.store.setState(blocks.kind.open(block, null));
  render(
    <FilesPanel
      documentSession={blocks}
      presentation={blockPresentation}
      trySave={() => Promise.resolve(false)}
      pattern="Ohio Star"
    />,
    { wrapper: inTab(tab, tab.get(createQueryClient)) },
  );
}

it.each([
  ['Print', '', 'Ohio Star'],
  ['Export', '', 'Ohio Star'],
  ['Print', 'Barn star', 'Barn star'],
])('calls a block in “%s …” as the screen does', async (does, designName, title) => {
  open(designName);
  await userEvent.click(screen.getByRole('button', { name: `${does} …` }));
  expect(await screen.findByRole('dialog', { name: `${does} “${title}”` })).toBeTruthy();
});
