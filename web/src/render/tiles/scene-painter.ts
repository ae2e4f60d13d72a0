import { grown, intersection, type Box } from '@quiltwright/shared/geometry/box';
import { isSlanted } from '@quiltwright/shared/geometry/orientation';
import {
  copyBlock,
  copyPicture,
  copyBounds,
  copyX,
  copyY,
} from '@quiltwright/workers/kernels/scene/scene-access';
import type { BandArea } from '@quiltwright/shared/quilting/bands/band-areas';
import type { Scene, SceneBlock } from '@quiltwright/workers/kernels/scene/scene-types';
import { OUTLINE_INK, SEAM_INK, SEAM_WIDTH } from '../sprites/block-painter';
import { fabricFill, fabricPixels } from '../fabric/fabric-fill';
import type { FabricPictureChanges, FabricPictureStore } from '../fabric/fabric-picture-store';
import { copyIndexOf } from '../scene/copy-index';
import { cutsOf } from '../sewn/cuts';
import type { Quilting } from '@quiltwright/shared/quilting/sewn/quilting-patterns';
import { SewnLook } from '../sewn/sewn-look';
import type { MemoryBudget } from '../surface/memory-budget';
import { traceBlock } from '../scene/turned-block';
import { fabricsOf, LARGEST_SPRITE, OVERSAMPLING, SpriteCache } from '../sprites/sprites';
import { brushOf, discard, newSurface, type Brush } from '../surface/surface';
import { pixelsOf } from '../surface/tile-grid';

/**
 * Rows of equal copies, one below another. One row is painted as a strip, and the strip is drawn at the place of each
 * row.
 */
interface Repeat {
  /** The index of the first copy, in the list of copies to paint. */
  first: number;
  columns: number;
  rows: number;
}

/**
 * The smallest number of columns, and of rows, of equal copies for which a strip is painted. If fewer than
 * `MANY_COPIES` copies are painted, there are no strips: each copy is painted alone.
 */
const WORTH_A_STRIP = 3;
const MANY_COPIES = 300;
/**
 * The pixels by which each side of the box around a slanted block grows. Boxes are rounded to whole pixels, which would
 * leave gaps of up to a pixel between the slanted edges of neighbours.
 */
const SLANTED_OVERLAP = 1;
/** The smallest side of a copy, in pixels, at which its cut is visible. */
const SMALLEST_CUT = 20;

/** Paints any part of a scene at any scale, both in the page and in a worker. */
export class ScenePainter {
  readonly #cloths: Pick<FabricPictureStore, 'cloth' | 'isReady'>;
  readonly #sprites: SpriteCache;
  readonly #budget: MemoryBudget;
  readonly #strip = newSurface(1, 1);
  #scene: Scene | null = null;
  /** Paints the light on seams and quilting lines, and the binding; null to paint the quilt as designed. */
  #sewn: SewnLook | null = null;
  #isLoose = false;

  constructor(cloths: Pick<FabricPictureStore, 'cloth' | 'isReady'>, budget: MemoryBudget) {
    this.#cloths = cloths;
    this.#budget = budget;
    this.#sprites = new SpriteCache(cloths.cloth, budget);
  }

  /**
   * True if copies of blocks overlap, or some lie on their points. A copy can then be repainted only together with the
   * copies around it.
   */
  get overlapping(): boolean {
    if (!this.#scene) return false;
    const index = copyIndexOf(this.#scene);
    // The edges of a slanted block aren't whole pixels: painting one again would leave some of its old colours.
    return index.hasSlanted || index.overlapping;
  }

  show(scene: Scene): void {
    this.#scene = scene;
  }

  /**
   * Sets the quilting pattern and the binding with which the quilt is painted as sewn; null to paint the quilt as
   * designed.
   * @param isLoose true if the scene is only blocks, without a quilt under and around them
   */
  sew(quilting: Quilting | null, isLoose = false): void {
    this.#isLoose = isLoose;
    this.#sewn?.clear();
    this.#sewn = quilting && new SewnLook(quilting, this.#cloths.cloth, this.#budget);
    this.#sprites.sew(this.#sewn?.blocks ?? null);
  }

  /**
   * Marks the sprites (pictures of blocks) that show changed fabrics. Marked sprites are painted again before their
   * next use.
   */
  clothChanged(news: FabricPictureChanges): void {
    this.#sprites.clothChanged(news);
  }

  /** Frees all memory that the painter keeps. */
  close(): void {
    this.#sprites.clear();
    this.#sewn?.clear();
    discard(this.#strip);
  }

  /**
   * Requests the pictures of the fabrics in the part `box` of the quilt, in pixels at `scale`.
   * @returns false while any of these pictures is loading
   */
  hasCloth(scale: number, box: Box): boolean {
    const fabrics = new Set(this.#scene?.bands.map(({ fabric }) => fabric));
    if (this.#scene && this.#sewn && !this.#isLoose) fabrics.add(this.#sewn.bindingOf(this.#scene));
    const blocks = new Set<SceneBlock>();
    for (const copy of this.#copiesIn(scale, box)) {
      const block = this.#blockOf(copy);
      if (block) blocks.add(block);
    }
    for (const block of blocks) for (const fabric of fabricsOf(block)) fabrics.add(fabric);
    // `filter` requests every fabric; `every` would stop at the first missing fabric.
    const pixels = OVERSAMPLING * fabricPixels(scale);
    return [...fabrics].filter((fabric) => !this.#cloths.isReady(fabric, pixels)).length === 0;
  }

  /**
   * Paints the missing sprites (pictures of blocks) for the part `box` of the quilt. Stops at the time `until`, in
   * milliseconds of `performance.now`.
   * @returns true if all of these sprites exist
   */
  prepare(scale: number, box: Box, until: number): boolean {
    const missing = new Map<SceneBlock, Map<string, Box & { cut: number }>>();
    for (const copy of this.#copiesIn(scale, box)) {
      const block = this.#blockOf(copy);
      const size = this.#boxOf(copy, scale);
      const { width, height } = size;
      if (!block || Math.max(width, height) > LARGEST_SPRITE || Math.min(width, height) < 1) continue;
      const cut = this.#cutOf(copy, scale);
      if (this.#sprites.has(block, width, height, cut)) continue;
      const sizes = missing.get(block) ?? new Map<string, Box & { cut: number }>();
      missing.set(block, sizes.set(`${cut} ${width} ${height}`, { ...size, cut }));
    }
    // Goes block by block, because one painting of a block serves its other sizes.
    for (const [block, sizes] of missing) {
      for (const { width, height, cut } of sizes.values()) {
        if (performance.now() >= until) return false;
        this.#sprites.at(block, width, height, cut);
      }
    }
    return true;
  }

  /** Returns the number of copies of blocks in the part `box` of the quilt, in pixels at `scale`. */
  count(scale: number, box: Box): number {
    return this.#copiesIn(scale, box).length;
  }

  /**
   * Paints the part `box` of the quilt, in pixels at `scale`. The corner of the box is painted at the corner of the
   * canvas.
   * @param copies the indexes of the copies to paint; without them, all copies and all borders and sashing are
   *    painted
   * @param roughly true if blocks that are too large for a sprite may get coarser edges
   * @returns true if some blocks have coarser edges
   */
  paint(brush: Brush, scale: number, box: Box, copies?: ArrayLike<number>, roughly = false): boolean {
    brush.save();
    brush.setTransform(1, 0, 0, 1, -box.x, -box.y);
    brush.imageSmoothingQuality = 'low';
    const paintCopies = (only?: ArrayLike<number>) =>
      this.#paintCopies(brush, scale, box, only ?? this.#copiesIn(scale, box), roughly);
    let isRough = false;
    if (this.#sewn && this.#scene) {
      // Light lies over all copies, so `copies` only limits the painted area.
      const areas = (of: ArrayLike<number>) => Array.from(of, (copy) => this.#boxOf(copy, scale));
      const paintBlocks = () => {
        isRough = paintCopies();
      };
      if (this.#isLoose) {
        const trace = () => {
          for (const copy of this.#copiesIn(scale, box)) {
            const block = this.#blockOf(copy);
            if (block) traceBlock(brush, block, this.#boxOf(copy, scale));
          }
        };
        this.#sewn.paintLoose(brush, this.#scene, scale, box, trace, paintBlocks);
      } else this.#sewn.paint(brush, this.#scene, scale, box, copies && areas(copies), paintBlocks);
    } else {
      if (!copies) for (const band of this.#scene?.bands ?? []) this.#paintBand(brush, band, scale);
      isRough = paintCopies(copies);
    }
    brush.restore();
    return isRough;
  }

  #paintBand(brush: Brush, band: BandArea, scale: number): void {
    const { outer, hole, fabric } = band;
    brush.beginPath();
    for (const edge of hole ? [outer, hole] : [outer]) {
      const { x, y, width, height } = pixelsOf(edge, scale);
      brush.rect(x, y, width, height);
    }
    brush.fillStyle = this.#clothOf(brush, band, scale);
    brush.fill('evenodd');
    brush.strokeStyle = fabric === 0 ? OUTLINE_INK : SEAM_INK;
    brush.lineWidth = Math.max(1, SEAM_WIDTH * scale);
    brush.stroke();
  }

  /** Returns the cloth of a band. That of a cornerstone fits its box of whole pixels, as that of a block does. */
  #clothOf(brush: Brush, { name, outer, fabric }: BandArea, scale: number): string | CanvasPattern {
    const { cloth } = this.#cloths;
    if (name !== 'cornerstones') return fabricFill(brush, cloth, fabric, 0, 0, scale);
    const { x, y, width, height } = pixelsOf(outer, scale);
    return fabricFill(brush, cloth, fabric, x, y, width / outer.width, height / outer.height);
  }

  #paintCopies(brush: Brush, scale: number, box: Box, copies: ArrayLike<number>, roughly: boolean): boolean {
    let isRough = false;
    const single = { columns: 1, rows: 1 };
    for (let at = 0; at < copies.length;) {
      const isSingle = this.#sewn !== null || copies.length < MANY_COPIES;
      const { columns, rows } = isSingle ? single : this.#repeatAt(copies, at);
      const count = columns * rows;
      const largest = this.#boxOf(copies[at] ?? 0, scale);
      if (
        Math.min(columns, rows) < WORTH_A_STRIP ||
        Math.max(largest.width, largest.height) >= LARGEST_SPRITE
      ) {
        for (let i = at; i < at + count; i++) {
          if (this.#paintCopy(brush, scale, box, copies[i] ?? 0, roughly)) isRough = true;
        }
      } else this.#paintRepeat(brush, scale, copies, { first: at, columns, rows });
      at += count;
    }
    return isRough;
  }

  /**
   * Paints one copy.
   * @returns true if the copy was painted with coarser edges
   */
  #paintCopy(brush: Brush, scale: number, part: Box, copy: number, roughly: boolean): boolean {
    const block = this.#blockOf(copy);
    const box = this.#boxOf(copy, scale);
    const { x, y, width, height } = box;
    if (!block || width < 1 || height < 1) return false;
    const cut = this.#cutOf(copy, scale);
    if (Math.max(width, height) <= LARGEST_SPRITE) {
      brush.drawImage(this.#sprites.at(block, width, height, cut), x, y);
      return false;
    }
    const seen = intersection(box, part);
    if (seen) this.#sprites.paintPart(brush, block, box, seen, roughly, cut);
    return seen !== null && roughly;
  }

  /**
   * Paints a row of copies as a strip, once for each different height of rows in pixels. Draws the strip at the place
   * of each row.
   */
  #paintRepeat(brush: Brush, scale: number, copies: ArrayLike<number>, repeat: Repeat): void {
    const { first, columns, rows } = repeat;
    const start = this.#boxOf(copies[first] ?? 0, scale);
    const end = this.#boxOf(copies[first + columns - 1] ?? 0, scale);
    const width = end.x + end.width - start.x;
    const heights = new Map<number, number[]>();
    for (let row = 0; row < rows; row++) {
      const { y, height } = this.#boxOf(copies[first + row * columns] ?? 0, scale);
      if (height < 1) continue;
      const tops = heights.get(height);
      if (tops) tops.push(y);
      else heights.set(height, [y]);
    }
    for (const [height, tops] of heights) {
      const strip = this.#strip;
      // Setting the width or height of a canvas also clears it.
      strip.width = Math.max(strip.width, width);
      strip.height = Math.max(strip.height, height);
      const onStrip = brushOf(strip);
      for (let column = 0; column < columns; column++) {
        const copy = copies[first + column] ?? 0;
        const block = this.#blockOf(copy);
        const box = this.#boxOf(copy, scale);
        if (!block || box.width < 1) continue;
        onStrip.drawImage(this.#sprites.at(block, box.width, height), box.x - start.x, 0);
      }
      for (const top of tops) brush.drawImage(strip, 0, 0, width, height, start.x, top, width, height);
    }
  }

  /**
   * Counts the equal rows of copies in the list `copies`, from the position `at` on. Returns the number of `rows`,
   * and the number of copies in each row (`columns`); both are at least 1.
   */
  #repeatAt(copies: ArrayLike<number>, at: number): { columns: number; rows: number } {
    const all = this.#scene?.copies ?? new Float32Array();
    const same = (copy: number, other: number, field: typeof copyX) =>
      field(all, copies[copy] ?? 0) === field(all, copies[other] ?? 0);
    let columns = 1;
    while (at + columns < copies.length && same(at, at + columns, copyY)) columns++;
    const isRepeated = (row: number) => {
      const first = at + row * columns;
      if (first + columns > copies.length) return false;
      for (let column = 0; column < columns; column++) {
        const [copy, other] = [at + column, first + column];
        if (!same(copy, other, copyX) || !same(copy, other, copyPicture) || !same(first, other, copyY))
          return false;
      }
      return true;
    };
    let rows = 1;
    const isApart = !this.#scene || !copyIndexOf(this.#scene).overlapping;
    if (columns >= WORTH_A_STRIP && isApart) while (isRepeated(rows)) rows++;
    return { columns, rows };
  }

  #copiesIn(scale: number, box: Box): Uint32Array {
    // Edges are rounded to whole pixels, so a copy may extend half a pixel beyond its exact place.
    const beyond = 0.5 + SLANTED_OVERLAP;
    const area = {
      x: (box.x - beyond) / scale,
      y: (box.y - beyond) / scale,
      width: (box.width + 2 * beyond) / scale,
      height: (box.height + 2 * beyond) / scale,
    };
    return this.#scene ? copyIndexOf(this.#scene).within(area) : new Uint32Array();
  }

  #blockOf(copy: number): SceneBlock | undefined {
    return this.#scene ? copyBlock(this.#scene, copy) : undefined;
  }

  /**
   * Returns the number of a copy's cut. Very small copies all have the cut 0, because nobody sees the difference, and
   * so have all copies if the quilt is painted as designed.
   */
  #cutOf(copy: number, scale: number): number {
    if (!this.#scene || !this.#sewn) return 0;
    const { width, height } = copyBounds(this.#scene, copy);
    return Math.max(width, height) * scale < SMALLEST_CUT ? 0 : (cutsOf(this.#scene)[copy] ?? 0);
  }

  #boxOf(copy: number, scale: number): Box {
    if (!this.#scene) return { x: 0, y: 0, width: 0, height: 0 };
    const box = pixelsOf(copyBounds(this.#scene, copy), scale);
    const block = this.#blockOf(copy);
    return block && isSlanted(block) ? grown(box, SLANTED_OVERLAP) : box;
  }
}
