import { formatSize } from '@quiltwright/shared/ruler/lengths';
import type { Box } from '@quiltwright/shared/geometry/box';
import type { SewnBlocks } from '../../patches/sewn-blocks';
import type { PrintedBlock } from '../block/templates';
import type { Words } from '../names/words';
import { inks, text, type Mark } from '../paper/marks';
import { fitted, wrapped } from '../paper/text';
import { blockPicture, fitting } from '../quilt/quilt-picture';
import { coverTexts } from '../texts/cover-texts';

/** The sides of the small block pictures in tiles, in inches. The largest with which all blocks fit is used. */
const SMALL_BLOCKS = [0.98, 0.82, 0.68, 0.56] as const;
const SMALL_BLOCK = SMALL_BLOCKS[0];
const SMALLEST_BLOCK = SMALL_BLOCKS[3];
/**
 * In inches: the gap between tiles, the height of the words below each picture, and the height of one line of these
 * words.
 */
const TILE_GAP = 0.12;
const TILE_WORDS = 0.5;
const TILE_LINE = 0.125;
const TILE = SMALL_BLOCK + TILE_WORDS;
/** Height of the line that says on which page the remaining blocks are, in inches. */
const POINTER = 0.2;
/** The number of rows of tiles below a quilt's picture, if two rows of the smallest tiles can’t hold all blocks. */
const MOST_ROWS = 3;

/** The names and patches that drawing tiles needs. */
interface TileDrawing {
  words: Words;
  sewn: SewnBlocks;
}

function tileColumns(width: number, side: number = SMALL_BLOCK): number {
  return Math.max(1, Math.floor((width + TILE_GAP) / (side + TILE_GAP)));
}

/**
 * Returns the height, in inches, of all rows of tiles below the picture of a quilt. A tile is a small picture of a
 * block. If two rows can't hold all blocks, there are three rows of the smallest tiles. A line of text below them says
 * where the remaining blocks are.
 * @param blocks the number of different blocks in the quilt
 * @param width the width of a row, in inches
 */
export function tilesHeight(blocks: number, width: number): number {
  if (blocks > 2 * tileColumns(width, SMALLEST_BLOCK))
    return MOST_ROWS * (SMALLEST_BLOCK + TILE_WORDS) + POINTER;
  return blocks > tileColumns(width) ? 2 * TILE : TILE;
}

/** Drawn tiles. A tile is a small picture of a block, with the block's name and number of copies. */
export interface Tiles {
  marks: Mark[];
  /** The lower end of the tiles, in inches from the top of the page. */
  bottom: number;
  /** The number of blocks that have a tile. */
  shown: number;
}

/**
 * Returns how many tiles fit in a box.
 * @param side the side of each tile's picture, in inches
 */
function roomFor(side: number, { width, height }: Box): number {
  return (
    tileColumns(width, side) *
    Math.max(0, Math.floor((height - TILE_WORDS - side) / (side + TILE_WORDS) + 1.000001))
  );
}

/** True if the tiles (small pictures) of this number of blocks fit in a box, at least in their smallest size. */
export function tilesFit(blocks: number, box: Box): boolean {
  return roomFor(SMALLEST_BLOCK, box) >= blocks;
}

/**
 * Lays out tiles, each with a picture and the name of a block, in a box of the first page. If not all blocks fit, adds
 * a line that says where the remaining blocks are.
 */
export function firstTiles(blocks: readonly PrintedBlock[], box: Box, drawing: TileDrawing): Tiles {
  if (tilesFit(blocks.length, box)) return blockTiles(blocks, box, drawing);
  const tiles = blockTiles(blocks, { ...box, height: box.height - POINTER }, drawing);
  const left = blocks.length - tiles.shown;
  const sentence = coverTexts.othersFollow(left);
  const pointer = text({ x: box.x, y: tiles.bottom + 0.1 }, sentence, { points: 8.5, ink: inks.quiet });
  return { marks: [...tiles.marks, pointer], bottom: tiles.bottom + POINTER, shown: tiles.shown };
}

/**
 * Lays out tiles for blocks in a box, in the largest size in which the tiles of all blocks fit. If they don't fit in
 * any size, lays out as many of the smallest tiles as fit.
 */
export function blockTiles(blocks: readonly PrintedBlock[], box: Box, { words, sewn }: TileDrawing): Tiles {
  const side = SMALL_BLOCKS.find((each) => roomFor(each, box) >= blocks.length) ?? SMALLEST_BLOCK;
  const columns = tileColumns(box.width, side);
  const shown = blocks.slice(0, roomFor(side, box));
  const points = side < SMALL_BLOCK ? 6.5 : 7.5;
  const marks = shown.flatMap((block, index) => {
    const at = {
      x: box.x + (index % columns) * (side + TILE_GAP),
      y: box.y + Math.floor(index / columns) * (side + TILE_WORDS),
      width: side,
      height: side,
    };
    const place = fitting(block, at);
    const fit = [side + TILE_GAP / 2, 'semiBold', points, words.measure] as const;
    const [first = '', ...rest] = wrapped(block.name, ...fit);
    const name = rest.length > 0 ? [first, fitted(rest.join(' '), ...fit)] : [first];
    return [
      ...blockPicture(sewn.of(block.levels, block.width, block.height), place, place),
      ...name.map((line, i) =>
        text({ x: at.x, y: at.y + side + 0.15 + i * TILE_LINE }, line, { font: 'semiBold', points }),
      ),
      text(
        { x: at.x, y: at.y + side + 0.15 + name.length * TILE_LINE },
        tileWords(block, side === SMALL_BLOCK),
        {
          points,
          ink: inks.quiet,
        },
      ),
    ];
  });
  return {
    marks,
    bottom: box.y + Math.ceil(shown.length / columns) * (side + TILE_WORDS),
    shown: shown.length,
  };
}

/** Returns the size and count of a block as words; only the count if there is no room for both. */
function tileWords({ width, height, copies }: PrintedBlock, hasRoom: boolean): string {
  return hasRoom ? coverTexts.tile(formatSize(width, height), copies) : coverTexts.smallTile(copies);
}
