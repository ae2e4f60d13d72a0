import type { NameOf } from '@quiltwright/shared/names';

/**
 * Returns a note that another block, quilt, design or fabric has the same name, which is allowed. Null if no other has
 * this name.
 * @param others the names of the others
 * @param of the word for what is named
 */
export function sameNameHint(name: string, others: readonly string[], of: NameOf): string | null {
  return others.includes(name.trim()) ? `You already have another ${of} with this name.` : null;
}
