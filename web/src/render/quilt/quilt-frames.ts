import { move } from '@quiltwright/shared/geometry/transform';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import type Konva from 'konva';
import type { Quilting } from '@quiltwright/shared/quilting/sewn/quilting-patterns';
import { memoryLimit } from '../surface/memory-budget';
import { wipe } from '../surface/wipe';
import type { OverQuilt, Painter, Progress, View } from '../tiles/painter';
import type { Preview } from '../camera/preview';
import { QuiltPainter } from './quilt-painter';
import { splitScene } from '../scene/split-scene';
import type { CameraControl } from '../camera/camera-store';

/**
 * The time in milliseconds without a change of scale after which a zoom counts as ended. The picture is then painted
 * sharp.
 */
const REST = 150;

/** The size of the visible canvas in device pixels, and the number of device pixels per CSS pixel. */
interface CanvasSize extends Pick<View, 'width' | 'height' | 'ratio'> {
  /** The size of the canvas's bitmap in device pixels. A part of it may be hidden. */
  bitmap: Pick<View, 'width' | 'height'>;
}

/**
 * Draws the Konva layer of the quilt after each change, and again until the picture is final. During a drag, this layer
 * shows only the parts of the quilt that don't move, and isn't drawn again. The Konva layer above it shows the parts
 * that move.
 */
export class QuiltFrames {
  readonly #control: CameraControl;
  #painter: Painter | null = null;
  #layer: Konva.Layer | null = null;
  #layerAbove: Konva.Layer | null = null;
  #preview: Preview | null = null;
  #moving: OverQuilt | null = null;
  /** True while dropped parts are still drawn above the quilt, because its tiles don't show them yet. */
  #isLanding = false;
  #scene: Scene | null = null;
  #quilting: Quilting | null = null;
  #canvas: CanvasSize | null = null;
  #scale = 0;
  #progress: Progress = 'unfinished';
  /** The time of the last change of the canvas's size, in milliseconds of the page's clock. */
  #resizedAt = -Infinity;
  /** True if the quilt was just drawn at once, so that the draw that Konva has planned would change nothing. */
  #isDrawn = false;
  #restTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(control: CameraControl) {
    this.#control = control;
  }

  /** Starts painting. Returns a function that ends painting and frees its memory. */
  open(): () => void {
    const redraw = () => {
      this.#drawSoon();
      if (this.#preview) this.#layerAbove?.batchDraw();
    };
    const painter = new QuiltPainter(memoryLimit(), redraw);
    this.#painter = painter;
    painter.sew(this.#quilting);
    const unsubscribe = this.#control.subscribe(redraw);
    // Chromium may clear the canvas of a hidden page.
    document.addEventListener('visibilitychange', redraw);
    return () => {
      clearTimeout(this.#restTimer);
      this.#restTimer = undefined;
      unsubscribe();
      document.removeEventListener('visibilitychange', redraw);
      this.#endPreview();
      painter.close();
      this.#painter = null;
    };
  }

  /** Clears the layer and draws the quilt. This is the Konva scene function of the shape that shows the quilt. */
  readonly paint = (context: Konva.Context, shape: Konva.Shape): void => {
    this.#layer = shape.getLayer();
    if (this.#isDrawn) {
      this.#isDrawn = false;
      return;
    }
    wipe(context);
    if (!this.#scene || !this.#canvas) return;
    if (!isOfSize(context._context.canvas, this.#canvas.bitmap)) {
      this.#tell('unfinished');
      return;
    }
    const { camera, fitting } = this.#control;
    if (this.#scale && this.#scale !== camera.scale) this.#restLater();
    this.#scale = camera.scale;
    const zooming = this.#restTimer !== undefined;
    const view = { ...this.#canvas, camera, fitting, zooming };
    const progress = this.#painter?.paint(context._context, view) ?? 'final';
    this.#tell(progress);
    if (progress === 'final' && this.#isLanding) this.#endPreview();
    // Konva draws in the next frame.
    if (progress === 'unfinished') this.#drawSoon();
  };

  /**
   * Draws the parts of the quilt that a preview moves. This is the Konva scene function of a shape in the Konva layer
   * above the quilt.
   */
  readonly paintMoving = (context: Konva.Context, shape: Konva.Shape): void => {
    this.#layerAbove = shape.getLayer();
    if (!this.#preview || !this.#canvas) return;
    const { camera, fitting } = this.#control;
    const view = { ...this.#canvas, camera, fitting, zooming: false };
    this.#moving?.paint(context._context, view, this.#preview.to);
  };

  /** Writes the state of the picture into `data-progress` of the stage. Tests wait there for the final picture. */
  #tell(progress: Progress): void {
    this.#progress = progress;
    const stage = this.#layer?.getStage().container();
    if (stage && stage.dataset.progress !== progress) stage.dataset.progress = progress;
  }

  /**
   * Sets the quilting pattern and the binding with which the quilt is shown as sewn; null to show the quilt as
   * designed. Takes effect from the next frame on.
   */
  sew(quilting: Quilting | null): void {
    this.#quilting = quilting;
    this.#painter?.sew(quilting);
    this.#tell('unfinished');
    this.#drawSoon();
  }

  findWith(fabric: (fabricNum: number) => Fabric | undefined): void {
    this.#painter?.findWith(fabric);
  }

  /** Loads the pictures of fabrics, by number, that a later scene may have. */
  expect(fabricNums: readonly number[]): void {
    this.#painter?.expect(fabricNums);
  }

  /**
   * Shows `scene` from the next frame on; null shows nothing. A preview ends at once if the quilt is shown as designed,
   * or if its size has changed. In a quilt shown as sewn, the preview stays until the dropped parts are painted,
   * because painting takes longer than a frame.
   * @returns the shown scene, which reuses unchanged objects of the previous scene
   */
  show(scene: Scene | null): Scene | null {
    const isSameSize = scene?.width === this.#scene?.width && scene?.length === this.#scene?.length;
    if (this.#preview && this.#quilting && isSameSize) this.#isLanding = true;
    else this.#endPreview();
    // A quilt of another size changes the scale without a zoom, so the change must not count as zooming.
    if (!isSameSize) this.#scale = 0;
    return (this.#scene = this.#put(scene));
  }

  /** Shows a preview in which parts of the quilt move, until the next `show`. Null ends the preview. */
  readonly preview = (preview: Preview | null): void => {
    const scene = this.#scene;
    if (!scene) return;
    if (!preview && this.#preview && this.#quilting) {
      if (this.#isLanding) return;
      this.#preview = { ...this.#preview, to: [move(0, 0)] };
      this.#isLanding = true;
      this.#put(scene);
      this.#layerAbove?.batchDraw();
      return;
    }
    if (this.#isLanding || preview?.moving !== this.#preview?.moving) {
      this.#endPreview();
      const parts = preview && splitScene(scene, preview.moving);
      this.#moving = (parts && this.#painter?.pictureOf(parts.moving)) ?? null;
      this.#put(parts?.still ?? scene);
    }
    this.#preview = preview;
    this.#layerAbove?.batchDraw();
  };

  #endPreview(): void {
    this.#moving?.close();
    this.#moving = null;
    this.#isLanding = false;
    if (this.#preview) this.#layerAbove?.batchDraw();
    this.#preview = null;
  }

  #put(scene: Scene | null): Scene | null {
    const shown = (scene && this.#painter?.show(scene)) ?? scene;
    this.#tell('unfinished');
    this.#drawSoon();
    return shown;
  }

  /** Draws the quilt at once on a canvas of a new size, so that no frame shows an empty canvas. */
  drawOn(canvas: CanvasSize): void {
    // A panel that closes beside the canvas changes the scale once, without a zoom. A window whose edge is dragged
    // changes it at each frame, as a zoom does.
    const now = performance.now();
    if (now - this.#resizedAt >= REST) this.#scale = 0;
    this.#resizedAt = now;
    this.#canvas = canvas;
    this.#isDrawn = false;
    this.#layer?.draw();
    this.#layerAbove?.draw();
    this.#isDrawn = this.#layer !== null && this.#progress !== 'unfinished';
    // Konva's draw, if one is planned, comes first in the next frame. Every later draw is needed.
    requestAnimationFrame(() => {
      this.#isDrawn = false;
    });
  }

  /** Draws the quilt in the next frame. */
  #drawSoon(): void {
    this.#isDrawn = false;
    this.#layer?.batchDraw();
  }

  #restLater(): void {
    clearTimeout(this.#restTimer);
    this.#restTimer = setTimeout(() => {
      this.#restTimer = undefined;
      this.#drawSoon();
    }, REST);
  }
}

/** True if a canvas has the given size, which may have a part of a pixel more. */
function isOfSize(canvas: HTMLCanvasElement, { width, height }: CanvasSize['bitmap']): boolean {
  return canvas.width === Math.floor(width) && canvas.height === Math.floor(height);
}
