/** The allowed numbers of points of a wheel: the spokes about the centre of the block. */
export const wheelPoints = [8, 10, 12, 16, 20, 24, 32] as const;

/** The allowed numbers of rings of a wheel. */
export const wheelRings = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The allowed numbers of triangles along a side of the block. */
export const triangleCounts = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16] as const;

/** The allowed numbers of arcs about a corner. */
export const arcCounts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12] as const;

/** The allowed numbers of wedges into which lines divide the corner. */
export const wedgeCounts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16] as const;

export const arcCorners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
export type ArcCorner = (typeof arcCorners)[number];

/** Spokes about the centre of the block, the first of them upright, and rings at equal distances. */
export interface Wheel {
  kind: 'wheel';
  points: (typeof wheelPoints)[number];
  rings: (typeof wheelRings)[number];
}

/** Equal triangles with angles of 60°. A corner of some of them is at the centre of the block. */
export interface Triangles {
  kind: 'triangles';
  /** The number of triangles along a side of the block. */
  count: (typeof triangleCounts)[number];
  /** True if one side of each triangle is upright, false if it is level. */
  isUpright: boolean;
}

/** Quarter circles about a corner of the block at equal distances, and lines that divide the corner into wedges. */
export interface CornerArcs {
  kind: 'arcs';
  corner: ArcCorner;
  arcs: (typeof arcCounts)[number];
  wedges: (typeof wedgeCounts)[number];
}

/** A grid for drafting seams that isn't square. */
export type StarGrid = Wheel | Triangles | CornerArcs;

/** The grid of each kind that a quilter gets first. */
export const firstStarGrids = {
  wheel: { kind: 'wheel', points: 16, rings: 4 },
  triangles: { kind: 'triangles', count: 4, isUpright: false },
  arcs: { kind: 'arcs', corner: 'bottomLeft', arcs: 4, wedges: 1 },
} as const satisfies { [Kind in StarGrid['kind']]: Extract<StarGrid, { kind: Kind }> };

/** True if two grids are equal, or if both are absent. */
export function areSameStarGrids(one: StarGrid | undefined, other: StarGrid | undefined): boolean {
  if (!one || !other) return one === other;
  if (one.kind === 'wheel')
    return other.kind === 'wheel' && one.points === other.points && one.rings === other.rings;
  if (one.kind === 'triangles')
    return other.kind === 'triangles' && one.count === other.count && one.isUpright === other.isUpright;
  return (
    other.kind === 'arcs' &&
    one.corner === other.corner &&
    one.arcs === other.arcs &&
    one.wedges === other.wedges
  );
}

/**
 * Returns the angle in degrees to whose multiples a seam snaps: that between two spokes or two lines of a corner. A wheel
 * of less than 16 points has half of it, the angle between a point of the star and the valley beside it.
 */
export function starAngle(grid: StarGrid): number {
  if (grid.kind === 'wheel') return (grid.points < 16 ? 180 : 360) / grid.points;
  return grid.kind === 'triangles' ? 30 : 90 / grid.wedges;
}

/** Returns the grid with the next larger (`by` 1) or smaller (-1) number of points, triangles or arcs; null for none. */
export function nextStarGrid(grid: StarGrid, by: 1 | -1): StarGrid | null {
  if (grid.kind === 'wheel') {
    const points = nextIn(wheelPoints, grid.points, by);
    return points ? { ...grid, points } : null;
  }
  if (grid.kind === 'triangles') {
    const count = nextIn(triangleCounts, grid.count, by);
    return count ? { ...grid, count } : null;
  }
  const arcs = nextIn(arcCounts, grid.arcs, by);
  return arcs ? { ...grid, arcs } : null;
}

function nextIn<Value>(values: readonly Value[], value: Value, by: 1 | -1): Value | undefined {
  return values[values.indexOf(value) + by];
}
