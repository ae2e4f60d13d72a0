import type { Box } from '@quiltwright/shared/geometry/box';
import type { Grid } from '../../render/surface/tile-grid';

/** Messages from the page to the worker that paints a shared design as sewn. */
export type SewnOrder =
  /** Makes the worker fetch the design of a shared page. `page` is the page's token, the secret part of its address. */
  | { kind: 'open'; page: string }
  /**
   * Requests the tiles of a view, and the tiles around this view. `grid` has the place and the scale of the design on
   * the canvas, and `canvas` the size of the canvas, both in device pixels. `has` lists the keys of the tiles that the
   * page already has. The worker forgets the tiles of earlier requests that it hasn't painted yet.
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
  /**
   * Sent before the tiles of a view: the keys of all tiles that the view shows. The tiles are painted at `scale` device
   * pixels to an inch.
   */
  | { kind: 'seen'; scale: number; keys: readonly string[] }
  /**
   * Pictures of fabrics have loaded. Tiles that were painted before may show these fabrics with less detail, or in a
   * plain colour.
   */
  | { kind: 'cloth' }
  /** Sent if the design can't be fetched or shown, or if this browser's workers can't paint. */
  | { kind: 'failed' };
