import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { storedForm } from '@quiltwright/shared/model/free-form/free-form-document';
import type { OpenDocument, Stored } from '@quiltwright/shared/model/open-document';
import { hasSize } from '@quiltwright/shared/model/standard-quilt/quilt-commands';
import { hasUnsavedChanges } from '../../persistence/document-store';
import { freeFormKind } from '../../persistence/kinds/free-form-kind';
import { createFreeFormSession } from '../../persistence/kinds/free-form-session';
import { standardQuiltKind } from '../../persistence/kinds/standard-quilt-kind';
import { createStandardQuiltSession } from '../../persistence/kinds/standard-quilt-session';
import { useMade } from '../../server/session/use-tab';

/** A quilt that is open in this tab and has unsaved changes. */
export interface OpenQuilt {
  /** The id of the quilt's kind of document, standard or free form. The page's address contains this id. */
  kind: string;
  /** The id of the document. It distinguishes this quilt from any later quilt in the same editor. */
  id: string;
  quilt: Quilt;
  name: string;
  /** True if an earlier version of the quilt is saved. */
  isStored: boolean;
  isStandard: boolean;
}

/** The open quilts of this tab. */
export interface OpenQuilts {
  /** The open quilts with unsaved changes, each with the content that a save would store. */
  unsaved: OpenQuilt[];
  /** The numbers of the open quilts without unsaved changes, by the id of their kind of document. */
  saved: ReadonlyMap<string, number>;
}

export function useOpenQuilts(): OpenQuilts {
  const standard = useStore(useMade(createStandardQuiltSession).store);
  const freeForm = useStore(useMade(createFreeFormSession).store);
  return useMemo(() => {
    const unsaved: OpenQuilt[] = [];
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
