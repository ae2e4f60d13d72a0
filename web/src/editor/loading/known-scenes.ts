import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { KnownLines } from '@quiltwright/workers/kernels/patches/lines/known-lines';
import { copyBlock, copyCount, copyPlacement } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { asPainted, show } from '@quiltwright/workers/kernels/show/show';

/**
 * The greatest number of copies of blocks in a quilt whose scene the page computes itself. Above this number, or
 * above `MOST_SHAPES` shapes in all different blocks together, a worker computes the scene.
 */
const MOST_COPIES = 500;
const MOST_SHAPES = 2_000;

const noLines = new Float32Array();

/**
 * Computes scenes of quilts in the page, without a worker. It remembers the outlines that a worker computed for each
 * block. So it can show a quilt whose blocks were all shown before, in any fabrics, sizes and layouts. This saves the
 * request to the worker and a second render.
 */
export class KnownScenes {
  readonly #lines = new KnownLines();

  /** Remembers the lines (visible edges of patches) that a worker has computed for the quilt's blocks. */
  learn(quilt: Quilt, scene: Scene): void {
    if (copyCount(scene.copies) > MOST_COPIES) return;
    const { blocks } = asPainted(quilt);
    const learnt = new Set<number>();
    for (let copy = 0; copy < copyCount(scene.copies); copy++) {
      const placement = copyPlacement(scene.copies, copy);
      const levels = blocks[placement]?.levels;
      const block = copyBlock(scene, copy);
      if (levels && block && !learnt.has(placement)) this.#lines.put(levels, block.lines);
      learnt.add(placement);
    }
  }

  /** Returns the scene of a quilt; null if only a worker can compute the scene. */
  sceneOf(quilt: Quilt): Scene | null {
    const { blocks } = asPainted(quilt);
    const distinct = [...new Set(blocks.map(({ levels }) => levels))];
    const copies = blocks.reduce((sum, { numOfColumns, numOfRows }) => sum + numOfColumns * numOfRows, 0);
    const shapes = distinct.reduce((sum, levels) => sum + levels.flat().length, 0);
    if (copies > MOST_COPIES || shapes > MOST_SHAPES) return null;
    if (!distinct.every((levels) => this.#linesOf(levels))) return null;
    const shown = show(quilt, (levels) => this.#linesOf(levels) ?? noLines);
    return shown.ok ? shown.value : null;
  }

  /**
   * Returns the visible edges of a block's patches, in the format of `SceneBlock.lines`. Undefined if only a worker
   * can compute them. Empty for a block without shapes.
   */
  #linesOf(levels: Levels): Float32Array<ArrayBuffer> | undefined {
    return levels.every((level) => level.length === 0) ? noLines : this.#lines.get(levels);
  }
}
