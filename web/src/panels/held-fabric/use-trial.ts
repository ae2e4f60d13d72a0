import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isSamePart, type Part } from '../../render/scene/part';
import { workOn, type Action, type Worked } from '@quiltwright/shared/model/command';
import type { OpenDocument } from '@quiltwright/shared/model/open-document';
import { knowFabrics } from '../../server/queries/queries';
import { isSameItem, type DragItem } from './drag-item';

/** A preview: the open design with a fabric or block that isn't dropped yet. The document doesn't change. */
export interface Trial<Design, DropTarget> {
  dropTarget: DropTarget;
  item: DragItem;
  /** The part of the canvas under the pointer; null while the pointer is in a panel. */
  part: Part | null;
  /** The open design, before the preview. `design` is the design with the previewed item. */
  of: Design;
  design: Design;
}

/**
 * Returns the current preview of the open design, null for none, with functions that start and end a preview.
 * @param put returns the action of a drop on a target; null if the target doesn't take the item
 */
export function useTrial<Design, Content, DropTarget extends { key: string }>(
  document: OpenDocument<Design, Content>,
  put: (dropTarget: DropTarget, item: DragItem) => Action<Worked<OpenDocument<Design, Content>>> | null,
) {
  const queryClient = useQueryClient();
  const [tried, setTried] = useState<Trial<Design, DropTarget> | null>(null);
  // A preview ends when the design changes, for example by undo.
  const trial = tried?.of === document.design ? tried : null;
  const tryOn = (dropTarget: DropTarget | null, item: DragItem, part: Part | null) => {
    const action = dropTarget && put(dropTarget, item);
    if (!action?.canRun(workOn(document))) {
      setTried(null);
    } else if (trial && isSameItem(trial.item, item) && trial.dropTarget.key === dropTarget?.key) {
      if (!isSamePart(trial.part, part)) setTried({ ...trial, part });
    } else if (dropTarget) {
      if (item.kind === 'fabric') knowFabrics(queryClient, [item.fabric]);
      setTried({
        dropTarget,
        item,
        part,
        of: document.design,
        design: action.run(workOn(document)).document.design,
      });
    }
  };
  /** Ends a preview that was started from a panel. A preview of an item that is dragged over the canvas stays. */
  const endPeek = () => {
    setTried((before) => (before?.part ? before : null));
  };
  const end = () => {
    setTried(null);
  };
  return { trial, tryOn, endPeek, end };
}
