/** The facts about a design that its shared page tells. Lengths are in inches. */
export interface DesignFacts {
  name: string;
  width: number;
  length: number;
  /** The number of the quilt's standard size; 0 for free form quilts and for blocks. */
  size: number;
  borders: number;
  /** The number of blocks, copies included. */
  places: number;
  /** The different blocks, the most frequent first. */
  blocks: {
    /** The number of the pre-made block; 0 for a block of the maker. */
    blockNum: number;
    count: number;
    /** The box of its first copy, from the quilt's top left corner. */
    x: number;
    y: number;
    width: number;
    height: number;
  }[];
  /** The fabrics, by their public numbers, in order of first use. */
  fabricNums: number[];
}

/** A job for the thread: a stored design as JSON, the pictures of its fabrics, and public numbers for uploads. */
export interface SnapshotJob {
  kind: 'quilt' | 'block';
  text: string;
  /** The encoded picture of 6 × 6 inches of each fabric, by its own number. */
  cloth: ReadonlyMap<number, Uint8Array>;
  /** The public numbers of the maker's uploads, by their own numbers. */
  renamed: ReadonlyMap<number, number>;
}

/** A frozen copy of a design with its pictures. `empty` stands for a design that shows nothing. */
export type SnapshotAnswer =
  | {
      kind: 'made';
      facts: DesignFacts;
      /** The public copy of the design as compressed JSON (gzip). */
      design: Uint8Array;
      /** The picture of the whole design, and the preview for messages, as JPEG. */
      picture: Uint8Array;
      preview: Uint8Array;
      /** The uploads as WebP, by their public numbers: as detailed as they are stored, and no finer than the picture. */
      ownCloth: [fabricNum: number, full: Uint8Array, small: Uint8Array][];
    }
  | { kind: 'empty' }
  | { kind: 'failure'; message: string };
