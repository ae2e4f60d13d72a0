import { areaOf, boundsOf, polygon, type Box } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import { seamLines, type PatchSet, type SeamLine, type SeamWay } from '../foundation/seam-lines';

/** How a part of a block is pieced: of one patch, of parts with straight seams between them, or of patches that are set in. */
export interface Piecing {
  /** Indices of its patches. */
  patches: number[];
  /** From the top or the left on, with a straight seam between each two; none of a patch and of what is set in. */
  parts: Piecing[];
  /** Which way the seams between its parts run; `setIn` where no straight seam runs through it, null for one patch. */
  seams: SeamWay | 'setIn' | null;
  /** A step of length 1 from one of its parts to the next. */
  across: Point;
  /** Around it, finished, in inches from the block’s corner. */
  box: Box;
  /** Whether it fills its box. */
  isRectangle: boolean;
}

/** Sines of smaller angles between lines are rounding. */
const PARALLEL = 1e-4;
/** The share of a box that rounding may leave bare. */
const LEAST_BARE = 1e-3;
const NOWHERE: Point = { x: 0, y: 0 };

/**
 * How a block is pieced: all level seams that run from side to side first, which leaves rows, then the upright ones of each
 * row, and so on, slanted ones last. A line that crosses no patch of a block crosses none of a part of it either, so no
 * choice of seams leads to fewer that can be sewn straight. Null for a block without patches.
 * @param patches that lie side by side, with their corners in inches
 * @param size of the block, in inches
 * @param lookOf the same text for patches that look alike however they are turned: so that parts which are alike are pieced
 * alike where either of two seams would do
 */
export function piecingOf(
  patches: readonly { corners: readonly Point[] }[],
  size: { width: number; height: number },
  lookOf: (indices: readonly number[]) => string = () => '',
): Piecing | null {
  if (patches.length === 0) return null;
  const scale = { x: LIMITS.blockSpace / size.width, y: LIMITS.blockSpace / size.height };
  const inUnits = patches.map(({ corners }) =>
    corners.map(({ x, y }) => ({ x: x * scale.x, y: y * scale.y })),
  );
  return pieced((1n << BigInt(patches.length)) - 1n, seamLines(inUnits));

  function pieced(region: PatchSet, among: readonly SeamLine[]): Piecing {
    const own = indicesOf(region);
    const box = boundsOf(polygon(own.flatMap((index) => patches[index]?.corners ?? [])));
    const area = own.reduce((sum, index) => sum + areaOf(polygon(patches[index]?.corners ?? [])), 0);
    const isRectangle = Math.abs(box.width * box.height - area) <= LEAST_BARE * box.width * box.height;
    const whole = { patches: own, box, isRectangle };
    if (own.length === 1) return { ...whole, parts: [], seams: null, across: NOWHERE };
    const cuts = seamsThrough(region, among, lookOf);
    const [cut] = cuts;
    if (!cut) return { ...whole, parts: [], seams: 'setIn', across: NOWHERE };
    const parts: Piecing[] = [];
    let before = 0n;
    for (const end of [...cuts.map(({ first }) => first & region), region]) {
      parts.push(pieced(end & ~before, among));
      before = end;
    }
    return { ...whole, parts, seams: cut.way, across: cut.across };
  }
}

/** The parallel seams by which a region is parted, from the top or the left on. */
function seamsThrough(
  region: PatchSet,
  among: readonly SeamLine[],
  lookOf: (indices: readonly number[]) => string,
): SeamLine[] {
  const cuts = new Map<PatchSet, SeamLine>();
  for (const line of among) {
    const [first, second] = [line.first & region, line.second & region];
    const isThrough = first !== 0n && second !== 0n && (first | second) === region;
    // Two lines of one region may part it alike.
    if (isThrough && !cuts.has(first)) cuts.set(first, line);
  }
  const all = [...cuts.values()];
  const [way] = (['level', 'upright', 'slanted'] as const).filter((each) =>
    all.some((cut) => cut.way === each),
  );
  const ofWay = all.filter((cut) => cut.way === way);
  const runs = ofWay.map((cut) => ofWay.filter((other) => isParallel(cut, other)));
  const [best = []] = runs.length > 1 ? [...runs].sort((a, b) => compare(a, b)) : runs;
  return [...best].sort((a, b) => countOf(a.first & region) - countOf(b.first & region));

  /** More seams at once come first; of one each, the one that parts the patches most evenly. */
  function compare(one: readonly SeamLine[], other: readonly SeamLine[]): number {
    return (
      other.length - one.length ||
      unevenness(one) - unevenness(other) ||
      (sidesOf(one) < sidesOf(other) ? -1 : 1)
    );
  }

  function unevenness([cut]: readonly SeamLine[]): number {
    return cut ? Math.abs(countOf(cut.first & region) - countOf(cut.second & region)) : Infinity;
  }

  function sidesOf([cut]: readonly SeamLine[]): string {
    if (!cut) return '';
    return [cut.first, cut.second]
      .map((side) => lookOf(indicesOf(side & region)))
      .sort()
      .join('|');
  }
}

function isParallel({ across: a }: SeamLine, { across: b }: SeamLine): boolean {
  return Math.abs(a.x * b.y - a.y * b.x) <= PARALLEL;
}

function indicesOf(set: PatchSet): number[] {
  return Array.from(set.toString(2))
    .reverse()
    .flatMap((bit, index) => (bit === '1' ? [index] : []));
}

function countOf(set: PatchSet): number {
  return set.toString(2).replaceAll('0', '').length;
}
