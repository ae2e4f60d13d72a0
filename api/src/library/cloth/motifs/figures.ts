import { type Colour } from '../colour.js';
import { type Motif } from '../shapes/motif.js';
import { disc, leaf, pebble, ribbon, ring, star } from '../shapes/outline.js';

const UP = -Math.PI / 2;

/** A five-pointed star, cut a little unevenly, as by hand. */
export function fivePointStar(colour: Colour): Motif {
  return (tile) => {
    const ink = tile.ink(colour);
    return (brush) => {
      const inner = tile.random.around(0.43, 0.03);
      const points = star(5, 1, inner).map(([x, y]) => {
        const out = tile.random.around(1, 0.05);
        return [x * out, y * out] as const;
      });
      brush.at(0, 0, UP).fill(ink, points);
    };
  };
}

/** An eight-pointed star with a ring of dots. */
export function eightPointStar(colour: Colour, dot: Colour): Motif {
  return (tile) => {
    const [ink, dots] = [tile.ink(colour), tile.ink(dot)];
    return (brush) => {
      brush.fill(ink, star(8, 0.72, 0.32));
      brush.fill(dots, disc(0.15));
      for (let i = 0; i < 8; i++) brush.at(0, 0, ((i + 0.5) * Math.PI) / 4).fill(dots, disc(0.1, 0.82, 0));
    };
  };
}

/** A neat figure as on a neck-tie: a lozenge of petals in a ring of dots. */
export function medallion(petals: Colour, accent: Colour): Motif {
  return (tile) => {
    const [body, second] = [tile.ink(petals), tile.ink(accent)];
    return (brush) => {
      for (let i = 0; i < 4; i++) {
        const one = brush.at(0, 0, (i * Math.PI) / 2);
        one.at(0.12, 0).fill(body, leaf(0.66, 0.4));
        one.at(0, 0, Math.PI / 4).fill(
          second,
          ribbon(
            [
              [0.16, 0],
              [0.5, 0],
            ],
            0.07,
          ),
        );
        one.at(0, 0, Math.PI / 4).fill(second, disc(0.11, 0.58, 0));
        one.fill(second, disc(0.07, 0.93, 0));
      }
      brush.fill(second, disc(0.15));
    };
  };
}

/** A quatrefoil, outlined, around a small cross. */
export function quatrefoil(outline: Colour, body: Colour, middle: Colour): Motif {
  return (tile) => {
    const inks = [tile.ink(outline), tile.ink(body), tile.ink(middle)] as const;
    const foil = (r: number): readonly [number, number][] =>
      Array.from({ length: 4 }, (_, i) => [r * Math.cos((i * Math.PI) / 2), r * Math.sin((i * Math.PI) / 2)]);
    return (brush) => {
      for (const [ink, r] of [
        [inks[0], 0.47],
        [inks[1], 0.37],
      ] as const) {
        for (const [x, y] of foil(0.5)) brush.fill(ink, disc(r, x, y));
        brush.fill(ink, disc(r, 0, 0));
      }
      for (const [x, y] of foil(0.5)) brush.fill(inks[2], disc(0.14, x, y));
      brush.fill(inks[0], disc(0.17));
    };
  };
}

/** A heart with a stitched line inside. */
export function heart(colour: Colour, stitch: Colour): Motif {
  return (tile) => {
    const [body, line] = [tile.ink(colour), tile.ink(stitch)];
    const outline = ring(40, (t) => [
      0.9 * Math.sin(t) ** 3,
      -0.05 -
        (0.72 * Math.cos(t) - 0.29 * Math.cos(2 * t) - 0.11 * Math.cos(3 * t) - 0.055 * Math.cos(4 * t)),
    ]);
    return (brush) => {
      brush.fill(body, outline);
      outline.forEach(([x, y], i) => {
        const [u, v] = outline[(i + 1) % outline.length] ?? [x, y];
        if (i % 2 === 0)
          brush.fill(
            line,
            ribbon(
              [
                [x * 0.76, y * 0.76],
                [u * 0.76, v * 0.76],
              ],
              0.055,
            ),
          );
      });
    };
  };
}

/** A coiled tendril with a curl to either side. */
export function scroll(colour: Colour): Motif {
  return (tile) => {
    const ink = tile.ink(colour);
    const coil = (radius: number, turns: number) =>
      Array.from({ length: 34 }, (_, i) => {
        const t = i / 33;
        const angle = t * turns * 2 * Math.PI;
        const r = radius * (1 - 0.86 * t);
        return [r * Math.cos(angle) - radius, r * Math.sin(angle)] as const;
      });
    return (brush) => {
      brush.at(0.45, 0.1, -0.3).fill(
        ink,
        ribbon(coil(0.55, 1.6), (t) => 0.17 * (1 - 0.65 * t)),
      );
      brush.at(0.45, 0.1, 2.6).fill(
        ink,
        ribbon(coil(0.34, 1.4), (t) => 0.15 * (1 - 0.65 * t)),
      );
      brush.at(0.45, 0.1, 1.2).fill(ink, leaf(0.8, 0.26, 0.2));
      brush.at(-0.62, 0.75, 2.3).fill(ink, leaf(0.5, 0.2, 0.1));
      brush.fill(ink, disc(0.07, -0.1, 0.62));
      brush.fill(ink, disc(0.055, 0.1, 0.78));
    };
  };
}

/** A six-armed snow crystal. */
export function snowflake(colour: Colour): Motif {
  return (tile) => {
    const ink = tile.ink(colour);
    return (brush) => {
      for (let i = 0; i < 6; i++) {
        const arm = brush.at(0, 0, UP + (i * Math.PI) / 3);
        arm.fill(
          ink,
          ribbon(
            [
              [0, 0],
              [0.97, 0],
            ],
            0.1,
          ),
        );
        for (const [x, reach] of [
          [0.35, 0.24],
          [0.58, 0.3],
          [0.8, 0.16],
        ] as const) {
          for (const side of [-1, 1])
            arm.at(x, 0, side * 1.0).fill(
              ink,
              ribbon(
                [
                  [0, 0],
                  [reach, 0],
                ],
                0.085,
              ),
            );
        }
      }
      brush.fill(ink, star(6, 0.24, 0.15));
    };
  };
}

/** A round spot with a slightly uneven rim. */
export function spot(colour: Colour): Motif {
  return (tile) => {
    const ink = tile.ink(colour);
    return (brush) => {
      brush.fill(ink, pebble(tile.random, 1, 0.05));
    };
  };
}
