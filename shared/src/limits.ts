/** The limits and numbers of the product. Lengths are in inches unless stated otherwise. */
export const LIMITS = {
  /** Maximum number of characters in a name. */
  nameLength: 99,
  /** Shortest and longest side of a quilt, in inches. */
  quiltSide: { min: 36, max: 260 },
  /** Shortest and longest side of a finished block in the block editor, in inches. */
  blockSide: { min: 4, max: 20 },
  /**
   * Shortest and longest side of a block in a quilt, in inches. A block's side must also be no longer than the quilt's
   * shorter side.
   */
  placedBlockSide: { min: 1, max: 260 },
  separation: { min: 0, max: 260 },
  sashingWidth: { min: 0, max: 12 },
  /** Narrowest and widest sashing in a setting, in inches. */
  settingSashing: { min: 1, max: 12 },
  /** Smallest and largest number of columns or rows in one placement. */
  repeats: { min: 1, max: 99 },
  placements: 10_000,
  /**
   * Maximum number of blocks in a quilt, copies included. A quilt of 260″ × 260″ holds 67,600 one-inch blocks side by
   * side.
   */
  blocks: 100_000,
  levels: 9,
  /** Maximum number of shapes in one block, over all its layers. */
  shapes: 1_000,
  /** Maximum number of corners of one shape with its own outline, and of all such shapes of a block together. */
  outlineCorners: 120,
  blockCorners: 4_000,
  /** Maximum number of seams that were drawn in a block and cut no patch yet. */
  looseSeams: 200,
  /**
   * Side of the square in which the shapes of a block are placed, in block units. For a rectangular block, this square
   * is stretched.
   */
  blockSpace: 1_000,
  /** The smallest side of a shape, in block units. */
  shapeSide: 1,
  fabricSpots: 9,
  /**
   * Maximum number of blocks or quilts in one page of a list. If all have the longest names, a page has about 200 kB.
   */
  listPage: 500,
  /**
   * Maximum number of blocks in one account, created and designed blocks together. `ownQuilts` is the maximum number of
   * quilts in an account, and `uploads` the maximum number of uploaded fabrics.
   */
  ownBlocks: 2_000,
  ownQuilts: 1_000,
  /**
   * Maximum number of the owner's blocks that one quilt may use. The limit is needed because one database
   * document, of at most 16 MB, lists the blocks used by all quilts of an account.
   */
  ownBlocksInQuilt: 500,
  uploads: 100,
  /** Maximum number of shared pages in an account. `sharedWords` is the maximum number of characters on one page. */
  sharedPages: 200,
  sharedWords: 1_000,
  /** Maximum number of fabrics that a guest's device stores. */
  deviceUploads: 12,
  /** Maximum size of an uploaded picture, in bytes. */
  uploadBytes: 15 * 1024 * 1024,
  /**
   * Maximum number of pixels in an uploaded picture. The pictures of phones with 50 megapixels have 8160 × 6144, 8192 ×
   * 6144 or 8256 × 6192 pixels.
   */
  uploadPixels: 52_000_000,
  /** Longest side of the fabric picture made from an upload, in pixels. */
  uploadSide: 1024,
  /**
   * Maximum number of characters in an e-mail address. The limits for a password and for the fields of the
   * contact form are numbers of characters too.
   */
  emailLength: 254,
  passwordLength: { min: 8, max: 1024 },
  senderNameLength: 200,
  contactMessageLength: 10_000,
  /** Maximum number of colourways saved with a block or a quilt. */
  colourways: 6,
  /** Maximum number of a quilter's favourite fabrics. */
  favourites: 500,
  /** Maximum number of fabrics in a quilter's stash. */
  stashFabrics: 500,
  /**
   * Maximum number of different piece sizes for each fabric in a stash. `stashPieceCount` is the maximum number of
   * pieces of one size, and `stashPieceSide` limits a piece's side in inches. `stashYards` is the maximum length of
   * uncut fabric in yards.
   */
  stashPieces: 40,
  stashPieceCount: 999,
  stashPieceSide: { min: 0.5, max: 360 },
  stashYards: 100,
  blockBodyBytes: 1_000_000,
  quiltBodyBytes: 8_000_000,
  noticeMilliseconds: 3_000,
} as const;

export const DEFAULTS = {
  quiltLength: 60,
  quiltWidth: 40,
  blockSide: 12,
  sashingWidth: 2,
  borderWidth: 2,
  /** Side of a new shape, in block units. */
  shapeSide: 100,
  /** Width of the highlight around a chosen layer's shapes, in block units. */
  highlight: 10,
} as const;

/**
 * Reserved numbers of quilters. `nobody` isn't signed in, `library` owns the pre-made blocks and the library fabrics,
 * and `refused` is the answer to a failed sign-in. Subscribers have numbers from `firstSubscriber` on.
 */
export const QUILTER = { nobody: 0, library: 1, guest: 2, firstSubscriber: 100, refused: -1 } as const;

/**
 * Ranges of fabric numbers. Placeholders, which stand for fabric spots, have the numbers 1 to 9. The plain background
 * has number 10. Library fabrics, uploads, and fabrics on a guest's device have higher numbers. In the copy of a design
 * on a shared page, the maker's uploads have numbers from `firstShared` on. The canvas stores the numbers as 32-bit
 * floats, which are exact below 16,777,216.
 */
export const FABRIC = {
  none: 0,
  firstSpot: 1,
  lastSpot: 9,
  ground: 10,
  firstLibrary: 11,
  firstUpload: 10_000,
  firstShared: 14_000_000,
  firstOnDevice: 15_000_000,
  lastOnDevice: 15_999_999,
} as const;

/** Ranges of block numbers. Pre-made blocks have lower numbers than the quilters' own blocks. */
export const BLOCK = { none: 0, firstPremade: 1, firstOwn: 10_000 } as const;

/** The side of a fabric picture, in inches of cloth. */
export const CLOTH_TILE = 6;
