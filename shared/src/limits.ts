/** The numbers of the product. Lengths are inches unless said otherwise. */
export const LIMITS = {
  /** Characters of a name. */
  nameLength: 99,
  /** The longest side of a quilt, and the shortest. */
  quiltSide: { min: 36, max: 260 },
  /** A finished block in the block editor. */
  blockSide: { min: 4, max: 20 },
  /** A block placed in a quilt: up to the quilt's own width. */
  placedBlockSide: { min: 1, max: 260 },
  separation: { min: 0, max: 260 },
  sashingWidth: { min: 0, max: 12 },
  /** Columns or rows of one placement. */
  repeats: { min: 1, max: 99 },
  placements: 10_000,
  /** Blocks of a quilt, all copies counted: 260″ × 260″ has room for 67,600 of an inch side by side. */
  blocks: 100_000,
  levels: 9,
  /** Shapes of one block, over all its levels. */
  shapes: 1_000,
  /** Side of the square in which shapes lie, in block units. */
  blockSpace: 1_000,
  /** The smallest side of a shape, in block units. */
  shapeSide: 1,
  fabricSpots: 9,
  /** Blocks or quilts in one answer of their lists: some 200 kB where all have the longest names. */
  listPage: 500,
  /** What one account holds: blocks, created and designed together, quilts, and uploads. */
  ownBlocks: 2_000,
  ownQuilts: 1_000,
  /** Blocks of its owner that one quilt uses. One document of at most 16 MB notes what all of an account's quilts use. */
  ownBlocksInQuilt: 500,
  uploads: 100,
  /** A picture that is uploaded. */
  uploadBytes: 15 * 1024 * 1024,
  /** Phones of 50 megapixels take 8160 × 6144, 8192 × 6144 or 8256 × 6192. */
  uploadPixels: 52_000_000,
  /** The longest side of the cloth that is made of it, in pixels. */
  uploadSide: 1024,
  /** Characters of an e-mail address, of a password, and of what the contact form takes. */
  emailLength: 254,
  passwordLength: { min: 8, max: 1024 },
  senderNameLength: 200,
  contactMessageLength: 10_000,
  /** Colourways that are kept with a block. */
  colourways: 6,
  /** Favourite fabrics of a quilter. */
  favourites: 500,
  /** Fabrics of which a quilter says what they own. */
  stashFabrics: 500,
  /** Of each: sizes of pieces, how many of a size, their sides, and yards. */
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

/** Quilters with a meaning of their own; subscribers count up from `firstSubscriber`. */
export const QUILTER = { nobody: 0, library: 1, guest: 2, firstSubscriber: 100, refused: -1 } as const;

/** Fabric numbers: the stand-ins for fabric spots, the reserved ground, the library, uploads. */
export const FABRIC = {
  none: 0,
  firstSpot: 1,
  lastSpot: 9,
  ground: 10,
  firstLibrary: 11,
  firstUpload: 10_000,
} as const;

/** Block numbers: pre-made blocks lie below the first number of a quilter's own. */
export const BLOCK = { none: 0, firstPremade: 1, firstOwn: 10_000 } as const;

/** A fabric image shows this many inches of cloth, on either side. */
export const CLOTH_TILE = 6;
