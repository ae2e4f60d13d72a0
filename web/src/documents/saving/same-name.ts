import type { NameOf } from '@quiltwright/shared/names';

/** Returns a note that another of its kind has the same name, which is allowed; null if none of `others` has it. */
export function sameNameHint(name: string, others: readonly string[], of: NameOf): string | null {
  return others.includes(name.trim()) ? `You have another ${of} with this name.` : null;
}
