import {
  hasFields,
  isFlag,
  isListOf,
  isRecordOf,
  isWholeNumber,
  type Guarded,
} from '../../browser/storage/guards';

const isChange = hasFields({ fabricNum: isWholeNumber, isFavourite: isFlag });

/** A change of a fabric: it became a favourite, or it is no longer a favourite. */
export type FavouriteChange = Guarded<typeof isChange>;

/** The changes of each quilter, by the quilter's number. Each list has the oldest change first. */
export type FavouriteChanges = Record<string, FavouriteChange[]>;

export const areChanges = isRecordOf(isListOf(isChange));

/** Returns the changes with a new change at the end. The new change replaces an earlier change of the same fabric. */
export function withChange(changes: readonly FavouriteChange[], change: FavouriteChange): FavouriteChange[] {
  return [...changes.filter(({ fabricNum }) => fabricNum !== change.fabricNum), change];
}

/**
 * Returns the favourites after the changes. New favourites come first, the latest at the start; the others keep their
 * order.
 * @param known the numbers of the fabrics that were favourites before the changes
 */
export function withChanges(known: readonly number[], changes: readonly FavouriteChange[]): number[] {
  const gone = new Set(changes.filter(({ isFavourite }) => !isFavourite).map(({ fabricNum }) => fabricNum));
  const come = changes.filter(({ fabricNum, isFavourite }) => isFavourite && !known.includes(fabricNum));
  return [...come.map(({ fabricNum }) => fabricNum).reverse(), ...known.filter((num) => !gone.has(num))];
}

/** Returns `changes` without those in `stored`, which the account now has. */
export function withoutStored(
  changes: readonly FavouriteChange[],
  stored: readonly FavouriteChange[],
): FavouriteChange[] {
  return changes.filter(
    ({ fabricNum, isFavourite }) =>
      !stored.some((each) => each.fabricNum === fabricNum && each.isFavourite === isFavourite),
  );
}

/**
 * Returns the changes after the guest's changes on this device were moved to a subscriber. For the same fabric, the
 * subscriber's own change replaces the guest's.
 */
export function broughtAlong(changes: FavouriteChanges, guest: number, subscriber: number): FavouriteChanges {
  const { [guest]: brought = [], ...rest } = changes;
  if (brought.length === 0) return changes;
  return { ...rest, [subscriber]: (changes[subscriber] ?? []).reduce(withChange, brought) };
}
