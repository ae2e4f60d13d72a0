import {
  hasFields,
  isFlag,
  isListOf,
  isRecordOf,
  isWholeNumber,
  type Guarded,
} from '../../browser/storage/guards';

const isChange = hasFields({ fabricNum: isWholeNumber, isFavourite: isFlag });

/** A fabric became a favourite, or is none any more. */
export type FavouriteChange = Guarded<typeof isChange>;

/** Changes by the number of the quilter who made them, each list in order of time. */
export type FavouriteChanges = Record<string, FavouriteChange[]>;

export const areChanges = isRecordOf(isListOf(isChange));

/** Returns the changes with one more, which replaces an earlier one of the same fabric. */
export function withChange(changes: readonly FavouriteChange[], change: FavouriteChange): FavouriteChange[] {
  return [...changes.filter(({ fabricNum }) => fabricNum !== change.fabricNum), change];
}

/**
 * Returns the favourites after the changes: the latest come first, the others keep their order.
 * @param known numbers of the favourites before
 */
export function withChanges(known: readonly number[], changes: readonly FavouriteChange[]): number[] {
  const gone = new Set(changes.filter(({ isFavourite }) => !isFavourite).map(({ fabricNum }) => fabricNum));
  const come = changes.filter(({ fabricNum, isFavourite }) => isFavourite && !known.includes(fabricNum));
  return [...come.map(({ fabricNum }) => fabricNum).reverse(), ...known.filter((num) => !gone.has(num))];
}

/** Returns the rest of `changes` once the account knows those in `stored`. */
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
 * Returns the changes after a subscriber takes over those of the guest on this device. The subscriber's own changes
 * take precedence.
 */
export function broughtAlong(changes: FavouriteChanges, guest: number, subscriber: number): FavouriteChanges {
  const { [guest]: brought = [], ...rest } = changes;
  if (brought.length === 0) return changes;
  return { ...rest, [subscriber]: (changes[subscriber] ?? []).reduce(withChange, brought) };
}
