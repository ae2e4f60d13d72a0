import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { act, type Action, type Worked } from '@quiltwright/shared/model/command';
import type { FreeFormDocument } from '@quiltwright/shared/model/free-form/free-form-document';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import type { DragItem } from '../../../panels/held-fabric/drag-item';
import type { BlockDropTarget } from './block-drop-target';
import type { Target } from '../describing/target';

/** All parts that a sweep (a drag that gives a fabric) has passed over, as one target. */
interface Swept {
  kind: 'swept';
  key: string;
  name: string;
  targets: readonly Target[];
}

/** The drop target of a dragged fabric or block. */
export type DropTarget = Target | Swept | BlockDropTarget;

/**
 * Returns all parts that a sweep (a drag that gives a fabric) has passed over, as one target; null if there are none.
 */
export function sweptDropTarget(targets: readonly Target[]): DropTarget | null {
  const [first] = targets;
  if (!first || targets.length === 1) return first ?? null;
  const key = `swept ${targets.map((target) => target.key).join(' ')}`;
  return { kind: 'swept', key, name: `${targets.length} parts`, targets };
}

/**
 * Selects the parts of a quilt that the next fabric covers. `patch`: one patch, in all copies of its block. `part`:
 * the whole part, for example a fabric spot, in all copies of its block. `second`: the part in every second copy.
 * `quilt`: everything on the quilt that has the part's present fabric.
 */
export type Reach = 'patch' | 'part' | 'second' | 'quilt';

/**
 * Returns the values of `Reach` (the parts of a quilt that the next fabric can cover) that suit a target. Empty if only
 * one value suits the target.
 */
export function reachesOf(target: Target | null, placement: Placement | undefined): Reach[] {
  if (!target) return [];
  const isRepeated = placement && placement.numOfColumns * placement.numOfRows > 1;
  const isSpot = target.kind === 'spot';
  // Applies even to a spot with one patch, so that the reach stays the same while a quilter goes from patch to patch.
  const hasPatches = placement && placement.levels.flat().length > 1;
  const reaches: Reach[] = [
    ...(isSpot && target.patch !== undefined && hasPatches ? ['patch' as const] : []),
    'part',
    ...(isSpot && isRepeated && target.fabric !== 0 ? ['second' as const] : []),
    ...(target.fabric !== 0 ? ['quilt' as const] : []),
  ];
  return reaches.length > 1 ? reaches : [];
}

/** Returns the action that drops an item on a target; null if the target doesn't take the item. */
export function put(
  dropTarget: DropTarget,
  item: DragItem,
  reach: Reach,
): Action<Worked<FreeFormDocument>> | null {
  if (dropTarget.kind === 'room' || dropTarget.kind === 'others')
    return item.kind === 'block' ? putBlock(dropTarget, item.block) : null;
  if (item.kind !== 'fabric') return null;
  const to = item.fabric.fabricNum;
  if (reach === 'patch' && dropTarget.kind === 'spot' && dropTarget.patch !== undefined)
    return act(commands.giveFabric, {
      targets: [{ ...dropTarget, patches: [dropTarget.patch] }],
      fabric: to,
    });
  if (dropTarget.kind !== 'swept' && dropTarget.fabric !== 0) {
    const { fabric: from } = dropTarget;
    if (reach === 'quilt') return act(commands.replaceFabric, { from, to });
    if (reach === 'second' && dropTarget.kind === 'spot')
      return act(commands.replaceInEverySecond, { id: dropTarget.id, from, to });
  }
  const targets = dropTarget.kind === 'swept' ? dropTarget.targets : [dropTarget];
  return act(commands.giveFabric, { targets, fabric: to });
}

function putBlock(dropTarget: BlockDropTarget, block: BlockListItem): Action<Worked<FreeFormDocument>> {
  if (dropTarget.kind === 'others') return act(commands.replaceBlocks, { ids: dropTarget.ids, block });
  return act(commands.place, { block, at: dropTarget.at, side: dropTarget.side });
}
