import type { Point } from '@quiltwright/shared/geometry/point';
import { act, type Action } from '../../model/command';
import type { FreeFormDocument } from '../../model/free-form/free-form-document';
import { place } from '../../model/free-form/place-commands';
import { replaceFabric, replaceInEverySecond } from '../../model/free-form/many-commands';
import { giveFabric } from '../../model/free-form/quilt-settings';
import type { DragItem } from '../../panels/hand/drag-item';
import { formatInches } from '../../ui/inches';
import type { Target } from './target';

/** All that a sweep has passed over. */
interface Swept {
  kind: 'swept';
  key: string;
  name: string;
  targets: readonly Target[];
}

/** What something is put on: targets for a fabric, a place for a block. */
export type Receiver = Target | Swept | { kind: 'place'; key: string; name: string; at: Point | null };

/** Where a block is laid: with its middle at a place, in inches; for null where there is room. */
export function placeReceiver(at: Point | null): Receiver {
  if (!at) return { kind: 'place', key: 'place', name: 'the quilt', at };
  const words = `${formatInches(at.x)}, ${formatInches(at.y)}`;
  return { kind: 'place', key: `place ${words}`, name: words, at };
}

/** What takes the fabric of a sweep; null for a sweep over nothing. */
export function sweptReceiver(targets: readonly Target[]): Receiver | null {
  const [first] = targets;
  if (!first || targets.length === 1) return first ?? null;
  const key = `swept ${targets.map((target) => target.key).join(' ')}`;
  return { kind: 'swept', key, name: `${targets.length} parts`, targets };
}

/** How far a fabric goes: to a part, in all copies of its block; in every second one; or wherever the quilt has what it had. */
export type Reach = 'part' | 'second' | 'quilt';

/** What puts something on what receives it; null where it doesn't go. */
export function put(receiver: Receiver, item: DragItem, reach: Reach): Action<FreeFormDocument> | null {
  if (receiver.kind === 'place')
    return item.kind === 'block' ? act(place, { argument: { block: item.block, at: receiver.at } }) : null;
  if (item.kind !== 'fabric') return null;
  const to = item.fabric.fabricNum;
  if (receiver.kind !== 'swept' && receiver.fabric !== 0) {
    const { fabric: from } = receiver;
    if (reach === 'quilt') return act(replaceFabric, { argument: { from, to } });
    if (reach === 'second' && receiver.kind === 'spot')
      return act(replaceInEverySecond, { argument: { id: receiver.id, from, to } });
  }
  const targets = receiver.kind === 'swept' ? receiver.targets : [receiver];
  return act(giveFabric, { argument: { targets, fabric: to } });
}
