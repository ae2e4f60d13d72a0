import { type Brush } from '../shapes/brush.js';
import { type Colour } from '../colour.js';
import { type Motif } from '../shapes/motif.js';
import { curve, disc, hole, leaf, pebble, petal, ribbon } from '../shapes/outline.js';
import { type Random } from '../texture/random.js';
import { type Ink } from '../shapes/tile.js';
import { scroll } from './figures.js';
import { openLeaf } from './sprigs.js';

/** The name of a figure that copper stamps print in wax on batik fabric. */
export type Stamp = keyof typeof stamps;

/**
 * The figures that copper stamps print in wax on batik fabric. Each function returns the figure in one colour. The
 * figure's radius is about 1 unit, as for all motifs.
 */
export const stamps = {
  leaves: openLeaf,
  swirls: scroll,
  ferns: stamp(fern),
  blossoms: stamp(blossom),
  rings: stamp(rings),
  sunbursts: stamp(sunburst),
  beads: stamp(beads),
  reeds: stamp(reeds),
  clovers: stamp(clover),
  spirals: stamp(spiral),
} satisfies Record<string, (colour: Colour) => Motif>;

function stamp(draw: (brush: Brush, ink: Ink, random: Random) => void): (colour: Colour) => Motif {
  return (colour) => (tile) => {
    const ink = tile.ink(colour);
    return (brush) => {
      draw(brush, ink, tile.random);
    };
  };
}

/** Draws a fern's frond with leaflets on both sides, shorter towards its tip. */
function fern(brush: Brush, ink: Ink, random: Random): void {
  const sway = random.around(0, 0.3);
  const spine = curve([-1, 0], [-0.35, sway], [0.35, -sway], [1, 0], 18);
  brush.fill(
    ink,
    ribbon(spine, (t) => 0.07 * (1 - 0.7 * t)),
  );
  spine
    .slice(1, -1)
    .filter((_, i) => i % 2 === 0)
    .forEach(([x, y], i) => {
      const size = 0.56 * Math.sin(Math.PI * (0.22 + 0.74 * (i / 8)));
      for (const side of [-1, 1]) brush.at(x, y, side * 1.02).fill(ink, leaf(size, 0.19, 0.1 * side));
    });
}

/** Draws a flower: eight petals with open middles around an open eye. */
function blossom(brush: Brush, ink: Ink): void {
  for (let i = 0; i < 8; i++) {
    const one = brush.at(0, 0, (i * Math.PI) / 4).at(0.26, 0);
    const inner = petal(0.4, 0.17).map(([x, y]) => [x + 0.12, y] as const);
    one.fill(ink, petal(0.72, 0.44), hole(inner));
  }
  brush.fill(ink, disc(0.2), hole(disc(0.1)));
}

/** Draws a ring around a smaller ring and a disc, all slightly uneven. */
function rings(brush: Brush, ink: Ink, random: Random): void {
  for (const [outer, inner] of [
    [0.98, 0.82],
    [0.64, 0.48],
  ] as const)
    brush.fill(ink, pebble(random, outer, 0.02), hole(pebble(random, inner, 0.02)));
  brush.fill(ink, pebble(random, 0.26, 0.05));
}

function sunburst(brush: Brush, ink: Ink, random: Random): void {
  for (let i = 0; i < 14; i++) {
    const ray = brush.at(0, 0, ((i + random.around(0, 0.15)) * Math.PI) / 7);
    ray.at(0.42, 0).fill(ink, leaf(random.around(0.42, 0.04), 0.16));
    ray.at(0.95, 0).fill(ink, disc(0.045));
  }
  brush.fill(ink, pebble(random, 0.36, 0.03), hole(disc(0.25)));
  brush.fill(ink, pebble(random, 0.14, 0.06));
}

/** Draws a ring of small dots around a large dot. */
function beads(brush: Brush, ink: Ink, random: Random): void {
  brush.fill(ink, pebble(random, 0.34, 0.05));
  for (let i = 0; i < 9; i++)
    brush
      .at(0, 0, (i * 2 * Math.PI) / 9)
      .at(0.76, 0)
      .fill(ink, pebble(random, 0.17, 0.08));
}

/** Draws reeds: blades from one root, bent apart. */
function reeds(brush: Brush, ink: Ink, random: Random): void {
  for (let i = -3; i <= 3; i++) {
    const bend = 0.12 * i + random.around(0, 0.04);
    const blade = curve(
      [-0.95, 0.04 * i],
      [-0.3, 0.1 * i],
      [0.3, 2.2 * bend],
      [1 - 0.05 * i * i, 4.6 * bend],
      12,
    );
    brush.fill(
      ink,
      ribbon(blade, (t) => 0.15 * Math.sin(Math.PI * (0.04 + 0.94 * t))),
    );
  }
}

/** Draws a four-leaf clover: four hearts on a stalk. */
function clover(brush: Brush, ink: Ink, random: Random): void {
  for (let i = 0; i < 4; i++) {
    const one = brush.at(0, 0, (i * Math.PI) / 2 + 0.4);
    for (const side of [-1, 1]) one.at(0.05, 0, side * 0.3).fill(ink, petal(0.78, 0.46));
  }
  const stalk = curve([0, 0], [0.3, 0.3], [0.5, 0.6], [0.55, 0.98 + random.around(0, 0.05)]);
  brush.at(0, 0, 0.05).fill(ink, ribbon(stalk, 0.09));
}

/** Draws one line that coils out of its middle. */
function spiral(brush: Brush, ink: Ink, random: Random): void {
  const from = random.turn();
  const line = Array.from({ length: 60 }, (_, i) => {
    const t = i / 59;
    const angle = from + t * 5.4 * Math.PI;
    return [0.94 * t * Math.cos(angle), 0.94 * t * Math.sin(angle)] as const;
  });
  brush.fill(
    ink,
    ribbon(line, (t) => 0.15 - 0.05 * t),
  );
}
