import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { savesData } from '../../browser/saves-data';
import { loadImage } from '../../render/load-picture';
import { clothPicture } from '../../server/pictures';

/** So many pictures are kept until one of them is painted with. */
const MOST = 8;

/** Makes what fetches the cloth of a fabric that may be taken next, unless the quilter saves data. */
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
