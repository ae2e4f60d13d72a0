import type { BlockListItem } from '@quiltwright/shared/contract/block-calls';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { CanvasInput } from '../canvas/tools/canvas-input';
import type { DragSource } from './drag-source';

/** What can be taken out of a panel and put on to the canvas. */
export type Cargo = { kind: 'fabric'; fabric: Fabric } | { kind: 'block'; block: BlockListItem };

export function isSameCargo(one: Cargo, other: Cargo): boolean {
  if (one.kind === 'fabric') return other.kind === 'fabric' && one.fabric === other.fabric;
  return other.kind === 'block' && one.block === other.block;
}

/** The lists from which fabrics and blocks are dragged on to the canvas of `input`, and what is being dragged. */
export function useCargoLists(input: CanvasInput<Cargo>) {
  const lifted = useStore(input.ongoing, (ongoing) => ongoing.lifted?.cargo ?? null);
  const fabric = lifted?.kind === 'fabric' ? lifted.fabric : null;
  const block = lifted?.kind === 'block' ? lifted.block : null;
  // The same while nothing is lifted: long lists are drawn anew only for what concerns them.
  const fabrics: DragSource<Fabric> = useMemo(
    () => ({
      reach: (event, reached) => input.reach(event, { kind: 'fabric', fabric: reached }),
      steady: input.steady,
      lifted: fabric,
    }),
    [input, fabric],
  );
  const blocks: DragSource<BlockListItem> = useMemo(
    () => ({
      reach: (event, reached) => input.reach(event, { kind: 'block', block: reached }),
      steady: input.steady,
      lifted: block,
    }),
    [input, block],
  );
  return { lifted, fabrics, blocks };
}
