import { type Colour, shade } from '../colour.js';
import { type Point } from '../shapes/coverage.js';
import { type Motif } from '../shapes/motif.js';
import { arc, bar, curve, disc, leaf, points, ribbon, ring, rounded } from '../shapes/outline.js';

const UP = -Math.PI / 2;

/** A fish in stripes, facing right. */
export function fish(colour: Colour, stripe: Colour): Motif {
  return (tile) => {
    const [rim, body, band, glow] = [
      tile.ink(shade(colour, -0.14)),
      tile.ink(colour),
      tile.ink(stripe),
      tile.ink(shade(colour, 0.12)),
    ];
    const eye = tile.ink({ l: 0.22, c: 0.02, h: 260 });
    const side = points(
      '0.98,0.04 0.7,-0.26 0.2,-0.4 -0.3,-0.24 -0.58,-0.04 -0.58,0.08 -0.3,0.26 0.2,0.42 0.7,0.3',
    );
    return (brush) => {
      brush.fill(rim, rounded(points('-0.5,0 -0.98,-0.36 -0.86,0 -0.98,0.38')));
      brush.fill(
        rim,
        rounded(points('0.3,-0.34 -0.1,-0.6 -0.34,-0.46 -0.2,-0.24')),
        rounded(points('0.2,0.36 -0.1,0.6 -0.22,0.4')),
      );
      brush.fill(rim, rounded(side));
      brush.at(0.01, 0, 0, 0.93).fill(body, rounded(side));
      for (const x of [0.32, 0.04, -0.22]) {
        const reach = 0.36 - 0.32 * (0.32 - x) * 0.75;
        brush.fill(
          band,
          ribbon(
            curve([x, -reach], [x - 0.12, -0.1], [x - 0.12, 0.1], [x, reach]),
            (t) => 0.11 * Math.sin(Math.PI * (0.15 + 0.7 * t)),
          ),
        );
      }
      for (const y of [-0.2, 0, 0.2]) brush.fill(band, bar([-0.66, y * 0.3], [-0.88, y * 1.2], 0.03));
      brush.fill(glow, disc(0.1, 0.68, -0.08));
      brush.fill(eye, disc(0.05, 0.7, -0.08));
      brush.fill(rim, ribbon(arc(0.36, 0, 0.26, -0.8, 0.9, 10), 0.03));
    };
  };
}

/** A starfish, dotted along its arms. */
export function starfish(colour: Colour, dot: Colour): Motif {
  return (tile) => {
    const [rim, body, spots] = [tile.ink(shade(colour, -0.13)), tile.ink(colour), tile.ink(dot)];
    return (brush) => {
      const arms = Array.from({ length: 20 }, (_, i): Point => {
        const angle = UP + (i * Math.PI) / 10;
        const r = [1, 0.74, 0.34, 0.74][i % 4] ?? 1;
        const lean = i % 4 === 1 ? -0.12 : i % 4 === 3 ? 0.12 : 0;
        const out = r * (i % 4 === 0 ? tile.random.around(0.95, 0.06) : 1);
        return [out * Math.cos(angle + lean * 1.6), out * Math.sin(angle + lean * 1.6)];
      });
      brush.fill(rim, rounded(arms, 4));
      brush.fill(
        body,
        rounded(
          arms.map(([x, y]) => [x * 0.92, y * 0.92]),
          4,
        ),
      );
      for (let i = 0; i < 5; i++) {
        const one = brush.at(0, 0, UP + (i * 2 * Math.PI) / 5);
        for (const [x, r] of points('0.2,0.06 0.36,0.05 0.51,0.042 0.65,0.034'))
          one.fill(spots, disc(r, x, 0));
        for (const side of [-1, 1])
          one.fill(spots, disc(0.026, 0.32, side * 0.11), disc(0.022, 0.46, side * 0.09));
      }
      brush.fill(spots, disc(0.065));
    };
  };
}

/** A scallop shell. */
export function shell(colour: Colour, rib: Colour): Motif {
  return (tile) => {
    const [rim, body, line] = [tile.ink(shade(colour, -0.14)), tile.ink(colour), tile.ink(rib)];
    const fan = (scale: number): Point[] =>
      Array.from({ length: 43 }, (_, i): Point => {
        const angle = Math.PI * (1.08 + 0.84 * (i / 42));
        const r = scale * (1.22 + 0.07 * Math.abs(Math.sin((i / 42) * 7 * Math.PI)));
        return [0.82 * r * Math.cos(angle), 0.62 + r * Math.sin(angle)];
      });
    return (brush) => {
      brush.fill(rim, points('-0.3,0.5 0.3,0.5 0.36,0.78 -0.36,0.78'));
      brush.fill(rim, [...fan(1), [0.1, 0.74], [-0.1, 0.74]]);
      brush.fill(body, [...fan(0.94), [0.06, 0.68], [-0.06, 0.68]]);
      for (let i = 0; i < 8; i++) {
        const angle = Math.PI * (1.08 + 0.84 * (i / 7));
        brush.fill(
          i === 0 || i === 7 ? rim : line,
          ribbon(
            [
              [0, 0.64],
              [0.82 * 1.12 * Math.cos(angle), 0.62 + 1.12 * Math.sin(angle)],
            ],
            (t) => 0.02 + 0.05 * t,
          ),
        );
      }
      for (const r of [0.5, 0.82]) {
        brush.fill(
          line,
          ribbon(
            arc(0, 0, 1, Math.PI * 1.14, Math.PI * 1.86, 20).map(([x, y]): Point => [
              0.82 * r * x,
              0.62 + r * y,
            ]),
            0.03,
          ),
        );
      }
    };
  };
}

/** A flying gull. */
export function gull(white: Colour, tip: Colour, beak: Colour): Motif {
  return (tile) => {
    const [rim, body, dark, bill] = [
      tile.ink(shade(white, -0.2)),
      tile.ink(white),
      tile.ink(tip),
      tile.ink(beak),
    ];
    return (brush) => {
      for (const side of [1, -1]) {
        const wing = side > 0 ? brush : brush.mirrored();
        const front = curve([0.04, -0.02], [0.2, -0.5], [0.5, -0.58], [1, -0.34]);
        const back = curve([1, -0.34], [0.6, -0.3], [0.3, -0.1], [0.06, 0.2]);
        wing.fill(rim, [...front, ...back]);
        wing.fill(body, [
          ...curve([0.04, 0], [0.2, -0.42], [0.48, -0.5], [0.8, -0.39]),
          ...curve([0.8, -0.37], [0.56, -0.32], [0.28, -0.14], [0.06, 0.15]),
        ]);
        wing.fill(dark, [...curve([0.68, -0.5], [0.8, -0.47], [0.9, -0.4], [1, -0.34]), [0.76, -0.34]]);
      }
      brush.fill(
        rim,
        rounded(points('0,-0.26 0.13,-0.12 0.13,0.16 0.06,0.44 -0.06,0.44 -0.13,0.16 -0.13,-0.12')),
      );
      brush.fill(body, rounded(points('0,-0.22 0.1,-0.1 0.1,0.14 0.04,0.3 -0.04,0.3 -0.1,0.14 -0.1,-0.1')));
      brush.fill(rim, points('-0.05,0.38 0.05,0.38 0.13,0.58 -0.13,0.58'));
      brush.fill(bill, points('-0.045,-0.22 0.045,-0.22 0,-0.38'));
    };
  };
}

/** A small clump of seaweed. */
export function seaweed(colour: Colour): Motif {
  return (tile) => {
    const [stem, blade] = [tile.ink(shade(colour, -0.08)), tile.ink(colour)];
    return (brush) => {
      for (const lean of [-0.6, 0, 0.55]) {
        const one = brush.at(0, 0.9, UP + lean);
        const spine = curve([0, 0], [0.5, 0.2], [1, -0.25], [1.6 - Math.abs(lean) * 0.5, 0.1], 8);
        one.fill(
          stem,
          ribbon(spine, (t) => 0.09 * (1 - 0.7 * t)),
        );
        spine.slice(1).forEach(([x, y], i) => {
          one.at(x, y, i % 2 === 0 ? 0.8 : -0.8).fill(blade, leaf(0.36 - 0.025 * i, 0.15));
        });
      }
      brush.fill(
        stem,
        ring(10, (angle) => [0.12 * Math.cos(angle), 0.9 + 0.07 * Math.sin(angle)]),
      );
    };
  };
}

/** A whale that spouts, facing right. */
export function whale(hide: Colour, belly: Colour, water: Colour): Motif {
  return (tile) => {
    const [rim, body, pale, spout] = [
      tile.ink(shade(hide, -0.12)),
      tile.ink(hide),
      tile.ink(belly),
      tile.ink(water),
    ];
    const eye = tile.ink(shade(hide, -0.35));
    const shape = points(
      '-0.98,-0.42 -0.8,-0.34 -0.62,-0.5 -0.56,-0.3 -0.64,-0.08 -0.4,0.08 0,-0.3 0.5,-0.36 0.88,-0.1 0.94,0.24 0.7,0.54 0.2,0.66 -0.36,0.56 -0.72,0.28 -0.82,-0.06 -0.98,-0.22',
    );
    return (brush) => {
      brush.fill(rim, rounded(shape, 5));
      brush.at(0.005, 0, 0, 0.94).fill(body, rounded(shape, 5));
      brush.fill(pale, rounded(points('0.9,0.22 0.68,0.46 0.2,0.58 -0.28,0.5 0.1,0.42 0.5,0.3')));
      for (const y of [0.34, 0.42, 0.5])
        brush.fill(rim, bar([0.2 - y * 0.4, y + 0.04], [0.62 - y * 0.3, y - 0.02], 0.02));
      brush.fill(eye, disc(0.045, 0.58, 0.06));
      brush.fill(rim, ribbon(arc(0.8, 0.06, 0.14, 1.2, 2.6, 8), 0.035));
      brush.fill(rim, rounded(points('0.06,0.3 0.24,0.34 0.06,0.62 -0.06,0.7 -0.06,0.5')));
      for (const side of [-1, 1])
        brush.fill(
          spout,
          ribbon(
            curve([0.36, -0.42], [0.36, -0.7], [0.36 + side * 0.16, -0.86], [0.36 + side * 0.3, -0.62]),
            (t) => 0.075 * (1 - 0.4 * t),
          ),
        );
      for (const [x, y] of points('0.1,-0.5 0.64,-0.52')) brush.fill(spout, disc(0.045, x, y));
    };
  };
}

/** A bubble: a ring with a glint of light. */
export function bubble(line: Colour, glint: Colour): Motif {
  return (tile) => {
    const [rim, shine] = [tile.ink(line), tile.ink(glint)];
    const film = tile.ink(glint, 0.16);
    return (brush) => {
      brush.fill(film, disc(0.96));
      brush.fill(rim, disc(1), disc(0.88).toReversed());
      brush.fill(
        shine,
        ribbon(arc(0, 0, 0.66, 3.4, 4.5, 10), (t) => 0.2 * Math.sin(Math.PI * t)),
      );
      brush.fill(shine, disc(0.07, 0.42, 0.44));
    };
  };
}
