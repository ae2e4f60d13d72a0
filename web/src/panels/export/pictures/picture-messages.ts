import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Quilting } from '@quiltwright/shared/quilting/sewn/quilting-patterns';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';

/** The message that makes the worker paint a picture. */
export interface PictureOrder {
  scene: Scene;
  /** The fabrics that could be fetched. Parts in other fabrics are painted white, like parts without a fabric. */
  fabrics: readonly Fabric[];
  /** The quilting and the binding with which the quilt is painted as sewn; null to paint it as designed. */
  quilting: Quilting | null;
  /** The length of the picture's longer side, in pixels. */
  longest: number;
}

/** A finished picture, as the worker sends it. */
export interface PaintedPicture {
  png: Blob;
  width: number;
  height: number;
  /** The numbers of fabrics that are painted in their mean colour, because their pictures couldn't be fetched. */
  plain: number[];
}

/** The messages from the worker that paints a picture. */
export type PictureNews =
  | { kind: 'progress'; done: number }
  | { kind: 'made'; picture: PaintedPicture }
  | { kind: 'failed' }
  /** Sent if this browser's workers can't paint a picture or can't compress it. */
  | { kind: 'unable' };
