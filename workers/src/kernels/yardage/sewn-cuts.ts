import { cutArea } from '../estimate/cut-area';
import type { Cut } from '../estimate/cut-rows';
import { sewnOf } from '../patches/sewn';
import { Remembered } from '../remembered';
import { lookKey, type LookSeen } from './looks-seen';

/** What is cut for one copy of a block. */
function sewnCuts({ levels, width, height, covers }: LookSeen, report: () => void): Cut[] {
  const { patches, groups } = sewnOf(levels, { width, height }, covers, report);
  return groups.flatMap(({ fabric, kind, size, area: finished, patches: alike }) => {
    const first = patches[alike[0] ?? 0];
    if (!first) return [];
    const sides = kind === 'applique' ? 0 : first.corners.length;
    return { piece: { fabric, kind, sides, size, finished, ...cutArea(first.outline) }, each: alike.length };
  });
}

/** The same, each block worked out once: what the quilt had that was asked for last is remembered. */
export class SewnCuts {
  readonly #known = new Remembered<readonly Cut[]>();

  /** @param report is called now and then while it is at work */
  of(look: LookSeen, report: () => void): readonly Cut[] {
    return this.#known.get(lookKey(look), () => sewnCuts(look, report));
  }

  /** The quilt has no more blocks: what it didn't ask for is forgotten. */
  end(): void {
    this.#known.end();
  }
}
