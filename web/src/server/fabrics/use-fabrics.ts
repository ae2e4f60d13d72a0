import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { fabricQuery, knownFabric } from '../queries/queries';

/** Returns a fabric by number; undefined while it isn't known. It is a new function each time more are known. */
export type FindFabric = (fabricNum: number) => Fabric | undefined;

/** Returns the known fabrics of these numbers that are in a palette, so that a quilter can use more of them. */
export function palettedFabrics(numbers: readonly number[], find: FindFabric): Fabric[] {
  return numbers.flatMap((fabricNum) => {
    const fabric = find(fabricNum);
    return fabric && fabric.paletteNum !== 0 ? fabric : [];
  });
}

/** Returns the fabrics of these numbers, fetched as they are needed, and one more that is known. */
export function useFabrics(numbers: readonly number[], atHand: Fabric | null): FindFabric {
  const client = useQueryClient();
  // A fabric never changes. Watching a known one would render all its users a second time.
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
      fabricNum === atHand?.fabricNum ? atHand : (fetched.get(fabricNum) ?? knownFabric(client, fabricNum)),
    [client, fetched, atHand],
  );
}
