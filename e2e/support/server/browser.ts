import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The path of the Chromium for journeys. It has no window, so it needs less work to start and paint. Undefined if no
 * Chromium is installed.
 */
export const shellPath = onPath('chromium-headless-shell') ?? onPath('chromium');

/** The path of the whole Chromium, for measurements. Undefined if none is installed; Playwright then uses its own. */
export const chromiumPath = onPath('chromium') ?? shellPath;

/** Arguments that prevent the browser from contacting anything outside this machine. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** The browser's arguments for journeys: no emulated graphics card, and no separate GPU process. */
export const shellArgs = [...chromiumArgs, '--disable-gpu', '--in-process-gpu'];

function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}
