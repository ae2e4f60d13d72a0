import { fault, type FoundationFault } from '../fault';
import { boxOfPoints } from '@quiltwright/shared/geometry/box';
import { areaOf, isStraight, polygon } from '@quiltwright/shared/geometry/outline';
import type { Point } from '@quiltwright/shared/geometry/point';
import { LIMITS } from '@quiltwright/shared/limits';
import { success, type Result } from '@quiltwright/shared/result';
import type { SewnPatch } from '../patches/sewn';
import { straightened } from '../patches/lattice/straightened';
import { hullOf } from './hull';
import { linedPatch, seamLines } from './seam-lines';
import { fewestSections, type SectionTree } from './sections';

/** The order in which a block is sewn on paper: first the patches of each section, then the sections to each other. */
export interface Foundation {
  /** The sections of the block. Sections that are joined to each other are neighbours in this list. */
  sections: Section[];
  /** The seams between sections, in sewing order. */
  joins: Join[];
}

export interface Section {
  /** Indexes of the section's patches, in sewing order. */
  patches: number[];
  /** The section's finished corners, clockwise as seen on screen, in inches from the block’s corner. */
  corners: Point[];
}

/**
 * A seam between two parts of a block. Each part is one section, or several that are already joined. The numbers are
 * indexes in the list of the block's sections. In this list, the sections of the first part are directly followed by
 * the sections of the second part.
 */
export interface Join {
  /** Index of the first section in the first part. The part ends just before section `middle`. */
  first: number;
  /** Index of the first section in the second part. */
  middle: number;
  /** The index, among all sections, of the last section of the second part. */
  last: number;
}

/** The greatest number of patches in a block that is sewn on paper. Sewing more on paper is impractical. */
const MOST_PATCHES = 200;
/**
 * The greatest area, in square block units, by which the patches of a whole block may overlap or leave gaps. Rounding
 * causes such narrow areas along the seams.
 */
const SAME_AREA = 20;

/**
 * Returns the sections of a block and the order of sewing. A section is convex, and each of its patches is sewn to the
 * earlier patches along one straight line. Sections are joined along straight seams. Fails with `nothing-to-sew`,
 * `curved`, `too-many-patches`, `not-whole` or `set-in`.
 * @param patches the patches of the block as drawn, not those of a turned copy
 * @param size the size of the block, in inches
 */
export function foundationOf(
  patches: readonly (Pick<SewnPatch, 'corners' | 'kind'> & Partial<Pick<SewnPatch, 'outline'>>)[],
  size: { width: number; height: number },
): Result<Foundation, FoundationFault> {
  if (patches.length < 2) return fault({ code: 'nothing-to-sew' });
  if (patches.some(({ kind, outline }) => kind === 'applique' || !isStraight(outline ?? [])))
    return fault({ code: 'curved' });
  if (patches.length > MOST_PATCHES) return fault({ code: 'too-many-patches', most: MOST_PATCHES });
  const scale = { x: LIMITS.blockSpace / size.width, y: LIMITS.blockSpace / size.height };
  const placed = patches
    .map(({ corners }, index) => {
      const inUnits = corners.map(({ x, y }) => ({ x: x * scale.x, y: y * scale.y }));
      const { x, y } = boxOfPoints(inUnits);
      return { index, corners: inUnits, top: Math.round(y), left: x, area: areaOf(polygon(inUnits)) };
    })
    .sort((a, b) => a.top - b.top || a.left - b.left);
  const around = hullOf(placed.flatMap(({ corners }) => corners));
  const covered = placed.reduce((sum, { area }) => sum + area, 0);
  if (Math.abs(areaOf(polygon(around)) - covered) > SAME_AREA) return fault({ code: 'not-whole' });
  const tree = fewestSections(
    seamLines(placed.map(({ corners }) => linedPatch({ corners }, (corner) => corner))),
    placed.map(({ area }) => area),
  );
  if (!tree) return fault({ code: 'set-in' });
  const toInches = ({ x, y }: Point): Point => ({ x: x / scale.x, y: y / scale.y });
  const joins: Join[] = [];
  const sections = listed(tree, joins).map((order) => {
    const members = order.flatMap((place) => placed[place] ?? []);
    const corners = straightened(hullOf(members.flatMap((patch) => patch.corners)));
    return { patches: members.map(({ index }) => index), corners: corners.map(toInches) };
  });
  return success({ sections, joins });
}

/**
 * Returns the sections of a tree, each as the indexes of its patches. Sections of the first part come before those of
 * the second. Adds a seam to `joins` for each split of the tree.
 * @param first the index of the tree's first section among all sections
 */
function listed(tree: SectionTree, joins: Join[], first = 0): number[][] {
  if (Array.isArray(tree)) return [tree];
  const one = listed(tree.first, joins, first);
  const middle = first + one.length;
  const other = listed(tree.second, joins, middle);
  joins.push({ first, middle, last: middle + other.length - 1 });
  return [...one, ...other];
}
