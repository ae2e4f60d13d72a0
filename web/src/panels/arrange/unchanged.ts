import type { CommandData, Worked } from '@quiltwright/shared/model/command';

/**
 * Returns the reason why an action on the selection changed nothing, in words. Null if the action changed
 * something, or if the reason is obvious.
 * @param noun the word for a selected item, such as "block"
 */
export function wordsOfUnchanged<Work extends Worked>(
  { type, argument }: CommandData,
  before: Work,
  after: Work,
  noun: string,
): string | null {
  if (before.document.design !== after.document.design) return null;
  switch (type) {
    case 'reorder':
      return argument === 'forward' || argument === 'front'
        ? 'It is already in front.'
        : 'It is already at the back.';
    case 'align':
      return before.selection.size === 1 ? 'It already lies there.' : 'They are already aligned.';
    case 'distribute':
      return 'The gaps are already equal.';
    case 'makeSameSize':
      return 'They are already the same size.';
    case 'turnLeft':
    case 'turnRight':
      return 'It looks the same when turned.';
    case 'mirrorAcross':
    case 'mirrorDown':
      return 'It looks the same when mirrored.';
    case 'fillQuilt':
      return `The quilt has no room for another ${noun}.`;
    case 'stepSize':
      return `It can’t be ${Object.values(argument as object).some((by) => by > 0) ? 'larger' : 'smaller'}.`;
    case 'stepSpacing':
      return 'The gap can’t be smaller or larger.';
    case 'nudge':
      return 'It is already at the edge.';
    case 'selectNext':
    case 'selectPrevious':
    case 'selectAll': {
      const isSame =
        before.selection.size === after.selection.size &&
        [...after.selection].every((num) => before.selection.has(num));
      if (!isSame) return null;
      return after.selection.size === 0 ? `There is no ${noun} to select.` : `There is no other ${noun}.`;
    }
    default:
      return null;
  }
}

/** Returns the reason why an action needs more selected things, in words; null if it has enough. */
export function wordsOfTooFew(
  { type }: Pick<CommandData, 'type'>,
  count: number,
  noun: string,
): string | null {
  if (type === 'makeSameSize' && count === 1)
    return `Select two or more ${noun}s: all get the size of the first.`;
  if (type === 'distribute' && count > 0 && count < 3)
    return `Select three or more ${noun}s to make their gaps equal.`;
  return null;
}
