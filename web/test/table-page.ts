import 'fake-indexeddb/auto';
import './web-locks';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import type * as DraftStoreModule from '../src/persistence/drafts/draft-store';
import { runOn } from '../src/persistence/table';
import { changed, undone } from '../src/model/table-document';
import type { Work } from '../src/persistence/work';
import type * as Session from '../src/server/session';
import { eventually } from './eventually';
import { serve, type Received, type Reply } from './http-server';

/** The kinds of documents that lie on tables. */
export const nouns = ['quilt', 'block'] as const;

export type Noun = (typeof nouns)[number];

/** What every kind of document is worked on with; what is in one is nobody's business here. */
type AnyWork = Work<unknown, object>;

/** A page as it is after it was loaded: nothing but what the browser keeps. */
export interface TablePage {
  session: typeof Session;
  work: AnyWork;
  draftStore: typeof DraftStoreModule.draftStore;
  told: string[];
}

/** What a server answers to everything but a GET. */
export interface Answers {
  reply: Reply | 'hang up';
  readonly received: readonly Received[];
}

const pages: TablePage[] = [];

/** The document that a server knows as `num`, in the answer to a store. */
export function storeAnswer(noun: Noun, num: number, revision: number): Reply {
  const key = noun === 'quilt' ? 'quiltNum' : 'designedBlockNum';
  return { status: revision === 1 ? 201 : 200, body: { dbResponse: 1, [key]: num, revision } };
}

/** What of the last call concerns the document's number, revision and name. */
export function lastStore(noun: Noun, { received }: Answers) {
  return storeIn(noun, received.at(-1));
}

/** The same of all stores, in their order. */
export function storesOf(noun: Noun, { received }: Answers) {
  return received.filter(({ method }) => method === 'POST').map((each) => storeIn(noun, each));
}

function storeIn(noun: Noun, store: Received | undefined) {
  const body = store?.body as Record<string, unknown>;
  return noun === 'quilt'
    ? { num: body['quiltNum'], revision: body['revision'], name: body['quiltName'] }
    : { num: body['designedBlockNum'], revision: body['revision'], name: body['designName'] };
}

/** Gives each test a browser that was never used, and a server that is away unless it is told what to answer. */
export function browserForEach(): Answers {
  let received: readonly Received[] = [];
  let close = () => Promise.resolve();
  const answers: Answers = {
    reply: { status: 503 },
    get received() {
      return received;
    },
  };
  beforeEach(async () => {
    answers.reply = { status: 503 };
    const server = await serve(({ method }) => (method === 'GET' ? {} : answers.reply));
    ({ received } = server);
    close = () => server.close();
    vi.stubGlobal('indexedDB', new IDBFactory());
    localStorage.clear();
    sessionStorage.clear();
    document.cookie = 'XSRF-TOKEN=x';
  });
  afterEach(async () => {
    closePages();
    await close();
  });
  return answers;
}

/** Closes all pages, as leaving them does. */
export function closePages(): void {
  dispatchEvent(new Event('pagehide'));
  for (const { work } of pages.splice(0)) work.queue.clear();
}

async function workOf(noun: Noun): Promise<AnyWork> {
  const work =
    noun === 'quilt'
      ? (await import('../src/persistence/quilt-work')).quiltWork
      : (await import('../src/persistence/block-work')).blockWork;
  return work as unknown as AnyWork;
}

/** Loads the page in a tab: the one it was loaded in before, or one of its own beside those that are open. */
export async function load(noun: Noun, tab: 'same tab' | 'new tab' = 'same tab'): Promise<TablePage> {
  const page = await visit(noun, tab);
  await open(page);
  return page;
}

/** Opens the screen with the table. */
export function open({ work, told }: TablePage): Promise<void> {
  return work.open((message) => told.push(message));
}

/** Loads a screen without the table, on which saves of an earlier visit go on. */
export async function visit(noun: Noun, tab: 'same tab' | 'new tab' = 'same tab'): Promise<TablePage> {
  if (tab === 'same tab') closePages();
  else sessionStorage.clear();
  vi.resetModules();
  const told: string[] = [];
  const work = await workOf(noun);
  const session = await import('../src/server/session');
  const { draftStore } = await import('../src/persistence/drafts/draft-store');
  const page = { session, work, draftStore, told };
  work.goOn((message) => told.push(message));
  pages.push(page);
  return page;
}

/** Signs in, and waits until that quilter's table is laid. */
export async function signIn({ session, work }: TablePage, quilterNum: number, token = 'a'): Promise<void> {
  session.signIn(quilterNum, token);
  await eventually(() => {
    if (work.places.current?.quilterNum !== quilterNum) throw new Error('The table is not laid yet.');
  });
}

/** Signs out, and waits until it is decided whether the table is cleared: it is then, or stays. */
export async function leave({ session, work }: TablePage): Promise<void> {
  const asked = vi.spyOn(work.places, 'lossOfLeaving');
  session.signOut();
  await eventually(() => {
    if (asked.mock.calls.length === 0) throw new Error('Nobody has asked yet.');
  });
  asked.mockRestore();
}

/** A page with a quilter signed in, and a document of this name on the table. */
export async function pageWith(noun: Noun, name: string, quilterNum = 100): Promise<TablePage> {
  const page = await load(noun);
  await signIn(page, quilterNum);
  await giveName(page, name);
  return page;
}

export function nameOf({ work: { kind, table } }: TablePage): string {
  return kind.nameOf(kind.contentOf(table.getState().design));
}

export function rename({ work: { kind, table } }: TablePage, name: string): void {
  runOn(table, kind.rename(name));
}

/** Changes what is on the table, as one step of its history. */
export function edit({ work: { kind, table } }: TablePage): void {
  const { design } = table.getState();
  const copy = kind.open({ ...kind.contentOf(design) }, null).design;
  table.setState(changed(table.getState(), 'An edit', copy));
}

export function undo({ work: { table } }: TablePage): void {
  table.setState(undone);
}

/** Makes an edit, and waits until it is kept. */
export async function giveName(page: TablePage, name: string): Promise<void> {
  const { draftKept } = page.work;
  draftKept.setState({ kept: false });
  rename(page, name);
  await eventually(() => {
    if (!draftKept.getState().kept) throw new Error('The edit is not kept yet.');
  });
}

export function storedOf({ work }: TablePage) {
  return work.table.getState().stored;
}

export function isSaved({ work: { kind, table } }: TablePage): boolean {
  const { design, saved } = table.getState();
  return kind.contentOf(design) === saved;
}

/** Waits until saves have come to this state. */
export async function saveState({ work }: TablePage, state: 'idle' | 'waiting' | 'failed'): Promise<void> {
  await eventually(() => {
    if (work.queue.state.getState().state !== state) throw new Error(`The save is not ${state} yet.`);
  });
}

/** Names of what is listed as kept on this device. */
export function leftNames({ work }: TablePage): string[] {
  return work.left.list.getState().drafts.map(({ name }) => name);
}

/** The slot of the one document that was put away, once it is listed. */
export function slotOfLeft({ work }: TablePage): Promise<string> {
  return eventually(() => {
    const [draft] = work.left.list.getState().drafts;
    if (!draft) throw new Error('Nothing was left yet.');
    return draft.slot;
  });
}

/** The storage of the browser is full from now on. */
export function fillStorage({ draftStore }: TablePage): void {
  vi.spyOn(draftStore, 'write').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
}
