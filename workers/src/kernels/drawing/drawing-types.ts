import type { PrintedFabric, PrintJob } from '../print/paper/print-types';

/**
 * The style of a drawing. `cloth` fills each patch with a picture of its fabric, and `colours` with the fabric's mean
 * colour. `lines` fills patches with white and draws outlines. `colouring` is `lines` with a number for each fabric,
 * and a key. `cutting` is for cutting machines: it has only outlines, in one layer for each fabric.
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
  /** Numbers of fabrics that are drawn in their mean colour, because they have no readable picture. */
  plain: number[];
  /**
   * True if the drawing has too many patches for separate paths. Each block is then drawn only once, and all its copies
   * refer to that drawing. Otherwise each patch of each copy is a separate path.
   */
  isLinked: boolean;
}
