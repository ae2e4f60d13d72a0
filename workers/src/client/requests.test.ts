import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { standardQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import { linesOfLevels } from '../kernels/patches/lines/lines-of-levels';
import { show as showWith } from '../kernels/show/show';
import { PageRequests } from './page-requests';
import type { Requests } from './requests';
import { WorkerRequests } from './worker-requests';
import { WorkerThread } from './worker-thread.fixture';

/** Script of the real worker, as bundled code. */
let kernelScript: string;
let reportingScript: string;

const hangs = 'while (true);';
const diesAtOnce = 'throw new Error("No memory left.");';
const diesWhenAsked = 'addEventListener("message", () => { throw new Error("No memory left."); });';

const quilt = standardQuilt();
const wider = standardQuilt({ generatingSize: 2 });
const widest = standardQuilt({ generatingSize: 2, generatingSashing: 2 });
const shown = (of: Quilt) => showWith(of, linesOfLevels);
const superseded = { ok: false, error: { code: 'superseded' } };

let threads: WorkerThread[];
const started: Requests[] = [];
const canvas = { lane: 'canvas' };
const ask = (requests: Requests, of: Quilt) => requests.request('show', of, canvas);

/**
 * Returns a client that gives each script of `scripts` to one worker, in the order in which workers start. All further
 * workers run the last script.
 */
function clientOf(...scripts: string[]): WorkerRequests {
  const client = new WorkerRequests({
    startWorker: () => {
      const thread = new WorkerThread(scripts[Math.min(threads.length, scripts.length - 1)] ?? '');
      threads.push(thread);
      return thread;
    },
  });
  started.push(client);
  return client;
}

/** Returns the code of the worker in the file `entry`, bundled as for a browser. */
async function scriptOf(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source'] },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL(entry, import.meta.url)), formats: ['cjs'] },
      // These modules load only for printing and exporting, as separate files.
      rolldownOptions: { external: ['./print', './drawing'] },
    },
  });
  return (output as Rolldown.RolldownOutput[])[0]?.output[0].code ?? '';
}

beforeAll(async () => {
  kernelScript = await scriptOf('../kernel.worker.ts');
  reportingScript = await scriptOf('reporting.worker.fixture.ts');
});

beforeEach(() => {
  threads = [];
  /* Fake time stands still until a test advances it; the threads continue to run. */
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
  vi.useRealTimers();
  for (const requests of started.splice(0)) requests.dispose();
  await Promise.all(threads.map((thread) => thread.ended));
});

describe.each([
  ['WorkerRequests', () => clientOf(kernelScript)],
  ['PageRequests', () => new PageRequests()],
])('%s', (_, start: () => Requests) => {
  it('shows a quilt with the kernels', async () => {
    expect(await ask(start(), quilt)).toEqual(shown(quilt));
  });

  it('answers the latest request and supersedes those before it', async () => {
    const core = start();
    const answers = await Promise.all([ask(core, quilt), ask(core, wider), ask(core, widest)]);
    expect(answers).toMatchObject([superseded, superseded, { ok: true, value: { width: 110 } }]);
  });

  it('stops when it is aborted, and continues with the next request', async () => {
    const core = start();
    const control = new AbortController();
    const given = core.request('show', quilt, { ...canvas, signal: control.signal });
    control.abort();
    expect(await given).toMatchObject(superseded);
    expect(await ask(core, wider)).toEqual(shown(wider));
  });

  it('sends nothing for a request that was aborted before', async () => {
    const signal = AbortSignal.abort();
    expect(await start().request('show', quilt, { ...canvas, signal })).toMatchObject(superseded);
  });

  it('leaves a later request alone when an earlier one is aborted', async () => {
    const core = start();
    const control = new AbortController();
    void core.request('show', quilt, { ...canvas, signal: control.signal });
    const later = ask(core, wider);
    control.abort();
    expect(await later).toEqual(shown(wider));
  });

  it('answers requests of two lanes, the latest of each', async () => {
    const core = start();
    const answers = await Promise.all([
      ask(core, quilt),
      core.request('show', wider, { lane: 'pictures' }),
      ask(core, widest),
    ]);
    expect(answers).toMatchObject([superseded, { ok: true }, { ok: true, value: { width: 110 } }]);
  });

  it('aborts for good when it is disposed of', async () => {
    const core = start();
    const given = ask(core, quilt);
    core.dispose();
    expect(await given).toMatchObject(superseded);
    expect(await ask(core, quilt)).toMatchObject(superseded);
  });

  it('answers an error in a kernel with a failure', async () => {
    const broken: Quilt = { ...quilt, blocks: null as never };
    expect(await ask(start(), broken)).toMatchObject({ ok: false, error: { code: 'failed' } });
  });
});

describe('WorkerRequests', () => {
  it('starts no worker before the first request, and one for all of them', async () => {
    const client = clientOf(kernelScript);
    expect(threads).toHaveLength(0);
    await ask(client, quilt);
    await ask(client, wider);
    expect(threads).toHaveLength(1);
  });

  it('gives the worker one request at a time, and of the waiting requests only the latest', async () => {
    const client = clientOf(kernelScript);
    const answers = [ask(client, quilt), ask(client, wider), ask(client, widest)];
    const [thread] = threads;
    expect(thread?.received).toBe(1);
    await Promise.all(answers);
    expect(thread?.received).toBe(2);
  });

  it('lets a worker that has answered be idle for any time', async () => {
    const client = clientOf(kernelScript);
    await ask(client, quilt);
    vi.advanceTimersByTime(60_000);
    await ask(client, wider);
    expect(threads).toHaveLength(1);
  });

  it('ignores messages of a worker that it has ended', async () => {
    const client = clientOf(kernelScript);
    const control = new AbortController();
    void client.request('show', quilt, { ...canvas, signal: control.signal });
    control.abort();
    const answer = ask(client, quilt);
    threads[0]?.dispatchEvent(new Event('error'));
    expect(await answer).toEqual(shown(quilt));
    expect(threads).toHaveLength(2);
  });

  it('keeps an idle worker when its answered request is aborted, and ends it when disposed of', async () => {
    const client = clientOf(kernelScript);
    const control = new AbortController();
    await client.request('show', quilt, { ...canvas, signal: control.signal });
    control.abort();
    await ask(client, wider);
    expect(threads).toHaveLength(1);
    client.dispose();
    await threads[0]?.ended;
  });

  it('starts the worker of a lane ahead of its first request, which then uses it', async () => {
    const client = clientOf(kernelScript);
    client.start('canvas');
    expect(threads).toHaveLength(1);
    expect(await ask(client, quilt)).toMatchObject({ ok: true });
    expect(threads).toHaveLength(1);
  });

  it('ends a worker that answers nothing for 10 seconds, and asks a new one', async () => {
    const client = clientOf(hangs, kernelScript);
    const answer = ask(client, quilt);
    vi.advanceTimersByTime(9_999);
    expect(threads).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(threads).toHaveLength(2);
    expect(await answer).toEqual(shown(quilt));
    await threads[0]?.ended;
  });

  it('asks a new worker when one dies during its work', async () => {
    const client = clientOf(diesWhenAsked, kernelScript);
    expect(await ask(client, quilt)).toEqual(shown(quilt));
    expect(threads).toHaveLength(2);
  });

  it('starts a new worker after an idle one has died', async () => {
    const dies = `addEventListener('message', ({ data }) => { if (data === 'die') throw 0; });`;
    const client = clientOf(`${dies} ${kernelScript}`, kernelScript);
    const first = await ask(client, quilt);
    threads[0]?.postMessage('die');
    await threads[0]?.ended;
    expect(await ask(client, quilt)).toEqual(first);
    expect(threads).toHaveLength(2);
  });

  it('fails after the second worker that dies, and tries again with the next request', async () => {
    const client = clientOf(diesAtOnce, diesAtOnce, kernelScript);
    expect(await ask(client, quilt)).toEqual({
      ok: false,
      error: { code: 'stuck', kernel: 'show' },
    });
    expect(threads).toHaveLength(2);
    expect(await ask(client, quilt)).toEqual(shown(quilt));
  });

  it('asks a new worker for the latest request alone when an older one hangs', async () => {
    const client = clientOf(hangs, kernelScript);
    const older = ask(client, quilt);
    const latest = ask(client, wider);
    expect(await older).toMatchObject(superseded);
    vi.advanceTimersByTime(10_000);
    expect(await latest).toEqual(shown(wider));
  });

  it('ends a worker that hangs when its request is aborted', async () => {
    const client = clientOf(hangs, kernelScript);
    const control = new AbortController();
    void client.request('show', quilt, { ...canvas, signal: control.signal });
    control.abort();
    await threads[0]?.ended;
    expect(await ask(client, quilt)).toEqual(shown(quilt));
  });

  it('is not delayed in one lane by a hanging worker in another', async () => {
    const client = clientOf(hangs, kernelScript);
    const plan = client.request('show', quilt, { lane: 'plans' });
    expect(await ask(client, wider)).toEqual(shown(wider));
    client.dispose();
    expect(await plan).toMatchObject(superseded);
  });

  it('passes on the progress of a kernel, and counts it as a sign of life', async () => {
    const client = clientOf(reportingScript);
    const told: number[] = [];
    const answer = client.request('show', quilt, {
      ...canvas,
      onProgress: (done) => {
        told.push(done);
        // Twice, the clock advances to just below the time limit.
        vi.advanceTimersByTime(9_999);
      },
    });
    expect(await answer).toEqual({ ok: true, value: 'worked out' });
    expect(told).toEqual([0.25, 0.5]);
    expect(threads).toHaveLength(1);
  });

  it('fails when the browser refuses to start a worker', async () => {
    const client = new WorkerRequests({
      startWorker: () => {
        throw new Error('Refused.');
      },
    });
    expect(await ask(client, quilt)).toMatchObject({ ok: false, error: { code: 'stuck' } });
  });

  it('fails when a quilt can’t be sent to a worker', async () => {
    const unsendable = { ...quilt, quiltName: (() => 'a function') as never };
    expect(await ask(clientOf(kernelScript), unsendable)).toMatchObject({
      ok: false,
      error: { code: 'failed' },
    });
  });
});
