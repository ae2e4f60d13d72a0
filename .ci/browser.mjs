/* Sees to the browser that the journeys run in: the machine's Chromium, else one that this installs. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Either serves; the first is Debian's Chromium without a window, a small part of the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

const onPath = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

if (!PACKAGES.some(onPath)) installChromium();

/** By apt-get on Debian as root, else by Playwright's own download. */
function installChromium() {
  if (onPath('apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium with apt-get …');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    if (PACKAGES.some(aptGet)) return;
  }
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (status !== 0) {
    console.error('No browser for the journeys: install Chromium so that `chromium` is on the PATH.');
    process.exit(1);
  }
}

/** @returns {boolean} whether the package is installed now */
function aptGet(name) {
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
