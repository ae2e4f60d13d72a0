import { act } from '@quiltwright/shared/model/command';
import { quiltCommands, type Slot } from '@quiltwright/shared/model/standard-quilt/quilt-commands';
import type { QuiltAction } from '@quiltwright/shared/model/standard-quilt/quilt-document';
import type { DragItem } from '../../panels/held-fabric/drag-item';
import type { Target } from './target';

/** All parts that a sweep (a drag that gives a fabric) has passed over, as one target. */
interface Swept {
  kind: 'swept';
  key: string;
  name: string;
  targets: readonly Target[];
}

/**
 * The drop target of a dragged item. A fabric goes to one part or to several parts. A block becomes Block 1 or Block
 * 2 of the layout (`slot`).
 */
export type DropTarget = Target | Swept | { kind: 'slot'; key: string; name: string; slot: Slot };

export function slotDropTarget(slot: Slot): DropTarget {
  return { kind: 'slot', key: `slot${slot + 1}`, name: `Block ${slot + 1}`, slot };
}

/**
 * Returns all parts that a sweep (a drag that gives a fabric) has passed over, as one target; null if there are none.
 */
export function sweptDropTarget(targets: readonly Target[]): DropTarget | null {
  const [first] = targets;
  if (!first || targets.length === 1) return first ?? null;
  const key = `swept ${targets.map((target) => target.key).join(' ')}`;
  return { kind: 'swept', key, name: `${targets.length} parts`, targets };
}

/** Returns the action that drops an item on a target; null if the target doesn't take the item. */
export function put(dropTarget: DropTarget, item: DragItem): QuiltAction | null {
  const { chooseBlock, giveFabric } = quiltCommands;
  if (dropTarget.kind === 'slot')
    return item.kind === 'block' ? act(chooseBlock, { slot: dropTarget.slot, block: item.block }) : null;
  if (item.kind !== 'fabric') return null;
  const targets = dropTarget.kind === 'swept' ? dropTarget.targets : [dropTarget];
  return act(giveFabric, { targets, fabric: item.fabric.fabricNum });
}
