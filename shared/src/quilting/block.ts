import { inches, type Inches } from '../geometry/units.js';
import { DEFAULTS } from '../limits.js';
import { fabricsOf, type Levels } from './shape.js';

/** The version in which blocks are stored today; migrations lead up to it. */
export const BLOCK_SCHEMA_VERSION = 2;

/** A block as it is stored: a blank one, geometry with the stand-in fabrics 1 to 9, or a designed one, in real cloth. */
export interface Block extends ReturnType<typeof fabricSpots> {
  designedBlockNum: number;
  designName: string;
  /** The blank block that is on the table; 0 when none is. */
  blockNum: number;
  quilterNum: number;
  /** The blank that a designed block came from, or the pre-made one that a blank was begun with; 0 when drawn from nothing. */
  usedBlockNum: number;
  instructions: string;
  levels: Levels;
  /**
   * Other colourings of the same patches that were kept, each the fabric of every patch, level by level, bottom first;
   * a blank block has none.
   */
  colourways: number[][];
  /**
   * The fabrics of spots 1, 2, 3 … of a block that is drawn, at most nine: the cloth that it was drawn in. Absent where no
   * spot has cloth.
   */
  spotFabrics?: number[] | undefined;
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

/** What a block has in common with those that are placed in quilts, as it is of one that isn't. */
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

/** A block without patches. */
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

/** The distinct fabrics of a block and of its colourways; paper (0) doesn't count. */
export function blockFabrics({ levels, colourways }: Pick<Block, 'levels' | 'colourways'>): number[] {
  const kept = colourways.flat().filter((fabric) => fabric !== 0);
  return [...new Set([...fabricsOf(levels), ...kept])];
}

/** The nine fabric spots of a block: its fabrics in order of first use, 0 where there are fewer. */
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
 * The turns and mirrors that leave a block's picture as it is, its fabrics too: one mirror or two of them
 * upright or across, one or two on the diagonals, turns alone, or all eight.
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

/** What the library says of a pre-made block besides its geometry. */
export interface PremadeFacts {
  /** The name as people read it, with its apostrophe; `designName` has none. */
  title: string;
  otherNames: string[];
  family: string;
  /** Patches to a side of the grid on which it is drafted. */
  grid: number;
  patches: number;
  symmetry: (typeof symmetries)[number];
  difficulty: 'easy' | 'medium' | 'hard';
  /** Where the pattern is catalogued, or was printed early, where that is known for sure. */
  source?: string | undefined;
  /** Whether guests may work with it. */
  trial: boolean;
  /** Library fabrics that suit it: the cloth for the stand-ins 1, 2, 3 … in turn. */
  cloth: number[];
}
