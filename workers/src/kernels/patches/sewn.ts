import {
  areaOf,
  boundsOf,
  flattened,
  isStraight,
  placed,
  polygon,
  type Box,
  type Outline,
} from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Levels } from '@quiltwright/shared/quilting/shape';
import { outlineOf } from '@quiltwright/shared/quilting/shape-outlines';
import { clean } from './clean';
import { congruence, type Cutout } from './congruence';
import { boxAround, formOf, isSame, type Form, type FormKind } from './form';
import { flyingGeese } from './geese';
import { ringOf, STEPS } from './lattice';
import { patchesOf } from './patches';
import { straightened } from './straightened';
import { visibleOf } from './visible';

/** What a patch is sewn as: its form, or its part in a flying goose. */
export type PatchKind = FormKind | 'goose' | 'sky';

/** A patch as it is sewn: finished sizes in inches. */
export interface SewnPatch extends Cutout {
  /** As in `Patch`, bottom first. */
  shape: number;
  fabric: number;
  kind: PatchKind;
  /** As in `Form`. */
  size: Form['size'];
  /** Square inches. */
  area: number;
  /** A closed path of straight edges and arcs, in inches from the block's corner. */
  outline: Outline;
}

/** Patches that are cut alike from one fabric. */
export interface PatchGroup extends Pick<SewnPatch, 'fabric' | 'kind' | 'size' | 'area'> {
  /** Indices of the patches. */
  patches: number[];
  /** How many of them lie mirrored to the first, and have to be cut reversed. */
  mirrored: number;
}

/** How a block lies in the quilt: its finished sides in inches, and how far it is turned to the right, in radians. */
export interface Lie {
  width: number;
  height: number;
  turn?: number;
}

/** What is left of a cut curve leaves it by no more than this, in block units. */
const SAGITTA = 0.05;
/** The chords of a curve that is seen whole, which are for its size and shape alone, leave it by no more than this. */
const COARSE = 0.5;
/** Shapes after which it is told how far it is. */
const REPORT_EVERY = 50;

/**
 * The patches of a block, named as they are sewn and grouped by what is cut alike. Shapes of one layer and one fabric run on
 * in each other. Curved shapes are appliqué: they lie on top, each as far as no straight shape lies over it.
 * @param covers what lies over the block and hides it, in block units
 * @param report says how far it is, from 0 to 1
 */
export function sewnOf(
  levels: Levels,
  lie: Lie,
  covers: readonly Box[] = [],
  report: (done: number) => void = () => undefined,
): { patches: SewnPatch[]; groups: PatchGroup[] } {
  const shapes = levels.flat();
  const clothOf = levels.flatMap((level, layer) => level.map(({ fillFabric }) => `${layer} ${fillFabric}`));
  const outlines = [...shapes.map(outlineOf), ...covers.map(cornersOf).map(polygon)];
  const toQuilt = placeIn(lie);
  const straight = patchesOf(outlines, (shape) => clothOf[shape] ?? null)
    .patches.filter(({ shape }) => shape < shapes.length)
    .map(({ shape, outline, holes }) => {
      const piece = {
        corners: straightened(outline).map(toQuilt),
        holes: holes.map((hole) => straightened(hole).map(toQuilt)),
      };
      const form = piece.holes.length > 0 ? templateOf(piece.corners) : formOf(piece.corners);
      return { ...piece, shape, form, outline: polygon(piece.corners) };
    });
  const { geese, sky } = flyingGeese(straight);
  const patches: SewnPatch[] = straight.map((piece) => {
    const { form, ...patch } = piece;
    const kind = geese.has(piece) ? 'goose' : sky.has(piece) ? 'sky' : form.kind;
    return { ...patch, kind, size: form.size, area: areaInside(patch), fabric: fabricAt(patch.shape) };
  });
  outlines.forEach((outline, shape) => {
    if (isStraight(outline)) return;
    if (shape % REPORT_EVERY === 0) report(shape / outlines.length);
    for (const piece of seenOf(outline, outlines.slice(shape + 1), lie)) {
      const { size } = templateOf(piece.corners);
      patches.push({ ...piece, shape, fabric: fabricAt(shape), kind: 'applique', size });
    }
  });
  return { patches, groups: groupsOf(patches) };

  function fabricAt(shape: number): number {
    return shapes[shape]?.fillFabric ?? 0;
  }
}

function cornersOf({ x, y, width, height }: Box): Point[] {
  const [right, bottom] = [x + width, y + height];
  return [
    { x, y },
    { x: right, y },
    { x: right, y: bottom },
    { x, y: bottom },
  ];
}

function templateOf(corners: readonly Point[]): Form {
  return { kind: 'other', size: boxAround(corners) };
}

/** From block units to inches, as the block lies in the quilt. */
function placeIn({ width, height, turn = 0 }: Lie): (point: Point) => Point {
  const [across, down] = [width / LIMITS.blockSpace, height / LIMITS.blockSpace];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return ({ x, y }) => ({
    x: x * across * cos - y * down * sin,
    y: x * across * sin + y * down * cos,
  });
}

function areaInside({ corners, holes }: Cutout): number {
  return [corners, ...holes].reduce((sum, path) => sum + areaOf(polygon(path)), 0);
}

/** What is seen of a curved shape: all of it with its arcs, or what straight shapes above leave, in short chords. */
function seenOf(
  outline: Outline,
  above: readonly Outline[],
  lie: Lie,
): Pick<SewnPatch, 'corners' | 'holes' | 'area' | 'outline'>[] {
  const toQuilt = placeIn(lie);
  const box = boundsOf(outline);
  const over = above.filter((other) => {
    const { x, y, width, height } = boundsOf(other);
    return (
      isStraight(other) &&
      x < box.x + box.width &&
      y < box.y + box.height &&
      x + width > box.x &&
      y + height > box.y
    );
  });
  if (over.length === 0 && !lie.turn) {
    const scale = { width: lie.width / LIMITS.blockSpace, height: lie.height / LIMITS.blockSpace };
    const whole = placed(outline, { x: 0, y: 0, ...scale });
    const corners = flattened(outline, COARSE).map(toQuilt);
    const area = areaOf(whole);
    return area > 0 ? [{ corners, holes: [], outline: whole, area }] : [];
  }
  const chords = polygon(flattened(outline, SAGITTA));
  const [visible = []] = visibleOf([chords, ...over].map(ringOf), (index) => index === 0);
  const { corners, pieces } = clean([visible]);
  const path = (loop: readonly number[]) =>
    loop.map((corner) => toQuilt({ x: corners.x(corner) / STEPS, y: corners.y(corner) / STEPS }));
  return pieces.map((piece) => {
    const cutout = { corners: path(piece.outline), holes: piece.holes.map(path) };
    return { ...cutout, outline: polygon(cutout.corners), area: areaInside(cutout) };
  });
}

/** By fabric and kind; what lies in none of the groups so far begins one. */
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
