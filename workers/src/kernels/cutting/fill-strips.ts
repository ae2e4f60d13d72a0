import { Demand, type Column, type Laid, type Size, type StripPattern } from './strip-patterns';

/** How a size lies in strips that are begun for it: as low or as tall as may be, or so that a piece takes least. */
export const LYINGS = ['low', 'tall', 'least'] as const;
export type Lying = (typeof LYINGS)[number];

/**
 * First fit: a strip is begun for the tallest size that is left, and filled with what is left, the tallest first. It is
 * cut as often as it is of use.
 */
export function firstFit(
  sizes: readonly Size[],
  ways: readonly Laid[],
  { cloth, lying }: { cloth: number; lying: Lying },
): StripPattern[] {
  const demand = new Demand(sizes);
  const begun = sizes
    .map((_, size) =>
      beginning(
        ways.filter((way) => way.size === size),
        cloth,
        lying,
      ),
    )
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

/** Each size in strips of its own. */
export function perSize(sizes: readonly Size[], ways: readonly Laid[], cloth: number): StripPattern[] {
  const demand = new Demand(sizes);
  return sizes.flatMap((_, size) => {
    const own = ways.filter((way) => way.size === size);
    const laid = own.map((way) => {
      const each = Math.floor(cloth / way.width);
      return { way, each, takes: Math.ceil(demand.of(size) / each) * way.height };
    });
    const [best] = laid.sort((a, b) => a.takes - b.takes);
    if (!best) return [];
    const columns = Array.from({ length: best.each }, () => ({ ...best.way, stack: 1 }));
    const full = demand.cut(columns, Infinity);
    const rest = demand.cut(columns, 1);
    return [full, rest].filter((pattern) => pattern !== null);
  });
}
