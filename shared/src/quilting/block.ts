import { inches, type Inches } from '../geometry/units.js';
import { DEFAULTS } from '../limits.js';
import { fabricsOf, type Levels } from './shapes/shape.js';

/** The version in which blocks are stored today. Migrations bring older blocks to it. */
export const BLOCK_SCHEMA_VERSION = 3;

/** A block as it is stored. A blank block is in the placeholders 1 to 9, a designed block in real fabrics. */
export interface Block extends ReturnType<typeof fabricSpots> {
  designedBlockNum: number;
  designName: string;
  /** The same number as `usedBlockNum`, except in a drawn block on the server: there it is 0. */
  blockNum: number;
  quilterNum: number;
  /**
   * The number of the block from which this block was made; 0 if it was drawn from scratch. For a designed block, this
   * is the blank block that was coloured. For a drawn block, it is the pre-made block that the drawing started with.
   */
  usedBlockNum: number;
  instructions: string;
  levels: Levels;
  /**
   * The saved colourings of the block. Each is a list of the fabrics of all patches, layer by layer, bottom first. A
   * blank block has none.
   */
  colourways: number[][];
  /**
   * The real fabrics of the fabric spots 1, 2, 3 … in which a quilter drew the block, at most nine. Undefined if no
   * spot has a real fabric.
   */
  spotFabrics?: number[] | undefined;
  /**
   * Only in copies of shared designs: the name of the person who made the original. A copy of a copy has the same name
   * here. Renaming the block doesn't change it.
   */
  firstMaker?: string | undefined;
  /** Only in a block that was drafted by its seams. The block editor opens it with the tools for seams. */
  isDrafted?: true | undefined;
  blockWidth: Inches;
  blockHeight: Inches;
  xLocation: Inches;
  yLocation: Inches;
  xSeparation: Inches;
  ySeparation: Inches;
  numOfRows: number;
  numOfColumns: number;
  pattern: boolean;
  strokeWidth: number;
  revision?: number | undefined;
  schemaVersion: typeof BLOCK_SCHEMA_VERSION;
}

/** The values that the placement fields of a stored block have, because the block isn't in a quilt. */
export const inNoQuilt = {
  xLocation: inches(0),
  yLocation: inches(0),
  xSeparation: inches(0),
  ySeparation: inches(0),
  numOfRows: 1,
  numOfColumns: 1,
  pattern: false,
  strokeWidth: 0,
} as const satisfies Partial<Block>;

/** Returns a new block without shapes. */
export function newBlock(quilterNum: number): Block {
  return {
    designedBlockNum: 0,
    designName: '',
    blockNum: 0,
    quilterNum,
    usedBlockNum: 0,
    instructions: '',
    levels: [],
    colourways: [],
    blockWidth: inches(DEFAULTS.blockSide),
    blockHeight: inches(DEFAULTS.blockSide),
    ...inNoQuilt,
    ...fabricSpots([]),
    schemaVersion: BLOCK_SCHEMA_VERSION,
  };
}

/** Returns the numbers of the distinct fabrics of a block and of its colourways, without 0 (no fabric). */
export function blockFabrics({ levels, colourways }: Pick<Block, 'levels' | 'colourways'>): number[] {
  const kept = colourways.flat().filter((fabric) => fabric !== 0);
  return [...new Set([...fabricsOf(levels), ...kept])];
}

/** Returns the nine fabric spots of a block: its fabrics in order of first use, then 0 for unused spots. */
export function fabricSpots(levels: Levels) {
  const [
    fabricSpot1 = 0,
    fabricSpot2 = 0,
    fabricSpot3 = 0,
    fabricSpot4 = 0,
    fabricSpot5 = 0,
    fabricSpot6 = 0,
    fabricSpot7 = 0,
    fabricSpot8 = 0,
    fabricSpot9 = 0,
  ] = fabricsOf(levels);
  return {
    ...{ fabricSpot1, fabricSpot2, fabricSpot3, fabricSpot4, fabricSpot5 },
    ...{ fabricSpot6, fabricSpot7, fabricSpot8, fabricSpot9 },
  };
}

/**
 * The kinds of symmetry of a block's picture, fabrics included. A kind names the turns and mirrors that leave the
 * picture unchanged. In `mirror` and `two mirrors`, the mirrors swap left and right or top and bottom.
 */
export const symmetries = [
  'none',
  'mirror',
  'diagonal mirror',
  'half turn',
  'two mirrors',
  'two diagonal mirrors',
  'quarter turns',
  'all',
] as const;

/** The library's facts about a pre-made block, apart from its shapes. */
export interface PremadeFacts {
  /** The name that people read, with its apostrophe: Bear’s Paw. `designName` is the same name without apostrophe. */
  title: string;
  otherNames: string[];
  family: string;
  /** The number of patches along one side of the grid on which the block is drafted. */
  grid: number;
  patches: number;
  symmetry: (typeof symmetries)[number];
  difficulty: 'easy' | 'medium' | 'hard';
  /** The pattern's catalogue entry, or an early printing. Missing if no source is certain. */
  source?: string | undefined;
  /** True if guests may use the block. */
  trial: boolean;
  /** The numbers of library fabrics that suit the block, for the placeholders 1, 2, 3 … in this order. */
  cloth: number[];
}
