import type { Transform } from '@quiltwright/shared/geometry/transform';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import type { Camera } from './camera';

/** What a frame is painted for. */
export interface View {
  camera: Camera;
  /** Size of the canvas in device pixels. */
  width: number;
  height: number;
  /** Device pixels a CSS pixel. */
  ratio: number;
  /** Whether the scale is changing: a picture of about the right size will do. */
  zooming: boolean;
}

/**
 * How far a picture has come: 'final'; 'awaited', so that the painter will call for a frame when there
 * is more to see; or 'unfinished', so that the next frame is to go on with it.
 */
export type Progress = 'final' | 'awaited' | 'unfinished';

/** Paints a quilt on a canvas frame by frame; one for another technique would offer the same calls. */
export interface Painter {
  /** Says where fabrics are known by number. */
  findWith: (fabric: (fabricNum: number) => Fabric | undefined) => void;
  /**
   * Shows another scene from the next frame on.
   * @returns that scene, with the objects of the one before where they are equal
   */
  show: (scene: Scene) => Scene;
  /** Paints what of the quilt lies in the view; the canvas is clear. */
  paint: (context: CanvasRenderingContext2D, view: View) => Progress;
  /** A picture of what moves over the quilt, to be closed when it has come to rest. */
  pictureOf: (moving: Scene) => OverQuilt;
  /** Frees all that is kept from frame to frame. */
  close: () => void;
}

/** The picture of something that moves over the quilt. */
export interface OverQuilt {
  /** Paints it once for each of the transforms, which are in inches; the canvas is clear. */
  paint: (context: CanvasRenderingContext2D, view: View, to: readonly Transform[]) => void;
  close: () => void;
}
