import { formatDay } from '../../ui/words/day';

/** Returns a card's line about the last change of a saved document; empty if that isn't known. */
export function changedOn({ changedAt }: { changedAt?: string | undefined }): readonly string[] {
  return changedAt === undefined ? [] : [`Changed ${formatDay(changedAt)}`];
}
