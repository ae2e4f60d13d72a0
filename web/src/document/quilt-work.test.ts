import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

const answered: Reply = { status: 201, body: { dbResponse: 1, quiltNum: 7, revision: 1 } };
let server: TestServer;
let reply: Reply | 'hang up';

beforeEach(async () => {
  reply = answered;
  server = await serve(({ method }) => (method === 'GET' ? {} : reply));
  newBrowser();
  document.cookie = 'XSRF-TOKEN=x';
});

afterEach(async () => {
  closePages();
  await server.close();
});

/** The slot of the one quilt that was put away. */
function slotOfLeft({ left }: TablePage): Promise<string> {
  return vi.waitFor(() => {
    const [draft] = left.leftDrafts.getState().drafts;
    if (!draft) throw new Error('Nothing was left yet.');
    return draft.slot;
  });
}

describe('saving', () => {
  it('notes number and revision, and that all is saved', async () => {
    const page = await load();
    await signIn(page, 100);
    await giveName(page, 'Anna');
    page.work.saveQuilt();
    await vi.waitFor(() => {
      expect(page.store.quiltTable.getState().stored).toEqual({ quiltNum: 7, revision: 1 });
    });
    const document = page.store.quiltTable.getState();
    expect(document.saved).toBe(document.design.quilt);
  });

  it('saves a copy under a name of its own, that still has room', async () => {
    const page = await load();
    await signIn(page, 100);
    await giveName(page, 'x'.repeat(99));
    page.work.saveAsCopy();
    await vi.waitFor(() => {
      expect(server.received.at(-1)?.body).toMatchObject({
        quiltNum: 0,
        quiltName: `${'x'.repeat(94)} copy`,
      });
    });
  });

  describe('that the server refused for a newer version', () => {
    const theirs = { quiltNum: 7, revision: 5 };

    async function refused(): Promise<TablePage> {
      const page = await load();
      await signIn(page, 100);
      await giveName(page, 'Mine');
      page.store.quiltTable.setState({ stored: { quiltNum: 7, revision: 3 } });
      reply = { status: 409 };
      page.work.saveQuilt();
      await vi.waitFor(() => {
        expect(page.work.saveQueue.state.getState().state).toBe('failed');
      });
      reply = { body: { dbResponse: 1, quiltNum: 7, revision: 6 } };
      return page;
    }

    it('keeps mine over theirs', async () => {
      const page = await refused();
      page.work.keepMine(theirs);
      await vi.waitFor(() => {
        expect(page.store.quiltTable.getState().stored).toEqual({ quiltNum: 7, revision: 6 });
      });
      expect(server.received.at(-1)?.body).toMatchObject({ ...theirs, quiltName: 'Mine' });
    });

    it('takes theirs, and brings mine back with undo', async () => {
      const page = await refused();
      const { quilt } = page.store.quiltTable.getState().design;
      page.lay.takeTheirs({ ...quilt, ...theirs, quiltName: 'Theirs' });
      expect(nameOf(page)).toBe('Theirs');
      const document = page.store.quiltTable.getState();
      expect(document.stored).toEqual(theirs);
      expect(document.saved).toBe(document.design.quilt);
      expect(page.work.saveQueue.state.getState().state).toBe('idle');
      page.store.run(page.commands.quiltCommands.undo);
      expect(nameOf(page)).toBe('Mine');
      expect(page.store.quiltTable.getState().stored).toEqual(theirs);
    });

    it('does not take theirs in the place of another quilt that would be lost', async () => {
      const page = await refused();
      const { quilt } = page.store.quiltTable.getState().design;
      page.lay.startNewQuilt();
      vi.spyOn(page.places.draftStore, 'write').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
      page.store.run(page.commands.quiltCommands.rename('Another'));
      await vi.waitFor(() => {
        expect(page.places.canBeLeft()).toBe(false);
      });
      expect(page.lay.takeTheirs({ ...quilt, ...theirs })).toMatchObject({
        ok: false,
        error: { code: 'unkept' },
      });
      expect(nameOf(page)).toBe('Another');
      expect(page.work.saveQueue.state.getState().state).toBe('failed');
    });

    it('keeps mine of a quilt that was put away since, and leaves the table alone', async () => {
      const page = await refused();
      page.lay.startNewQuilt();
      const slot = await slotOfLeft(page);
      page.work.keepMine(theirs);
      await vi.waitFor(() => {
        expect(page.left.leftDrafts.getState().drafts).toEqual([]);
      });
      expect(server.received.at(-1)?.body).toMatchObject({ ...theirs, quiltName: 'Mine' });
      expect(nameOf(page)).toBe('');
      expect((await page.places.draftStore.read(slot))?.record).toMatchObject({
        isSaved: true,
        head: { errands: [], stored: { quiltNum: 7, revision: 6 } },
      });
    });

    it('saves a copy of a quilt that was put away since, which is then that copy', async () => {
      const page = await refused();
      reply = { status: 201, body: { dbResponse: 1, quiltNum: 8, revision: 1 } };
      page.lay.startNewQuilt();
      const slot = await slotOfLeft(page);
      page.work.saveAsCopy();
      await vi.waitFor(() => {
        expect(page.left.leftDrafts.getState().drafts).toEqual([]);
      });
      expect(server.received.at(-1)?.body).toMatchObject({ quiltNum: 0, quiltName: 'Mine copy' });
      expect((await page.places.draftStore.read(slot))?.record).toMatchObject({
        isSaved: true,
        head: { errands: [], stored: { quiltNum: 8, revision: 1 } },
      });
    });

    it('tries the quilt again that was refused, not the one on the table', async () => {
      const page = await refused();
      page.lay.startNewQuilt();
      page.work.saveAgain();
      await vi.waitFor(() => {
        expect(page.work.saveQueue.state.getState().state).toBe('idle');
      });
      expect(server.received.at(-1)?.body).toMatchObject({ quiltNum: 7, revision: 3, quiltName: 'Mine' });
    });
  });

  it('that a dead sign-in stopped goes on when the same quilter signs in again', async () => {
    reply = { status: 401 };
    const page = await load();
    await signIn(page, 100);
    await giveName(page, 'Anna');
    page.work.saveQuilt();
    await vi.waitFor(() => {
      expect(page.work.saveQueue.state.getState().state).toBe('failed');
    });
    reply = answered;
    page.session.signIn(100, 'b');
    await vi.waitFor(() => {
      expect(page.store.quiltTable.getState().stored).toEqual({ quiltNum: 7, revision: 1 });
    });
    expect(server.received.at(-1)?.headers.authorization).toBe('Bearer b');
  });

  it('goes on when the same quilter comes back after signing out', async () => {
    reply = { status: 401 };
    const page = await load();
    await signIn(page, 100);
    await giveName(page, 'Anna');
    page.work.saveQuilt();
    await vi.waitFor(() => {
      expect(page.work.saveQueue.state.getState().state).toBe('failed');
    });
    page.session.signOut();
    await vi.waitFor(() => {
      expect(page.places.currentPlace()).toBeNull();
    });
    expect(page.work.saveQueue.state.getState().state).toBe('idle');
    reply = answered;
    await signIn(page, 100, 'b');
    await vi.waitFor(() => {
      expect(page.store.quiltTable.getState().stored).toEqual({ quiltNum: 7, revision: 1 });
    });
  });

  it('of a quilt that was put away since leaves the new one alone', async () => {
    const page = await load();
    await signIn(page, 100);
    await giveName(page, 'Anna');
    page.work.saveQuilt();
    page.lay.startNewQuilt();
    await vi.waitFor(() => {
      expect(page.work.saveQueue.state.getState().state).toBe('idle');
    });
    expect(nameOf(page)).toBe('');
    expect(page.store.quiltTable.getState().stored).toBeNull();
  });

  it('of a quilt that is put away and back while its save waits is sent once', async () => {
    reply = 'hang up';
    const page = await load();
    await signIn(page, 100);
    await giveName(page, 'Anna');
    page.work.saveQuilt();
    await vi.waitFor(() => {
      expect(page.work.saveQueue.state.getState().state).toBe('waiting');
    });
    page.lay.startNewQuilt();
    const slot = await slotOfLeft(page);
    expect(await page.left.openLeft(slot)).toMatchObject({ ok: true });
    expect(page.work.saveQueue.state.getState().errands).toEqual([]);
    reply = answered;
    page.work.saveQueue.retryNow();
    await vi.waitFor(() => {
      expect(page.work.saveQueue.state.getState()).toMatchObject({ state: 'idle', errands: [] });
    });
    const document = page.store.quiltTable.getState();
    expect(nameOf(page)).toBe('Anna');
    expect(document.stored).toEqual({ quiltNum: 7, revision: 1 });
    expect(document.saved).toBe(document.design.quilt);
  });

  it('of a quilt that is deleted from this device while its save waits is given up', async () => {
    reply = 'hang up';
    const page = await load();
    await signIn(page, 100);
    await giveName(page, 'Anna');
    page.work.saveQuilt();
    await vi.waitFor(() => {
      expect(page.work.saveQueue.state.getState().state).toBe('waiting');
    });
    page.lay.startNewQuilt();
    await page.left.discardLeft(await slotOfLeft(page));
    expect(page.work.saveQueue.state.getState()).toMatchObject({ state: 'idle', errands: [] });
    await vi.waitFor(async () => {
      expect(await page.places.draftStore.all()).toEqual([]);
    });
  });

  it('goes on for a closed tab too, whose quilt is then saved', async () => {
    reply = 'hang up';
    const first = await load();
    await signIn(first, 100);
    await giveName(first, 'First');
    const second = await load('new tab');
    await giveName(second, 'Second');
    second.work.saveQuilt();
    await vi.waitFor(() => {
      expect(second.work.saveQueue.state.getState().state).toBe('waiting');
    });
    await giveName(first, 'First, further');
    closePages();
    reply = answered;
    const next = await load('new tab');
    expect(nameOf(next)).toBe('First, further');
    await vi.waitFor(async () => {
      const kept = await next.places.draftStore.all();
      expect(kept.map(({ quiltName, isSaved }) => [quiltName, isSaved])).toEqual(
        expect.arrayContaining([
          ['First, further', false],
          ['Second', true],
        ]),
      );
    });
    expect(next.left.leftDrafts.getState().drafts).toEqual([]);
    expect(server.received.at(-1)?.body).toMatchObject({ quiltNum: 0, quiltName: 'Second' });
    expect(next.store.quiltTable.getState().stored).toBeNull();
  });

  it('goes on at the next visit with the same key and body', async () => {
    reply = 'hang up';
    const first = await load();
    await signIn(first, 100);
    await giveName(first, 'Anna');
    first.work.saveQuilt();
    await vi.waitFor(() => {
      expect(first.work.saveQueue.state.getState().state).toBe('waiting');
    });
    const before = server.received.at(-1);
    reply = answered;
    const second = await load();
    await vi.waitFor(() => {
      expect(second.store.quiltTable.getState().stored).toEqual({ quiltNum: 7, revision: 1 });
    });
    const again = server.received.at(-1);
    expect(again?.headers['idempotency-key']).toBe(before?.headers['idempotency-key']);
    expect(again?.body).toEqual(before?.body);
    const document = second.store.quiltTable.getState();
    expect(document.saved).toBe(document.design.quilt);
  });
});
