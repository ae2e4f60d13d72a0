import type { Answer } from './kernels/fault';
import { inches } from '@quiltwright/shared/geometry/units';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { expose, wrap, type Remote } from 'comlink';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linesOfLevels } from './kernels/patches/lines/lines-of-levels';
import { show as showWith } from './kernels/show/show';
import type { Scene } from './kernels/scene/scene-types';
import { placementOf, standardQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import { createCalls, type WorkerCalls } from './worker-calls';

const shown = (quilt: Quilt) => showWith(quilt, linesOfLevels);

let channel: MessageChannel;
let remote: Remote<WorkerCalls>;
/** The answers that the worker's functions returned, before they were sent through the channel. */
let given: Answer<unknown>[];

beforeEach(() => {
  channel = new MessageChannel();
  given = [];
  const calls = createCalls();
  const recorded: WorkerCalls = {
    async run(...parameters) {
      const answer = await calls.run(...parameters);
      given.push(answer);
      return answer;
    },
  };
  expose(recorded, channel.port1);
  remote = wrap<WorkerCalls>(channel.port2);
});

afterEach(() => {
  channel.port1.close();
  channel.port2.close();
});

describe('a worker', () => {
  it('sends the kernel’s answer over a channel', async () => {
    expect(await remote.run('show', standardQuilt())).toEqual(shown(standardQuilt()));
  });

  it('transfers its buffers instead of copying them', async () => {
    /* Both blocks differ only in size, so their pictures share one buffer. */
    const large = placementOf(4, [11]);
    const small = { ...large, blockWidth: inches(6), blockHeight: inches(6) };
    await remote.run('show', standardQuilt({ generatingSize: 0, blocks: [large, small] }));
    const answer = given[0] as Extract<Answer<Scene>, { ok: true }>;
    expect(answer.value.copies.byteLength).toBe(0);
    expect(answer.value.blocks.map((block) => block.shapes.byteLength)).toEqual([0, 0]);
  });

  it('remembers the lines of a block, and returns them again when the block is recoloured', async () => {
    const first = await remote.run('show', standardQuilt());
    const blocks = [placementOf(4, [13]), placementOf(5, [12])];
    const second = await remote.run('show', standardQuilt({ blocks }));
    const linesOf = (answer: Answer<unknown>) =>
      answer.ok && (answer.value as Scene).blocks.map(({ lines }) => lines);
    expect(linesOf(second)).toEqual(linesOf(first));
  });

  it('answers a quilt that breaks a kernel with a failure and its reason', async () => {
    const broken = { ...standardQuilt({ generatingSize: 0 }), blocks: undefined as never };
    const answer = await remote.run('show', broken);
    expect(!answer.ok && answer.error.code === 'failed' && answer.error.reason).toContain('undefined');
  });

  it('passes on few of many reports, because each is a message and an answer', async () => {
    // The fake clock stands still.
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const told: number[] = [];
      const answer = await createCalls().run('quiltSewability', standardQuilt(), (done) => told.push(done));
      expect(answer.ok).toBe(true);
      expect(told).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });
});
