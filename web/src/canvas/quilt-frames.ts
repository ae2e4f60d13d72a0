import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import type Konva from 'konva';
import { ClothStore } from './cloth-store';
import { QuiltPainter, type View } from './quilt-painter';

/** Milliseconds without a change of scale after which the picture is made sharp. */
const SETTLED = 150;

/** A view but for its motion, which the frames know themselves. */
type FrameView = Omit<View, 'zooming'>;

/** Keeps the quilt's layer up to date: draws when something changed, and again until all is final. */
export class QuiltFrames {
  readonly #cloths = new ClothStore((fabricNum) => {
    this.#painter.fabricChanged(fabricNum);
    this.#layer?.batchDraw();
  });
  readonly #painter = new QuiltPainter((fabricNum) => this.#cloths.cloth(fabricNum));
  #layer: Konva.Layer | null = null;
  #scene: Scene | null = null;
  #view: FrameView | null = null;
  #settling: ReturnType<typeof setTimeout> | null = null;

  /** The scene function of the layer's one shape. */
  readonly paint = (context: Konva.Context, shape: Konva.Shape): void => {
    this.#layer = shape.getLayer();
    if (!this.#scene || !this.#view) return;
    const zooming = this.#settling !== null;
    const final = this.#painter.paint(context._context, this.#scene, { ...this.#view, zooming });
    // Konva draws in the frame after the one that asked for it.
    if (!final) this.#layer?.batchDraw();
  };

  findWith(fabric: (fabricNum: number) => Fabric | undefined): void {
    this.#cloths.findWith(fabric);
  }

  /** Shows `scene` as seen by `view` from the next frame on. */
  show(scene: Scene | null, view: FrameView): void {
    const was = this.#view;
    if (was && this.#scene === scene && sameView(was, view)) return;
    if (was && was.camera.scale !== view.camera.scale) this.#settleLater();
    this.#scene = scene;
    this.#view = view;
    this.#layer?.batchDraw();
  }

  /** Frees pictures and cloth. */
  close(): void {
    if (this.#settling) clearTimeout(this.#settling);
    this.#settling = null;
    this.#painter.close();
    this.#cloths.close();
  }

  #settleLater(): void {
    if (this.#settling) clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      this.#settling = null;
      this.#layer?.batchDraw();
    }, SETTLED);
  }
}

function sameView(a: FrameView, b: FrameView): boolean {
  const sameCamera =
    a.camera.scale === b.camera.scale && a.camera.x === b.camera.x && a.camera.y === b.camera.y;
  return sameCamera && a.width === b.width && a.height === b.height && a.ratio === b.ratio;
}
