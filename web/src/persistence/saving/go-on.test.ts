// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../test/eventually';
import {
  browserForEach,
  isSaved,
  lastStore,
  load,
  nameOf,
  kinds,
  open,
  pageWith,
  saveState,
  storeAnswer,
  storedOf,
  visit,
} from '../../../test/document-page';

const server = browserForEach();

describe.each(kinds)('a %s whose save had no answer at the last visit', (kind) => {
  const stores = () => server.received.filter(({ method }) => method === 'POST').length;

  async function leaveUnsaved(): Promise<void> {
    const page = await pageWith(kind, 'Anna');
    page.documentSession.save();
    await saveState(page, 'waiting');
  }

  it('is saved from any screen, and shows as saved in its editor', async () => {
    await leaveUnsaved();
    server.reply = storeAnswer(kind, 7, 1);
    const page = visit(kind);
    await eventually(async () => {
      expect((await page.draftStore.all(page.documentSession.kind.id)).map(({ isSaved: is }) => is)).toEqual([
        true,
      ]);
    });
    expect(lastStore(kind, server)).toMatchObject({ num: 0, name: 'Anna' });
    const sent = stores();
    await open(page);
    expect(nameOf(page)).toBe('Anna');
    expect(storedOf(page)).toEqual({ num: 7, revision: 1 });
    expect(isSaved(page)).toBe(true);
    expect(stores()).toBe(sent);
  });

  it('is left to the tab that opens its editor first', async () => {
    await leaveUnsaved();
    const elsewhere = visit(kind);
    await saveState(elsewhere, 'waiting');
    expect(elsewhere.documentSession.slots.current).toBeNull();
    const page = await load(kind, 'new tab');
    expect(nameOf(page)).toBe('Anna');
  });

  it('is still pending when its editor opens before the answer', async () => {
    await leaveUnsaved();
    const page = visit(kind);
    await saveState(page, 'waiting');
    await open(page);
    await saveState(page, 'waiting');
    server.reply = storeAnswer(kind, 7, 1);
    page.documentSession.queue.retryNow();
    await eventually(() => {
      expect(storedOf(page)).toEqual({ num: 7, revision: 1 });
    });
  });

  it('opens in the editor if the quilter must sign in for it', async () => {
    await leaveUnsaved();
    server.reply = { status: 401 };
    const page = visit(kind);
    await eventually(() => {
      expect(nameOf(page)).toBe('Anna');
    });
    await saveState(page, 'failed');
    expect(page.documentSession.saves.refusedElsewhere()).toBeNull();
    await open(page);
  });

  it('is sent once if the server will never accept it, and stays as a draft with unsaved changes', async () => {
    await leaveUnsaved();
    server.reply = { status: 422 };
    const elsewhere = visit(kind);
    const records = () => elsewhere.draftStore.all(elsewhere.documentSession.kind.id);
    await eventually(async () => {
      expect((await records()).map(({ head }) => head.errands)).toEqual([[]]);
    });
    expect(elsewhere.documentSession.slots.current).toBeNull();
    const sent = stores();
    const next = visit(kind);
    await open(next);
    expect(next.documentSession.queue.state.getState().state).toBe('idle');
    expect(nameOf(next)).toBe('Anna');
    expect(isSaved(next)).toBe(false);
    expect(stores()).toBe(sent);
  });

  it('is sent once if the server has a newer version, and its draft records that', async () => {
    const { documentSession } = await pageWith(kind, 'Anna');
    documentSession.store.setState({ stored: { num: 7, revision: 3 } });
    documentSession.save();
    await eventually(() => {
      expect(documentSession.queue.state.getState().state).toBe('waiting');
    });
    const detail = 'It was changed in another window.';
    server.reply = {
      status: 409,
      body: { type: 'about:blank', title: 'Conflict', status: 409, detail, revision: 4 },
    };
    const elsewhere = visit(kind);
    await saveState(elsewhere, 'failed');
    const known = { num: 7, revision: 3, newer: { revision: 4, message: detail } };
    await eventually(async () => {
      const [record] = await elsewhere.draftStore.all(elsewhere.documentSession.kind.id);
      expect(record?.head.errands[0]?.order.stored).toEqual(known);
    });
    expect(elsewhere.documentSession.slots.current).toBeNull();
    const sent = stores();
    visit(kind);
    for (let visits = 0; visits < 2; visits++) {
      const next = await load(kind);
      expect(nameOf(next)).toBe('Anna');
      expect(isSaved(next)).toBe(false);
      expect(storedOf(next)).toEqual(known);
      expect(next.documentSession.queue.state.getState().state).toBe('idle');
    }
    expect(stores()).toBe(sent);
  });

  it('waits for its quilter while others are signed in', async () => {
    await leaveUnsaved();
    const page = visit(kind);
    await saveState(page, 'waiting');
    page.session.signOut();
    await saveState(page, 'idle');
    server.reply = storeAnswer(kind, 7, 1);
    const sent = stores();
    const resumed = vi.spyOn(page.documentSession.left, 'resume');
    page.session.signIn(101, 'b');
    await eventually(() => {
      expect(resumed).toHaveBeenCalled();
    });
    await resumed.mock.results[0]?.value;
    expect(page.documentSession.queue.state.getState().state).toBe('idle');
    expect(stores()).toBe(sent);
    page.session.signIn(100, 'c');
    await eventually(() => {
      expect(stores()).toBe(sent + 1);
    });
    expect(lastStore(kind, server)).toMatchObject({ num: 0, name: 'Anna' });
  });
});
