import { distance, type Point } from '@quiltwright/shared/geometry/point';
import { isSame } from '@quiltwright/shared/quilting/grain/square-triangle';
import type { SewnPatch } from '../../patches/sewn';

/**
 * The fabric to which a patch is sewn in its unit, a group of patches that are sewn together first. For a half-square
 * triangle, it is the fabric along the long side. For a goose, it is the fabric of the sky (the small triangles beside
 * it), and for a sky the goose's fabric. Null if there isn't exactly one such fabric.
 */
export type Partner = number | null;

/**
 * Returns the partner of each patch: the fabric to which the patch is sewn in its unit (patches that are sewn together
 * first). Only units that can be sewn several at a time have partners. These are two half-square triangles joined along
 * their long sides, and a goose with its sky (the small triangles beside it). Null for all other patches.
 */
export function partnersOf(patches: readonly SewnPatch[]): Partner[] {
  const partners: Partner[] = patches.map(() => null);
  const slanted = new Slanted();
  patches.forEach((patch, index) => {
    if (patch.kind === 'halfSquareTriangle' || patch.kind === 'sky') slanted.add(longSide(patch), index);
  });
  patches.forEach((patch, index) => {
    if (patch.kind === 'halfSquareTriangle') {
      const [from, to] = longSide(patch);
      const beside = slanted.at(to, from);
      if (beside !== null) partners[index] = patches[beside]?.fabric ?? null;
    } else if (patch.kind === 'goose') {
      const sky = edgesOf(patch).flatMap(([from, to]) => slanted.at(to, from) ?? []);
      const cloths = new Set(sky.map((one) => patches[one]?.fabric));
      if (sky.length === 2 && cloths.size === 1) {
        partners[index] = patches[sky[0] ?? 0]?.fabric ?? null;
        for (const one of sky) partners[one] = patch.fabric;
      }
    }
  });
  return partners;
}

/**
 * The slanted sides of patches. `at` returns the index of the patch with the slanted side from one point to another, or
 * null.
 */
class Slanted {
  readonly #sides: { from: Point; to: Point; index: number }[] = [];

  add([from, to]: readonly [Point, Point], index: number): void {
    this.#sides.push({ from, to, index });
  }

  at(from: Point, to: Point): number | null {
    return this.#sides.find((side) => isAt(side.from, from) && isAt(side.to, to))?.index ?? null;
  }
}

function edgesOf({ corners }: SewnPatch): (readonly [Point, Point])[] {
  return corners.map((to, i) => [corners.at(i - 1) ?? to, to]);
}

/** Returns the start and the end of the longest side of a patch. */
export function longSide(patch: SewnPatch): readonly [Point, Point] {
  const length = ([a, b]: readonly [Point, Point]) => distance(a, b);
  return edgesOf(patch).reduce((long, side) => (length(side) > length(long) ? side : long));
}

function isAt(a: Point, b: Point): boolean {
  return isSame(a.x, b.x) && isSame(a.y, b.y);
}
