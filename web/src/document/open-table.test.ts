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

const BACK = 'Your quilt is back on the table, just as you left it.';
const BROUGHT = 'The quilt that you made as a guest is on the table. Save it to keep it.';

let server: TestServer;

const leftNames = ({ left }: TablePage) =>
  left.leftDrafts.getState().drafts.map(({ quiltName }) => quiltName);

beforeEach(async () => {
  server = await serve(() => ({ status: 503 }));
  newBrowser();
});

afterEach(async () => {
  closePages();
  await server.close();
});

describe('the table', () => {
  it('has the quilt of the last visit, with its history', async () => {
    const first = await load();
    await signIn(first, 2);
    await giveName(first, 'First');
    await giveName(first, 'Second');
    const second = await load();
    expect(nameOf(second)).toBe('Second');
    second.store.run(second.commands.quiltCommands.undo);
    expect(nameOf(second)).toBe('First');
    second.store.run(second.commands.quiltCommands.undo);
    expect(nameOf(second)).toBe('');
    expect(second.told).toEqual([]);
  });

  it('shows each quilter their own', async () => {
    const page = await load();
    await signIn(page, 100);
    await giveName(page, 'Of 100');
    await signIn(page, 101);
    expect(nameOf(page)).toBe('');
    page.session.signOut();
    await vi.waitFor(() => {
      expect(page.places.currentPlace()).toBeNull();
    });
    expect(nameOf(page)).toBe('');
    await signIn(page, 100);
    expect(nameOf(page)).toBe('Of 100');
  });

  it('is taken along by a guest who signs in as a subscriber', async () => {
    const page = await load();
    await signIn(page, 2);
    await giveName(page, 'Made as guest');
    await signIn(page, 100);
    expect(nameOf(page)).toBe('Made as guest');
    expect(page.told).toEqual([BROUGHT]);
  });

  it('is taken along by a guest who comes back as a subscriber, once', async () => {
    const first = await load();
    await signIn(first, 2);
    await giveName(first, 'Made as guest');
    first.session.signOut();
    const second = await load();
    await signIn(second, 100);
    expect(nameOf(second)).toBe('Made as guest');
    expect(second.told).toEqual([BROUGHT]);
    await signIn(second, 2);
    expect(nameOf(second)).toBe('');
    const third = await load();
    await signIn(third, 100);
    expect(nameOf(third)).toBe('Made as guest');
  });

  it("brings a guest's quilt without hiding the subscriber's own", async () => {
    const page = await load();
    await signIn(page, 100);
    await giveName(page, 'Of 100');
    await signIn(page, 2);
    await giveName(page, 'Made as guest');
    await signIn(page, 100);
    expect(nameOf(page)).toBe('Made as guest');
    await vi.waitFor(() => {
      expect(leftNames(page)).toEqual(['Of 100']);
    });
  });

  it('gets what was kept before drafts had a history, once', async () => {
    const former = {
      quilt: { ...newStandardQuilt(0), quiltName: 'Long ago' },
      stored: { quiltNum: 7, revision: 3 },
    };
    localStorage.setItem('quilt-draft-100', JSON.stringify({ ...former, isSaved: false, sending: null }));
    const page = await load();
    await signIn(page, 100);
    expect(nameOf(page)).toBe('Long ago');
    expect(page.store.quiltTable.getState().stored).toEqual({ quiltNum: 7, revision: 3 });
    expect(localStorage.getItem('quilt-draft-100')).toBeNull();
    page.lay.startNewQuilt();
    await giveName(page, 'Today');
    expect(nameOf(await load())).toBe('Today');
  });

  it('says so when what was kept is damaged, starts empty and says it once', async () => {
    const page = await load();
    await signIn(page, 100);
    await giveName(page, 'Anna');
    const [record] = await page.places.draftStore.all();
    if (!record) throw new Error('Nothing was kept.');
    await page.places.draftStore.update({ ...record, head: { ...record.head, saved: -1 } });
    const second = await load();
    expect(second.told).toEqual(['What this device kept of your last quilt can’t be read.']);
    expect(nameOf(second)).toBe('');
    expect((await load()).told).toEqual([]);
  });
});

describe('two tabs', () => {
  it('keep a quilt each, and find their own again', async () => {
    const first = await load();
    await signIn(first, 2);
    await giveName(first, 'First');
    const second = await load('new tab');
    expect(nameOf(second)).toBe('');
    await giveName(second, 'Second');
    await giveName(first, 'First, further');
    expect(nameOf(await load())).toBe('Second');
  });

  it('leave what they had to the next tab, which may have the others too', async () => {
    const first = await load();
    await signIn(first, 2);
    await giveName(first, 'First');
    await giveName(await load('new tab'), 'Second');
    closePages();
    const next = await load('new tab');
    expect(nameOf(next)).toBe('Second');
    expect(next.told).toEqual([BACK]);
    expect(leftNames(next)).toEqual(['First']);

    const slotOf = (page: TablePage) => page.left.leftDrafts.getState().drafts[0]?.slot ?? '';
    expect(await next.left.openLeft(slotOf(next))).toEqual({ ok: true, value: null });
    expect(nameOf(next)).toBe('First');
    expect(leftNames(next)).toEqual(['Second']);
    await next.left.discardLeft(slotOf(next));
    expect(leftNames(next)).toEqual([]);
    expect(nameOf(await load())).toBe('First');
  });

  it('can’t open the same draft', async () => {
    const first = await load();
    await signIn(first, 2);
    await giveName(first, 'First');
    const second = await load('new tab');
    const slot = first.places.currentPlace()?.slot ?? '';
    expect(await second.left.openLeft(slot)).toMatchObject({ ok: false, error: { code: 'held' } });
    expect(nameOf(second)).toBe('');
  });
});

describe('another quilt on the table', () => {
  it('leaves one with unsaved changes on this device', async () => {
    const page = await load();
    await signIn(page, 2);
    await giveName(page, 'Mine');
    const other = (await import('./quilt-document')).newDocument();
    page.lay.layOnTable(other);
    await vi.waitFor(() => {
      expect(leftNames(page)).toEqual(['Mine']);
    });
    await giveName(page, 'Other');
    expect(nameOf(await load())).toBe('Other');
  });
});
