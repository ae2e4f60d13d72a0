import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Engine } from './database/engine/engine.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiltwright-main-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

/** Starts the program with settings that make it fail. Returns its output and its exit code. */
async function failedStart(
  variables: NodeJS.ProcessEnv,
): Promise<{ output: string; errors: string; code: number }> {
  const files = [
    join(import.meta.dirname, '../test/run-typescript.mjs'),
    join(import.meta.dirname, 'main.ts'),
  ];
  const server = spawn(process.execPath, files, {
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: folder, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(server.stdout),
    text(server.stderr),
    once(server, 'exit') as Promise<[number]>,
  ]);
  return { output, errors, code };
}

it('reports at once, in one line, that another program uses the port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { output, errors, code } = await failedStart({ PORT: String(port) });
  other.close();
  expect([output, code]).toEqual(['', 1]);
  expect(errors).toBe(
    `Another program uses port ${String(port)}. Stop that program, or set PORT to another port.\n`,
  );
  expect(existsSync(join(folder, 'mongodb'))).toBe(false);
});

it('reports that this machine has no such address', async () => {
  // 192.0.2.1 is reserved for documentation, so no machine has it.
  const { errors, code } = await failedStart({ HOST: '192.0.2.1', PORT: '3000' });
  expect(code).toBe(1);
  expect(errors).toMatch(/^Quiltwright can't listen on 192\.0\.2\.1, port 3000: .+\nSet HOST and PORT .+\n$/);
});

it('reports once, without a stack, that the directory is in use', async () => {
  const engine = await Engine.start(folder);
  const { output, errors, code } = await failedStart({ PORT: '0' });
  await engine.close();
  expect([output, code]).toEqual(['', 1]);
  expect(errors).toBe(
    `Another Quiltwright server uses the database in ${folder}/mongodb. ` +
      'Stop that server first, or set DATA_DIR to another directory.\n',
  );
});

it('warns in production if the public address isn’t set', async () => {
  // Another engine uses the database, so the start fails after the warning.
  const engine = await Engine.start(folder);
  const { output } = await failedStart({ NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '0' });
  await engine.close();
  expect(output).toMatch(/PUBLIC_URL is not set, so .* begin with http:\/\/localhost:0\. Set PUBLIC_URL to /);
});
