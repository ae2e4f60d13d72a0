import { Brush } from '../shapes/brush.js';
import { type Colour, shade } from '../colour.js';
import { type Point } from '../shapes/coverage.js';
import { cycle } from '../texture/cycle.js';
import { blossomInks, cabbageRose, daisy, peony, poppy, rosette } from '../motifs/flowers.js';
import { leafInks, sprig, twoToneLeaf } from '../motifs/leaves.js';
import { sunflower } from '../motifs/sunflower.js';
import { pebble, ribbon } from '../shapes/outline.js';
import { type Random } from '../texture/random.js';
import { recipe, type Recipe } from '../recipe.js';
import { deal, Scatter } from '../texture/scatter.js';
import { type Tile } from '../shapes/tile.js';
import { TILE_INCHES } from '../texture/torus.js';
import { type LargeFloral } from './large-floral.js';
import { line } from './stripes.js';

/** The arrangements of large flowers, apart from the scattered arrangement of `largeFloral`. */
export type Layout = 'rows' | 'trailing' | 'bouquets' | 'wreaths' | 'packed';

/** A print of large flowers in the given arrangement. The options are those of `largeFloral`. */
export function laidFloral(name: string, layout: Layout, options: LargeFloral): Recipe {
  return recipe(name, 'large floral', (tile) => {
    tile.dye(options.ground);
    ({ rows, trailing, bouquets, wreaths, packed })[layout](new Garden(tile, options));
  });
}

/**
 * A print of bands with large flowers along the cloth, and stripes between the bands. A quilter can cut the
 * bands apart and use each as a border.
 */
export function borderStripe(
  name: string,
  options: LargeFloral & { readonly band: Colour; readonly stripe: Colour },
): Recipe {
  return recipe(name, 'border stripe', (tile) => {
    tile.dye(options.ground);
    const garden = new Garden(tile, options);
    const [band, stripe] = [tile.ink(options.band), tile.ink(options.stripe)];
    for (const middle of [0, 3]) {
      line(garden.brush, tile.random, band, middle + 1.5, 0.9);
      for (const [off, width] of [
        [0.98, 0.05],
        [1.08, 0.1],
        [1.92, 0.1],
        [2.02, 0.05],
      ] as const)
        line(garden.brush, tile.random, stripe, middle + off, width);
      for (let k = 0; k < 12; k++) garden.small(middle + 1.5, (k + 0.5) / 2, 0.16);
      garden.vine(middle, 0.2, 2, middle);
    }
  });
}

/** The inks of the flowers and leaves of one print, with methods that draw them on its tile. */
class Garden {
  readonly brush: Brush;
  readonly random: Random;
  readonly scatter: Scatter;
  readonly radius: number;
  private readonly leaves;
  private readonly blooms;
  private readonly daisies;
  private readonly fillers;
  private readonly draw;

  constructor(tile: Tile, { bloom, blooms, daisies, fillers, leaf, eye, radius = 0.6 }: LargeFloral) {
    this.brush = Brush.on(tile);
    this.random = tile.random;
    this.scatter = new Scatter(tile.random);
    this.radius = radius;
    this.leaves = leafInks(tile, leaf);
    this.blooms = blooms.map((colour) => blossomInks(tile, colour, eye));
    this.daisies = blossomInks(tile, daisies, eye);
    this.fillers = blossomInks(tile, fillers, shade(eye, -0.05));
    this.draw = { peony, rose: cabbageRose, poppy, sunflower }[bloom];
  }

  /** The number of colours of the large flowers. */
  get colours(): number {
    return this.blooms.length;
  }

  bloom(x: number, y: number, radius: number, colour: number): void {
    this.draw(this.brush.at(x, y), this.random, radius, cycle(this.blooms, colour));
  }

  daisy(x: number, y: number, radius: number): void {
    daisy(this.brush.at(x, y), this.random, radius, this.daisies);
  }

  small(x: number, y: number, radius: number): void {
    rosette(this.brush.at(x, y), this.random, radius, this.fillers);
  }

  leaf(x: number, y: number, turn: number, length: number): void {
    twoToneLeaf(this.brush.at(x, y, turn), this.random, length, this.leaves, true);
  }

  sprig(x: number, y: number, turn: number, length: number): void {
    sprig(this.brush.at(x, y, turn), this.random, length, this.leaves);
  }

  stem(points: readonly Point[], width: number): void {
    this.brush.fill(this.leaves.dark, ribbon(points, width));
  }

  /**
   * Draws a stem down the whole cloth, which swings `sway` inches to either side of `x` in `waves` full waves.
   * Each bend has a flower, in the colours from index `first` on. Leaves are between the flowers.
   */
  vine(x: number, sway: number, waves: number, first: number): void {
    const at = (y: number): Point => [x + sway * Math.sin((2 * Math.PI * waves * y) / TILE_INCHES), y];
    const pieces = 32 * waves;
    this.stem(
      Array.from({ length: pieces + 2 }, (_, i) => at((i * TILE_INCHES) / pieces)),
      0.06,
    );
    const step = TILE_INCHES / (2 * waves);
    for (let k = 0; k < 2 * waves; k++) {
      const side = k % 2 === 0 ? 1 : -1;
      for (const along of [0.05, 0.2, 0.8, 0.95]) {
        const [u, v] = at((k + along) * step);
        for (const lean of [-1, 1]) this.leaf(u, v, Math.PI / 2 + lean * 1.05, this.radius * 0.6);
      }
      const [u, v] = at((k + 0.5) * step);
      this.sprig(u - side * 0.35, v, side > 0 ? Math.PI : 0, this.radius * 0.8);
      this.bloom(u, v, this.radius * 0.9, first + k);
      this.small(u - side * (this.radius * 0.95), v + 0.1, 0.14);
      this.daisy(u + side * 0.1, v + step / 2, this.radius * 0.36);
    }
  }

  /** Draws small flowers and dots in the remaining gaps. */
  fill(): void {
    for (const { x, y } of this.scatter.fill(0.13, 0.06, 1500)) this.small(x, y, 0.12);
    for (const { x, y } of this.scatter.fill(0.03, 0.06, 1200))
      this.brush.at(x, y).fill(this.fillers.body, pebble(this.random, 0.03));
  }
}

/** Draws upright flowers on their stems, with every other column lowered by half a step (a half drop). */
function rows(garden: Garden): void {
  const { radius, random } = garden;
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 4; row++) {
      const [x, y] = [(column + 0.5) * 1.5, (row + (column % 2 === 0 ? 0.3 : 0.8)) * 1.5];
      garden.stem(
        [
          [x, y],
          [x + random.around(0, 0.06), y + 0.5],
          [x, y + 1.02],
        ],
        0.06,
      );
      for (const side of [-1, 1]) {
        garden.leaf(x, y + 0.98, -Math.PI / 2 + side * 0.95, radius * 0.95);
        garden.leaf(x, y + 0.78, -Math.PI / 2 + side * 0.7, radius * 0.7);
        garden.small(x + side * 0.42, y + 1.16, 0.1);
      }
      garden.bloom(x, y, radius, Math.floor(column / 2) + row);
    }
  }
}

/** Draws three vines down the cloth. */
function trailing(garden: Garden): void {
  for (let i = 0; i < 3; i++) garden.vine(2 * i + 1, 0.36, 2, i);
}

/** Draws bunches of three flowers with their leaves. */
function bouquets(garden: Garden): void {
  const { radius, random } = garden;
  for (const { x, y } of garden.scatter.spreadEvenly(7, radius * 1.75)) {
    const start = random.turn();
    for (let i = 0; i < 6; i++) {
      const turn = start + 0.5 + (i * Math.PI) / 3;
      const reach = radius * (i % 2 === 0 ? 1.15 : 0.8);
      garden.leaf(x + reach * Math.cos(turn), y + reach * Math.sin(turn), turn, radius * 0.75);
      garden.sprig(
        x + 1.5 * radius * Math.cos(turn + 0.3),
        y + 1.5 * radius * Math.sin(turn + 0.3),
        turn,
        radius * 0.7,
      );
    }
    for (let i = 0; i < 3; i++) {
      const turn = start + (i * 2 * Math.PI) / 3;
      const [u, v] = [x + 0.72 * radius * Math.cos(turn), y + 0.72 * radius * Math.sin(turn)];
      if (i === 2) garden.daisy(u, v, radius * 0.55);
      else garden.bloom(u, v, radius * (i === 0 ? 0.82 : 0.66), i);
    }
  }
  garden.fill();
}

/** Draws rings of leaves and small flowers, with a large flower in the middle of each. */
function wreaths(garden: Garden): void {
  const { radius, random } = garden;
  for (const { x, y } of garden.scatter.spreadEvenly(7, radius * 1.75)) {
    const start = random.turn();
    for (let i = 0; i < 12; i++) {
      const turn = start + (i * Math.PI) / 6;
      const [u, v] = [x + 1.22 * radius * Math.cos(turn), y + 1.22 * radius * Math.sin(turn)];
      for (const lean of [-0.5, 0.5]) garden.leaf(u, v, turn + Math.PI / 2 + lean, radius * 0.48);
      if (i % 3 === 0) garden.daisy(u, v, radius * 0.32);
      else if (i % 3 === 1) garden.small(u, v, radius * 0.15);
    }
    garden.bloom(x, y, radius * 0.66, Math.round(start));
  }
  garden.fill();
}

/** Draws flowers and leaves of three sizes that cover the whole cloth. */
function packed(garden: Garden): void {
  const { radius, random, scatter } = garden;
  const heads = scatter.spreadEvenly(13, radius * 0.9);
  const seconds = scatter.fill(radius * 0.5, -0.05, 2500);
  const thirds = scatter.fill(radius * 0.3, -0.05, 2500);
  for (const { x, y, radius: own } of [...heads, ...seconds])
    for (let i = 0; i < 6; i++) {
      const turn = random.around((i * Math.PI) / 3, 0.3);
      garden.leaf(x + 0.8 * own * Math.cos(turn), y + 0.8 * own * Math.sin(turn), turn, own * 0.75);
    }
  for (const { x, y, radius: own } of thirds) garden.small(x, y, own * 0.95);
  for (const { x, y, radius: own } of seconds) garden.daisy(x, y, own);
  const dealt = deal(heads, garden.colours);
  heads.forEach(({ x, y }, i) => {
    garden.bloom(x, y, radius, dealt[i] ?? 0);
  });
}
