/*
 * Makes the library that the journeys' servers copy. The product's own server makes it at its first start. In CI it is
 * made anew; elsewhere only changed parts are.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** The data directory of e2e/support/server/server.ts. */
const DATA_DIR = 'e2e/.cache/template-data';

if (process.env.CI) rmSync(DATA_DIR, { recursive: true, force: true });
const server = spawn(process.execPath, ['api/dist/main.js'], {
  env: { ...process.env, DATA_DIR, PORT: '0', NODE_ENV: 'development' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
createInterface(server.stdout).on('line', (line) => {
  console.log(line);
  if (line.includes('Quiltwright is ready')) server.kill('SIGTERM');
});
const [code] = await once(server, 'exit');
process.exitCode = code ?? 1;
