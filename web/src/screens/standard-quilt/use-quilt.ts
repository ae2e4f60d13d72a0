import { quiltFabrics, type Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { QuiltDocument } from '../../model/standard-quilt/quilt-document';
import { useMade } from '../../server/use-tab';
import { createStandardQuiltSession } from '../../persistence/standard-quilt-session';
import { useFabrics, type FindFabric } from '../../panels/use-fabrics';

export function useQuiltDocument(): QuiltDocument {
  return useStore(useMade(createStandardQuiltSession).store);
}

/** The fabrics of a quilt and of what it is tried as, and one that is at hand. */
export function useQuiltFabrics(quilt: Quilt, tried: Quilt | null, atHand: Fabric | null): FindFabric {
  const numbers = useMemo(
    () => [...new Set([quilt, ...(tried ? [tried] : [])].flatMap(quiltFabrics))],
    [quilt, tried],
  );
  return useFabrics(numbers, atHand);
}
