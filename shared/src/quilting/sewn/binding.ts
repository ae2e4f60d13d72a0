import type { Box } from '../../geometry/box.js';
import { greysOf, type LightMap } from './light.js';

/** The visible width of the binding, in inches. */
export const BINDING = 0.375;
/** The width of the shadow that the binding throws on the quilt, in inches. */
const SHADOW = 0.16;
/** The share by which the steepest part of the binding is darker or brighter, and its darkest shadow. */
const ROUND = 0.5;
const DARK = 0.3;

/**
 * Returns the number of a fabric that suits the binding: the darkest of `fabrics` except `outermost`. So the binding
 * stands out from the outer border. Returns `outermost` if there is no other fabric.
 * @param fabrics the numbers of the quilt's fabrics
 * @param outermost the number of the outer border's fabric; 0 without an outer border
 * @param lightnessOf returns the lightness of a fabric's mean colour
 */
export function bindingFabric(
  fabrics: Iterable<number>,
  outermost: number,
  lightnessOf: (fabric: number) => number,
): number {
  let [darkest, least] = [outermost, Infinity];
  for (const fabric of fabrics) {
    if (fabric === 0 || fabric === outermost) continue;
    const dark = lightnessOf(fabric);
    if (dark < least) [darkest, least] = [fabric, dark];
  }
  return darkest;
}

/**
 * Returns the four strips along the edges of a quilt that contain the binding and its shadow: top, bottom, left and
 * right. The strips don't overlap.
 * @param whole the box of the quilt, in pixels, at `scale` pixels per inch
 */
export function bindingStrips(whole: Box, scale: number): Box[] {
  const reach = bindingWidth(scale) + Math.max(1, Math.round(SHADOW * scale));
  const inner = whole.height - 2 * reach;
  return [
    { ...whole, height: reach },
    { ...whole, y: whole.y + whole.height - reach, height: reach },
    { x: whole.x, y: whole.y + reach, width: reach, height: inner },
    { x: whole.x + whole.width - reach, y: whole.y + reach, width: reach, height: inner },
  ];
}

/** Returns the visible width of the binding in pixels, at `scale` pixels per inch: at least one. */
export function bindingWidth(scale: number): number {
  return Math.max(1, Math.round(BINDING * scale));
}

/**
 * Returns the light map (light and shadow in greys) of the binding and its shadow, for the part `seen` of the quilt
 * `whole`.
 * @param scale the number of pixels per inch, in both boxes
 */
export function bindingMap(whole: Box, seen: Box, scale: number): LightMap {
  const [wide, tall] = [seen.width + 1, seen.height + 1];
  const heights = new Float32Array(wide * tall);
  const shade = new Float32Array(wide * tall);
  const right = whole.x + whole.width;
  const bottom = whole.y + whole.height;
  const line = Math.max(0.02, 0.5 / scale);
  for (let row = 0, at = 0; row < tall; row++) {
    const y = seen.y + row + 0.5;
    for (let column = 0; column < wide; column++, at++) {
      const x = seen.x + column + 0.5;
      const [toSide, toEnd] = [Math.min(x - whole.x, right - x), Math.min(y - whole.y, bottom - y)];
      const from = Math.max(0, Math.min(toSide, toEnd)) / scale;
      const share = Math.min(1, from / BINDING);
      heights[at] = ROUND * BINDING * 0.32 * Math.sin(Math.PI * share ** 0.8);
      const inside = from - BINDING;
      // The mitred seam of a corner lies where two sides of the binding meet.
      const mitre = share < 1 ? 0.35 * Math.exp(-(((toSide - toEnd) / scale / line) ** 2)) : 0;
      const ditch = 0.35 * Math.exp(-((inside / line) ** 2));
      const shadow = inside > 0 ? DARK * 0.6 * Math.exp(-inside / (SHADOW / 3)) : 0;
      shade[at] = (1 - mitre) * (1 - ditch) * (1 - shadow);
    }
  }
  const { width, height } = seen;
  return { greys: greysOf({ heights, shade, wide }, width, height, scale), width, height };
}
