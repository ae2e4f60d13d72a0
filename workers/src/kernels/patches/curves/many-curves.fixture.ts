import { bulged, type Outline } from '@quiltwright/shared/geometry/outline';
import type { DrawnCorner } from './own-shapes.fixture';
import { QUARTER } from './own-shapes.fixture';

/** Returns an outline through corners in block units, rounded to four decimals as in stored blocks. */
function through(corners: readonly DrawnCorner[]): Outline {
  const stored = (place: number) => Math.round(place * 1e4) / 1e4;
  return bulged(corners.map(([x, y, bulge = 0]) => ({ x: stored(x), y: stored(y), bulge })));
}

/** Returns quarters of discs over each other, spread over the block in both directions. */
export function quarterDiscs(count: number, radius: number): Outline[] {
  const room = 1000 - radius;
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [(i * 0.618_034 * room) % room, (i * 0.754_878 * room) % room];
    return through([
      [x, y],
      [x + radius, y, QUARTER],
      [x, y + radius],
    ]);
  });
}

/** Returns halves of one disc, each turned a little against the one before. */
export function halfDiscs(count: number): Outline[] {
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [400 * Math.cos((i * Math.PI) / count), 400 * Math.sin((i * Math.PI) / count)];
    return through([
      [500 + x, 500 + y, 1],
      [500 - x, 500 - y],
    ]);
  });
}

/** Returns combs with 29 teeth each, turned against each other. Their teeth cross each other everywhere. */
export function combs(count: number): Outline[] {
  const teeth = 29;
  return Array.from({ length: count }, (_, i) => {
    const [cos, sin] = [Math.cos((i * Math.PI) / count), Math.sin((i * Math.PI) / count)];
    const turned = ([x, y]: readonly [number, number]): DrawnCorner => [
      500 + 700 * ((x - 0.5) * cos - (y - 0.5) * sin),
      500 + 700 * ((x - 0.5) * sin + (y - 0.5) * cos),
    ];
    const edge = Array.from({ length: teeth }, (_, tooth) => {
      const [left, right] = [tooth / teeth, (tooth + 0.5) / teeth];
      return [
        [left, 0.97],
        [left, 0.03],
        [right, 0.03],
        [right, 0.97],
      ] as const;
    }).flat();
    return through([...edge, [1, 1] as const, [0, 1] as const].map(([x, y]) => turned([x, y])));
  });
}
