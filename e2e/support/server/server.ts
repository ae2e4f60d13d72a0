import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The path of the data directory with the finished library. The global set-up makes this directory, and each server
 * starts with a copy of it.
 */
export const templateDir = join(root, 'e2e', '.cache', 'template-data');

/**
 * The address of the module that adds subscribers. It is imported into this process, because a separate process takes
 * longer to start than the command to run.
 */
const subscriberCommand = new URL('../../../api/dist/subscribers/run-subscriber-command.js', import.meta.url)
  .href;

interface SubscriberCommand {
  runSubscriberCommand: (args: readonly string[], variables: NodeJS.ProcessEnv) => Promise<string>;
}

/** The number of the server's last output lines that the error of a failed start contains. */
const KEPT_LINES = 40;

/** The product's own server, in its own process and on its own data directory. Tests may stop or kill it. */
export class Server {
  #child: ChildProcess | undefined;
  #port = 0;
  readonly #subscribers = new Set<string>();

  private constructor(readonly dataDir: string) {}

  /** Starts a server on a copy of `templateDir`, the data directory with the finished library. */
  static async start(): Promise<Server> {
    const dataDir = await mkdtemp(join(tmpdir(), 'quiltwright-e2e-'));
    await cp(templateDir, dataDir, { recursive: true });
    const server = new Server(dataDir);
    await server.up();
    return server;
  }

  /**
   * Starts a server that keeps its data in `dataDir`. The directory stays afterwards: later servers start from a copy
   * of it.
   */
  static async startOn(dataDir: string): Promise<Server> {
    const server = new Server(dataDir);
    await server.up();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.#port)}`;
  }

  /** The id of the server's process, for tests that kill it. */
  get pid(): number {
    const pid = this.#child?.pid;
    if (pid === undefined) throw new Error('The server is not running.');
    return pid;
  }

  /**
   * Starts the process and waits until the server is ready. If the server ran before, it has the same address again.
   */
  async up(): Promise<void> {
    const child = spawn(process.execPath, ['api/dist/main.js'], {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: this.dataDir,
        PORT: String(this.#port),
        RATE_LIMIT_FACTOR: '100',
        NODE_ENV: 'development',
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#child = child;
    const lines: string[] = [];
    const ready = new Promise<void>((resolve, reject) => {
      const read = (line: string): void => {
        lines.push(line);
        if (lines.length > KEPT_LINES) lines.shift();
        const port = /Quiltwright is ready at http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
        if (port === undefined) return;
        this.#port = Number(port);
        resolve();
      };
      createInterface(child.stdout).on('line', read);
      createInterface(child.stderr).on('line', read);
      child.once('exit', (code) =>
        reject(new Error(`The server ended with ${String(code)}:\n${lines.join('\n')}`)),
      );
    });
    await ready;
  }

  /** Ends the server with SIGTERM, as an operator would. Throws an error unless the server exits cleanly. */
  async down(): Promise<void> {
    const code = await this.#end('SIGTERM');
    if (code !== 0) throw new Error(`The server ended with ${String(code)} on SIGTERM.`);
  }

  /** Kills the server with SIGKILL. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends the server and deletes its data directory. */
  async dispose(): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /**
   * Adds a subscriber with the product's own command, while the server runs. Before that, removes any subscriber with
   * this address, and everything that they saved.
   */
  async addSubscriber(email: string, password: string): Promise<void> {
    const { runSubscriberCommand } = (await import(
      /* @vite-ignore */ subscriberCommand
    )) as SubscriberCommand;
    const run = (args: string[]) =>
      runSubscriberCommand(args, { ...process.env, DATA_DIR: this.dataDir, NODE_ENV: 'development' });
    if (this.#subscribers.has(email)) await run(['remove', email]);
    this.#subscribers.add(email);
    await run(['add', email, '--password', password]);
  }

  /**
   * Sends the server a signal, and waits until it has ended.
   * @returns the exit code; 0 if the server didn't run, null if it was killed
   */
  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return 0;
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    const [code] = await ended;
    return code;
  }
}
