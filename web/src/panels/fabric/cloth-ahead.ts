import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { savesData } from '../../browser/saves-data';
import { clothPicture } from '../../server/pictures';

/**
 * Makes what fetches the cloth of a fabric that may be taken next, unless the quilter saves data. The browser keeps it;
 * it is decoded by what paints with it, as large as that needs it.
 */
export function createClothAhead(): (fabric: Fabric | undefined) => void {
  const asked = new Set<string>();
  return (fabric) => {
    if (!fabric || savesData()) return;
    const url = clothPicture(fabric);
    if (asked.has(url)) return;
    asked.add(url);
    fetch(url)
      .then((answer) => answer.blob())
      .catch(() => asked.delete(url));
  };
}
