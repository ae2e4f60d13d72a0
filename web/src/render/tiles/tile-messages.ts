import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Scene, SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';
import type { FabricPictureChanges } from '../fabric/fabric-picture-store';
import type { Quilting } from '@quiltwright/shared/quilting/sewn/quilting-patterns';
import type { TilePlace } from '../surface/tile-grid';

/** A scene as the worker receives it. A block that the previous scene also had is replaced by its key. */
export interface SentScene extends Omit<Scene, 'blocks'> {
  blocks: (SceneBlock | string)[];
}

/** Messages from the page to the worker that paints tiles. */
export type TileOrder =
  | { kind: 'start'; memory: number }
  | { kind: 'scene'; version: number; scene: SentScene }
  /**
   * Sets the quilting pattern and the binding with which tiles show the quilt as sewn; null to show the quilt as
   * designed.
   */
  | { kind: 'sew'; quilting: Quilting | null }
  /** Fabrics that are new to the worker. */
  | { kind: 'fabrics'; fabrics: Fabric[] }
  /** Tiles to paint, in this order. The worker forgets the tiles of earlier requests that it hasn't painted yet. */
  | { kind: 'tiles'; places: TilePlace[] };

/** Messages to the page, from the worker that paints tiles. */
export type TileNews =
  | { kind: 'tile'; version: number; place: TilePlace; picture: ImageBitmap }
  | { kind: 'cloth'; news: FabricPictureChanges }
  /** Sent if a worker can't draw in this browser. */
  | { kind: 'unable' };
