import { distance, type Point } from '@quiltwright/shared/geometry/point';
import { isSame } from '../../patches/lattice/form';
import type { SewnPatch } from '../../patches/sewn';

/**
 * The other fabric of the unit that a patch is sewn in; null if there isn't exactly one. A half-square triangle has the
 * fabric along its long side. A goose has the fabric of its sky (the small triangles beside it), and a sky has the
 * fabric of its goose.
 */
export type Partner = number | null;

/**
 * Returns the partner of each patch: the other fabric of its unit. Only patches of units that can be sewn several at a
 * time have partners. Such a unit is two half-square triangles joined along their long sides, or a goose with its sky
 * (the small triangles beside it). Null for all other patches.
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

/** Slanted sides of patches. `at` finds the patch whose slanted side runs from one point to another. */
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

/** Returns the longest side of a patch. Its ends are two of the patch’s corners. */
export function longSide(patch: SewnPatch): readonly [Point, Point] {
  const length = ([a, b]: readonly [Point, Point]) => distance(a, b);
  return edgesOf(patch).reduce((long, side) => (length(side) > length(long) ? side : long));
}

function isAt(a: Point, b: Point): boolean {
  return isSame(a.x, b.x) && isSame(a.y, b.y);
}
