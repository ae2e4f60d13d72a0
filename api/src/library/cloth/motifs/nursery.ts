import { type Colour, shade } from '../colour.js';
import { type Outline, type Point } from '../shapes/coverage.js';
import { type Motif } from '../shapes/motif.js';
import { numeral } from '../shapes/numerals.js';
import { arc, bar, curve, disc, ellipse, pebble, points, ribbon, rounded, sweep } from '../shapes/outline.js';

/** A duckling, facing right. */
export function duck(yellow: Colour, beak: Colour): Motif {
  return (tile) => {
    const [rim, body, glow] = [
      tile.ink(shade(yellow, -0.12, -12)),
      tile.ink(yellow),
      tile.ink(shade(yellow, 0.06, 4)),
    ];
    const [bill, eye] = [tile.ink(beak), tile.ink({ l: 0.28, c: 0.02, h: 60 })];
    const shape = points(
      '-0.95,-0.06 -0.62,0.02 -0.2,-0.02 0.12,-0.14 0.2,-0.42 0.42,-0.7 0.72,-0.62 0.8,-0.36 0.66,-0.14 0.68,0.2 0.46,0.58 0,0.74 -0.46,0.66 -0.8,0.36',
    );
    return (brush) => {
      for (const x of [-0.08, 0.2])
        brush.fill(bill, bar([x, 0.66], [x + 0.02, 0.88], 0.06), ellipse(0.12, 0.04, x + 0.07, 0.9));
      brush.fill(bill, rounded(points('0.72,-0.52 0.9,-0.46 1.04,-0.4 0.92,-0.32 0.72,-0.3')));
      brush.fill(rim, rounded(shape));
      brush.at(-0.01, -0.03, 0, 0.94).fill(body, rounded(shape));
      brush.fill(glow, ellipse(0.16, 0.12, 0.44, -0.54));
      brush.fill(rim, rounded(points('-0.62,0.12 -0.2,0.02 0.14,0.16 0.02,0.42 -0.28,0.46')));
      brush.fill(glow, rounded(points('-0.58,0.12 -0.2,0.05 0.09,0.16 -0.02,0.36 -0.26,0.38')));
      for (const x of [-0.24, -0.08]) brush.fill(rim, ribbon(arc(x, 0.18, 0.16, 0.4, 1.9, 8), 0.03));
      brush.fill(eye, disc(0.055, 0.58, -0.46));
    };
  };
}

/** A balloon on a curling string. */
export function balloon(colour: Colour, string: Colour): Motif {
  return (tile) => {
    const [rim, body, glow, line] = [
      tile.ink(shade(colour, -0.11)),
      tile.ink(colour),
      tile.ink(shade(colour, 0.1)),
      tile.ink(string),
    ];
    const shape = (scale: number): Outline =>
      rounded(
        points(
          '0,-1 0.4,-0.84 0.52,-0.42 0.34,-0.02 0.06,0.22 -0.06,0.22 -0.34,-0.02 -0.52,-0.42 -0.4,-0.84',
        ).map(([x, y]): Point => [x * scale, (y + 0.42) * scale - 0.42]),
      );
    return (brush) => {
      brush.fill(line, ribbon(sweep(points('0,0.28 0.07,0.44 -0.06,0.62 0.06,0.8 -0.02,1')), 0.028));
      brush.fill(rim, points('-0.05,0.16 0.05,0.16 0.1,0.3 -0.1,0.3'));
      brush.fill(rim, shape(1));
      brush.at(-0.02, -0.01).fill(body, shape(0.92));
      brush.fill(glow, rounded(points('-0.3,-0.66 -0.16,-0.82 -0.1,-0.72 -0.24,-0.46 -0.34,-0.42')));
    };
  };
}

/** A cloud with a shaded foot. */
export function cloud(colour: Colour): Motif {
  return (tile) => {
    const [rim, body] = [tile.ink(shade(colour, -0.07)), tile.ink(colour)];
    const puffs: readonly (readonly [number, number, number])[] = [
      [0.3, -0.58, 0.16],
      [0.38, -0.14, -0.08],
      [0.32, 0.34, 0.02],
      [0.24, 0.7, 0.2],
    ];
    return (brush) => {
      for (const [ink, less] of [
        [rim, 0],
        [body, 0.05],
      ] as const) {
        for (const [r, x, y] of puffs) brush.fill(ink, disc(r - less, x, y - less * 0.6));
        brush.fill(ink, bar([-0.6, 0.3 - less], [0.72, 0.3 - less], 0.3 - less * 1.4));
      }
    };
  };
}

/** A sleeping crescent moon. */
export function moon(colour: Colour, cheek: Colour): Motif {
  return (tile) => {
    const [rim, body, glow, pink] = [
      tile.ink(shade(colour, -0.13, -10)),
      tile.ink(colour),
      tile.ink(shade(colour, 0.06)),
      tile.ink(cheek),
    ];
    const crescent = (r: number, from: number): Point[] => [
      ...arc(0, 0, r, from, 2 * Math.PI - from, 34),
      ...hollow(r, from),
    ];
    return (brush) => {
      const place = brush.at(0.1, 0, -0.25);
      place.fill(rim, crescent(0.95, 0.72));
      place.at(-0.015, 0, 0, 0.95).fill(body, crescent(0.93, 0.77));
      place.fill(
        glow,
        ribbon(arc(0, 0, 0.78, 2.2, 4.1), (t) => 0.12 * Math.sin(Math.PI * t)),
      );
      place.fill(rim, ribbon(arc(-0.42, -0.16, 0.11, 0.3, 2.8, 8), 0.045));
      place.fill(rim, ribbon(arc(-0.34, 0.22, 0.12, 0.2, 2, 8), 0.04));
      place.fill(pink, disc(0.085, -0.58, 0.2));
    };
  };
}

/**
 * Returns the inner edge of a crescent. The crescent's tips are at the angles `from` and −`from` on a circle of
 * radius `r`.
 */
function hollow(r: number, from: number): Point[] {
  const [x, y] = [r * Math.cos(from), r * Math.sin(from)];
  return curve([x, -y], [x - 0.95, -y * 0.72], [x - 0.95, y * 0.72], [x, y], 24);
}

/** A sitting rabbit from behind, with a tuft of a tail. */
export function bunny(fur: Colour, tail: Colour, bow: Colour): Motif {
  return (tile) => {
    const [rim, body, inner, tuft, ribbonInk] = [
      tile.ink(shade(fur, -0.12)),
      tile.ink(fur),
      tile.ink(bow),
      tile.ink(tail),
      tile.ink(shade(bow, -0.06)),
    ];
    const eye = tile.ink({ l: 0.35, c: 0.02, h: 40 });
    const ear = (scale: number): Outline =>
      rounded(
        points('-0.13,0 -0.17,-0.34 -0.02,-0.66 0.13,-0.34 0.11,0').map(([x, y]): Point => [
          x * scale,
          (y + 0.33) * scale - 0.33,
        ]),
      );
    return (brush) => {
      for (const [x, lean] of points('-0.16,-0.16 0.16,0.2')) {
        const one = brush.at(x, -0.42, lean);
        one.fill(rim, ear(1));
        one.fill(body, ear(0.84));
        one.fill(inner, ear(0.5));
      }
      const trunk = points('0,-0.12 0.34,0.1 0.52,0.5 0.42,0.86 0,0.96 -0.42,0.86 -0.52,0.5 -0.34,0.1');
      brush.fill(rim, rounded(trunk));
      brush.at(0, 0.025, 0, 0.93).fill(body, rounded(trunk));
      brush.fill(
        rim,
        pebble(tile.random, 0.36, 0.01).map(([x, y]) => [x, y - 0.28] as const),
      );
      brush.fill(body, ellipse(0.33, 0.32, 0, -0.29));
      for (const side of [-1, 1]) {
        brush.fill(rim, ellipse(0.17, 0.1, side * 0.26, 0.88));
        brush.fill(body, ellipse(0.14, 0.075, side * 0.26, 0.87));
        brush.fill(eye, ellipse(0.035, 0.05, side * 0.13, -0.33));
        brush.fill(inner, disc(0.06, side * 0.21, -0.2));
        brush.fill(
          ribbonInk,
          rounded(points('0,0.06 0.24,-0.08 0.26,0.16').map(([x, y]): Point => [side * x, y])),
        );
      }
      brush.fill(tuft, ellipse(0.17, 0.22, 0, 0.56));
      brush.fill(rim, rounded(points('-0.04,-0.24 0.04,-0.24 0,-0.18')));
      brush.fill(ribbonInk, disc(0.06, 0, 0.06));
    };
  };
}

/** A toy block with a digit on its face. */
export function toyBlock(digit: number, colour: Colour, face: Colour): Motif {
  return (tile) => {
    const [side, top, front, line] = [
      tile.ink(shade(colour, -0.12)),
      tile.ink(shade(colour, 0.1)),
      tile.ink(face),
      tile.ink(colour),
    ];
    return (brush) => {
      brush.fill(line, points('-0.8,-0.35 0.4,-0.35 0.4,0.85 -0.8,0.85'));
      brush.fill(top, points('-0.8,-0.38 -0.45,-0.75 0.75,-0.75 0.4,-0.38'));
      brush.fill(side, points('0.43,-0.36 0.78,-0.73 0.78,0.48 0.43,0.84'));
      brush.fill(front, points('-0.68,-0.23 0.28,-0.23 0.28,0.73 -0.68,0.73'));
      for (const stroke of numeral(digit)) brush.at(-0.2, 0.25, 0, 0.68).fill(line, stroke);
    };
  };
}

/** A teddy bear, sitting. */
export function teddy(fur: Colour, muzzle: Colour, bow: Colour): Motif {
  return (tile) => {
    const [rim, body, pale, ribbonInk] = [
      tile.ink(shade(fur, -0.13)),
      tile.ink(fur),
      tile.ink(muzzle),
      tile.ink(bow),
    ];
    const eye = tile.ink({ l: 0.3, c: 0.03, h: 50 });
    const parts: readonly (readonly [number, number, number, number])[] = [
      [0.17, 0.17, -0.34, -0.78],
      [0.17, 0.17, 0.34, -0.78],
      [0.2, 0.28, -0.46, 0.18],
      [0.2, 0.28, 0.46, 0.18],
      [0.46, 0.5, 0, 0.34],
      [0.24, 0.22, -0.36, 0.76],
      [0.24, 0.22, 0.36, 0.76],
      [0.47, 0.42, 0, -0.42],
    ];
    return (brush) => {
      for (const [a, b, x, y] of parts) {
        brush.fill(rim, ellipse(a, b, x, y));
        brush.fill(body, ellipse(a - 0.04, b - 0.04, x, y - 0.01));
      }
      for (const side of [-1, 1]) {
        brush.fill(pale, disc(0.085, side * 0.34, -0.78), disc(0.12, side * 0.37, 0.78));
        brush.fill(eye, disc(0.05, side * 0.16, -0.5));
        brush.fill(
          ribbonInk,
          rounded(points('0,-0.02 0.28,-0.14 0.3,0.12').map(([x, y]): Point => [side * x, y])),
        );
      }
      brush.fill(pale, ellipse(0.2, 0.16, 0, -0.3));
      brush.fill(pale, ellipse(0.27, 0.27, 0, 0.38));
      brush.fill(eye, ellipse(0.075, 0.05, 0, -0.36));
      brush.fill(eye, ribbon(arc(0, -0.3, 0.09, 0.4, Math.PI - 0.4, 8), 0.03));
      brush.fill(ribbonInk, disc(0.07, 0, -0.01));
    };
  };
}

/** An elephant with its trunk up, facing right. */
export function elephant(hide: Colour, inside: Colour): Motif {
  return (tile) => {
    const [rim, body, ear, pink] = [
      tile.ink(shade(hide, -0.13)),
      tile.ink(hide),
      tile.ink(shade(hide, -0.06)),
      tile.ink(inside),
    ];
    const eye = tile.ink({ l: 0.28, c: 0.02, h: 260 });
    const shape = points(
      '-0.9,0 -0.7,-0.42 -0.2,-0.52 0.1,-0.44 0.36,-0.62 0.66,-0.4 0.74,-0.06 0.86,0.02 0.9,-0.3 1.04,-0.3 1.04,0.1 0.84,0.28 0.58,0.18 0.46,0.3 0.46,0.82 0.2,0.82 0.16,0.46 -0.3,0.46 -0.34,0.82 -0.62,0.82 -0.66,0.4',
    );
    return (brush) => {
      brush.fill(rim, ribbon(sweep(points('-0.84,-0.1 -0.98,0.1 -0.94,0.32')), 0.05));
      brush.fill(rim, rounded(shape, 5));
      brush.at(0.005, 0, 0, 0.945).fill(body, rounded(shape, 5));
      brush.fill(rim, rounded(points('0.3,-0.42 0.02,-0.46 -0.16,-0.2 -0.08,0.12 0.14,0.18 0.3,-0.02')));
      brush.fill(pink, rounded(points('0.26,-0.36 0.04,-0.39 -0.09,-0.18 -0.03,0.07 0.13,0.1 0.25,-0.05')));
      brush.fill(ear, ribbon(arc(0.12, -0.1, 0.2, 2, 4.4, 8), 0.04));
      brush.fill(eye, disc(0.05, 0.5, -0.26));
      for (const x of [-0.56, -0.42, 0.26, 0.4])
        brush.fill(ear, ribbon(arc(x, 0.82, 0.06, Math.PI, 2 * Math.PI, 6), 0.03));
    };
  };
}

/** A lamb of curls, facing right. */
export function lamb(wool: Colour, face: Colour): Motif {
  return (tile) => {
    const [rim, body, skin, ear] = [
      tile.ink(shade(wool, -0.12)),
      tile.ink(wool),
      tile.ink(face),
      tile.ink(shade(face, -0.1)),
    ];
    const [eye, curl] = [tile.ink({ l: 0.95, c: 0.01, h: 90 }), tile.ink(shade(wool, -0.08))];
    return (brush) => {
      for (const x of [-0.42, -0.2, 0.22, 0.42]) brush.fill(skin, bar([x, 0.3], [x, 0.86], 0.12));
      for (const [ink, less] of [
        [rim, 0],
        [body, 0.045],
      ] as const) {
        for (let i = 0; i < 12; i++) {
          const angle = (i * Math.PI) / 6;
          brush.fill(ink, disc(0.22 - less, -0.05 + 0.52 * Math.cos(angle), 0.02 + 0.34 * Math.sin(angle)));
        }
        brush.fill(ink, ellipse(0.56, 0.4, -0.05, 0.02));
      }
      for (const [x, y] of points('-0.38,-0.12 -0.1,-0.2 0.16,-0.04 -0.26,0.14 0.04,0.22 -0.5,0.12'))
        brush.fill(curl, ribbon(arc(x, y, 0.1, 0.3, 4.6, 10), 0.035));
      brush.fill(ear, ellipse(0.2, 0.09, 0.4, -0.22));
      brush.fill(
        skin,
        rounded(points('0.44,-0.5 0.7,-0.48 0.86,-0.22 0.9,0.02 0.74,0.1 0.54,-0.02 0.42,-0.24')),
      );
      for (const [x, y] of points('0.42,-0.52 0.56,-0.6 0.7,-0.52')) brush.fill(body, disc(0.12, x, y));
      brush.fill(eye, disc(0.04, 0.68, -0.26));
    };
  };
}

/** An open umbrella in panels. */
export function umbrella(colour: Colour, panel: Colour, handle: Colour): Motif {
  return (tile) => {
    const [rim, body, second, wood] = [
      tile.ink(shade(colour, -0.12)),
      tile.ink(colour),
      tile.ink(panel),
      tile.ink(handle),
    ];
    const hem = (from: number, to: number): Point[] =>
      arc((from + to) / 2, 0.02, (to - from) / 2, Math.PI, 2 * Math.PI, 8);
    return (brush) => {
      brush.fill(wood, ribbon([...points('0,-0.95 0,0.72'), ...arc(-0.15, 0.74, 0.15, 0, Math.PI, 8)], 0.06));
      const dome = arc(0, 0.02, 0.88, Math.PI, 2 * Math.PI, 24);
      const hems = [-0.88, -0.34, 0.34].map((x, i) => hem(x, [-0.34, 0.34, 0.88][i] ?? 0));
      brush.fill(rim, [...dome, ...hems.flat().reverse()]);
      brush.at(0, -0.02, 0, 0.95).fill(body, [...dome, ...hems.flat().reverse()]);
      const left = curve([0, -0.84], [-0.22, -0.6], [-0.33, -0.3], [-0.32, 0]);
      const right = curve([0, -0.84], [0.22, -0.6], [0.33, -0.3], [0.32, 0]);
      brush.fill(second, [...left, ...hem(-0.32, 0.32), ...right.reverse()]);
    };
  };
}
