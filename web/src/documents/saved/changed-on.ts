import { formatDay } from '../../ui/words/day';

/** Returns the line of a card that says when a saved document was last changed. Empty if the time is unknown. */
export function changedOn({ changedAt }: { changedAt?: string | undefined }): readonly string[] {
  return changedAt === undefined ? [] : [`Changed ${formatDay(changedAt)}`];
}
