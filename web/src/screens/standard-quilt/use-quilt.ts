import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { quiltFabrics, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import type { QuiltDocument } from '../../document/quilt-document';
import { quiltTable } from '../../document/quilt-store';
import { fabricQuery } from '../../server/queries';

export function useQuiltDocument(): QuiltDocument {
  return useStore(quiltTable);
}

/** Looks up a fabric by number; undefined while it isn't known. Another function each time that more are known. */
export type FindFabric = (fabricNum: number) => Fabric | undefined;

/** The fabrics of a quilt and of what it is tried as, asked for as they are needed, and one that is at hand. */
export function useFabrics(quilt: Quilt, tried: Quilt | null, atHand: Fabric | null): FindFabric {
  const numbers = useMemo(
    () => [...new Set([quilt, ...(tried ? [tried] : [])].flatMap(quiltFabrics))],
    [quilt, tried],
  );
  const known = useQueries({
    queries: numbers.map(fabricQuery),
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
