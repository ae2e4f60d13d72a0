import { isSameOrientation } from '@quiltwright/shared/geometry/orientation';
import { isSameBox, type Box } from '@quiltwright/shared/geometry/box';
import {
  copyBlock,
  copyCount,
  copyLength,
  copyBounds,
  copyPicture,
  copyWidth,
  copyX,
  copyY,
} from '@quiltwright/workers/kernels/scene/scene-access';
import type { BandArea } from '@quiltwright/shared/quilting/bands/band-areas';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';

/**
 * The greatest number of changed areas that are repainted separately. With more changes, the whole quilt is repainted.
 */
const MOST_AREAS = 500;

/** The differences between two scenes of the same size. */
export interface SceneChanges {
  /** The indexes of copies that look different, but are at the same place and have the same index in both scenes. */
  copies: number[];
  /** The areas of all changes other than `copies`, as boxes in inches. */
  areas: Box[];
}

/**
 * Returns the scene `after`, with unchanged objects of the scene `before` in place of equal new objects. Caches use
 * these objects as keys. The reused objects are blocks with the same key, and the array of copies if all its values are
 * the same.
 */
export function reuseUnchanged(before: Scene | null, after: Scene): Scene {
  if (!before) return after;
  const known = new Map(before.blocks.map((block) => [block.key, block]));
  return {
    ...after,
    blocks: after.blocks.map((block) => known.get(block.key) ?? block),
    // Indexes of copies also know how the copies are turned, and are found by the array.
    copies:
      haveSameValues(before.copies, after.copies) && areTurnedAlike(before, after)
        ? before.copies
        : after.copies,
  };
}

/** True if the blocks of both scenes are turned in the same way, one by one. */
function areTurnedAlike(before: Scene, after: Scene): boolean {
  return after.blocks.every((block, index) => {
    const known = before.blocks[index];
    return known !== undefined && isSameOrientation(block, known);
  });
}

/**
 * True if both arrays have the same values. Uses a loop, because `every` takes milliseconds for a hundred thousand
 * shapes.
 */
function haveSameValues(one: Float32Array, other: Float32Array): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/**
 * Returns the changes from `before` to `after`; null if the quilts have different sizes. Everything must then be
 * painted again.
 */
export function changesBetween(before: Scene, after: Scene): SceneChanges | null {
  if (before.width !== after.width || before.length !== after.length) return null;
  const changes: SceneChanges = { copies: [], areas: changedBands(before, after) };
  if (before.copies === after.copies) {
    // Only blocks may have changed, for example their fabrics. Keys are compared once for each block, not for thousands
    // of copies.
    const isOther = after.blocks.map(({ key }, picture) => key !== before.blocks[picture]?.key);
    for (let copy = 0; copy < copyCount(after.copies); copy++)
      if (isOther[copyPicture(after.copies, copy)]) changes.copies.push(copy);
    return changes;
  }
  const had = copyCount(before.copies);
  const has = copyCount(after.copies);
  if (had === has) {
    for (let copy = 0; copy < has; copy++) {
      if (!samePlace(before, copy, after, copy)) {
        changes.areas.push(copyBounds(before, copy), copyBounds(after, copy));
      } else if (isTurnedAnew(before, after, copy)) changes.areas.push(copyBounds(after, copy));
      else if (keyOf(before, copy) !== keyOf(after, copy)) changes.copies.push(copy);
    }
    return changes;
  }
  // Copies were added or removed. All copies between the first and the last difference count as changed.
  const same = (copy: number, other: number) =>
    samePlace(before, copy, after, other) && keyOf(before, copy) === keyOf(after, other);
  const least = Math.min(had, has);
  let first = 0;
  while (first < least && same(first, first)) first++;
  let last = 0;
  while (last < least - first && same(had - 1 - last, has - 1 - last)) last++;
  if (had + has - 2 * (first + last) > MOST_AREAS) {
    changes.areas.push({ x: 0, y: 0, width: after.width, height: after.length });
    return changes;
  }
  for (let copy = first; copy < had - last; copy++) changes.areas.push(copyBounds(before, copy));
  for (let copy = first; copy < has - last; copy++) changes.areas.push(copyBounds(after, copy));
  return changes;
}

/** True if one of the changed areas covers the whole quilt. */
export function isWhole({ areas }: SceneChanges, { width, length }: Scene): boolean {
  return areas.some((area) => area.width >= width && area.height >= length);
}

function changedBands(before: Scene, after: Scene): Box[] {
  const whole = { x: 0, y: 0, width: after.width, height: after.length };
  if (before.bands.length !== after.bands.length) return [whole];
  const areas: Box[] = [];
  for (const [i, band] of after.bands.entries()) {
    const was = before.bands[i];
    if (!was || !isSameArea(was.outer, band.outer) || !isSameArea(was.hole, band.hole)) return [whole];
    if (was.fabric !== band.fabric) areas.push(...areasOf(band));
  }
  return areas;
}

/**
 * Returns the rectangles that a border, sashing strip or cornerstone covers: one rectangle or, if it has a hole, its
 * four sides.
 */
export function areasOf({ outer, hole }: Pick<BandArea, 'outer' | 'hole'>): Box[] {
  if (!hole) return [outer];
  const [right, bottom] = [hole.x + hole.width, hole.y + hole.height];
  return [
    { ...outer, height: hole.y - outer.y },
    { ...outer, y: bottom, height: outer.y + outer.height - bottom },
    { ...outer, width: hole.x - outer.x },
    { ...outer, x: right, width: outer.x + outer.width - right },
  ];
}

function keyOf(scene: Scene, copy: number): string | undefined {
  return copyBlock(scene, copy)?.key;
}

/** True if a copy lies otherwise than before, in the same box. What is beside it in the box may then change too. */
function isTurnedAnew(before: Scene, after: Scene, copy: number): boolean {
  const [was, is] = [copyBlock(before, copy), copyBlock(after, copy)];
  return was !== undefined && is !== undefined && !isSameOrientation(was, is);
}

function samePlace(before: Scene, copy: number, after: Scene, other: number): boolean {
  // This function runs for every copy of a quilt, so it creates no objects.
  const [a, b] = [before.copies, after.copies];
  return (
    copyX(a, copy) === copyX(b, other) &&
    copyY(a, copy) === copyY(b, other) &&
    copyWidth(a, copy) === copyWidth(b, other) &&
    copyLength(a, copy) === copyLength(b, other)
  );
}

function isSameArea(a: Box | null, b: Box | null): boolean {
  if (!a || !b) return a === b;
  return isSameBox(a, b);
}
