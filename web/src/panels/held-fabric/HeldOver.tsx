import { titleOf } from '@quiltwright/shared/contract/block-list-item';
import { nameOfFabric } from '../fabric/finding/fabric-search';
import type { Trial } from './use-trial';

/** Says what a drop of the dragged item on the canvas would do now. */
export function HeldOver({
  trial: { item, dropTarget },
}: {
  trial: Pick<Trial<unknown, { name: string; kind?: string }>, 'item' | 'dropTarget'>;
}) {
  return (
    <p>
      Release to place <b>{item.kind === 'fabric' ? nameOfFabric(item.fabric) : titleOf(item.block)}</b>{' '}
      <span>{dropTarget.kind === 'others' ? 'in place of' : 'on'}</span> <b>{dropTarget.name}</b>
    </p>
  );
}
