/* Both browsers and Node have this function. The types of neither are known here. */
declare const crypto: { randomUUID: () => string };

/** Returns a new id, which no other device will make again. */
export function newId(): string {
  return crypto.randomUUID();
}
