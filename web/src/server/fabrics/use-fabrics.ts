import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { fabricQuery, knownFabric } from '../queries/queries';

/**
 * Returns a fabric by its number; undefined while the fabric isn't known. Hooks return a new function of this type
 * whenever more fabrics are known.
 */
export type FindFabric = (fabricNum: number) => Fabric | undefined;

/**
 * Returns the fabrics with these numbers that are known and in a palette. A fabric in no palette can't be chosen again.
 */
export function palettedFabrics(numbers: readonly number[], find: FindFabric): Fabric[] {
  return numbers.flatMap((fabricNum) => {
    const fabric = find(fabricNum);
    return fabric && fabric.paletteNum !== 0 ? fabric : [];
  });
}

/**
 * Fetches the fabrics with these numbers. Returns a function that finds a fabric by its number. `given` is a fabric
 * that needs no fetching; null for none.
 */
export function useFabrics(numbers: readonly number[], given: Fabric | null): FindFabric {
  const client = useQueryClient();
  // Only unknown fabrics are queried. A fabric never changes, and a query of a known fabric would render all its users
  // a second time.
  const missing = useMemo(
    () => numbers.filter((fabricNum) => !knownFabric(client, fabricNum)),
    [client, numbers],
  );
  const fetched = useQueries({
    queries: useMemo(() => missing.map(fabricQuery), [missing]),
    combine: useCallback(
      (results: { data?: Fabric | undefined }[]) =>
        new Map(results.flatMap(({ data }) => (data ? [[data.fabricNum, data] as const] : []))),
      [],
    ),
  });
  return useCallback(
    (fabricNum) =>
      fabricNum === given?.fabricNum ? given : (fetched.get(fabricNum) ?? knownFabric(client, fabricNum)),
    [client, fetched, given],
  );
}
