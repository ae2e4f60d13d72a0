import { intersection, type Box } from '@quiltwright/shared/geometry/box';
import { bindingMap, bindingStrips, bindingWidth } from '@quiltwright/shared/quilting/sewn/binding';
import { fabricFill } from '../fabric/fabric-fill';
import type { FindFabricPicture } from '../fabric/fabric-picture-store';
import { discard, type Brush } from '../surface/surface';
import { lightBy, pictureOf } from './light';

/**
 * Paints the part of a quilt's binding that lies in the box `part`.
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
  const width = bindingWidth(scale);
  brush.save();
  brush.fillStyle = fabricFill(brush, cloths, fabric, whole.x + 1.7 * scale, whole.y + 2.3 * scale, scale);
  brush.beginPath();
  brush.rect(whole.x, whole.y, whole.width, whole.height);
  brush.rect(whole.x + width, whole.y + width, whole.width - 2 * width, whole.height - 2 * width);
  brush.fill('evenodd');
  brush.restore();
  for (const strip of bindingStrips(whole, scale)) {
    const seen = intersection(strip, part);
    if (!seen) continue;
    const map = pictureOf(bindingMap(whole, seen, scale));
    lightBy(brush, seen, map, seen);
    discard(map);
  }
}
