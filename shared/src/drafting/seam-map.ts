import type { Loop } from '../geometry/combining/loops.js';
import type { Point } from '../geometry/point.js';
import type { Shape } from '../quilting/shapes/shape.js';
import type { Seam } from '../geometry/seam.js';

/** The index of the face beyond the edge of the block. */
export const OUTSIDE = -1;

/** The source of a face that no shape covers. */
export const BARE = -1;

/** A seam between two faces of a map, or between a face and the edge of the block. It runs to the right, or down. */
export interface MapSeam extends Seam {
  /** The index of the face on the right of the seam, seen along it on the screen; `OUTSIDE` beyond the block. */
  readonly right: number;
  /** The index of the face on the left of the seam. */
  readonly left: number;
}

/** A patch of a map, without the islands in it. */
export interface Face {
  /** The corners around it, clockwise on the screen. */
  readonly outline: Loop;
  /** The corners around its islands, anticlockwise on the screen. */
  readonly holes: readonly Loop[];
  /** The area without the islands, in square block units. */
  readonly area: number;
  /** The index of the shape from which it comes, in `sources`; `BARE` if none covers it. */
  readonly source: number;
  /** The index of the face in which it is a part of an island; null if seams join it to the edge of the block. */
  readonly within: number | null;
}

/** A shape of which faces of the map are parts, and the index of its layer. */
export interface Source {
  readonly shape: Shape;
  readonly level: number;
}

/**
 * The seams of a block as a planar map. The faces tile the block, and seams meet only in corners. Corners are on the
 * lattice of ten-thousandths of a block unit, and seams that meet in a corner have the same point object there.
 */
export interface SeamMap {
  readonly corners: readonly Point[];
  readonly seams: readonly MapSeam[];
  readonly faces: readonly Face[];
  readonly sources: readonly Source[];
}

/**
 * Why a map can't be changed. `unclear` means that seams almost touch in too many places, `no-seam` that there is no seam
 * or corner at the point, and `no-change` that the seams are there already, or end inside a patch. The others are limits:
 * of patches in a block, of corners around one patch, and of corners in a block.
 */
export type MapFault =
  'unclear' | 'no-seam' | 'no-change' | 'many-patches' | 'many-corners' | 'block-corners';

/** A changed map. */
export interface Drafted {
  readonly map: SeamMap;
  /** The parts of a stroke that end inside a patch, or join nothing. They aren't in the map. */
  readonly dangling: readonly Seam[];
}
