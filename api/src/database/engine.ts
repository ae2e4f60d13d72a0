import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import { StartError } from '../common/start-error.js';
import { needsNewerLibraries, nodeUnderNewerLibraries } from './engine-libraries.js';

const HOST = fileURLToPath(new URL('./engine-host.mjs', import.meta.url));

/** A killed parent's engine needs a moment to let go of its directory. */
const PATIENCE_WITH_A_USED_DIRECTORY = 3_000;
const PATIENCE_WITH_CLOSING = 5_000;
const SHORTEST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;
const STEADY = 10_000;

/** The shortest limit on the path of a Unix socket (macOS), without its closing zero. */
const LONGEST_SOCKET_PATH = 103;

const WAYS_OUT = `Either set MONGODB_URI to a MongoDB server, or start one here with
  docker compose -f api/compose.yaml up -d
and set MONGODB_URI=mongodb://127.0.0.1:27017/quiltwright?replicaSet=rs0`;

/**
 * MongoDB's engine in a process of its own, which is started again whenever it ends unasked.
 * Its address stays the same, so that a MongoDB client finds the way back by itself.
 */
export class Engine {
  private readonly logger = new Logger('Database');
  private closing = false;
  private startedAt = 0;
  private pause = SHORTEST_PAUSE;
  private restarting: Promise<void> = Promise.resolve();

  private constructor(
    private readonly directory: string,
    private readonly socketFolder: string,
    private readonly command: readonly string[],
    private readonly onStarted: (engine: Engine) => void,
    private host: ChildProcess,
  ) {
    this.watch(host);
  }

  /**
   * Opens the database in DATA_DIR/mongodb, which is made where it doesn't exist.
   *
   * @param onStarted is told of this start and of each later one: the process id has changed then.
   * @throws StartError when another process uses the directory, when there is no engine for this machine,
   *   or when the files can't be opened.
   */
  static async start(
    dataDir: string,
    onStarted: (engine: Engine) => void = () => undefined,
  ): Promise<Engine> {
    const directory = join(dataDir, 'mongodb');
    const socketFolder = chooseSocketFolder(dataDir);
    const command = await nodeCommand();
    const host = await openWithPatience(command, directory, socketFolder);
    return new Engine(directory, socketFolder, command, onStarted, host);
  }

  get uri(): string {
    return `mongodb://${encodeURIComponent(join(this.socketFolder, 'mongodb.sock'))}/?directConnection=true`;
  }

  /** The engine's process. */
  get pid(): number | undefined {
    return this.host.pid;
  }

  /** Lets the commands under way finish, then ends the process. Close the clients first. */
  async close(): Promise<void> {
    this.closing = true;
    await this.restarting;
    await endHost(this.host);
    await rm(this.socketFolder, { recursive: true, force: true });
  }

  private watch(host: ChildProcess): void {
    this.startedAt = Date.now();
    host.once('exit', (code, signal) => {
      if (this.closing) return;
      this.logger.error(`The database engine ended (${String(signal ?? code)}). Starting it again.`);
      this.restarting = this.restart();
    });
    this.onStarted(this);
  }

  /** Tries until it succeeds or the engine is closed, less often as failures go on. */
  private async restart(): Promise<void> {
    if (Date.now() - this.startedAt > STEADY) this.pause = SHORTEST_PAUSE;
    while (!this.closing) {
      await sleep(this.pause);
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
      try {
        this.host = await openWithPatience(this.command, this.directory, this.socketFolder);
        this.watch(this.host);
        this.logger.log('The database engine is back.');
        return;
      } catch (error) {
        this.logger.error(error instanceof Error ? error.message : error);
      }
    }
  }
}

/** Beside the data where the path is short enough for a socket, else in a new private temporary folder. */
function chooseSocketFolder(dataDir: string): string {
  const folder = join(dataDir, 'run');
  const length = Buffer.byteLength(join(folder, 'mongodb.sock'));
  return length <= LONGEST_SOCKET_PATH ? folder : mkdtempSync(join(tmpdir(), 'quiltwright-'));
}

async function nodeCommand(): Promise<readonly string[]> {
  if (!needsNewerLibraries()) return [process.execPath];
  try {
    return await nodeUnderNewerLibraries();
  } catch (error) {
    throw new StartError(
      `The embedded database needs glibc 2.38 or newer. This system's is older, and Debian 13's libraries ` +
        `could not be fetched to run it with: ${lastLine(error)}\n${WAYS_OUT}`,
    );
  }
}

async function openWithPatience(
  command: readonly string[],
  directory: string,
  socketFolder: string,
): Promise<ChildProcess> {
  const until = Date.now() + PATIENCE_WITH_A_USED_DIRECTORY;
  for (;;) {
    try {
      return await openHost(command, directory, socketFolder);
    } catch (error) {
      if (!(error instanceof DirectoryInUse)) throw error;
      if (Date.now() > until)
        throw new StartError(
          `The database in ${directory} is in use by another Quiltwright. ` +
            'End that one first, or set DATA_DIR to another directory.',
        );
      await sleep(200);
    }
  }
}

class DirectoryInUse extends Error {}

async function openHost(
  command: readonly string[],
  directory: string,
  socketFolder: string,
): Promise<ChildProcess> {
  const [program = process.execPath, ...args] = command;
  const host = spawn(program, [...args, HOST, directory, socketFolder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // Writing to a host that has just ended is no error of ours: its exit is what counts.
  host.stdin.on('error', () => undefined);
  const failed = once(host, 'exit').then(([code, signal]: (number | string | null)[]) => ({
    error: `it ended with ${String(signal ?? code)} while opening`,
  }));
  const answered = once(createInterface(host.stdout), 'line').then(
    ([line]) => JSON.parse(line as string) as { error?: string },
  );
  const { error } = await Promise.race([answered, failed]);
  if (error === undefined) return host;
  if (error.includes('DBPathInUse')) throw new DirectoryInUse();
  if (/native binding|Cannot find package/.test(error))
    throw new StartError(
      `There is no embedded database for this machine (${process.platform} ${process.arch}).\n${WAYS_OUT}`,
    );
  throw new StartError(
    `The database in ${directory} can't be opened: ${error}.\n` +
      'If its files are damaged put a backup in their place; to start afresh set DATA_DIR to another directory.',
  );
}

async function endHost(host: ChildProcess): Promise<void> {
  if (host.exitCode !== null || host.signalCode !== null) return;
  const exited = once(host, 'exit');
  host.stdin?.end();
  const late = setTimeout(() => host.kill('SIGKILL'), PATIENCE_WITH_CLOSING);
  await exited;
  clearTimeout(late);
}

function lastLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split('\n').at(-1) ?? '';
}
