import { shortenedName } from '@quiltwright/shared/names';

/**
 * Returns a name for the copy of a document, such as “Star copy” or “Star copy 2”: one that isn't in `taken`. The
 * original's name is shortened if the copy's name would be too long.
 */
export function copyName(name: string, taken: readonly string[]): string {
  return numberedName(name, ' copy', taken);
}

/** Returns a name with an ending. If the result is in `taken`, it ends with a number too: “Star copy 2”. */
export function numberedName(name: string, end: string, taken: readonly string[]): string {
  const nth = (count: number): string => {
    const ending = count === 1 ? end : `${end} ${count}`;
    const candidate = shortenedName(name, ending).trimEnd() + ending;
    return taken.includes(candidate) ? nth(count + 1) : candidate;
  };
  return nth(1);
}
