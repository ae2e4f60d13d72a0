import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Server, templateDir } from '../support/server/server.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The heading of the API's section in results.md. */
const API_HEADING = '## The API';

/**
 * Builds the server, starts it with its own data directory, and runs api/bench, which compares the server with bare
 * handlers.
 * @returns the section of results.md, in Markdown
 */
export async function measureApi(): Promise<string> {
  for (const room of ['shared', 'api'])
    execFileSync('npm', ['run', '--silent', 'build', '-w', room], { cwd: root, stdio: 'inherit' });
  // Everything is stored in the embedded engine, never in a database that the environment names.
  process.env['MONGODB_URI'] = '';
  // The library takes a while to make and isn't measured here. This start makes its missing parts.
  await (await Server.startOn(templateDir)).down();
  const server = await Server.start();
  try {
    const bench = spawn(process.execPath, ['api/test/run-typescript.mjs', 'api/bench/main.ts', server.url], {
      cwd: root,
      env: { ...process.env, DATA_DIR: server.dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(bench, 'exit') as Promise<[code: number | null]>;
    const [section, [code]] = await Promise.all([text(bench.stdout), ended]);
    if (code !== 0) throw new Error('The API could not be measured.');
    return `${API_HEADING}\n\n${section}`;
  } finally {
    await server.dispose();
  }
}
