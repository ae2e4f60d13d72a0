import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { storedForm } from '../../model/free-form/free-form-document';
import type { OpenDocument, Stored } from '../../model/open-document';
import { hasSize } from '../../model/standard-quilt/quilt-commands';
import { hasUnsavedChanges } from '../../persistence/document-store';
import { freeFormKind } from '../../persistence/free-form-kind';
import { createFreeFormSession } from '../../persistence/free-form-session';
import { standardQuiltKind } from '../../persistence/standard-quilt-kind';
import { createStandardQuiltSession } from '../../persistence/standard-quilt-session';
import { useMade } from '../../server/use-tab';

/** A quilt that is open in this tab and isn’t saved as it is. */
export interface TableQuilt {
  /** The id of its kind of document, by which the address names it. */
  kind: string;
  /** Its own, by which it is told from the next one on that table. */
  id: string;
  quilt: Quilt;
  name: string;
  /** Whether an earlier version of it is saved. */
  isStored: boolean;
  isStandard: boolean;
}

/** The quilts on the tables of this tab. */
export interface TableQuilts {
  /** Those that the list of saved quilts doesn’t have, each as it would be saved now. */
  unsaved: TableQuilt[];
  /** The numbers of those that are saved as they are, by the id of their kind. */
  saved: ReadonlyMap<string, number>;
}

export function useTableQuilts(): TableQuilts {
  const standard = useStore(useMade(createStandardQuiltSession).store);
  const freeForm = useStore(useMade(createFreeFormSession).store);
  return useMemo(() => {
    const unsaved: TableQuilt[] = [];
    const saved = new Map<string, number>();
    if (!hasUnsavedChanges(standardQuiltKind, standard))
      noteSaved(saved, standardQuiltKind.id, standard.stored);
    else if (hasSize(standard.design.quilt))
      unsaved.push({
        ...named(standard),
        ...{ kind: standardQuiltKind.id, quilt: standard.design.quilt, isStandard: true },
      });
    if (!hasUnsavedChanges(freeFormKind, freeForm)) noteSaved(saved, freeFormKind.id, freeForm.stored);
    else
      unsaved.push({
        ...named(freeForm),
        ...{ kind: freeFormKind.id, quilt: storedForm(freeForm.design.quilt), isStandard: false },
      });
    return { unsaved, saved };
  }, [standard, freeForm]);
}

function noteSaved(saved: Map<string, number>, kind: string, stored: Stored | null): void {
  if (stored) saved.set(kind, stored.num);
}

function named({ id, design, newName, stored }: OpenDocument<{ quilt: Quilt }, Quilt>) {
  return {
    id,
    name: design.quilt.quiltName || newName.trim() || 'Unnamed quilt',
    isStored: stored !== null,
  };
}
