import { type Colour, shade } from '../colour.js';
import { type Point } from '../shapes/coverage.js';
import { type Motif } from '../shapes/motif.js';
import { bar, curve, disc, ellipse, leaf, points, ribbon, rounded } from '../shapes/outline.js';

/** A butterfly with spotted wings. */
export function butterfly(wing: Colour, spot: Colour, body: Colour): Motif {
  return (tile) => {
    const [rim, fore, hind, dots, trunk] = [
      tile.ink(shade(wing, -0.2)),
      tile.ink(wing),
      tile.ink(shade(wing, 0.08, 12)),
      tile.ink(spot),
      tile.ink(body),
    ];
    const [upper, lower] = [
      points('0.06,-0.08 0.3,-0.66 0.78,-0.82 0.98,-0.6 0.84,-0.16 0.5,0.04 0.08,0.04'),
      points('0.06,0.04 0.46,0.06 0.76,0.26 0.68,0.6 0.44,0.8 0.24,0.56 0.06,0.16'),
    ];
    return (brush) => {
      for (const side of [1, -1]) {
        const one = side > 0 ? brush : brush.mirrored();
        one.fill(rim, rounded(lower), rounded(upper));
        one.fill(rim, rounded(upper));
        one.at(0.06, 0.02, 0, 0.82).fill(hind, rounded(lower));
        one.at(0.07, -0.03, 0, 0.84).fill(fore, rounded(upper));
        for (const [x, y] of points('0.86,-0.5 0.72,-0.28 0.4,-0.24'))
          one.fill(
            rim,
            ribbon(
              [
                [0.1, -0.06],
                [x, y],
              ],
              0.022,
            ),
          );
        for (const [x, y, r] of [
          [0.84, -0.66, 0.06],
          [0.66, -0.68, 0.05],
          [0.86, -0.46, 0.05],
          [0.52, 0.52, 0.08],
          [0.34, 0.34, 0.05],
        ] as const)
          one.fill(dots, disc(r, x, y));
        one.fill(trunk, ribbon(curve([0.02, -0.4], [0.08, -0.6], [0.18, -0.7], [0.26, -0.84]), 0.028));
      }
      brush.fill(trunk, rounded(points('0,-0.46 0.08,-0.3 0.07,0.1 0,0.52 -0.07,0.1 -0.08,-0.3')));
    };
  };
}

/** A small songbird on a twig, facing right. `mask` is the colour of its face. */
export function songbird(back: Colour, breast: Colour, mask: Colour, beak: Colour, crest = false): Motif {
  return (tile) => {
    const [rim, body, belly, dark, bill] = [
      tile.ink(shade(back, -0.14)),
      tile.ink(back),
      tile.ink(breast),
      tile.ink(mask),
      tile.ink(beak),
    ];
    const [glow, pupil] = [tile.ink(shade(back, 0.09)), tile.ink({ l: 0.2, c: 0.01, h: 60 })];
    const [twig, green] = [tile.ink({ l: 0.4, c: 0.05, h: 55 }), tile.ink({ l: 0.5, c: 0.08, h: 145 })];
    const shape = points(
      '0.64,-0.5 0.72,-0.26 0.64,0.1 0.36,0.44 0,0.5 -0.3,0.32 -0.5,0.06 -0.2,-0.14 0.1,-0.34 0.24,-0.62 0.48,-0.68',
    );
    return (brush) => {
      brush.fill(
        twig,
        ribbon(curve([-0.9, 0.72], [-0.3, 0.56], [0.3, 0.66], [0.95, 0.5]), (t) => 0.085 * (1 - 0.5 * t)),
      );
      for (const [x, y, turn] of [
        [0.7, 0.55, -0.9],
        [-0.6, 0.64, 0.9],
        [0.86, 0.52, 0.5],
        [-0.3, 0.6, 2],
      ] as const)
        brush.at(x, y, turn).fill(green, leaf(0.32, 0.15));
      brush.fill(rim, points('-0.3,0.06 -0.92,0.38 -0.98,0.52 -0.8,0.56 -0.2,0.34'));
      brush.fill(body, points('-0.34,0.12 -0.88,0.42 -0.82,0.5 -0.24,0.3'));
      if (crest) brush.fill(body, rounded(points('0.24,-0.56 0.14,-0.98 0.4,-0.86 0.54,-0.64')));
      brush.fill(bill, points('0.66,-0.5 0.96,-0.38 0.66,-0.28'));
      brush.fill(rim, rounded(shape));
      brush.at(0.01, -0.01, 0, 0.94).fill(body, rounded(shape));
      brush.fill(belly, rounded(points('0.64,-0.14 0.58,0.1 0.34,0.38 0.06,0.42 0.16,0.14 0.36,-0.1')));
      brush.fill(dark, rounded(points('0.52,-0.52 0.68,-0.48 0.68,-0.26 0.54,-0.22 0.46,-0.36')));
      brush.fill(rim, rounded(points('0.14,-0.22 0.3,0.02 0.14,0.24 -0.3,0.32 -0.64,0.34 -0.3,0.04')));
      brush.fill(glow, rounded(points('0.13,-0.17 0.23,0.02 0.1,0.18 -0.24,0.24 -0.1,0.02')));
      for (const y of [0.1, 0.2]) brush.fill(rim, bar([0.12, y - 0.04], [-0.28, y + 0.06], 0.03));
      brush.fill(bill, disc(0.055, 0.5, -0.44));
      brush.fill(pupil, disc(0.04, 0.5, -0.44));
      for (const x of [0.12, 0.26])
        brush.fill(twig, bar([x, 0.46], [x, 0.64], 0.035), ellipse(0.06, 0.02, x + 0.03, 0.63));
    };
  };
}

/** A pansy: two dark petals behind three petals with a blotch of another colour. */
export function pansy(back: Colour, front: Colour, face: Colour, eye: Colour): Motif {
  return (tile) => {
    const [rear, rearRim, petals, rim, blotch, middle] = [
      tile.ink(back),
      tile.ink(shade(back, -0.12)),
      tile.ink(front),
      tile.ink(shade(front, -0.12)),
      tile.ink(face),
      tile.ink(eye),
    ];
    const green = tile.ink({ l: 0.52, c: 0.08, h: 145 });
    return (brush) => {
      for (const lean of [2.4, 0.7]) brush.at(0, 0.1, lean).fill(green, leaf(1, 0.38));
      const lobe = (
        x: number,
        y: number,
        a: number,
        b: number,
        turn: number,
        outer: typeof rear,
        inner: typeof rear,
      ): void => {
        const one = brush.at(x, y, turn);
        const wavy = (scale: number): Point[] =>
          Array.from({ length: 30 }, (_, i): Point => {
            const angle = (i * Math.PI) / 15;
            const r = scale * (1 + 0.035 * Math.sin(7 * angle));
            return [a * r * Math.cos(angle), b * r * Math.sin(angle)];
          });
        one.fill(outer, wavy(1));
        one.fill(inner, wavy(0.9));
      };
      lobe(-0.34, -0.42, 0.42, 0.46, 0.3, rearRim, rear);
      lobe(0.34, -0.42, 0.42, 0.46, -0.3, rearRim, rear);
      lobe(-0.44, 0.06, 0.42, 0.36, 0, rim, petals);
      lobe(0.44, 0.06, 0.42, 0.36, 0, rim, petals);
      lobe(0, 0.4, 0.46, 0.4, 0, rim, petals);
      for (const turn of [0, Math.PI, Math.PI / 2]) {
        for (const lean of [-0.45, -0.22, 0, 0.22, 0.45])
          brush.at(0, 0.06, turn + lean).fill(
            blotch,
            ribbon(
              [
                [0.05, 0],
                [0.28, 0],
                [0.46 - Math.abs(lean) * 0.3, 0],
              ],
              (t) => 0.13 * (1 - t),
            ),
          );
      }
      brush.fill(middle, ellipse(0.1, 0.085, 0, 0.05));
    };
  };
}
