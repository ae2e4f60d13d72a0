import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { MESSAGES } from '@quiltwright/shared/messages';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { fabricsOf } from '@quiltwright/shared/quilting/shape';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Part } from '../../render/hit-test';
import type { Tool } from '../../editor/tools/tool';
import { blockCommands } from '../../model/designed-block/block-commands';
import type { BlockDocument } from '../../model/designed-block/block-document';
import { useTab } from '../../server/use-tab';
import { createDesignedBlockSession } from '../../persistence/designed-block-session';
import { act } from '../../model/command';
import { layerOf, patchesOfLayer, type ColourMode } from '../../model/designed-block/colour-modes';
import { patchOrder } from '../../model/designed-block/colourways';
import { shuffledFabrics } from '../../model/designed-block/shuffle';
import { select } from '../../editor/tools/select';
import { fabricItem, useFabricHand } from '../../panels/hand/use-fabric-hand';
import { valueOf } from '../../panels/fabric/fabric-value';
import type { FindFabric } from '../../panels/use-fabrics';
import { notify } from '../../ui/notify';
import { useChange } from '../../ui/use-change';
import { useEscape } from '../../ui/use-escape';
import { createColourMode } from './colour-mode';
import { lockFabrics, useLockedFabrics } from './locked-fabrics';
import { nextPatch, put, sweptReceiver, tableReceiver, targetAt, type Target } from './receiver';

/** What the next tap does instead of colouring: pick a fabric up, or say which two are swapped. */
export type TapTool = { name: 'pick-up' } | { name: 'swap'; first: number | null };

interface Colouring {
  /** Something was chosen by a tap, and waits for a fabric. */
  onChosen: () => void;
  /** A fabric was picked up. */
  onPickedUp: (fabric: Fabric) => void;
  /** A block was dragged on to the table. */
  onBlank: (blank: BlockListItem) => void;
}

/**
 * What the hand does with the block: it chooses a layer, a patch or a fabric and gives that a fabric, or takes a
 * fabric first and taps or sweeps with it; it picks fabrics up, swaps and shuffles them.
 */
export function useColouring(document: BlockDocument, { onChosen, onPickedUp, onBlank }: Colouring) {
  const tab = useTab();
  const documentSession = tab.get(createDesignedBlockSession);
  const { run, store } = documentSession;
  const { levels } = document.design.block;
  const colourMode = tab.get(createColourMode);
  const { mode } = useStore(colourMode);
  const [patch, setPatch] = useState<number | null>(null);
  const [tool, setTool] = useState<TapTool | null>(null);
  const hand = useFabricHand(documentSession, put, sweptReceiver);
  const { held, trial, putDown, noteUse } = hand;
  const target = targetAt(levels, tool ? 'fabric' : mode, patch);
  /** The working layer; 0 for none. */
  const layer = target && mode === 'layer' && patch !== null ? layerOf(levels, patch) : 0;

  const choose = (next: number | null) => {
    setPatch(next);
    putDown();
    setTool(null);
  };
  const letGo = () => {
    choose(null);
  };
  useChange(document.id, letGo);
  useChange(
    useMemo(() => patchOrder(levels), [levels]),
    () => {
      setPatch(null);
    },
  );
  const locked = useLockedFabrics(document);
  /** What keys go through: two fabrics that are swapped are chosen as such, and so is one that is picked up. */
  const walked = tool ? 'fabric' : mode;
  useEscape(held !== null || patch !== null || tool !== null, () => {
    if (trial && !trial.part) hand.endTrial();
    else letGo();
  });

  const shapeAt = (part: Part | null) => (part?.kind === 'block' ? part.shape : null);
  const targetUnder = (part: Part | null) => targetAt(levels, mode, shapeAt(part));

  const giveTo = (receiver: Target, fabric: Fabric) => {
    hand.giveTo(receiver, fabricItem(fabric));
  };

  /** Takes a fabric of the block into the hand. */
  const pickUp = (fabricNum: number) => {
    setTool(null);
    hand.pickUpFabric(fabricNum, (fabric) => {
      setPatch(null);
      onPickedUp(fabric);
    });
  };

  /** One of the two fabrics that are swapped. */
  const swap = (first: number | null, fabric: number) => {
    if (first === null) {
      setTool({ name: 'swap', first: fabric });
      return;
    }
    if (first === fabric) {
      notify('That is the first fabric. Choose another one.');
      return;
    }
    setTool(null);
    setPatch(null);
    run(act(blockCommands.swapFabrics, { argument: [first, fabric] }));
  };

  /**
   * A fabric was tapped: what is chosen gets it. Without that, and where patches are coloured one by one, it is
   * taken into the hand, so that the next taps and sweeps go on with it; so it is where another one is there. The
   * same is put down.
   */
  const give = (fabric: Fabric) => {
    if (tool?.name === 'swap' && tool.first !== null) {
      swap(tool.first, fabric.fabricNum);
      noteUse(fabric, store.getState().design);
      return;
    }
    setTool(null);
    if (target) giveTo(target, fabric);
    if (target && mode === 'layer' && !held) return;
    // Whoever tries one after the other was told with the first.
    if (hand.take(fabric) && mode === 'layer' && !held) notify(MESSAGES.chooseLayer);
  };

  /** A fabric in the list of those in the block was tapped. */
  const tapUsed = (fabricNum: number) => {
    if (tool?.name === 'swap') swap(tool.first, fabricNum);
    else pickUp(fabricNum);
  };

  /** What is outlined: what keys have come to, of two fabrics that are swapped the first, else what takes the next fabric. */
  const swapped = tool?.name === 'swap' && tool.first !== null ? tool.first : null;
  const marked =
    swapped === null || patch !== null
      ? patch
      : levels.flat().findIndex(({ fillFabric }) => fillFabric === swapped);

  const fabricUnder = (part: Part | null) => levels.flat()[shapeAt(part) ?? -1]?.fillFabric ?? 0;

  const pickUpAt = (part: Part | null) => pickUp(fabricUnder(part));

  const chooseAt = (part: Part | null) => {
    const under = targetUnder(part);
    choose(under && shapeAt(part));
    if (under) onChosen();
  };

  const swapAt = (part: Part | null) => {
    if (tool?.name === 'swap' && targetUnder(part)) swap(tool.first, fabricUnder(part));
    else chooseAt(part);
  };

  const giveHeld = (part: Part | null) => {
    const under = targetUnder(part);
    if (!held || !under) {
      chooseAt(part);
      return;
    }
    giveTo(under, held);
    // The next fabric is for what was tapped last.
    if (patch !== null || mode === 'layer') setPatch(shapeAt(part));
  };

  const tools: readonly Tool[] = [
    select({ onSelect: chooseAt, onHold: pickUpAt }),
    { name: 'pick-up', tap: ({ part }) => pickUpAt(part), hold: ({ part }) => pickUpAt(part) },
    { name: 'swap', tap: ({ part }) => swapAt(part), hold: ({ part }) => pickUpAt(part) },
    hand.sweepTool({
      itemsAt: (part) => targetUnder(part)?.patches ?? [],
      onTap: giveHeld,
      onHold: pickUpAt,
    }),
    hand.carryTool({
      receiverAt: (item, { part, isOver }) => {
        if (item.kind === 'fabric') return targetUnder(part);
        return isOver ? tableReceiver : null;
      },
      onDrop: (receiver, item, part) => {
        if (!receiver) return;
        if (item.kind === 'block') onBlank(item.block);
        else {
          hand.giveTo(receiver, item);
          setPatch(shapeAt(part));
        }
      },
    }),
  ];

  const setMode = (next: ColourMode) => {
    colourMode.setState({ mode: next });
  };

  /** Puts other fabrics of a palette in the place of the block's, each of the same value, or says why there are none. */
  const shuffle = (palette: readonly Fabric[], find: FindFabric) => {
    const onPalette = new Map(palette.map((fabric) => [fabric.fabricNum, fabric]));
    const others = shuffledFabrics(levels, {
      palette: [...onPalette.keys()],
      locked,
      valueFor: (fabricNum) => {
        const fabric = onPalette.get(fabricNum) ?? find(fabricNum);
        return fabric ? valueOf(fabric) : null;
      },
      chance: Math.random,
    });
    const action = act(blockCommands.shuffleFabrics, { argument: others });
    if (action.canRun(document)) run(action);
    else if (fabricsOf(levels).every((fabric) => locked.has(fabric)))
      notify('Every fabric of the block is locked. Unlock one, and shuffle again.');
    else
      notify('This palette has no other light, medium or dark fabrics for the block. Try another palette.');
  };

  return {
    ...hand,
    mode,
    target,
    layer,
    marked: marked === -1 ? null : marked,
    tapTool: tool,
    tools,
    /** The name of the tool in use. */
    tool: tool?.name ?? (held ? 'sweep' : 'select'),
    setMode,
    /** The working layer, by its number; 0 for none. */
    chooseLayer: (next: number) => {
      const first = patchesOfLayer(levels, next)[0];
      if (next !== 0 && first === undefined) return;
      if (next !== 0) setMode('layer');
      const chosen = held && targetAt(levels, 'layer', first ?? null);
      if (chosen) {
        giveTo(chosen, held);
        setPatch(first ?? null);
      } else choose(first ?? null);
    },
    /** Goes to what comes next, which a fabric is for, or `takeMarked`. */
    walk: (step: 1 | -1) => {
      const next = nextPatch(levels, walked, patch, step);
      if (tool || held) setPatch(next);
      else choose(next);
    },
    /** Does what a tap would do there where keys have come to: with a tool, or with a fabric in the hand. */
    takeMarked: () => {
      if (tool === null && !held) return;
      if (!target || patch === null) notify('Press N first, to go to what you mean.');
      else if (tool) tapUsed(levels.flat()[patch]?.fillFabric ?? 0);
      else if (held) giveTo(target, held);
    },
    letGo,
    /** Takes a tool up, or puts it down. */
    turnTool: (name: TapTool['name']) => {
      putDown();
      setPatch(null);
      if (tool?.name === name) setTool(null);
      else setTool(name === 'swap' ? { name, first: null } : { name });
    },
    give,
    tapUsed,
    pickUpAt,
    patchesWith: (shape: number) => {
      const receiver = trial?.part ? trial.receiver : null;
      const patches = receiver?.kind === 'patches' ? receiver.patches : null;
      if (patches?.includes(shape)) return patches;
      return targetAt(levels, walked, shape)?.patches ?? null;
    },
    shuffle,
    locked,
    /** Locks a fabric of the block, so that shuffling leaves it; unlocks one that is. */
    turnLock: (fabricNum: number) => {
      const next = new Set(locked);
      if (!next.delete(fabricNum)) next.add(fabricNum);
      lockFabrics(tab, document, next);
    },
    peekFabric: (fabric: Fabric | null) => {
      hand.peek(target, fabric && fabricItem(fabric));
    },
    peekBlock: (block: BlockListItem | null) => {
      hand.peek(tableReceiver, block && { kind: 'block', block });
    },
  };
}
