import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useEffect, useState } from 'react';

/** The fabric in the hand, null for none, and how to take another. Escape puts it down. */
export function useHeldFabric() {
  const [held, setHeld] = useState<Fabric | null>(null);
  useEffect(() => {
    if (!held) return;
    const putDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setHeld(null);
    };
    addEventListener('keydown', putDown);
    return () => {
      removeEventListener('keydown', putDown);
    };
  }, [held]);
  return [held, setHeld] as const;
}
