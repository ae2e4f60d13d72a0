import { Demand, type Column, type Laid, type SizedPieces, type StripPattern } from './strip-patterns';

/**
 * The rules that choose the orientation of the first pieces in a strip. `low` chooses the lowest, `tall` the tallest,
 * and `least` the orientation that needs the least fabric.
 */
export const LYINGS = ['low', 'tall', 'least'] as const;
export type Lying = (typeof LYINGS)[number];

/**
 * Fills strips one after the other. Each strip starts with the tallest remaining piece, then gets other pieces that
 * fit, the tallest first. Repeats a strip while enough pieces remain.
 */
export function firstFit(
  sizes: readonly SizedPieces[],
  ways: readonly Laid[],
  { cloth, lying }: { cloth: number; lying: Lying },
): StripPattern[] {
  const demand = new Demand(sizes);
  const begun = bySize(ways, sizes.length)
    .map((own) => beginning(own, cloth, lying))
    .filter((way) => way !== undefined)
    .sort((a, b) => b.height - a.height || b.width - a.width);
  const patterns: StripPattern[] = [];
  for (const first of begun) {
    while (demand.of(first.size) > 0) {
      const columns: Column[] = [];
      let room = cloth;
      const used = new Map<number, number>();
      for (const way of [first, ...ways]) {
        if (way.height > first.height) continue;
        const stack = Math.floor(first.height / way.height);
        for (;;) {
          const left = demand.of(way.size) - (used.get(way.size) ?? 0);
          if (left <= 0 || way.width > room) break;
          const pieces = Math.min(stack, left);
          columns.push({ ...way, stack: pieces });
          used.set(way.size, (used.get(way.size) ?? 0) + pieces);
          room -= way.width;
        }
      }
      const cut = demand.cut(columns, Infinity);
      if (cut) patterns.push(cut);
    }
  }
  return patterns;
}

function beginning(own: readonly Laid[], cloth: number, lying: Lying): Laid | undefined {
  const rank = (way: Laid) => {
    if (lying === 'low') return way.height;
    return lying === 'tall' ? -way.height : way.height / Math.floor(cloth / way.width);
  };
  return [...own].sort((a, b) => rank(a) - rank(b))[0];
}

/**
 * Returns strips with pieces of one size each, in the orientation that needs the least fabric for all pieces of this
 * size.
 */
export function perSize(sizes: readonly SizedPieces[], ways: readonly Laid[], cloth: number): StripPattern[] {
  return bySize(ways, sizes.length).flatMap((own, size) => {
    const count = sizes[size]?.count ?? 0;
    const eachOf = ({ width }: Laid) => Math.floor(cloth / width);
    const takes = (way: Laid) => Math.ceil(count / eachOf(way)) * way.height;
    const [best] = [...own].sort((a, b) => takes(a) - takes(b));
    if (!best) return [];
    const [full, rest] = [Math.floor(count / eachOf(best)), count % eachOf(best)];
    const strips = (pieces: number, times: number): StripPattern => {
      const columns = Array.from({ length: pieces }, () => ({ ...best, stack: 1 }));
      return { times, height: best.height, columns };
    };
    return [strips(eachOf(best), full), strips(rest, rest > 0 ? 1 : 0)].filter(({ times }) => times > 0);
  });
}

function bySize(ways: readonly Laid[], sizes: number): Laid[][] {
  const own: Laid[][] = Array.from({ length: sizes }, () => []);
  for (const way of ways) own[way.size]?.push(way);
  return own;
}
