import { type Brush } from '../shapes/brush.js';
import { type Colour } from '../colour.js';
import { type Motif } from '../shapes/motif.js';
import {
  arc,
  bar,
  curve,
  disc,
  ellipse,
  hole,
  leaf,
  pebble,
  petal,
  points,
  ribbon,
  star,
} from '../shapes/outline.js';
import { type Random } from '../texture/random.js';
import { type Ink } from '../shapes/tile.js';

/** The name of a small mark in one ink, such as a plus or a dash. */
export type Mark = keyof typeof marks;

export const marks = {
  plus: mark((brush, ink) => {
    brush.fill(ink, bar([-0.9, 0], [0.9, 0], 0.32));
    brush.fill(ink, bar([0, -0.9], [0, 0.9], 0.32));
  }),
  crossStitch: mark((brush, ink) => {
    for (const side of [-1, 1]) brush.fill(ink, bar([-0.8, -0.8 * side], [0.8, 0.8 * side], 0.24));
  }),
  dash: mark((brush, ink, random) => {
    brush.fill(
      ink,
      ribbon(curve([-1, 0], [-0.4, random.around(0, 0.12)], [0.4, random.around(0, 0.12)], [1, 0]), 0.22),
    );
  }),
  drop: mark((brush, ink) => {
    brush.at(0, 1, -Math.PI / 2).fill(ink, petal(2, 1));
  }),
  triangle: mark((brush, ink) => {
    brush.fill(ink, points('0,-0.95 0.9,0.65 -0.9,0.65'));
  }),
  openTriangle: mark((brush, ink) => {
    brush.fill(ink, points('0,-1 0.95,0.7 -0.95,0.7'), hole(points('0,-0.55 0.56,0.46 -0.56,0.46')));
  }),
  ring: mark((brush, ink) => {
    brush.fill(ink, disc(0.92), hole(disc(0.62)));
  }),
  asterisk: mark((brush, ink) => {
    for (let i = 0; i < 3; i++) brush.at(0, 0, (i * Math.PI) / 3).fill(ink, bar([-0.95, 0], [0.95, 0], 0.2));
  }),
  star: mark((brush, ink) => {
    brush.fill(ink, star(5, 1, 0.42));
  }),
  diamond: mark((brush, ink) => {
    brush.fill(ink, points('0,-1 0.62,0 0,1 -0.62,0'));
  }),
  square: mark((brush, ink) => {
    brush.fill(ink, points('-0.8,-0.8 0.8,-0.8 0.8,0.8 -0.8,0.8'));
  }),
  openSquare: mark((brush, ink) => {
    const inner = hole(points('-0.5,-0.5 0.5,-0.5 0.5,0.5 -0.5,0.5'));
    brush.fill(ink, points('-0.85,-0.85 0.85,-0.85 0.85,0.85 -0.85,0.85'), inner);
  }),
  arrow: mark((brush, ink) => {
    brush.fill(ink, bar([0, -0.9], [0, 0.95], 0.16));
    for (const side of [-1, 1]) {
      brush.fill(ink, bar([0, -0.95], [0.45 * side, -0.45], 0.16));
      for (const y of [0.55, 0.85]) brush.fill(ink, bar([0, y], [0.35 * side, y + 0.2], 0.13));
    }
  }),
  sprig: mark((brush, ink, random) => {
    const sway = random.around(0, 0.2);
    brush.fill(ink, ribbon(curve([0, 1], [sway, 0.3], [-sway, -0.3], [0, -1]), 0.09));
    for (const y of [-0.75, -0.3, 0.15])
      for (const side of [-1, 1])
        brush.at(0, y + 0.2, -Math.PI / 2 + side * 0.95).fill(ink, leaf(0.62, 0.26));
  }),
  seedHead: mark((brush, ink) => {
    brush.fill(ink, bar([0, 0], [0, 1.1], 0.07));
    for (let i = 0; i < 11; i++) {
      const ray = brush.at(0, -0.1, (i * 2 * Math.PI) / 11);
      ray.fill(ink, bar([0.12, 0], [0.66, 0], 0.05));
      ray.at(0.74, 0).fill(ink, disc(0.1));
    }
  }),
  bee: mark((brush, ink) => {
    for (const [x, wide] of [
      [-0.5, 0.34],
      [-0.1, 0.46],
      [0.3, 0.42],
      [0.64, 0.26],
    ] as const)
      brush.fill(ink, ellipse(0.14, wide, x, 0));
    brush.fill(ink, disc(0.2, -0.86, 0));
    for (const side of [-1, 1]) {
      const wing = petal(0.95, 0.5);
      brush
        .at(-0.05, 0.25 * side, 0.95 * side)
        .fill(ink, wing, hole(wing.map(([x, y]) => [0.12 + x * 0.76, y * 0.66] as const)));
    }
  }),
  button: mark((brush, ink) => {
    const holes = [-0.24, 0.24].flatMap((x) => [-0.24, 0.24].map((y) => hole(disc(0.13, x, y))));
    brush.fill(ink, disc(0.95), hole(disc(0.78)));
    brush.fill(ink, disc(0.66), ...holes);
  }),
  needle: mark((brush, ink) => {
    brush.fill(
      ink,
      leaf(1.9, 0.13).map(([x, y]) => [x - 0.9, y] as const),
      hole(ellipse(0.12, 0.035, -0.55, 0)),
    );
    brush.fill(ink, ribbon(curve([-0.55, 0], [-1, 0.9], [0.3, 0.2], [0.6, 0.85], 24), 0.045));
  }),
  feather: mark((brush, ink) => {
    brush.fill(ink, bar([0, -0.9], [0, 1.1], 0.06));
    for (let i = 0; i < 7; i++)
      for (const side of [-1, 1])
        brush
          .at(0, -0.5 + i * 0.18, -Math.PI / 2 + side * 0.5)
          .fill(ink, leaf(0.66 * Math.sin(0.55 + 0.32 * i), 0.17));
  }),
  house: mark((brush, ink) => {
    brush.fill(ink, points('-0.75,-0.1 0,-0.9 0.75,-0.1'));
    brush.fill(
      ink,
      points('-0.6,0 0.6,0 0.6,0.9 -0.6,0.9'),
      hole(points('-0.15,0.35 0.15,0.35 0.15,0.9 -0.15,0.9')),
    );
  }),
  flower: mark((brush, ink) => {
    for (let i = 0; i < 5; i++)
      brush
        .at(0, 0, (i * 2 * Math.PI) / 5)
        .at(0.22, 0)
        .fill(ink, petal(0.76, 0.62));
    brush.fill(ink, disc(0.14));
  }),
  daisyOutline: mark((brush, ink) => {
    for (let i = 0; i < 8; i++) {
      const one = petal(0.72, 0.44);
      const inner = hole(one.map(([x, y]) => [0.09 + x * 0.76, y * 0.6] as const));
      brush
        .at(0, 0, (i * Math.PI) / 4)
        .at(0.24, 0)
        .fill(ink, one, inner);
    }
    brush.fill(ink, disc(0.16));
  }),
  leafOutline: mark((brush, ink) => {
    const one = leaf(1.9, 0.9);
    const inner = hole(one.map(([x, y]) => [0.14 + x * 0.84, y * 0.78] as const));
    const stalk = brush.at(0, 0.95, -Math.PI / 2);
    stalk.fill(ink, one, inner);
    stalk.fill(ink, bar([-0.2, 0], [1.6, 0], 0.06));
  }),
  moon: mark((brush, ink) => {
    brush.fill(ink, [...arc(0, 0, 0.95, 0.6, 5.2, 24), ...arc(0.42, -0.2, 0.72, 5.0, 0.9, 20)]);
  }),
  scallop: mark((brush, ink) => {
    brush.fill(ink, ribbon(arc(0, 0, 0.9, Math.PI, 2 * Math.PI), 0.16));
    brush.fill(ink, ribbon(arc(0, 0, 0.5, Math.PI, 2 * Math.PI), 0.13));
  }),
  speck: mark((brush, ink, random) => {
    brush.fill(ink, pebble(random, 0.9, 0.22));
  }),
} satisfies Record<string, (colour: Colour) => Motif>;

function mark(draw: (brush: Brush, ink: Ink, random: Random) => void): (colour: Colour) => Motif {
  return (colour) => (tile) => {
    const ink = tile.ink(colour);
    return (brush) => {
      draw(brush, ink, tile.random);
    };
  };
}
