import type { Box } from '@quiltwright/shared/geometry/box';
import {
  fit,
  keepInSight,
  limitZoom,
  pan,
  towardsHidden,
  withInSight,
  zoomAt,
  type Camera,
  type Position,
  type QuiltSize,
  type Viewport,
} from './camera';
import { Watched } from './watched';

/**
 * Controls the camera, and notifies listeners of its moves. The camera isn't React state, because it may move with
 * every frame. Read `camera` when you need it, and `subscribe` to draw again after each move.
 */
export interface CameraControl {
  readonly camera: Camera;
  readonly viewport: Viewport;
  /** The scale at which the viewport shows the whole quilt, in pixels per inch. */
  readonly fitting: number;
  /** The zoom in percent; 100 shows the whole quilt. */
  readonly percent: number;
  /**
   * Shifts the camera by `dx` and `dy` pixels, then changes the scale by `factor` around `at`, by default the middle
   * of the viewport. Limits the zoom, and keeps a part of the quilt in sight.
   */
  readonly move: (dx: number, dy: number, factor: number, at?: Position) => void;
  /**
   * Returns the pan `by`, but with 0 along each axis on which the pan would show nothing new. A pan shows nothing new
   * if the quilt's edge and margin are already in sight on the side that the pan reveals.
   */
  readonly towardsHidden: (by: Position) => Position;
  /** Brings a part of the quilt, in inches, into sight. */
  readonly bringInSight: (part: Box) => void;
  readonly showAll: () => void;
  /** Calls `listener` after each change. Returns a function that stops these calls. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The camera for one quilt. The camera shows the whole quilt until a user moves the camera, and again after the quilt's
 * size changes.
 */
export class CameraStore {
  readonly #camera: Watched<Camera>;
  #quilt: QuiltSize;
  #viewport: Viewport;
  #moved = false;

  constructor(quilt: QuiltSize, viewport: Viewport) {
    this.#quilt = quilt;
    this.#viewport = viewport;
    this.#camera = new Watched(fit(quilt, viewport));
  }

  get camera(): Camera {
    return this.#camera.value;
  }

  get viewport(): Viewport {
    return this.#viewport;
  }

  /** The scale at which the viewport shows the whole quilt, in pixels per inch. */
  get fitting(): number {
    return fit(this.#quilt, this.#viewport).scale;
  }

  /** The zoom in percent; 100 shows the whole quilt. */
  get percent(): number {
    return Math.round((100 * this.camera.scale) / this.fitting);
  }

  /** Calls `listener` after each change of the camera. Returns a function that stops these calls. */
  get subscribe(): (listener: () => void) => () => void {
    return this.#camera.subscribe;
  }

  readonly move = (dx: number, dy: number, factor: number, at: Position = middleOf(this.#viewport)): void => {
    const limited = limitZoom(this.camera, factor, this.#quilt, this.#viewport);
    this.#moved = true;
    this.#camera.set(keepInSight(zoomAt(pan(this.camera, dx, dy), limited, at), this.#quilt, this.#viewport));
  };

  readonly towardsHidden = (by: Position): Position =>
    towardsHidden(this.camera, by, this.#quilt, this.#viewport);

  readonly bringInSight = (part: Box): void => {
    const { x, y, scale } = withInSight(this.camera, part, this.#viewport);
    const { camera } = this;
    if (x === camera.x && y === camera.y && scale === camera.scale) return;
    this.#moved = true;
    this.#camera.set(keepInSight({ scale, x, y }, this.#quilt, this.#viewport));
  };

  readonly showAll = (): void => {
    this.#moved = false;
    this.#camera.set(fit(this.#quilt, this.#viewport));
  };

  /** Sets the size of the quilt and of the viewport. */
  lookAt(quilt: QuiltSize, viewport: Viewport): void {
    const isResized = quilt.width !== this.#quilt.width || quilt.length !== this.#quilt.length;
    const { width, height, above } = this.#viewport;
    const isSame = viewport.width === width && viewport.height === height && viewport.above === above;
    if (!isResized && isSame) return;
    this.#quilt = quilt;
    this.#viewport = viewport;
    if (isResized || !this.#moved) this.showAll();
    else this.#camera.set(keepInSight(this.camera, quilt, viewport));
  }
}

const middleOf = ({ width, height }: Viewport): Position => ({ x: width / 2, y: height / 2 });
