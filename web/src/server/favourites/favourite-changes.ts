import {
  hasFields,
  isFlag,
  isListOf,
  isRecordOf,
  isWholeNumber,
  type Guarded,
} from '../../browser/storage/guards';

const isChange = hasFields({ fabricNum: isWholeNumber, isFavourite: isFlag });

/** A fabric that was added to the favourites, or removed from them. */
export type FavouriteChange = Guarded<typeof isChange>;

/** The changes of favourites that each quilter made, by the quilter's number. The oldest change comes first. */
export type FavouriteChanges = Record<string, FavouriteChange[]>;

export const areChanges = isRecordOf(isListOf(isChange));

/** Returns the changes with a new change at the end. The new change replaces an earlier change of the same fabric. */
export function withChange(changes: readonly FavouriteChange[], change: FavouriteChange): FavouriteChange[] {
  return [...changes.filter(({ fabricNum }) => fabricNum !== change.fabricNum), change];
}

/**
 * Returns the numbers of the favourites after the changes. New favourites come first, the newest at the start. Earlier
 * favourites keep their order.
 * @param known the numbers of the favourites before the changes
 */
export function withChanges(known: readonly number[], changes: readonly FavouriteChange[]): number[] {
  const gone = new Set(changes.filter(({ isFavourite }) => !isFavourite).map(({ fabricNum }) => fabricNum));
  const come = changes.filter(({ fabricNum, isFavourite }) => isFavourite && !known.includes(fabricNum));
  return [...come.map(({ fabricNum }) => fabricNum).reverse(), ...known.filter((num) => !gone.has(num))];
}

/** Returns `changes` without those that the account has stored. */
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
 * Returns the changes after a guest has become a subscriber. The subscriber's list gets the guest's changes. For a
 * fabric in both lists, the subscriber's change counts.
 */
export function broughtAlong(changes: FavouriteChanges, guest: number, subscriber: number): FavouriteChanges {
  const { [guest]: brought = [], ...rest } = changes;
  if (brought.length === 0) return changes;
  return { ...rest, [subscriber]: (changes[subscriber] ?? []).reduce(withChange, brought) };
}
