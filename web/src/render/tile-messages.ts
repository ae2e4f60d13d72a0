import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Scene, SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';
import type { ClothNews } from './cloth-store';
import type { TilePlace } from './tile-grid';

/** A scene on its way to the worker: blocks that went there with the scene before are their keys. */
export interface SentScene extends Omit<Scene, 'blocks'> {
  blocks: (SceneBlock | string)[];
}

/** What the page tells the worker that paints tiles. */
export type TileOrder =
  | { kind: 'start'; memory: number }
  | { kind: 'scene'; version: number; scene: SentScene }
  /** Fabrics that it may not know yet. */
  | { kind: 'fabrics'; fabrics: Fabric[] }
  /** Tiles to paint, in this order, instead of those that still wait. */
  | { kind: 'tiles'; places: TilePlace[] };

/** What the worker answers. */
export type TileNews =
  | { kind: 'tile'; version: number; place: TilePlace; picture: ImageBitmap }
  | { kind: 'cloth'; news: ClothNews }
  /** This browser's workers can't draw. */
  | { kind: 'unable' };
