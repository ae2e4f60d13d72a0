import type { BandName } from '@quiltwright/shared/quilting/bands/bands';

/** A part of a quilt under the pointer. */
export type Part =
  | { kind: 'band'; band: BandName }
  | {
      kind: 'block';
      /** The index, in `Quilt.blocks`, of the placement that contains the part. */
      placement: number;
      /** The index, in `Scene.copies`, of the copy of the block that contains the part. */
      copy: number;
      /**
       * The index of the topmost shape at the point, counting the block's shapes from bottom to top. Null if no shape
       * is at the point.
       */
      shape: number | null;
    };

/** True if both are the same part; two nulls are, too. */
export function isSamePart(a: Part | null, b: Part | null): boolean {
  if (a?.kind === 'block' && b?.kind === 'block') return a.copy === b.copy && a.shape === b.shape;
  return a === b || (a?.kind === 'band' && b?.kind === 'band' && a.band === b.band);
}
