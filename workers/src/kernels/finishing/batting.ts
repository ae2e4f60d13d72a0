import type { Size } from '@quiltwright/shared/geometry/box';
import { withMargin } from './backing';
import type { Batting } from './finishing-types';
import { HAIR } from './joined';

/** The sizes in which batting is sold in packages, in inches, the smallest first. */
const packages: readonly (Size & { name: string })[] = [
  { name: 'Crib', width: 45, height: 60 },
  { name: 'Twin', width: 72, height: 90 },
  { name: 'Full', width: 81, height: 96 },
  { name: 'Queen', width: 90, height: 108 },
  { name: 'King', width: 120, height: 120 },
];

/**
 * Returns the batting of a quilt: the size that it needs, and the smallest package that is large enough. The package
 * may be turned.
 * @param margin the overhang on each side in inches, as for the backing
 */
export function battingOf(quilt: Size, margin: number): Batting {
  const needs = withMargin(quilt, margin);
  const packaged = packages.find((each) => isLargeEnough(each, needs) || isLargeEnough(each, turned(needs)));
  return { needs, packaged: packaged ? { ...packaged, turned: !isLargeEnough(packaged, needs) } : null };
}

function isLargeEnough(outer: Size, inner: Size): boolean {
  return outer.width >= inner.width - HAIR && outer.height >= inner.height - HAIR;
}

function turned({ width, height }: Size): Size {
  return { width: height, height: width };
}
