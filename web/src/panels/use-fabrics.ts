import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { fabricQuery, knownFabric } from '../server/queries';

/** Looks up a fabric by number; undefined while it isn't known. Another function each time that more are known. */
export type FindFabric = (fabricNum: number) => Fabric | undefined;

/** The fabrics of these numbers that are known and lie in a palette, so that more of them can be taken. */
export function palettedFabrics(numbers: readonly number[], find: FindFabric): Fabric[] {
  return numbers.flatMap((fabricNum) => {
    const fabric = find(fabricNum);
    return fabric && fabric.paletteNum !== 0 ? fabric : [];
  });
}

/** The fabrics of these numbers, asked for as they are needed, and one that is at hand. */
export function useFabrics(numbers: readonly number[], atHand: Fabric | null): FindFabric {
  const client = useQueryClient();
  // A fabric never changes. To watch one more that is known would render all that uses them a second time.
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
