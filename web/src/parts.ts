import { createStore } from 'zustand/vanilla';

/** `away`: the server can't be reached; `gone`: it has another version by now, without this file. */
type Fault = 'away' | 'gone';

/** The files of the parts that the build cut the product into, and which of them each part takes. */
interface Parts {
  files: readonly string[];
  parts: Readonly<Record<string, readonly number[] | undefined>>;
}

/** Why somebody waits for a part; null while nobody does. */
export const missingPart = createStore<{ fault: Fault | null }>(() => ({ fault: null }));

/** Milliseconds that a file may take, and before the next tries. */
const PATIENCE = 30_000;
const FIRST_DELAY = 2_000;
const LONGEST_DELAY = 60_000;

const fetched = new Set<string>();
const waiting = new Set<() => void>();
let known: Parts | null = null;

/**
 * Imports a part of the product, however long that takes: where it can't be had, `missingPart` tells that, and it is
 * tried again by and by, when the connection is back and at `retryParts`. Its files are fetched before it is imported,
 * for a browser may never again try an import that failed.
 *
 * @param name of its file
 * @param isQuiet nobody waits for it
 */
export async function fetchPart<T>(name: string, load: () => Promise<T>, isQuiet = false): Promise<T> {
  for (let tries = 0; ; tries++) {
    const fault = await faultOf(name);
    if (fault === null) break;
    if (!isQuiet) missingPart.setState({ fault });
    await nextTry(tries);
  }
  if (!isQuiet) missingPart.setState({ fault: null });
  return load();
}

/** Tries at once whatever can't be had. */
export function retryParts(): void {
  for (const go of waiting) go();
}

let isAhead = false;

/** Fetches all parts while the page has nothing else to do, unless whoever uses it saves data. Begins once. */
export function fetchPartsAhead(): void {
  if (isAhead || savesData()) return;
  isAhead = true;
  const go = async () => {
    await idle();
    const parts = await listed();
    if (typeof parts === 'string') return;
    for (const file of parts.files) {
      await idle();
      if ((await fetchFile(file, 'low')) !== null) return;
    }
  };
  if (document.readyState === 'complete') void go();
  else addEventListener('load', () => void go(), { once: true });
}

async function faultOf(name: string): Promise<Fault | null> {
  const parts = await listed();
  if (typeof parts === 'string') return parts;
  const files = (parts.parts[name] ?? []).map((number) => parts.files[number] ?? '');
  const faults = await Promise.all(files.map((file) => fetchFile(file)));
  return faults.find((fault) => fault === 'gone') ?? faults.find((fault) => fault !== null) ?? null;
}

/** The list stands in the page, or in a file that the page names; while the product is developed there is none. */
async function listed(): Promise<Parts | Fault> {
  if (known) return known;
  const list = document.getElementById('parts');
  const at = list?.dataset['at'];
  try {
    const text = at === undefined ? (list?.textContent ?? '') : await readFile(at);
    known = text === '' ? { files: [], parts: {} } : (JSON.parse(text) as Parts);
    return known;
  } catch (error) {
    return error === 'gone' ? 'gone' : 'away';
  }
}

async function fetchFile(file: string, priority: RequestPriority = 'auto'): Promise<Fault | null> {
  if (fetched.has(file)) return null;
  try {
    await readFile(file, priority);
    fetched.add(file);
    return null;
  } catch (error) {
    return error === 'gone' ? 'gone' : 'away';
  }
}

/** Throws a `Fault`, or whatever the browser says. */
async function readFile(file: string, priority: RequestPriority = 'auto'): Promise<string> {
  const response = await fetch(file, { priority, signal: AbortSignal.timeout(PATIENCE) });
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- caught above
  if (response.status === 404 || response.status === 410 || (response.ok && isPage)) throw 'gone';
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- caught above
  if (!response.ok) throw 'away';
  return response.text();
}

/** Resolves when the connection is back, when somebody asks for it, or after a while that grows with the tries. */
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

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has none
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
