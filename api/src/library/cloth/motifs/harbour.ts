import { type Colour, shade } from '../colour.js';
import { type Point } from '../shapes/coverage.js';
import { type Motif } from '../shapes/motif.js';
import { arc, bar, curve, disc, ellipse, hole, points, ribbon, rounded, sweep } from '../shapes/outline.js';

const UP = -Math.PI / 2;

/** An anchor with a rope wound about its shank. */
export function anchor(iron: Colour, rope: Colour): Motif {
  return (tile) => {
    const [dark, body, line, lay] = [
      tile.ink(shade(iron, -0.1)),
      tile.ink(iron),
      tile.ink(rope),
      tile.ink(shade(rope, -0.18)),
    ];
    return (brush) => {
      brush.fill(body, disc(0.17, 0, -0.82), hole(disc(0.085, 0, -0.82)));
      brush.fill(body, bar([0, -0.68], [0, 0.86], 0.14));
      brush.fill(dark, bar([0.045, -0.66], [0.045, 0.8], 0.045));
      brush.fill(body, bar([-0.36, -0.48], [0.36, -0.48], 0.12));
      for (const side of [-1, 1]) brush.fill(body, disc(0.085, side * 0.38, -0.48));
      brush.fill(
        body,
        ribbon(arc(0, 0.12, 0.74, 0.22, Math.PI - 0.22, 22), (t) => 0.1 + 0.1 * Math.sin(Math.PI * t)),
      );
      for (const side of [1, -1]) {
        const fluke = side > 0 ? brush : brush.mirrored();
        fluke.fill(body, points('0.86,-0.02 0.92,0.42 0.66,0.3 0.48,0.34'));
      }
      const winding = sweep(
        points('0.1,-0.86 0.5,-0.7 0.46,-0.3 -0.2,-0.1 -0.22,0.12 0.22,0.24 0.3,0.5 -0.1,0.66 -0.34,0.9'),
        7,
      );
      brush.fill(line, ribbon(winding, 0.1));
      winding.forEach(([x, y], i) => {
        if (i % 2 === 0) brush.at(x, y, i).fill(lay, ellipse(0.05, 0.016));
      });
    };
  };
}

/** A compass rose of sixteen points in rings. */
export function compassRose(dark: Colour, accent: Colour, paper: Colour): Motif {
  return (tile) => {
    const [line, second, pale, deep] = [
      tile.ink(dark),
      tile.ink(accent),
      tile.ink(paper),
      tile.ink(shade(accent, -0.12)),
    ];
    return (brush) => {
      brush.fill(line, disc(0.72), hole(disc(0.69)));
      brush.fill(line, disc(0.6), hole(disc(0.53)));
      for (let i = 0; i < 32; i++)
        brush.at(0, 0, (i * Math.PI) / 16).fill(pale, bar([0.54, 0], [0.59, 0], 0.03));
      for (const [reach, width, off, left, right] of [
        [0.5, 0.1, Math.PI / 8, line, pale],
        [0.5, 0.1, -Math.PI / 8, line, pale],
        [0.7, 0.13, Math.PI / 4, second, deep],
        [1, 0.16, 0, line, pale],
      ] as const) {
        for (let i = 0; i < 4; i++) {
          const one = brush.at(0, 0, UP + off + (i * Math.PI) / 2);
          one.fill(line, [
            [-0.02, 0],
            [width + 0.012, -width - 0.012],
            [reach + 0.03, 0],
            [width + 0.012, width + 0.012],
          ]);
          one.fill(left, [
            [0, 0],
            [width, -width],
            [reach, 0],
          ]);
          one.fill(right, [
            [0, 0],
            [width, width],
            [reach, 0],
          ]);
        }
      }
      brush.fill(second, disc(0.09));
      brush.fill(pale, disc(0.05));
    };
  };
}

/** A small yacht under two sails. */
export function sailBoat(hull: Colour, main: Colour, jib: Colour, trim: Colour): Motif {
  return (tile) => {
    const [wood, deep, big, small, red, seam] = [
      tile.ink(hull),
      tile.ink(shade(hull, -0.12)),
      tile.ink(main),
      tile.ink(jib),
      tile.ink(trim),
      tile.ink(shade(main, -0.12)),
    ];
    return (brush) => {
      brush.fill(wood, bar([0, -0.95], [0, 0.42], 0.05));
      brush.fill(red, sweep(points('0.02,-0.95 0.2,-0.98 0.3,-0.88 0.02,-0.8')));
      brush.fill(seam, [...curve([-0.06, -0.82], [-0.3, -0.4], [-0.6, 0.1], [-0.72, 0.3]), [-0.06, 0.32]]);
      brush.fill(big, [
        ...curve([-0.07, -0.74], [-0.28, -0.36], [-0.54, 0.08], [-0.64, 0.26]),
        [-0.08, 0.28],
      ]);
      for (const y of [-0.18, 0.06]) brush.fill(seam, bar([-0.08, y], [-0.36 - y * 0.5, y], 0.022));
      brush.fill(small, [...curve([0.08, -0.66], [0.3, -0.3], [0.5, 0.06], [0.58, 0.28]), [0.08, 0.3]]);
      brush.fill(red, [
        ...curve([0.08, -0.08], [0.24, -0.06], [0.34, -0.04], [0.42, -0.02]),
        [0.5, 0.12],
        [0.08, 0.12],
      ]);
      const side = points('-0.86,0.42 0.86,0.42 0.66,0.72 0.4,0.82 -0.4,0.82 -0.7,0.68');
      brush.fill(wood, side);
      brush.fill(deep, points('-0.7,0.68 -0.4,0.82 0.4,0.82 0.66,0.72 0.6,0.7 -0.4,0.7'));
      brush.fill(red, bar([-0.82, 0.5], [0.8, 0.5], 0.06));
    };
  };
}

/** A ship's wheel. */
export function shipWheel(wood: Colour, brass: Colour): Motif {
  return (tile) => {
    const [body, dark, glow, hub] = [
      tile.ink(wood),
      tile.ink(shade(wood, -0.12)),
      tile.ink(shade(wood, 0.1)),
      tile.ink(brass),
    ];
    return (brush) => {
      for (let i = 0; i < 8; i++) {
        const one = brush.at(0, 0, (i * Math.PI) / 4);
        one.fill(dark, bar([0.1, 0.012], [0.98, 0.012], 0.09));
        one.fill(body, bar([0.1, 0], [0.8, 0], 0.07));
        one.fill(body, rounded(points('0.72,-0.05 0.84,-0.08 0.97,-0.055 0.98,0.055 0.84,0.08 0.72,0.05')));
      }
      brush.fill(dark, disc(0.68), hole(disc(0.48)));
      brush.fill(body, disc(0.66), hole(disc(0.5)));
      brush.fill(glow, disc(0.61), hole(disc(0.57)));
      for (let i = 0; i < 8; i++) brush.at(0, 0, ((i + 0.5) * Math.PI) / 4).fill(hub, disc(0.035, 0.58, 0));
      brush.fill(dark, disc(0.22));
      brush.fill(body, disc(0.19));
      brush.fill(hub, disc(0.1));
    };
  };
}

/** A lighthouse on its rock. */
export function lighthouse(stripe: Colour, wall: Colour, rock: Colour, lamp: Colour): Motif {
  return (tile) => {
    const [red, white, shadow, stone, dark, glow] = [
      tile.ink(stripe),
      tile.ink(wall),
      tile.ink(shade(wall, -0.14)),
      tile.ink(rock),
      tile.ink(shade(rock, -0.14)),
      tile.ink(lamp),
    ];
    const redShadow = tile.ink(shade(stripe, -0.1));
    const half = (y: number): number => 0.17 + 0.11 * ((y + 0.5) / 1.2);
    return (brush) => {
      brush.fill(dark, rounded(points('-0.72,0.92 -0.5,0.7 -0.2,0.62 0.3,0.62 0.56,0.74 0.74,0.92 0,0.98')));
      brush.fill(stone, rounded(points('-0.62,0.88 -0.4,0.7 -0.1,0.68 0.1,0.8 -0.1,0.92')));
      const band = (from: number, to: number): Point[] => [
        [-half(from), from],
        [half(from), from],
        [half(to), to],
        [-half(to), to],
      ];
      brush.fill(white, band(-0.5, 0.7));
      for (const y of [-0.32, 0.04, 0.4]) brush.fill(red, band(y, y + 0.17));
      brush.fill(
        shadow,
        points('0.09,-0.5 0.17,-0.5 0.275,0.7 0.13,0.7').map(([x, y]) => [x, y] as const),
      );
      for (const y of [-0.32, 0.04, 0.4])
        brush.fill(redShadow, [
          [0.1, y],
          [half(y), y],
          [half(y + 0.17), y + 0.17],
          [0.115, y + 0.17],
        ]);
      brush.fill(dark, bar([-0.25, -0.53], [0.25, -0.53], 0.08));
      brush.fill(glow, bar([0, -0.56], [0, -0.78], 0.24));
      for (const x of [-0.12, 0, 0.12]) brush.fill(dark, bar([x, -0.54], [x, -0.8], 0.03));
      brush.fill(red, points('-0.18,-0.77 0.18,-0.77 0.03,-0.95 -0.03,-0.95'));
      brush.fill(dark, disc(0.03, 0, -0.97), bar([-0.04, 0.7], [-0.04, 0.56], 0.1));
    };
  };
}

/** A life ring with its line. */
export function lifeRing(body: Colour, band: Colour, rope: Colour): Motif {
  return (tile) => {
    const [rim, white, red, line] = [
      tile.ink(shade(body, -0.18)),
      tile.ink(body),
      tile.ink(band),
      tile.ink(rope),
    ];
    return (brush) => {
      for (let i = 0; i < 4; i++) {
        const from = Math.PI / 4 + (i * Math.PI) / 2;
        brush.fill(
          line,
          ribbon(
            arc(0, 0, 0.86, from, from + Math.PI / 2, 14).map(([x, y], k): Point => {
              const out = 1 + 0.12 * Math.sin((Math.PI * k) / 14);
              return [x * out, y * out];
            }),
            0.06,
          ),
        );
      }
      brush.fill(rim, disc(0.86), hole(disc(0.42)));
      brush.fill(white, disc(0.82), hole(disc(0.46)));
      for (let i = 0; i < 4; i++) {
        const from = Math.PI / 4 + (i * Math.PI) / 2 - 0.26;
        brush.fill(red, [...arc(0, 0, 0.84, from, from + 0.52, 8), ...arc(0, 0, 0.44, from + 0.52, from, 8)]);
      }
    };
  };
}

/** Signal flags on a line, three in a row. */
export function signalFlags(navy: Colour, red: Colour, yellow: Colour, white: Colour): Motif {
  return (tile) => {
    const [line, blue, second, third, pale] = [
      tile.ink(shade(navy, 0.1)),
      tile.ink(navy),
      tile.ink(red),
      tile.ink(yellow),
      tile.ink(white),
    ];
    return (brush) => {
      brush.fill(line, ribbon(curve([-1, -0.34], [-0.4, -0.2], [0.4, -0.2], [1, -0.34]), 0.04));
      const flags = [
        [-0.66, blue, pale],
        [0, second, third],
        [0.66, third, blue],
      ] as const;
      flags.forEach(([x, outer, inner], i) => {
        const one = brush.at(x, 0.1, tile.random.around(0, 0.1));
        one.fill(outer, points('-0.27,-0.36 0.27,-0.36 0.27,0.3 -0.27,0.3'));
        if (i === 0) one.fill(inner, points('-0.13,-0.2 0.13,-0.2 0.13,0.14 -0.13,0.14'));
        else if (i === 1) one.fill(inner, points('-0.27,-0.36 0.27,-0.36 -0.27,0.3'));
        else one.fill(inner, bar([0, -0.36], [0, 0.3], 0.17), bar([-0.27, -0.03], [0.27, -0.03], 0.17));
      });
    };
  };
}
