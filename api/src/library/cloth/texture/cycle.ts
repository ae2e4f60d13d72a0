/** Returns the member at index `i` of a list that repeats without end. */
export function cycle<T>(list: readonly T[], i: number): T {
  const member = list[i % list.length];
  if (member === undefined)
    throw new Error('A recipe got an empty list. The list needs at least one member.');
  return member;
}
