import type { NameOf } from '@quiltwright/shared/names';

/**
 * Returns a note that the quilter already has another item with this name, which is allowed. Null if no other item has
 * this name.
 * @param others the names of the quilter's other items: blocks, quilts, designs or fabrics
 * @param of the word for the kind of item
 */
export function sameNameHint(name: string, others: readonly string[], of: NameOf): string | null {
  return others.includes(name.trim()) ? `You already have another ${of} with this name.` : null;
}
