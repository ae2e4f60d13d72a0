import { CLOTH_TILE } from '@quiltwright/shared/limits';
import type { Cloth } from './cloth-store';

const patterns = new WeakMap<HTMLCanvasElement, CanvasPattern>();

/**
 * The fill style that lays `cloth` at true scale, its corner at (x, y).
 * @param across target pixels an inch, horizontally; `down` vertically
 */
export function clothFill(
  context: CanvasRenderingContext2D,
  cloth: Cloth,
  x: number,
  y: number,
  across: number,
  down = across,
): string | CanvasPattern {
  const wanted = CLOTH_TILE * Math.max(across, down);
  let level = cloth.levels[0];
  for (const smaller of cloth.levels) if (smaller.width >= wanted) level = smaller;
  if (!level) return cloth.colour;
  let pattern = patterns.get(level);
  if (!pattern) {
    pattern = context.createPattern(level, 'repeat') ?? undefined;
    if (!pattern) return cloth.colour;
    patterns.set(level, pattern);
  }
  pattern.setTransform(
    new DOMMatrix([(CLOTH_TILE * across) / level.width, 0, 0, (CLOTH_TILE * down) / level.height, x, y]),
  );
  return pattern;
}
