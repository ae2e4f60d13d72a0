import { grown, type Box } from '@quiltwright/shared/geometry/box';
import type { Transform } from '@quiltwright/shared/geometry/transform';
import {
  copyBlock,
  copyCount,
  copyBounds,
  shapeAt,
  shapeCount,
} from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { SEAM_WIDTH } from '../sprites/block-painter';
import type { FabricPictureStore } from '../fabric/fabric-picture-store';
import type { Quilting } from '@quiltwright/shared/quilting/sewn/quilting-patterns';
import type { MemoryBudget } from '../surface/memory-budget';
import type { OverQuilt, View } from '../tiles/painter';
import { ScenePainter } from '../tiles/scene-painter';
import { brushOf, discard, newSurface, type Surface } from '../surface/surface';
import { pixelsOf } from '../surface/tile-grid';
import { gridOf } from '../tiles/view-tiles';

/** The greatest number of pixels in the picture. A larger picture is painted at a smaller scale. */
const MOST_PIXELS = 4_000_000;
/**
 * The greatest factor by which an existing picture is enlarged or reduced for a zoomed view. Beyond this factor, the
 * picture is painted again.
 */
const GOOD_ENOUGH = 2;
/** The number of pixels added around the painted parts, because smoothed edges and seams extend beyond the parts. */
const MARGIN = 2;

interface Picture {
  surface: Surface;
  /** The part of the quilt that the picture shows, in pixels of the quilt at `scale`. */
  box: Box;
  /** The scale of the picture, in pixels per inch. */
  scale: number;
  /** True if all fabrics in the picture were loaded when the picture was painted. */
  hasCloth: boolean;
}

/** A transparent picture of copies of blocks. It is painted once, and drawn again at each position during a drag. */
export class MovingPicture implements OverQuilt {
  readonly #painter: ScenePainter;
  readonly #extent: Box;
  #picture: Picture | null = null;

  /** @param quilting the quilting with which the copies are painted as sewn; null to paint them as designed */
  constructor(
    scene: Scene,
    cloths: Pick<FabricPictureStore, 'cloth' | 'isReady'>,
    budget: MemoryBudget,
    quilting: Quilting | null = null,
  ) {
    this.#painter = new ScenePainter(cloths, budget);
    if (quilting) this.#painter.sew(quilting, true);
    this.#painter.show(scene);
    this.#extent = extentOf(scene);
  }

  paint(context: CanvasRenderingContext2D, view: View, to: readonly Transform[]): void {
    const grid = gridOf(view);
    const { surface, box, scale } = this.#at(grid.scale);
    const factor = grid.scale / scale;
    context.save();
    context.imageSmoothingQuality = 'low';
    for (const { a, b, c, d, e, f } of to) {
      const [x, y] = [grid.x + e * grid.scale, grid.y + f * grid.scale];
      // A move without scaling or turning stays on whole pixels, so that the picture stays sharp without smoothing.
      const isMove = factor === 1 && a === 1 && b === 0 && c === 0 && d === 1;
      const [left, top] = isMove ? [Math.round(x), Math.round(y)] : [x, y];
      context.setTransform(a * factor, b * factor, c * factor, d * factor, left, top);
      context.drawImage(surface, box.x, box.y);
    }
    context.restore();
  }

  close(): void {
    if (this.#picture) discard(this.#picture.surface);
    this.#picture = null;
  }

  /**
   * Returns the picture for a view at the scale `seen`, in pixels per inch. Paints the picture again if its scale is
   * very different, or if it was painted before all fabrics were loaded.
   */
  #at(seen: number): Picture {
    const { width, height } = this.#extent;
    const scale = Math.min(seen, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)));
    const known = this.#picture;
    const isNear = known && Math.max(scale / known.scale, known.scale / scale) <= GOOD_ENOUGH;
    if (isNear && (known.hasCloth || !this.#painter.hasCloth(known.scale, known.box))) return known;
    this.close();
    const box = this.#boxAt(scale);
    const hasCloth = this.#painter.hasCloth(scale, box);
    const surface = newSurface(box.width, box.height);
    this.#painter.paint(brushOf(surface), scale, box, undefined, true);
    // Frees the painter's sprites, which no other picture needs.
    this.#painter.close();
    return (this.#picture = { surface, box, scale, hasCloth });
  }

  #boxAt(scale: number): Box {
    return grown(pixelsOf(this.#extent, scale), MARGIN + Math.ceil(SEAM_WIDTH * scale));
  }
}

/** Returns the smallest upright box, in inches, around all visible shapes of a scene's copies. */
function extentOf(scene: Scene): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const take = (x: number, y: number, width: number, length: number) => {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + length);
  };
  for (let copy = 0; copy < copyCount(scene.copies); copy++) {
    const { x, y, width, height } = copyBounds(scene, copy);
    const block = copyBlock(scene, copy);
    if (!block?.isBare) {
      take(x, y, width, height);
      continue;
    }
    const [across, down] = [width / 1000, height / 1000];
    for (let shape = 0; shape < shapeCount(block.shapes); shape++) {
      const box = shapeAt(block.shapes, shape);
      take(x + box.x * across, y + box.y * down, box.width * across, box.height * down);
    }
  }
  if (right < left) return { x: 0, y: 0, width: 0, height: 0 };
  return { x: left, y: top, width: right - left, height: bottom - top };
}
