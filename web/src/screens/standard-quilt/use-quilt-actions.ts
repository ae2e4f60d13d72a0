import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useMemo, useState } from 'react';
import type { Part } from '../../render/scene/part';
import { blockOf, isEmptySlot, type Slot } from '@quiltwright/shared/model/standard-quilt/quilt-commands';
import type { QuiltDocument } from '@quiltwright/shared/model/standard-quilt/quilt-document';
import { useMade } from '../../server/session/use-tab';
import { createStandardQuiltSession } from '../../persistence/kinds/standard-quilt-session';
import { select } from '../../editor/tools/select';
import { blockKey, placedKey, type OpenBlock } from '../../panels/blocks/list/open-block';
import type { DragItem } from '../../panels/held-fabric/drag-item';
import { fabricItem, useFabricActions } from '../../panels/held-fabric/use-fabric-actions';
import type { FindFabric } from '../../server/fabrics/use-fabrics';
import { useChange } from '../../ui/hooks/use-change';
import { useLatest } from '../../ui/hooks/use-latest';
import { useEscape } from '../../ui/hooks/use-escape';
import { slotOf, slotsOf, targetAt, targetsOf, type FindOriginal, type Target } from './target';
import { put, slotDropTarget, sweptDropTarget, type DropTarget } from './drop-target';

/** The functions that change the screen after actions with the pointer. */
interface OnScreen {
  /**
   * Called when a part was tapped, unless the quilter has picked up a fabric. `under` is the part as a target for a
   * fabric; null if the part takes no fabric.
   */
  onTap: (part: Part | null, under: Target | null) => void;
  /** Called when a part was tapped twice, unless the quilter has picked up a fabric. */
  onOpen: (part: Part | null) => void;
  /** Called when the quilter has picked up a fabric from the quilt. The next taps give this fabric to parts. */
  onPickedUp: (fabric: Fabric) => void;
}

/**
 * Returns the state of editing the quilt with the pointer: the target, the fabric that was picked up, the preview and
 * so on. Also returns the actions on the quilt. They choose blocks, and give a fabric to the target. Or they pick a
 * fabric up and give it to each part that is tapped or swept over. Fabrics and blocks can be dragged on to the quilt.
 * @param original returns the shapes of a block in the fabrics that the list of blocks shows
 * @param fabric finds the fabrics of spots, for the names of the spots
 * @param offered the blocks that are being coloured and drawn in other editors
 */
export function useQuiltActions(
  document: QuiltDocument,
  original: FindOriginal,
  fabric: FindFabric,
  offered: readonly OpenBlock[],
  { onTap, onOpen, onPickedUp }: OnScreen,
) {
  const { quilt } = document.design;
  const [wanted, setWanted] = useState<string | null>(null);
  /**
   * The part that was tapped last. A target may have several parts, and this part decides which of them is outlined.
   */
  const [tapped, setTapped] = useState<Part | null>(null);
  const [chosenSlot, setSlot] = useState<Slot>(0);
  const targets = useMemo(() => targetsOf(quilt, original, fabric), [quilt, original, fabric]);
  const target = targets.find(({ key }) => key === wanted) ?? null;
  const slot: Slot = slotsOf(quilt).includes(chosenSlot) ? chosenSlot : 0;
  const fabricActions = useFabricActions(
    useMade(createStandardQuiltSession),
    put,
    (keys: readonly string[]) => sweptDropTarget(targets.filter(({ key }) => keys.includes(key))),
  );
  const { held, trial, giveTo, putDown } = fabricActions;

  /** Makes the part with this key the target of the next fabric, even before the part exists. Null means no target. */
  const setTargetByKey = (key: string | null) => {
    setWanted(key);
    putDown();
  };
  useChange(document.id, () => setTargetByKey(null));

  const setTarget = (next: Target | null) => setTargetByKey(next?.key ?? null);

  useEscape(held !== null || target !== null, () => {
    if (trial && !trial.part) fabricActions.endTrial();
    else setTarget(null);
  });

  /**
   * Handles a tap on a fabric of a panel. The target gets the fabric. Without a target, the tap picks the fabric up,
   * in place of a fabric picked up before. A second tap on the same fabric puts it down.
   */
  const give = (fabric: Fabric) => {
    if (target) giveTo(target, fabricItem(fabric));
    if (!target || held) fabricActions.take(fabric);
  };

  /** Handles a tap on the quilt while the quilter holds a fabric that was picked up. */
  const giveHeld = (part: Part | null) => {
    if (!held) return;
    setTapped(part);
    const under = targetAt(targets, part);
    if (under) giveTo(under, fabricItem(held));
    else setTarget(null);
    // The next fabric goes to the last tapped part.
    if (under && target) setWanted(under.key);
  };

  /**
   * Handles the choice of a part in a list of parts. The part becomes the target of the next fabrics. If the quilter
   * has picked up a fabric, the part also gets this fabric.
   */
  const choosePart = (next: Target | null) => {
    if (!held || !next) {
      setTarget(next);
      return;
    }
    giveTo(next, fabricItem(held));
    setWanted(next.key);
  };

  /**
   * True if the block is already in the chosen slot (Block 1 or Block 2). Choosing the block again would undo the
   * changes made to its fabrics.
   */
  const isSetAlready = (block: BlockListItem) => placedKey(blockOf(quilt, slot), offered) === blockKey(block);

  /**
   * Puts a tapped block into the chosen slot (Block 1 or Block 2), then chooses the other slot if it is empty.
   * Returns true if all slots are filled.
   */
  const setBlock = (block: BlockListItem) => {
    if (!isSetAlready(block)) giveTo(slotDropTarget(slot), { kind: 'block', block });
    const empty = slotsOf(quilt).find((other) => other !== slot && isEmptySlot(quilt, other));
    if (empty !== undefined) setSlot(empty);
    return empty === undefined;
  };

  /** Picks up the fabric of a part. Does nothing for a part without a fabric. */
  const pickUp = (part: Part | null) => {
    fabricActions.pickUpFabric(targetAt(targets, part)?.fabric ?? 0, (fabric) => {
      setWanted(null);
      onPickedUp(fabric);
    });
  };

  const peekFabric = (fabric: Fabric | null, on = target) => {
    fabricActions.peek(on, fabric && fabricItem(fabric));
  };

  const dropTargetAt = (item: DragItem, part: Part | null): DropTarget | null => {
    if (item.kind === 'fabric') return targetAt(targets, part);
    return part?.kind === 'block' ? slotDropTarget(slotOf(part.placement)) : null;
  };

  /**
   * Returns the part that is marked while an item is dragged over `part`. For a dragged block, this is the whole
   * block under the pointer, which the dragged block would replace. For a dragged fabric, it is the patch.
   */
  const partFor = (item: DragItem, part: Part | null) =>
    item.kind === 'block' && part?.kind === 'block' ? { ...part, shape: null } : part;

  const tools = [
    select({
      onSelect: (part) => {
        setTapped(part);
        onTap(part, targetAt(targets, part));
      },
      onOpen,
      onHold: pickUp,
    }),
    fabricActions.sweepTool({
      itemsAt: (part) => {
        const under = targetAt(targets, part);
        return under ? [under.key] : [];
      },
      onTap: giveHeld,
      onHold: pickUp,
    }),
    fabricActions.carryTool({
      dropTargetAt: (item, { part }) => dropTargetAt(item, part),
      markedAt: partFor,
      onDrop: (dropTarget, item, part) => {
        setTapped(part);
        if (!dropTarget) return;
        giveTo(dropTarget, item);
        if (item.kind === 'fabric') setWanted(dropTarget.key);
      },
    }),
  ];

  /**
   * Uses a fabric made of a picture that the quilter dropped or pasted. The part of the quilt under the drop gets the
   * fabric. Without such a part, does the same as a tap on the fabric in a palette.
   */
  const giveDropped = (fabric: Fabric, part: Part | null) => {
    const under = targetAt(targets, part);
    if (!under) {
      give(fabric);
      return;
    }
    setTapped(part);
    giveTo(under, fabricItem(fabric));
    setWanted(under.key);
  };

  return {
    ...fabricActions,
    giveDropped,
    targets,
    target,
    slot,
    tapped,
    tools,
    /** The name of the tool in use. */
    tool: held ? 'sweep' : 'select',
    setTarget,
    choosePart,
    letGo: () => setTarget(null),
    setTargetByKey,
    setSlot,
    /** The key, in the list of blocks, of the block in Block 1 or Block 2, whichever is chosen; 0 for no block. */
    chosenBlock: placedKey(blockOf(quilt, slot), offered),
    give: useLatest(give),
    setBlock,
    pickUp,
    /** Previews a fabric on the part `on`, by default on the target; null ends the preview. */
    peekFabric: useLatest(peekFabric),
    peekBlock: (block: BlockListItem | null) => {
      fabricActions.peek(
        slotDropTarget(slot),
        block && !isSetAlready(block) ? { kind: 'block', block } : null,
      );
    },
  };
}
