import { type Colour, shade } from '../colour.js';
import { type Motif } from '../shapes/motif.js';
import { arc, curve, disc, halfLeaf, hole, leaf, pebble, petal, ribbon } from '../shapes/outline.js';
import { berrySprig } from './leaves.js';

const UP = -Math.PI / 2;

/** A rose on a bent stem with three leaves. */
export function rosebud(flower: Colour, green: Colour): Motif {
  return (tile) => {
    const [body, dark, stem] = [tile.ink(flower), tile.ink(shade(flower, -0.14)), tile.ink(green)];
    return (brush) => {
      const spine = curve([0, -0.25], [0.05, 0.15], [0.3, 0.4], [0.1, 1]);
      brush.fill(
        stem,
        ribbon(spine, (t) => 0.09 - 0.04 * t),
      );
      for (const [i, side] of [
        [5, 1],
        [8, -1],
        [11, 1],
      ] as const) {
        const [x, y] = spine[i] ?? [0, 0];
        brush.at(x, y, side > 0 ? 0.3 : 2.6).fill(stem, leaf(0.42, 0.22, -0.1 * side));
      }
      for (let i = 0; i < 8; i++) {
        const angle = (i * Math.PI) / 4;
        brush.fill(body, disc(0.17, 0.27 * Math.cos(angle), -0.5 + 0.27 * Math.sin(angle)));
      }
      brush.fill(body, disc(0.32, 0, -0.5));
      brush.fill(
        dark,
        ribbon(arc(0, -0.5, 0.2, 0.4, 4.6), (t) => 0.11 * Math.sin(Math.PI * t)),
      );
      brush.fill(dark, disc(0.07, 0.02, -0.48));
    };
  };
}

/** A tulip-like bud between two leaves. */
export function tulip(flower: Colour, green: Colour): Motif {
  return (tile) => {
    const [body, tip, stem] = [tile.ink(flower), tile.ink(shade(flower, 0.12)), tile.ink(green)];
    return (brush) => {
      brush.fill(stem, ribbon(curve([0, -0.2], [0.02, 0.2], [-0.05, 0.6], [0.05, 1]), 0.08));
      brush.at(0.02, 0.8, -1.05).fill(stem, leaf(0.85, 0.26, 0.12));
      brush.at(0.02, 0.8, -2.1).fill(stem, leaf(0.8, 0.26, -0.12));
      for (const lean of [-0.42, 0.42, 0]) {
        brush.at(0, -0.1, UP + lean).fill(lean === 0 ? tip : body, petal(0.85, 0.42));
      }
    };
  };
}

/** Berries on a sprig. */
export function berries(berry: Colour, green: Colour): Motif {
  return (tile) => {
    const [fruit, stem] = [tile.ink(berry), tile.ink(green)];
    return (brush) => {
      berrySprig(brush.at(0, 0, UP + 0.3), tile.random, 2, stem, fruit);
    };
  };
}

/** A small flower with five round petals, an eye and three dots. */
export function forgetMeNot(flower: Colour, eye: Colour): Motif {
  return (tile) => {
    const [body, middle] = [tile.ink(flower), tile.ink(eye)];
    return (brush) => {
      for (let i = 0; i < 5; i++) {
        brush.at(0, 0, UP + (i * 2 * Math.PI) / 5).fill(
          body,
          pebble(tile.random, 0.3).map(([x, y]) => [x + 0.36, y]),
        );
      }
      brush.fill(middle, disc(0.22));
      for (let i = 0; i < 3; i++)
        brush.at(0, 0, UP + 0.63 + (i * 4 * Math.PI) / 5).fill(middle, disc(0.1, 0.92, 0));
    };
  };
}

/** Two cherries under a leaf. */
export function cherries(fruit: Colour, green: Colour): Motif {
  return (tile) => {
    const [body, dark, shine, stem, vein] = [
      tile.ink(fruit),
      tile.ink(shade(fruit, -0.13)),
      tile.ink(shade(fruit, 0.25)),
      tile.ink(green),
      tile.ink(shade(green, 0.14)),
    ];
    return (brush) => {
      brush.fill(stem, ribbon(curve([0.1, -0.8], [-0.1, -0.5], [-0.5, -0.2], [-0.48, 0.3]), 0.075));
      brush.fill(stem, ribbon(curve([0.1, -0.8], [0.2, -0.4], [0.4, -0.1], [0.42, 0.45]), 0.075));
      brush.at(0.08, -0.8, 0.15).fill(stem, leaf(0.85, 0.46, -0.1));
      brush.at(0.08, -0.8, 0.15).fill(vein, halfLeaf(0.8, 0.4, -0.1));
      for (const [x, y] of [
        [-0.48, 0.45],
        [0.42, 0.6],
      ] as const) {
        const one = brush.at(x, y);
        one.fill(dark, pebble(tile.random, 0.37, 0.02));
        one.at(-0.03, -0.04).fill(body, pebble(tile.random, 0.32, 0.02));
        one.fill(
          shine,
          ribbon(arc(-0.03, -0.03, 0.19, 3.3, 4.6), (t) => 0.09 * Math.sin(Math.PI * t)),
        );
      }
    };
  };
}

/** A leaf with its rib and veins left open. */
export function openLeaf(colour: Colour): Motif {
  return (tile) => {
    const ink = tile.ink(colour);
    return (brush) => {
      const one = brush.at(0, 1, UP);
      const bend = tile.random.around(0, 0.12);
      const rib = curve([0.15, 0], [0.6, 2.6 * bend], [1.2, 2.6 * bend], [1.9, 0]);
      const veins = [2, 4, 6, 8].flatMap((i) =>
        [-1, 1].map((side) => {
          const [x, y] = rib[i] ?? [0, 0];
          const reach = 0.34 - 0.025 * i;
          return ribbon(
            [
              [x, y],
              [x + reach, y + side * reach],
            ],
            (t) => 0.06 * (1 - 0.8 * t),
          );
        }),
      );
      const gaps = [ribbon(rib, (t) => 0.09 * (1 - 0.8 * t)), ...veins];
      one.fill(ink, leaf(2, 0.95, bend), ...gaps.map(hole));
      one.fill(
        ink,
        ribbon(
          [
            [-0.35, 0],
            [0.1, 0],
          ],
          0.08,
        ),
      );
    };
  };
}
