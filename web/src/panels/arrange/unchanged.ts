import type { Action } from '../../model/command';
import type { Worked } from '../../model/selection-edits';

/**
 * Why something that a key did to the selection changed nothing, in words; null where it changed something, or where that
 * is plain to see.
 *
 * @param noun what is selected: block
 */
export function wordsOfUnchanged<Work extends Worked>(
  { id, argument }: Pick<Action<Work>, 'id' | 'argument'>,
  before: Work,
  after: Work,
  noun: string,
): string | null {
  if (before.document.design !== after.document.design) return null;
  switch (id) {
    case 'reorder':
      return argument === 'forward' || argument === 'front'
        ? 'It is already in front.'
        : 'It is already at the back.';
    case 'nudge':
      return 'It is already at the edge.';
    case 'select-next':
    case 'select-previous':
    case 'select-all': {
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
