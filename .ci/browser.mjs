/* Provides the browser for the journeys: the machine's Chromium, or one that this script installs. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The Debian packages of Chromium. `chromium-headless-shell` opens no window, so it starts and paints faster. */
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
  // The packages are installed one by one: older releases of Debian lack one of them, and either works.
  for (const name of missing) run('env', 'DEBIAN_FRONTEND=noninteractive', ...install, name);
}
if (!PACKAGES.some(isOnPath) && !run('npx', 'playwright', 'install', 'chromium')) {
  console.error('No browser for the journeys: install Chromium so that `chromium` is on the PATH.');
  process.exit(1);
}
