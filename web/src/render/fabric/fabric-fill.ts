import { CLOTH_TILE } from '@quiltwright/shared/limits';
import type { FindFabricPicture } from './fabric-picture-store';
import type { Brush, Surface } from '../surface/surface';

const patterns = new WeakMap<Surface, CanvasPattern>();

/** Returns the side, in pixels, of a square of fabric of `CLOTH_TILE` inches, at `scale` pixels per inch. */
export function fabricPixels(scale: number): number {
  return CLOTH_TILE * scale;
}

/**
 * Returns the fill style of a fabric at true scale: a pattern whose corner is at (x, y). While the fabric has no
 * picture, returns its colour.
 * @param across canvas pixels per inch, horizontally; below 0 for a fabric that extends to the left
 * @param down canvas pixels per inch, vertically
 */
export function fabricFill(
  brush: Brush,
  cloths: FindFabricPicture,
  fabricNum: number,
  x: number,
  y: number,
  across: number,
  down = across,
): string | CanvasPattern {
  const wanted = fabricPixels(Math.max(Math.abs(across), down));
  const cloth = cloths(fabricNum, wanted);
  let level = cloth.levels[0];
  for (const smaller of cloth.levels) if (smaller.width >= wanted) level = smaller;
  if (!level) return cloth.colour;
  let pattern = patterns.get(level);
  if (!pattern) {
    pattern = brush.createPattern(level, 'repeat') ?? undefined;
    if (!pattern) return cloth.colour;
    patterns.set(level, pattern);
  }
  pattern.setTransform(
    new DOMMatrix([fabricPixels(across) / level.width, 0, 0, fabricPixels(down) / level.height, x, y]),
  );
  return pattern;
}
