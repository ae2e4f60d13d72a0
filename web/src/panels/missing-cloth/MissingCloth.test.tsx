// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serve, type TestServer } from '../../../test/http-server';
import { inTab } from '../../../test/in-tab';
import { Tab } from '../../browser/tab';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import { createDesignedBlockSession } from '../../persistence/kinds/designed-block-session';
import { createMissingFabrics } from '../../server/queries/missing-fabrics';
import { createQueryClient } from '../../server/queries/query-client';
import { createSession } from '../../server/session/session';
import { MissingCloth } from './MissingCloth';

const FOREIGN = 10_001;
const GONE = 10_002;

let server: TestServer;
/** The numbers of the fabrics that the server has. */
let there: Set<string>;
let tab: Tab;

beforeEach(async () => {
  there = new Set(['11', String(GONE)]);
  server = await serve(({ path, query }) => {
    if (path === '/api/fabrics') return { body: [fabric(11)] };
    const { fabricNum = '' } = query;
    return there.has(fabricNum) ? { body: fabric(Number(fabricNum)) } : { status: 404 };
  });
  tab = new Tab();
  tab.get(createSession).signIn(100, 'a');
});

afterEach(async () => {
  cleanup();
  // Pending requests would be repeated without a server.
  await tab.get(createQueryClient).cancelQueries();
  await server.close();
});

function fabric(fabricNum: number) {
  return {
    ...{ fabricNum, paletteNum: 2, fabricName: 'Navy', userFabricName: '' },
    ...{ fabricUrl: 'a.webp', swatchUrl: 'b.webp', averageColour: '#223344' },
  };
}

/** Opens a block of three patches in these fabrics. */
function lay(...fabrics: number[]) {
  const blocks = tab.get(createDesignedBlockSession);
  const block = { ...blocks.kind.begin().saved, levels: levelsIn(fabrics) };
  blocks.store.setState(blocks.kind.open(block, null));
  render(<MissingCloth documentSession={blocks} />, { wrapper: inTab(tab, tab.get(createQueryClient)) });
  return blocks;
}

it('names the parts with a missing fabric, and stays until they have another', async () => {
  const blocks = lay(11, FOREIGN, FOREIGN);
  expect((await screen.findByRole('alert')).textContent).toContain('These parts have no fabric: 2 patches.');
  expect(screen.getByRole('button', { name: 'Choose another fabric' })).toBeTruthy();
  blocks.replaceFabric(FOREIGN, 11);
  await waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull();
  });
  blocks.undo();
  await screen.findByRole('alert');
});

it('renders nothing if no fabric is missing', async () => {
  lay(11, GONE);
  const { look, missing } = tab.get(createMissingFabrics);
  await look([11, GONE]);
  expect(missing.getState().fabrics.size).toBe(0);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('notices a fabric that was deleted since, and lists each with a button for another', async () => {
  const blocks = lay(GONE, FOREIGN, FOREIGN);
  await screen.findByRole('alert');
  there.delete(String(GONE));
  await tab.get(createMissingFabrics).look([GONE], { again: true });
  expect((await screen.findByRole('alert')).textContent).toContain('2 fabrics in this block');
  await userEvent.click(screen.getByRole('button', { name: 'Choose other fabrics' }));
  expect(screen.getAllByRole('button', { name: /^Choose another fabric for these parts/ })).toHaveLength(2);
  expect(blocks.clothDialog.getState().isOpen).toBe(true);
});

it('forgets one quilter’s missing fabrics when another signs in, who may have them', async () => {
  lay(11, FOREIGN);
  await screen.findByRole('alert');
  there.add(String(FOREIGN));
  tab.get(createSession).signIn(101, 'b');
  await waitFor(() => {
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
