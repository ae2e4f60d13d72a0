import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';

/** What the worker that paints a picture is told. */
export interface PictureOrder {
  scene: Scene;
  /** Those that are known; others are paper. */
  fabrics: readonly Fabric[];
  /** Pixels of the longer side. */
  longest: number;
}

/** A picture that was painted. */
export interface PaintedPicture {
  png: Blob;
  width: number;
  height: number;
  /** Numbers of fabrics that are in their mean colour, because their cloth couldn’t be had. */
  plain: number[];
}

/** What that worker answers. */
export type PictureNews =
  | { kind: 'progress'; done: number }
  | { kind: 'made'; picture: PaintedPicture }
  | { kind: 'failed' }
  /** Workers of this browser can’t paint, or can’t pack. */
  | { kind: 'unable' };
