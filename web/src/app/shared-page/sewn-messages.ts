import type { Box } from '@quiltwright/shared/geometry/box';
import type { Grid } from '../../render/surface/tile-grid';

/** Messages from the page to the worker that paints a shared design as sewn. */
export type SewnOrder =
  /** Fetches the design of the page with this token. */
  | { kind: 'open'; page: string }
  /**
   * The visible part of the design, in device pixels. `has` lists the tiles that the page already has. The worker
   * forgets the tiles of earlier views that it hasn't painted yet.
   */
  | { kind: 'view'; grid: Grid; canvas: { width: number; height: number }; has: readonly string[] };

/** A painted part of the design. `box` is in pixels of the design, at `scale` pixels to an inch. */
export interface SewnTile {
  key: string;
  scale: number;
  box: Box;
  picture: ImageBitmap;
}

/** Messages to the page, from the worker that paints a shared design as sewn. */
export type SewnNews =
  | { kind: 'tile'; tile: SewnTile }
  /** The keys of all tiles of the latest view, which are at this scale. */
  | { kind: 'seen'; scale: number; keys: readonly string[] }
  /** Fabrics have arrived that are finer than those in the tiles so far. */
  | { kind: 'cloth' }
  /** Sent if the design can't be fetched, or if a worker can't paint in this browser. */
  | { kind: 'failed' };
