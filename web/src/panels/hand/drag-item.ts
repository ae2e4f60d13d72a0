import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { CanvasInput } from '../../editor/input/canvas-input';
import { Carry } from '../../editor/tools/carry';
import type { DragSource } from '../drag-source';

/** What can be taken out of a panel and put on to the canvas. */
export type DragItem = { kind: 'fabric'; fabric: Fabric } | { kind: 'block'; block: BlockListItem };

export function isSameItem(one: DragItem, other: DragItem): boolean {
  if (one.kind === 'fabric') return other.kind === 'fabric' && one.fabric === other.fabric;
  return other.kind === 'block' && one.block === other.block;
}

/** What carries fabrics and blocks out of panels on to the canvas of its input, the lists they come from, and what is carried. */
export function useCarry() {
  const [carry] = useState(() => new Carry<DragItem>(new CanvasInput()));
  const carried = useStore(carry.carried, ({ now }) => now?.item ?? null);
  const fabric = carried?.kind === 'fabric' ? carried.fabric : null;
  const block = carried?.kind === 'block' ? carried.block : null;
  // The same while nothing is carried: long lists are drawn anew only for what concerns them.
  const fabrics: DragSource<Fabric> = useMemo(
    () => ({
      reach: (event, reached) => carry.reach(event, { kind: 'fabric', fabric: reached }),
      steady: carry.input.steady,
      dragged: fabric,
    }),
    [carry, fabric],
  );
  const blocks: DragSource<BlockListItem> = useMemo(
    () => ({
      reach: (event, reached) => carry.reach(event, { kind: 'block', block: reached }),
      steady: carry.input.steady,
      dragged: block,
    }),
    [carry, block],
  );
  return { carry, carried, fabrics, blocks };
}
