import type { Orientation } from '@quiltwright/shared/geometry/orientation';
import type { Outline } from '@quiltwright/shared/geometry/outline';
import type { Inches } from '@quiltwright/shared/geometry/units';
import type { BandArea } from '@quiltwright/shared/quilting/bands/band-areas';

/**
 * A picture of a block, with all data to draw it. Two pictures with equal keys look the same, in any quilt or revision.
 * Width, height, shapes and lines are those of the block as it was drawn; the picture is mirrored and turned afterwards.
 */
export interface SceneBlock extends Orientation {
  key: string;
  /** The number under which the block is stored; 0 for an empty place of a standard quilt. */
  blockNum: number;
  width: Inches;
  height: Inches;
  /** The block's shapes as packed numbers, bottom first. `scene-access` has the functions that read them. */
  shapes: Float32Array<ArrayBuffer>;
  /**
   * The outlines of the shapes with an outline of their own, each in a box with sides of length 1. `scene-access` finds
   * the outline of a shape.
   */
  outlines?: readonly Outline[];
  /** The lines between the visible shapes of the block, as `blockLines` returns them. */
  lines: Float32Array<ArrayBuffer>;
  /** True if the shapes are drawn without white below them and without an edge around them. */
  isBare?: true;
}

/** Everything that the canvas needs to draw a quilt. Workers transfer its buffers instead of copying them. */
export interface Scene {
  width: Inches;
  length: Inches;
  /** The bands (borders and sashing), bottom first. The blocks lie over all bands. */
  bands: BandArea[];
  /** The pictures of the quilt's blocks. Placements with equal blocks share a picture. */
  blocks: SceneBlock[];
  /**
   * All copies of blocks as packed numbers; later copies lie over earlier copies. `scene-access` has the functions that
   * read them.
   */
  copies: Float32Array<ArrayBuffer>;
}
