import { orientationNumber, turnedBox } from '@quiltwright/shared/geometry/orientation';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { assertExists } from '@quiltwright/shared/result';
import { CORNER_STRIDE } from '../expand/expand';
import type { LinesOf } from '../patches/lines/known-lines';
import { bandAreas } from '@quiltwright/shared/quilting/bands/band-areas';
import { pictureOf, type Picture } from './picture';
import { newCopies, writeCopy } from './scene-access';
import type { Scene, SceneBlock } from './scene-types';

/**
 * Returns the scene of a quilt: the packed numbers from which the painter draws it. Blocks with the same layers share
 * one `shapes` array, even in different sizes.
 * @param corners the top left corners of all copies of blocks, as `expand` returns them; the scene's copies have this
 * order
 * @param linesOf returns the lines between the shapes of a block, as `blockLines` does; remembered lines save work when
 * a block is recoloured
 */
export function scene(quilt: Quilt, corners: Float32Array, linesOf: LinesOf): Scene {
  const { blocks, blockOf } = sceneBlocks(quilt.blocks, linesOf);
  const copies = newCopies(corners.length / CORNER_STRIDE);
  let copy = 0;
  quilt.blocks.forEach((placement, index) => {
    const { blockWidth: width, blockHeight: height, numOfColumns, numOfRows } = placement;
    const block = assertExists(blockOf[index], `a picture of placement ${index}`);
    const end = copy + numOfColumns * numOfRows;
    for (; copy < end; copy++) {
      const [x = 0, y = 0] = corners.subarray(copy * CORNER_STRIDE);
      writeCopy(copies, copy, turnedBox({ x, y, width, height }, placement), block, index);
    }
  });
  return { width: quilt.quiltWidth, length: quilt.quiltLength, bands: bandAreas(quilt), blocks, copies };
}

/** Returns the distinct pictures of placements. `blockOf` has the index of the picture of each placement. */
function sceneBlocks(
  placements: readonly Placement[],
  linesOf: LinesOf,
): { blocks: SceneBlock[]; blockOf: number[] } {
  /* Many placements share the layers of few blocks, so each of these is read and digested once. */
  const pictures = new Map<Placement['levels'], Picture>();
  const blocks: SceneBlock[] = [];
  const indexOf = new Map<string, number>();
  const blockOf = placements.map(({ blockNum, blockWidth, blockHeight, levels, turn, mirrored }) => {
    let picture = pictures.get(levels);
    if (!picture) pictures.set(levels, (picture = pictureOf(levels)));
    const turned = orientationNumber({ turn, mirrored });
    const key = `${blockNum}:${blockWidth}x${blockHeight}:${picture.digest}${turned === 0 ? '' : ` turned ${turned}`}`;
    let index = indexOf.get(key);
    if (index === undefined) {
      const { shapes, outlines } = picture;
      const size = { width: blockWidth, height: blockHeight };
      const lines = linesOf(levels);
      const block = { key, blockNum, ...size, shapes, ...(outlines && { outlines }), lines };
      index = blocks.push(turned === 0 ? block : { ...block, turn, mirrored }) - 1;
      indexOf.set(key, index);
    }
    return index;
  });
  return { blocks, blockOf };
}
