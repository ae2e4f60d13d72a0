import { reordered, type Order } from '../../reordered.js';
import {
  selectedPlacements,
  type Arrangement,
  type ArrangementCommand,
  type Change,
} from '../arrangement.js';
import { editByHand, editSelected } from '../edit.js';
import { laidPlacements, withPlacements, type LaidPlacement } from '../free-form-document.js';

/** Moves the selected placements forward or backward, past one other placement or past all others. */
const reorder: ArrangementCommand<Order> = editSelected({
  label: 'orderChanged',
  change: (arrangement, order) => laidAs(arrangement, (laid, own) => reordered([...laid], own, order)),
});

/**
 * Moves the selected placements to a position among the other placements, for a drag in the list. Their own order
 * stays. Position 0 is the lowest.
 */
const moveInOrder: ArrangementCommand<number> = editSelected({
  label: 'orderChanged',
  change: (arrangement, index) =>
    laidAs(arrangement, (laid, own) => {
      const isOther = (each: LaidPlacement) => !own.has(each);
      const before = laid.slice(0, Math.max(0, index)).filter(isOther);
      const after = laid.slice(Math.max(0, index)).filter(isOther);
      return [...before, ...laid.filter((each) => own.has(each)), ...after];
    }),
});

export interface Locking {
  ids: readonly number[];
  isLocked: boolean;
}

/** Locks the placements with these ids, so that they can't be selected, or unlocks them. */
const lock: ArrangementCommand<Locking> = editByHand({
  label: ({ isLocked }) => ({ key: isLocked ? 'blocksLocked' : 'blocksUnlocked' }),
  change: ({ document: { design } }, { ids, isLocked }) => {
    const which = new Set(ids);
    const isOther = (each: { id: number; isLocked: boolean }) =>
      which.has(each.id) && each.isLocked !== isLocked;
    if (!laidPlacements(design).some(isOther)) return {};
    const placements = design.placements.map((each) => (isOther(each) ? { ...each, isLocked } : each));
    return { design: { ...design, placements } };
  },
});

export const orderCommands = { reorder, moveInOrder, lock } as const;

function laidAs(
  arrangement: Arrangement,
  orderOf: (laid: readonly LaidPlacement[], own: ReadonlySet<LaidPlacement>) => readonly LaidPlacement[],
): Change {
  const { design } = arrangement.document;
  const selected = new Set(selectedPlacements(arrangement).map(({ id }) => id));
  const laid = laidPlacements(design);
  const next = orderOf(laid, new Set(laid.filter(({ id }) => selected.has(id))));
  return {
    design: next.every((each, index) => each === laid[index]) ? design : withPlacements(design, next),
  };
}
