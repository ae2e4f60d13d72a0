import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without a window, for journeys: it starts and paints with less work than the whole browser. */
export const shellPath = onPath('chromium-headless-shell') ?? onPath('chromium');

/** The whole Chromium, for measurements; undefined where there is none, and Playwright's is used. */
export const chromiumPath = onPath('chromium') ?? shellPath;

/** Keeps the browser from looking for anything outside this machine. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** For journeys: no graphics card is imitated, nor has it a process of its own. */
export const shellArgs = [...chromiumArgs, '--disable-gpu', '--in-process-gpu'];

function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
