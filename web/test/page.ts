/*
 * Set-up of every test file: what one whose first line asks for jsdom needs besides. jsdom draws nothing: the canvas is
 * a double that records. Real pixels are looked at in the browser tests.
 */
if ('document' in globalThis) {
  await import('vitest-canvas-mock');
  const { configure } = await import('@testing-library/dom');
  // A second, which is what it waits for what is to appear, can be too short on a busy machine.
  configure({ asyncUtilTimeout: 15_000 });
}

// A module, as it waits.
export {};
