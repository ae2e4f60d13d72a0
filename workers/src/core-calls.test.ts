import { inches } from '@quiltwright/shared/geometry/units';
import { expose, wrap, type Remote } from 'comlink';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCoreCalls, type CoreCalls } from './core-calls';
import { expand } from './kernels/expand/expand';
import { generate } from './kernels/generate/generate';
import { placementOf, standardQuilt } from './quilts.fixture';
import { show } from './show';

let channel: MessageChannel;
let remote: Remote<CoreCalls>;
/** What the calls gave on their own side of the channel. */
let given: unknown[];

beforeEach(() => {
  channel = new MessageChannel();
  given = [];
  const recorded = Object.fromEntries(
    Object.entries(createCoreCalls()).map(([name, call]) => [
      name,
      (...parameters: unknown[]) => {
        const answer = (call as (...parameters: unknown[]) => unknown)(...parameters);
        given.push(answer);
        return answer;
      },
    ]),
  );
  expose(recorded, channel.port1);
  remote = wrap<CoreCalls>(channel.port2);
});

afterEach(() => {
  channel.port1.close();
  channel.port2.close();
});

describe('coreCalls', () => {
  it('answer over a channel what the kernels answer', async () => {
    const quilt = standardQuilt();
    const generated = generate(quilt);
    const shown = show(quilt);
    const corners = expand(generated.blocks);
    expect(await remote.generate(quilt)).toEqual({ ok: true, value: generated });
    expect(await remote.expand(generated.blocks)).toEqual(corners);
    expect(await remote.scene(generated, corners.ok ? corners.value : new Float32Array())).toEqual(shown);
    expect(await remote.show(quilt)).toEqual(shown);
  });

  it('hand their buffers over instead of copying them', async () => {
    /* Both blocks look alike but for their sizes, so that their pictures share one buffer. */
    const large = placementOf(4, [11]);
    const small = { ...large, blockWidth: inches(6), blockHeight: inches(6) };
    await remote.show(standardQuilt({ generatingSize: 0, blocks: [large, small] }));
    const answer = given[0] as Extract<ReturnType<CoreCalls['show']>, { ok: true }>;
    expect(answer.value.copies.byteLength).toBe(0);
    expect(answer.value.blocks.map((block) => block.shapes.byteLength)).toEqual([0, 0]);
  });

  it('answer a quilt that breaks a kernel with a failure', async () => {
    const broken = { ...standardQuilt({ generatingSize: 0 }), blocks: undefined as never };
    expect(await remote.show(broken)).toMatchObject({ ok: false, error: { code: 'failed' } });
  });
});
