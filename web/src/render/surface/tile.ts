/** The side of a tile in device pixels. */
export const TILE = 512;

/** The number of bytes of a tile's picture. */
export const TILE_BYTES = 4 * TILE ** 2;
