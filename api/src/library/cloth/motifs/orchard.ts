import { type Colour, shade } from '../colour.js';
import { type Outline, type Point } from '../shapes/coverage.js';
import { type Motif } from '../shapes/motif.js';
import { arc, bar, curve, disc, ellipse, leaf, pebble, points, ribbon, rounded } from '../shapes/outline.js';
import { leafInks, twoToneLeaf } from './leaves.js';

const UP = -Math.PI / 2;

/** A ribbed pumpkin with its stalk and a leaf. */
export function pumpkin(skin: Colour, green: Colour): Motif {
  return (tile) => {
    const [rim, body, glow, stalk] = [
      tile.ink(shade(skin, -0.14, -8)),
      tile.ink(skin),
      tile.ink(shade(skin, 0.08, 6)),
      tile.ink(shade(green, -0.08)),
    ];
    const leaves = leafInks(tile, green);
    return (brush) => {
      brush.fill(stalk, [
        ...curve([-0.1, -0.42], [-0.06, -0.7], [-0.02, -0.8], [0.2, -0.92], 8),
        ...curve([0.28, -0.8], [0.12, -0.7], [0.12, -0.6], [0.14, -0.42], 8),
      ]);
      for (const [x, across, down] of [
        [-0.56, 0.36, 0.5],
        [0.56, 0.36, 0.5],
        [-0.3, 0.36, 0.58],
        [0.3, 0.36, 0.58],
        [0, 0.34, 0.62],
      ] as const) {
        brush.fill(rim, ellipse(across, down, x, 0.14));
        brush.fill(body, ellipse(across * 0.88, down * 0.93, x, 0.13));
        brush.fill(
          glow,
          ribbon(
            arc(x, 0.13, 1, Math.PI * 1.05, Math.PI * 1.4, 10).map(([u, v]): Point => [
              x + (u - x) * across * 0.62,
              0.13 + (v - 0.13) * down * 0.68,
            ]),
            (t) => 0.09 * Math.sin(Math.PI * t),
          ),
        );
      }
      twoToneLeaf(brush.at(0.1, -0.5, -0.2), tile.random, 0.62, leaves, true);
      brush.fill(stalk, ribbon(curve([-0.05, -0.5], [-0.4, -0.86], [-0.5, -0.5], [-0.72, -0.62]), 0.045));
    };
  };
}

/** An orange cut across, in segments. */
export function orangeSlice(flesh: Colour, pith: Colour): Motif {
  return (tile) => {
    const [peel, white, pulp, glow] = [
      tile.ink(shade(flesh, -0.06, -6)),
      tile.ink(pith),
      tile.ink(flesh),
      tile.ink(shade(flesh, 0.09, 8)),
    ];
    return (brush) => {
      brush.fill(peel, pebble(tile.random, 0.86, 0.012));
      brush.fill(white, disc(0.77));
      for (let i = 0; i < 9; i++) {
        const one = brush.at(0, 0, (i * 2 * Math.PI) / 9);
        const wedge = (near: number, far: number, half: number): Outline =>
          rounded(
            [
              [near, 0],
              [far * 0.86, -half],
              [far, 0],
              [far * 0.86, half],
            ],
            4,
          );
        one.fill(pulp, wedge(0.1, 0.72, 0.215));
        one.fill(glow, wedge(0.22, 0.62, 0.12));
        for (const y of [-0.07, 0.02, 0.09]) one.fill(pulp, bar([0.42, y * 0.8], [0.54, y], 0.022));
      }
      brush.fill(white, disc(0.09));
    };
  };
}

/** A whole orange under two leaves. */
export function orange(skin: Colour, green: Colour): Motif {
  return (tile) => {
    const [rim, body, glow, pore] = [
      tile.ink(shade(skin, -0.11, -8)),
      tile.ink(skin),
      tile.ink(shade(skin, 0.1, 8)),
      tile.ink(shade(skin, -0.05)),
    ];
    const leaves = leafInks(tile, green);
    return (brush) => {
      brush.fill(
        rim,
        pebble(tile.random, 0.66, 0.015).map(([x, y]) => [x, y + 0.2] as const),
      );
      brush.fill(body, disc(0.6, -0.03, 0.17));
      brush.fill(glow, ellipse(0.2, 0.15, -0.24, -0.06));
      for (let i = 0; i < 12; i++) {
        const [angle, r] = [i * 2.4, 0.14 * Math.sqrt(i)];
        brush.fill(pore, disc(0.02, 0.06 + r * Math.cos(angle), 0.24 + r * Math.sin(angle)));
      }
      twoToneLeaf(brush.at(0, -0.36, -0.5), tile.random, 0.85, leaves, true);
      twoToneLeaf(brush.at(0, -0.36, -2.5), tile.random, 0.7, leaves, true);
    };
  };
}

/** A strawberry with seeds and a frill. */
export function strawberry(fruit: Colour, green: Colour, seed: Colour): Motif {
  return (tile) => {
    const [rim, body, glow, dots] = [
      tile.ink(shade(fruit, -0.12)),
      tile.ink(fruit),
      tile.ink(shade(fruit, 0.09)),
      tile.ink(seed),
    ];
    const [dark, pale] = [tile.ink(shade(green, -0.07)), tile.ink(green)];
    const berry = points(
      '-0.1,-0.44 -0.5,-0.36 -0.6,0 -0.36,0.52 0,0.92 0.36,0.52 0.6,0 0.5,-0.36 0.1,-0.44',
    );
    return (brush) => {
      brush.fill(dark, ribbon(curve([0, -0.4], [0.02, -0.7], [0.12, -0.8], [0.26, -0.98]), 0.08));
      brush.fill(rim, rounded(berry));
      brush.at(-0.02, 0.01, 0, 0.92).fill(body, rounded(berry));
      brush.fill(
        glow,
        ribbon(
          curve([-0.44, -0.1], [-0.46, 0.1], [-0.36, 0.32], [-0.22, 0.52]),
          (t) => 0.12 * Math.sin(Math.PI * t),
        ),
      );
      for (let row = 0; row < 4; row++) {
        for (let i = 0; i < 4 - (row % 2); i++) {
          const x = (i - (3 - (row % 2)) / 2) * (0.3 - row * 0.035);
          if (row < 3 || Math.abs(x) < 0.25) brush.fill(dots, ellipse(0.03, 0.048, x, -0.1 + row * 0.22));
        }
      }
      for (let i = 0; i < 7; i++) {
        const one = brush.at(0, -0.42, UP + (i - 3) * 0.72);
        one.fill(i % 2 === 0 ? dark : pale, leaf(0.42, 0.2, i < 3 ? -0.1 : 0.1));
      }
    };
  };
}

/** A bunch of grapes under its leaf. */
export function grapes(berry: Colour, green: Colour): Motif {
  return (tile) => {
    const [rim, body, glow, stem] = [
      tile.ink(shade(berry, -0.13)),
      tile.ink(berry),
      tile.ink(shade(berry, 0.16)),
      tile.ink(shade(green, -0.1)),
    ];
    const leaves = leafInks(tile, green);
    return (brush) => {
      brush.fill(stem, ribbon(curve([0, -0.4], [0, -0.6], [0.05, -0.8], [0.2, -0.98]), 0.07));
      for (const lean of [-2.7, -0.35])
        twoToneLeaf(brush.at(0, -0.55, lean), tile.random, 0.75, leaves, true);
      brush.fill(stem, ribbon(curve([0.05, -0.66], [0.5, -0.9], [0.4, -1.06], [0.72, -1]), 0.035));
      [4, 4, 3, 3, 2, 1].forEach((count, row) => {
        for (let i = 0; i < count; i++) {
          const [x, y] = [(i - (count - 1) / 2) * 0.29 + (row % 2) * 0.02, -0.36 + row * 0.235];
          brush.fill(
            rim,
            pebble(tile.random, 0.172, 0.03).map(([u, v]) => [u + x, v + y] as const),
          );
          brush.fill(body, disc(0.14, x - 0.012, y - 0.015));
          brush.fill(glow, disc(0.04, x - 0.05, y - 0.055));
        }
      });
    };
  };
}

/** A stem of lavender with a large flower head, similar to an ear of wheat. */
export function lavender(flower: Colour, green: Colour): Motif {
  return (tile) => {
    const [dark, body, pale, stem] = [
      tile.ink(shade(flower, -0.13)),
      tile.ink(flower),
      tile.ink(shade(flower, 0.12)),
      tile.ink(green),
    ];
    return (brush) => {
      brush.fill(stem, ribbon(curve([0, -0.3], [0.03, 0.2], [-0.05, 0.6], [0.04, 1]), 0.065));
      for (const [y, lean] of points('0.86,-0.6 0.8,-2.6 0.5,-0.8 0.44,-2.4'))
        brush.at(0, y, lean).fill(stem, leaf(0.5, 0.13, 0.06));
      for (let row = 0; row < 7; row++) {
        const [y, size] = [0.12 - row * 0.16, 0.24 - row * 0.018];
        for (const lean of [-0.95, 0.95, 0]) {
          brush.at(0, y, UP + lean).fill(row % 2 === 0 ? dark : body, leaf(size * 1.15, size * 0.7));
          brush.at(0, y - 0.02, UP + lean).fill(lean === 0 ? pale : body, leaf(size * 0.9, size * 0.42));
        }
      }
    };
  };
}
