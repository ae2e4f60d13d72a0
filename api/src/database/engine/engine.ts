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
import { z } from 'zod';
import { inDataDir } from '../../common/data-dir.js';
import { StartError } from '../../common/start-error.js';
import { needsNewerLibraries, nodeUnderNewerLibraries } from './engine-libraries.js';
import {
  type EngineNote,
  engineNote,
  engineNotePath,
  type FolderId,
  folderIdOf,
  isSameFolder,
} from './engine-note.js';

const HOST = fileURLToPath(new URL('./engine-host.mjs', import.meta.url));

// All in milliseconds. The engine of a killed parent needs a moment to release its directory.
const PATIENCE_WITH_A_USED_DIRECTORY = 3_000;
const PATIENCE_WITH_CLOSING = 5_000;
/** The time limit for the first attempt to start the engine again. Each further attempt may take twice as long. */
const PATIENCE_WITH_OPENING = 30_000;
const SHORTEST_PAUSE = 100;
const LONGEST_PAUSE = 1_000;
/** The time (ms) after which the end of a running engine counts as a new fault and not as part of a lasting fault. */
const STEADY = 10_000;

/**
 * The smallest system limit on the length of a Unix socket's path, in bytes (that of macOS), without the
 * closing zero.
 */
const LONGEST_SOCKET_PATH = 103;

const WAYS_OUT = `Either set MONGODB_URI to a MongoDB server, or start one on this machine with
  docker compose -f api/compose.yaml up -d --wait
and set MONGODB_URI=mongodb://127.0.0.1:27017/quiltwright?replicaSet=rs0`;

/** The settings to start the process of the database engine (engine-host.mjs). */
interface HostPlan {
  /** The program and first arguments that run Node. */
  readonly node: readonly string[];
  /** The data folder's identity in the file system. */
  readonly folder: FolderId;
  /** The database's path in messages, as the person who started the server knows it. */
  readonly shown: string;
  readonly socketFolder: string;
  readonly socketFolderIsTemporary: boolean;
}

/** A running process of the database engine that has opened its data folder and serves it. */
interface RunningHost {
  readonly process: ChildProcess;
  readonly note: EngineNote;
}

/**
 * MongoDB's engine in a separate process, which is restarted whenever it ends unexpectedly. The engine's URI stays the
 * same, so that a MongoDB client reconnects by itself.
 */
export class Engine {
  private readonly logger = new Logger('Database');
  private readonly closing = new AbortController();
  private startedAt = Date.now();
  private pause = SHORTEST_PAUSE;
  private restarting: Promise<void> | undefined;
  /** The messages that were logged since the engine last ran steadily, so that each is logged only once. */
  private readonly logged = new Set<string>();

  private constructor(
    private readonly plan: HostPlan,
    private host: RunningHost,
    private readonly patience: number,
  ) {
    this.watch();
  }

  /**
   * Opens the database in DATA_DIR/mongodb, and creates it if it is missing.
   *
   * @param dataDir an absolute path.
   * @param patience the time limit (ms) for the first attempt to start the engine again after it ended.
   * @throws StartError if another process uses the directory, if there is no engine for this machine, or if the
   *   files can't be opened.
   */
  static async start(dataDir: string, patience = PATIENCE_WITH_OPENING): Promise<Engine> {
    const shown = join(dataDir, 'mongodb');
    // Uses the real path, so that a link that changes later can't redirect this engine.
    const folder = await inDataDir(dataDir, `The database in ${shown}`, () => folderIdOf(dataDir));
    const plan = {
      node: await nodeCommand(),
      folder,
      shown,
      ...chooseSocketFolder(folder.path),
    };
    return new Engine(plan, await openWithPatience(plan), patience);
  }

  get uri(): string {
    return this.host.note.uri;
  }

  /** The id of the engine's process. It differs after each restart of the engine. */
  get pid(): number {
    return this.host.note.pid;
  }

  /** Lets the commands under way finish, then ends the process. Close the clients first. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.restarting;
    await end(this.host.process);
    if (this.plan.socketFolderIsTemporary) await rm(this.plan.socketFolder, { recursive: true, force: true });
  }

  private watch(): void {
    this.startedAt = Date.now();
    this.host.process.once('exit', (code, signal) => {
      if (this.closing.signal.aborted) return;
      const ended = `The database engine stopped (${String(signal ?? code)})`;
      if (Date.now() - this.startedAt > STEADY) {
        this.pause = SHORTEST_PAUSE;
        this.logged.clear();
      }
      this.logOnce(
        'error',
        this.logged.size === 0
          ? `${ended}; starting it again.`
          : `${ended} within ${String(STEADY / 1000)} seconds of its start; starting it each time it ends.`,
      );
      this.restarting = this.restart();
    });
  }

  /** Tries to start the engine at growing intervals, until it runs or `close` is called. */
  private async restart(): Promise<void> {
    const { signal } = this.closing;
    for (let patience = this.patience; ; patience *= 2) {
      await sleep(this.pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
      try {
        this.host = await openWithPatience(this.plan, patience);
        this.watch();
        this.logOnce('log', 'The database engine is running again.');
        return;
      } catch (error) {
        this.logOnce('error', error instanceof Error ? error.message : String(error));
      }
    }
  }

  /** Logs a message unless it was already logged since the engine last ran steadily. */
  private logOnce(level: 'log' | 'error', message: string): void {
    if (this.logged.has(message)) return;
    this.logged.add(message);
    this.logger[level](message);
  }
}

/**
 * Returns a folder beside the data if the folder's path is short enough for a socket, otherwise a new private
 * temporary folder.
 */
function chooseSocketFolder(dataDir: string): Pick<HostPlan, 'socketFolder' | 'socketFolderIsTemporary'> {
  const beside = join(dataDir, 'run');
  if (Buffer.byteLength(join(beside, 'mongodb.sock')) <= LONGEST_SOCKET_PATH)
    return { socketFolder: beside, socketFolderIsTemporary: false };
  return { socketFolder: mkdtempSync(join(tmpdir(), 'quiltwright-')), socketFolderIsTemporary: true };
}

async function nodeCommand(): Promise<readonly string[]> {
  if (!needsNewerLibraries()) return [process.execPath];
  try {
    return await nodeUnderNewerLibraries();
  } catch (error) {
    throw new StartError(
      `The embedded database needs glibc 2.38 or newer. This system has an older glibc, and Debian 13's libraries, which the database could use instead, could not be downloaded: ${lastLine(error)}\n${WAYS_OUT}`,
    );
  }
}

class DirectoryInUse extends StartError {}

/**
 * @param patience the time limit (ms) for the process to answer. The first start has no limit, because it may repair a
 *   large database.
 */
async function openWithPatience(plan: HostPlan, patience = Infinity): Promise<RunningHost> {
  const until = Date.now() + PATIENCE_WITH_A_USED_DIRECTORY;
  for (;;) {
    try {
      return await open(plan, patience);
    } catch (error) {
      if (!(error instanceof DirectoryInUse) || Date.now() > until) throw error;
      await sleep(200);
    }
  }
}

async function open({ node, folder, shown, socketFolder }: HostPlan, patience: number): Promise<RunningHost> {
  await requireFolder(folder);
  const [program = process.execPath, ...args] = node;
  const hostArguments = [join(folder.path, 'mongodb'), socketFolder, engineNotePath(folder.path)];
  const host = spawn(program, [...args, HOST, ...hostArguments], { stdio: ['pipe', 'pipe', 'inherit'] });
  // A process that never answers would keep the database away for ever.
  const late = patience === Infinity ? undefined : setTimeout(() => host.kill('SIGKILL'), patience);
  const answer = await Promise.race([firstLine(host), failure(host)]);
  clearTimeout(late);
  const note = engineNote.safeParse(answer);
  if (note.success) return { process: host, note: note.data };

  const { error } = z.object({ error: z.string() }).parse(answer);
  if (error.includes('DBPathInUse'))
    throw new DirectoryInUse(
      `Another Quiltwright server uses the database in ${shown}. ` +
        'Stop that server first, or set DATA_DIR to another directory.',
    );
  if (/native binding|Cannot find package/.test(error))
    throw new StartError(
      `The embedded database doesn't run on this machine (${process.platform} ${process.arch}).\n${WAYS_OUT}`,
    );
  throw new StartError(
    `The server can't open the database in ${shown}: ${error}.\n` +
      'If the database files are damaged, replace them with a backup. To start with an empty database, set DATA_DIR to another directory.',
  );
}

/**
 * Throws if another folder has replaced the engine's data folder. A restarted engine must not open the other
 * folder.
 */
async function requireFolder(folder: FolderId): Promise<void> {
  const now = await folderIdOf(folder.path).catch(() => undefined);
  if (!now || !isSameFolder(now, folder))
    throw new StartError(
      `The folder ${folder.path} was moved or replaced while Quiltwright used it. ` +
        'Put the folder back. Or stop Quiltwright, set DATA_DIR to the folder that you want, and start Quiltwright again.',
    );
}

async function firstLine({ stdout }: { stdout: NodeJS.ReadableStream }): Promise<unknown> {
  const [line] = (await once(createInterface(stdout), 'line')) as [string];
  return JSON.parse(line);
}

async function failure(host: ChildProcess): Promise<{ error: string }> {
  try {
    const [code, signal] = (await once(host, 'exit')) as [number | null, NodeJS.Signals | null];
    return { error: `the engine ended with ${String(signal ?? code)}` };
  } catch (error) {
    return { error: `the engine's process can't be started (${lastLine(error)})` };
  }
}

async function end(host: ChildProcess): Promise<void> {
  if (host.exitCode !== null || host.signalCode !== null) return;
  const exited = once(host, 'exit');
  const late = setTimeout(() => host.kill('SIGKILL'), PATIENCE_WITH_CLOSING);
  host.stdin?.end();
  await exited;
  clearTimeout(late);
}

function lastLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split('\n').at(-1) ?? '';
}
