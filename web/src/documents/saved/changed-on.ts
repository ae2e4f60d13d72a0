import { formatDay } from '../../ui/words/day';

/** Returns a card's line about the last change of a saved document; empty if the time is unknown. */
export function changedOn({ changedAt }: { changedAt?: string | undefined }): readonly string[] {
  return changedAt === undefined ? [] : [`Changed ${formatDay(changedAt)}`];
}
