import { type Brush } from './brush.js';
import { type Tile } from './tile.js';

/**
 * A small picture in its own colours, about 1 unit in radius around (0, 0), upright (up is -y). A motif is a
 * function that prepares its inks for a tile once, and returns a function that draws the picture with a brush.
 */
export type Motif = (tile: Tile) => (brush: Brush) => void;
