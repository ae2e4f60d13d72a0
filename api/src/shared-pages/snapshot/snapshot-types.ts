import type { Quilting } from '@quiltwright/shared/quilting/sewn/quilting-patterns';

/** The facts about a design that its shared page shows. Lengths are in inches. */
export interface DesignFacts {
  name: string;
  /** The name of the person who made the original, if the design is a copy of a shared design; otherwise absent. */
  firstMaker?: string;
  width: number;
  length: number;
  /** The number of the quilt's standard size; 0 for free form quilts and for blocks. */
  size: number;
  borders: number;
  /** True for a quilt with sashing. Missing in facts that were stored before this field existed. */
  hasSashing?: boolean;
  /** True for a quilt with cornerstones in a fabric of their own. Missing in facts from before this field existed. */
  hasCornerstones?: boolean;
  /** The number of blocks, copies included. */
  places: number;
  /** The different blocks, the most frequent first. */
  blocks: {
    /** The number of the pre-made block; 0 for a block of the maker. */
    blockNum: number;
    count: number;
    /**
     * The box of the block's first copy. `x` and `y` are the distances of the box from the left and top edges of the
     * quilt.
     */
    x: number;
    y: number;
    width: number;
    height: number;
  }[];
  /** The fabrics, by their public numbers, in order of first use. */
  fabricNums: number[];
}

/**
 * A job for the thread that makes snapshots: a stored design as JSON, the pictures of its fabrics, and the numbers that
 * replace those of the maker's uploads on the public page.
 */
export interface SnapshotJob {
  kind: 'quilt' | 'block';
  text: string;
  /** The encoded picture of 6 × 6 inches of each fabric, by the fabric's real number (not its public number). */
  cloth: ReadonlyMap<number, Uint8Array>;
  /** The public number of each of the maker's uploads, by the upload's real number. */
  renamed: ReadonlyMap<number, number>;
  /**
   * The quilting lines and the binding of the picture, with the real number of the binding's fabric. Null to show the
   * design as designed.
   */
  quilting: Quilting | null;
  /** The mean colour of each fabric as #rrggbb, by the fabric's real number. */
  colours: ReadonlyMap<number, string>;
}

/**
 * A frozen copy of a design with its pictures. `empty` stands for a design that shows nothing, and `tooMuch` for one whose
 * picture would take too long.
 */
export type SnapshotAnswer =
  | {
      kind: 'made';
      facts: DesignFacts;
      /** The public copy of the design as compressed JSON (gzip). */
      design: Uint8Array;
      /** The picture of the whole design, and the preview for messages, as JPEG. */
      picture: Uint8Array;
      preview: Uint8Array;
      /**
       * The pictures of the uploads as WebP, by public number. `full` is the picture as it is stored. `small` shows no
       * more detail than the picture of a large quilt.
       */
      ownCloth: [fabricNum: number, full: Uint8Array, small: Uint8Array][];
    }
  | { kind: 'empty' }
  | { kind: 'tooMuch' }
  | { kind: 'failure'; message: string };
