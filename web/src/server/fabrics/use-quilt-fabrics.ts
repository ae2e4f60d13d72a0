import { quiltFabrics, type Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useMemo } from 'react';
import { useFabrics, type FindFabric } from './use-fabrics';

/**
 * Fetches the fabrics of a quilt and of its preview, and returns a function that finds fabrics by number. `given` is a
 * fabric that the caller knows already.
 */
export function useQuiltFabrics(quilt: Quilt, tried: Quilt | null, given: Fabric | null): FindFabric {
  const numbers = useMemo(
    () => [...new Set([quilt, ...(tried ? [tried] : [])].flatMap(quiltFabrics))],
    [quilt, tried],
  );
  return useFabrics(numbers, given);
}
