/* Remembers the sources of the last build of the server and the page. */
import { rmSync } from 'node:fs';

/** The path of the file that identifies the sources of the last build. */
export const stamp = '.cache/built';

/**
 * Forgets the sources of the last build, so that the next `npm start` builds again. Call this before any other build.
 */
export function forgetBuilt() {
  rmSync(stamp, { force: true });
}
