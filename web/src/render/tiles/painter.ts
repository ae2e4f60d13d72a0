import type { Transform } from '@quiltwright/shared/geometry/transform';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import type { Quilting } from '@quiltwright/shared/quilting/sewn/quilting-patterns';
import type { Camera } from '../camera/camera';

/** The camera, the canvas size and the pixel ratio for which a frame is painted. */
export interface View {
  camera: Camera;
  /** The scale at which the canvas shows the whole quilt, between the bars over it, in CSS pixels per inch. */
  fitting: number;
  /** The width of the canvas in device pixels. */
  width: number;
  height: number;
  /** The number of device pixels per CSS pixel. */
  ratio: number;
  /** True during a zoom. Tiles of a similar scale are then enlarged or reduced instead of painted again. */
  zooming: boolean;
}

/**
 * The state of a picture. `final`: complete. `awaited`: the painter will request another frame when more detail is
 * ready. `unfinished`: the next frame must go on painting.
 */
export type Progress = 'final' | 'awaited' | 'unfinished';

/** Paints a quilt on a canvas, frame by frame. */
export interface Painter {
  /** Sets the function that finds fabrics by number. */
  findWith: (fabric: (fabricNum: number) => Fabric | undefined) => void;
  /**
   * Sets the scene to show from the next frame on.
   * @returns this scene, which reuses unchanged objects of the previous scene
   */
  show: (scene: Scene) => Scene;
  /**
   * Sets the quilting pattern and the binding with which the quilt is shown as sewn; null to show the quilt as
   * designed. Takes effect from the next frame on.
   */
  sew: (quilting: Quilting | null) => void;
  /** Loads the pictures of fabrics, by number, that a later scene may have. */
  expect: (fabricNums: readonly number[]) => void;
  /** Paints the visible part of the quilt on an empty canvas. */
  paint: (context: CanvasRenderingContext2D, view: View) => Progress;
  /** Returns a picture of parts that a drag moves over the quilt. When the drag ends, call the picture's `close`. */
  pictureOf: (moving: Scene) => OverQuilt;
  /** Frees all memory that the painter keeps between frames. */
  close: () => void;
}

/** A picture of parts that a drag moves over the quilt. */
export interface OverQuilt {
  /** Paints the picture once for each transform (in inches) on an empty canvas. */
  paint: (context: CanvasRenderingContext2D, view: View, to: readonly Transform[]) => void;
  close: () => void;
}
