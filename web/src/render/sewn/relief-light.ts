import type { Box } from '@quiltwright/shared/geometry/box';
import type { Point } from '@quiltwright/shared/geometry/point';
import { FINEST } from '@quiltwright/shared/quilting/sewn/light';
import { reliefGreys, type Relief } from '@quiltwright/shared/quilting/sewn/relief';
import { discard, type Brush, type Surface } from '../surface/surface';
import { lightBy, pictureOf } from './light';

/**
 * Returns the light map of a part of a relief (the heights of a sewn surface): a grey picture of its light and shade.
 * @param box the part, in pixels
 * @param scale the number of pixels per inch, in `box` and in the light map
 */
export function reliefLight(relief: Relief, box: Box, scale: number): Surface {
  const { width, height } = box;
  return pictureOf({ greys: reliefGreys(relief, box, scale), width, height });
}

/**
 * Adds light and shade to a part of a picture, so that the cloth seems to have the heights of a relief.
 * @param corner the point of the picture where the relief's point (0, 0) lies, in pixels of the picture
 * @param seen the part, in pixels of the picture
 * @param scale the number of pixels per inch in the picture
 */
export function layRelief(brush: Brush, relief: Relief, corner: Point, seen: Box, scale: number): void {
  const factor = Math.min(1, FINEST / scale);
  // One more pixel on each side, because enlarging mixes the pixels beside each other.
  const more = factor < 1 ? 1 : 0;
  const x = Math.floor((seen.x - corner.x) * factor) - more;
  const y = Math.floor((seen.y - corner.y) * factor) - more;
  const width = Math.ceil((seen.x + seen.width - corner.x) * factor) + more - x;
  const height = Math.ceil((seen.y + seen.height - corner.y) * factor) + more - y;
  const map = reliefLight(relief, { x, y, width, height }, scale * factor);
  lightBy(brush, seen, map, {
    x: corner.x + x / factor,
    y: corner.y + y / factor,
    width: width / factor,
    height: height / factor,
  });
  discard(map);
}
