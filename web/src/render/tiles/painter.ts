import type { Transform } from '@quiltwright/shared/geometry/transform';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import type { Camera } from '../camera/camera';

/** The view that a frame is painted for. */
export interface View {
  camera: Camera;
  /** Size of the canvas in device pixels. */
  width: number;
  height: number;
  /** Device pixels in a CSS pixel. */
  ratio: number;
  /** True while the scale changes: a picture of roughly the right size is enough. */
  zooming: boolean;
}

/**
 * The state of a picture: 'final'; 'awaited', if the painter will request a frame for more detail; or 'unfinished', if
 * the next frame must continue.
 */
export type Progress = 'final' | 'awaited' | 'unfinished';

/** Paints a quilt on a canvas frame by frame. A painter with another technique would have the same calls. */
export interface Painter {
  /** Sets the function that finds fabrics by number. */
  findWith: (fabric: (fabricNum: number) => Fabric | undefined) => void;
  /**
   * Shows another scene from the next frame on.
   * @returns this scene, with equal objects reused from the scene before
   */
  show: (scene: Scene) => Scene;
  /** Paints the visible part of the quilt; the canvas is clear. */
  paint: (context: CanvasRenderingContext2D, view: View) => Progress;
  /** Returns a picture of a part that moves over the quilt. Close it when the move ends. */
  pictureOf: (moving: Scene) => OverQuilt;
  /** Frees everything that is kept between frames. */
  close: () => void;
}

/** The picture of a part that moves over the quilt. */
export interface OverQuilt {
  /** Paints it once for each transform, in inches; the canvas is clear. */
  paint: (context: CanvasRenderingContext2D, view: View, to: readonly Transform[]) => void;
  close: () => void;
}
