import { withMargin } from './backing';
import type { Batting, Sides } from './finishing-types';
import { HAIR } from './joined';

/** Battings as they are sold in packages, in inches, the smallest first. */
const packages: readonly (Sides & { name: string })[] = [
  { name: 'Crib', width: 45, length: 60 },
  { name: 'Twin', width: 72, length: 90 },
  { name: 'Full', width: 81, length: 96 },
  { name: 'Queen', width: 90, length: 108 },
  { name: 'King', width: 120, length: 120 },
];

/**
 * Returns the batting of a quilt, with the margin of its backing, and the smallest package that it fits into, turned if
 * necessary.
 */
export function battingOf(quilt: Sides, margin: number): Batting {
  const needs = withMargin(quilt, margin);
  const packaged = packages.find((each) => holds(each, needs) || holds(each, turned(needs)));
  return { needs, packaged: packaged ? { ...packaged, turned: !holds(packaged, needs) } : null };
}

function holds(outer: Sides, inner: Sides): boolean {
  return outer.width >= inner.width - HAIR && outer.length >= inner.length - HAIR;
}

function turned({ width, length }: Sides): Sides {
  return { width: length, length: width };
}
