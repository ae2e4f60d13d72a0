import { allQuiltFabrics, quiltFabrics, type Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useMemo } from 'react';
import { useFabrics, type FindFabric } from './use-fabrics';

/**
 * Fetches the fabrics of a quilt, of its colourways and of its preview `tried`. Returns a function that finds a fabric
 * by its number. `given` is a fabric that needs no fetching; null for none.
 */
export function useQuiltFabrics(quilt: Quilt, tried: Quilt | null, given: Fabric | null): FindFabric {
  const numbers = useMemo(
    () => [...new Set([...allQuiltFabrics(quilt), ...(tried ? quiltFabrics(tried) : [])])],
    [quilt, tried],
  );
  return useFabrics(numbers, given);
}
