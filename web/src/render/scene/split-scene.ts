import { assertExists } from '@quiltwright/shared/result';
import { pickLines } from '@quiltwright/workers/kernels/patches/lines/line';
import {
  copyBlock,
  copyCount,
  copyBounds,
  copyPlacement,
  newCopies,
  pickCopies,
  pickShapes,
  shapeCount,
  writeCopy,
} from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene, SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';
import type { Moving } from '../camera/preview';

/**
 * Splits a scene into two scenes. `still` has the parts that don't move, and `moving` has only the moving parts on a
 * transparent background.
 */
export function splitScene(scene: Scene, moving: Moving): { still: Scene; moving: Scene } {
  return 'shapes' in moving ? splitBlock(scene, moving) : splitCopies(scene, moving);
}

function splitCopies(
  scene: Scene,
  { copies, without = [] }: { copies: readonly number[]; without?: readonly number[] },
): { still: Scene; moving: Scene } {
  const count = copyCount(scene.copies);
  const [, moved] = parted(count, copies);
  const [others] = parted(count, [...copies, ...without]);
  return {
    still: { ...scene, copies: pickCopies(scene.copies, others) },
    moving: { ...scene, bands: [], copies: pickCopies(scene.copies, moved) },
  };
}

function splitBlock(
  scene: Scene,
  { copy, shapes }: { copy: number; shapes: readonly number[] },
): { still: Scene; moving: Scene } {
  const block = assertExists(copyBlock(scene, copy), `a block of copy ${copy}`);
  const [others, moved] = parted(shapeCount(block.shapes), shapes);
  const still: SceneBlock = {
    ...block,
    key: `${block.key} without ${moved.join()}`,
    shapes: pickShapes(block.shapes, others),
    lines: pickLines(block.lines, others, false),
  };
  const moving: SceneBlock = {
    ...block,
    key: `${block.key} only ${moved.join()}`,
    shapes: pickShapes(block.shapes, moved),
    lines: pickLines(block.lines, moved, true),
    isBare: true,
  };
  const place = copyBounds(scene, copy);
  const placement = copyPlacement(scene.copies, copy);
  const copies = scene.copies.slice();
  writeCopy(copies, copy, place, scene.blocks.length, placement);
  const alone = newCopies(1);
  writeCopy(alone, 0, place, 0, placement);
  return {
    still: { ...scene, blocks: [...scene.blocks, still], copies },
    moving: { ...scene, bands: [], blocks: [moving], copies: alone },
  };
}

/**
 * Returns the indexes from 0 to `count` - 1 in two lists: those outside `picked`, and those in `picked`. Both lists
 * are ascending, because later parts are drawn on top.
 */
function parted(count: number, picked: readonly number[]): [others: number[], picked: number[]] {
  const isPicked = new Set(picked);
  const all = Array.from({ length: count }, (_, index) => index);
  return [all.filter((index) => !isPicked.has(index)), all.filter((index) => isPicked.has(index))];
}
