import { newStandardQuilt } from '@quiltwright/shared/quilting/quilt';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve, type TestServer } from '../../test/http-server';
import {
  closePages,
  giveName,
  load,
  nameOf,
  newBrowser,
  signIn,
  type TablePage,
} from '../../test/table-page';
import { writeQuiltFile } from './quilt-file';

let server: TestServer;

beforeEach(async () => {
  server = await serve(() => ({ status: 503 }));
  newBrowser();
});

afterEach(async () => {
  closePages();
  await server.close();
});

/** A browser whose storage is full from now on. */
function fillStorage({ places }: TablePage): void {
  vi.spyOn(places.draftStore, 'write').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
}

const leftNames = ({ left }: TablePage) =>
  left.leftDrafts.getState().drafts.map(({ quiltName }) => quiltName);

async function loadFile(page: TablePage): Promise<string | null> {
  const { fileFault, loadQuiltFile } = await import('./file-work');
  const text = writeQuiltFile({ ...newStandardQuilt(0), quiltName: 'From a file' });
  await loadQuiltFile(new File([text], 'x.quilt.json'), (message) => page.told.push(message));
  return fileFault.getState().message;
}

describe('another quilt on the table', () => {
  it('leaves one with unsaved changes on this device', async () => {
    const page = await load();
    await signIn(page, 2);
    await giveName(page, 'Mine');
    expect(page.places.canBeLeft()).toBe(true);
    expect(await loadFile(page)).toBeNull();
    expect(nameOf(page)).toBe('From a file');
    expect(page.told).toEqual([
      '“x.quilt.json” is on the table. The quilt before it is kept on this device.',
    ]);
    await vi.waitFor(() => {
      expect(leftNames(page)).toEqual(['Mine']);
    });
  });

  it('from a file does not take the place of changes that would be lost', async () => {
    const page = await load();
    await signIn(page, 2);
    await giveName(page, 'Kept');
    fillStorage(page);
    page.store.run(page.commands.quiltCommands.rename('Mine'));
    expect(await loadFile(page)).toMatch(/Save or download/);
    expect(nameOf(page)).toBe('Mine');
    expect(page.told).toEqual([]);
    expect(page.places.canBeLeft()).toBe(false);
  });

  it('from this device does not take the place of changes that would be lost', async () => {
    const page = await load();
    await signIn(page, 2);
    await giveName(page, 'Left');
    page.lay.startNewQuilt();
    await vi.waitFor(() => {
      expect(leftNames(page)).toEqual(['Left']);
    });
    fillStorage(page);
    page.store.run(page.commands.quiltCommands.rename('Mine'));
    const slot = page.left.leftDrafts.getState().drafts[0]?.slot ?? '';
    expect(await page.left.openLeft(slot)).toMatchObject({ ok: false, error: { code: 'unkept' } });
    expect(nameOf(page)).toBe('Mine');
    vi.restoreAllMocks();
    expect(await page.left.openLeft(slot)).toMatchObject({ ok: true });
    expect(nameOf(page)).toBe('Left');
    expect(leftNames(page)).toEqual(['Mine']);
  });

  it('comes at once where nothing can be lost', async () => {
    const page = await load();
    await signIn(page, 2);
    fillStorage(page);
    expect(await loadFile(page)).toBeNull();
    expect(nameOf(page)).toBe('From a file');
  });
});
