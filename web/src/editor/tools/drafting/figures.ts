import type { Block } from '@quiltwright/shared/quilting/block';
import { aroundCentre } from '@quiltwright/shared/drafting/figures/around';
import { circleAbout, evenRadii, polygonAbout } from '@quiltwright/shared/drafting/figures/circles';
import { divideWays, evenSizes, type DivideWay } from '@quiltwright/shared/drafting/figures/divided';
import type { FrameCorners } from '@quiltwright/shared/drafting/figures/frame';
import { distance, type Point } from '@quiltwright/shared/geometry/point';
import type { Seam } from '@quiltwright/shared/geometry/seam';
import { LIMITS } from '@quiltwright/shared/limits';

/** The least and greatest values of the settings of figures. Radii and widths are in inches. */
export const FIGURES = {
  sides: { min: 3, max: 24 },
  rings: { min: 1, max: 12 },
  times: { min: 1, max: 32 },
  pieces: { min: 2, max: 16 },
  radius: { min: 0.125, max: 40 },
  width: { min: 0.125, max: 10 },
  grid: { min: 2, max: 16 },
} as const;

/** The ways to divide a patch; `inset` sets its outline in. */
export const ways = [...divideWays, 'inset'] as const;
type Way = DivideWay | 'inset';

/** The settings of the tools for circles, repeats and divisions. */
export interface FigureOptions {
  form: 'circle' | 'polygon';
  /** The number of sides of a polygon. */
  sides: number;
  /** The number of rings of one width that a circle consists of. */
  rings: number;
  /** The radii of rings in inches, the largest first. Empty for circles as large as they are drawn. */
  radii: readonly number[];
  /** The number of times that seams are repeated around the centre; 1 for once. */
  times: number;
  /** True to mirror each repeat. */
  isMirrored: boolean;
  /** The centre of repeats, in block units; null for the middle of the block. */
  centre: Point | null;
  /** True if the next press chooses the centre. */
  picksCentre: boolean;
  way: Way;
  /** The number of parts into which a patch is divided. */
  pieces: number;
  /** The sizes of the parts in proportion; empty for parts of one size. */
  ratio: readonly number[];
  /** The number of times that the division was turned. */
  turns: number;
  /** The width of an inset or a frame, in inches. */
  width: number;
  corners: FrameCorners;
  /** The numbers of patches to a side of two grids that are laid over each other. */
  grid: number;
  otherGrid: number;
}

export const firstFigures: FigureOptions = {
  form: 'circle',
  sides: 6,
  rings: 1,
  radii: [],
  times: 1,
  isMirrored: false,
  centre: null,
  picksCentre: false,
  way: 'strips',
  pieces: 2,
  ratio: [],
  turns: 0,
  width: 1,
  corners: 'straight',
  grid: 2,
  otherGrid: 3,
};

const MIDDLE = { x: LIMITS.blockSpace / 2, y: LIMITS.blockSpace / 2 };

/** Returns the centre of repeats, in block units. */
export function centreOf({ centre }: FigureOptions): Point {
  return centre ?? MIDDLE;
}

/** True if seams are repeated around the centre. */
export function isRepeated({ times, isMirrored }: FigureOptions): boolean {
  return times > 1 || isMirrored;
}

/** Returns seams with their repeats around the centre. */
export function repeated(seams: readonly Seam[], options: FigureOptions): readonly Seam[] {
  const { times, isMirrored } = options;
  return seams.length === 0 ? seams : aroundCentre(seams, { centre: centreOf(options), times, isMirrored });
}

/** Returns the circles or polygons about a centre of which the largest goes through a point. */
export function figureThrough(centre: Point, point: Point, { form, rings, sides }: FigureOptions): Seam[] {
  const radius = distance(centre, point);
  return evenRadii(radius, rings).flatMap((each) => {
    if (form === 'circle') return circleAbout(centre, each);
    const share = each / radius;
    const corner = { x: centre.x + (point.x - centre.x) * share, y: centre.y + (point.y - centre.y) * share };
    return polygonAbout(centre, corner, sides);
  });
}

/** Returns the circles or polygons about a centre with the typed radii; null if none were typed. */
export function figureAt(
  { x, y }: Point,
  options: FigureOptions,
  { blockWidth }: Pick<Block, 'blockWidth'>,
): Seam[] | null {
  const { radii, rings } = options;
  const [only, ...others] = radii;
  if (only === undefined) return null;
  const all = others.length > 0 ? radii : evenRadii(only, rings);
  return all.flatMap((radius) => {
    const top = { x, y: y - (radius * LIMITS.blockSpace) / blockWidth };
    return figureThrough({ x, y }, top, { ...options, rings: 1 });
  });
}

/** Returns the sizes of the parts of a division, in proportion to each other. */
export function sizesOf({ ratio, pieces }: FigureOptions): readonly number[] {
  return ratio.length > 1 ? ratio : evenSizes(pieces);
}
