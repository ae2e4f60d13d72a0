import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import { MESSAGES } from '@quiltwright/shared/messages';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { fabricsOf } from '@quiltwright/shared/quilting/shapes/shape';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Part } from '../../../render/scene/part';
import type { Tool } from '../../../editor/tools/tool';
import { blockCommands } from '@quiltwright/shared/model/designed-block/block-commands';
import type { BlockDocument } from '@quiltwright/shared/model/designed-block/block-document';
import { useTab } from '../../../server/session/use-tab';
import { createDesignedBlockSession } from '../../../persistence/kinds/designed-block-session';
import { act, workOn } from '@quiltwright/shared/model/command';
import {
  layerOf,
  patchesOfLayer,
  type ColourMode,
} from '@quiltwright/shared/model/designed-block/colour-modes';
import { patchOrder } from '@quiltwright/shared/model/designed-block/colourways';
import { shuffledFabrics } from '@quiltwright/shared/model/designed-block/shuffle';
import { select } from '../../../editor/tools/select';
import { fabricItem, useFabricActions } from '../../../panels/held-fabric/use-fabric-actions';
import { valueOf } from '../../../panels/fabric/finding/fabric-value';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import { notify } from '../../../ui/basics/notify';
import { useChange } from '../../../ui/hooks/use-change';
import { useEscape } from '../../../ui/hooks/use-escape';
import { createColourMode } from './colour-mode';
import { lockFabrics, useLockedFabrics } from './locked-fabrics';
import { nextPatch, put, sweptDropTarget, canvasDropTarget, targetAt, type Target } from './drop-target';

/**
 * A tool that changes the effect of the next tap. With `pick-up`, the tap picks up a fabric of the block for other
 * patches. With `swap`, two taps choose the fabrics to swap; `first` is the number of the fabric that is already
 * chosen.
 */
export type TapTool = { name: 'pick-up' } | { name: 'swap'; first: number | null };

interface Colouring {
  /** Called when a tap has chosen a part of the block, which can then get a fabric. */
  onChosen: () => void;
  /** Called when the quilter has picked up a fabric from the block. The next taps give this fabric to patches. */
  onPickedUp: (fabric: Fabric) => void;
  /** Called when a block was dragged on to the editor. */
  onBlank: (blank: BlockListItem) => void;
}

/**
 * Returns the state of colouring, and its actions. A quilter chooses a layer, a patch or a fabric of the block, and
 * gives it a fabric. Or the quilter picks a fabric up first, and then taps patches or sweeps over them. Fabrics can
 * also be swapped and shuffled.
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
  const fabricActions = useFabricActions(documentSession, put, sweptDropTarget);
  const { held, trial, putDown, noteUse } = fabricActions;
  const target = targetAt(levels, tool ? 'fabric' : mode, patch);
  /** The number of the working layer (the layer that gets the next fabric); 0 for none. */
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
  /**
   * The groups of patches among which a key moves the mark. While the quilter swaps two fabrics or picks one up,
   * these are the fabrics of the block. Otherwise they are the groups of the colour mode.
   */
  const walked = tool ? 'fabric' : mode;
  useEscape(held !== null || patch !== null || tool !== null, () => {
    if (trial && !trial.part) fabricActions.endTrial();
    else letGo();
  });

  const shapeAt = (part: Part | null) => (part?.kind === 'block' ? part.shape : null);
  const targetUnder = (part: Part | null) => targetAt(levels, mode, shapeAt(part));

  const giveTo = (dropTarget: Target, fabric: Fabric) => {
    fabricActions.giveTo(dropTarget, fabricItem(fabric));
  };

  /** Picks up a fabric of the block. The next taps give this fabric to other patches. */
  const pickUp = (fabricNum: number) => {
    setTool(null);
    fabricActions.pickUpFabric(fabricNum, (fabric) => {
      setPatch(null);
      onPickedUp(fabric);
    });
  };

  /**
   * Chooses `fabric` as the first of two fabrics to swap. If a first fabric is already chosen, swaps the two fabrics.
   * @param first the number of the fabric that was chosen first; null for none
   */
  const swap = (first: number | null, fabric: number) => {
    if (first === null) {
      setTool({ name: 'swap', first: fabric });
      return;
    }
    if (first === fabric) {
      notify('That is the same fabric. Choose a different fabric.');
      return;
    }
    setTool(null);
    setPatch(null);
    run(act(blockCommands.swapFabrics, [first, fabric]));
  };

  /**
   * Handles a tap on a fabric in a palette. The chosen part gets the fabric. If no part is chosen, or if patches are
   * coloured one by one, the tap also picks the fabric up. The next taps and sweeps (drags across patches) then give
   * this fabric to patches. The new fabric replaces a held one; a second tap on the held fabric puts it down.
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
    // Quilters who try several fabrics have seen the notice with the first fabric.
    if (fabricActions.take(fabric) && mode === 'layer' && !held) notify(MESSAGES.chooseLayer);
  };

  /**
   * Handles a tap on a fabric in the list of the block's fabrics. With the tool `swap`, chooses or swaps the fabric;
   * otherwise picks it up.
   */
  const tapUsed = (fabricNum: number) => {
    if (tool?.name === 'swap') swap(tool.first, fabricNum);
    else pickUp(fabricNum);
  };

  /**
   * The number of the first of two fabrics to swap; null for none. While no patch is chosen, the first patch in this
   * fabric is outlined.
   */
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
    // The next fabric goes to the last tapped part.
    if (patch !== null || mode === 'layer') setPatch(shapeAt(part));
  };

  const tools: readonly Tool[] = [
    select({ onSelect: chooseAt, onHold: pickUpAt }),
    { name: 'pick-up', tap: ({ part }) => pickUpAt(part), hold: ({ part }) => pickUpAt(part) },
    { name: 'swap', tap: ({ part }) => swapAt(part), hold: ({ part }) => pickUpAt(part) },
    fabricActions.sweepTool({
      itemsAt: (part) => targetUnder(part)?.patches ?? [],
      onTap: giveHeld,
      onHold: pickUpAt,
    }),
    fabricActions.carryTool({
      dropTargetAt: (item, { part, isOver }) => {
        if (item.kind === 'fabric') return targetUnder(part);
        return isOver ? canvasDropTarget : null;
      },
      onDrop: (dropTarget, item, part) => {
        if (!dropTarget) return;
        if (item.kind === 'block') onBlank(item.block);
        else {
          fabricActions.giveTo(dropTarget, item);
          setPatch(shapeAt(part));
        }
      },
    }),
  ];

  const setMode = (next: ColourMode) => {
    colourMode.setState({ mode: next });
  };

  /**
   * Replaces the block's fabrics with other fabrics of a palette, each of the same value (light, medium or dark). If
   * that is impossible, shows the reason.
   */
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
    const action = act(blockCommands.shuffleFabrics, others);
    if (action.canRun(workOn(document))) run(action);
    else if (fabricsOf(levels).every((fabric) => locked.has(fabric)))
      notify('Every fabric in the block is locked. Unlock a fabric, then shuffle again.');
    else
      notify('This palette has no other light, medium or dark fabrics for the block. Try another palette.');
  };

  return {
    ...fabricActions,
    mode,
    target,
    layer,
    marked: marked === -1 ? null : marked,
    tapTool: tool,
    tools,
    /** The name of the tool in use. */
    tool: tool?.name ?? (held ? 'sweep' : 'select'),
    setMode,
    /**
     * Makes a layer the working layer, which gets the next fabric. `next` is the layer's number; 0 leaves no layer
     * chosen.
     */
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
    /**
     * Marks the next layer, patch or fabric of the block; with -1, the previous one. `takeMarked` then acts on the
     * marked patches.
     */
    walk: (step: 1 | -1) => {
      const next = nextPatch(levels, walked, patch, step);
      if (tool || held) setPatch(next);
      else choose(next);
    },
    /**
     * Does the same as a tap on the part that was marked last by keyboard. If a tool is active, uses the tool.
     * Otherwise gives the fabric that was picked up.
     */
    takeMarked: () => {
      if (tool === null && !held) return;
      if (!target || patch === null) notify('First press N to mark a layer, a patch or a fabric.');
      else if (tool) tapUsed(levels.flat()[patch]?.fillFabric ?? 0);
      else if (held) giveTo(target, held);
    },
    letGo,
    /** Makes a tool the active tool. If the tool is already active, ends its use. */
    turnTool: (name: TapTool['name']) => {
      putDown();
      setPatch(null);
      if (tool?.name === name) setTool(null);
      else setTool(name === 'swap' ? { name, first: null } : { name });
    },
    give,
    /**
     * Gives a fabric, made of a picture that the quilter dropped or pasted, to the patches under the drop. Without such
     * patches, does the same as a tap on the fabric in a palette.
     */
    giveDropped: (fabric: Fabric, part: Part | null) => {
      const under = targetUnder(part);
      if (!under) {
        give(fabric);
        return;
      }
      fabricActions.giveTo(under, fabricItem(fabric));
      setPatch(shapeAt(part));
    },
    tapUsed,
    pickUpAt,
    patchesWith: (shape: number) => {
      const dropTarget = trial?.part ? trial.dropTarget : null;
      const patches = dropTarget?.kind === 'patches' ? dropTarget.patches : null;
      if (patches?.includes(shape)) return patches;
      return targetAt(levels, walked, shape)?.patches ?? null;
    },
    shuffle,
    locked,
    /** Locks a fabric of the block against shuffling, or unlocks it. */
    turnLock: (fabricNum: number) => {
      const next = new Set(locked);
      if (!next.delete(fabricNum)) next.add(fabricNum);
      lockFabrics(tab, document, next);
    },
    peekFabric: (fabric: Fabric | null) => {
      fabricActions.peek(target, fabric && fabricItem(fabric));
    },
    peekBlock: (block: BlockListItem | null) => {
      fabricActions.peek(canvasDropTarget, block && { kind: 'block', block });
    },
  };
}
