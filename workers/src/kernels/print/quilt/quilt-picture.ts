import type { Report } from '../../report';
import type { Answer } from '../../fault';
import { overlaps, type Box } from '@quiltwright/shared/geometry/box';
import { convexPenetration } from '@quiltwright/shared/geometry/combining/convex';
import { turnedBox, turning } from '@quiltwright/shared/geometry/orientation';
import type { Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import type { Transform } from '@quiltwright/shared/geometry/transform';
import { turnedOutline } from '@quiltwright/shared/geometry/turned-outline';
import { CLOTH_TILE, FABRIC } from '@quiltwright/shared/limits';
import { clothStart } from '@quiltwright/shared/quilting/bands/band-areas';
import { success } from '@quiltwright/shared/result';
import { isBare } from '../../variants/bare';
import { cornersOfCopy, type CopyBox } from '../../expand/boxes';
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
  { quilt, bands, placements, boxes, bare, sewn }: PreparedQuilt,
  place: PicturePlace,
  report: Report,
): Answer<Mark[]> {
  if (!boxes.ok) return boxes;
  if (!bare.ok) return bare;
  // Numbers up to 10 (no fabric, placeholders and the plain background) mean that no real fabric is chosen.
  const picture = new ClothPaths(place, FABRIC.ground);
  for (const band of bands) {
    const { name, outer, hole, fabric } = band;
    const outlines = [rectangle(outer), ...(hole ? [[...rectangle(hole)].reverse()] : [])];
    picture.addBelow(`${name} at ${outer.x} ${outer.y}`, fabric, outlines, start, clothStart(band));
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
  let lying: CopyBox[] = [];
  placements.forEach((placement, index) => {
    const { levels, blockWidth: width, blockHeight: height, numOfColumns, numOfRows, turn = 0 } = placement;
    report(index / placements.length);
    const patches = sewn.of(levels, width, height);
    for (let count = numOfColumns * numOfRows; count > 0; count--, copy++) {
      const box = boxes.value[copy] ?? { ...start, width, height };
      // Copies side by side can be painted in any order. A copy that lies over another copy must be painted after it.
      if (lying.some((other) => overlap(other, box))) [run, lying] = [run + 1, []];
      lying.push(box);
      picture.addBlock(`run ${run}`, patches, { ...box, width, height }, turn);
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
  /** By how many eighths of a turn to the right the cloth is turned. */
  turn: number;
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
  readonly #ofPatches = new Map<readonly SewnPatch[], { id: number; isBare: boolean; turns: TurnedCloths }>();

  constructor(place: PicturePlace, lastHatched: number) {
    this.#place = place;
    this.#lastHatched = lastHatched;
  }

  /**
   * Adds the paths of one copy of a block. If its shapes leave ground bare, also adds a hatched rectangle below all
   * blocks.
   * @param run the number of its layer of copies that don't overlap each other, as text
   * @param box the corner of the box that the copy takes up, and the size of the block as it was drawn
   * @param turn by how many eighths of a turn to the right the copy is turned
   */
  addBlock(run: string, patches: readonly SewnPatch[], { width, height, x, y }: Box, turn = 0): void {
    const at = { x, y };
    const known = this.#ofPatches.get(patches) ?? {
      id: this.#ofPatches.size + 1,
      isBare: isBare({ width, height, covers: [] }, patches),
      turns: new Map<number, ClothOutlines[]>(),
    };
    this.#ofPatches.set(patches, known);
    const matrix = turnedTo({ width, height }, turn);
    const cloths = known.turns.get(turn) ?? turnedCloths(clothOutlines(patches), matrix);
    known.turns.set(turn, cloths);
    const { id } = known;
    if (known.isBare) {
      const whole = turnedOutline(rectangle({ ...start, width, height }), matrix);
      this.addBelow(`block ${id} ${turn}`, FABRIC.none, [whole], at);
    }
    // The cloth begins at the corner of the block, wherever this corner is after the turn.
    const corner = { x: x + matrix.e, y: y + matrix.f };
    // Turned by quarters, the tiles of the cloth still repeat along the quilt.
    const phase = turn % 2 === 0 ? { x: corner.x % CLOTH_TILE, y: corner.y % CLOTH_TILE } : corner;
    cloths.forEach(({ fabric, outlines, depth }) => {
      add(this.#paths, `${run} ${depth} ${id} ${turn}`, { fabric, phase, turn, outlines }, at);
    });
  }

  /**
   * Adds outlines in one fabric that are drawn below all blocks.
   * @param of an id for the outlines; outlines with the same id must be equal
   * @param phase the point at which the cloth starts, in inches
   */
  addBelow(of: string, fabric: number, outlines: readonly Outline[], at: Point, phase: Point = start): void {
    add(this.#below, of, { fabric, phase, turn: 0, outlines }, at);
  }

  *marks(): Generator<PathMark> {
    const { x, y, scale } = this.#place;
    for (const { fabric, phase, turn, outlines, at } of [...this.#below.values(), ...this.#paths.values()]) {
      const places = at.map((corner) => ({ x: x + corner.x * scale, y: y + corner.y * scale, scale }));
      const cloth = {
        ...{ fabric, x: x + phase.x * scale, y: y + phase.y * scale, tile: CLOTH_TILE * scale },
        ...(turn === 0 ? {} : { turn }),
      };
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
  const key = [of, cloth.fabric, cloth.phase.x, cloth.phase.y, cloth.turn].join();
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

/** The outlines of the patches of a block, by the number of eighths by which they are turned. */
type TurnedCloths = Map<number, ClothOutlines[]>;

/** Returns the transformation that turns a block so that the corner of the box that it then takes up is at (0, 0). */
export function turnedTo(size: { width: number; height: number }, turn: number): Transform {
  const box = { ...start, ...size };
  const taken = turnedBox(box, { turn });
  const { a, b, c, d, e, f } = turning(box, { turn });
  return { a, b, c, d, e: e - taken.x, f: f - taken.y };
}

function turnedCloths(cloths: readonly ClothOutlines[], matrix: Transform): ClothOutlines[] {
  if (matrix.a === 1) return [...cloths];
  return cloths.map((cloth) => ({
    ...cloth,
    outlines: cloth.outlines.map((outline) => turnedOutline(outline, matrix)),
  }));
}

/** True if two copies overlap, seen by their outlines. */
function overlap(one: CopyBox, other: CopyBox): boolean {
  if (!overlaps(one, other, HAIR)) return false;
  if (!one.corners && !other.corners) return true;
  return convexPenetration(cornersOfCopy(one), cornersOfCopy(other)) > HAIR;
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
