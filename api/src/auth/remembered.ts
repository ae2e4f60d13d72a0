/**
 * Returns a function that does the same as `work`, but remembers the last `most` results, each with the text that it
 * was computed from. A result of `work` must depend on the text alone. A null isn't remembered, so that wrong texts
 * don't displace right ones.
 */
export function remembered<Result>(
  most: number,
  work: (text: string) => Result | null,
): (text: string) => Result | null {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = work(text);
    if (result === null) return null;
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(text, result);
    return result;
  };
}
