import type { Report } from '../../report';
import type { Answer } from '../../fault';
import { overlaps, type Box } from '@quiltwright/shared/geometry/box';
import type { Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { CLOTH_TILE, FABRIC } from '@quiltwright/shared/limits';
import { success } from '@quiltwright/shared/result';
import { isBare } from '../../variants/bare';
import { CORNER_STRIDE } from '../../expand/expand';
import type { SewnPatch } from '../../patches/sewn';
import type { PreparedQuilt } from '../../prepared/prepared-quilt';
import { inks, rectangle, type Mark, type PathMark, type Stroke } from '../paper/marks';

const start: Point = { x: 0, y: 0 };
const edge: Stroke = { ink: inks.quiet, width: 0.5 };

/**
 * A place for a quilt's picture: its top left corner on the page in inches, and the scale. The scale is in inches of
 * the page for each inch of the quilt.
 */
interface PicturePlace extends Point {
  scale: number;
}

/**
 * Returns the largest scale at which a quilt or block fits into a box, and its place there. The picture is centred
 * horizontally, at the top of the box.
 */
export function fitting(size: { width: number; height: number }, box: Box): PicturePlace & Box {
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  return { x: box.x + (box.width - width) / 2, y: box.y, width, height, scale };
}

/**
 * Draws a quilt in its fabrics. Placeholder fabrics and bare parts count as no fabric, so they are hatched. Patches of
 * one fabric share a path if they start at the same position in the fabric's tile. So a quilt of thousands of blocks
 * needs few paths. Fails with `too-many-copies` and `damaged`.
 * @param report receives the progress, from 0 to 1
 */
export function quiltPicture(
  { quilt, bands, placements, corners, bare, sewn }: PreparedQuilt,
  place: PicturePlace,
  report: Report,
): Answer<Mark[]> {
  if (!corners.ok) return corners;
  if (!bare.ok) return bare;
  // Numbers up to 10 (no fabric, placeholders and the plain background) mean that no real fabric is chosen.
  const picture = new ClothPaths(place, FABRIC.ground);
  for (const { name, outer, hole, fabric } of bands) {
    const outlines = [rectangle(outer), ...(hole ? [[...rectangle(hole)].reverse()] : [])];
    picture.addBelow(name, fabric, outlines, start);
  }
  if (bare.value.length > 0)
    picture.addBelow(
      'bare',
      FABRIC.none,
      bare.value.map((each) => rectangle(each)),
      start,
    );
  let copy = 0;
  let run = 0;
  let lying: Box[] = [];
  placements.forEach(({ levels, blockWidth: width, blockHeight: height, numOfColumns, numOfRows }, index) => {
    report(index / placements.length);
    const patches = sewn.of(levels, width, height);
    for (let count = numOfColumns * numOfRows; count > 0; count--, copy++) {
      const at = {
        x: corners.value[copy * CORNER_STRIDE] ?? 0,
        y: corners.value[copy * CORNER_STRIDE + 1] ?? 0,
      };
      const box = { ...at, width, height };
      // Copies side by side can be painted in any order. A copy that lies over another copy must be painted after it.
      if (lying.some((other) => overlaps(other, box, HAIR))) [run, lying] = [run + 1, []];
      lying.push(box);
      picture.addBlock(`run ${run}`, patches, box);
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

/**
 * Draws a block in its fabrics. Placeholder fabrics aren’t hatched, because a block is drawn in them until fabrics are
 * chosen.
 */
export function blockPicture(patches: readonly SewnPatch[], size: Box, place: PicturePlace): Mark[] {
  const picture = new ClothPaths(place, FABRIC.none);
  const [width, height] = [size.width / place.scale, size.height / place.scale];
  picture.addBlock('block', patches, { ...start, width, height });
  return [...picture.marks(), { kind: 'path', outlines: [rectangle(size)], stroke: edge }];
}

/** True if a picture has hatched parts, which have no fabric. */
export function isHatched(marks: readonly Mark[]): boolean {
  return marks.some((mark) => mark.kind === 'path' && mark.fill === 'hatch');
}

interface ClothPath {
  fabric: number;
  phase: Point;
  outlines: readonly Outline[];
  at: Point[];
}

/** Collects the paths of a picture by fabric. Paths with equal outlines share one entry, with all their places. */
class ClothPaths {
  readonly #place: PicturePlace;
  /** Fabrics with this number or a lower one are hatched. */
  readonly #lastHatched: number;
  /** Paths that are drawn below all blocks, by their id and fabric. */
  readonly #below = new Map<string, ClothPath>();
  readonly #paths = new Map<string, ClothPath>();
  /** The outlines of the patches of each block, by fabric. All copies of the block use these outlines. */
  readonly #ofPatches = new Map<
    readonly SewnPatch[],
    { id: number; cloths: ClothOutlines[]; isBare: boolean }
  >();

  constructor(place: PicturePlace, lastHatched: number) {
    this.#place = place;
    this.#lastHatched = lastHatched;
  }

  /**
   * Adds the paths of one copy of a block. If its shapes leave ground bare, also adds a hatched rectangle below all
   * blocks.
   * @param run the number of its layer of copies that don't overlap each other, as text
   */
  addBlock(run: string, patches: readonly SewnPatch[], { width, height, ...at }: Box): void {
    const known = this.#ofPatches.get(patches) ?? {
      id: this.#ofPatches.size + 1,
      cloths: clothOutlines(patches),
      isBare: isBare({ width, height, covers: [] }, patches),
    };
    this.#ofPatches.set(patches, known);
    if (known.isBare)
      this.addBelow(`block ${known.id}`, FABRIC.none, [rectangle({ ...start, width, height })], at);
    const phase = { x: at.x % CLOTH_TILE, y: at.y % CLOTH_TILE };
    known.cloths.forEach(({ fabric, outlines, depth }) => {
      add(this.#paths, `${run} ${depth} ${known.id}`, { fabric, phase, outlines }, at);
    });
  }

  /**
   * Adds outlines in one fabric that are drawn below all blocks.
   * @param of an id for the outlines; outlines with the same id must be equal
   */
  addBelow(of: string, fabric: number, outlines: readonly Outline[], at: Point): void {
    add(this.#below, of, { fabric, phase: start, outlines }, at);
  }

  *marks(): Generator<PathMark> {
    const { x, y, scale } = this.#place;
    for (const { fabric, phase, outlines, at } of [...this.#below.values(), ...this.#paths.values()]) {
      const places = at.map((corner) => ({ x: x + corner.x * scale, y: y + corner.y * scale, scale }));
      const cloth = { fabric, x: x + phase.x * scale, y: y + phase.y * scale, tile: CLOTH_TILE * scale };
      yield { kind: 'path', outlines, places, fill: fabric === FABRIC.none ? inks.white : cloth };
      if (fabric <= this.#lastHatched) yield { kind: 'path', outlines, places, fill: 'hatch', stroke: edge };
    }
  }
}

/**
 * Adds a place to the path for some outlines in a fabric. Creates the path if it doesn't exist.
 * @param of an id for the outlines, as in `addBelow`
 */
function add(paths: Map<string, ClothPath>, of: string, cloth: Omit<ClothPath, 'at'>, at: Point): void {
  const key = [of, cloth.fabric, cloth.phase.x, cloth.phase.y].join();
  const path = paths.get(key) ?? { ...cloth, at: [] };
  paths.set(key, path);
  path.at.push(at);
}

interface ClothOutlines {
  fabric: number;
  outlines: Outline[];
  /**
   * The drawing order: lower numbers are drawn first. It is 0 for pieced patches, which lie side by side, and higher
   * for appliqué, from the bottom up.
   */
  depth: number;
}

function clothOutlines(patches: readonly SewnPatch[]): ClothOutlines[] {
  const cloths = new Map<string, ClothOutlines>();
  for (const { fabric, kind, shape, outline, rims } of patches) {
    const depth = kind === 'applique' ? shape + 1 : 0;
    const cloth = cloths.get(`${depth} ${fabric}`) ?? { fabric, outlines: [], depth };
    cloths.set(`${depth} ${fabric}`, cloth);
    cloth.outlines.push(outline, ...rims);
  }
  return [...cloths.values()].sort((a, b) => a.depth - b.depth);
}

/** Boxes that overlap by less than this, in inches, count as side by side. The overlap comes from rounding. */
const HAIR = 0.001;
