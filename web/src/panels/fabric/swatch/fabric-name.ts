import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import { nameOfFabric } from '../finding/fabric-search';

/** Returns the name of a fabric. For a fabric that isn't found, returns its number in words: Fabric 12. */
export function fabricName(fabricNum: number, find: FindFabric): string {
  const fabric = find(fabricNum);
  return fabric ? nameOfFabric(fabric) : `Fabric ${fabricNum}`;
}
