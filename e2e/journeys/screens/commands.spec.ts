import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '../../support/test.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('the commands built with the server work', async ({ server }) => {
  const run = async (command: string, ...args: string[]) => {
    const env = { ...process.env, DATA_DIR: server.dataDir };
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', command, '--', ...args], {
      cwd: root,
      env,
    });
    return stdout;
  };
  const folder = await mkdtemp(join(tmpdir(), 'quiltwright-sheets-'));
  try {
    const written = (await run('library:sheet', folder, 'Ohio Star')).trim().split('\n');
    expect(written.map((file) => basename(file)).sort()).toEqual((await readdir(folder)).sort());
    expect(written).not.toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(await run('subscriber', 'list')).toContain('@');
  expect(await run('database:address')).toMatch(/^mongodb:\/\/.*mongodb\.sock\//);
  expect(await run('uploads:remove-unused')).toBe('No unused uploads were found.\n');
});
