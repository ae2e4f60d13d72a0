import { createStore } from 'zustand/vanilla';
import { calm } from './calm';
import { idle } from './idle';
import { savesData } from './saves-data';

/** `away`: the server can't be reached; `gone`: the server now has a newer version of the app, without this file. */
type Fault = 'away' | 'gone';

/**
 * The files of all chunks that are fetched later. `chunks` lists the files of each chunk by their indexes in `files`.
 */
interface ChunkList {
  files: readonly string[];
  chunks: Readonly<Record<string, readonly number[] | undefined>>;
}

/**
 * The reason why a chunk that the user waits for can't be fetched; null while there is no such chunk. `leaves` counts
 * how often the user stopped waiting.
 */
export const missingChunk = createStore<{ fault: Fault | null; leaves: number }>(() => ({
  fault: null,
  leaves: 0,
}));

/**
 * The timeout of a file's request, in milliseconds. `FIRST_DELAY` and `LONGEST_DELAY` are the shortest and the
 * longest delay before the next try.
 */
const PATIENCE = 30_000;
const FIRST_DELAY = 2_000;
const LONGEST_DELAY = 60_000;

const fetched = new Set<string>();
/**
 * The files in `fetched` that the page's own link elements request. An editor's page has such links
 * (build/editor-pages.ts).
 */
const ofPage = new Set<string>();
/**
 * The fetches in progress, by the name of the chunk. All callers share one promise. `faults` has the reason of each
 * chunk's last failed try.
 */
const coming = new Map<string, Promise<void>>();
const faults = new Map<string, Fault>();
/** Names of chunks in `coming` that the user waits for. `left` has the chunks that the user no longer waits for. */
const asked = new Set<string>();
const left = new Set<string>();
const waiting = new Set<() => void>();
let known: ChunkList | null = null;

/**
 * Imports a chunk of the app, and repeats failed fetches until they succeed. A fetch is repeated after a delay,
 * when the connection is back, and when `retryChunks` is called. In the meantime, `missingChunk` has the reason of the
 * failure. The chunk's files are fetched before the import, because a browser may never retry a failed import.
 * @param name the name of the chunk's file
 * @param isQuiet true if the user doesn't wait for the chunk
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
 * Forgets the chunk's files that the page's own links requested. They may have failed, so they are fetched again like
 * other files. Returns true if the chunk has such files.
 */
async function forgetPageFiles(name: string): Promise<boolean> {
  const list = await listed();
  return (
    typeof list !== 'string' &&
    filesIn(list, name).filter((file) => ofPage.delete(file) && fetched.delete(file)).length > 0
  );
}

/** Waits again for the chunks that the user had stopped waiting for, and retries all missing chunks at once. */
export function awaitChunks(): void {
  for (const name of left) asked.add(name);
  left.clear();
  tell();
  retryChunks();
}

/** Stops waiting for the missing chunks: their fetches continue, but are no longer reported. */
export function leaveChunks(): void {
  for (const name of asked) left.add(name);
  asked.clear();
  missingChunk.setState(({ leaves }) => ({ leaves: leaves + 1 }));
  tell();
}

/** Tries at once to load all missing chunks. */
export function retryChunks(): void {
  for (const go of [...waiting]) go();
}

let isAhead = false;

/**
 * Fetches all chunks while the quilter pauses and the page is idle, unless the browser should use little data
 * (`savesData`). Runs once.
 */
export function fetchChunksAhead(): void {
  if (isAhead || savesData()) return;
  isAhead = true;
  if (document.readyState === 'complete') void fetchAll();
  else addEventListener('load', () => void fetchAll(), { once: true });
}

async function fetchAll(): Promise<void> {
  await calm();
  const list = await untilThere(listed);
  if (list === 'gone') return;
  for (const file of list.files) {
    await calm();
    await idle();
    if ((await untilThere(() => fetchFile(file, 'low'))) === 'gone') return;
  }
}

/** Repeats a fetch until the server can be reached. */
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

/** Returns the chunk list from the page, or from a file that the page names. In development the list is empty. */
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

/**
 * Resolves when the connection is back, when `retryChunks` is called, or after a delay that grows with the number of
 * tries.
 */
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
