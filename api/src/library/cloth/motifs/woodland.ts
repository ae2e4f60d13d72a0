import { type Colour, shade } from '../colour.js';
import { type Point } from '../shapes/coverage.js';
import { type Motif } from '../shapes/motif.js';
import { arc, curve, points, ribbon, rounded } from '../shapes/outline.js';

const UP = -Math.PI / 2;

/** An acorn in its cup. */
export function acorn(nut: Colour, cup: Colour): Motif {
  return (tile) => {
    const [rim, body, glow, husk, scale] = [
      tile.ink(shade(nut, -0.12)),
      tile.ink(nut),
      tile.ink(shade(nut, 0.12)),
      tile.ink(cup),
      tile.ink(shade(cup, 0.13)),
    ];
    return (brush) => {
      const kernel = points('-0.4,-0.1 -0.42,0.3 -0.2,0.7 0,0.94 0.2,0.7 0.42,0.3 0.4,-0.1');
      brush.fill(rim, rounded(kernel));
      brush.at(-0.02, 0, 0, 0.9).fill(body, rounded(kernel));
      brush.fill(
        glow,
        ribbon(
          curve([-0.24, 0.08], [-0.28, 0.3], [-0.2, 0.5], [-0.1, 0.64]),
          (t) => 0.11 * Math.sin(Math.PI * t),
        ),
      );
      brush.fill(husk, ribbon(curve([0, -0.5], [0, -0.7], [0.1, -0.8], [0.14, -0.95]), 0.1));
      brush.fill(husk, rounded(points('-0.54,-0.06 -0.46,-0.38 0,-0.56 0.46,-0.38 0.54,-0.06 0,0.06')));
      for (let row = 0; row < 3; row++) {
        for (let i = -2; i <= 2; i++) {
          const [x, y] = [(i + (row % 2) * 0.5) * 0.2 * (1 - row * 0.14), -0.08 - row * 0.13];
          if (Math.abs(x) < 0.44)
            brush.fill(scale, ribbon(arc(x, y, 0.075, Math.PI * 1.1, Math.PI * 1.9, 6), 0.035));
        }
      }
    };
  };
}

/** A maple leaf in two tones, veined. */
export function mapleLeaf(colour: Colour): Motif {
  return (tile) => {
    const [rim, body, vein] = [
      tile.ink(shade(colour, -0.1)),
      tile.ink(colour),
      tile.ink(shade(colour, -0.17)),
    ];
    const half = points(
      '0,-0.95 0.14,-0.68 0.3,-0.74 0.24,-0.34 0.5,-0.56 0.56,-0.42 0.92,-0.44 0.8,-0.2 0.94,-0.06 0.5,0.2 0.56,0.36 0.1,0.32 0,0.4',
    );
    const whole = [
      ...half,
      ...half
        .slice(1, -1)
        .map(([x, y]): Point => [-x, y])
        .reverse(),
    ];
    return (brush) => {
      brush.fill(vein, ribbon(curve([0, 0.3], [0, 0.6], [0.05, 0.8], [0.12, 0.98]), 0.055));
      brush.fill(rim, whole);
      brush.at(0, -0.01, 0, 0.92).fill(body, whole);
      for (const [x, y] of points('0,-0.8 0.7,-0.36 -0.7,-0.36 0.44,0.22 -0.44,0.22'))
        brush.fill(
          vein,
          ribbon(
            [
              [0, 0.3],
              [x, y],
            ],
            (t) => 0.05 * (1 - 0.7 * t),
          ),
        );
    };
  };
}

/** An oak leaf in two tones. */
export function oakLeaf(colour: Colour): Motif {
  return (tile) => {
    const [body, pale, vein] = [
      tile.ink(colour),
      tile.ink(shade(colour, 0.06)),
      tile.ink(shade(colour, -0.14)),
    ];
    const half = points(
      '0,-1 0.22,-0.9 0.26,-0.66 0.14,-0.52 0.42,-0.5 0.46,-0.2 0.18,-0.1 0.5,0.02 0.48,0.3 0.16,0.34 0.34,0.5 0.26,0.68 0.04,0.72',
    );
    const other = half.map(([x, y]): Point => [-x, y + 0.03]).reverse();
    return (brush) => {
      brush.fill(body, rounded([...half, ...other], 4));
      brush.at(0.01, 0.02, 0, 0.94).fill(pale, [...rounded([...half, [0, 0]], 4)]);
      brush.fill(
        vein,
        ribbon(curve([0, -0.9], [0.03, -0.3], [-0.03, 0.4], [0.02, 1]), (t) => 0.025 + 0.04 * t),
      );
      for (const [y, reach] of points('-0.5,0.16 -0.14,0.28 0.26,0.26'))
        for (const side of [-1, 1])
          brush.fill(
            vein,
            ribbon(
              [
                [0, y + 0.14],
                [side * reach, y - 0.08],
              ],
              (t) => 0.04 * (1 - 0.7 * t),
            ),
          );
    };
  };
}

/** A feather: a vane that is split here and there, and a bare quill, with soft down where the two meet. */
export function feather(colour: Colour, quill: Colour): Motif {
  return (tile) => {
    const [body, pale, line, down] = [
      tile.ink(colour),
      tile.ink(shade(colour, 0.06)),
      tile.ink(quill),
      tile.ink(shade(colour, 0.1)),
    ];
    return (brush) => {
      const { random } = tile;
      const bend = random.around(0.05, 0.05);
      const one = brush.at(0, 0.98, UP);
      const spine = (t: number): Point => [0.34 + 1.6 * t, 6.4 * bend * t * (1 - t)];
      const vane = (side: number, broad: number): Point[] => {
        const splits = [random.around(0.36, 0.1), random.around(0.68, 0.08)];
        return Array.from({ length: 41 }, (_, i) => {
          const t = i / 40;
          const split = Math.max(...splits.map((at) => 1 - Math.abs(t - at) / 0.035), 0);
          const half = broad * Math.sin(Math.PI * t ** 0.62) ** 0.55 * (1 - 0.62 * split);
          const [x, y] = spine(t);
          // Barbs point towards the tip.
          return [Math.min(x + half * 0.5, 1.97), y + side * half];
        });
      };
      for (let i = 0; i < 9; i++) {
        const side = i % 2 === 0 ? 1 : -1;
        const tuft = curve(
          [0.3 + i * 0.03, 0],
          [0.4, side * 0.06],
          [0.36, side * 0.2],
          [0.24 + i * 0.03, side * 0.2],
          8,
        );
        one.fill(
          down,
          ribbon(tuft, (t) => 0.035 * (1 - t)),
        );
      }
      one.fill(body, [...vane(1, 0.27), ...Array.from({ length: 12 }, (_, i) => spine((11 - i) / 11))]);
      one.fill(pale, [...vane(-1, 0.22), ...Array.from({ length: 12 }, (_, i) => spine((11 - i) / 11))]);
      for (let i = 2; i < 15; i++) {
        const t = i / 16;
        const [x, y] = spine(t);
        const reach = 0.21 * Math.sin(Math.PI * t ** 0.62) ** 0.55;
        for (const side of [-1, 1])
          one.fill(
            line,
            ribbon(
              [
                [x, y],
                [x + reach * 0.55, y + side * reach],
              ],
              (u) => 0.014 * (1 - 0.5 * u),
            ),
          );
      }
      one.fill(
        line,
        ribbon(
          [[0, 0.03], ...Array.from({ length: 13 }, (_, i) => spine(i / 12.5))],
          (t) => 0.042 * (1 - 0.8 * t),
        ),
      );
    };
  };
}
