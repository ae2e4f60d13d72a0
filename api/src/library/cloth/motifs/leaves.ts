import { type Brush } from '../shapes/brush.js';
import { type Colour, shade } from '../colour.js';
import { type Point } from '../shapes/coverage.js';
import { curve, disc, halfLeaf, leaf, ribbon } from '../shapes/outline.js';
import { type Random } from '../texture/random.js';
import { type Ink, type Tile } from '../shapes/tile.js';

/** The two inks of a leaf: a darker and a lighter tone of one colour. */
export interface LeafInks {
  readonly dark: Ink;
  readonly light: Ink;
}

export function leafInks(tile: Tile, colour: Colour): LeafInks {
  return { dark: tile.ink(shade(colour, -0.06)), light: tile.ink(shade(colour, 0.07, -6)) };
}

/** Draws a leaf in two tones of one colour. The leaf starts at the origin and points along the x axis. */
export function twoToneLeaf(
  brush: Brush,
  random: Random,
  length: number,
  inks: LeafInks,
  veins = false,
): void {
  const width = length * random.around(0.46, 0.07);
  const bend = random.around(0, 0.13);
  brush.fill(inks.dark, leaf(length, width, bend));
  brush.fill(inks.light, halfLeaf(length * 0.97, width * 0.94, bend));
  if (!veins) return;
  const rib = (t: number): Point => [length * t, 4 * bend * length * t * (1 - t)];
  for (const side of [-1, 1]) {
    for (const t of [0.18, 0.32, 0.46, 0.6, 0.74]) {
      const [x, y] = rib(t);
      const reach = width * 0.42 * Math.sin(Math.PI * t ** 0.8);
      const vein: Point[] = [
        [x, y],
        [x + reach * 0.8, y + side * reach * 0.85],
      ];
      brush.fill(
        side > 0 ? inks.dark : inks.light,
        ribbon(vein, (u) => 0.02 * length * (1 - 0.7 * u)),
      );
    }
  }
}

/** Draws a stem along the x axis, with pairs of small leaves. The middle of the stem is at the origin. */
export function sprig(brush: Brush, random: Random, length: number, inks: LeafInks): void {
  const sway = random.around(0, 0.25) * length;
  const spine = curve([-length / 2, 0], [-length / 6, sway], [length / 6, -sway], [length / 2, 0]);
  brush.fill(
    inks.dark,
    ribbon(spine, (t) => length * 0.035 * (1 - 0.6 * t)),
  );
  for (let i = 3; i < spine.length; i += 2) {
    const [x, y] = spine[i] ?? [0, 0];
    const size = length * random.around(0.19, 0.03) * (1.15 - i / 22);
    for (const side of [-1, 1]) {
      const one = brush.at(x, y, side * random.around(0.85, 0.15));
      one.fill(side > 0 ? inks.light : inks.dark, leaf(size, size * 0.48));
    }
  }
}

/** Draws a stem along the x axis, with berries on short stalks. The middle of the stem is at the origin. */
export function berrySprig(brush: Brush, random: Random, length: number, stem: Ink, berry: Ink): void {
  const sway = random.around(0, 0.2) * length;
  const spine = curve([-length / 2, 0], [-length / 6, sway], [length / 6, -sway], [length / 2, 0]);
  brush.fill(stem, ribbon(spine, length * 0.025));
  for (let i = 2; i < spine.length; i += 2) {
    const [x, y] = spine[i] ?? [0, 0];
    const side = i % 4 === 0 ? 1 : -1;
    const reach = length * random.around(0.15, 0.03);
    const one = brush.at(x, y, side * 1.0);
    one.fill(
      stem,
      ribbon(
        [
          [0, 0],
          [reach, 0],
        ],
        length * 0.02,
      ),
    );
    one.fill(berry, disc(length * 0.055, reach, 0));
  }
}
