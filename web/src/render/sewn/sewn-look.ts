import { isSlanted, turnedCorners, type Orientation } from '@quiltwright/shared/geometry/orientation';
import type { Point } from '@quiltwright/shared/geometry/point';
import { contains, grown, inset, intersection, overlaps, type Box } from '@quiltwright/shared/geometry/box';
import { lightness } from '@quiltwright/shared/model/cloth/oklab';
import { bandStrips, type BandArea } from '@quiltwright/shared/quilting/bands/band-areas';
import { BINDING, bindingFabric } from '@quiltwright/shared/quilting/sewn/binding';
import { cutOfPatch } from '@quiltwright/shared/quilting/sewn/cut-places';
import { DAYLIGHT, EXPOSURE } from '@quiltwright/shared/quilting/sewn/light';
import type { Quilting, QuiltingPattern } from '@quiltwright/shared/quilting/sewn/quilting-patterns';
import { FAR_FROM_SEAM } from '@quiltwright/shared/quilting/sewn/relief';
import { MOST_EDGES, stripReach, stripRelief } from '@quiltwright/shared/quilting/sewn/reliefs';
import {
  copyAsDrawn,
  copyBlock,
  copyBounds,
  fabricsIn,
} from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { fabricFill } from '../fabric/fabric-fill';
import { PAPER, type FindFabricPicture } from '../fabric/fabric-picture-store';
import { copyIndexOf } from '../scene/copy-index';
import { uncovered } from '../scene/uncovered';
import type { MemoryBudget } from '../surface/memory-budget';
import type { Brush } from '../surface/surface';
import { pixelsOf } from '../surface/tile-grid';
import { AllOverLights } from './all-over-light';
import { paintBinding } from './binding';
import { BlockLights } from './block-light';
import { light } from './light';
import { layRelief } from './relief-light';

const ORIGIN = { x: 0, y: 0 };

/** Paints the parts of a quilt's picture that make it look sewn: light on seams and quilting lines, and the binding. */
export class SewnLook {
  readonly blocks: BlockLights;
  readonly #allOver: AllOverLights;
  readonly #pattern: QuiltingPattern;
  /** The number of the fabric chosen for the binding; 0 for none. */
  readonly #binding: number;
  readonly #cloths: FindFabricPicture;

  constructor({ pattern, binding }: Quilting, cloths: FindFabricPicture, budget: MemoryBudget) {
    this.#pattern = pattern;
    this.#binding = binding;
    this.#cloths = cloths;
    this.blocks = new BlockLights(pattern, budget);
    this.#allOver = new AllOverLights(pattern, budget);
  }

  clear(): void {
    this.blocks.clear();
    this.#allOver.clear();
  }

  /**
   * Paints the part `part` of a quilt. All boxes are in pixels, at `scale` pixels to an inch.
   * @param only areas of the part; if they are given, nothing outside them is painted
   * @param paintBlocks paints the blocks over the borders and sashing
   */
  paint(
    brush: Brush,
    scene: Scene,
    scale: number,
    part: Box,
    only: readonly Box[] | undefined,
    paintBlocks: () => void,
  ): void {
    if (only) clipTo(brush, only);
    this.#paintGround(brush, scene, scale, part);
    paintBlocks();
    const whole = pixelsOf({ x: 0, y: 0, width: scene.width, height: scene.length }, scale);
    if (this.#pattern !== 'unquilted')
      paintBinding(brush, whole, part, scale, this.bindingOf(scene), this.#cloths);
    this.#layLight(brush, whole, part, scale);
  }

  /**
   * Paints blocks without borders, sashing and binding. Everything around the blocks stays transparent. The blocks get
   * the same light and shade as at their places in the whole quilt.
   * @param trace adds the edges of the blocks to the brush's path; for the other parameters see `paint`
   */
  paintLoose(
    brush: Brush,
    scene: Scene,
    scale: number,
    part: Box,
    trace: () => void,
    paintBlocks: () => void,
  ): void {
    paintBlocks();
    brush.beginPath();
    trace();
    brush.clip();
    const whole = pixelsOf({ x: 0, y: 0, width: scene.width, height: scene.length }, scale);
    this.#layLight(brush, whole, part, scale);
  }

  /** Paints everything under the blocks: borders and sashing. */
  #paintGround(brush: Brush, scene: Scene, scale: number, part: Box): void {
    const whole = pixelsOf({ x: 0, y: 0, width: scene.width, height: scene.length }, scale);
    const seen = intersection(whole, part);
    if (!seen) return;
    brush.fillStyle = PAPER.colour;
    brush.fillRect(seen.x, seen.y, seen.width, seen.height);
    for (const [index, band] of scene.bands.entries())
      for (const [side, strip] of bandStrips(band).entries())
        this.#paintStrip(brush, scene, strip, band, 4 * index + side, scale, part);
  }

  /** Lays the light of quilting lines, wrinkles and daylight over a part of the quilt. */
  #layLight(brush: Brush, whole: Box, part: Box, scale: number): void {
    const seen = intersection(whole, part);
    if (!seen) return;
    const quilted = intersection(inset(whole, Math.round(BINDING * scale)), part);
    // Lines are laid from the middle of the quilt, so that both sides look alike.
    const lines = this.#allOver.quilting(brush, whole.width / 2, whole.height / 2, scale);
    const wrinkles = this.#allOver.wrinkles(brush, scale);
    const daylight = brush.createLinearGradient(0, 0, whole.width, whole.height);
    for (const [stop, colour] of DAYLIGHT.entries()) daylight.addColorStop(stop, `rgb(${colour.join(' ')})`);
    const layIn = (box: Box, maps: readonly CanvasPattern[]) => {
      const lay = () => {
        for (const fill of [...maps, daylight]) fillBox(brush, fill, box);
      };
      light(brush, box, lay, maps.length, EXPOSURE);
    };
    const everywhere = wrinkles ? [wrinkles] : [];
    if (!quilted || !lines) layIn(seen, everywhere);
    else {
      layIn(quilted, [lines, ...everywhere]);
      for (const strip of bandStrips({ outer: seen, hole: quilted }))
        if (strip.width > 0 && strip.height > 0) layIn(strip, everywhere);
    }
  }

  /** Returns the number of the binding's fabric. */
  bindingOf(scene: Scene): number {
    return bindingOf(scene, this.#binding, this.#cloths);
  }

  /** Paints one strip of a border, or the sashing, cut from its own place on the cloth. */
  #paintStrip(
    brush: Brush,
    scene: Scene,
    strip: Box,
    band: BandArea,
    cut: number,
    scale: number,
    part: Box,
  ): void {
    const box = pixelsOf(strip, scale);
    const seen = intersection(box, part);
    if (!seen) return;
    const isSashing = band.name === 'sashing';
    const areas = isSashing ? uncovered(scene, seen, scale) : [seen];
    const from = cutOfPatch(cut, 0);
    const [x, y] = [box.x - from.x * scale, box.y - from.y * scale];
    const cloth = fabricFill(brush, this.#cloths, band.fabric, x, y, scale);
    const reach = stripReach(this.#pattern, band.name);
    const near = isSashing ? blocksNear(scene, seen, scale, reach) : [];
    const level = near.filter(({ block }) => !isSlanted(block)).map(({ bounds }) => bounds);
    const slanted = near.filter(({ block }) => isSlanted(block)).map(({ outline }) => outline);
    const edges = [strip, ...level];
    const relief = stripRelief(this.#pattern, band.name, edges, slanted);
    for (const area of areas) {
      fillBox(brush, cloth, area);
      if (reach === FAR_FROM_SEAM && slanted.length === 0 && edges.every((edge) => isFlat(edge, area, scale)))
        continue;
      layRelief(brush, relief, ORIGIN, area, scale);
    }
  }
}

function clipTo(brush: Brush, boxes: readonly Box[]): void {
  brush.beginPath();
  for (const { x, y, width, height } of boxes) brush.rect(x, y, width, height);
  brush.clip();
}

function fillBox(
  brush: Brush,
  fill: string | CanvasPattern | CanvasGradient,
  { x, y, width, height }: Box,
): void {
  brush.fillStyle = fill;
  brush.fillRect(x, y, width, height);
}

/** A copy of a block, with the box that it takes up and its edge as a closed line, in inches. */
interface NearBlock {
  block: Orientation;
  bounds: Box;
  outline: readonly Point[];
}

/** Returns the blocks that are at most `reach` inches from a part of the quilt. */
function blocksNear(scene: Scene, { x, y, width, height }: Box, scale: number, reach: number): NearBlock[] {
  const part = { x: x / scale, y: y / scale, width: width / scale, height: height / scale };
  const copies = copyIndexOf(scene).within(grown(part, reach));
  if (copies.length > MOST_EDGES) return [];
  return Array.from(copies, (copy) => {
    const block = copyBlock(scene, copy) ?? {};
    const corners = turnedCorners(copyAsDrawn(scene, copy), block);
    return { block, bounds: copyBounds(scene, copy), outline: [...corners, ...corners.slice(0, 1)] };
  });
}

/** True if the edge of a box, in inches, is too far from an area to shape its cloth. The area is in pixels. */
function isFlat(edge: Box, area: Box, scale: number): boolean {
  const inner = inset(pixelsOf(edge, scale), Math.ceil(FAR_FROM_SEAM * scale));
  const outer = grown(pixelsOf(edge, scale), Math.ceil(FAR_FROM_SEAM * scale));
  return !overlaps(outer, area) || contains(inner, area);
}

const fabricsOfScenes = new WeakMap<Scene, ReadonlySet<number>>();

function fabricsOfScene(scene: Scene): ReadonlySet<number> {
  const known = fabricsOfScenes.get(scene);
  if (known) return known;
  const fabrics = new Set(scene.bands.map(({ fabric }) => fabric));
  for (const { shapes } of scene.blocks) for (const fabric of fabricsIn(shapes)) fabrics.add(fabric);
  fabricsOfScenes.set(scene, fabrics);
  return fabrics;
}

/**
 * Returns the number of the binding's fabric. The chosen fabric (0 for none) is used only if another part of the quilt
 * has it. Otherwise the result is a fabric that suits the quilt.
 */
export function bindingOf(scene: Scene, chosen: number, cloths: FindFabricPicture): number {
  const fabrics = fabricsOfScene(scene);
  if (fabrics.has(chosen) && chosen !== 0) return chosen;
  const frame = [...scene.bands].reverse().find(({ outer }) => outer.width === scene.width)?.fabric ?? 0;
  return bindingFabric(fabrics, frame, (fabric) => lightness(cloths(fabric, 1).colour));
}
