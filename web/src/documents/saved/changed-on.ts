import { formatDay } from '../../ui/words/day';

/**
 * Returns a list with one line for a card: the day on which a saved document was last changed. Returns an empty list if
 * the day is unknown.
 */
export function changedOn({ changedAt }: { changedAt?: string | undefined }): readonly string[] {
  return changedAt === undefined ? [] : [`Changed ${formatDay(changedAt)}`];
}
