import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { placementOf, standardQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
import { PageRequests } from '@quiltwright/workers/client/page-requests';
import { expect, it } from 'vitest';
import { KernelRequests } from '../../browser/kernels/kernel-requests';
import { Scenes } from './scenes';

const newScenes = () => new Scenes(new KernelRequests(new PageRequests()));
const quilt = standardQuilt();
const other: Quilt = standardQuilt({ blocks: [placementOf(5, [11, 12])] });

it('computes a quilt in the page once its blocks are learnt', async () => {
  const scenes = newScenes();
  expect(scenes.known(quilt)).toBeNull();
  await scenes.learn(quilt);
  const answer = await newScenes().request(quilt);
  expect(answer.ok && scenes.known(quilt)).toEqual(answer.ok && answer.value);
});

it('learns nothing while the canvas waits for a scene', async () => {
  const scenes = newScenes();
  const answer = scenes.request(quilt);
  await scenes.learn(other);
  expect((await answer).ok).toBe(true);
  expect(scenes.known(other)).toBeNull();
});

it('computes the scene of a quilt only once if the quilt is expected', async () => {
  const asked: unknown[] = [];
  const requests = new PageRequests();
  const counting = new KernelRequests({
    request: (kernel, input, options) => {
      asked.push(input);
      return requests.request(kernel, input, options);
    },
    dispose: () => undefined,
  });
  const scenes = new Scenes(counting);
  scenes.ahead(quilt);
  expect((await scenes.request(quilt)).ok).toBe(true);
  expect(asked).toEqual([quilt]);
  scenes.ahead(quilt);
  // Another quilt replaces the expected one.
  await scenes.request(other);
  expect((await scenes.request(quilt)).ok).toBe(true);
  expect(asked).toEqual([quilt, quilt, other, quilt]);
});
