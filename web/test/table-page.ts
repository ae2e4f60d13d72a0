import 'fake-indexeddb/auto';
import './web-locks';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type * as Places from '../src/document/draft-place';
import type * as Left from '../src/document/left-drafts';
import type * as OpenTable from '../src/document/open-table';
import type * as Commands from '../src/document/quilt-commands';
import type * as Store from '../src/document/quilt-store';
import type * as Work from '../src/document/quilt-work';
import type * as Lay from '../src/document/lay-on-table';
import type * as Session from '../src/server/session';

/** A page as it is after it was loaded: nothing but what the browser keeps. */
export interface TablePage {
  session: typeof Session;
  commands: typeof Commands;
  store: typeof Store;
  work: typeof Work;
  left: typeof Left;
  places: typeof Places;
  lay: typeof Lay;
  openTable: typeof OpenTable.openTable;
  told: string[];
}

const open: TablePage[] = [];

/** A browser that was never used. */
export function newBrowser(): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  sessionStorage.clear();
}

/** Closes all pages, as leaving them does. */
export function closePages(): void {
  dispatchEvent(new Event('pagehide'));
  for (const page of open.splice(0)) page.work.saveQueue.clear();
}

/** Loads the page in a tab: the one it was loaded in before, or one of its own beside those that are open. */
export async function load(tab: 'same tab' | 'new tab' = 'same tab'): Promise<TablePage> {
  if (tab === 'same tab') closePages();
  else sessionStorage.clear();
  vi.resetModules();
  const told: string[] = [];
  const page: TablePage = {
    session: await import('../src/server/session'),
    commands: await import('../src/document/quilt-commands'),
    store: await import('../src/document/quilt-store'),
    work: await import('../src/document/quilt-work'),
    left: await import('../src/document/left-drafts'),
    places: await import('../src/document/draft-place'),
    lay: await import('../src/document/lay-on-table'),
    openTable: (await import('../src/document/open-table')).openTable,
    told,
  };
  await page.openTable((message) => told.push(message));
  open.push(page);
  return page;
}

/** Signs in, and waits until that quilter's table is laid. */
export async function signIn(page: TablePage, quilterNum: number, token = 'a'): Promise<void> {
  page.session.signIn(quilterNum, token);
  await vi.waitFor(() => {
    if (page.places.currentPlace()?.quilterNum !== quilterNum) throw new Error('The table is not laid yet.');
  });
}

export const nameOf = ({ store }: TablePage) => store.quiltTable.getState().design.quilt.quiltName;

/** Makes an edit, and waits until it is kept. */
export async function giveName({ commands, store, places }: TablePage, name: string): Promise<void> {
  places.draftKept.setState({ kept: false });
  store.run(commands.quiltCommands.rename(name));
  await vi.waitFor(() => {
    if (!places.draftKept.getState().kept) throw new Error('The edit is not kept yet.');
  });
}
