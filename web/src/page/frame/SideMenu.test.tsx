// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTab } from '../../../test/in-tab';
import { eventually } from '../../../test/eventually';
import { serve, type TestServer } from '../../../test/http-server';
import { fetchChunk, leaveChunks, missingChunk, retryChunks } from '../../browser/chunks';
import { Tab } from '../../browser/tab';
import { createQueryClient } from '../../server/queries/query-client';
import { SideMenu } from './SideMenu';

const tab = new Tab();
let server: TestServer;
let isAway = true;

// Menu queries never go stale, so they need no timer.
tab.get(createQueryClient).setDefaultOptions({
  queries: { ...tab.get(createQueryClient).getDefaultOptions().queries, gcTime: Infinity },
});

beforeEach(async () => {
  const list = document.createElement('script');
  list.id = 'chunks';
  list.type = 'application/json';
  list.textContent = JSON.stringify({ files: ['/menu.js'], chunks: { MenuDrawer: [0] } });
  document.head.replaceChildren(list);
  server = await serve(() => (isAway ? 'hang up' : {}));
});
afterEach(async () => {
  cleanup();
  await server.close();
});

it('opens no menu for people who gave up waiting, and the next time opens it at once', async () => {
  render(<SideMenu />, { wrapper: inTab(tab) });
  const button = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  await eventually(() => {
    expect(missingChunk.getState().fault).toBe('away');
  });
  leaveChunks();
  isAway = false;
  retryChunks();
  await fetchChunk('MenuDrawer', () => import('../menu/MenuDrawer'), true);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy();
});
