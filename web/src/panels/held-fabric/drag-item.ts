import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { CanvasInput } from '../../editor/input/canvas-input';
import { Carry } from '../../editor/tools/carry';
import type { DragSource } from '../controls/drag-source';

/** An item that can be dragged from a panel on to the canvas. */
export type DragItem = { kind: 'fabric'; fabric: Fabric } | { kind: 'block'; block: BlockListItem };

export function isSameItem(one: DragItem, other: DragItem): boolean {
  if (one.kind === 'fabric') return other.kind === 'fabric' && one.fabric === other.fabric;
  return other.kind === 'block' && one.block === other.block;
}

/**
 * Returns the state of dragging fabrics and blocks from panels on to the canvas. It consists of the drag, the dragged
 * item, and functions with which lists start a drag.
 */
export function useCarry() {
  const [carry] = useState(() => new Carry<DragItem>(new CanvasInput()));
  const carried = useStore(carry.carried, ({ now }) => now?.item ?? null);
  const fabric = carried?.kind === 'fabric' ? carried.fabric : null;
  const block = carried?.kind === 'block' ? carried.block : null;
  // The object stays the same while nothing is dragged, so that long lists don't render again.
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
