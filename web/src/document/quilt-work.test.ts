import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve, type Reply, type TestServer } from '../../test/http-server';
import type * as Session from '../server/session';
import type * as Commands from './quilt-commands';
import type * as Store from './quilt-store';
import type * as Work from './quilt-work';

/** A page as it is after it was loaded: nothing but what the browser keeps. */
interface Page {
  session: typeof Session;
  commands: typeof Commands;
  store: typeof Store;
  work: typeof Work;
  told: string[];
}

const answered: Reply = { status: 201, body: { dbResponse: 1, quiltNum: 7, revision: 1 } };
const open: Page[] = [];
let server: TestServer;
let reply: Reply | 'hang up';

/** A page that is closed does nothing more, and leaves to the next what the browser had kept. */
function close(): void {
  const kept = Object.entries(localStorage);
  for (const page of open.splice(0)) page.work.saveQueue.clear();
  localStorage.clear();
  for (const [key, value] of kept) localStorage.setItem(key, String(value));
}

async function load(): Promise<Page> {
  close();
  vi.resetModules();
  const told: string[] = [];
  const page: Page = {
    session: await import('../server/session'),
    commands: await import('./quilt-commands'),
    store: await import('./quilt-store'),
    work: await import('./quilt-work'),
    told,
  };
  page.work.openTable((message) => told.push(message));
  open.push(page);
  return page;
}

const nameOf = ({ store }: Page) => store.quiltTable.getState().design.quilt.quiltName;

function giveName({ commands, store }: Page, name: string): void {
  store.run(commands.quiltCommands.rename(name));
}

beforeEach(async () => {
  reply = answered;
  server = await serve(({ method }) => (method === 'GET' ? {} : reply));
  localStorage.clear();
  document.cookie = 'XSRF-TOKEN=x';
});

afterEach(async () => {
  close();
  await server.close();
});

describe('the table', () => {
  it('has the quilt of the last visit, unsaved changes and all', async () => {
    const first = await load();
    first.session.signIn(2, 'guest');
    giveName(first, 'Kept');
    const second = await load();
    expect(nameOf(second)).toBe('Kept');
    expect(second.store.quiltTable.getState().past).toEqual([]);
  });

  it('shows each quilter their own', async () => {
    const page = await load();
    page.session.signIn(100, 'a');
    giveName(page, 'Of 100');
    page.session.signIn(101, 'b');
    expect(nameOf(page)).toBe('');
    page.session.signOut();
    expect(nameOf(page)).toBe('');
    page.session.signIn(100, 'a');
    expect(nameOf(page)).toBe('Of 100');
  });

  it('is taken along by a guest who signs in as a subscriber', async () => {
    const page = await load();
    page.session.signIn(2, 'guest');
    giveName(page, 'Made as guest');
    page.session.signIn(100, 'a');
    expect(nameOf(page)).toBe('Made as guest');
  });

  it('is taken along by a guest who comes back as a subscriber, once', async () => {
    const first = await load();
    first.session.signIn(2, 'guest');
    giveName(first, 'Made as guest');
    first.session.signOut();
    localStorage.removeItem('token');
    const second = await load();
    second.session.signIn(100, 'a');
    expect(nameOf(second)).toBe('Made as guest');
    expect(second.told).toEqual(['The quilt that you made as a guest is on the table. Save it to keep it.']);
    second.session.signIn(2, 'guest');
    expect(nameOf(second)).toBe('');
  });

  it("leaves a subscriber's own unsaved quilt where it is, and the guest's with the guest", async () => {
    const page = await load();
    page.session.signIn(100, 'a');
    giveName(page, 'Of 100');
    page.session.signIn(2, 'guest');
    giveName(page, 'Made as guest');
    page.session.signIn(100, 'a');
    expect(nameOf(page)).toBe('Of 100');
    page.session.signIn(2, 'guest');
    expect(nameOf(page)).toBe('Made as guest');
  });

  it('says so when what was kept is damaged, and starts empty', async () => {
    localStorage.setItem('quilt-draft-100', '{"quilt":');
    const page = await load();
    page.session.signIn(100, 'a');
    expect(page.told).toHaveLength(1);
    expect(nameOf(page)).toBe('');
  });
});

describe('saving', () => {
  it('notes number and revision, and that all is saved', async () => {
    const page = await load();
    page.session.signIn(100, 'a');
    giveName(page, 'Anna');
    page.work.saveQuilt();
    await vi.waitFor(() => {
      expect(page.store.quiltTable.getState().stored).toEqual({ quiltNum: 7, revision: 1 });
    });
    const document = page.store.quiltTable.getState();
    expect(document.saved).toBe(document.design.quilt);
  });

  it('saves a copy under a name of its own, that still has room', async () => {
    const page = await load();
    page.session.signIn(100, 'a');
    giveName(page, 'x'.repeat(99));
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

    async function refused(): Promise<Page> {
      const page = await load();
      page.session.signIn(100, 'a');
      giveName(page, 'Mine');
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
      page.work.takeTheirs({ ...quilt, ...theirs, quiltName: 'Theirs' });
      expect(nameOf(page)).toBe('Theirs');
      const document = page.store.quiltTable.getState();
      expect(document.stored).toEqual(theirs);
      expect(document.saved).toBe(document.design.quilt);
      expect(page.work.saveQueue.state.getState().state).toBe('idle');
      page.store.run(page.commands.quiltCommands.undo);
      expect(nameOf(page)).toBe('Mine');
      expect(page.store.quiltTable.getState().stored).toEqual(theirs);
    });

    it('keeps mine of a quilt that was put away since, and leaves the table alone', async () => {
      const page = await refused();
      page.work.startNewQuilt();
      page.work.keepMine(theirs);
      await vi.waitFor(() => {
        expect(page.work.saveQueue.state.getState().state).toBe('idle');
      });
      expect(server.received.at(-1)?.body).toMatchObject({ ...theirs, quiltName: 'Mine' });
      expect(nameOf(page)).toBe('');
    });
  });

  it('that a dead sign-in stopped goes on when the same quilter signs in again', async () => {
    reply = { status: 401 };
    const page = await load();
    page.session.signIn(100, 'a');
    giveName(page, 'Anna');
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

  it('of a quilt that was put away since leaves the new one alone', async () => {
    const page = await load();
    page.session.signIn(100, 'a');
    giveName(page, 'Anna');
    page.work.saveQuilt();
    page.work.startNewQuilt();
    await vi.waitFor(() => {
      expect(page.work.saveQueue.state.getState().state).toBe('idle');
    });
    expect(nameOf(page)).toBe('');
    expect(page.store.quiltTable.getState().stored).toBeNull();
  });

  it('goes on at the next visit with the same key and body', async () => {
    reply = 'hang up';
    const first = await load();
    first.session.signIn(100, 'a');
    giveName(first, 'Anna');
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
