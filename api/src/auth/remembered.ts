/**
 * Returns a function that returns the same results as `work`, but remembers the results for the last `most` texts. A
 * result of `work` must depend on the text alone. Null results aren't remembered, so that invalid texts don't displace
 * valid texts.
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
