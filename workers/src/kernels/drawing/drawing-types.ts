import type { PrintedFabric, PrintJob } from '../print/paper/print-types';

/**
 * The look of patches. `cloth` fills each patch with a picture of its fabric, `colours` with the fabric's mean colour,
 * and `lines` with white and an outline. `cutting` is for cutting machines: it has outlines alone, in one layer for
 * each fabric.
 * `colouring` adds a number for each fabric to `lines`, and a key.
 */
export type DrawingStyle = 'cloth' | 'colours' | 'lines' | 'colouring' | 'cutting';

export interface DrawingJob {
  design: PrintJob['design'];
  name: string;
  look: DrawingStyle;
  fabrics: readonly PrintedFabric[];
}

/** A drawing as an SVG file. */
export interface Drawing {
  bytes: Uint8Array<ArrayBuffer>;
  /** Numbers of fabrics that are drawn in their mean colour, because there is no readable picture of them. */
  plain: number[];
  /**
   * True if the drawing has so many patches that each block is drawn only once, and all its copies refer to that
   * drawing. Otherwise each patch of each copy is a separate path.
   */
  isLinked: boolean;
}
