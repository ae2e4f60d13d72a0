import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { blockSpacesOf } from '@quiltwright/shared/quilting/standard/standard-layout';
import { copyCount, copyPlacement, findCopy } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import type { Part } from '../../render/scene/part';
import { bandFabric } from '@quiltwright/shared/model/cloth/quilt-bands';
import { bandLabel } from '@quiltwright/shared/quilting/bands/band-words';
import { bandNamesOf } from '@quiltwright/shared/quilting/bands/bands';
import { spotsOf, type Spot } from '@quiltwright/shared/model/spots';
import {
  blockOf,
  type FabricTarget,
  type Slot,
} from '@quiltwright/shared/model/standard-quilt/quilt-commands';
import { nameOfFabric } from '../../panels/fabric/finding/fabric-search';
import type { FindFabric } from '../../server/fabrics/use-fabrics';

/** A part of a quilt that takes a fabric: a border, the sashing, or a fabric spot of a block. */
export type Target = {
  /** Identifies the part, and stays the same when the part gets another fabric. */
  key: string;
  name: string;
  /** The part's current fabric; 0 for none. */
  fabric: number;
} & FabricTarget;

/**
 * Returns the shapes of a block in the fabrics that the list of blocks shows, without the changes made in the quilt.
 * Undefined while the shapes aren't known.
 */
export type FindOriginal = (blockNum: number) => Levels | undefined;

/** Returns the slots of a quilt: Block 1 and, if the layout has two different blocks, Block 2. */
export function slotsOf(quilt: Quilt): readonly Slot[] {
  return blockSpacesOf(quilt.generatingLayout) === 1 ? [0] : [0, 1];
}

/** Returns all parts of a quilt that take a fabric: borders, the sashing, and fabric spots of blocks. */
export function targetsOf(quilt: Quilt, original: FindOriginal, find: FindFabric): Target[] {
  return [
    ...bandNamesOf(quilt).map((band): Target => ({
      kind: 'band',
      key: band,
      name: bandLabel(band),
      fabric: bandFabric(quilt, band),
      band,
    })),
    ...slotsOf(quilt).flatMap((slot) => {
      const block = blockOf(quilt, slot);
      const spots = block ? spotsOf(block.levels, original(block.blockNum)) : [];
      return spots.map(({ patches, fabric }, index): Target => ({
        kind: 'spot',
        key: `block${slot + 1}-${patches[0] ?? 0}`,
        name: `Block ${slot + 1}, ${spotName(spots, index, find)}`,
        fabric,
        slot,
        patches,
      }));
    }),
  ];
}

/**
 * Returns the name of a fabric spot, for people who can't see the quilt: the name of its fabric. A number follows if
 * several spots have this fabric.
 */
function spotName(spots: readonly Spot[], index: number, find: FindFabric): string {
  const fabric = spots[index]?.fabric ?? 0;
  const cloth = find(fabric);
  if (!cloth) return `fabric ${index + 1}`;
  const isAlone = spots.filter((spot) => spot.fabric === fabric).length === 1;
  return isAlone ? nameOfFabric(cloth) : `${nameOfFabric(cloth)}, fabric ${index + 1}`;
}

/** Returns the target at a part of the canvas; null for a part that takes no fabric. */
export function targetAt(targets: readonly Target[], part: Part | null): Target | null {
  if (!part) return null;
  const found =
    part.kind === 'band'
      ? targets.find((target) => target.kind === 'band' && target.band === part.band)
      : spotAt(targets, part.placement, part.shape);
  return found ?? null;
}

/**
 * Returns the indexes of all patches in the same fabric spot as a given patch; these patches are coloured together.
 * Null if no spot has the patch.
 * @param placement the index of the placement that contains the patch
 * @param shape the index of the patch
 */
export function patchesTogether(targets: readonly Target[], placement: number, shape: number) {
  const spot = spotAt(targets, placement, shape);
  return spot?.kind === 'spot' ? spot.patches : null;
}

function spotAt(targets: readonly Target[], placement: number, shape: number | null): Target | undefined {
  if (shape === null) return undefined;
  const slot = slotOf(placement);
  return targets.find(
    (target) => target.kind === 'spot' && target.slot === slot && target.patches.includes(shape),
  );
}

/**
 * Returns the part on which the target is outlined: the tapped patch if it belongs to the target, otherwise the
 * target's first patch.
 */
export function outlinedPart(scene: Scene, target: Target, tapped: Part | null): Part | null {
  if (target.kind === 'band') return target;
  const { slot, patches } = target;
  if (tapped?.kind === 'block' && slotOf(tapped.placement) === slot && patches.includes(tapped.shape ?? -1))
    return tapped;
  const copy = firstCopy(scene, slot);
  return copy && { ...copy, shape: patches[0] ?? null };
}

/**
 * Returns the first copy of Block 1 or Block 2 (`slot`) on the quilt; null if the quilt has no such copy. The result
 * stands for the whole copy: its `shape` is null.
 */
export function firstCopy(scene: Scene, slot: Slot): Extract<Part, { kind: 'block' }> | null {
  const copy = findCopy(scene.copies, (placement) => slotOf(placement) === slot);
  return copy === null
    ? null
    : { kind: 'block', placement: copyPlacement(scene.copies, copy), copy, shape: null };
}

/**
 * Returns every part that changes together with `part`, including `part` itself. Colouring a patch or choosing a block
 * changes all copies of the block.
 */
export function partsAlongWith(scene: Scene, part: Part): Part[] {
  if (part.kind === 'band') return [part];
  const along: Part[] = [];
  for (let copy = 0; copy < copyCount(scene.copies); copy++) {
    const placement = copyPlacement(scene.copies, copy);
    if (slotOf(placement) === slotOf(part.placement)) along.push({ ...part, placement, copy });
  }
  return along;
}

/** Returns the number of copies of Block 1 or Block 2 (`slot`) on the quilt. */
export function copiesOf({ blocks }: Quilt, slot: Slot): number {
  return blocks.reduce(
    (count, { numOfColumns, numOfRows }, placement) =>
      count + (slotOf(placement) === slot ? numOfColumns * numOfRows : 0),
    0,
  );
}

/** Returns the slot (Block 1 or Block 2) of the placement with this index. Even indexes belong to Block 1. */
export function slotOf(placement: number): Slot {
  return placement % 2 === 0 ? 0 : 1;
}
