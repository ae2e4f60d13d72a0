import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { standardQuilt } from '../quilts.fixture';
import { show } from '../show';
import type { Core } from './core';
import { CoreClient } from './core-client';
import { CoreThread } from './core-thread.fixture';
import { InProcessCore } from './in-process-core';

/** The script of the real worker, bundled as for a browser. */
let coreScript: string;

const hangs = 'while (true);';
const diesAtOnce = 'throw new Error("No memory left.");';
const diesWhenAsked = 'addEventListener("message", () => { throw new Error("No memory left."); });';

const quilt = standardQuilt();
const wider = standardQuilt({ generatingSize: 2 });
const widest = standardQuilt({ generatingSize: 2, generatingSashing: 2 });
const superseded = { ok: false, error: { code: 'superseded' } };

let threads: CoreThread[];
const cores: Core[] = [];

/** A client whose workers run these scripts in turn, and the last of them from then on. */
function clientOf(...scripts: string[]): CoreClient {
  const client = new CoreClient({
    startWorker: () => {
      const thread = new CoreThread(scripts[Math.min(threads.length, scripts.length - 1)] ?? '');
      threads.push(thread);
      return thread;
    },
  });
  cores.push(client);
  return client;
}

beforeAll(async () => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source'] },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('../core.worker.ts', import.meta.url)), formats: ['cjs'] },
    },
  });
  coreScript = (output as Rolldown.RolldownOutput[])[0]?.output[0].code ?? '';
});

beforeEach(() => {
  threads = [];
  /* Time stands still until a test moves it; the threads go on all the same. */
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
  vi.useRealTimers();
  for (const core of cores.splice(0)) core.dispose();
  await Promise.all(threads.map((thread) => thread.ended));
});

describe.each([
  ['CoreClient', () => clientOf(coreScript)],
  ['InProcessCore', () => new InProcessCore()],
])('%s', (_, start: () => Core) => {
  it('shows what the kernels make of a quilt', async () => {
    expect(await start().show(quilt)).toEqual(show(quilt));
  });

  it('answers the latest request and supersedes those before it', async () => {
    const core = start();
    const answers = await Promise.all([core.show(quilt), core.show(wider), core.show(widest)]);
    expect(answers).toMatchObject([superseded, superseded, { ok: true, value: { width: 110 } }]);
  });

  it('gives up on cancel, and works on with the next request', async () => {
    const core = start();
    const given = core.show(quilt);
    core.cancel();
    expect(await given).toMatchObject(superseded);
    expect(await core.show(wider)).toEqual(show(wider));
  });

  it('gives up for good when disposed of', async () => {
    const core = start();
    const given = core.show(quilt);
    core.dispose();
    expect(await given).toMatchObject(superseded);
    expect(await core.show(quilt)).toMatchObject(superseded);
  });

  it('answers a fault in a kernel with a failure', async () => {
    const broken: Quilt = { ...quilt, blocks: null as never };
    expect(await start().show(broken)).toMatchObject({ ok: false, error: { code: 'failed' } });
  });
});

describe('CoreClient', () => {
  it('starts no worker before the first request, and one for all of them', async () => {
    const client = clientOf(coreScript);
    expect(threads).toHaveLength(0);
    await client.show(quilt);
    await client.show(wider);
    expect(threads).toHaveLength(1);
  });

  it('gives the worker one request at a time, and of those that wait only the latest', async () => {
    const client = clientOf(coreScript);
    const answers = [client.show(quilt), client.show(wider), client.show(widest)];
    const [thread] = threads;
    expect(thread?.received).toBe(1);
    await Promise.all(answers);
    expect(thread?.received).toBe(2);
  });

  it('lets a worker that has answered be idle as long as it likes', async () => {
    const client = clientOf(coreScript);
    await client.show(quilt);
    vi.advanceTimersByTime(60_000);
    await client.show(wider);
    expect(threads).toHaveLength(1);
  });

  it('doesn’t mind what a worker does that it has ended', async () => {
    const client = clientOf(coreScript);
    void client.show(quilt);
    client.cancel();
    const answer = client.show(quilt);
    threads[0]?.dispatchEvent(new Event('error'));
    expect(await answer).toEqual(show(quilt));
    expect(threads).toHaveLength(2);
  });

  it('keeps an idle worker on cancel, and ends it when disposed of', async () => {
    const client = clientOf(coreScript);
    await client.show(quilt);
    client.cancel();
    await client.show(wider);
    expect(threads).toHaveLength(1);
    client.dispose();
    await threads[0]?.ended;
  });

  it('ends a worker that answers nothing for 10 seconds, and asks a new one', async () => {
    const client = clientOf(hangs, coreScript);
    const answer = client.show(quilt);
    vi.advanceTimersByTime(9_999);
    expect(threads).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(threads).toHaveLength(2);
    expect(await answer).toEqual(show(quilt));
    await threads[0]?.ended;
  });

  it('asks a new worker when one dies while it works', async () => {
    const client = clientOf(diesWhenAsked, coreScript);
    expect(await client.show(quilt)).toEqual(show(quilt));
    expect(threads).toHaveLength(2);
  });

  it('starts a new worker after one has died idle', async () => {
    const dies = `addEventListener('message', ({ data }) => { if (data === 'die') throw 0; });`;
    const client = clientOf(`${dies} ${coreScript}`, coreScript);
    const first = await client.show(quilt);
    threads[0]?.postMessage('die');
    await threads[0]?.ended;
    expect(await client.show(quilt)).toEqual(first);
    expect(threads).toHaveLength(2);
  });

  it('gives up after the second worker that dies, and tries again with the next request', async () => {
    const client = clientOf(diesAtOnce, diesAtOnce, coreScript);
    expect(await client.show(quilt)).toEqual({
      ok: false,
      error: {
        code: 'stuck',
        message:
          'The quilt could not be drawn: what works it out stopped answering. It is still here, and you can save it. ' +
          'Undo the last change, or save and reload the page.',
      },
    });
    expect(threads).toHaveLength(2);
    expect(await client.show(quilt)).toEqual(show(quilt));
  });

  it('asks a new worker for the latest request alone when an older one hangs', async () => {
    const client = clientOf(hangs, coreScript);
    const older = client.show(quilt);
    const latest = client.show(wider);
    expect(await older).toMatchObject(superseded);
    vi.advanceTimersByTime(10_000);
    expect(await latest).toEqual(show(wider));
  });

  it('ends a worker that hangs on cancel', async () => {
    const client = clientOf(hangs, coreScript);
    void client.show(quilt);
    client.cancel();
    await threads[0]?.ended;
    expect(await client.show(quilt)).toEqual(show(quilt));
  });

  it('fails when the browser lets no worker start', async () => {
    const client = new CoreClient({
      startWorker: () => {
        throw new Error('Refused.');
      },
    });
    expect(await client.show(quilt)).toMatchObject({ ok: false, error: { code: 'stuck' } });
  });

  it('fails when a quilt can’t be sent to a worker', async () => {
    const unsendable = { ...quilt, quiltName: (() => 'a function') as never };
    expect(await clientOf(coreScript).show(unsendable)).toMatchObject({
      ok: false,
      error: { code: 'failed' },
    });
  });
});
