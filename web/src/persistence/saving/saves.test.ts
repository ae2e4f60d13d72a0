// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../test/eventually';
import {
  browserForEach,
  closePages,
  edit,
  fillStorage,
  giveName,
  isSaved,
  lastStore,
  leftNames,
  load,
  nameOf,
  kinds,
  pageWith,
  rename,
  saveState,
  signIn,
  slotOfLeft,
  storeAnswer,
  storedOf,
  storesOf,
  undo,
  type DocumentPage,
} from '../../../test/document-page';

const server = browserForEach();

/** Returns the id of the document whose save the server refused; otherwise the id of the open document. */
function refusedId({ documentSession: { queue, store } }: DocumentPage): string {
  return queue.state.getState().sending?.order.documentId ?? store.getState().id;
}

describe.each(kinds)('saving a %s', (kind) => {
  const first = { num: 7, revision: 1 };
  const answered = storeAnswer(kind, 7, 1);

  it('records number and revision, and that everything is saved', async () => {
    server.reply = answered;
    const page = await pageWith(kind, 'Anna');
    page.documentSession.save();
    await eventually(() => {
      expect(storedOf(page)).toEqual(first);
    });
    expect(isSaved(page)).toBe(true);
    expect(lastStore(kind, server)).toEqual({ num: 0, revision: undefined, name: 'Anna' });
    expect(server.received.at(-1)?.body).toMatchObject({ quilterNum: 100 });
  });

  it('sends the next state of it under its number, with its revision', async () => {
    server.reply = answered;
    const page = await pageWith(kind, 'Anna');
    page.documentSession.save();
    await eventually(() => {
      expect(storedOf(page)).toEqual(first);
    });
    rename(page, 'Bea');
    page.documentSession.save();
    await eventually(() => {
      expect(lastStore(kind, server)).toEqual({ ...first, name: 'Bea' });
    });
  });

  it('saves under a new name in addition to the saved one, and opens the new one', async () => {
    server.reply = answered;
    const page = await pageWith(kind, 'Anna');
    page.documentSession.save();
    await eventually(() => {
      expect(storedOf(page)).toEqual(first);
    });
    server.reply = storeAnswer(kind, 8, 1);
    edit(page);
    page.documentSession.store.setState({ newName: 'Bea' });
    page.documentSession.saves.saveAs('Bea');
    expect(isSaved(page)).toBe(false);
    await eventually(() => {
      expect(storedOf(page)).toEqual({ num: 8, revision: 1 });
    });
    expect(lastStore(kind, server)).toEqual({ num: 0, revision: undefined, name: 'Bea' });
    expect(isSaved(page)).toBe(true);
    expect(page.documentSession.store.getState().newName).toBe('');
    undo(page);
    expect(nameOf(page)).toBe('Bea');
  });

  it('makes a second one if the server may know the first, which has no answer yet', async () => {
    server.reply = 'hang up';
    const page = await pageWith(kind, 'Draft');
    page.documentSession.saves.saveAs('Anna');
    await saveState(page, 'waiting');
    page.documentSession.saves.saveAs('Bea');
    server.reply = answered;
    page.documentSession.queue.retryNow();
    await saveState(page, 'idle');
    expect(storesOf(kind, server).map(({ num, name }) => [num, name])).toEqual(
      expect.arrayContaining([
        [0, 'Anna'],
        [0, 'Bea'],
      ]),
    );
    expect(nameOf(page)).toBe('Bea');
  });

  it('makes only one if the first name was refused', async () => {
    server.reply = { status: 422 };
    const page = await pageWith(kind, 'Draft');
    page.documentSession.saves.saveAs('Anna');
    await saveState(page, 'failed');
    server.reply = answered;
    page.documentSession.saves.saveAs('Bea');
    await eventually(() => {
      expect(storedOf(page)).toEqual(first);
    });
    expect(page.documentSession.queue.state.getState()).toMatchObject({ state: 'idle', requests: [] });
    expect(nameOf(page)).toBe('Bea');
  });

  it('makes one for two presses', async () => {
    server.reply = answered;
    const page = await pageWith(kind, 'Draft');
    page.documentSession.saves.saveAs('Anna');
    page.documentSession.save();
    await eventually(() => {
      expect(storedOf(page)).toEqual(first);
    });
    await saveState(page, 'idle');
    expect(storesOf(kind, server)).toEqual([{ num: 0, revision: undefined, name: 'Anna' }]);
  });

  it('saves a copy under its own name, shortened to fit', async () => {
    server.reply = answered;
    const page = await pageWith(kind, 'x'.repeat(99));
    page.documentSession.saves.asCopy(refusedId(page));
    await eventually(() => {
      expect(lastStore(kind, server)).toMatchObject({ num: 0, name: `${'x'.repeat(94)} copy` });
    });
  });

  describe('that the server refused for a newer version', () => {
    const theirs = { num: 7, revision: 5 };

    async function refused(): Promise<DocumentPage> {
      const page = await pageWith(kind, 'Mine');
      page.documentSession.store.setState({ stored: { num: 7, revision: 3 } });
      server.reply = { status: 409 };
      page.documentSession.save();
      await saveState(page, 'failed');
      server.reply = storeAnswer(kind, 7, 6);
      return page;
    }

    /** Returns the server's version, called ‘Theirs’. */
    function theirContent({ documentSession: { kind } }: DocumentPage): object {
      return kind.contentOf(kind.rename(kind.begin(), 'Theirs').design);
    }

    it('keeps the requested fabrics, unless it is saved without', async () => {
      const page = await pageWith(kind, 'Mine');
      const { queue, save } = page.documentSession;
      const inCloth = theirContent(page);
      const sent = () => {
        const { sending } = queue.state.getState();
        return sending?.order.inCloth;
      };
      server.reply = { status: 409 };
      save(inCloth);
      await saveState(page, 'failed');
      save();
      expect(sent()).toBe(inCloth);
      await saveState(page, 'failed');
      save(null);
      expect(sent()).toBeUndefined();
      await saveState(page, 'failed');
    });

    it('knows about the newer version until mine is saved over it', async () => {
      const page = await refused();
      expect(storedOf(page)).toMatchObject({ num: 7, revision: 3, newer: { revision: 0 } });
      page.documentSession.saves.keepMine(theirs, refusedId(page));
      await saveState(page, 'idle');
      expect(storedOf(page)).toEqual({ num: 7, revision: 6 });
    });

    it('gets its own answer, even while a later save of another was refused', async () => {
      const page = await refused();
      const { id } = page.documentSession.store.getState();
      const slot = page.documentSession.slots.current?.slot ?? '';
      page.documentSession.startNew();
      server.reply = { status: 422 };
      rename(page, 'Wrong');
      page.documentSession.save();
      await eventually(() => {
        expect(page.documentSession.queue.state.getState().sending?.order.documentId).not.toBe(id);
      });
      await saveState(page, 'failed');
      await page.documentSession.left.open(slot);
      expect(nameOf(page)).toBe('Mine');
      server.reply = storeAnswer(kind, 7, 6);
      page.documentSession.saves.keepMine(theirs, id);
      await eventually(() => {
        expect(storedOf(page)).toEqual({ num: 7, revision: 6 });
      });
      expect(lastStore(kind, server)).toEqual({ ...theirs, name: 'Mine' });
    });

    it('keeps mine over theirs', async () => {
      const page = await refused();
      page.documentSession.saves.keepMine(theirs, refusedId(page));
      await eventually(() => {
        expect(storedOf(page)).toEqual({ num: 7, revision: 6 });
      });
      expect(lastStore(kind, server)).toEqual({ ...theirs, name: 'Mine' });
    });

    it('takes theirs, and brings mine back with undo', async () => {
      const page = await refused();
      page.documentSession.takeTheirs(theirContent(page), theirs, refusedId(page));
      expect(nameOf(page)).toBe('Theirs');
      expect(storedOf(page)).toEqual(theirs);
      expect(isSaved(page)).toBe(true);
      expect(page.documentSession.queue.state.getState().state).toBe('idle');
      undo(page);
      expect(isSaved(page)).toBe(false);
      expect(nameOf(page)).toBe('Theirs');
      expect(storedOf(page)).toEqual(theirs);
    });

    it('takes theirs of a document that was left since, and brings mine of it back with undo', async () => {
      const page = await refused();
      page.documentSession.startNew();
      rename(page, 'Another');
      expect(page.documentSession.takeTheirs(theirContent(page), theirs, refusedId(page))).toMatchObject({
        ok: true,
      });
      expect(nameOf(page)).toBe('Theirs');
      undo(page);
      expect(isSaved(page)).toBe(false);
      await eventually(() => {
        expect(leftNames(page)).toContain('Another');
      });
    });

    it('does not take theirs if another document would be lost', async () => {
      const page = await refused();
      page.documentSession.startNew();
      fillStorage(page);
      rename(page, 'Another');
      await eventually(() => {
        expect(page.documentSession.slots.canBeLeft()).toBe(false);
      });
      expect(page.documentSession.takeTheirs(theirContent(page), theirs, refusedId(page))).toMatchObject({
        ok: false,
        error: { code: 'unkept' },
      });
      expect(nameOf(page)).toBe('Another');
      expect(page.documentSession.queue.state.getState().state).toBe('failed');
    });

    it('doesn’t take a late write of a document that was left for the open document', async () => {
      const page = await refused();
      let writeLate: () => void = () => undefined;
      const late = new Promise<void>((resolve) => (writeLate = resolve));
      vi.spyOn(page.draftStore, 'write').mockReturnValueOnce(late);
      rename(page, 'Mine, again');
      page.documentSession.startNew();
      fillStorage(page);
      rename(page, 'Another');
      await eventually(() => {
        expect(page.documentSession.slots.canBeLeft()).toBe(false);
      });
      writeLate();
      await late;
      // Everything that follows has run by the next task.
      await new Promise((resolve) => setTimeout(resolve));
      expect(page.documentSession.slots.canBeLeft()).toBe(false);
    });

    it('keeps the quilter’s version of a document that was left since, and leaves the open one unchanged', async () => {
      const page = await refused();
      page.documentSession.startNew();
      const slot = await slotOfLeft(page);
      page.documentSession.saves.keepMine(theirs, refusedId(page));
      await eventually(() => {
        expect(leftNames(page)).toEqual([]);
      });
      expect(lastStore(kind, server)).toEqual({ ...theirs, name: 'Mine' });
      expect(nameOf(page)).toBe('');
      expect((await page.draftStore.read(slot))?.record).toMatchObject({
        isSaved: true,
        head: { errands: [], stored: { num: 7, revision: 6 } },
      });
    });

    it('saves a copy of a document that was left since, which is then that copy', async () => {
      const page = await refused();
      server.reply = storeAnswer(kind, 8, 1);
      page.documentSession.startNew();
      const slot = await slotOfLeft(page);
      page.documentSession.saves.asCopy(refusedId(page));
      await eventually(() => {
        expect(leftNames(page)).toEqual([]);
      });
      expect(lastStore(kind, server)).toMatchObject({ num: 0, name: 'Mine copy' });
      expect((await page.draftStore.read(slot))?.record).toMatchObject({
        isSaved: true,
        head: { errands: [], stored: { num: 8, revision: 1 } },
      });
    });

    it('retries the refused document, not the open one', async () => {
      const page = await refused();
      page.documentSession.startNew();
      page.documentSession.saves.again();
      await saveState(page, 'idle');
      expect(lastStore(kind, server)).toEqual({ num: 7, revision: 3, name: 'Mine' });
    });
  });

  it('that an expired sign-in stopped continues when the same quilter signs in again', async () => {
    server.reply = { status: 401 };
    const page = await pageWith(kind, 'Anna');
    page.documentSession.save();
    await saveState(page, 'failed');
    server.reply = answered;
    page.session.signIn(100, 'b');
    await eventually(() => {
      expect(storedOf(page)).toEqual(first);
    });
    expect(server.received.at(-1)?.headers.authorization).toBe('Bearer b');
  });

  it('continues when the same quilter comes back after signing out', async () => {
    server.reply = { status: 401 };
    const page = await pageWith(kind, 'Anna');
    page.documentSession.save();
    await saveState(page, 'failed');
    page.session.signOut();
    await eventually(() => {
      expect(page.documentSession.slots.current).toBeNull();
    });
    expect(page.documentSession.queue.state.getState().state).toBe('idle');
    server.reply = answered;
    await signIn(page, 100, 'b');
    await eventually(() => {
      expect(storedOf(page)).toEqual(first);
    });
  });

  it('of a document that was left since leaves the new one unchanged', async () => {
    server.reply = answered;
    const page = await pageWith(kind, 'Anna');
    page.documentSession.save();
    page.documentSession.startNew();
    await saveState(page, 'idle');
    expect(nameOf(page)).toBe('');
    expect(storedOf(page)).toBeNull();
  });

  /** Returns a page that has sent a save and never gets an answer. */
  async function waitingPage(name: string): Promise<DocumentPage> {
    server.reply = 'hang up';
    const page = await pageWith(kind, name);
    page.documentSession.save();
    await saveState(page, 'waiting');
    return page;
  }

  it('of a document that is left and reopened while it waits is sent once', async () => {
    const page = await waitingPage('Anna');
    page.documentSession.startNew();
    expect(await page.documentSession.left.open(await slotOfLeft(page))).toMatchObject({ ok: true });
    expect(page.documentSession.queue.state.getState().requests).toEqual([]);
    server.reply = answered;
    page.documentSession.queue.retryNow();
    await saveState(page, 'idle');
    expect(page.documentSession.queue.state.getState().requests).toEqual([]);
    expect(nameOf(page)).toBe('Anna');
    expect(storedOf(page)).toEqual(first);
    expect(isSaved(page)).toBe(true);
  });

  it('of a document that is deleted from this device while it waits is dropped', async () => {
    const page = await waitingPage('Anna');
    page.documentSession.startNew();
    await page.documentSession.left.discard(await slotOfLeft(page));
    expect(page.documentSession.queue.state.getState()).toMatchObject({ state: 'idle', requests: [] });
    await eventually(async () => {
      expect(await page.draftStore.all(page.documentSession.kind.id)).toEqual([]);
    });
  });

  it('continues for a closed tab too, whose work is then saved', async () => {
    server.reply = 'hang up';
    const open = await pageWith(kind, 'First');
    const closed = await load(kind, 'new tab');
    await giveName(closed, 'Second');
    closed.documentSession.save();
    await saveState(closed, 'waiting');
    await giveName(open, 'First, further');
    closePages();
    server.reply = answered;
    const next = await load(kind, 'new tab');
    expect(nameOf(next)).toBe('First, further');
    await eventually(async () => {
      const kept = await next.draftStore.all(next.documentSession.kind.id);
      expect(kept.map(({ name, isSaved: has }) => [name, has])).toEqual(
        expect.arrayContaining([
          ['First, further', false],
          ['Second', true],
        ]),
      );
      expect(leftNames(next)).toEqual([]);
    });
    expect(lastStore(kind, server)).toMatchObject({ num: 0, name: 'Second' });
    expect(storedOf(next)).toBeNull();
  });

  it('continues at the next visit with the same key and body', async () => {
    await waitingPage('Anna');
    const before = server.received.at(-1);
    server.reply = answered;
    const next = await load(kind);
    await eventually(() => {
      expect(storedOf(next)).toEqual(first);
    });
    const again = server.received.at(-1);
    expect(again?.headers['idempotency-key']).toBe(before?.headers['idempotency-key']);
    expect(again?.body).toEqual(before?.body);
    expect(isSaved(next)).toBe(true);
  });
});
