// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../../test/eventually';
import {
  browserForEach,
  edit,
  closePages,
  crash,
  fillStorage,
  giveName,
  leftNames,
  load,
  nameOf,
  kinds,
  nounOf,
  pageWith,
  rename,
  leave,
  signIn,
  slotOfLeft,
  undo,
  type DocumentPage,
} from '../../test/document-page';

browserForEach();

const EDITORS = {
  quilt: 'Standard Quilt Layouts',
  block: 'Block & Fabric Selection',
  'created block': 'Block Creation',
} as const;

describe.each(kinds)('the editor of a %s', (kind) => {
  const BACK = `Your ${nounOf(kind)} is back, just as you left it.`;
  const BROUGHT = `The ${nounOf(kind)} that you made as a guest is open in ${EDITORS[kind]}. Save it to keep it in your account.`;
  const STEPS_LOST = `Part of your work on this device is damaged. Your ${nounOf(kind)} is back as it was before the damage. Please check the ${nounOf(kind)}.`;

  it('shows the document of the last visit, with its history', async () => {
    const page = await pageWith(kind, 'First', 2);
    edit(page);
    page.documentSession.store.setState({ newName: 'Typed' });
    await giveName(page, 'Second');
    const second = await load(kind);
    const state = () => second.documentSession.store.getState();
    expect(nameOf(second)).toBe('Second');
    expect(state().newName).toBe('Typed');
    expect(state().past.map(({ label }) => label)).toEqual([{ key: 'change' }]);
    undo(second);
    expect(nameOf(second)).toBe('Second');
    expect(state().future.map(({ label }) => label)).toEqual([{ key: 'change' }]);
    expect(second.told).toEqual([]);
  });

  it('shows the document that a crash closed, even if another tab kept something later; a saved one counts as no draft, and comes without a message', async () => {
    const page = await pageWith(kind, 'Saved');
    const { documentSession } = page;
    const { store } = documentSession;
    const { design } = store.getState();
    store.setState({ stored: { num: 7, revision: 3 }, saved: documentSession.kind.contentOf(design) });
    await giveName(await load(kind, 'new tab'), 'Later');
    crash(page);
    const next = await load(kind);
    expect(nameOf(next)).toBe('Saved');
    expect(next.documentSession.store.getState().stored).toEqual({ num: 7, revision: 3 });
    expect(next.told).toEqual([]);
    await eventually(() => {
      expect(leftNames(next)).toEqual(['Later']);
    });
  });

  it('shows the document that another tab kept, before it is opened', async () => {
    const one = await pageWith(kind, 'One');
    const { kind: documentKind, left, slots } = one.documentSession;
    await giveName(await load(kind, 'new tab'), 'Other');
    const records = await one.draftStore.all(documentKind.id);
    const other = records.find(({ slot }) => slot !== slots.current?.slot);
    const content = await left.contentOf(other?.slot ?? '');
    expect(content && documentKind.nameOf(content)).toBe('Other');
    expect(await left.contentOf('nowhere')).toBeNull();
  });

  it('shows each quilter their own document', async () => {
    const page = await pageWith(kind, 'Of 100', 100);
    await signIn(page, 101);
    expect(nameOf(page)).toBe('');
    page.session.signOut();
    await eventually(() => {
      expect(page.documentSession.slots.current).toBeNull();
    });
    expect(nameOf(page)).toBe('');
    await signIn(page, 100);
    expect(nameOf(page)).toBe('Of 100');
  });

  it('keeps a document that this device can’t store when its quilter signs out, for them alone', async () => {
    const page = await pageWith(kind, 'Kept', 100);
    fillStorage(page);
    rename(page, 'Nowhere else');
    await eventually(() => {
      expect(page.documentSession.slots.canBeLeft()).toBe(false);
    });
    await leave(page);
    await signIn(page, 100, 'b');
    expect(nameOf(page)).toBe('Nowhere else');
    page.session.signOut();
    await signIn(page, 101);
    expect(nameOf(page)).toBe('');
  });

  it('follows a guest who signs in as a subscriber', async () => {
    const page = await pageWith(kind, 'Made as guest', 2);
    await signIn(page, 100);
    expect(nameOf(page)).toBe('Made as guest');
    expect(page.told).toEqual([BROUGHT]);
  });

  it('follows a guest who comes back as a subscriber, once', async () => {
    const first = await pageWith(kind, 'Made as guest', 2);
    first.session.signOut();
    const second = await load(kind);
    await signIn(second, 100);
    expect(nameOf(second)).toBe('Made as guest');
    expect(second.told).toEqual([BROUGHT]);
    await signIn(second, 2);
    expect(nameOf(second)).toBe('');
    const third = await load(kind);
    await signIn(third, 100);
    expect(nameOf(third)).toBe('Made as guest');
  });

  it("brings a guest's work without hiding the subscriber's own", async () => {
    const page = await pageWith(kind, 'Of 100', 100);
    await signIn(page, 2);
    await giveName(page, 'Made as guest');
    await signIn(page, 100);
    expect(nameOf(page)).toBe('Made as guest');
    await eventually(() => {
      expect(leftNames(page)).toEqual(['Of 100']);
    });
  });

  it("offers a guest's other work to the subscriber, who then owns it", async () => {
    await pageWith(kind, 'First', 2);
    await giveName(await load(kind, 'new tab'), 'Second');
    closePages();
    const next = await load(kind, 'new tab');
    expect(nameOf(next)).toBe('Second');
    await signIn(next, 100);
    expect(nameOf(next)).toBe('Second');
    await eventually(() => {
      expect(leftNames(next)).toEqual(['First']);
    });
    const slot = await slotOfLeft(next);
    expect(await next.documentSession.left.open(slot)).toMatchObject({ ok: true });
    await eventually(async () => {
      expect((await next.draftStore.read(slot))?.record.quilterNum).toBe(100);
    });
    expect(leftNames(next)).toEqual(['Second']);
  });

  it('opens for the next quilter too after the browser failed in between', async () => {
    const page = await pageWith(kind, 'Anna', 100);
    const query = vi.spyOn(navigator.locks, 'query').mockRejectedValue(new Error('No locks'));
    await signIn(page, 101);
    page.session.signOut();
    query.mockRestore();
    await signIn(page, 100);
    expect(nameOf(page)).toBe('Anna');
  });

  it('reports a browser that takes too long to open its storage', async () => {
    localStorage.setItem('qn', '2');
    localStorage.setItem('token', 'a');
    vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const loaded: DocumentPage[] = [];
    void load(kind).then((page) => loaded.push(page));
    while (loaded.length === 0) {
      vi.advanceTimersByTime(100);
      await new Promise((resolve) => setImmediate(resolve));
    }
    vi.useRealTimers();
    const [page] = loaded;
    expect(page?.documentSession.draftKept.getState()).toEqual({
      kept: false,
      fault: 'This browser is slow to open its storage.',
    });
    expect(page?.documentSession.slots.canBeLeft()).toBe(false);
  });

  it('shows the last readable state, and says so, if the state after it is damaged', async () => {
    const page = await pageWith(kind, 'Anna');
    edit(page);
    await giveName(page, 'Bea');
    const [record] = await page.draftStore.all(page.documentSession.kind.id);
    if (!record) throw new Error('Nothing was kept.');
    const { head } = record;
    await page.draftStore.update({
      ...record,
      head: { ...head, design: { ...head.design, content: 9999 } },
    });
    const second = await load(kind);
    expect(nameOf(second)).toBe('Bea');
    expect(second.told).toEqual([STEPS_LOST]);
    expect(second.documentSession.store.getState().past).toEqual([]);
  });

  it('reports a damaged draft once, and starts empty', async () => {
    const page = await pageWith(kind, 'Anna');
    const [record] = await page.draftStore.all(page.documentSession.kind.id);
    if (!record) throw new Error('Nothing was kept.');
    await page.draftStore.update({ ...record, head: { ...record.head, saved: -1 } });
    const second = await load(kind);
    expect(second.told).toEqual([`This device’s copy of your last ${nounOf(kind)} can’t be read.`]);
    expect(nameOf(second)).toBe('');
    expect((await load(kind)).told).toEqual([]);
  });

  describe('in two tabs', () => {
    it('each tab keeps its own work, and finds it again', async () => {
      const first = await pageWith(kind, 'First', 2);
      const second = await load(kind, 'new tab');
      expect(nameOf(second)).toBe('');
      await giveName(second, 'Second');
      await giveName(first, 'First, further');
      expect(nameOf(await load(kind))).toBe('Second');
    });

    it('a closed tab leaves its work to the next tab, which can open the other drafts too', async () => {
      await pageWith(kind, 'First', 2);
      await giveName(await load(kind, 'new tab'), 'Second');
      closePages();
      const next = await load(kind, 'new tab');
      expect(nameOf(next)).toBe('Second');
      expect(next.told).toEqual([BACK]);
      expect(leftNames(next)).toEqual(['First']);

      expect(await next.documentSession.left.open(await slotOfLeft(next))).toEqual({ ok: true, value: null });
      expect(nameOf(next)).toBe('First');
      expect(leftNames(next)).toEqual(['Second']);
      await next.documentSession.left.discard(await slotOfLeft(next));
      expect(leftNames(next)).toEqual([]);
      expect(nameOf(await load(kind))).toBe('First');
    });

    it('both can’t have the same draft', async () => {
      const first = await pageWith(kind, 'First', 2);
      const second = await load(kind, 'new tab');
      const slot = first.documentSession.slots.current?.slot ?? '';
      expect(await second.documentSession.left.open(slot)).toMatchObject({
        ok: false,
        error: { code: 'held' },
      });
      expect(nameOf(second)).toBe('');
    });
  });
});

describe('editors of both kinds', () => {
  it('keep their work apart, in one tab and in one database', async () => {
    await pageWith('quilt', 'A quilt', 2);
    await giveName(await load('block'), 'A block');
    const quilt = await load('quilt');
    expect([nameOf(quilt), leftNames(quilt)]).toEqual(['A quilt', []]);
    const block = await load('block');
    expect([nameOf(block), leftNames(block)]).toEqual(['A block', []]);
    expect((await block.draftStore.all('standard-quilt')).map(({ name }) => name)).toEqual(['A quilt']);
  });
});
