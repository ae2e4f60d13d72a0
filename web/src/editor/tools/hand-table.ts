import { act, type Action, type Command } from '../../model/command';
import type { Selection } from '../../model/selection';
import type { Watched } from '../../render/watched';
import type { Change, ItemTable } from './item-table';

/** A table on which items are arranged, as its own tools know it. */
export interface HandTable<Work, Marks> {
  /** Does what can be done; without leave it changes nothing. */
  run: (action: Action<Work>) => void;
  /** Whether the button is on that has things snap. */
  snaps: () => boolean;
  /** Whether taps add to the selection, as *Select more* has it. */
  selectsMore: () => boolean;
  /** What the overlay shows of the gesture that is going on. */
  marks: Watched<Marks>;
}

interface Selecting<Work> {
  select: Command<Work, null, readonly number[]>;
  selectMore: Command<Work, null, readonly number[]>;
  deselectAll: Command<Work>;
}

/** What tools do alike to the items of any table, and know of it: all by its commands. */
export function handledItems<Work extends { document: { design: unknown }; selection: Selection }, Marks>(
  { run, snaps, selectsMore }: HandTable<Work, Marks>,
  work: () => Work,
  commands: Selecting<Work>,
  actionOf: (change: Change) => Action<Work>,
): Pick<
  ItemTable,
  'selection' | 'snaps' | 'selectsMore' | 'select' | 'selectMore' | 'deselectAll' | 'change'
> {
  return {
    selection: () => work().selection,
    snaps,
    selectsMore,
    select: (nums) => {
      run(act<Work, null, readonly number[]>(commands.select, { argument: nums }));
    },
    selectMore: (nums) => {
      run(act<Work, null, readonly number[]>(commands.selectMore, { argument: nums }));
    },
    deselectAll: () => {
      run(act<Work, null, null>(commands.deselectAll));
    },
    change: (change) => {
      const { design } = work().document;
      run(actionOf(change));
      return work().document.design !== design;
    },
  };
}
