import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isSamePart, type Part } from '../../render/hit-test';
import type { Action } from '../../model/command';
import { knowFabrics } from '../../server/queries';
import { isSameItem, type DragItem } from './drag-item';

/** How a design would look with something on it. The document knows nothing of it. */
export interface Trial<Design, Receiver> {
  receiver: Receiver;
  item: DragItem;
  /** Where it is held over the canvas; null while the pointer is in the panel. */
  part: Part | null;
  /** The design that it is tried on, and what it would become. */
  of: Design;
  design: Design;
}

/**
 * Tries things on what lies on the table.
 * @param put what puts something on what receives it; null where it doesn't go
 */
export function useTrial<Design, Document extends { design: Design }, Receiver extends { key: string }>(
  document: Document & { design: Design },
  put: (receiver: Receiver, item: DragItem) => Action<Document> | null,
) {
  const queryClient = useQueryClient();
  const [tried, setTried] = useState<Trial<Design, Receiver> | null>(null);
  // What was tried on a design that has changed since, as by undo, is over.
  const trial = tried?.of === document.design ? tried : null;
  const tryOn = (receiver: Receiver | null, item: DragItem, part: Part | null) => {
    const action = receiver && put(receiver, item);
    if (!action?.canRun(document)) {
      setTried(null);
    } else if (trial && isSameItem(trial.item, item) && trial.receiver.key === receiver?.key) {
      if (!isSamePart(trial.part, part)) setTried({ ...trial, part });
    } else if (receiver) {
      if (item.kind === 'fabric') knowFabrics(queryClient, [item.fabric]);
      setTried({ receiver, item, part, of: document.design, design: action.run(document).design });
    }
  };
  /** Ends what was tried from a panel; what is held over the canvas stays there. */
  const endPeek = () => {
    setTried((before) => (before?.part ? before : null));
  };
  const end = () => {
    setTried(null);
  };
  return { trial, tryOn, endPeek, end };
}
