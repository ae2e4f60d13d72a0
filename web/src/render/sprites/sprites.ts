import type { Box } from '@quiltwright/shared/geometry/box';
import { isSlanted } from '@quiltwright/shared/geometry/orientation';
import { fabricsIn } from '@quiltwright/workers/kernels/scene/scene-access';
import type { SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';
import { paintBlock } from './block-painter';
import { clipToSlanted, scaleOf, turnedInto } from '../scene/turned-block';
import { fabricPixels } from '../fabric/fabric-fill';
import type { FabricPictureChanges, FindFabricPicture } from '../fabric/fabric-picture-store';
import type { BlockLights } from '../sewn/block-light';
import { CUTS } from '@quiltwright/shared/quilting/sewn/cut-places';
import { lightBy } from '../sewn/light';
import type { Kept, MemoryBudget } from '../surface/memory-budget';
import { brushOf, bytesOf, discard, newSurface, type Brush, type Surface } from '../surface/surface';

/** The picture of a block at one size in device pixels. */
interface Sprite extends Kept {
  surface: Surface;
  /** The length of `CLOTH_TILE` inches of fabric in the picture, in pixels. */
  clothPixels: number;
  /** True if a fabric in the sprite has changed since the sprite was painted. */
  stale: boolean;
}

interface Family {
  fabrics: ReadonlySet<number>;
  /** The sprites (pictures) of one block. The key is a number made of width, height and cut. */
  sprites: Map<number, Sprite>;
}

/**
 * The greatest side of a block whose picture is stored as a sprite, in pixels. The visible part of a larger block is
 * painted each time.
 */
export const LARGEST_SPRITE = 512;
/** Blocks are painted enlarged by this factor. Reducing the painting then smooths its edges. */
export const OVERSAMPLING = 2;

/**
 * The smallest side of a block, in pixels, at which copies share one enlarged painting although their sizes differ by
 * a pixel. On a smaller block, the difference would be visible.
 */
const SHARING = 8;

/** Stores pictures of blocks (sprites), by block and size. */
export class SpriteCache {
  readonly #cloths: FindFabricPicture;
  readonly #budget: MemoryBudget;
  readonly #families = new Map<string, Family>();
  readonly #easel = newSurface(1, 1);
  /**
   * The block that the easel shows as a whole, and the size for which it was painted. The easel is the canvas on
   * which blocks are painted enlarged. Null if the easel shows no whole block.
   */
  #onEasel: { key: string; width: number; height: number; cut: number } | null = null;
  /** The light on blocks that are shown as sewn; null to show blocks as designed. */
  #lights: BlockLights | null = null;

  constructor(cloths: FindFabricPicture, budget: MemoryBudget) {
    this.#cloths = cloths;
    this.#budget = budget;
  }

  /** Shows blocks as sewn, with these light maps; null shows blocks as designed. */
  sew(lights: BlockLights | null): void {
    this.#forget();
    this.#lights = lights;
  }

  /**
   * True if the block's picture of this size exists and is up to date.
   * @param cut for a block shown as sewn: a number that decides from which place on its fabric each patch is cut
   */
  has(block: SceneBlock, width: number, height: number, cut = 0): boolean {
    return this.#find(block, width, height, cut) !== null;
  }

  /**
   * Returns the block's picture at this size, and paints the picture if necessary. The next call may free the picture.
   * @param cut for a block shown as sewn: a number that decides from which place on its fabric each patch is cut
   */
  at(block: SceneBlock, width: number, height: number, cut = 0): Surface {
    const known = this.#find(block, width, height, cut);
    if (known) {
      this.#budget.touch(known);
      return known.surface;
    }
    const surface = newSurface(width, height);
    const brush = brushOf(surface);
    brush.imageSmoothingQuality = 'low';
    this.#drawWhole(brush, block, width, height, cut);
    const box = { x: 0, y: 0, width, height };
    if (this.#lights) {
      brush.save();
      clipToSlanted(brush, block, box);
      lightBy(brush, box, this.#lights.whole(block, width, height), box);
      brush.restore();
    }
    const { across, down } = scaleOf(block, box);
    const wanted = OVERSAMPLING * fabricPixels(Math.max(across, down));
    return this.#keep(block, surface, wanted, cut);
  }

  /**
   * Paints the part `seen` of a block that fills `box`, without storing a picture. With `roughly`, the edges are
   * coarser, but painting is several times as fast.
   */
  paintPart(brush: Brush, block: SceneBlock, box: Box, seen: Box, roughly: boolean, cut = 0): void {
    const { x, y, width, height } = seen;
    if (roughly) paintBlock(brush, block, box, this.#cloths, 1, seen, this.#lights && cut);
    else {
      const easel = this.#oversampled(block, box, seen, cut);
      brush.imageSmoothingQuality = 'low';
      brush.drawImage(easel, 0, 0, OVERSAMPLING * width, OVERSAMPLING * height, x, y, width, height);
      discard(easel);
    }
    if (!this.#lights) return;
    brush.save();
    clipToSlanted(brush, block, box);
    this.#lights.lay(brush, block, box, seen);
    brush.restore();
  }

  /** Marks the pictures that show changed fabrics. Marked pictures are painted again before their next use. */
  clothChanged(news: FabricPictureChanges): void {
    this.#onEasel = null;
    for (const { fabrics, sprites } of this.#families.values()) {
      const above = shownAbove(fabrics, news);
      for (const sprite of sprites.values()) if (sprite.clothPixels > above) sprite.stale = true;
    }
  }

  clear(): void {
    this.#forget();
    discard(this.#easel);
  }

  #forget(): void {
    for (const { sprites } of [...this.#families.values()]) {
      for (const sprite of [...sprites.values()]) this.#budget.release(sprite);
    }
    this.#onEasel = null;
  }

  /**
   * Draws a whole block at this size. A block that is turned by quarters gets the same pixels as the block that isn't
   * turned.
   */
  #drawWhole(brush: Brush, block: SceneBlock, width: number, height: number, cut: number): void {
    const { turn = 0 } = block;
    if (turn === 0 || isSlanted(block)) {
      brush.drawImage(this.#whole(block, width, height, cut), 0, 0, width, height);
      return;
    }
    const { drawn, matrix } = turnedInto({ ...block, mirrored: undefined }, { x: 0, y: 0, width, height });
    const picture = this.#whole(unturned(block), drawn.width, drawn.height, cut);
    brush.save();
    if (matrix) brush.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
    brush.drawImage(picture, drawn.x, drawn.y, drawn.width, drawn.height);
    brush.restore();
  }

  /**
   * Returns the easel (the canvas for enlarged paintings) with a whole block on it, at about `OVERSAMPLING` times the
   * given size. Copies of a block whose sizes differ by a pixel share one painting.
   */
  #whole(block: SceneBlock, width: number, height: number, cut: number): Surface {
    const on = this.#onEasel;
    const most = Math.min(width, height) < SHARING ? 0 : 1;
    const off =
      on?.key === block.key && on.cut === cut
        ? Math.max(Math.abs(on.width - width), Math.abs(on.height - height))
        : Infinity;
    if (off > most) {
      const box = { x: 0, y: 0, width, height };
      this.#oversampled(block, box, box, cut);
      this.#onEasel = { key: block.key, width, height, cut };
    }
    return this.#easel;
  }

  /**
   * Paints the part `seen` of a block that fills `box`, at `OVERSAMPLING` times its size. Paints on the easel (the
   * canvas for enlarged paintings), and returns the easel.
   */
  #oversampled(block: SceneBlock, box: Box, seen: Box, cut: number): Surface {
    const easel = this.#easel;
    this.#onEasel = null;
    // The easel is no larger than necessary: if a canvas is painted after it was drawn, browsers copy all of its
    // pixels.
    easel.width = seen.width * OVERSAMPLING;
    easel.height = seen.height * OVERSAMPLING;
    const onEasel = ({ x, y, width, height }: Box): Box => ({
      x: (x - seen.x) * OVERSAMPLING,
      y: (y - seen.y) * OVERSAMPLING,
      width: width * OVERSAMPLING,
      height: height * OVERSAMPLING,
    });
    const [whole, part] = [onEasel(box), onEasel(seen)];
    paintBlock(brushOf(easel), block, whole, this.#cloths, OVERSAMPLING, part, this.#lights && cut);
    return easel;
  }

  #find(block: SceneBlock, width: number, height: number, cut: number): Sprite | null {
    const sprite = this.#families.get(block.key)?.sprites.get(slotOf(width, height, cut));
    return sprite && !sprite.stale ? sprite : null;
  }

  #keep(block: SceneBlock, surface: Surface, pixels: number, cut: number): Surface {
    const size = slotOf(surface.width, surface.height, cut);
    const old = this.#families.get(block.key)?.sprites.get(size);
    if (old) this.#budget.release(old);
    const family = this.#families.get(block.key) ?? {
      fabrics: fabricsOf(block),
      sprites: new Map<number, Sprite>(),
    };
    this.#families.set(block.key, family);
    const sprite: Sprite = {
      surface,
      clothPixels: pixels,
      stale: false,
      bytes: bytesOf(surface),
      free: () => {
        family.sprites.delete(size);
        if (family.sprites.size === 0) this.#families.delete(block.key);
        discard(surface);
      },
    };
    family.sprites.set(size, sprite);
    this.#budget.keep(sprite);
    return surface;
  }
}

const slotOf = (width: number, height: number, cut: number) =>
  (width * (LARGEST_SPRITE + 1) + height) * CUTS + cut;

const unturnedBlocks = new WeakMap<SceneBlock, SceneBlock>();

/** Returns the block as it is before it is turned. A mirrored block stays mirrored. */
function unturned(block: SceneBlock): SceneBlock {
  const known = unturnedBlocks.get(block) ?? { ...block, key: `${block.key} unturned`, turn: undefined };
  unturnedBlocks.set(block, known);
  return known;
}

const fabricsOfBlocks = new WeakMap<SceneBlock, ReadonlySet<number>>();

/** Returns the numbers of all fabrics in a block, each once. */
export function fabricsOf(block: SceneBlock): ReadonlySet<number> {
  const known = fabricsOfBlocks.get(block);
  if (known) return known;
  const fabrics = fabricsIn(block.shapes);
  fabricsOfBlocks.set(block, fabrics);
  return fabrics;
}

/**
 * Returns the size in pixels above which a new picture of any of these fabrics is visible. The size is the number of
 * canvas pixels on which `CLOTH_TILE` inches of fabric are painted. Infinity if none of the fabrics has a new picture.
 * @param news for each fabric with a new picture, the size above which this picture is visible
 */
export function shownAbove(fabrics: Iterable<number>, news: FabricPictureChanges): number {
  let above = Infinity;
  for (const fabric of fabrics) above = Math.min(above, news.get(fabric) ?? Infinity);
  return above;
}
