import { neighbourOf, nothingSelected, type Selection } from '../selection';
import type { Arrangement, ArrangementCommand } from './arrangement';
import { edit } from './edit';
import { freePlacements } from './free-form-document';

/* What is selected is no step of the history: these commands change nothing else. */

/** Selects placements by their ids, and no others. */
const select: ArrangementCommand<readonly number[]> = selecting('select', 'Select', freeOf);

/** Selects placements besides, or no longer where all of them are selected already. */
const selectMore: ArrangementCommand<readonly number[]> = selecting(
  'select-more',
  'Select more',
  (arrangement, ids) => {
    const more = freeOf(arrangement, ids);
    const { selection } = arrangement;
    return [...more].every((id) => selection.has(id))
      ? new Set([...selection].filter((id) => !more.has(id)))
      : new Set([...selection, ...more]);
  },
);

const selectAll: ArrangementCommand = selecting(
  'select-all',
  'Select all',
  (arrangement) => new Set(freeIds(arrangement)),
);

const deselectAll: ArrangementCommand = selecting('deselect-all', 'Deselect All', () => nothingSelected);

const selectNext: ArrangementCommand = selecting('select-next', 'Next block', (arrangement) =>
  neighbourOf(arrangement.selection, freeIds(arrangement), 1),
);

const selectPrevious: ArrangementCommand = selecting('select-previous', 'Previous block', (arrangement) =>
  neighbourOf(arrangement.selection, freeIds(arrangement), -1),
);

export const selectionCommands = {
  select,
  selectMore,
  selectAll,
  deselectAll,
  selectNext,
  selectPrevious,
} as const;

function selecting<Argument = null>(
  id: string,
  label: string,
  selectionOf: (arrangement: Arrangement, argument: Argument) => Selection,
): ArrangementCommand<Argument> {
  return edit({
    id,
    label,
    allowed: () => true,
    change: (arrangement, argument) => ({ selection: selectionOf(arrangement, argument) }),
  });
}

function freeIds({ document }: Arrangement): number[] {
  return freePlacements(document.design).map(({ id }) => id);
}

/** Those of some placements that can be selected, in their order. */
function freeOf(arrangement: Arrangement, ids: readonly number[]): Selection {
  const free = new Set(freeIds(arrangement));
  return new Set(ids.filter((id) => free.has(id)));
}
