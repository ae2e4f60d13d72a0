/* Remembers the sources of the last build of the server and the page. */
import { rmSync } from 'node:fs';

/** The file that identifies those sources. */
export const stamp = '.cache/built';

/** Call this before any build other than that of a start, so that the next start builds again. */
export function forgetBuilt() {
  rmSync(stamp, { force: true });
}
