import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { blockCommands, type Patches } from '@quiltwright/shared/model/designed-block/block-commands';
import type { BlockAction } from '@quiltwright/shared/model/designed-block/block-document';
import { act } from '@quiltwright/shared/model/command';
import {
  layerOf,
  patchesAlongWith,
  type ColourMode,
} from '@quiltwright/shared/model/designed-block/colour-modes';
import type { DragItem } from '../../../panels/held-fabric/drag-item';

/** A set of patches that get a fabric together. */
export interface Target extends Patches {
  kind: 'patches';
  /** Identifies the patches: equal sets of patches have equal keys. */
  key: string;
}

/**
 * The place where a dragged item is dropped. A fabric is dropped on a set of patches, a block anywhere on the canvas.
 */
export type DropTarget = Target | { kind: 'canvas'; key: 'canvas'; name: string };

export const canvasDropTarget: DropTarget = { kind: 'canvas', key: 'canvas', name: 'the canvas' };

/**
 * Returns the target that contains a patch: this patch and all patches that are coloured together with it. Null if
 * the patch doesn't exist.
 */
export function targetAt(levels: Levels, mode: ColourMode, patch: number | null): Target | null {
  const layer = patch === null ? 0 : layerOf(levels, patch);
  if (patch === null || layer === 0) return null;
  const patches = patchesAlongWith(levels, mode, patch);
  const nth = patch - (patchesAlongWith(levels, 'layer', patch)[0] ?? 0) + 1;
  const names: Record<ColourMode, string> = {
    layer: `Layer ${layer}`,
    patch: `Patch ${nth} of layer ${layer}`,
    fabric: 'All patches in this fabric',
  };
  return { kind: 'patches', key: `${mode} ${patches.join(' ')}`, name: names[mode], patches };
}

/**
 * Returns all patches that a sweep (a drag that gives a fabric) has passed over, as one target; null if there are
 * none.
 */
export function sweptDropTarget(patches: readonly number[]): DropTarget | null {
  if (patches.length === 0) return null;
  const name = patches.length === 1 ? 'One patch' : `${patches.length} patches`;
  return { kind: 'patches', key: `swept ${patches.join(' ')}`, name, patches };
}

/**
 * Returns the first patch of the next target, or of the previous target if `step` is -1. A target is a group of
 * patches that are coloured together. The search starts at the target that contains `patch`. The first target follows
 * the last one. Null if there are no patches.
 */
export function nextPatch(
  levels: Levels,
  mode: ColourMode,
  patch: number | null,
  step: 1 | -1,
): number | null {
  const count = levels.flat().length;
  const firsts = Array.from({ length: count }, (_, each) => each).filter(
    (each) => patchesAlongWith(levels, mode, each)[0] === each,
  );
  const now = patch === null ? null : patchesAlongWith(levels, mode, patch)[0];
  const at = now == null ? (step === 1 ? -1 : 0) : firsts.indexOf(now);
  return firsts.at((at + step) % firsts.length) ?? null;
}

/** Returns the action that drops an item on a target; null if the target doesn't take the item. */
export function put(dropTarget: DropTarget, item: DragItem): BlockAction | null {
  if (dropTarget.kind === 'canvas')
    return item.kind === 'block' ? act(blockCommands.chooseBlock, item.block) : null;
  if (item.kind !== 'fabric') return null;
  const { name, patches } = dropTarget;
  return act(blockCommands.giveFabric, { name, patches, fabric: item.fabric.fabricNum });
}
