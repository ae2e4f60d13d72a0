import { Brush } from '../shapes/brush.js';
import { type Colour, light, shade } from '../colour.js';
import { cycle } from '../texture/cycle.js';
import { blossomInks, rosette } from '../motifs/flowers.js';
import { noise } from '../texture/noise.js';
import { bar, disc, leaf, pebble, petal, star } from '../shapes/outline.js';
import { type Random } from '../texture/random.js';
import { recipe, type Recipe } from '../recipe.js';
import { deal, Scatter } from '../texture/scatter.js';
import { type Tile } from '../shapes/tile.js';
import { PIXELS, sample, TILE_INCHES, TILE_PX } from '../texture/torus.js';

/** The number of knitted stitches in a row of the tile, and also the number of rows. */
const STITCHES = 64;

/**
 * A print of knitted bands, as on a Nordic sweater. `chart` has a text for each row, with a letter for each stitch;
 * `colours` are the colours of the letters. The chart repeats over the 64 × 64 stitches of the tile, so 64 must be a
 * multiple of its width and of its height.
 */
export function knitted(
  name: string,
  chart: readonly string[],
  colours: Readonly<Record<string, Colour>>,
): Recipe {
  return recipe(name, 'fair isle', (tile) => {
    const { random } = tile;
    const brush = Brush.on(tile);
    const side = TILE_INCHES / STITCHES;
    const inks = new Map(
      Object.entries(colours).map(([key, colour]) => [
        key,
        [tile.ink(colour), tile.ink(shade(colour, 0.05))] as const,
      ]),
    );
    tile.dye(shade(Object.values(colours)[0] ?? { l: 0.5, c: 0, h: 0 }, -0.12));
    for (let row = 0; row < STITCHES; row++) {
      const line = cycle(chart, row);
      for (let column = 0; column < STITCHES; column++) {
        const pair = inks.get(line[column % line.length] ?? '');
        if (!pair)
          throw new Error(`${name}: the chart has a stitch without a colour in row ${String(row + 1)}.`);
        const one = brush.at((column + 0.5) * side, (row + 0.5) * side, random.around(0, 0.05), side * 0.5);
        // A stitch is a V, its arms over those of the row below.
        one.at(0.02, 1.2, -Math.PI / 2 - 0.36).fill(pair[0], leaf(2.35, 1.02));
        one.at(-0.02, 1.2, -Math.PI / 2 + 0.36).fill(pair[1], leaf(2.35, 1.02));
      }
    }
  });
}

/**
 * A print of squares in several colours, each with its own small print, as if scraps were sewn edge to edge.
 */
export function patchwork(
  name: string,
  colours: readonly Colour[],
  pale: Colour,
  across: 6 | 8 | 12 = 8,
): Recipe {
  return recipe(name, 'patchwork', (tile) => {
    const { random } = tile;
    const brush = Brush.on(tile);
    const side = TILE_INCHES / across;
    const grounds = colours.map((colour) => [tile.ink(colour), tile.ink(shade(colour, -0.13))] as const);
    const figure = tile.ink(pale);
    const inks = blossomInks(tile, pale, cycle(colours, 1));
    for (let i = 0; i < across * across; i++) {
      const [column, row] = [i % across, Math.floor(i / across)];
      const patch = brush.at(column * side, row * side);
      const [ground, dark] = cycle(grounds, column + 3 * row);
      patch.fill(ground, [
        [0, 0],
        [side, 0],
        [side, side],
        [0, side],
      ]);
      const figures = [
        (x: number, y: number) => {
          patch.at(x, y).fill(figure, pebble(random, side * 0.06));
        },
        (x: number, y: number) => {
          rosette(patch.at(x, y), random, side * 0.1, inks);
        },
        (x: number, y: number) => {
          patch.at(x, y, random.turn()).fill(figure, star(5, side * 0.1, side * 0.045));
        },
        (x: number, y: number) => {
          patch
            .at(x, y, 0.8)
            .at(-side * 0.1, 0)
            .fill(dark, leaf(side * 0.22, side * 0.1));
        },
      ];
      const print = random.below(figures.length + 2);
      const draw = figures[print];
      for (let k = 0; k < 9; k++)
        draw?.(((k % 3) + 0.5) * (side / 3), (Math.floor(k / 3) + 0.5) * (side / 3));
      if (print === figures.length)
        for (const x of [0.2, 0.4, 0.6, 0.8])
          patch.fill(figure, bar([x * side, 0.02], [x * side, side - 0.02], side * 0.07));
    }
    seams(tile, brush, across);
  });
}

/** Draws the shadow along every seam, and a row of stitches beside it. */
function seams(tile: Tile, brush: Brush, across: number): void {
  const [shadow, thread] = [
    tile.ink({ l: 0.3, c: 0.02, h: 60 }, 0.4),
    tile.ink({ l: 0.96, c: 0.01, h: 90 }, 0.8),
  ];
  const side = TILE_INCHES / across;
  for (let line = 0; line < across; line++) {
    for (let k = 0; k < across * 6; k++) {
      const along = (k * side) / 6;
      for (const down of [true, false]) {
        const one = down
          ? brush.at(line * side, along)
          : brush.at(along, line * side, -Math.PI / 2).mirrored();
        one.fill(shadow, bar([0, 0], [0, side / 6], 0.028));
        one.fill(thread, bar([0.05, side * 0.03], [0.05, side * 0.11], 0.014));
      }
    }
  }
}

/**
 * A print of flowers in watercolour: clear petals over each other, darker where the paint dried, on paper that
 * shows through.
 */
export function watercolourFloral(
  name: string,
  paper: Colour,
  blooms: readonly Colour[],
  green: Colour,
): Recipe {
  return recipe(name, 'watercolour floral', (tile) => {
    const { random } = tile;
    tile.dye(paper);
    const brush = Brush.on(tile);
    const scatter = new Scatter(random);
    const wash = (colour: Colour) => ({
      fill: tile.ink(colour, 0.62),
      rim: tile.ink(shade(colour, -0.12), 0.5),
    });
    const [leaves, flowers] = [[wash(green), wash(shade(green, 0.08, -25))], blooms.map(wash)];
    const heads = scatter.spreadEvenly(13, 0.68);
    const small = scatter.fill(0.3, 0.02, 1500);
    const sprays = scatter.fillLong(0.8, 0.12, 0, 900);
    const buds = scatter.fill(0.09, 0.05, 1500);
    const paint = (
      place: Brush,
      ink: (typeof flowers)[number],
      shape: readonly (readonly [number, number])[],
    ): void => {
      place.fill(ink.fill, shape);
      place.fill(ink.rim, shape, shape.map(([x, y]) => [0.06 + x * 0.88, y * 0.86] as const).toReversed());
    };
    for (const { x, y } of heads) {
      const start = random.turn();
      for (let i = 0; i < 4; i++)
        paint(
          brush.at(x, y, start + i * 1.6 + random.around(0, 0.3)).at(0.42, 0, 0, random.around(0.46, 0.08)),
          cycle(leaves, i),
          leaf(1, 0.42, 0.1),
        );
    }
    for (const { x, y, turn } of sprays) {
      for (let i = 0; i < 7; i++)
        paint(
          brush.at(x, y, turn).at(-0.36 + i * 0.11, 0, (i % 2 === 0 ? 1 : -1) * random.around(0.8, 0.2), 0.2),
          cycle(leaves, i),
          leaf(1, 0.42),
        );
    }
    const bloom = (x: number, y: number, radius: number, i: number): void => {
      const start = random.turn();
      const petals = 5 + random.below(2);
      for (let k = 0; k < petals; k++)
        paint(
          brush.at(
            x,
            y,
            start + ((k + random.around(0, 0.12)) * 2 * Math.PI) / petals,
            radius * random.around(1, 0.1),
          ),
          cycle(flowers, i),
          petal(1, random.around(1.05, 0.1), 0.15),
        );
      const heart = cycle(flowers, i);
      for (let k = 0; k < 3; k++)
        brush.at(x, y).fill(heart.rim, pebble(random, radius * (0.3 - k * 0.07), 0.12));
      for (let k = 0; k < 9; k++)
        brush
          .at(x, y, start + k * 0.7)
          .fill(heart.rim, disc(0.03 * radius, radius * random.around(0.36, 0.05), 0));
    };
    const dealt = deal(heads, blooms.length);
    heads.forEach(({ x, y }, i) => {
      bloom(x, y, 0.66, dealt[i] ?? 0);
    });
    small.forEach(({ x, y }, i) => {
      bloom(x, y, 0.3, i + 1);
    });
    buds.forEach(({ x, y }, i) => {
      brush.at(x, y).fill(cycle(flowers, i).fill, pebble(random, 0.07, 0.1));
    });
    granulate(tile, random, paper);
  });
}

/** Lightens the paint unevenly towards the paper's colour, so that the grain of the paper shows. */
function granulate(tile: Tile, random: Random, paper: Colour): void {
  const [grain, slow] = [noise(random, 80, 2), noise(random, 7, 3)];
  const white = light(paper);
  for (let i = 0; i < PIXELS; i++) {
    const share = Math.min(
      0.5,
      Math.max(0, 0.06 + 0.06 * sample(grain, i % TILE_PX, Math.floor(i / TILE_PX)) + 0.07 * (slow[i] ?? 0)),
    );
    for (const channel of [0, 1, 2] as const) {
      const value = tile.pixels[3 * i + channel] ?? 0;
      tile.pixels[3 * i + channel] = value + (white[channel] - value) * share;
    }
  }
}
