import { fromHex } from '../colour.js';
import { solid } from '../kinds/solid.js';
import { standIn } from '../kinds/stand-in.js';
import { type Recipe } from '../recipe.js';

/** The nine placeholder fabrics, in the order of their numbers. */
export const spots: readonly Recipe[] = [
  '#F0E4CC',
  '#A9BFDB',
  '#E09A8A',
  '#A9BF9A',
  '#E9C767',
  '#BBA3CC',
  '#93C3BE',
  '#C9A284',
  '#BCC2CC',
].map((hex, i) => standIn(i + 1, fromHex(hex)));

/** Fabric 10, the plain background of blocks and quilts. */
export const background: Recipe = solid('Plain Background', fromHex('#F7F2E9'), 0.3);
