import type { NameOf } from '@quiltwright/shared/names';

/** What there is to know of a name that another of its kind has, which is allowed; null where none of `others` is it. */
export function sameNameHint(name: string, others: readonly string[], of: NameOf): string | null {
  return others.includes(name.trim()) ? `You have another ${of} with this name.` : null;
}
