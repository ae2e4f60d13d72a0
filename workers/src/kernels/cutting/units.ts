import type { Point } from '@quiltwright/shared/geometry/point';
import { isSame } from '../patches/form';
import type { SewnPatch } from '../patches/sewn';

/** Cloth of what a patch is sewn to along its slanted side, or, of a goose, of its sky; null where that is not one cloth. */
export type Partner = number | null;

/**
 * With what each patch makes a unit that may be sewn several at once: half-square triangles along their long side, geese
 * and their sky. Null for all others.
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

/** Slanted sides by where they lie. */
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

/** The longest side of a patch. Its ends are two of the patch’s corners. */
export function longSide(patch: SewnPatch): readonly [Point, Point] {
  const length = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);
  return edgesOf(patch).reduce((long, side) => (length(side) > length(long) ? side : long));
}

function isAt(a: Point, b: Point): boolean {
  return isSame(a.x, b.x) && isSame(a.y, b.y);
}
