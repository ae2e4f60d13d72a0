import { createStore } from 'zustand/vanilla';
import { idle } from './idle';
import { savesData } from './saves-data';

/** `away`: the server can't be reached; `gone`: the server has another version by now, without this file. */
type Fault = 'away' | 'gone';

/** The files of all chunks that are fetched later, and the files of each chunk by index. */
interface ChunkList {
  files: readonly string[];
  chunks: Readonly<Record<string, readonly number[] | undefined>>;
}

/**
 * The reason why a chunk is missing that somebody waits for; null while nobody does. `leaves` counts how often they
 * gave up.
 */
export const missingChunk = createStore<{ fault: Fault | null; leaves: number }>(() => ({
  fault: null,
  leaves: 0,
}));

/** Milliseconds that a file may take; below, milliseconds before the next tries. */
const PATIENCE = 30_000;
const FIRST_DELAY = 2_000;
const LONGEST_DELAY = 60_000;

const fetched = new Set<string>();
/** The files in `fetched` that an editor's page requests itself (build/table-pages.ts). */
const ofPage = new Set<string>();
/** Chunks on their way, each once for any number of callers; below, why they aren't there yet. */
const coming = new Map<string, Promise<void>>();
const faults = new Map<string, Fault>();
/** Chunks in `coming` that somebody waits for; below, those that nobody waits for any more. */
const asked = new Set<string>();
const left = new Set<string>();
const waiting = new Set<() => void>();
let known: ChunkList | null = null;

/**
 * Imports a chunk of the app, however long that takes. While it is missing, `missingChunk` says so. It is tried again
 * after a delay, when the connection is back, and at `retryChunks`. Its files are fetched first, because a browser may
 * never retry a failed import.
 * @param name of its file
 * @param isQuiet nobody waits for it
 */
export async function fetchChunk<T>(name: string, load: () => Promise<T>, isQuiet = false): Promise<T> {
  if (!isQuiet) {
    asked.add(name);
    left.delete(name);
    tell();
    retryChunks();
  }
  const files = coming.get(name) ?? fetchFiles(name);
  coming.set(name, files);
  await files;
  try {
    return await load();
  } catch (error) {
    if (!(await forgetPageFiles(name))) throw error;
    return fetchChunk(name, load, isQuiet);
  }
}

/**
 * Forgets the files that the page itself requested: they may have failed, so they are fetched like the others. True if
 * there are any.
 */
async function forgetPageFiles(name: string): Promise<boolean> {
  const list = await listed();
  return (
    typeof list !== 'string' &&
    filesIn(list, name).filter((file) => ofPage.delete(file) && fetched.delete(file)).length > 0
  );
}

/** Waits once more for the chunks on their way, and tries them at once. */
export function awaitChunks(): void {
  for (const name of left) asked.add(name);
  left.clear();
  tell();
  retryChunks();
}

/** Ends the wait for the chunks on their way: they still come, but are not reported. */
export function leaveChunks(): void {
  for (const name of asked) left.add(name);
  asked.clear();
  missingChunk.setState(({ leaves }) => ({ leaves: leaves + 1 }));
  tell();
}

/** Tries all missing chunks at once. */
export function retryChunks(): void {
  for (const go of [...waiting]) go();
}

let isAhead = false;

/** Fetches all chunks while the page has nothing else to do, unless its user saves data. Runs once. */
export function fetchChunksAhead(): void {
  if (isAhead || savesData()) return;
  isAhead = true;
  if (document.readyState === 'complete') void fetchAll();
  else addEventListener('load', () => void fetchAll(), { once: true });
}

async function fetchAll(): Promise<void> {
  await idle();
  const list = await untilThere(listed);
  if (list === 'gone') return;
  for (const file of list.files) {
    await idle();
    if ((await untilThere(() => fetchFile(file, 'low'))) === 'gone') return;
  }
}

/** Tries again for as long as the server is away. */
async function untilThere<T>(fetchIt: () => Promise<T | 'away'>): Promise<T> {
  for (let tries = 0; ; tries++) {
    const it = await fetchIt();
    if (it !== 'away') return it;
    await nextTry(tries);
  }
}

async function fetchFiles(name: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const fault = await faultOf(name);
    if (fault === null) break;
    faults.set(name, fault);
    tell();
    await nextTry(tries);
  }
  coming.delete(name);
  faults.delete(name);
  asked.delete(name);
  left.delete(name);
  tell();
}

function tell(): void {
  missingChunk.setState({ fault: worstOf([...asked].map((name) => faults.get(name) ?? null)) });
}

async function faultOf(name: string): Promise<Fault | null> {
  const list = await listed();
  if (typeof list === 'string') return list;
  return worstOf(await Promise.all(filesIn(list, name).map((file) => fetchFile(file))));
}

function filesIn({ files, chunks }: ChunkList, name: string): string[] {
  return (chunks[name] ?? []).map((number) => files[number] ?? '');
}

function worstOf(all: readonly (Fault | null)[]): Fault | null {
  return all.find((fault) => fault === 'gone') ?? all.find((fault) => fault !== null) ?? null;
}

/** Returns the list from the page, or from a file that the page names; in development there is none. */
async function listed(): Promise<ChunkList | Fault> {
  if (known) return known;
  const list = document.getElementById('chunks');
  const at = list?.dataset['at'];
  const answer = at === undefined ? { text: list?.textContent ?? '' } : await readFile(at);
  if ('fault' in answer) return answer.fault;
  for (const link of document.querySelectorAll('link[rel=modulepreload], link[rel=stylesheet]')) {
    const file = link.getAttribute('href') ?? '';
    ofPage.add(file);
    fetched.add(file);
  }
  known = answer.text === '' ? { files: [], chunks: {} } : (JSON.parse(answer.text) as ChunkList);
  return known;
}

async function fetchFile(file: string, priority: RequestPriority = 'auto'): Promise<Fault | null> {
  if (fetched.has(file)) return null;
  const answer = await readFile(file, priority);
  if ('fault' in answer) return answer.fault;
  fetched.add(file);
  return null;
}

async function readFile(
  file: string,
  priority: RequestPriority = 'auto',
): Promise<{ text: string } | { fault: Fault }> {
  try {
    const address = new URL(file, location.origin);
    const response = await fetch(address, { priority, signal: AbortSignal.timeout(PATIENCE) });
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
    if (response.status === 404 || response.status === 410 || (response.ok && isPage))
      return { fault: 'gone' };
    return response.ok ? { text: await response.text() } : { fault: 'away' };
  } catch {
    return { fault: 'away' };
  }
}

/** Resolves when the connection is back, at `retryChunks`, or after a delay that grows with the tries. */
function nextTry(tries: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      waiting.delete(go);
      resolve();
    };
    const timer = setTimeout(go, Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** tries));
    addEventListener('online', go);
    waiting.add(go);
  });
}
