/* Both browsers and Node have this function. The types of neither are known here. */
declare const crypto: { randomUUID: () => string };

/** Returns a new id, which no other device will make again. */
export function newId(): string {
  return crypto.randomUUID();
}

/** The range of numbers that belongs to one id. No command adds as many items. */
const RANGE = 2 ** 20;

/**
 * Returns a number for a new item. The numbers that follow it, up to `RANGE`, are free too. They come from an id, so that no other
 * device gives the same ones. They are safe integers, because sets and maps of numbers are faster than those of
 * strings. Without an id, the numbers follow the highest number in use.
 * @param used all numbers in use
 */
export function nextNumber(used: readonly number[], newIds: string | undefined): number {
  const first = newIds === undefined ? 1 : firstNumberOf(newIds);
  const end = newIds === undefined ? Infinity : first + RANGE;
  return used.reduce((next, num) => (num >= next && num < end ? num + 1 : next), first);
}

/**
 * Returns a number from 51 random bits of an id: its last twelve digits, and three bits of its first digit. Stored
 * blocks keep numbers of shapes up to 2 ** 52.
 */
function firstNumberOf(id: string): number {
  return (Number.parseInt(id.slice(0, 1), 16) % 8) * 2 ** 48 + Number.parseInt(id.slice(-12), 16) + 1;
}
