/* Both browsers and Node have this function. This package has the types of neither. */
declare const crypto: { randomUUID: () => string };

/** Returns a new random id, unique across devices. */
export function newId(): string {
  return crypto.randomUUID();
}

/** The number of item numbers reserved for each id. No command adds more items. */
const RANGE = 2 ** 20;

/**
 * Returns an unused number for a new item. The numbers after the result are unused too. The result is computed from the
 * id `newIds`, so no other device gives it to an item. Without `newIds`, it is one above the highest number in use. It
 * is a safe integer and not a string, because sets and maps of numbers are faster.
 * @param used all numbers in use
 */
export function nextNumber(used: readonly number[], newIds: string | undefined): number {
  const first = newIds === undefined ? 1 : firstNumberOf(newIds);
  const end = newIds === undefined ? Infinity : first + RANGE;
  return used.reduce((next, num) => (num >= next && num < end ? num + 1 : next), first);
}

/**
 * Returns a number made of 51 random bits of an id: its last twelve digits, and three bits of its first digit. 51 bits
 * leave room for the following numbers, because stored blocks keep shape numbers only up to 2 ** 52.
 */
function firstNumberOf(id: string): number {
  return (Number.parseInt(id.slice(0, 1), 16) % 8) * 2 ** 48 + Number.parseInt(id.slice(-12), 16) + 1;
}
