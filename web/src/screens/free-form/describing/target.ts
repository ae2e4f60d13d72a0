import type { Placement } from '@quiltwright/shared/quilting/placement';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { bandFabric, bandWidth } from '@quiltwright/shared/model/cloth/quilt-bands';
import { bandLabel } from '@quiltwright/shared/quilting/bands/band-words';
import { bandNamesOf } from '@quiltwright/shared/quilting/bands/bands';
import {
  laidPlacements,
  ownerIn,
  setBlocks,
  type FreeFormDesign,
  type LaidPlacement,
} from '@quiltwright/shared/model/free-form/free-form-document';
import type { FabricTarget } from '@quiltwright/shared/model/free-form/commands/quilt-settings';
import { spotsOf } from '@quiltwright/shared/model/spots';
import type { Part } from '../../../render/scene/part';

/**
 * A part of a quilt that takes a fabric: a border, the sashing, or a fabric spot of a placed block. A fabric
 * spot is coloured in all copies of its block at once.
 */
export type Target = {
  /** Identifies the part, and stays the same when the part gets another fabric. */
  key: string;
  name: string;
  /** The part's current fabric; 0 for none. */
  fabric: number;
  /** Only for a fabric spot: the index of the patch at which the quilter pointed. */
  patch?: number;
} & FabricTarget;

/**
 * Returns the shapes of a block in the fabrics that the list of blocks shows, without the changes made in the quilt.
 * Undefined while the shapes aren't known.
 */
export type FindOriginal = (blockNum: number) => Levels | undefined;

/** Returns the name of a placement's block. */
export type NameOfBlock = (placement: Pick<Placement, 'blockNum' | 'levels' | 'role'>) => string;

/** Returns the quilt's borders and its sashing, each as a target for a fabric. */
export function bandTargets({ quilt }: FreeFormDesign): Target[] {
  return bandNamesOf(quilt)
    .filter((band) => bandWidth(quilt, band) > 0)
    .map((band) => ({
      kind: 'band',
      key: band,
      name: bandLabel(band),
      fabric: bandFabric(quilt, band),
      band,
    }));
}

/** Returns the fabric spots of a placed block, each as a target. */
export function spotTargets(
  { id, placement }: LaidPlacement,
  original: FindOriginal,
  nameOf: NameOfBlock,
): Target[] {
  const { blockNum, levels, role } = placement;
  return spotsOf(levels, original(blockNum)).map(({ patches, fabric }, index) => ({
    kind: 'spot',
    key: `${id}-${patches[0] ?? 0}`,
    name: role ? `${nameOf(placement)}s` : `${nameOf(placement)}, fabric ${index + 1}`,
    fabric,
    id,
    patches,
  }));
}

/** Returns the fabric spots of all blocks of a quilt with a setting, and the fabrics of its other pieces. */
export function settingTargets(
  design: FreeFormDesign,
  original: FindOriginal,
  nameOf: NameOfBlock,
): Target[] {
  return setBlocks(design).flatMap((laid) => spotTargets(laid, original, nameOf));
}

/** Returns the target at a part of the canvas; null if this part takes no fabric. */
export function targetAt(
  design: FreeFormDesign,
  part: Part | null,
  original: FindOriginal,
  nameOf: NameOfBlock,
): Target | null {
  if (!part) return null;
  if (part.kind === 'band')
    return bandTargets(design).find((target) => target.kind === 'band' && target.band === part.band) ?? null;
  const under = laidPlacements(design)[part.placement];
  // On a quilt with a setting, the block that others repeat takes the fabric.
  const laid = under && (ownerIn(design, under.id) ?? under);
  const { shape } = part;
  if (!laid || shape === null) return null;
  return spotWith(spotTargets(laid, original, nameOf), laid.id, shape);
}

/**
 * Returns the fabric spot that contains a patch of the placement with this id, as a target with this `patch`. Null if
 * no target contains the patch.
 */
export function spotWith(targets: readonly Target[], id: number, patch: number): Target | null {
  const spot = targets.find(
    (target) => target.kind === 'spot' && target.id === id && target.patches.includes(patch),
  );
  return spot ? { ...spot, patch } : null;
}

/**
 * Returns the target with this key, which may be a part of any placement; undefined if the quilt has no such part.
 */
export function targetOf(
  design: FreeFormDesign,
  key: string,
  original: FindOriginal,
  nameOf: NameOfBlock,
): Target | undefined {
  const band = bandTargets(design).find((target) => target.key === key);
  if (band) return band;
  const laid = laidPlacements(design).find(({ id }) => key.startsWith(`${id}-`));
  return laid && spotTargets(laid, original, nameOf).find((target) => target.key === key);
}
