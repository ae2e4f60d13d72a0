import type { PrintedFabric, PrintJob } from '../print/print-types';

/** How patches are filled: with pictures of their cloth, its mean colour, or nothing. */
export type DrawingLook = 'cloth' | 'colours' | 'lines';

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
}
