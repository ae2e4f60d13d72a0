import { boxOfPoints, type Box } from '@quiltwright/shared/geometry/box';
import { areaOf, isStraight, polygon, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import { linedPatch, seamLines, type PatchSet, type SeamLine, type SeamWay } from '../foundation/seam-lines';

/**
 * A part of a block, and how it is pieced: as one patch, as parts with straight seams between them, as patches with
 * curved seams, or as set-in patches.
 */
export interface Piecing {
  /** Indexes of the patches in this part. */
  patches: number[];
  /**
   * The smaller parts that this part is sewn from, in order from the top or the left, with a straight seam between
   * neighbours. Empty for one patch, for patches with curved seams and for set-in patches.
   */
  parts: Piecing[];
  /**
   * Direction of the seams between `parts`. `setIn` if no straight seam runs through this part, and `curved` if it has
   * curved patches besides. Null for one patch.
   */
  seams: SeamWay | 'setIn' | 'curved' | null;
  /** A unit vector at a right angle to the seams. It points from each part in `parts` to the next part. */
  across: Point;
  /** The smallest box around the part, in inches from the block’s corner, without seam allowances. */
  box: Box;
  /** True if the part fills its `box`, and so is a rectangle with horizontal and vertical sides. */
  isRectangle: boolean;
}

/** Lines count as parallel if the sine of the angle between them is at most this. */
const PARALLEL = 1e-4;
/** A part fills its box if at most this fraction of the box is bare, because of rounding. */
const LEAST_BARE = 1e-3;
/** A part counts as a square if its sides differ by at most this, in inches, because of rounding. */
const HAIR = 0.02;
/**
 * Rows with more parts than this are not searched for groups of parts that make squares. The number of possible
 * groupings grows exponentially with the number of parts.
 */
const MOST_PARTS = 12;
const NOWHERE: Point = { x: 0, y: 0 };

/**
 * Returns how a block is pieced; null for a block without patches. All horizontal seams from side to side come first
 * and give rows, then the vertical seams of each row. The same is repeated within each part, and slanted seams come
 * last. The choice of seams doesn't affect which parts can be sewn straight. A line that crosses no patch of a block
 * also crosses no patch of its parts.
 * @param patches that lie side by side, with corners in inches
 * @param size of the block, in inches
 * @param lookOf returns the same text for parts that look alike after quarter turns. If several seams are equally good,
 *   these texts choose the seam, so that parts that look alike are pieced alike
 * @param rows `squares` joins the parts of a row that together make a square, such as a four-patch, into one part;
 *   `parts` keeps them separate
 */
export function piecingOf(
  patches: readonly { corners: readonly Point[]; outline?: Outline }[],
  size: { width: number; height: number },
  lookOf: LookOf = () => '',
  rows: 'parts' | 'squares' = 'parts',
): Piecing | null {
  if (patches.length === 0) return null;
  const scale = { x: LIMITS.blockSpace / size.width, y: LIMITS.blockSpace / size.height };
  const inUnits = ({ x, y }: Point) => ({ x: x * scale.x, y: y * scale.y });
  const lined = patches.map((patch) => linedPatch(patch, inUnits));
  return pieced((1n << BigInt(patches.length)) - 1n, seamLines(lined));

  function pieced(region: PatchSet, among: readonly SeamLine[]): Piecing {
    const own = indicesOf(region);
    const box = boxOf(own);
    const area = own.reduce((sum, index) => sum + areaOf(polygon(patches[index]?.corners ?? [])), 0);
    const isRectangle = Math.abs(box.width * box.height - area) <= LEAST_BARE * box.width * box.height;
    const whole = { patches: own, box, isRectangle };
    if (own.length === 1) return { ...whole, parts: [], seams: null, across: NOWHERE };
    const cuts = seamsThrough(region, among, lookOf);
    const [cut] = cuts;
    if (!cut) {
      const isCurved = own.some((index) => !isStraight(patches[index]?.outline ?? []));
      return { ...whole, parts: [], seams: isCurved ? 'curved' : 'setIn', across: NOWHERE };
    }
    const regions: PatchSet[] = [];
    let before = 0n;
    for (const end of [...cuts.map(({ first }) => first & region), region]) {
      regions.push(end & ~before);
      before = end;
    }
    const parts = (
      rows === 'squares' && cut.way !== 'slanted' ? squaresOf(regions, box, cut.way) : regions
    ).map((part) => pieced(part, among));
    return { ...whole, parts, seams: cut.way, across: cut.across };
  }

  /**
   * Joins neighbouring parts of a row that make a square as high as the row. Returns the parts unchanged if joining
   * them would increase the number of different parts to sew.
   */
  function squaresOf(regions: readonly PatchSet[], row: Box, way: 'level' | 'upright'): readonly PatchSet[] {
    const [side, length] = way === 'upright' ? [row.height, row.width] : [row.width, row.height];
    if (length < side + HAIR || regions.length > MOST_PARTS) return regions;
    const lengths = regions.map((part) => {
      const { width, height } = boxOf(indicesOf(part));
      return way === 'upright' ? width : height;
    });
    const looks = new Map<PatchSet, string>();
    const lookOfPart = (part: PatchSet) => {
      const look = looks.get(part) ?? lookOf(indicesOf(part));
      looks.set(part, look);
      return look;
    };
    const kinds = (parts: readonly PatchSet[]) => new Set(parts.map(lookOfPart)).size;
    // A square in which all parts differ saves nothing, unless the row has an equal square.
    const isWorth = (parts: readonly PatchSet[]) =>
      kinds(parts) < kinds(regions) ||
      parts.every((part) => {
        const own = regions.filter((each) => (each & part) !== 0n);
        return own.length === 1 || kinds(own) < own.length;
      });
    return waysFrom(0)
      .filter(isWorth)
      .reduce((best, parts) => {
        const fewer = kinds(parts) - kinds(best) || parts.length - best.length;
        return fewer < 0 ? parts : best;
      }, regions);

    function waysFrom(start: number): PatchSet[][] {
      const first = regions[start];
      if (first === undefined) return [[]];
      const ways = waysFrom(start + 1).map((rest) => [first, ...rest]);
      let [square, sum] = [first, lengths[start] ?? 0];
      for (let end = start + 1; end < regions.length && sum < side - HAIR; end++) {
        square |= regions[end] ?? 0n;
        sum += lengths[end] ?? 0;
        if (Math.abs(sum - side) <= HAIR) ways.push(...waysFrom(end + 1).map((rest) => [square, ...rest]));
      }
      return ways;
    }
  }

  function boxOf(indices: readonly number[]): Box {
    return boxOfPoints(indices.flatMap((index) => patches[index]?.corners ?? []));
  }
}

type LookOf = (indices: readonly number[]) => string;

/**
 * Returns the parallel seams that split a set of patches, starting from the top or left. Returns none if no straight
 * line splits it.
 */
function seamsThrough(
  region: PatchSet,
  among: readonly SeamLine[],
  lookOf: (indices: readonly number[]) => string,
): SeamLine[] {
  const cuts = new Map<PatchSet, SeamLine>();
  for (const line of among) {
    const [first, second] = [line.first & region, line.second & region];
    const isThrough = first !== 0n && second !== 0n && (first | second) === region;
    // Two lines of one region may split it in the same way.
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

  /**
   * Compares two sets of parallel seams for sorting. The set with more seams comes first. Between sets of equal size,
   * the set that splits the patches more evenly comes first.
   */
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
