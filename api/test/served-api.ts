import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The service in a separate process, which can be killed. */
export class ServedApi {
  private constructor(
    private readonly host: ChildProcess,
    /** The address at which the service listens. */
    readonly url: string,
    readonly ended: Promise<[code: number | null, signal: NodeJS.Signals | null]>,
  ) {}

  /** Starts the service on the embedded engine in `dataDir`, unless `variables` name another database. */
  static async start(dataDir: string, variables: NodeJS.ProcessEnv = {}): Promise<ServedApi> {
    const files = ['run-typescript.mjs', 'serve.ts'].map((name) => join(import.meta.dirname, name));
    const host = spawn(process.execPath, files, {
      env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0', ...variables },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = once(host, 'exit') as ServedApi['ended'];
    const lines = createInterface(host.stdout);
    const [url] = (await Promise.race([
      once(lines, 'line'),
      ended.then(() => Promise.reject(new Error('The service ended before it was ready.'))),
    ])) as [string];
    return new ServedApi(host, url, ended);
  }

  get pid(): number {
    return this.host.pid ?? 0;
  }

  signal(signal: NodeJS.Signals): void {
    this.host.kill(signal);
  }
}
