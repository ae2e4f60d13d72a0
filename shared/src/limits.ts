/** The limits and numbers of the product. Lengths are in inches unless stated otherwise. */
export const LIMITS = {
  /** Maximum characters of a name. */
  nameLength: 99,
  /** Shortest and longest side of a quilt. */
  quiltSide: { min: 36, max: 260 },
  /** Side of a finished block in the block editor. */
  blockSide: { min: 4, max: 20 },
  /** Side of a block placed in a quilt: up to the quilt's own width. */
  placedBlockSide: { min: 1, max: 260 },
  separation: { min: 0, max: 260 },
  sashingWidth: { min: 0, max: 12 },
  /** Columns or rows of one placement. */
  repeats: { min: 1, max: 99 },
  placements: 10_000,
  /** Blocks of a quilt, copies counted. A quilt of 260″ × 260″ holds 67,600 one-inch blocks side by side. */
  blocks: 100_000,
  levels: 9,
  /** Shapes of one block, over all its levels. */
  shapes: 1_000,
  /** Side of a block's square, in block units. */
  blockSpace: 1_000,
  /** The smallest side of a shape, in block units. */
  shapeSide: 1,
  fabricSpots: 9,
  /** Blocks or quilts in one page of a list: about 200 kB when all have the longest names. */
  listPage: 500,
  /** Maxima of one account: blocks (created and designed together), quilts and uploads. */
  ownBlocks: 2_000,
  ownQuilts: 1_000,
  /**
   * The owner's blocks that one quilt may use. One document of at most 16 MB lists the blocks used by all
   * quilts of an account.
   */
  ownBlocksInQuilt: 500,
  uploads: 100,
  /** Maximum size of an uploaded picture. */
  uploadBytes: 15 * 1024 * 1024,
  /** Phones with 50 megapixels take 8160 × 6144, 8192 × 6144 or 8256 × 6192. */
  uploadPixels: 52_000_000,
  /** Longest side of the cloth made from an upload, in pixels. */
  uploadSide: 1024,
  /** Characters of an e-mail address, a password and the fields of the contact form. */
  emailLength: 254,
  passwordLength: { min: 8, max: 1024 },
  senderNameLength: 200,
  contactMessageLength: 10_000,
  /** Colourways saved with a block. */
  colourways: 6,
  /** Favourite fabrics of a quilter. */
  favourites: 500,
  /** Fabrics in a quilter's stash. */
  stashFabrics: 500,
  /** For each stash fabric: sizes of pieces, pieces of one size, side of a piece, and yards. */
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

/** Quilter numbers with a special meaning. Subscribers count up from `firstSubscriber`. */
export const QUILTER = { nobody: 0, library: 1, guest: 2, firstSubscriber: 100, refused: -1 } as const;

/** Fabric numbers: stand-ins for the fabric spots, the reserved ground, the library, and uploads. */
export const FABRIC = {
  none: 0,
  firstSpot: 1,
  lastSpot: 9,
  ground: 10,
  firstLibrary: 11,
  firstUpload: 10_000,
} as const;

/** Block numbers: pre-made blocks are numbered below the quilters' own blocks. */
export const BLOCK = { none: 0, firstPremade: 1, firstOwn: 10_000 } as const;

/** Each side of a fabric image shows this many inches of cloth. */
export const CLOTH_TILE = 6;
