import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { fabricQuery } from '../server/queries';

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
  const known = useQueries({
    // The same ones are looked at once.
    queries: useMemo(() => numbers.map(fabricQuery), [numbers]),
    combine: useCallback(
      (results: { data?: Fabric | undefined }[]) =>
        new Map(results.flatMap(({ data }) => (data ? [[data.fabricNum, data] as const] : []))),
      [],
    ),
  });
  return useCallback(
    (fabricNum) => (fabricNum === atHand?.fabricNum ? atHand : known.get(fabricNum)),
    [known, atHand],
  );
}
