/*
 * Set-up of every test file: what one whose first line asks for jsdom needs besides. jsdom draws nothing: the canvas is
 * a double that records. Real pixels are looked at in the browser tests.
 */
import { vi } from 'vitest';

// The files of a process share a page and what they import from the project: each finds both as new.
vi.resetModules();
vi.unstubAllGlobals();

if ('document' in globalThis) {
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  await import('vitest-canvas-mock');
  const { configure } = await import('@testing-library/dom');
  // A second, which is what it waits for what is to appear, can be too short on a busy machine.
  configure({ asyncUtilTimeout: 15_000 });
}

// That of fake-indexeddb, where a file before has put it.
if ('indexedDB' in globalThis) globalThis.indexedDB = new (indexedDB.constructor as new () => IDBFactory)();
