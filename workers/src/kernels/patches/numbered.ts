import type { Report } from '../report';
import { overlaps } from '@quiltwright/shared/geometry/box';
import { areaOf, boundsOf, isStraight, placed } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import type { Block } from '@quiltwright/shared/quilting/block';
import { outlineOf } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { success } from '@quiltwright/shared/result';
import type { Kernel } from '../kernel';
import { labelPlace } from './label-place';
import { sewnOf, type PatchGroup, type PatchKind, type SewnPatch } from './sewn';

/** A block with its finished size. */
export type SewnBlock = Pick<Block, 'blockWidth' | 'blockHeight' | 'levels'>;

/** The numbered patches of a block, with sizes and places in inches. */
export interface NumberedPatches {
  /**
   * The patches in the order of their numbers: the first has number 1. Patches that are cut alike follow each other.
   */
  patches: NumberedPatch[];
  groups: NumberedGroup[];
  hidden: HiddenCloth[];
}

export interface NumberedPatch extends Pick<SewnPatch, 'shape' | 'fabric' | 'outline' | 'rims'> {
  /** Index of the layer that the patch belongs to. */
  layer: number;
  /**
   * `at` is the best place for the patch's number, where the patch is visible. `room` is the distance of this place
   * from the nearest edge.
   */
  at: Point;
  room: number;
}

/** Patches that are cut alike, and have consecutive numbers. */
export interface NumberedGroup extends Pick<PatchGroup, 'fabric' | 'kind' | 'size' | 'area' | 'mirrored'> {
  /** Number of sides; 0 for a curved patch. */
  sides: number;
  /** Number of the group's first patch, counted from 1. */
  first: number;
  count: number;
}

/** The area of a fabric in one layer that other fabric hides, so that it isn't sewn. */
interface HiddenCloth {
  layer: number;
  fabric: number;
  squareInches: number;
}

const kinds: readonly PatchKind[] = [
  'square',
  'rectangle',
  'halfSquareTriangle',
  'quarterSquareTriangle',
  'goose',
  'sky',
  'base',
  'corner',
  'diamond',
  'quarterCircle',
  'background',
  'wedge',
  'melon',
  'blade',
  'other',
  'applique',
];

/** Areas smaller than this, in square inches, are rounding errors. */
const HAIR = 0.005;

/**
 * Returns the patches of a block with their numbers. Patches of one kind have consecutive numbers. Within a kind,
 * larger patches come first. Patches of equal size are sorted by fabric number.
 */
export function numbered(
  { levels, blockWidth: width, blockHeight: height }: SewnBlock,
  report?: Report,
): NumberedPatches {
  const { patches, groups, seen } = sewnOf(levels, { width, height }, [], report);
  // Pieced patches lie side by side. Appliqués lie over pieced patches and over each other.
  const appliques = patches
    .filter(({ kind }) => kind === 'applique')
    .map(({ shape, corners, outline }) => ({ shape, corners, bounds: boundsOf(outline) }));
  const layerOf = levels.flatMap((level, layer) => level.map(() => layer));
  const sorted = [...groups].sort(
    (a, b) =>
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
      (Math.abs(b.area - a.area) > HAIR ? b.area - a.area : a.fabric - b.fabric),
  );
  const shown: NumberedPatch[] = [];
  return {
    groups: sorted.map(({ fabric, kind, size, area, mirrored, patches: alike }) => {
      const first = shown.length + 1;
      let sides = 0;
      for (const index of alike) {
        const patch = patches[index];
        if (!patch) continue;
        const { corners, holes, outline, rims, shape } = patch;
        if (kind !== 'applique' && isStraight(outline)) sides = corners.length;
        const bounds = boundsOf(outline);
        const over = appliques.filter((other) => other.shape > shape && overlaps(other.bounds, bounds));
        const place = labelPlace(corners, [...holes, ...over.map((other) => other.corners)]);
        shown.push({ shape, fabric, outline, rims, layer: layerOf[shape] ?? 0, ...place });
      }
      return { fabric, kind, size, area, mirrored, sides, first, count: alike.length };
    }),
    patches: shown,
    hidden: hiddenOf({ levels, blockWidth: width, blockHeight: height }, seen),
  };
}

/** Returns the hidden area of each fabric in each layer: the area of its shapes minus their visible area. */
function hiddenOf(
  { levels, blockWidth, blockHeight }: SewnBlock,
  seen: ReadonlyMap<number, number>,
): HiddenCloth[] {
  const scale = {
    x: 0,
    y: 0,
    width: blockWidth / LIMITS.blockSpace,
    height: blockHeight / LIMITS.blockSpace,
  };
  const hidden = new Map<string, HiddenCloth>();
  let index = 0;
  levels.forEach((level, layer) => {
    for (const shape of level) {
      const fabric = shape.fillFabric;
      const cloth = hidden.get(`${layer} ${fabric}`) ?? { layer, fabric, squareInches: 0 };
      hidden.set(`${layer} ${fabric}`, cloth);
      cloth.squareInches += areaOf(placed(outlineOf(shape), scale)) - (seen.get(index++) ?? 0);
    }
  });
  return [...hidden.values()].filter(({ squareInches }) => squareInches > HAIR);
}

export function patchesKernel(): Kernel<SewnBlock, NumberedPatches> {
  return { run: (block, report) => success(numbered(block, report)) };
}
