import { pathData } from '@quiltwright/shared/geometry/outline';
import { CLOTH_TILE, DEFAULTS, LIMITS } from '@quiltwright/shared/limits';
import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { outlineOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { fromHex } from './cloth/colour.js';

/** A fabric with its number and mean colour, #rrggbb. */
interface Cloth {
  fabricNum: number;
  averageColour: string;
}

/**
 * Returns for each fabric of the block, in the block's order, the number of the fabric from `others` that replaces it.
 * Each old fabric gets a new fabric of similar lightness. The most similar pair is chosen first. A new fabric is used
 * twice only after all fabrics of `others` are used.
 */
export function recast(block: readonly Cloth[], others: readonly Cloth[]): number[] {
  const pairs = block
    .flatMap((cloth, spot) => others.map((other) => ({ spot, other, far: difference(cloth, other) })))
    .sort((one, next) => one.far - next.far);
  const cast = new Map<number, number>();
  const taken = new Set<number>();
  for (const { spot, other } of pairs) {
    if (cast.has(spot) || (taken.has(other.fabricNum) && taken.size < others.length)) continue;
    cast.set(spot, other.fabricNum);
    taken.add(other.fabricNum);
  }
  return block.map((_, spot) => cast.get(spot) ?? 0);
}

function difference(one: Cloth, other: Cloth): number {
  return Math.abs(fromHex(one.averageColour).l - fromHex(other.averageColour).l);
}

/** The side of a tile of fabric (6 inches), in block units of a 12-inch block. */
const TILE = (CLOTH_TILE / DEFAULTS.blockSide) * LIMITS.blockSpace;
/**
 * The width of the line around each patch, in block units. The line extends under the neighbouring patches. Without it,
 * the background would show in the seams.
 */
const UNDER = 1.5;

/**
 * Returns a block as an SVG picture.
 * @param levels the layers, in the placeholder fabrics 1, 2, 3 …
 * @param tiles the addresses of the fabric pictures for the placeholders 1, 2, 3 … in turn
 */
export function drawnIn(levels: Levels, tiles: readonly string[]): string {
  const patterns = tiles.map(
    (tile, index) =>
      `<pattern id="f${String(index + 1)}" width="${String(TILE)}" height="${String(TILE)}" patternUnits="userSpaceOnUse"><image href="${tile}" width="${String(TILE)}" height="${String(TILE)}" preserveAspectRatio="none"/></pattern>`,
  );
  const patches = levels.flat().map((shape) => {
    const fill = shape.fillFabric === 0 ? '#fff' : `url(#f${String(shape.fillFabric)})`;
    return `<path d="${pathData(outlineOf(shape))}" fill="${fill}" stroke="${fill}" stroke-width="${String(UNDER)}"/>`;
  });
  const side = String(LIMITS.blockSpace);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="480" height="480"><defs>${patterns.join('')}</defs>${patches.join('')}</svg>`;
}
