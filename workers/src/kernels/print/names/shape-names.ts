import { isStraight, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { PatchKind } from '../../patches/sewn';
import { kindWords } from '../../patches/patch-words';
import { capital } from '../paper/text';
import { shapeTexts } from '../texts/template-texts';

/**
 * The greatest rounding error of the sine of an angle between two sides, and of the difference of two lengths relative
 * to the lengths.
 */
const HAIR = 1e-3;

/**
 * Returns the name of a patch by its shape, such as “Kite” or “Half-square triangle”. Returns “Patch” for a shape
 * without a name.
 * @param outline if the patch may have curves
 */
export function shapeName({
  kind,
  corners,
  holes,
  outline,
}: {
  kind: PatchKind;
  corners: readonly Point[];
  outline?: Outline;
  holes: readonly unknown[];
}): string {
  if (kind !== 'other') return capital(kindWords(kind, 1));
  const isNamed = holes.length === 0 && isStraight(outline ?? []);
  return (isNamed && nameOf(corners)) || shapeTexts.any;
}

function nameOf(corners: readonly Point[]): string | undefined {
  const sides = corners.map((to, i) => {
    const from = corners.at(i - 1) ?? to;
    return { x: to.x - from.x, y: to.y - from.y };
  });
  const turns = sides.map((side, i) => turn(sides.at(i - 1) ?? side, side));
  // A shape with an inner corner has no name.
  if (!turns.every((each) => each > 0) && !turns.every((each) => each < 0)) return undefined;
  const [a, b, c, d] = sides;
  if (sides.length !== 4 || !a || !b || !c || !d) return shapeTexts.bySides[sides.length];
  const [one, other] = [isParallel(a, c), isParallel(b, d)];
  if (one && other) return shapeTexts.parallelogram;
  if (one || other) return shapeTexts.trapezoid;
  return (isAlike(a, b) && isAlike(c, d)) || (isAlike(b, c) && isAlike(d, a)) ? shapeTexts.kite : undefined;
}

/**
 * Returns the sine of the angle by which the outline turns from one side to the next. Positive for a turn to the right,
 * as seen on screen.
 */
function turn(one: Point, other: Point): number {
  return (one.x * other.y - one.y * other.x) / (lengthOf(one) * lengthOf(other));
}

function isParallel(one: Point, other: Point): boolean {
  return Math.abs(turn(one, other)) < HAIR;
}

function isAlike(one: Point, other: Point): boolean {
  return Math.abs(lengthOf(one) - lengthOf(other)) < HAIR * lengthOf(one);
}

function lengthOf({ x, y }: Point): number {
  return Math.hypot(x, y);
}
