import { inkUptake, shadeByWeave, wobble } from './texture/finish.js';
import { reusePlanes } from './texture/planes.js';
import { Random } from './texture/random.js';
import { Tile } from './shapes/tile.js';
import { plainWeave } from './texture/weave.js';

/** The data from which the picture of one fabric is computed. */
export interface Cloth {
  /** The sort of fabric in a quilter's words: 'calico', 'gingham'. */
  readonly kind: string;
  /** The seed of all random choices. */
  readonly seed: string;
  /** Dyes, prints or weaves the cloth on the given tile. */
  readonly make: (tile: Tile) => void;
  /** The factor for the light and shade of plain weave that are added to the finished cloth; 1 by default. */
  readonly weave?: number;
  /**
   * True for a printed fabric, which is the default. Its finished print is slightly distorted, as cotton
   * distorts prints. Dyed and woven cloth isn't distorted.
   */
  readonly printed?: boolean;
}

/**
 * Returns the picture of a cloth of 6 × 6 inches as 512 × 512 pixels: red, green and blue bytes, row by row.
 * Its opposite edges match, so copies side by side show no seam.
 */
export function render({ seed, make, weave: strength = 1, printed = true }: Cloth): Uint8Array {
  reusePlanes();
  const random = new Random(seed);
  const weave = plainWeave(random);
  const tile = new Tile(random, printed ? inkUptake(random, weave) : undefined);
  make(tile);
  const pixels = printed ? wobble(random, tile.pixels) : tile.pixels;
  return shadeByWeave(random, pixels, weave, strength);
}
