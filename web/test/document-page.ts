import 'fake-indexeddb/auto';
import './web-locks';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';
import { Tab } from '../src/browser/tab';
import { createCreatedBlockSession } from '../src/persistence/kinds/created-block-session';
import { createDesignedBlockSession } from '../src/persistence/kinds/designed-block-session';
import { createDraftStore, type DraftStore } from '../src/persistence/drafts/draft-store';
import { changed, undone } from '@quiltwright/shared/model/open-document';
import type { DocumentSession } from '../src/persistence/document-session';
import { createStandardQuiltSession } from '../src/persistence/kinds/standard-quilt-session';
import { createSession, type SessionStore } from '../src/server/session/session';
import { assertExists } from '@quiltwright/shared/result';
import { eventually } from './eventually';
import { serve, type Received, type Reply } from './http-server';

/** The kinds of documents that editors open. */
export const kinds = ['quilt', 'block', 'created block'] as const;

export type Kind = (typeof kinds)[number];

/** Returns the word that quilters see for a kind of document. */
export function nounOf(kind: Kind): 'quilt' | 'block' {
  return kind === 'quilt' ? 'quilt' : 'block';
}

const sessions = {
  quilt: createStandardQuiltSession,
  block: createDesignedBlockSession,
  'created block': createCreatedBlockSession,
};

/** The session of any kind of document; the tests don't look into its content. */
type AnySession = DocumentSession<unknown, object>;

/** A page just after loading: it has only the browser's stored data. */
export interface DocumentPage {
  session: SessionStore;
  documentSession: AnySession;
  draftStore: DraftStore;
  told: string[];
}

/** The server's answers to all methods except GET. */
export interface Answers {
  reply: Reply | 'hang up';
  readonly received: readonly Received[];
}

const pages: DocumentPage[] = [];

/** Returns the server's answer to a save of the document `num`. */
export function storeAnswer(kind: Kind, num: number, revision: number): Reply {
  const key = kind === 'quilt' ? 'quiltNum' : 'designedBlockNum';
  return { status: revision === 1 ? 201 : 200, body: { dbResponse: 1, [key]: num, revision } };
}

/** Returns the number, revision and name of the document in the last call. */
export function lastStore(kind: Kind, { received }: Answers) {
  return storeIn(kind, received.at(-1));
}

/** Returns the number, revision and name of the document in each save, in order. */
export function storesOf(kind: Kind, { received }: Answers) {
  return received.filter(({ method }) => method === 'POST').map((each) => storeIn(kind, each));
}

function storeIn(kind: Kind, store: Received | undefined) {
  const body = store?.body as Record<string, unknown>;
  return kind === 'quilt'
    ? { num: body['quiltNum'], revision: body['revision'], name: body['quiltName'] }
    : { num: body['designedBlockNum'], revision: body['revision'], name: body['designName'] };
}

/** Gives each test a new browser, and a server that is away until its answer is set. */
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

/** Closes all pages, as if the quilter had left them. */
export function closePages(): void {
  dispatchEvent(new Event('pagehide'));
  for (const { documentSession } of pages.splice(0)) {
    documentSession.slots.rest();
    documentSession.queue.clear();
  }
}

/** Makes the browser look as if the page had crashed, with its tab and the tab's storage gone. Closes all pages. */
export function crash({ documentSession }: DocumentPage): void {
  const { current } = documentSession.slots;
  const { slot } = assertExists(current, 'the slot of the page');
  closePages();
  sessionStorage.clear();
  localStorage.setItem(`open-draft-${slot}`, '1');
}

function sessionIn(tab: Tab, kind: Kind): AnySession {
  const create: (tab: Tab) => unknown = sessions[kind];
  return tab.get(create) as AnySession;
}

/** Loads the page, in its former tab or in a new tab beside the open ones. */
export async function load(kind: Kind, tab: 'same tab' | 'new tab' = 'same tab'): Promise<DocumentPage> {
  const page = visit(kind, tab);
  await open(page);
  return page;
}

/** Opens the screen with the editor. */
export function open({ documentSession, told }: DocumentPage): Promise<void> {
  return documentSession.open((message) => told.push(message));
}

/** Loads a screen without the editor. Unfinished saves of an earlier visit continue there. */
export function visit(kind: Kind, where: 'same tab' | 'new tab' = 'same tab'): DocumentPage {
  if (where === 'same tab') closePages();
  else sessionStorage.clear();
  const tab = new Tab();
  const documentSession = sessionIn(tab, kind);
  const told: string[] = [];
  const page = {
    session: tab.get(createSession),
    documentSession,
    draftStore: tab.get(createDraftStore),
    told,
  };
  documentSession.goOn((message) => told.push(message));
  pages.push(page);
  return page;
}

/** Signs in, and waits until that quilter's document is open. */
export async function signIn(
  { session, documentSession }: DocumentPage,
  quilterNum: number,
  token = 'a',
): Promise<void> {
  session.signIn(quilterNum, token);
  await eventually(() => {
    if (documentSession.slots.current?.quilterNum !== quilterNum)
      throw new Error('The editor shows no document of this quilter yet.');
  });
}

/** Signs out, and waits until the editor was cleared or kept. */
export async function leave({ session, documentSession }: DocumentPage): Promise<void> {
  const asked = vi.spyOn(documentSession.slots, 'lossOfLeaving');
  session.signOut();
  await eventually(() => {
    if (asked.mock.calls.length === 0) throw new Error('Nobody has asked yet.');
  });
  asked.mockRestore();
}

/** Returns a page with a signed-in quilter and an open document of this name. */
export async function pageWith(kind: Kind, name: string, quilterNum = 100): Promise<DocumentPage> {
  const page = await load(kind);
  await signIn(page, quilterNum);
  await giveName(page, name);
  return page;
}

export function nameOf({ documentSession: { kind, store } }: DocumentPage): string {
  return kind.nameOf(kind.contentOf(store.getState().design));
}

export function rename({ documentSession: { kind, store } }: DocumentPage, name: string): void {
  store.setState(kind.rename(store.getState(), name));
}

/** Changes the open document, as one step of its history. */
export function edit({ documentSession: { kind, store } }: DocumentPage): void {
  const { design } = store.getState();
  const copy = kind.open({ ...kind.contentOf(design) }, null).design;
  store.setState(changed(store.getState(), { key: 'change' }, copy));
}

export function undo({ documentSession: { store } }: DocumentPage): void {
  store.setState(undone);
}

/** Makes an edit, and waits until the draft is stored. */
export async function giveName(page: DocumentPage, name: string): Promise<void> {
  const { draftKept } = page.documentSession;
  draftKept.setState({ kept: false });
  rename(page, name);
  await eventually(() => {
    if (!draftKept.getState().kept) throw new Error('The edit is not kept yet.');
  });
}

export function storedOf({ documentSession }: DocumentPage) {
  return documentSession.store.getState().stored;
}

export function isSaved({ documentSession: { kind, store } }: DocumentPage): boolean {
  const { design, saved } = store.getState();
  return kind.contentOf(design) === saved;
}

/** Waits until saving has the given state. */
export async function saveState(
  { documentSession }: DocumentPage,
  state: 'idle' | 'waiting' | 'failed',
): Promise<void> {
  await eventually(() => {
    if (documentSession.queue.state.getState().state !== state)
      throw new Error(`The save is not ${state} yet.`);
  });
}

/** Returns the names of the documents that closed tabs left on this device. */
export function leftNames({ documentSession }: DocumentPage): string[] {
  return documentSession.left.list.getState().drafts.map(({ name }) => name);
}

/** Waits for the one document that a closed tab left on this device. Returns its draft slot. */
export function slotOfLeft({ documentSession }: DocumentPage): Promise<string> {
  return eventually(() => {
    const [draft] = documentSession.left.list.getState().drafts;
    if (!draft) throw new Error('Nothing was left yet.');
    return draft.slot;
  });
}

/** Makes the browser's storage full from now on. */
export function fillStorage({ draftStore }: DocumentPage): void {
  vi.spyOn(draftStore, 'write').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
}
