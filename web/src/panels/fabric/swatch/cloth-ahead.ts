import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { savesData } from '../../../browser/saves-data';
import { loadImage } from '../../../render/surface/load-picture';
import { clothPicture } from '../../../server/uploads/pictures';

/** The greatest number of fabric pictures that are kept in memory in advance. */
const MOST = 8;

/**
 * Returns a function that fetches the picture of a fabric in advance, in case the quilter uses the fabric. If
 * the browser's data saver is on, the function fetches nothing.
 */
export function createClothAhead(): (fabric: Fabric | undefined) => void {
  const ahead = new Map<string, Promise<HTMLImageElement | null>>();
  return (fabric) => {
    if (!fabric || savesData()) return;
    const url = clothPicture(fabric);
    if (ahead.has(url)) return;
    const picture = loadImage(url).catch(() => {
      ahead.delete(url);
      return null;
    });
    ahead.set(url, picture);
    const [oldest] = ahead.keys();
    if (ahead.size > MOST && oldest !== undefined) ahead.delete(oldest);
  };
}
