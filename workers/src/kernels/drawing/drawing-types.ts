import type { PrintedFabric, PrintJob } from '../print/paper/print-types';

/**
 * The look of patches: filled with pictures of their fabric, with its mean colour, or with white and an outline. For
 * cutting machines they are outlines alone, with a layer for each fabric.
 */
export type DrawingStyle = 'cloth' | 'colours' | 'lines' | 'cutting';

export interface DrawingJob {
  design: PrintJob['design'];
  name: string;
  look: DrawingStyle;
  fabrics: readonly PrintedFabric[];
}

/** A drawing as an SVG file. */
export interface Drawing {
  bytes: Uint8Array<ArrayBuffer>;
  /** Numbers of fabrics that are drawn in their mean colour, because their picture is missing. */
  plain: number[];
  /** True if there are too many patches for a path each: the copies of a block then refer to one drawing of it. */
  isLinked: boolean;
}
