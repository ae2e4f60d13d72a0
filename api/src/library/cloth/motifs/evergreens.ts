import { type Colour, shade } from '../colour.js';
import { type Outline, type Point } from '../shapes/coverage.js';
import { cycle } from '../texture/cycle.js';
import { type Motif } from '../shapes/motif.js';
import { arc, bar, curve, disc, halfLeaf, leaf, pebble, points, ribbon, star } from '../shapes/outline.js';

const UP = -Math.PI / 2;

/** A sprig of holly: three spiny leaves around three berries. */
export function holly(green: Colour, berry: Colour): Motif {
  return (tile) => {
    const [rim, body, glow] = [
      tile.ink(shade(green, -0.1)),
      tile.ink(green),
      tile.ink(shade(green, 0.09, -8)),
    ];
    const [fruit, shadow, shine] = [
      tile.ink(berry),
      tile.ink(shade(berry, -0.14)),
      tile.ink(shade(berry, 0.28)),
    ];
    return (brush) => {
      for (const turn of [0.35, 2.75, UP]) {
        const one = brush.at(0, 0.12, turn + tile.random.around(0, 0.12), turn === UP ? 0.95 : 1.02);
        one.fill(rim, spinyLeaf(1, 0.62));
        one.at(0.03, 0).fill(body, spinyLeaf(0.94, 0.54));
        one.at(0.05, 0).fill(glow, halfLeaf(0.8, 0.34));
        one.fill(rim, bar([0.1, 0], [0.86, 0], 0.035));
        for (const t of [0.25, 0.45, 0.63])
          for (const side of [-1, 1]) one.fill(rim, bar([t, 0], [t + 0.13, side * 0.14], 0.022));
      }
      for (const [x, y] of points('-0.15,0.02 0.17,0.04 0.02,0.28')) {
        const one = brush.at(x, y);
        one.fill(shadow, pebble(tile.random, 0.185, 0.02));
        one.at(-0.015, -0.02).fill(fruit, pebble(tile.random, 0.155, 0.02));
        one.fill(shine, disc(0.042, -0.06, -0.07));
      }
    };
  };
}

/** Returns the outline of a holly leaf that points along the x axis, with arcs cut out between its spines. */
function spinyLeaf(length: number, width: number): Outline {
  const side = (sign: number): Point[] =>
    Array.from({ length: 25 }, (_, i) => {
      const t = i / 24;
      const dent = 1 - 0.42 * Math.sin(Math.PI * ((t * 4) % 1)) ** 0.8;
      const half = (width / 2) * Math.sin(Math.PI * Math.min(1, 0.06 + t * 0.94)) ** 0.6 * dent;
      return [length * t, sign * half];
    });
  return [...side(1), ...side(-1).reverse()];
}

/** A fir of four tiers, hung with balls, with a star on top. */
export function firTree(green: Colour, trunk: Colour, balls: readonly Colour[], top: Colour): Motif {
  return (tile) => {
    const [rim, body, glow] = [
      tile.ink(shade(green, -0.11)),
      tile.ink(green),
      tile.ink(shade(green, 0.1, -6)),
    ];
    const [wood, gold, hung] = [tile.ink(trunk), tile.ink(top), balls.map((colour) => tile.ink(colour))];
    return (brush) => {
      brush.fill(wood, points('-0.09,0.7 0.09,0.7 0.11,1 -0.11,1'));
      const tiers = [
        [0.78, 0.62, 0.25],
        [0.42, 0.5, -0.1],
        [0.06, 0.38, -0.42],
        [-0.28, 0.25, -0.75],
      ] as const;
      for (const [foot, half, peak] of tiers) {
        brush.fill(rim, skirt(foot, half, peak, 5));
        brush.fill(body, skirt(foot - 0.045, half * 0.94, peak + 0.03, 5));
        for (let i = 0; i < 9; i++) {
          const [share, high] = [i / 4 - 1, tile.random.between(0.35, 0.75)];
          const x = share * half * high * 0.86;
          const y = peak + (foot - peak) * high;
          brush.fill(i % 3 === 0 ? rim : glow, bar([x, y], [x + share * 0.06, y + 0.11], 0.03));
        }
      }
      points('-0.36,0.6 0.02,0.66 0.36,0.58 -0.16,0.3 0.22,0.26 -0.04,-0.02 0.1,-0.34').forEach(
        ([x, y], i) => {
          brush.fill(cycle(hung, i), disc(0.062, x, y));
        },
      );
      brush.at(0, -0.82, UP).fill(gold, star(5, 0.19, 0.08));
    };
  };
}

/** Returns the outline of a tier of branches with a scalloped lower edge. */
function skirt(foot: number, half: number, peak: number, scallops: number): Outline {
  const hem = Array.from({ length: scallops * 6 + 1 }, (_, i): Point => {
    const s = i / (scallops * 6);
    const drop = Math.sin(Math.PI * ((s * scallops) % 1)) * 0.07;
    return [half * (2 * s - 1), foot + drop - 0.08 * Math.abs(2 * s - 1)];
  });
  return [[0, peak], ...hem.reverse()];
}

/** A poinsettia: two rounds of pointed bracts over leaves. */
export function poinsettia(colour: Colour, green: Colour, eye: Colour): Motif {
  return (tile) => {
    const [under, underGlow] = [tile.ink(shade(green, -0.06)), tile.ink(shade(green, 0.06))];
    const [rim, body, glow] = [
      tile.ink(shade(colour, -0.14)),
      tile.ink(colour),
      tile.ink(shade(colour, 0.09, 4)),
    ];
    const [berry, pip] = [tile.ink(eye), tile.ink(shade(eye, -0.25, 20))];
    return (brush) => {
      const start = tile.random.turn();
      for (let i = 0; i < 5; i++) {
        const one = brush.at(0, 0, start + 0.5 + (i * 2 * Math.PI) / 5);
        one.fill(under, leaf(1, 0.42, 0.05));
        one.fill(underGlow, halfLeaf(0.96, 0.36, 0.05));
      }
      for (const [count, reach, off] of [
        [7, 0.88, 0],
        [6, 0.6, 0.4],
        [4, 0.34, 0.1],
      ] as const) {
        for (let i = 0; i < count; i++) {
          const length = reach * tile.random.around(1, 0.07);
          const [width, bend] = [length * 0.46 + 0.03, tile.random.around(0, 0.06)];
          const one = brush.at(0, 0, start + off + ((i + tile.random.around(0, 0.1)) * 2 * Math.PI) / count);
          one.fill(rim, leaf(length, width, bend));
          one.at(0.02, 0).fill(body, leaf(length * 0.94, width * 0.84, bend));
          one.at(0.03, 0).fill(glow, halfLeaf(length * 0.86, width * 0.7, bend));
          one.fill(
            rim,
            ribbon(
              [
                [0.1 * length, 0],
                [0.8 * length, 2.4 * bend * length],
              ],
              0.018,
            ),
          );
          for (const t of [0.35, 0.5, 0.64])
            for (const side of [-1, 1])
              one.fill(rim, bar([t * length, 0], [(t + 0.11) * length, side * width * 0.24], 0.012));
        }
      }
      for (let i = 0; i < 7; i++) {
        const [angle, r] = [i * 2.4, 0.045 * Math.sqrt(i)];
        brush.fill(pip, disc(0.04, r * Math.cos(angle), r * Math.sin(angle) + 0.01));
        brush.fill(berry, disc(0.03, r * Math.cos(angle), r * Math.sin(angle)));
      }
    };
  };
}

/** A bough of long needles with a cone. */
export function pineBough(green: Colour, cone: Colour): Motif {
  return (tile) => {
    const [dark, body, glow] = [
      tile.ink(shade(green, -0.1)),
      tile.ink(green),
      tile.ink(shade(green, 0.12, -8)),
    ];
    const [wood, scale] = [tile.ink(shade(cone, -0.12)), tile.ink(shade(cone, 0.06))];
    return (brush) => {
      const spine = curve([-1, 0.1], [-0.4, -0.15], [0.3, 0.2], [0.9, -0.1], 26);
      brush.fill(
        wood,
        ribbon(spine, (t) => 0.07 * (1 - 0.7 * t)),
      );
      spine.forEach(([x, y], i) => {
        for (const side of [-1, 1]) {
          const reach = 0.42 * (1 - 0.35 * (i / 26)) * tile.random.around(1, 0.15);
          const one = brush.at(x, y, side * tile.random.around(0.62, 0.12));
          one.fill(i % 3 === 0 ? dark : i % 3 === 1 ? body : glow, leaf(reach, 0.05));
        }
      });
      const cones = brush.at(-0.55, 0.18, 1.9);
      cones.fill(wood, leaf(0.62, 0.42));
      for (let row = 0; row < 5; row++) {
        for (let i = 0; i <= row % 2; i++) {
          const y = row % 2 === 0 ? 0 : i === 0 ? -0.07 : 0.07;
          cones.fill(
            scale,
            ribbon(arc(0.12 + row * 0.09, y, 0.07, -1.2, 1.2, 8), (t) => 0.045 * Math.sin(Math.PI * t)),
          );
        }
      }
    };
  };
}
