import type { FindFabric } from '../use-fabrics';
import { nameOfFabric } from './fabric-search';

/** What a fabric is called, also one that is no more there. */
export function fabricName(fabricNum: number, find: FindFabric): string {
  const fabric = find(fabricNum);
  return fabric ? nameOfFabric(fabric) : `Fabric ${fabricNum}`;
}
