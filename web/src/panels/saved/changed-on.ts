import { formatDay } from '../../ui/day';

/** What a card says of when a saved thing was last changed; nothing where that isn't known. */
export function changedOn({ changedAt }: { changedAt?: string | undefined }): readonly string[] {
  return changedAt === undefined ? [] : [`Changed ${formatDay(changedAt)}`];
}
