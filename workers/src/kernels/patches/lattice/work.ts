import { FaultError } from '../../fault';
import type { MeasuredRing } from './measured-ring';

/* Work is counted in units of about a nanosecond. It depends on the drawing only, so that all devices cut the same blocks. */

/** The most work that cutting a block may take. A quilt block of a thousand shapes takes a tenth of it. */
const MOST_WORK = 2_000_000_000;
/** The work at a corner or a crossing. */
const CORNER = 1000;
/** The work at a corner for each edge at its height. */
const EDGE = 60;

/** Returns about how long the polygon library takes to unite or cut polygons. It goes through all edges at each corner. */
export function workOf(paths: readonly MeasuredRing[], crossings = 0): number {
  let corners = 0;
  let down = 0;
  let [top, bottom] = [Infinity, -Infinity];
  for (const path of paths) {
    corners += path.ring.length;
    down += path.down;
    top = Math.min(top, path.top);
    bottom = Math.max(bottom, path.bottom);
  }
  const edges = down / Math.max(1, bottom - top);
  return corners * (CORNER + EDGE * edges) + crossings * CORNER;
}

/** The work that the cutting of a block may still take. It bounds the time that hostile drawings can cause. */
export class Work {
  #left = MOST_WORK;

  /** Takes off some work. Throws a `FaultError` if less is left. */
  spend(work: number): void {
    this.#left -= work;
    if (this.#left < 0) throw new FaultError({ code: 'too-many-edges' });
  }
}
