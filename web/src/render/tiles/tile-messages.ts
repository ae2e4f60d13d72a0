import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Scene, SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';
import type { FabricPictureChanges } from '../fabric/fabric-picture-store';
import type { TilePlace } from '../surface/tile-grid';

/** A scene as sent to the worker: blocks that the previous scene contained too are replaced by their keys. */
export interface SentScene extends Omit<Scene, 'blocks'> {
  blocks: (SceneBlock | string)[];
}

/** Messages from the page to the worker that paints tiles. */
export type TileOrder =
  | { kind: 'start'; memory: number }
  | { kind: 'scene'; version: number; scene: SentScene }
  /** Fabrics that the worker may not know yet. */
  | { kind: 'fabrics'; fabrics: Fabric[] }
  /** Tiles to paint, in this order. They replace all tiles that are still waiting. */
  | { kind: 'tiles'; places: TilePlace[] };

/** Messages from the worker. */
export type TileNews =
  | { kind: 'tile'; version: number; place: TilePlace; picture: ImageBitmap }
  | { kind: 'cloth'; news: FabricPictureChanges }
  /** Sent if workers in this browser can't draw. */
  | { kind: 'unable' };
