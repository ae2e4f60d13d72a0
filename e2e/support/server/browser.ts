import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without a window, for journeys: it needs less work to start and paint than the whole browser. */
export const shellPath = onPath('chromium-headless-shell') ?? onPath('chromium');

/** The whole Chromium, for measurements; undefined if there is none, which selects Playwright's. */
export const chromiumPath = onPath('chromium') ?? shellPath;

/** Prevents the browser from contacting anything outside this machine. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** For journeys: no emulated graphics card, and no separate GPU process. */
export const shellArgs = [...chromiumArgs, '--disable-gpu', '--in-process-gpu'];

function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
