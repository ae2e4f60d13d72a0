/*
 * Makes the library that the journeys' servers copy. A normal server makes its library at its first start. In CI, the
 * whole library is made; elsewhere, only the parts that have changed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** The data directory in which `e2e/support/server/server.ts` expects the finished library. */
const DATA_DIR = 'e2e/.cache/template-data';

if (process.env.CI) rmSync(DATA_DIR, { recursive: true, force: true });
/** The time limit for painting the library, in ms. It takes a minute on a quiet machine. */
const LONGEST = 15 * 60 * 1000;

const server = spawn(process.execPath, ['api/dist/main.js'], {
  env: { ...process.env, DATA_DIR, PORT: '0', NODE_ENV: 'development' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
createInterface(server.stdout).on('line', (line) => {
  console.log(line);
  if (line.includes('Quiltwright is ready')) server.kill('SIGTERM');
});
const limit = setTimeout(() => {
  console.error('The library isn’t ready after 15 minutes.');
  server.kill('SIGKILL');
}, LONGEST);
const [code] = await once(server, 'exit');
clearTimeout(limit);
process.exitCode = code ?? 1;
