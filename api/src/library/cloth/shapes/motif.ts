import { type Brush } from './brush.js';
import { type Tile } from './tile.js';

/**
 * A small picture in its own colours, about 1 unit in radius around (0, 0), upright (up is -y). With the tile
 * it mixes its inks once, and returns a function that draws it at the brush.
 */
export type Motif = (tile: Tile) => (brush: Brush) => void;
