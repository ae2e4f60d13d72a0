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

const STEPS_LOST =
  'A part of what this device kept is damaged. Your quilt is back as it was before; please look it over.';

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

  it("offers a guest's other quilts to the subscriber, who then has them", async () => {
    const first = await load();
    await signIn(first, 2);
    await giveName(first, 'First');
    await giveName(await load('new tab'), 'Second');
    closePages();
    const next = await load('new tab');
    expect(nameOf(next)).toBe('Second');
    await signIn(next, 100);
    expect(nameOf(next)).toBe('Second');
    await vi.waitFor(() => {
      expect(leftNames(next)).toEqual(['First']);
    });
    const slot = next.left.leftDrafts.getState().drafts[0]?.slot ?? '';
    expect(await next.left.openLeft(slot)).toMatchObject({ ok: true });
    await vi.waitFor(async () => {
      expect((await next.places.draftStore.read(slot))?.record.quilterNum).toBe(100);
    });
    expect(leftNames(next)).toEqual(['Second']);
  });

  it('is laid for the next quilter too after the browser failed in between', async () => {
    const page = await load();
    await signIn(page, 100);
    await giveName(page, 'Anna');
    const query = vi.spyOn(navigator.locks, 'query').mockRejectedValue(new Error('No locks'));
    await signIn(page, 101);
    page.session.signOut();
    query.mockRestore();
    await signIn(page, 100);
    expect(nameOf(page)).toBe('Anna');
  });

  it('says so when the browser takes too long to open its storage', async () => {
    localStorage.setItem('qn', '2');
    localStorage.setItem('token', 'a');
    vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const loaded: TablePage[] = [];
    void load().then((page) => loaded.push(page));
    while (loaded.length === 0) {
      vi.advanceTimersByTime(100);
      await new Promise((resolve) => setImmediate(resolve));
    }
    vi.useRealTimers();
    const [page] = loaded;
    expect(page?.places.draftKept.getState()).toEqual({
      kept: false,
      fault: 'This browser takes long to open its storage.',
    });
    expect(page?.places.canBeLeft()).toBe(false);
  });

  it('has the last state that can be read, and says so, when the one after it is damaged', async () => {
    const page = await load();
    await signIn(page, 100);
    await giveName(page, 'Anna');
    await giveName(page, 'Damaged');
    const [record] = await page.places.draftStore.all();
    if (!record) throw new Error('Nothing was kept.');
    const { head } = record;
    await page.places.draftStore.update({
      ...record,
      head: { ...head, design: { ...head.design, quilt: 9999 } },
    });
    const second = await load();
    expect(nameOf(second)).toBe('Anna');
    expect(second.told).toEqual([STEPS_LOST]);
    second.store.run(second.commands.quiltCommands.undo);
    expect(nameOf(second)).toBe('');
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
