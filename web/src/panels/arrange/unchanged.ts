import type { CommandData, Worked } from '@quiltwright/shared/model/command';

/**
 * Returns the reason why an action on the selection changed nothing, in words. Null if the action changed something, or
 * for an action that never has such words.
 * @param noun the word for a selected item, such as "block"
 */
export function describeUnchanged<Work extends Worked>(
  { type, argument }: CommandData,
  before: Work,
  after: Work,
  noun: string,
): string | null {
  if (before.document.design !== after.document.design) return null;
  switch (type) {
    case 'reorder':
      return argument === 'forward' || argument === 'front'
        ? 'The selection is already in front.'
        : 'The selection is already at the back.';
    case 'align':
      return before.selection.size === 1
        ? `The selected ${noun} is already in that place.`
        : `The selected ${noun}s are already aligned.`;
    case 'distribute':
      return 'The gaps are already equal.';
    case 'makeSameSize':
      return `The selected ${noun}s are already the same size.`;
    case 'turnLeft':
    case 'turnRight':
      return 'The selection looks the same when turned.';
    case 'mirrorAcross':
    case 'mirrorDown':
      return 'The selection looks the same when mirrored.';
    case 'turnBlock':
      return `The block looks the same when ${argument === 'right' || argument === 'left' ? 'turned' : 'mirrored'}.`;
    case 'fillQuilt':
      return `The quilt has no room for another ${noun}.`;
    case 'stepSize':
      return `The selection can’t be ${Object.values(argument as object).some((by) => by > 0) ? 'larger' : 'smaller'}.`;
    case 'stepSpacing':
      return 'The gap is already at its limit.';
    case 'nudge':
      return 'The selection is already at the edge.';
    case 'selectNext':
    case 'selectPrevious':
    case 'selectAll':
    case 'selectAlike': {
      const isSame =
        before.selection.size === after.selection.size &&
        [...after.selection].every((num) => before.selection.has(num));
      if (!isSame) return null;
      if (type === 'selectAlike') return 'No other patch has this shape.';
      return after.selection.size === 0 ? `There is no ${noun} to select.` : `There is no other ${noun}.`;
    }
    default:
      return null;
  }
}

/** Returns a sentence that asks the quilter to select more items, if an action needs more; otherwise null. */
export function describeTooFew(
  { type }: Pick<CommandData, 'type'>,
  count: number,
  noun: string,
): string | null {
  if (type === 'makeSameSize' && count === 1)
    return `Select two or more ${noun}s. All get the size of the first that you select.`;
  if (type === 'distribute' && count > 0 && count < 3)
    return `Select three or more ${noun}s to make their gaps equal.`;
  return null;
}
