import type { PatchSet, SeamLine } from './seam-lines';

/**
 * A part of a block. A list is one section: the indexes of its patches in sewing order. An object is a part that a
 * straight seam splits in two.
 */
export type SectionTree = number[] | { first: SectionTree; second: SectionTree };

/**
 * The search for the fewest sections examines at most this many lines, which takes some tenths of a second. After that,
 * it accepts the first split that works.
 */
const MOST_STEPS = 200_000;
/** Areas that differ by at most this count as equal, in square block units. */
const SAME_AREA = 1;

interface Found {
  sections: number;
  tree: SectionTree;
}

/**
 * Splits a block into the fewest sections. A section is sewn patch by patch, with each new patch along one straight
 * seam. Returns null if the block can't be split into sections. Some part is then no section, and no straight seam runs
 * from end to end of that part. All other ways to split the block leave such a part too.
 * @param lines the lines of the block’s seams
 * @param areas the areas of the block's patches, in square block units
 */
export function fewestSections(lines: readonly SeamLine[], areas: readonly number[]): SectionTree | null {
  const known = new Map<PatchSet, Found | null>();
  let steps = 0;

  return best((1n << BigInt(areas.length)) - 1n, lines)?.tree ?? null;

  function best(region: PatchSet, among: readonly SeamLine[]): Found | null {
    const before = known.get(region);
    if (before !== undefined) return before;
    steps += among.length;
    const found = search(region, among.filter(parts(region)));
    known.set(region, found);
    return found;
  }

  function search(region: PatchSet, among: readonly SeamLine[]): Found | null {
    const order = sewingOrder(region, among);
    if (order) return { sections: 1, tree: order };
    let least: Found | null = null;
    for (const { first, second } of cutsOf(region, among)) {
      if (least && (least.sections === 2 || steps > MOST_STEPS)) break;
      const one = best(first, among);
      if (!one) return null;
      if (least && one.sections + 1 >= least.sections) continue;
      const other = best(second, among);
      if (!other) return null;
      const sections = one.sections + other.sections;
      if (!least || sections < least.sections)
        least = { sections, tree: { first: one.tree, second: other.tree } };
    }
    return least;
  }

  /**
   * Returns the ways to split a set of patches in two along a line that crosses none of them, the most even split
   * first.
   */
  function cutsOf(region: PatchSet, among: readonly SeamLine[]): Pick<SeamLine, 'first' | 'second'>[] {
    const cuts = among
      .map(({ first, second }) => ({ first: region & first, second: region & second }))
      .filter(({ first, second }) => (first | second) === region);
    // Counting the patches of a cut takes as long as examining several lines.
    steps += among.length + 4 * cuts.length;
    return cuts
      .map((cut) => ({ cut, uneven: Math.abs(countOf(cut.first) - countOf(cut.second)) }))
      .sort((a, b) => a.uneven - b.uneven)
      .map(({ cut }) => cut);
  }

  /**
   * Returns the sewing order of a section's patches, or null if they can't be sewn one by one. Starts from the end:
   * removes a patch that a line cuts off from all others, until one patch is left. The order of removal doesn’t affect
   * success, because such a line still cuts off its patch later. So the smallest patch is removed first, to be sewn
   * last. Among equal patches, the one with the highest index is removed first. As a result, a goose is sewn before its
   * sky (the small triangles beside it), and strips are sewn from the top or left.
   */
  function sewingOrder(region: PatchSet, among: readonly SeamLine[]): number[] | null {
    const backwards: number[] = [];
    let rest = region;
    let live = among;
    while (!isSingle(rest)) {
      let smallest: number | null = null;
      steps += live.length;
      for (const { first, second } of live) {
        const [one, other] = [rest & first, rest & second];
        if ((one | other) !== rest) continue;
        for (const side of [one, other]) {
          if (!isSingle(side)) continue;
          const patch = indexOf(side);
          if (smallest === null || isSooner(patch, smallest)) smallest = patch;
        }
      }
      if (smallest === null) return null;
      backwards.push(smallest);
      rest &= ~(1n << BigInt(smallest));
      live = live.filter(parts(rest));
    }
    return [indexOf(rest), ...backwards.reverse()];
  }

  function isSooner(patch: number, other: number): boolean {
    const larger = (areas[patch] ?? 0) - (areas[other] ?? 0);
    return larger < -SAME_AREA || (larger <= SAME_AREA && patch > other);
  }
}

/** Returns a function that is true for a line that splits the patches of a set, or crosses some of them. */
function parts(region: PatchSet): (line: SeamLine) => boolean {
  return ({ first, second }) => (region & ~first) !== 0n && (region & ~second) !== 0n;
}

function isSingle(set: PatchSet): boolean {
  return set !== 0n && (set & (set - 1n)) === 0n;
}

/** Returns the index of the patch in a set of one patch. */
function indexOf(set: PatchSet): number {
  return set.toString(2).length - 1;
}

function countOf(set: PatchSet): number {
  return set.toString(2).replaceAll('0', '').length;
}
