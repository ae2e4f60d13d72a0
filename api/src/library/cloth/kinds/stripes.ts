import { Brush } from '../shapes/brush.js';
import { type Colour } from '../colour.js';
import { type Point } from '../shapes/coverage.js';
import { blossomInks, rosette } from '../motifs/flowers.js';
import { leafInks, twoToneLeaf } from '../motifs/leaves.js';
import { disc, ribbon } from '../shapes/outline.js';
import { type Random } from '../texture/random.js';
import { recipe, type Recipe } from '../recipe.js';
import { type Ink } from '../shapes/tile.js';
import { TILE_INCHES } from '../texture/torus.js';

/**
 * A printed stripe: its colour, the distance from the start of the pattern to its left edge, and its width. The pattern
 * repeats across the cloth. Both lengths are in inches.
 */
export type PrintedStripe = readonly [colour: Colour, left: number, width: number];

/** A print of stripes along the cloth, with slightly unsteady edges like those of a printing roller. */
export function stripes(
  name: string,
  ground: Colour,
  repeats: number,
  list: readonly PrintedStripe[],
): Recipe {
  return recipe(name, 'stripe', (tile) => {
    tile.dye(ground);
    const brush = Brush.on(tile);
    for (const [colour, left, width] of list) {
      const ink = tile.ink(colour);
      for (let i = 0; i < repeats; i++) {
        line(brush, tile.random, ink, (i * TILE_INCHES) / repeats + left + width / 2, width);
      }
    }
  });
}

export interface VineStripe {
  readonly ground: Colour;
  /** The colour of the band behind every vine. */
  readonly band: Colour;
  readonly edge: Colour;
  readonly flower: Colour;
  readonly leaf: Colour;
  readonly eye: Colour;
  /** The number of vines on the 6-inch tile. */
  readonly across: 4 | 5 | 6 | 8;
}

/**
 * A print of bands along the cloth, each with a flowering vine, and rows of dots between them. It suits borders
 * and traditional scrap quilts.
 */
export function vineStripe(name: string, options: VineStripe): Recipe {
  const { ground, band, edge, flower, leaf, eye, across } = options;
  return recipe(name, 'vine stripe', (tile) => {
    tile.dye(ground);
    const { random } = tile;
    const brush = Brush.on(tile);
    const [bands, edges] = [tile.ink(band), tile.ink(edge)];
    const flowers = blossomInks(tile, flower, eye);
    const leaves = leafInks(tile, leaf);
    const pitch = TILE_INCHES / across;
    for (let i = 0; i < across; i++) {
      const middle = (i + 0.5) * pitch;
      line(brush, random, bands, middle, pitch * 0.62);
      for (const side of [-1, 1]) line(brush, random, edges, middle + side * pitch * 0.345, pitch * 0.035);
      const dots = Math.round(TILE_INCHES / (0.13 * pitch));
      for (let k = 0; k < dots; k++) {
        brush.at(middle + pitch / 2, ((k + 0.5) * TILE_INCHES) / dots).fill(edges, disc(0.032 * pitch));
      }
      vine(brush, random, middle, pitch, leaves.dark);
      const waves = Math.round(TILE_INCHES / (1.1 * pitch));
      for (let k = 0; k < 2 * waves; k++) {
        const [side, y] = [k % 2 === 0 ? 1 : -1, ((k + 0.5) * TILE_INCHES) / (2 * waves)];
        const bend = brush.at(middle + side * 0.12 * pitch, y);
        for (const turn of [-0.9, 0.9]) {
          const out = bend.at(0, 0, side > 0 ? turn : Math.PI + turn);
          twoToneLeaf(out.at(0.02 * pitch, 0), random, 0.2 * pitch, leaves);
        }
        rosette(brush.at(middle - side * 0.1 * pitch, y), random, 0.135 * pitch, flowers);
      }
    }
  });
}

function vine(brush: Brush, random: Random, middle: number, pitch: number, ink: Ink): void {
  const waves = Math.round(TILE_INCHES / (1.1 * pitch));
  const spine = Array.from({ length: 24 * waves + 2 }, (_, i): Point => {
    const y = (i * TILE_INCHES) / (24 * waves);
    return [middle + 0.12 * pitch * Math.sin((2 * Math.PI * waves * y) / TILE_INCHES), y];
  });
  brush.fill(
    ink,
    ribbon(spine, () => random.around(0.032, 0.004) * pitch),
  );
}

/**
 * Draws a stripe down the whole tile. Its two ends meet at the tile's edge. The ink's misalignment moves the stripe
 * only sideways, because a vertical shift would show at that edge.
 */
export function line(brush: Brush, random: Random, ink: Ink, middle: number, width: number): void {
  const [phase, second] = [random.turn(), random.turn()];
  const spine = Array.from({ length: 97 }, (_, i): Point => {
    const y = (i * TILE_INCHES) / 96;
    const turn = (2 * Math.PI * y) / TILE_INCHES;
    return [middle + 0.004 * Math.sin(3 * turn + phase) + 0.003 * Math.sin(11 * turn + second), y];
  });
  const [left, right] = [-width / 2, width / 2];
  const edges = [
    ...spine.map(([x, y]): Point => [x + left, y]),
    ...spine.reverse().map(([x, y]): Point => [x + right, y]),
  ];
  brush.fill({ ...ink, dy: 0 }, edges);
}
