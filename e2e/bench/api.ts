import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Server, templateDir } from '../support/server/server.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Measures how fast the server's calls are, compared with bare handlers that do the same work.
 * @returns the section of results.md, in Markdown
 */
export async function measureApi(): Promise<string> {
  return `## The API\n\n${await measured('main.ts')}`;
}

/**
 * Measures how long 1,000 simultaneous readers wait for a shared page, compared with the same bytes from a bare static
 * handler.
 * @returns the section of results.md, in Markdown
 */
export async function measureSharedPage(): Promise<string> {
  return `## A shared page\n\n${await measured('shared-page.ts')}`;
}

/**
 * Builds the server, starts it with its own data directory, and runs a program of api/bench on it. Returns what the
 * program prints.
 */
async function measured(program: string): Promise<string> {
  for (const room of ['shared', 'api'])
    execFileSync('npm', ['run', '--silent', 'build', '-w', room], { cwd: root, stdio: 'inherit' });
  // Everything is stored in the embedded engine, never in a database that the environment names.
  process.env['MONGODB_URI'] = '';
  // The library takes a while to make and isn't measured here. This start makes its missing parts.
  await (await Server.startOn(templateDir)).down();
  const server = await Server.start();
  try {
    const bench = spawn(
      process.execPath,
      ['api/test/run-typescript.mjs', `api/bench/${program}`, server.url],
      {
        cwd: root,
        env: { ...process.env, DATA_DIR: server.dataDir },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const ended = once(bench, 'exit') as Promise<[code: number | null]>;
    const [section, [code]] = await Promise.all([text(bench.stdout), ended]);
    if (code !== 0) throw new Error(`${program} could not measure the server.`);
    return section;
  } finally {
    await server.dispose();
  }
}
