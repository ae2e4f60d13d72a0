import { intersection, type Box } from '@quiltwright/shared/geometry/box';
import { lightness } from '@quiltwright/shared/model/cloth/oklab';
import { fabricFill } from '../fabric/fabric-fill';
import type { FindFabricPicture } from '../fabric/fabric-picture-store';
import type { Brush } from '../surface/surface';
import { discard } from '../surface/surface';
import { greysOf, lightBy, pictureOfGreys } from './light';

/** The visible width of the binding, in inches. */
export const BINDING = 0.375;
/** The width of the shadow that the binding throws on the quilt, in inches. */
const SHADOW = 0.16;
/** The share by which the steepest part of the binding is darker or brighter, and its darkest shadow. */
const ROUND = 0.5;
const DARK = 0.3;

/**
 * Returns the number of a fabric that suits the binding: the darkest of `fabrics` except `outermost`, so that the
 * binding stands out from the outer border. Returns `outermost` if there is no other fabric.
 * @param fabrics the numbers of the quilt's fabrics
 * @param outermost the number of the outer border's fabric; 0 without an outer border
 */
export function bindingFabric(
  fabrics: Iterable<number>,
  outermost: number,
  cloths: FindFabricPicture,
): number {
  let [darkest, least] = [outermost, Infinity];
  for (const fabric of fabrics) {
    if (fabric === 0 || fabric === outermost) continue;
    const dark = lightness(cloths(fabric, 1).colour);
    if (dark < least) [darkest, least] = [fabric, dark];
  }
  return darkest;
}

/**
 * Paints the binding around a quilt, as far as it lies in `part`.
 * @param whole the box of the quilt; both boxes are in pixels, at `scale` pixels to an inch
 */
export function paintBinding(
  brush: Brush,
  whole: Box,
  part: Box,
  scale: number,
  fabric: number,
  cloths: FindFabricPicture,
): void {
  const width = Math.max(1, Math.round(BINDING * scale));
  brush.save();
  brush.fillStyle = fabricFill(brush, cloths, fabric, whole.x + 1.7 * scale, whole.y + 2.3 * scale, scale);
  brush.beginPath();
  brush.rect(whole.x, whole.y, whole.width, whole.height);
  brush.rect(whole.x + width, whole.y + width, whole.width - 2 * width, whole.height - 2 * width);
  brush.fill('evenodd');
  brush.restore();
  const reach = width + Math.max(1, Math.round(SHADOW * scale));
  const right = whole.x + whole.width;
  const bottom = whole.y + whole.height;
  const inner = whole.height - 2 * reach;
  for (const strip of [
    { ...whole, height: reach },
    { ...whole, y: bottom - reach, height: reach },
    { x: whole.x, y: whole.y + reach, width: reach, height: inner },
    { x: right - reach, y: whole.y + reach, width: reach, height: inner },
  ]) {
    const seen = intersection(strip, part);
    if (!seen) continue;
    const map = bindingLight(whole, seen, scale);
    lightBy(brush, seen, map, seen);
    discard(map);
  }
}

/** Returns the light map of the binding in the part `seen` of the quilt. */
function bindingLight(whole: Box, seen: Box, scale: number) {
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
  return pictureOfGreys(
    greysOf({ heights, shade, wide }, seen.width, seen.height, scale),
    seen.width,
    seen.height,
  );
}
