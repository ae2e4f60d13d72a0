import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import type { Point } from '@quiltwright/shared/geometry/point';
import { DEFAULTS } from '@quiltwright/shared/limits';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useState } from 'react';
import { select } from '../../editor/tools/select';
import { selectedPlacements, type Arrangement } from '../../model/free-form/arrangement';
import { fabricItem, useFabricHand } from '../../panels/hand/use-fabric-hand';
import { createFreeFormSession } from '../../persistence/free-form-session';
import type { Part } from '../../render/hit-test';
import { useMade } from '../../server/use-tab';
import { useChange } from '../../ui/use-change';
import { useEscape } from '../../ui/use-escape';
import { useLatest } from '../../ui/use-latest';
import { placeReceiver, put, sweptReceiver, type Receiver } from './receiver';
import {
  bandTargets,
  spotTargets,
  targetAt,
  targetOf,
  type FindOriginal,
  type NameOfBlock,
  type Target,
} from './target';

interface HandOptions {
  /** Gives the blocks as they came. */
  original: FindOriginal;
  nameOf: NameOfBlock;
  /** A part was tapped with nothing in the hand. */
  onTap: (part: Part | null, isMore: boolean) => void;
  /** A fabric of the quilt was taken into the hand. */
  onPickedUp: (fabric: Fabric) => void;
  /** The block of a drag was laid. */
  onPlaced: () => void;
}

/**
 * What the hand does on the quilt: it selects blocks, gives a fabric to a part that is aimed at, or takes a fabric and goes
 * from part to part with it, or sweeps over many; it lays blocks; it drags either on to the quilt.
 */
export function useHand(
  arrangement: Arrangement,
  { original, nameOf, onTap, onPickedUp, onPlaced }: HandOptions,
) {
  const { document } = arrangement;
  const { design } = document;
  const [wanted, setWanted] = useState<string | null>(null);
  const selected = selectedPlacements(arrangement);
  /** What a fabric can be for: the bands, and the spots of what is selected alone. */
  const [only] = selected.length === 1 ? selected : [];
  const targets = [...bandTargets(design), ...(only ? spotTargets(only, original, nameOf) : [])];
  const target = targets.find(({ key }) => key === wanted) ?? null;
  const hand = useFabricHand(useMade(createFreeFormSession), put, (keys: readonly string[]) =>
    sweptReceiver(keys.flatMap((key) => targetOf(design, key, original, nameOf) ?? [])),
  );
  const { held, trial, giveTo, putDown } = hand;
  const at = (part: Part | null) => targetAt(design, part, original, nameOf);

  /** Aims at what has this key, be it about to come; null for nothing. */
  const aimAt = (key: string | null) => {
    setWanted(key);
    putDown();
  };
  useChange(document.id, () => aimAt(null));

  useEscape(held !== null || target !== null, () => {
    if (trial && !trial.part) hand.endTrial();
    else aimAt(null);
  });

  /** A fabric was tapped: the part that is aimed at gets it; without one it is taken into the hand. */
  const give = (fabric: Fabric) => {
    if (target) giveTo(target, fabricItem(fabric));
    if (!target || held) hand.take(fabric);
  };

  /** A part of the quilt was tapped with a fabric in the hand. */
  const giveHeld = (part: Part | null) => {
    if (!held) return;
    const under = at(part);
    if (under) giveTo(under, fabricItem(held));
    else aimAt(null);
  };

  /** A part was chosen by its name: it gets the fabric in the hand, and the next ones. */
  const choose = (key: string | null) => {
    const next = targets.find((each) => each.key === key);
    if (!held || !next) {
      aimAt(key);
      return;
    }
    giveTo(next, fabricItem(held));
    setWanted(next.key);
  };

  /** Takes the fabric of a part into the hand, if it has one. */
  const pickUp = (part: Part | null) => {
    hand.pickUpFabric(at(part)?.fabric ?? 0, (fabric) => {
      setWanted(null);
      onPickedUp(fabric);
    });
  };

  const tools = [
    {
      ...select({ onSelect: () => undefined, onHold: pickUp }),
      tap: ({ part, modifiers }, count) => {
        onTap(part, modifiers.shift);
        if (count === 2) aimAt(at(part)?.key ?? null);
      },
    } satisfies ReturnType<typeof select>,
    hand.sweepTool({
      itemsAt: (part) => {
        const under = at(part);
        return under ? [under.key] : [];
      },
      onTap: giveHeld,
      onHold: pickUp,
    }),
    hand.carryTool({
      receiverAt: (item, { part, at: pixels }, view): Receiver | null => {
        if (item.kind === 'fabric') return at(part);
        // Every part of the quilt takes a block.
        return part ? placeReceiver(onGrid(view.inches(pixels))) : null;
      },
      onDrop: (receiver, item) => {
        if (!receiver) return;
        giveTo(receiver, item);
        if (item.kind === 'block') onPlaced();
        else setWanted(receiver.key);
      },
    }),
  ];

  return {
    ...hand,
    targets,
    target,
    tools,
    /** The name of the tool in use. */
    tool: held ? 'sweep' : 'select',
    aimAt,
    choose,
    letGo: () => {
      aimAt(null);
    },
    give: useLatest(give),
    pickUp,
    targetAt: at,
    /** Tries a fabric on what is aimed at, or on something else. */
    peekFabric: useLatest((fabric: Fabric | null, on: Target | null = target) => {
      hand.peek(on, fabric && fabricItem(fabric));
    }),
    /** Tries a block where it would be laid. */
    peekBlock: useLatest((block: BlockListItem | null) => {
      hand.peek(placeReceiver(null), block && { kind: 'block', block });
    }),
  };
}

/** The middle of a new block whose corner lies on whole inches. */
function onGrid({ x, y }: Point): Point {
  const half = DEFAULTS.blockSide / 2;
  return { x: Math.round(x - half) + half, y: Math.round(y - half) + half };
}
