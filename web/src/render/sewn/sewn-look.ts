import { inset, intersection, type Box } from '@quiltwright/shared/geometry/box';
import type { Band } from '@quiltwright/shared/quilting/bands';
import { copyBounds, fabricsIn } from '@quiltwright/workers/kernels/scene/scene-access';
import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { fabricFill } from '../fabric/fabric-fill';
import { PAPER, type FindFabricPicture } from '../fabric/fabric-picture-store';
import { copyIndexOf } from '../scene/copy-index';
import type { MemoryBudget } from '../surface/memory-budget';
import { discard, type Brush } from '../surface/surface';
import { pixelsOf } from '../surface/tile-grid';
import { AllOverLights } from './all-over-light';
import { BINDING, bindingFabric, paintBinding } from './binding';
import { BlockLights, ECHO, edgeOf } from './block-light';
import { cutOfPatch } from './cuts';
import { light } from './light';
import type { QuiltingPattern } from './quilting-patterns';
import { reliefLight } from './relief';
import { segmentsOf } from './stitch-lines';

/** The brightness of flat cloth in the picture. A little less than white leaves room for brighter slopes. */
const EXPOSURE = 0.96;
/** The greys of the daylight in the top left and in the bottom right corner of the quilt. */
const DAYLIGHT = ['rgb(255 254 252)', 'rgb(240 240 243)'] as const;
/** The distance between quilting lines in borders if the blocks are quilted in the ditch, in inches. */
const BORDER_LINES = { first: 1, apart: 1.5 };
/** The greatest number of copies whose edges shape the sashing around them. More would be too small to see. */
const MOST_EDGES = 800;

/** Paints what makes a quilt look sewn: light on seams and quilting lines, and the binding. */
export class SewnLook {
  readonly blocks: BlockLights;
  readonly #allOver: AllOverLights;
  readonly #pattern: QuiltingPattern;
  readonly #cloths: FindFabricPicture;

  constructor(pattern: QuiltingPattern, cloths: FindFabricPicture, budget: MemoryBudget) {
    this.#pattern = pattern;
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
    if (only) {
      brush.beginPath();
      for (const { x, y, width, height } of only) brush.rect(x, y, width, height);
      brush.clip();
    }
    this.#paintGround(brush, scene, scale, part);
    paintBlocks();
    this.#paintOver(brush, scene, scale, part);
  }

  /** Paints everything under the blocks: borders and sashing. */
  #paintGround(brush: Brush, scene: Scene, scale: number, part: Box): void {
    const whole = pixelsOf({ x: 0, y: 0, width: scene.width, height: scene.length }, scale);
    const seen = intersection(whole, part);
    if (!seen) return;
    brush.fillStyle = PAPER.colour;
    brush.fillRect(seen.x, seen.y, seen.width, seen.height);
    for (const [index, band] of scene.bands.entries())
      for (const [side, strip] of stripsOf(band).entries())
        this.#paintStrip(brush, scene, strip, band, 4 * index + side, scale, part);
  }

  /** Paints everything over the blocks: quilting lines, binding and daylight. */
  #paintOver(brush: Brush, scene: Scene, scale: number, part: Box): void {
    const whole = pixelsOf({ x: 0, y: 0, width: scene.width, height: scene.length }, scale);
    const seen = intersection(whole, part);
    if (!seen) return;
    const quilted = intersection(inset(whole, Math.round(BINDING * scale)), part);
    // Lines are laid from the middle of the quilt, so that both sides look alike.
    const [x, y] = [whole.width / 2, whole.height / 2];
    const lines = quilted && this.#allOver.quilting(brush, x, y, scale);
    if (quilted && lines)
      light(brush, quilted, () => {
        fillBox(brush, lines, quilted);
      });
    if (this.#pattern !== 'unquilted')
      paintBinding(brush, whole, part, scale, this.bindingOf(scene), this.#cloths);
    const wrinkles = this.#allOver.wrinkles(brush, scale);
    const daylight = brush.createLinearGradient(0, 0, whole.width, whole.height);
    for (const [stop, colour] of DAYLIGHT.entries()) daylight.addColorStop(stop, colour);
    const lay = () => {
      if (wrinkles) fillBox(brush, wrinkles, seen);
      fillBox(brush, daylight, seen);
    };
    light(brush, seen, lay, wrinkles ? 1 : 0, EXPOSURE);
  }

  /** Returns the number of the binding's fabric. */
  bindingOf(scene: Scene): number {
    const outermost = scene.bands.at(-1);
    const frame = outermost?.outer.width === scene.width ? outermost.fabric : 0;
    return bindingFabric(fabricsOfScene(scene), frame, this.#cloths);
  }

  /** Paints one strip of a border, or the sashing, cut from its own place on the cloth. */
  #paintStrip(
    brush: Brush,
    scene: Scene,
    strip: Box,
    band: Band,
    cut: number,
    scale: number,
    part: Box,
  ): void {
    const box = pixelsOf(strip, scale);
    const seen = intersection(box, part);
    if (!seen) return;
    if (band.name === 'sashing' && isCovered(scene, seen, scale)) return;
    const from = cutOfPatch(cut, 0);
    const [x, y] = [box.x - from.x * scale, box.y - from.y * scale];
    fillBox(brush, fabricFill(brush, this.#cloths, band.fabric, x, y, scale), seen);
    const seams = segmentsOf([edgeOf(strip), ...this.#edgesOver(scene, band, seen, scale)]);
    const isInDitch = this.#pattern === 'inTheDitch';
    const isEcho = this.#pattern === 'echo';
    const echo = isEcho ? ECHO : isInDitch && band.name !== 'sashing' ? BORDER_LINES : null;
    const map = reliefLight({ seams, quilting: isInDitch ? seams : new Float32Array(), echo }, seen, scale);
    light(brush, seen, () => {
      brush.drawImage(map, seen.x, seen.y);
    });
    discard(map);
  }

  /** Returns the edges of the blocks that lie on a band, in inches. */
  #edgesOver(scene: Scene, { name }: Band, seen: Box, scale: number) {
    if (name !== 'sashing') return [];
    const copies = copyIndexOf(scene).within(inchesOf(seen, scale));
    if (copies.length > MOST_EDGES) return [];
    return Array.from(copies, (copy) => edgeOf(copyBounds(scene, copy)));
  }
}

function fillBox(
  brush: Brush,
  fill: string | CanvasPattern | CanvasGradient,
  { x, y, width, height }: Box,
): void {
  brush.fillStyle = fill;
  brush.fillRect(x, y, width, height);
}

/** True if blocks cover a part of the quilt, edge to edge. The part is in pixels, at `scale` pixels to an inch. */
function isCovered(scene: Scene, seen: Box, scale: number): boolean {
  const index = copyIndexOf(scene);
  if (index.overlapping) return false;
  let left = seen.width * seen.height;
  for (const copy of index.within(inchesOf(seen, scale))) {
    const over = intersection(pixelsOf(copyBounds(scene, copy), scale), seen);
    if (over) left -= over.width * over.height;
  }
  return left <= 0;
}

function inchesOf({ x, y, width, height }: Box, scale: number): Box {
  return { x: x / scale, y: y / scale, width: width / scale, height: height / scale };
}

/** Returns the strips from which a band is sewn: the sides of a border, then its top and bottom over the whole width. */
function stripsOf({ outer, hole }: Band): Box[] {
  if (!hole) return [outer];
  const [right, bottom] = [hole.x + hole.width, hole.y + hole.height];
  const side = { y: hole.y, height: hole.height };
  return [
    { ...side, x: outer.x, width: hole.x - outer.x },
    { ...side, x: right, width: outer.x + outer.width - right },
    { ...outer, height: hole.y - outer.y },
    { ...outer, y: bottom, height: outer.y + outer.height - bottom },
  ];
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
