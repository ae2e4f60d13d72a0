import type { Box } from '@quiltwright/shared/geometry/box';
import { FLAT, type LightMap } from '@quiltwright/shared/quilting/sewn/light';
import { brushOf, newSurface, type Brush, type Surface } from '../surface/surface';

/** Four bytes of a pixel as one number: full opacity, and equal red, green and blue. */
const OPAQUE = 0xff000000;
const GREY = 0x010101;

/** Returns a light map as a grey picture. */
export function pictureOf({ greys, width, height }: LightMap): Surface {
  const surface = newSurface(width, height);
  const brush = brushOf(surface);
  const image = brush.createImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  for (let at = 0; at < greys.length; at++) pixels[at] = OPAQUE | ((greys[at] ?? 0) * GREY);
  brush.putImageData(image, 0, 0);
  return surface;
}

/**
 * Makes a part of a picture look lit. Multiplies the picture by light maps, which darkens it. Then brightens the part
 * until flat cloth is `exposure` times as bright as before.
 * @param box the part to brighten, in the brush's coordinates
 * @param lay paints the light maps; the brush multiplies colours during this call
 * @param maps the number of light maps that `lay` paints over one another
 * @param exposure the brightness of flat cloth afterwards, as a multiple of its brightness before
 */
export function light(brush: Brush, box: Box, lay: () => void, maps = 1, exposure = 1): void {
  brush.save();
  brush.globalCompositeOperation = 'multiply';
  lay();
  // This mode divides each colour by one minus the fill's grey.
  const grey = Math.round(255 * (1 - FLAT ** maps / exposure));
  brush.globalCompositeOperation = 'color-dodge';
  brush.fillStyle = `rgb(${grey} ${grey} ${grey})`;
  brush.fillRect(box.x, box.y, box.width, box.height);
  brush.restore();
}

/**
 * Adds the light and shade of a light map to a part of a picture. The light map is stretched over the box of the last
 * parameter, in pixels of the picture. This box may extend beyond the part.
 * @param seen the part, in pixels of the picture
 */
export function lightBy(brush: Brush, seen: Box, map: Surface, { x, y, width, height }: Box): void {
  light(brush, seen, () => {
    // The edges of an enlarged light map aren't sharp, so they lie outside the part.
    brush.beginPath();
    brush.rect(seen.x, seen.y, seen.width, seen.height);
    brush.clip();
    brush.drawImage(map, x, y, width, height);
  });
}
