import { shortenedName } from '@quiltwright/shared/names';

/**
 * Returns a name for the copy of a document, such as “Star copy” or “Star copy 2”. The name isn't in `taken`. If it
 * would be too long, the original's name is shortened.
 */
export function copyName(name: string, taken: readonly string[]): string {
  return numberedName(name, ' copy', taken);
}

/**
 * Returns `name` followed by `end`: “Star copy”. If `taken` contains this name, adds the next free number: “Star copy
 * 2”.
 */
export function numberedName(name: string, end: string, taken: readonly string[]): string {
  const nth = (count: number): string => {
    const ending = count === 1 ? end : `${end} ${count}`;
    const candidate = shortenedName(name, ending).trimEnd() + ending;
    return taken.includes(candidate) ? nth(count + 1) : candidate;
  };
  return nth(1);
}
