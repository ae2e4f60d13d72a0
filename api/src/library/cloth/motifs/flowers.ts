import { type Brush } from '../shapes/brush.js';
import { blend, type Colour, shade } from '../colour.js';
import { type Point } from '../shapes/coverage.js';
import { arc, disc, pebble, petal, ribbon } from '../shapes/outline.js';
import { type Random } from '../texture/random.js';
import { type Ink, type Tile } from '../shapes/tile.js';

/** The inks of an open flower. */
export interface BlossomInks {
  readonly rim: Ink;
  readonly body: Ink;
  readonly glow: Ink;
  readonly streak: Ink;
  readonly eye: Ink;
  readonly pip: Ink;
}

/**
 * Returns the inks of a flower in one colour with an eye in another. `streak` is the colour of the lines from
 * the eye.
 */
export function blossomInks(
  tile: Tile,
  body: Colour,
  eye: Colour,
  streak: Colour = shade(body, -0.2),
): BlossomInks {
  return {
    rim: tile.ink(shade(body, -0.15)),
    body: tile.ink(body),
    glow: tile.ink(shade(body, 0.09)),
    streak: tile.ink(blend(body, streak, 0.75)),
    eye: tile.ink(eye),
    pip: tile.ink(shade(eye, -0.25, -25)),
  };
}

/** Draws an open flower with one round of petals. `radius` is in the brush's units. */
export function blossom(
  brush: Brush,
  random: Random,
  radius: number,
  petals: number,
  inks: BlossomInks,
): void {
  const start = random.turn();
  for (let i = 0; i < petals; i++) {
    const turn = start + ((i + random.around(0, 0.08)) * 2 * Math.PI) / petals;
    const length = radius * random.around(1, 0.09);
    const width = 2.35 * radius * Math.sin(Math.PI / petals) * random.around(1, 0.08);
    const one = brush.at(0, 0, turn);
    one.fill(inks.rim, petal(length, width, 0.15));
    one.at(0.04 * length, 0).fill(inks.body, petal(length * 0.9, width * 0.86, 0.15));
    one.at(length * 0.42, 0).fill(inks.glow, petal(length * 0.44, width * 0.55, 0.1));
    for (const lean of [-0.26, 0, 0.26]) {
      const reach = length * random.around(lean === 0 ? 0.62 : 0.5, 0.07);
      one.at(0, 0, lean).fill(
        inks.streak,
        ribbon(
          [
            [0.15 * length, 0],
            [reach * 0.6, 0],
            [reach, 0],
          ],
          (t) => 0.075 * radius * (1 - t),
        ),
      );
    }
  }
  brush.fill(inks.pip, pebble(random, radius * 0.25));
  brush.fill(inks.eye, pebble(random, radius * 0.2));
  for (let i = 0; i < 6; i++) {
    const angle = start + (i * Math.PI) / 3;
    brush.fill(
      inks.pip,
      disc(radius * 0.035, 0.11 * radius * Math.cos(angle), 0.11 * radius * Math.sin(angle)),
    );
  }
}

/** Draws a daisy: many narrow petals in two rounds around a domed eye. */
export function daisy(brush: Brush, random: Random, radius: number, inks: BlossomInks): void {
  const petals = 11 + random.below(3);
  for (const [round, share] of [
    [0, 1],
    [0.5, 0.86],
  ] as const) {
    for (let i = 0; i < petals; i++) {
      const turn = ((i + round + random.around(0, 0.12)) * 2 * Math.PI) / petals;
      const length = radius * share * random.around(1, 0.08);
      const one = brush.at(0, 0, turn);
      one.fill(inks.rim, petal(length, radius * 0.36));
      one.fill(round === 0 ? inks.body : inks.glow, petal(length * 0.95, radius * 0.28));
      one.fill(
        inks.streak,
        ribbon(
          [
            [radius * 0.2, 0],
            [length * 0.7, 0],
          ],
          (t) => 0.05 * radius * (1 - 0.7 * t),
        ),
      );
    }
  }
  brush.fill(inks.pip, pebble(random, radius * 0.3));
  brush.at(-0.02 * radius, -0.03 * radius).fill(inks.eye, pebble(random, radius * 0.25));
  for (let i = 0; i < 9; i++) {
    const [angle, r] = [i * 2.4, radius * 0.065 * Math.sqrt(i)];
    brush.fill(inks.pip, disc(radius * 0.03, r * Math.cos(angle), r * Math.sin(angle)));
  }
}

/** Draws a flower of a few pixels: five round petals, a ring and an eye. */
export function rosette(brush: Brush, random: Random, radius: number, inks: BlossomInks): void {
  const petals = 5;
  const start = random.turn();
  for (let i = 0; i < petals; i++) {
    const angle = start + (i * 2 * Math.PI) / petals;
    const r = radius * random.around(0.5, 0.03);
    brush
      .at(0.52 * radius * Math.cos(angle), 0.52 * radius * Math.sin(angle))
      .fill(inks.body, pebble(random, r));
  }
  brush.fill(inks.streak, pebble(random, radius * 0.4));
  brush.fill(inks.eye, pebble(random, radius * 0.27));
}

/** Draws a closed bud with its green calyx. The bud starts at the origin and points along the x axis. */
export function bud(brush: Brush, length: number, inks: BlossomInks, green: Ink): void {
  brush.fill(inks.rim, petal(length, length * 0.72));
  brush.at(0, 0, -0.12).fill(inks.body, petal(length * 0.95, length * 0.5));
  brush.at(0, 0, 0.25).fill(inks.glow, petal(length * 0.85, length * 0.26));
  for (const lean of [-0.5, 0, 0.5])
    brush.at(-0.1 * length, 0, lean).fill(green, petal(length * 0.55, length * 0.24));
}

/** Draws a full peony or double rose: rounds of scalloped petals, darker towards the middle. */
export function peony(brush: Brush, random: Random, radius: number, inks: BlossomInks): void {
  const rounds = [
    { petals: 9, reach: 1 },
    { petals: 8, reach: 0.8 },
    { petals: 7, reach: 0.6 },
    { petals: 6, reach: 0.41 },
  ];
  for (const { petals, reach } of rounds) {
    const start = random.turn();
    for (let i = 0; i < petals; i++) {
      const turn = start + ((i + random.around(0, 0.1)) * 2 * Math.PI) / petals;
      const length = radius * reach * random.around(1, 0.06);
      ruffledPetal(brush.at(0, 0, turn), random, length, (4 / petals) * random.around(1, 0.1), inks);
    }
  }
  brush.fill(inks.streak, pebble(random, radius * 0.17));
  for (let i = 0; i < 16; i++) {
    const [angle, r] = [i * 2.4, radius * 0.05 * Math.sqrt(i)];
    brush.at(r * Math.cos(angle), r * Math.sin(angle)).fill(inks.eye, pebble(random, radius * 0.032));
  }
}

/** Draws a poppy: five broad petals, a smaller round of petals inside, and a dark eye in a ring of stamens. */
export function poppy(brush: Brush, random: Random, radius: number, inks: BlossomInks): void {
  for (const [petals, reach] of [
    [5, 1],
    [4, 0.66],
  ] as const) {
    const start = random.turn();
    for (let i = 0; i < petals; i++) {
      const turn = start + ((i + random.around(0, 0.1)) * 2 * Math.PI) / petals;
      const length = radius * reach * random.around(1, 0.06);
      ruffledPetal(brush.at(0, 0, turn), random, length, (4 / petals) * random.around(1, 0.08), inks);
    }
  }
  for (let i = 0; i < 22; i++) {
    const reach = radius * random.around(0.3, 0.05);
    const one = brush.at(0, 0, (i * 2 * Math.PI) / 22 + random.around(0, 0.1));
    one.fill(
      inks.pip,
      ribbon(
        [
          [0, 0],
          [reach, 0],
        ],
        0.018 * radius,
      ),
    );
    one.fill(inks.pip, disc(0.026 * radius, reach, 0));
  }
  brush.fill(inks.pip, pebble(random, radius * 0.17));
  brush.fill(inks.eye, pebble(random, radius * 0.14));
  for (let i = 0; i < 7; i++) {
    brush.at(0, 0, (i * 2 * Math.PI) / 7).fill(
      inks.pip,
      ribbon(
        [
          [0.02 * radius, 0],
          [0.12 * radius, 0],
        ],
        0.022 * radius,
      ),
    );
  }
}

/**
 * Draws a petal with a scalloped end, `spread` radians to either side of x. It has a dark rim, a pale end, and
 * hatching from its base.
 */
function ruffledPetal(brush: Brush, random: Random, length: number, spread: number, inks: BlossomInks): void {
  const lobes = random.chance(0.5) ? 1.5 : 2;
  const depth = random.around(0.075, 0.02);
  const end = (s: number, scale: number): Point => {
    const scallop = 1 - Math.sqrt(Math.abs(Math.cos(lobes * Math.PI * s)));
    const r = length * scale * (1 - 0.16 * s ** 4 - depth * scallop);
    return [r * Math.cos(s * spread), r * Math.sin(s * spread)];
  };
  const edge = (scale: number, reach: number): Point[] =>
    Array.from({ length: 25 }, (_, i) => end(reach * (i / 12 - 1), scale));
  brush.fill(inks.rim, [[0, 0], ...edge(1, 1)]);
  brush.fill(inks.body, [[0, 0], ...edge(0.955, 0.95)]);
  const inner = edge(0.75, 0.78).map(([x, y], i): Point => {
    const out = 1 + 0.2 * Math.abs(i / 12 - 1) ** 2;
    return [x * out, y * out];
  });
  brush.fill(inks.glow, [...edge(0.955, 0.8), ...inner.reverse()]);
  for (let i = 0; i < 7; i++) {
    const lean = ((i - 3) / 3.4) * spread + random.around(0, 0.04);
    const reach = length * random.around(0.78, 0.12);
    brush.at(0, 0, lean).fill(
      inks.streak,
      ribbon(
        [
          [0.3 * reach, 0],
          [reach * 0.7, 0],
          [reach, 0],
        ],
        (t) => 0.028 * length * (1 - t),
      ),
    );
  }
}

/** Draws a cabbage rose: crescent-shaped petals wound around the middle. */
export function cabbageRose(brush: Brush, random: Random, radius: number, inks: BlossomInks): void {
  const start = random.turn();
  for (let i = 0; i < 6; i++) {
    const turn = start + ((i + random.around(0, 0.12)) * Math.PI) / 3;
    ruffledPetal(brush.at(0, 0, turn), random, radius * random.around(1, 0.05), 0.68, inks);
  }
  for (let round = 0, r = 0.68; round < 5; round++, r *= 0.72) {
    const petals = round < 2 ? 4 : 3;
    const off = 0.07 * radius * r;
    brush = brush.at(random.around(0, off), random.around(0, off));
    brush.fill(inks.rim, pebble(random, radius * r * 0.98, 0.04));
    brush.fill(inks.body, pebble(random, radius * r * 0.92, 0.04));
    for (let i = 0; i < petals; i++) {
      const from = start + 2.1 * round + ((i + random.around(0, 0.1)) * 2 * Math.PI) / petals;
      const spine = arc(0, 0, radius * r * 0.74, from, from + 4.6 / petals);
      brush.fill(
        inks.glow,
        ribbon(spine, (t) => radius * r * 0.3 * Math.sin(Math.PI * t) ** 0.7),
      );
      const fold = arc(0, 0, radius * r * 0.58, from - 0.1, from + 5 / petals);
      brush.fill(
        inks.streak,
        ribbon(fold, (t) => radius * r * 0.1 * Math.sin(Math.PI * t)),
      );
    }
  }
  brush.fill(inks.streak, pebble(random, radius * 0.1));
}
