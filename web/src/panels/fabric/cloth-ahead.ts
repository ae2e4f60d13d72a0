import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { savesData } from '../../browser/chunks';
import { loadPicture, type LoadedPicture } from '../../render/load-picture';
import { clothPicture } from '../../server/pictures';

/** So many pictures stay decoded until one of them is painted with. */
const MOST = 8;

const ahead = new Map<string, Promise<LoadedPicture | null>>();

/** Has the cloth of a fabric that will perhaps be taken fetched and decoded, unless whoever looks saves data. */
export function fetchClothAhead(fabric: Fabric | undefined): void {
  if (!fabric || savesData()) return;
  const url = clothPicture(fabric);
  if (ahead.has(url)) return;
  const picture = loadPicture(url).catch(() => {
    ahead.delete(url);
    return null;
  });
  ahead.set(url, picture);
  const [oldest] = ahead.keys();
  if (ahead.size > MOST && oldest !== undefined) ahead.delete(oldest);
}
