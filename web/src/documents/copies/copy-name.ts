import { shortenedName } from '@quiltwright/shared/names';

/**
 * Returns a name for a copy that isn't in `taken`: “Star copy”, or “Star copy 2”. A name that would be too long is
 * shortened to the greatest allowed length.
 */
export function copyName(name: string, taken: readonly string[]): string {
  const nth = (count: number): string => {
    const ending = count === 1 ? ' copy' : ` copy ${count}`;
    const candidate = shortenedName(name, ending).trimEnd() + ending;
    return taken.includes(candidate) ? nth(count + 1) : candidate;
  };
  return nth(1);
}
