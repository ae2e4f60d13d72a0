import { act, type Action, type Command } from '@quiltwright/shared/model/command';
import type { Selection } from '@quiltwright/shared/model/selection';
import type { Watched } from '../../render/camera/watched';
import type { Change, ItemEditor } from './item-editor';

/**
 * The state and functions that an editor provides for the tools of one kind of item, for example the shapes of a
 * block.
 */
export interface EditorForTools<Work, Marks> {
  /** Runs an action if it is possible; otherwise does nothing. */
  run: (action: Action<Work>) => void;
  /** True if the snapping button is on. */
  snaps: () => boolean;
  /** True if taps add to the selection, because the *Select more* button is on. */
  selectsMore: () => boolean;
  /** The previews, guides and marquee of the current gesture, which the overlay draws. */
  marks: Watched<Marks>;
}

interface Selecting<Work> {
  select: Command<Work, readonly number[]>;
  selectMore: Command<Work, readonly number[]>;
  deselectAll: Command<Work>;
}

/**
 * Returns those functions of an `ItemEditor` that are the same in all editors. These functions run the editor's
 * commands.
 */
export function handledItems<Work extends { document: { design: unknown }; selection: Selection }, Marks>(
  { run, snaps, selectsMore }: EditorForTools<Work, Marks>,
  work: () => Work,
  commands: Selecting<Work>,
  actionOf: (change: Change) => Action<Work>,
): Pick<
  ItemEditor,
  'selection' | 'snaps' | 'selectsMore' | 'select' | 'selectMore' | 'deselectAll' | 'change'
> {
  return {
    selection: () => work().selection,
    snaps,
    selectsMore,
    select: (nums) => {
      run(act<Work, readonly number[]>(commands.select, nums));
    },
    selectMore: (nums) => {
      run(act<Work, readonly number[]>(commands.selectMore, nums));
    },
    deselectAll: () => {
      run(act<Work, null>(commands.deselectAll));
    },
    change: (change) => {
      const { design } = work().document;
      run(actionOf(change));
      return work().document.design !== design;
    },
  };
}
