/* Sees to the browser that the journeys run in: the machine's Chromium, else one that this installs. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const onPath = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

if (!onPath('chromium')) installChromium();

/** By apt-get on Debian as root, else by Playwright's own download. */
function installChromium() {
  if (onPath('apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium with apt-get …');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return;
  }
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (status !== 0) {
    console.error('No browser for the journeys: install Chromium so that `chromium` is on the PATH.');
    process.exit(1);
  }
}
