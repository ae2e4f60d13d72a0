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
import type { Band, Rectangle, Scene } from '@quiltwright/workers/kernels/scene/scene-types';

/** Of more areas than this each is not looked at: all of the quilt is painted anew. */
const MOST_AREAS = 500;

/** What looks different between two scenes of one size. */
export interface SceneChanges {
  /** Copies, by index in both, that have another picture in the same place. */
  copies: number[];
  /** Areas in inches where anything else has changed. */
  areas: Rectangle[];
}

/** `after` with the very objects that `before` has for equal blocks and equal copies: caches hang on them. */
export function reuseUnchanged(before: Scene | null, after: Scene): Scene {
  if (!before) return after;
  const known = new Map(before.blocks.map((block) => [block.key, block]));
  return {
    ...after,
    blocks: after.blocks.map((block) => known.get(block.key) ?? block),
    copies: haveSameValues(before.copies, after.copies) ? before.copies : after.copies,
  };
}

/** A loop: by `every` a hundred thousand shapes take milliseconds. */
function haveSameValues(one: Float32Array, other: Float32Array): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** What is to be painted anew where `before` is shown; null when all is, as the quilt has another size. */
export function changesBetween(before: Scene, after: Scene): SceneChanges | null {
  if (before.width !== after.width || before.length !== after.length) return null;
  const changes: SceneChanges = { copies: [], areas: changedBands(before, after) };
  if (before.copies === after.copies) {
    // A recolour: that is asked for once for each block, not for each of thousands of copies.
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
      } else if (keyOf(before, copy) !== keyOf(after, copy)) changes.copies.push(copy);
    }
    return changes;
  }
  // Some came or went: those between the first and the last that differ.
  const same = (copy: number, other: number) =>
    samePlace(before, copy, after, other) && keyOf(before, copy) === keyOf(after, other);
  const least = Math.min(had, has);
  let first = 0;
  while (first < least && same(first, first)) first++;
  let last = 0;
  while (last < least - first && same(had - 1 - last, has - 1 - last)) last++;
  if (had + has - 2 * (first + last) > MOST_AREAS) {
    changes.areas.push({ x: 0, y: 0, width: after.width, length: after.length });
    return changes;
  }
  for (let copy = first; copy < had - last; copy++) changes.areas.push(copyBounds(before, copy));
  for (let copy = first; copy < has - last; copy++) changes.areas.push(copyBounds(after, copy));
  return changes;
}

/** Whether changes are all over the quilt. */
export function isWhole({ areas }: SceneChanges, { width, length }: Scene): boolean {
  return areas.some((area) => area.width >= width && area.length >= length);
}

function changedBands(before: Scene, after: Scene): Rectangle[] {
  const whole = { x: 0, y: 0, width: after.width, length: after.length };
  if (before.bands.length !== after.bands.length) return [whole];
  const areas: Rectangle[] = [];
  for (const [i, band] of after.bands.entries()) {
    const was = before.bands[i];
    if (!was || !sameArea(was.outer, band.outer) || !sameArea(was.hole, band.hole)) return [whole];
    if (was.fabric !== band.fabric) areas.push(...areasOf(band));
  }
  return areas;
}

/** The rectangles that a band covers: one, or the four sides of a frame. */
export function areasOf({ outer, hole }: Band): Rectangle[] {
  if (!hole) return [outer];
  const [right, bottom] = [hole.x + hole.width, hole.y + hole.length];
  return [
    { ...outer, length: hole.y - outer.y },
    { ...outer, y: bottom, length: outer.y + outer.length - bottom },
    { ...outer, width: hole.x - outer.x },
    { ...outer, x: right, width: outer.x + outer.width - right },
  ];
}

function keyOf(scene: Scene, copy: number): string | undefined {
  return copyBlock(scene, copy)?.key;
}

function samePlace(before: Scene, copy: number, after: Scene, other: number): boolean {
  // Asked for every copy of a quilt: no rectangles are made for it.
  const [a, b] = [before.copies, after.copies];
  return (
    copyX(a, copy) === copyX(b, other) &&
    copyY(a, copy) === copyY(b, other) &&
    copyWidth(a, copy) === copyWidth(b, other) &&
    copyLength(a, copy) === copyLength(b, other)
  );
}

function sameArea(a: Rectangle | null, b: Rectangle | null): boolean {
  if (!a || !b) return a === b;
  return a.x === b.x && a.y === b.y && a.width === b.width && a.length === b.length;
}
