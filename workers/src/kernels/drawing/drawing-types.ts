import type { PrintedFabric, PrintJob } from '../print/print-types';

/**
 * How patches are drawn: filled with pictures of their cloth, with its mean colour, or with white and a line around; or as
 * outlines alone, each fabric in a layer of its own, as cutting machines follow them.
 */
export type DrawingLook = 'cloth' | 'colours' | 'lines' | 'cutting';

export interface DrawingJob {
  design: PrintJob['design'];
  name: string;
  look: DrawingLook;
  fabrics: readonly PrintedFabric[];
}

/** A drawing as an SVG file. */
export interface Drawing {
  bytes: Uint8Array<ArrayBuffer>;
  /** Numbers of fabrics that are in their mean colour, because their cloth couldn’t be had. */
  plain: number[];
  /** True where there are too many patches for a path each: the copies of a block then refer to one drawing of it. */
  isLinked: boolean;
}
