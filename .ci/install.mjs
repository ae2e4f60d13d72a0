/* Updates node_modules to the lock file, if necessary. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const installed = 'node_modules/.package-lock.json';

/**
 * Runs npm ci if nothing is installed yet, or if the lock file is newer than the installation. Ends this process if npm
 * ci fails.
 */
export function install() {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  console.log('Installing what the product is made of …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
