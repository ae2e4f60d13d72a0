import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useMemo, useState } from 'react';
import type { Part } from '../../render/hit-test';
import { blockOf, isEmptySlot, type Slot } from '../../model/standard-quilt/quilt-commands';
import type { QuiltDocument } from '../../model/standard-quilt/quilt-document';
import { useMade } from '../../server/use-tab';
import { createStandardQuiltSession } from '../../persistence/standard-quilt-session';
import { select } from '../../editor/tools/select';
import { blockKey, placedKey, type TableBlock } from '../../panels/blocks/table-block';
import type { DragItem } from '../../panels/hand/drag-item';
import { fabricItem, useFabricHand } from '../../panels/hand/use-fabric-hand';
import type { FindFabric } from '../../panels/use-fabrics';
import { useChange } from '../../ui/use-change';
import { useLatest } from '../../ui/use-latest';
import { useEscape } from '../../ui/use-escape';
import { slotOf, slotsOf, targetAt, targetsOf, type FindOriginal, type Target } from './target';
import { put, slotReceiver, sweptReceiver, type Receiver } from './receiver';

/** What follows on the screen from what the hand does. */
interface OnScreen {
  /** A part was tapped with nothing in the hand. */
  onTap: (part: Part | null, under: Target | null) => void;
  /** A part was tapped twice with nothing in the hand. */
  onOpen: (part: Part | null) => void;
  /** A fabric of the quilt was taken into the hand. */
  onPickedUp: (fabric: Fabric) => void;
}

/**
 * What the hand does on the table: it aims at a part and gives that a fabric, or takes a fabric first and
 * goes from part to part with it, or sweeps over many; it sets blocks; it drags either on to the quilt.
 *
 * @param original gives the blocks as they came
 * @param fabric names what spots are in
 * @param offered the blocks that are being coloured and drawn
 */
export function useHand(
  document: QuiltDocument,
  original: FindOriginal,
  fabric: FindFabric,
  offered: readonly TableBlock[],
  { onTap, onOpen, onPickedUp }: OnScreen,
) {
  const { quilt } = document.design;
  const [wanted, setWanted] = useState<string | null>(null);
  /** Of a target with many parts, the one that was tapped. */
  const [tapped, setTapped] = useState<Part | null>(null);
  const [chosenSlot, setSlot] = useState<Slot>(0);
  const targets = useMemo(() => targetsOf(quilt, original, fabric), [quilt, original, fabric]);
  const target = targets.find(({ key }) => key === wanted) ?? null;
  const slot: Slot = slotsOf(quilt).includes(chosenSlot) ? chosenSlot : 0;
  const hand = useFabricHand(useMade(createStandardQuiltSession), put, (keys: readonly string[]) =>
    sweptReceiver(targets.filter(({ key }) => keys.includes(key))),
  );
  const { held, trial, giveTo, putDown } = hand;

  /** Aims at what has this key, be it about to come; null for nothing. */
  const aimAt = (key: string | null) => {
    setWanted(key);
    putDown();
  };
  useChange(document.id, () => aimAt(null));

  const aim = (next: Target | null) => aimAt(next?.key ?? null);

  useEscape(held !== null || target !== null, () => {
    if (trial && !trial.part) hand.endTrial();
    else aim(null);
  });

  /**
   * A fabric was tapped: the part that is chosen gets it; without one it is taken into the hand. It takes the place
   * of another one there; the same is put down.
   */
  const give = (fabric: Fabric) => {
    if (target) giveTo(target, fabricItem(fabric));
    if (!target || held) hand.take(fabric);
  };

  /** A part of the quilt was tapped with a fabric in the hand. */
  const giveHeld = (part: Part | null) => {
    if (!held) return;
    setTapped(part);
    const under = targetAt(targets, part);
    if (under) giveTo(under, fabricItem(held));
    else aim(null);
    // The next fabric is for what was tapped last.
    if (under && target) setWanted(under.key);
  };

  /** A part was chosen by its name: it gets the fabric in the hand, and the next ones. */
  const choose = (next: Target | null) => {
    if (!held || !next) {
      aim(next);
      return;
    }
    giveTo(next, fabricItem(held));
    setWanted(next.key);
  };

  /** One that is there already keeps the fabrics that it was given. */
  const isSetAlready = (block: BlockListItem) => placedKey(blockOf(quilt, slot), offered) === blockKey(block);

  /** A block was tapped: it is set, and the next one is for a slot that is still empty. Gives whether none is. */
  const setBlock = (block: BlockListItem) => {
    if (!isSetAlready(block)) giveTo(slotReceiver(slot), { kind: 'block', block });
    const empty = slotsOf(quilt).find((other) => other !== slot && isEmptySlot(quilt, other));
    if (empty !== undefined) setSlot(empty);
    return empty === undefined;
  };

  /** Takes the fabric of a part into the hand, if it has one. */
  const pickUp = (part: Part | null) => {
    hand.pickUpFabric(targetAt(targets, part)?.fabric ?? 0, (fabric) => {
      setWanted(null);
      onPickedUp(fabric);
    });
  };

  const peekFabric = (fabric: Fabric | null, on = target) => {
    hand.peek(on, fabric && fabricItem(fabric));
  };

  const receiverAt = (item: DragItem, part: Part | null): Receiver | null => {
    if (item.kind === 'fabric') return targetAt(targets, part);
    return part?.kind === 'block' ? slotReceiver(slotOf(part.placement)) : null;
  };

  /** A block covers the one that lies there, whichever patch of that is pointed at. */
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
    hand.sweepTool({
      itemsAt: (part) => {
        const under = targetAt(targets, part);
        return under ? [under.key] : [];
      },
      onTap: giveHeld,
      onHold: pickUp,
    }),
    hand.carryTool({
      receiverAt: (item, { part }) => receiverAt(item, part),
      markedAt: partFor,
      onDrop: (receiver, item, part) => {
        setTapped(part);
        if (!receiver) return;
        giveTo(receiver, item);
        if (item.kind === 'fabric') setWanted(receiver.key);
      },
    }),
  ];

  return {
    ...hand,
    targets,
    target,
    slot,
    tapped,
    tools,
    /** The name of the tool in use. */
    tool: held ? 'sweep' : 'select',
    aim,
    choose,
    letGo: () => aim(null),
    aimAt,
    setSlot,
    /** The key of the block in the chosen slot; 0 for none. */
    chosenBlock: placedKey(blockOf(quilt, slot), offered),
    give: useLatest(give),
    setBlock,
    pickUp,
    /** Tries a fabric on what is chosen, or on something else. */
    peekFabric: useLatest(peekFabric),
    peekBlock: (block: BlockListItem | null) => {
      hand.peek(slotReceiver(slot), block && !isSetAlready(block) ? { kind: 'block', block } : null);
    },
  };
}
