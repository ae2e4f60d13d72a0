import type { BlockListItem } from '@quiltwright/shared/contract/block-calls';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
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
  const fabrics: DragSource<Fabric> = {
    reach: (event, fabric) => input.reach(event, { kind: 'fabric', fabric }),
    steady: input.steady,
    lifted: lifted?.kind === 'fabric' ? lifted.fabric : null,
  };
  const blocks: DragSource<BlockListItem> = {
    reach: (event, block) => input.reach(event, { kind: 'block', block }),
    steady: input.steady,
    lifted: lifted?.kind === 'block' ? lifted.block : null,
  };
  return { lifted, fabrics, blocks };
}
