import { act } from '../../model/command';
import { quiltCommands, type Slot } from '../../model/standard-quilt/quilt-commands';
import type { QuiltAction } from '../../model/standard-quilt/quilt-document';
import type { DragItem } from '../../panels/hand/drag-item';
import type { Target } from './target';

/** All parts that a sweep has passed over. */
interface Swept {
  kind: 'swept';
  key: string;
  name: string;
  targets: readonly Target[];
}

/** The target of a drop: one target or several for a fabric, a slot for a block. */
export type Receiver = Target | Swept | { kind: 'slot'; key: string; name: string; slot: Slot };

export function slotReceiver(slot: Slot): Receiver {
  return { kind: 'slot', key: `slot${slot + 1}`, name: `Block ${slot + 1}`, slot };
}

/** Returns the target of a sweep; null for a sweep over nothing. */
export function sweptReceiver(targets: readonly Target[]): Receiver | null {
  const [first] = targets;
  if (!first || targets.length === 1) return first ?? null;
  const key = `swept ${targets.map((target) => target.key).join(' ')}`;
  return { kind: 'swept', key, name: `${targets.length} parts`, targets };
}

/** Returns the action of a drop on a target; null if they don't match. */
export function put(receiver: Receiver, item: DragItem): QuiltAction | null {
  const { chooseBlock, giveFabric } = quiltCommands;
  if (receiver.kind === 'slot')
    return item.kind === 'block' ? act(chooseBlock, { slot: receiver.slot, block: item.block }) : null;
  if (item.kind !== 'fabric') return null;
  const targets = receiver.kind === 'swept' ? receiver.targets : [receiver];
  return act(giveFabric, { targets, fabric: item.fabric.fabricNum });
}
