/* Sees to the browser that the journeys run in: the machine's Chromium, else one that this installs. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's: the whole Chromium, which brings what it needs, and the one without a window, which takes less work. */
const PACKAGES = ['chromium', 'chromium-headless-shell'];

const isOnPath = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
const run = (...command) => spawnSync(command[0], command.slice(1), { stdio: 'inherit' }).status === 0;

const missing = PACKAGES.filter((name) => !isOnPath(name));
const hasApt = isOnPath('apt-get') && process.getuid?.() === 0;
if (missing.length > 0 && hasApt) {
  console.log('Installing Chromium with apt-get …');
  const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends'];
  run('apt-get', 'update', '-qq');
  // Each by itself: older releases of Debian don't have both, and either serves.
  for (const name of missing) run('env', 'DEBIAN_FRONTEND=noninteractive', ...install, name);
}
if (!PACKAGES.some(isOnPath) && !run('npx', 'playwright', 'install', 'chromium')) {
  console.error('No browser for the journeys: install Chromium so that `chromium` is on the PATH.');
  process.exit(1);
}
