import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';

/** The order to the worker that paints a picture. */
export interface PictureOrder {
  scene: Scene;
  /** The known fabrics; others appear as paper. */
  fabrics: readonly Fabric[];
  /** Pixels of the longer side. */
  longest: number;
}

/** A finished picture. */
export interface PaintedPicture {
  png: Blob;
  width: number;
  height: number;
  /** Numbers of fabrics in their mean colour, because their pictures couldn’t be fetched. */
  plain: number[];
}

/** The answers of that worker. */
export type PictureNews =
  | { kind: 'progress'; done: number }
  | { kind: 'made'; picture: PaintedPicture }
  | { kind: 'failed' }
  /** Workers of this browser can’t paint, or can’t compress. */
  | { kind: 'unable' };
