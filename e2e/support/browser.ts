import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The machine's own Chromium; undefined where there is none, and Playwright's is used. */
export const chromiumPath = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'chromium'))
  .find((path) => existsSync(path));

/** Keeps the browser from looking for anything outside this machine. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];
