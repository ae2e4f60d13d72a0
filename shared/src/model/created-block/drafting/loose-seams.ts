import { distance } from '../../../geometry/point.js';
import { reversed, type Seam } from '../../../geometry/seam.js';
import type { CreatedBlockDesign } from '../created-block-document.js';
import type { DrawingCommand } from '../drawing.js';
import { edit } from '../edit.js';

/** Ends nearer to each other than this count as one, in block units. */
const SAME_PLACE = 0.5;
/** Bulges nearer to each other than this count as one. */
const SAME_BULGE = 1e-3;

/** Returns a design with these loose seams: seams that cut no patch yet. */
export function withLoose(design: CreatedBlockDesign, seams: readonly Seam[]): CreatedBlockDesign {
  const { looseSeams: _, ...rest } = design;
  return seams.length > 0 ? { ...rest, looseSeams: seams } : rest;
}

/** Returns the seams without those that are also among others. */
export function withoutSame(seams: readonly Seam[], others: readonly Seam[]): readonly Seam[] {
  return seams.filter(
    (seam) => !others.some((other) => isSame(seam, other) || isSame(seam, reversed(other))),
  );
}

/** True if two lists have the same seams, in any order and direction. */
export function areSameSeams(some: readonly Seam[], others: readonly Seam[]): boolean {
  return some.length === others.length && withoutSame(some, others).length === 0;
}

function isSame(one: Seam, other: Seam): boolean {
  return (
    distance(one.from, other.from) < SAME_PLACE &&
    distance(one.to, other.to) < SAME_PLACE &&
    Math.abs(one.bulge - other.bulge) < SAME_BULGE
  );
}

/** Removes all loose seams. */
const removeLooseSeams: DrawingCommand = edit({
  label: 'looseSeamsRemoved',
  allowed: ({ document: { design } }) => design.looseSeams !== undefined,
  change: ({ document: { design } }) => ({ design: withLoose(design, []) }),
});

export const looseSeamCommands = { removeLooseSeams } as const;
