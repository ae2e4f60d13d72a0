import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useRef } from 'react';
import type { Part } from '../canvas/hit-test';
import type { Sweep } from '../canvas/QuiltCanvas';

interface Sweeping<Item> {
  /** The fabric in the hand; null for none. */
  held: Fabric | null;
  /** What of the design lies at a part. */
  itemsAt: (part: Part) => readonly Item[];
  /** Shows all that the drag has come over until now; `part` is where it is. */
  onTry: (items: readonly Item[], fabric: Fabric, part: Part | null) => void;
  /** It ended there. */
  onGive: (items: readonly Item[], fabric: Fabric) => void;
  /** What was shown is over. */
  onEnd: () => void;
}

/** A drag with a fabric in the hand, which gives that to all that it comes over: shown at once, given when it ends. */
export function useSweep<Item>({ held, itemsAt, onTry, onGive, onEnd }: Sweeping<Item>): Sweep {
  const swept = useRef(new Set<Item>());
  const finish = () => {
    const items = [...swept.current];
    swept.current.clear();
    onEnd();
    return items;
  };
  return {
    onSweep: (parts) => {
      if (!held) return;
      for (const item of parts.flatMap(itemsAt)) swept.current.add(item);
      onTry([...swept.current], held, parts.at(-1) ?? null);
    },
    onSwept: () => {
      const items = finish();
      if (held && items.length > 0) onGive(items, held);
    },
    onAbandon: finish,
  };
}
