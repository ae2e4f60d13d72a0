import type { PrintedFabric, PrintJob } from '../print/paper/print-types';

/**
 * The look of patches. `cloth` fills each patch with a picture of its fabric, `colours` with its fabric's mean
 * colour, and `lines` with white and an outline. `cutting` is for cutting machines: outlines alone, with a
 * layer for each fabric.
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
  /**
   * True if the drawing has so many patches that each copy of a block only refers to one drawing of the block.
   * Otherwise each patch has a path of its own.
   */
  isLinked: boolean;
}
