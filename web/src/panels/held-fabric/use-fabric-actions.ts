import type { BlockListItem } from '@quiltwright/shared/contract/block-list-item';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { palettes } from '@quiltwright/shared/quilting/palette';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { CanvasPoint, Tool, View } from '../../editor/tools/tool';
import { Sweep } from '../../editor/tools/sweep';
import type { Action, Worked } from '@quiltwright/shared/model/command';
import type { OpenDocument } from '@quiltwright/shared/model/open-document';
import type { DocumentSession } from '../../persistence/document-session';
import type { Part } from '../../render/scene/part';
import { useCarry, type DragItem } from './drag-item';
import { useHeldFabric } from './use-held-fabric';
import { useTrial } from './use-trial';

interface SweepOptions<Swept> {
  /**
   * Returns the items that get the fabric when the pointer passes over a part. Passing over several parts with the
   * button held is called a sweep.
   */
  itemsAt: (part: Part) => readonly Swept[];
  onTap: (part: Part | null) => void;
  onHold: (part: Part | null) => void;
}

interface CarryOptions<DropTarget> {
  /** Returns the target that gets a dragged item if it is dropped at a point; null for none. */
  dropTargetAt: (item: DragItem, point: CanvasPoint, view: View) => DropTarget | null;
  /** Returns the part to outline under a dragged item. By default, it is the part under the pointer. */
  markedAt?: (item: DragItem, part: Part | null) => Part | null;
  onDrop: (dropTarget: DropTarget | null, item: DragItem, part: Part | null) => void;
  /** The handlers for a block that is dragged to a point without a target. Absent if a block can't be dropped there. */
  blocks?: BlockLaying;
}

interface BlockLaying {
  /** Shows the block at a point, as it would be after a drop. */
  follow: (point: CanvasPoint, view: View) => void;
  drop: (block: BlockListItem, point: CanvasPoint, view: View) => void;
  /** Ends the preview. */
  end: () => void;
}

/**
 * Returns the actions with fabrics and blocks that all editors have. These actions hold, preview and give a fabric,
 * sweep over parts, and drag items out of panels. Each editor itself decides the effect of a tap.
 * @param put returns the action of a drop on a target; null if the target doesn't take the item
 * @param sweptOver returns the items of a sweep as one target; null if there are none
 */
export function useFabricActions<Design, Content extends object, DropTarget extends { key: string }, Swept>(
  { run, store }: DocumentSession<Design, Content>,
  put: (dropTarget: DropTarget, item: DragItem) => Action<Worked<OpenDocument<Design, Content>>> | null,
  sweptOver: (items: readonly Swept[]) => DropTarget | null,
) {
  const document = useStore(store);
  const [sweep] = useState(() => new Sweep<Swept>());
  const [paletteNum, setPaletteNum] = useState(palettes[0]?.paletteNum ?? 0);
  const heldFabric = useHeldFabric(document.design);
  const { trial, tryOn, endPeek, end: endTrial } = useTrial(document, put);
  const { carry, ...carried } = useCarry();
  const held = heldFabric.held && fabricItem(heldFabric.held);

  const giveTo = (dropTarget: DropTarget, item: DragItem) => {
    endTrial();
    const action = put(dropTarget, item);
    if (action) run(action);
    if (item.kind === 'fabric') heldFabric.noteUse(item.fabric, store.getState().design);
  };

  return {
    ...heldFabric,
    ...carried,
    pickUpFabric: (fabricNum: number, onTaken: (fabric: Fabric) => void) => {
      heldFabric.pickUpFabric(fabricNum, (fabric) => {
        if (fabric.paletteNum !== 0) setPaletteNum(fabric.paletteNum);
        onTaken(fabric);
      });
    },
    /** The number of the open palette. Picking up a fabric opens its palette. */
    paletteNum,
    setPaletteNum,
    carry,
    trial,
    endTrial,
    giveTo,
    /** Previews the design with an item of a panel on a target. A null item ends the preview. */
    peek: (dropTarget: DropTarget | null, item: DragItem | null) => {
      if (item) tryOn(dropTarget, item, null);
      else endPeek();
    },
    sweepTool: (options: SweepOptions<Swept>): Tool =>
      sweep.tool({
        ...options,
        onTry: (items, part) => {
          if (held) tryOn(sweptOver(items), held, part);
        },
        onGive: (items) => {
          const dropTarget = sweptOver(items);
          if (held && dropTarget) giveTo(dropTarget, held);
        },
        onEnd: endTrial,
      }),
    carryTool: ({
      dropTargetAt,
      markedAt = (_, part) => part,
      onDrop,
      blocks,
    }: CarryOptions<DropTarget>): Tool =>
      carry.tool({
        onCarry: (item, point, view) => {
          const dropTarget = dropTargetAt(item, point, view);
          tryOn(dropTarget, item, markedAt(item, point.part));
          if (item.kind === 'block' && dropTarget === null) blocks?.follow(point, view);
          else blocks?.end();
        },
        onDrop: (item, point, view) => {
          endTrial();
          const dropTarget = dropTargetAt(item, point, view);
          if (item.kind === 'block' && dropTarget === null && blocks) blocks.drop(item.block, point, view);
          else {
            blocks?.end();
            onDrop(dropTarget, item, point.part);
          }
        },
        onCancel: () => {
          endTrial();
          blocks?.end();
        },
      }),
  };
}

export function fabricItem(fabric: Fabric): DragItem {
  return { kind: 'fabric', fabric };
}
