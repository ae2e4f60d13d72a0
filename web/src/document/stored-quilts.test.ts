import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve, type Reply, type TestServer } from '../../test/http-server';
import {
  closePages,
  giveName,
  load,
  nameOf,
  newBrowser,
  signIn,
  type TablePage,
} from '../../test/table-page';
import type * as StoredQuilts from './stored-quilts';

let server: TestServer;
let reply: Reply;

beforeEach(async () => {
  server = await serve(({ method }) => (method === 'GET' ? {} : reply));
  newBrowser();
  document.cookie = 'XSRF-TOKEN=x';
});

afterEach(async () => {
  closePages();
  await server.close();
});

/** A page with a saved quilt, number 7 and revision 3, on the table. */
async function pageWithSaved(name: string): Promise<TablePage & typeof StoredQuilts> {
  const page = await load();
  await signIn(page, 100);
  await giveName(page, name);
  const { quiltTable } = page.store;
  quiltTable.setState({
    stored: { quiltNum: 7, revision: 3 },
    saved: quiltTable.getState().design.quilt,
  });
  return { ...page, ...(await import('./stored-quilts')) };
}

const isSaved = ({ store }: TablePage) => {
  const { design, saved } = store.quiltTable.getState();
  return design.quilt === saved;
};
const storedOf = ({ store }: TablePage) => store.quiltTable.getState().stored;

describe('renaming', () => {
  beforeEach(() => {
    reply = { body: { dbResponse: 1, revision: 4 } };
  });

  it('tells the table, which stays saved, and can be undone there', async () => {
    const page = await pageWithSaved('Anna');
    expect((await page.renameStored(7, 'Ruth')).ok).toBe(true);
    expect(server.received.at(-1)?.body).toEqual({ quiltNum: 7, newQuiltName: 'Ruth' });
    expect(nameOf(page)).toBe('Ruth');
    expect(storedOf(page)).toEqual({ quiltNum: 7, revision: 4 });
    expect(isSaved(page)).toBe(true);
    page.store.run(page.commands.quiltCommands.undo);
    expect(nameOf(page)).toBe('Anna');
    expect(isSaved(page)).toBe(false);
  });

  it('leaves unsaved changes unsaved', async () => {
    const page = await pageWithSaved('Anna');
    page.store.run(page.commands.quiltCommands.chooseSize(9));
    await page.renameStored(7, 'Ruth');
    expect(nameOf(page)).toBe('Ruth');
    expect(isSaved(page)).toBe(false);
    expect(page.store.quiltTable.getState().design.quilt.generatingSize).toBe(9);
  });

  it('leaves the table alone when another quilt lies there', async () => {
    const page = await pageWithSaved('Anna');
    await page.renameStored(8, 'Ruth');
    expect(nameOf(page)).toBe('Anna');
    expect(storedOf(page)).toEqual({ quiltNum: 7, revision: 3 });
  });

  it('changes nothing when the server refuses', async () => {
    reply = { status: 404 };
    const page = await pageWithSaved('Anna');
    expect(await page.renameStored(7, 'Ruth')).toMatchObject({ ok: false, error: { code: 'missing' } });
    expect(nameOf(page)).toBe('Anna');
  });
});

describe('deleting', () => {
  beforeEach(() => {
    reply = { body: { dbResponse: 1 } };
  });

  it('clears the table of the quilt', async () => {
    const page = await pageWithSaved('Anna');
    expect((await page.deleteStored(7)).ok).toBe(true);
    expect(nameOf(page)).toBe('');
    expect(storedOf(page)).toBeNull();
    expect(isSaved(page)).toBe(true);
  });

  it('keeps what was never saved of it, as a new quilt', async () => {
    const page = await pageWithSaved('Anna');
    page.store.run(page.commands.quiltCommands.chooseSize(9));
    await page.deleteStored(7);
    expect(nameOf(page)).toBe('Anna');
    expect(storedOf(page)).toBeNull();
    expect(isSaved(page)).toBe(false);
  });

  it('leaves the table alone when another quilt lies there', async () => {
    const page = await pageWithSaved('Anna');
    await page.deleteStored(8);
    expect(storedOf(page)).toEqual({ quiltNum: 7, revision: 3 });
  });
});
