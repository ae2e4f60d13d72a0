import type { Box, Outline } from '@quiltwright/shared/geometry/outline';
import { polygon } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { CLOTH_TILE } from '@quiltwright/shared/limits';
import { isEmptyPlacement } from '@quiltwright/shared/quilting/placement';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { success, type Result } from '@quiltwright/shared/result';
import { CORNER_STRIDE, expand } from '../expand/expand';
import type { SewnPatch } from '../patches/sewn';
import { bandsOf } from '../scene/bands';
import type { Rectangle } from '../scene/scene-types';
import { inks, rectangle, type Mark, type PathMark, type Stroke } from './marks';
import type { SewnBlocks } from './sewn-blocks';

const edge: Stroke = { ink: inks.quiet, width: 0.5 };

/** Where on the page a quilt's corner lies, and how many inches of the page one of its inches takes. */
interface PicturePlace extends Point {
  scale: number;
}

/** The scale at which something so large fits into a box, in the middle of it. */
export function fitting(size: { width: number; height: number }, box: Box): PicturePlace & Box {
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  return { x: box.x + (box.width - width) / 2, y: box.y, width, height, scale };
}

/**
 * A quilt in its cloth. What lies in one cloth and begins at the same place of its tile is one path: a quilt of thousands of
 * blocks takes a few. Fails with `too-many-copies`.
 * @param report says how far it is, from 0 to 1
 */
export function quiltPicture(
  quilt: Quilt,
  place: PicturePlace,
  blocks: SewnBlocks,
  report: (done: number) => void,
): Result<Mark[]> {
  const placements = quilt.blocks.filter((placement) => !isEmptyPlacement(placement));
  const corners = expand(placements);
  if (!corners.ok) return corners;
  const picture = new ClothPaths(place);
  for (const { name, outer, hole, fabric } of bandsOf(quilt)) {
    const outlines = [rectangle(boxOf(outer)), ...(hole ? [[...rectangle(boxOf(hole))].reverse()] : [])];
    picture.add(name, fabric, { x: 0, y: 0 }, outlines, { x: 0, y: 0 });
  }
  let copy = 0;
  let run = 0;
  let lying: Box[] = [];
  placements.forEach(({ levels, blockWidth: width, blockHeight: height, numOfColumns, numOfRows }, index) => {
    report(index / placements.length);
    const patches = blocks.of(levels, width, height);
    for (let count = numOfColumns * numOfRows; count > 0; count--, copy++) {
      const at = {
        x: corners.value[copy * CORNER_STRIDE] ?? 0,
        y: corners.value[copy * CORNER_STRIDE + 1] ?? 0,
      };
      const box = { ...at, width, height };
      // Copies side by side can be painted in any order; what lies over another comes after it.
      if (lying.some((other) => overlap(other, box))) [run, lying] = [run + 1, []];
      lying.push(box);
      picture.addBlock(`run ${run}`, patches, at);
    }
  });
  const whole = rectangle({
    x: place.x,
    y: place.y,
    width: quilt.quiltWidth * place.scale,
    height: quilt.quiltLength * place.scale,
  });
  return success([...picture.marks(), { kind: 'path', outlines: [whole], stroke: edge }]);
}

/** A block in its cloth. */
export function blockPicture(patches: readonly SewnPatch[], size: Box, place: PicturePlace): Mark[] {
  const picture = new ClothPaths(place);
  picture.addBlock('block', patches, { x: 0, y: 0 });
  return [...picture.marks(), { kind: 'path', outlines: [rectangle(size)], stroke: edge }];
}

/** Paths of a picture by cloth: each with the places at which it comes. */
class ClothPaths {
  readonly #place: PicturePlace;
  readonly #paths = new Map<
    string,
    { fabric: number; phase: Point; outlines: readonly Outline[]; at: Point[] }
  >();
  /** Copies of a block share the outlines of its patches in one cloth. */
  readonly #ofPatches = new Map<readonly SewnPatch[], { id: number; cloths: ClothOutlines[] }>();

  constructor(place: PicturePlace) {
    this.#place = place;
  }

  addBlock(run: string, patches: readonly SewnPatch[], at: Point): void {
    const known = this.#ofPatches.get(patches) ?? {
      id: this.#ofPatches.size + 1,
      cloths: clothOutlines(patches),
    };
    this.#ofPatches.set(patches, known);
    const phase = { x: at.x % CLOTH_TILE, y: at.y % CLOTH_TILE };
    known.cloths.forEach(({ fabric, outlines, depth }) => {
      this.add(`${run} ${depth} ${known.id}`, fabric, phase, outlines, at);
    });
  }

  /** @param of what the outlines are of: those of one are the same at all places */
  add(of: string, fabric: number, phase: Point, outlines: readonly Outline[], at: Point): void {
    const key = [of, fabric, phase.x, phase.y].join();
    const path = this.#paths.get(key) ?? { fabric, phase, outlines, at: [] };
    this.#paths.set(key, path);
    path.at.push(at);
  }

  *marks(): Generator<PathMark> {
    const { x, y, scale } = this.#place;
    for (const { fabric, phase, outlines, at } of this.#paths.values()) {
      const places = at.map((corner) => ({ x: x + corner.x * scale, y: y + corner.y * scale, scale }));
      const cloth = { fabric, x: x + phase.x * scale, y: y + phase.y * scale, tile: CLOTH_TILE * scale };
      if (fabric === 0) yield { kind: 'path', outlines, places, fill: inks.white, stroke: edge };
      else yield { kind: 'path', outlines, places, fill: cloth };
    }
  }
}

interface ClothOutlines {
  fabric: number;
  outlines: Outline[];
  /** 0 for patches that lie beside one another; appliqué lies above, each over those before it. */
  depth: number;
}

function clothOutlines(patches: readonly SewnPatch[]): ClothOutlines[] {
  const cloths = new Map<string, ClothOutlines>();
  for (const { fabric, kind, shape, outline, holes } of patches) {
    const depth = kind === 'applique' ? shape + 1 : 0;
    const cloth = cloths.get(`${depth} ${fabric}`) ?? { fabric, outlines: [], depth };
    cloths.set(`${depth} ${fabric}`, cloth);
    cloth.outlines.push(outline, ...holes.map(polygon));
  }
  return [...cloths.values()].sort((a, b) => a.depth - b.depth);
}

function boxOf({ x, y, width, length }: Rectangle): Box {
  return { x, y, width, height: length };
}

/** Inches by which boxes may lie over one another from rounding. */
const HAIR = 0.001;

function overlap(a: Box, b: Box): boolean {
  return (
    a.x + HAIR < b.x + b.width &&
    b.x + HAIR < a.x + a.width &&
    a.y + HAIR < b.y + b.height &&
    b.y + HAIR < a.y + a.height
  );
}
