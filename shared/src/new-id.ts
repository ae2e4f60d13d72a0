/* Both browsers and Node have this function. This package has the types of neither. */
declare const crypto: { randomUUID: () => string };

/** Returns a new id, which no other device will make again. */
export function newId(): string {
  return crypto.randomUUID();
}

/** The number of item numbers reserved for one id. No command adds more items. */
const RANGE = 2 ** 20;

/**
 * Returns a number for a new item; the numbers after it are free too. The number is computed from an id, so
 * that no other device gives the same one. Without an id, it follows the highest number in use. It is a safe
 * integer: sets and maps of numbers are faster than those of strings.
 * @param used all numbers in use
 * @param newIds the id
 */
export function nextNumber(used: readonly number[], newIds: string | undefined): number {
  const first = newIds === undefined ? 1 : firstNumberOf(newIds);
  const end = newIds === undefined ? Infinity : first + RANGE;
  return used.reduce((next, num) => (num >= next && num < end ? num + 1 : next), first);
}

/**
 * Returns a number from 51 random bits of an id: its last twelve digits, and three bits of its first digit. 51 bits
 * leave room for the numbers after it, because stored blocks keep shape numbers only up to 2 ** 52.
 */
function firstNumberOf(id: string): number {
  return (Number.parseInt(id.slice(0, 1), 16) % 8) * 2 ** 48 + Number.parseInt(id.slice(-12), 16) + 1;
}
