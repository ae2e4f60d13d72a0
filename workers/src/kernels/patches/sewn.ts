import type { Report } from '../report';
import { flattened, polygon, type Outline } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Levels, Shape } from '@quiltwright/shared/quilting/shapes/shape';
import { liesOnTop, outlineOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { congruence, type Cutout } from './lattice/congruence';
import { appliqueRuns } from './applique/applique-runs';
import { cornersOfCover, type Cover } from './cover';
import type { Curves } from './curves/arcs-again';
import { curvedFormOf } from './curves/curved-form';
import { outlineIn, placeIn, type Lie } from './curves/lie';
import { isSame } from '@quiltwright/shared/quilting/grain/square-triangle';
import { sidesAround, formOf, type Form, type FormKind } from './lattice/form';
import { flyingGeese } from './geese';
import { appliqued, laidShapes } from './applique/laid-shapes';
import { patchesOf, type Patch } from './patches';
import type { Cloth } from './run-on';
import { sewnCorners } from './sewn-corners';
import { straightened } from './lattice/straightened';

/**
 * The kind of a patch. For most patches, it is the geometric kind of the patch. `goose` and `sky` are the parts of a
 * flying goose. `base` is a rectangle with other fabric sewn on its corners, and `corner` is the fabric on such a
 * corner.
 */
export type PatchKind = FormKind | 'goose' | 'sky' | 'base' | 'corner';

/** A patch as it is sewn, with finished sizes in inches. */
export interface SewnPatch extends Cutout {
  /** Index of the patch's shape, as in `Patch`. Higher shapes have higher indexes. */
  shape: number;
  fabric: number;
  kind: PatchKind;
  /**
   * Finished size of the patch as two lengths in inches, such as its sides, its legs or its diagonals.
   * `Form.size` explains which two lengths each geometric kind of patch has.
   */
  size: Form['size'];
  /** The area of the finished patch, in square inches. */
  area: number;
  /** The edge of the patch: a closed path of straight edges and arcs, in inches from the block's corner. */
  outline: Outline;
  /** The edges of the holes, like `outline`. In `corners` and `holes`, chords replace arcs. */
  rims: readonly Outline[];
}

/** Patches of a block that are cut alike from one fabric. */
export interface PatchGroup extends Pick<SewnPatch, 'fabric' | 'kind' | 'size' | 'area'> {
  /** The indexes of the group's patches, in `Sewn.patches`. */
  patches: number[];
  /** The number of patches that are mirror images of the group's first patch. They must be cut reversed. */
  mirrored: number;
}

/** The patches of a block, the groups of equal patches, and the visible area of each shape. */
export interface Sewn {
  patches: SewnPatch[];
  groups: PatchGroup[];
  /** Visible square inches of each shape, by the shape's index. Hidden shapes have no entry. */
  seen: ReadonlyMap<number, number>;
}

/** The greatest distance, in block units, between the arcs of a pieced patch and the chords in its `corners`. */
const FINE = 0.1;
/** Number of shapes between two progress reports. */
const REPORT_EVERY = 50;

/**
 * Returns the patches of a block with their kinds, grouped by how they are cut. Joined shapes merge. Shapes of one
 * layer and one fabric merge too, if they look like one piece and weren't drafted by seams. Ellipses and shapes marked as appliqué are sewn on top,
 * and so are shapes that are joined to them. Parts of appliqué under pieced shapes are left out.
 * @param covers parts of the block that other blocks hide, in block units
 * @param report receives the progress, from 0 to 1
 */
export function sewnOf(
  levels: Levels,
  lie: Lie,
  covers: readonly Cover[] = [],
  report: Report = () => undefined,
): Sewn {
  return sewnFrom(piecedOf(levels, covers), levels, lie, report);
}

/** Returns the same as `sewnOf`, from the result of `piecedOf` for these layers. */
export function sewnFrom(
  { outlines, pieced, appliques, openings, patches: seams }: ReturnType<typeof piecedOf>,
  levels: Levels,
  lie: Lie,
  report: Report = () => undefined,
): Sewn {
  const shapes = levels.flat();
  const scale = (lie.width * lie.height) / LIMITS.blockSpace ** 2;
  const seen = new Map<number, number>();
  const straight = seams
    .filter(({ shape }) => shape < shapes.length)
    .flatMap(({ shape, parts, area, ...patch }) => {
      const piece = patch.curves ? curvedPiece(patch.curves, lie) : straightPiece(patch, lie);
      if (!piece) return [];
      for (const part of parts) see(part.shape, part.area * scale);
      return [{ ...piece, shape, area: area * scale }];
    });
  const { geese, sky } = flyingGeese(straight);
  const { bases, corners } = sewnCorners(straight, (piece) => !sky.has(piece));
  const kindOf = (piece: (typeof straight)[number]): PatchKind => {
    if (geese.has(piece)) return 'goose';
    if (sky.has(piece)) return 'sky';
    if (bases.has(piece)) return 'base';
    return corners.has(piece) ? 'corner' : piece.form.kind;
  };
  const patches: SewnPatch[] = straight.map((piece) => {
    const { form, ...patch } = piece;
    return { ...patch, kind: kindOf(piece), size: form.size, fabric: fabricAt(patch.shape) };
  });
  const laidOf = laidShapes(outlines, pieced);
  for (const opening of openings) see(opening, laidOf(opening).area * scale);
  appliques.forEach((run, index) => {
    if (index % REPORT_EVERY === 0) report(index / appliques.length);
    const members = run.map(laidOf);
    for (const { shape, area } of members) see(shape, area * scale);
    const [shape = 0] = run;
    for (const piece of appliqued(members, lie)) {
      const { size } = templateOf(piece.corners);
      patches.push({ ...piece, shape, fabric: fabricAt(shape), kind: 'applique', size });
    }
  });
  return { patches, groups: groupsOf(patches), seen };

  function see(shape: number, area: number): void {
    seen.set(shape, (seen.get(shape) ?? 0) + area);
  }

  function fabricAt(shape: number): number {
    return shapes[shape]?.fillFabric ?? 0;
  }
}

type Piece = Pick<SewnPatch, 'corners' | 'holes' | 'outline' | 'rims'> & { form: Form };

/** Returns a patch without curves, in inches. Null if it is too narrow to sew. */
function straightPiece({ outline, holes }: Pick<Patch, 'outline' | 'holes'>, lie: Lie): Piece | null {
  const toQuilt = placeIn(lie);
  const corners = straightened(outline).map(toQuilt);
  // A piece that is too narrow to sew keeps fewer than three corners.
  if (corners.length < 3) return null;
  const piece = { corners, holes: holes.map((hole) => straightened(hole).map(toQuilt)) };
  const form = piece.holes.length > 0 ? templateOf(corners) : formOf(corners);
  return { ...piece, form, outline: polygon(corners), rims: piece.holes.map(polygon) };
}

/** Returns a patch with curves, in inches. */
function curvedPiece({ outline, holes }: Curves, lie: Lie): Piece {
  const toQuilt = placeIn(lie);
  const cornersOf = (path: Outline) => flattened(path, FINE).map(toQuilt);
  const piece = { corners: cornersOf(outline), holes: holes.map(cornersOf) };
  const whole = outlineIn(outline, lie);
  const form = holes.length > 0 ? templateOf(piece.corners) : curvedFormOf(whole);
  return { ...piece, form, outline: whole, rims: holes.map((hole) => outlineIn(hole, lie)) };
}

/**
 * Returns the parts of a block that are sewn with seams, in block units: the patches, and the lines between them.
 * `outlines` has the outlines of all shapes. `pieced` has the same outlines, but an empty outline for each appliqué
 * shape.
 */
export function piecedOf(levels: Levels, covers: readonly Cover[] = []) {
  const shapes = levels.flat();
  const cloths = levels.flatMap((level, layer) => level.map((shape) => clothOf(shape, layer)));
  const outlines = [...shapes.map(outlineOf), ...covers.map(cornersOfCover).map(polygon)];
  const isOnTop = (index: number) => {
    const shape = shapes[index];
    return shape !== undefined && liesOnTop(shape);
  };
  const { appliques, openings } = appliqueRuns({ outlines, cloths, isOnTop }, levels[0]?.length ?? 0);
  const onTop = new Set(appliques.flat());
  const pieced = outlines.map((outline, shape) => (onTop.has(shape) ? [] : outline));
  const sewn = pieced.map((outline, shape) => (openings.includes(shape) ? [] : outline));
  return { outlines, pieced, appliques, openings, ...patchesOf(sewn, (shape) => cloths[shape] ?? null) };
}

/**
 * Returns the `Cloth` of a shape, which decides which other shapes it may merge with. Joined shapes of one fabric share
 * a cloth in the whole block. Patches that were drafted by seams merge with no other: null. Other shapes of one fabric
 * share a cloth within their layer.
 */
function clothOf({ joinNum, fillFabric, drafted }: Shape, layer: number): Cloth | null {
  if (joinNum !== undefined) return { name: `joined ${joinNum} ${fillFabric}`, isJoined: true };
  return drafted ? null : { name: `${layer} ${fillFabric}`, isJoined: false };
}

function templateOf(corners: readonly Point[]): Form {
  return { kind: 'other', size: sidesAround(corners) };
}

/** Groups patches by fabric, kind and size, if they are equal after quarter turns or mirroring. */
function groupsOf(patches: readonly SewnPatch[]): PatchGroup[] {
  const groups: (PatchGroup & { first: SewnPatch })[] = [];
  const alike = new Map<string, typeof groups>();
  patches.forEach((patch, index) => {
    const { fabric, kind, size, area, corners } = patch;
    const key = `${fabric} ${kind} ${corners.length}`;
    const candidates = alike.get(key) ?? [];
    alike.set(key, candidates);
    for (const group of candidates) {
      if (Math.abs(group.area - area) > 0.001 * (1 + area)) continue;
      if (!isSame(group.size[0], size[0]) || !isSame(group.size[1], size[1])) continue;
      const how = congruence(group.first, patch);
      if (how === null) continue;
      group.patches.push(index);
      if (how === 'mirrored') group.mirrored++;
      return;
    }
    const group = { fabric, kind, size, area, patches: [index], mirrored: 0, first: patch };
    candidates.push(group);
    groups.push(group);
  });
  return groups.map(({ first: _, ...group }) => group);
}
