import {
  COPY_STRIDE,
  type Band,
  type Rectangle,
  type Scene,
  type SceneBlock,
} from '@quiltwright/workers/kernels/scene/scene-types';
import { paintBlock, SEAM_INK, SEAM_WIDTH, type PixelBox } from './block-painter';
import type { Camera } from './camera';
import { clothFill } from './cloth-fill';
import type { Cloth } from './cloth-store';
import { LARGEST_SPRITE, SpriteCache, type Sprite } from './sprites';

/** What a frame is painted for. */
export interface View {
  camera: Camera;
  /** Size of the target in device pixels. */
  width: number;
  height: number;
  /** Device pixels a CSS pixel. */
  ratio: number;
  /** Whether the scale is changing: pictures of about the right size will do. */
  zooming: boolean;
}

/** Milliseconds of a frame that may go into sprites: better ones, and ones where nothing is to be seen yet. */
const REFINING = 4;
const FILLING = 12;
/** While zooming, a sprite may be this much too small or too large. */
const GOOD_ENOUGH = { least: 0.6, most: 2.5 };

/** Where the quilt lies on the target: every edge falls on a whole device pixel. */
interface Grid {
  x: number;
  y: number;
  scale: number;
}

/** Paints scenes with cloth at true scale; a painter for another technique would offer the same calls. */
export class QuiltPainter {
  readonly #cloth: (fabricNum: number) => Cloth;
  readonly #sprites: SpriteCache;

  constructor(cloth: (fabricNum: number) => Cloth) {
    this.#cloth = cloth;
    this.#sprites = new SpriteCache(cloth);
  }

  /** Tells that a fabric looks different from now on. */
  fabricChanged(fabricNum: number): void {
    this.#sprites.fabricChanged(fabricNum);
  }

  /** Frees what is kept from frame to frame. */
  close(): void {
    this.#sprites.clear();
  }

  /**
   * Paints what of the quilt lies in the view.
   * @returns whether the picture is final; if not, the next frame will be better
   */
  paint(context: CanvasRenderingContext2D, scene: Scene, view: View): boolean {
    const grid = gridOf(view);
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.imageSmoothingQuality = 'low';
    for (const band of scene.bands) this.#paintBand(context, band, grid);
    const final = this.#paintCopies(context, scene, grid, view);
    context.restore();
    return final;
  }

  #paintBand(context: CanvasRenderingContext2D, { outer, hole, fabric }: Band, grid: Grid): void {
    const edges = [outer, ...(hole ? [hole] : [])].map((edge) => boxOf(edge, grid));
    context.beginPath();
    for (const edge of edges) context.rect(edge.x, edge.y, edge.width, edge.height);
    context.fillStyle = clothFill(context, this.#cloth(fabric), grid.x, grid.y, grid.scale);
    context.fill('evenodd');
    context.strokeStyle = SEAM_INK;
    context.lineWidth = Math.max(1, SEAM_WIDTH * grid.scale);
    context.stroke();
  }

  #paintCopies(context: CanvasRenderingContext2D, scene: Scene, grid: Grid, view: View): boolean {
    const { copies, blocks } = scene;
    const started = performance.now();
    // A block is seen in up to four sizes, as its edges are rounded to pixels.
    const chosen = new Map<number, Sprite | null>();
    let final = true;
    const choose = (block: SceneBlock, width: number, height: number): Sprite | null => {
      const exact = this.#sprites.at(block, width, height);
      if (exact) return exact;
      const near = this.#sprites.nearest(block, width);
      const ratio = near && !near.stale ? near.width / width : 0;
      if (view.zooming && ratio >= GOOD_ENOUGH.least && ratio <= GOOD_ENOUGH.most) return near;
      if (performance.now() - started < (near ? REFINING : FILLING))
        return this.#sprites.make(block, width, height);
      final = false;
      return near;
    };
    for (let at = 0; at < copies.length; at += COPY_STRIDE) {
      const left = Math.round((copies[at] ?? 0) * grid.scale) + grid.x;
      const top = Math.round((copies[at + 1] ?? 0) * grid.scale) + grid.y;
      const width = Math.round(((copies[at] ?? 0) + (copies[at + 2] ?? 0)) * grid.scale) + grid.x - left;
      const height = Math.round(((copies[at + 1] ?? 0) + (copies[at + 3] ?? 0)) * grid.scale) + grid.y - top;
      if (left >= view.width || top >= view.height || left + width <= 0 || top + height <= 0) continue;
      const index = copies[at + 4] ?? 0;
      const block = blocks[index];
      if (!block || width === 0 || height === 0) continue;
      if (Math.max(width, height) > LARGEST_SPRITE) {
        paintBlock(context, block, { x: left, y: top, width, height }, this.#cloth, 1);
        continue;
      }
      // Sides up to LARGEST_SPRITE take ten bits each.
      const size = (index * 1024 + width) * 1024 + height;
      let sprite = chosen.get(size);
      if (sprite === undefined) {
        sprite = choose(block, width, height);
        chosen.set(size, sprite);
      }
      if (sprite) context.drawImage(sprite.canvas, left, top, width, height);
      else {
        context.fillStyle = this.#cloth(block.shapes[5] ?? 0).colour;
        context.fillRect(left, top, width, height);
      }
    }
    return final;
  }
}

function gridOf({ camera, ratio }: View): Grid {
  return {
    x: Math.round(camera.x * ratio),
    y: Math.round(camera.y * ratio),
    scale: camera.scale * ratio,
  };
}

/** `edge`, in inches, on whole pixels of the target: what abuts on the quilt abuts on the screen. */
function boxOf(edge: Rectangle, grid: Grid): PixelBox {
  const x = Math.round(edge.x * grid.scale) + grid.x;
  const y = Math.round(edge.y * grid.scale) + grid.y;
  return {
    x,
    y,
    width: Math.round((edge.x + edge.width) * grid.scale) + grid.x - x,
    height: Math.round((edge.y + edge.length) * grid.scale) + grid.y - y,
  };
}
