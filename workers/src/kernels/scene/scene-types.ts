import type { Inches } from '@quiltwright/shared/geometry/units';
import type { Band } from '@quiltwright/shared/quilting/bands';

/** A picture of a block. Pictures with equal keys look the same, in any quilt or revision. */
export interface SceneBlock {
  key: string;
  /** The number under which the pictured block is stored; 0 for an empty place. */
  blockNum: number;
  width: Inches;
  height: Inches;
  /** The block's shapes as packed numbers, bottom first. `scene-access` has the functions that read them. */
  shapes: Float32Array<ArrayBuffer>;
  /** Lines between different visible shapes, as `blockLines` returns them. */
  lines: Float32Array<ArrayBuffer>;
  /** True if the shapes are drawn alone, without paper under them or an edge around them. */
  isBare?: true;
}

/** Everything the canvas needs to draw a quilt; its buffers are transferred, not copied. */
export interface Scene {
  width: Inches;
  length: Inches;
  /** The bands (borders and sashing), bottom first. The blocks lie over all bands. */
  bands: Band[];
  /** The pictures of the quilt's blocks, each distinct picture once. */
  blocks: SceneBlock[];
  /**
   * All copies as packed numbers; later copies lie over earlier ones. `scene-access` has the functions that
   * read them.
   */
  copies: Float32Array<ArrayBuffer>;
}
