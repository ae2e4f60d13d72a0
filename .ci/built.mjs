/* What the server and the page were built of last. */
import { rmSync } from 'node:fs';

/** Tells of which sources they were built. */
export const stamp = '.cache/built';

/** To be called before anything is built but by a start: the next start builds anew. */
export function forgetBuilt() {
  rmSync(stamp, { force: true });
}
