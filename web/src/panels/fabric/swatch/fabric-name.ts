import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import { nameOfFabric } from '../finding/fabric-search';

/** Returns the name of a fabric, even of a deleted one. */
export function fabricName(fabricNum: number, find: FindFabric): string {
  const fabric = find(fabricNum);
  return fabric ? nameOfFabric(fabric) : `Fabric ${fabricNum}`;
}
