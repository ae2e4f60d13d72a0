import { LIMITS } from '@quiltwright/shared/limits';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { createStore } from 'zustand/vanilla';
import type { Tab } from '../../../browser/tab';
import {
  noArrangementMarks,
  type ArrangementMarks,
  type ArrangementEditor,
} from '../../../editor/tools/arranging/arrangement-editor';
import { placementItems } from '../../../editor/tools/arranging/placement-items';
import {
  newArrangementState,
  sameSelected,
  selectionAfterUndo,
} from '@quiltwright/shared/model/free-form/arrangement';
import { boxAround } from '@quiltwright/shared/model/free-form/fitting';
import { copiedItems } from '../../../panels/arrange/clipboard/copied-chunk';
import { createItemEditing } from '../../../panels/arrange/item-editing';
import { pastePlace } from '../../../panels/arrange/clipboard/paste-place';
import type { CopiedForm } from '../../../panels/arrange/clipboard/system-clipboard';
import { copiedPlacements } from '../../../persistence/files/copied-text';
import { createFreeFormSession } from '../../../persistence/kinds/free-form-session';
import type { Position } from '../../../render/camera/camera';
import { Watched } from '../../../render/camera/watched';
import type { ArrangementTool } from './arrangement-tools';

/** The lengths, in inches, by which one press of a button can move blocks. */
export const steps = [1, 5] as const;

/** The greatest distance at which pasted blocks snap, in inches. */
const PASTE_REACH = 0.75;

/** The settings for arranging the quilt. */
interface ArrangementOptions {
  tool: ArrangementTool;
  snaps: boolean;
  step: (typeof steps)[number];
  /** True if a tap adds to the selection instead of replacing it. */
  selectsMore: boolean;
}

/** Converts copied placements to and from text for the system's clipboard. */
const copied: CopiedForm<Placement> = {
  write: copiedPlacements,
  read: async (text, quilterNum) => (await copiedItems()).readPlacements(text, quilterNum),
  largest: LIMITS.quiltBodyBytes,
};

/** Creates the state of arranging for a tab: the selection, the settings, and the actions on the document. */
export function createArrangementEditing(tab: Tab) {
  const { store } = tab.get(createFreeFormSession);
  const options = createStore<ArrangementOptions>(() => ({
    tool: 'select',
    snaps: true,
    step: steps[0],
    selectsMore: false,
  }));
  const {
    work: arrangement,
    burst,
    ...editing
  } = createItemEditing(tab, {
    ...{ store, options, selectionAfterUndo, sameSelected },
    untouched: newArrangementState,
    copied,
  });
  const marks = new Watched<ArrangementMarks>(noArrangementMarks);
  const editor: ArrangementEditor = { ...editing, arrangement, marks };
  /**
   * Returns the position at which blocks are pasted, in inches from the quilt's corner.
   * @param at the pointer's position, in inches from the quilt's corner; null for none
   */
  const placeOfPaste = (at: Position | null) => {
    const { clipboard, document } = arrangement();
    const { quiltWidth, quiltLength } = document.design.quilt;
    return pastePlace(placementItems(editor), at, {
      copied: clipboard && boxAround(clipboard),
      whole: { width: quiltWidth, height: quiltLength },
      reach: PASTE_REACH,
    });
  };
  return { ...editor, state: editing.state, system: editing.system, options, burst, placeOfPaste };
}

export type ArrangementEditing = ReturnType<typeof createArrangementEditing>;
