import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { success, type Result } from '@quiltwright/shared/result';
import { transfer } from 'comlink';
import { expand } from './kernels/expand/expand';
import { generate } from './kernels/generate/generate';
import { rememberLines } from './kernels/patches/lines-of-levels';
import { scene } from './kernels/scene/scene';
import type { Scene } from './kernels/scene/scene-types';
import { settle, show } from './show';

/** What a worker answers: the kernels, one by one and in one trip. None throws; buffers are handed over. */
export function createCoreCalls() {
  const linesOf = rememberLines();
  return {
    generate: (quilt: Quilt) => settle(() => success(generate(quilt))),
    expand: (placements: readonly Placement[]) =>
      handOver(
        settle(() => expand(placements)),
        (corners) => [corners.buffer],
      ),
    scene: (quilt: Quilt, corners: Float32Array) =>
      handOver(
        settle(() => success(scene(quilt, corners, linesOf))),
        sceneBuffers,
      ),
    show: (quilt: Quilt) =>
      handOver(
        settle(() => show(quilt, linesOf)),
        sceneBuffers,
      ),
  };
}

export type CoreCalls = ReturnType<typeof createCoreCalls>;

function handOver<T>(answer: Result<T>, buffersOf: (value: T) => ArrayBuffer[]): Result<T> {
  return answer.ok ? transfer(answer, buffersOf(answer.value)) : answer;
}

/**
 * Each buffer once: pictures may share theirs, and a buffer can't be handed over twice. Lines are copied, as they are
 * remembered here.
 */
function sceneBuffers({ blocks, copies }: Scene): ArrayBuffer[] {
  return [...new Set([copies.buffer, ...blocks.map((block) => block.shapes.buffer)])];
}
