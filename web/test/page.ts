/* The set-up of every test file, with additions for files whose first line requests jsdom. jsdom draws nothing. The
   canvas is a double that records. Browser tests check real pixels. */
import { vi } from 'vitest';

// The test files of a process share a page and their imports from the project. This resets both for each file.
vi.resetModules();
vi.unstubAllGlobals();

if ('document' in globalThis) {
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  // Notices aren't part of the page until it shows them.
  const { toast } = await import('sonner');
  toast.dismiss();
  await import('vitest-canvas-mock');
  const { configure } = await import('@testing-library/dom');
  // The default wait for an element, one second, can be too short on a busy machine.
  configure({ asyncUtilTimeout: 15_000 });
}

// The constructor of fake-indexeddb, if an earlier file installed it.
if ('indexedDB' in globalThis) globalThis.indexedDB = new (indexedDB.constructor as new () => IDBFactory)();
