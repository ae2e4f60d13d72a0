import type { NameOf } from '@quiltwright/shared/names';

/**
 * Returns a note if another document of this kind has the same name, which is allowed. Null if no name in
 * `others` is the same.
 */
export function sameNameHint(name: string, others: readonly string[], of: NameOf): string | null {
  return others.includes(name.trim()) ? `You already have another ${of} with this name.` : null;
}
