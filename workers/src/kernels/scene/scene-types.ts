import type { Inches } from '@quiltwright/shared/geometry/units';

/** What lies around or under the blocks of a quilt, in one cloth. */
export type BandName = 'border1' | 'border2' | 'sashing';

/** A rectangle in inches from the quilt's top left corner. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  length: number;
}

/** Cloth around or under the blocks: `outer`, less `hole` where there is one. */
export interface Band {
  name: BandName;
  outer: Rectangle;
  hole: Rectangle | null;
  /** 0: no cloth chosen, drawn as plain paper. */
  fabric: number;
}

/** A block's picture. Two with the same key look the same, whatever quilt or revision they are of. */
export interface SceneBlock {
  key: string;
  /** 0 for an empty place. */
  blockNum: number;
  width: Inches;
  height: Inches;
  /** Bottom first; read by `scene-access`. */
  shapes: Float32Array<ArrayBuffer>;
  /** Where something else is seen on one side than on the other: as `blockLines` gives them. */
  lines: Float32Array<ArrayBuffer>;
  /** Shapes alone, with no paper under them and no edge around them. */
  isBare?: true;
}

/** All that the canvas needs to draw a quilt; its buffers are transferred, not copied. */
export interface Scene {
  width: Inches;
  length: Inches;
  /** Bottom first; the blocks lie over all of them. */
  bands: Band[];
  /** Each distinct picture once. */
  blocks: SceneBlock[];
  /** Later copies over earlier ones; read by `scene-access`. */
  copies: Float32Array<ArrayBuffer>;
}
