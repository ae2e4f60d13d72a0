import { shortenedName } from '@quiltwright/shared/names';

/**
 * Returns the name of a copy: “Star copy”, or “Star copy 2” if that name exists. A name that is too long is
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
