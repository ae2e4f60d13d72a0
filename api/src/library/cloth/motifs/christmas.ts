import { type Colour, shade } from '../colour.js';
import { type Outline, type Point } from '../shapes/coverage.js';
import { type Motif } from '../shapes/motif.js';
import {
  arc,
  bar,
  curve,
  disc,
  ellipse,
  pebble,
  points,
  ribbon,
  ring,
  rounded,
  star,
} from '../shapes/outline.js';

/** A striped cane with a bow. */
export function candyCane(red: Colour, white: Colour, bow: Colour): Motif {
  return (tile) => {
    const [rim, body, stripe, fine] = [
      tile.ink(shade(red, -0.12)),
      tile.ink(white),
      tile.ink(red),
      tile.ink(red),
    ];
    const [ribbonInk, knot] = [tile.ink(bow), tile.ink(shade(bow, -0.12))];
    const spine: Point[] = [
      ...Array.from({ length: 22 }, (_, i): Point => [-0.3, 1 - (i / 22) * 1.4]),
      ...arc(0.06, -0.42, 0.36, Math.PI, 2 * Math.PI, 18),
      [0.42, -0.28],
      [0.42, -0.18],
    ];
    return (brush) => {
      brush.fill(rim, ribbon(spine, 0.3));
      brush.fill(body, ribbon(spine, 0.25));
      for (let i = 1; i < spine.length - 4; i += 4) {
        brush.fill(stripe, slant(spine, i, 2, 0.25));
        brush.fill(fine, slant(spine, i + 2.6, 0.45, 0.25));
      }
      const place = brush.at(-0.3, 0.22);
      for (const side of [1, -1]) {
        const loop = side > 0 ? place : place.mirrored();
        loop.fill(knot, rounded(points('0,0 0.34,-0.24 0.5,-0.04 0.32,0.14')));
        loop.fill(ribbonInk, rounded(points('0.02,0 0.32,-0.19 0.44,-0.04 0.3,0.09')));
        loop.fill(ribbonInk, points('0,0 0.14,0.05 0.34,0.42 0.22,0.4 0.18,0.5'));
      }
      place.fill(knot, disc(0.1));
    };
  };
}

/**
 * Returns the outline of a slanting stripe across the broad line along `spine`. `from` and `long` are its
 * position and its length along the line, counted in points of `spine`. `width` is the line's width.
 */
function slant(spine: readonly Point[], from: number, long: number, width: number): Outline {
  const edge = (at: number, side: number): Point => {
    const i = Math.min(spine.length - 2, Math.max(0, Math.floor(at)));
    const [[x, y], [u, v]] = [spine[i] ?? [0, 0], spine[i + 1] ?? [0, 1]];
    const run = Math.hypot(u - x, v - y) || 1;
    const [along, half] = [at - i, (side * width) / 2];
    return [x + (u - x) * along - ((v - y) / run) * half, y + (v - y) * along + ((u - x) / run) * half];
  };
  return [edge(from, 1), edge(from + long, 1), edge(from + long + 2, -1), edge(from + 2, -1)];
}

/** A glass ball with a patterned band, its cap and ring. */
export function ornament(colour: Colour, band: Colour, metal: Colour): Motif {
  return (tile) => {
    const [rim, body, shine] = [
      tile.ink(shade(colour, -0.14)),
      tile.ink(colour),
      tile.ink(shade(colour, 0.2)),
    ];
    const [pattern, cap, fold] = [tile.ink(band), tile.ink(metal), tile.ink(shade(metal, -0.2))];
    return (brush) => {
      brush.fill(
        cap,
        ring(20, (a) => [0.09 * Math.cos(a), -0.88 + 0.09 * Math.sin(a)]),
        disc(0.05, 0, -0.88).toReversed(),
      );
      brush.fill(
        rim,
        pebble(tile.random, 0.7, 0.01).map(([x, y]) => [x, y + 0.2] as const),
      );
      brush.fill(body, disc(0.64, -0.02, 0.18));
      for (const y of [-0.02, 0.38]) brush.fill(pattern, chord(y, 0.64, 0.05));
      for (let i = -4; i <= 4; i++)
        brush.fill(
          pattern,
          star(4, 0.1, 0.04).map(([x, y]) => [x + i * 0.135, y + 0.18] as const),
        );
      brush.fill(
        shine,
        ribbon(arc(-0.02, 0.18, 0.5, 3.4, 4.5), (t) => 0.1 * Math.sin(Math.PI * t)),
      );
      brush.fill(cap, points('-0.17,-0.62 0.17,-0.62 0.2,-0.42 -0.2,-0.42'));
      for (const x of [-0.1, 0, 0.1]) brush.fill(fold, bar([x, -0.6], [x * 1.15, -0.43], 0.03));
    };
  };
}

/** Returns the outline of a curved line across a ball of `radius` around (0, 0.18). The line ends at the height `y`. */
function chord(y: number, radius: number, width: number): Outline {
  const half = Math.sqrt(radius ** 2 - (y - 0.18) ** 2) - 0.015;
  return ribbon(curve([-half, y], [-half / 2, y + 0.07], [half / 2, y + 0.07], [half, y]), width);
}

/** A gingerbread man, iced. */
export function gingerbreadMan(dough: Colour, icing: Colour, button: Colour): Motif {
  return (tile) => {
    const [rim, body, line, dots] = [
      tile.ink(shade(dough, -0.14)),
      tile.ink(dough),
      tile.ink(icing),
      tile.ink(button),
    ];
    const limbs: [Point, Point, number][] = [
      [[0, -0.2], [-0.68, -0.18], 0.3],
      [[0, -0.2], [0.68, -0.18], 0.3],
      [[-0.12, 0.3], [-0.34, 0.82], 0.34],
      [[0.12, 0.3], [0.34, 0.82], 0.34],
      [[0, -0.2], [0, 0.35], 0.56],
    ];
    return (brush) => {
      for (const [ink, more] of [
        [rim, 0.045],
        [body, -0.02],
      ] as const) {
        brush.fill(ink, disc(0.36 + more, 0, -0.6));
        for (const [from, to, width] of limbs) {
          brush.fill(ink, bar(from, to, width + 2 * more));
          brush.fill(ink, disc(width / 2 + more, ...to));
        }
      }
      for (const side of [-1, 1]) {
        brush.fill(line, zigzag([side * 0.6, -0.34], [side * 0.6, -0.02]));
        brush.fill(line, zigzag([side * 0.15, 0.66], [side * 0.47, 0.6]));
        brush.fill(line, disc(0.045, side * 0.13, -0.66));
      }
      brush.fill(line, ribbon(arc(0, -0.6, 0.19, 0.5, Math.PI - 0.5), 0.045));
      for (const y of [-0.12, 0.1, 0.32]) brush.fill(dots, disc(0.06, 0, y));
    };
  };
}

function zigzag([x, y]: Point, [u, v]: Point): Outline {
  const [dx, dy] = [u - x, v - y];
  const points = Array.from({ length: 7 }, (_, i): Point => {
    const [t, off] = [i / 6, i % 2 === 0 ? 0.13 : -0.13];
    return [x + dx * t - dy * off, y + dy * t + dx * off];
  });
  return ribbon(points, 0.045);
}

/** A mitten with a ribbed cuff and a snow star. */
export function mitten(colour: Colour, cuff: Colour): Motif {
  return (tile) => {
    const [rim, body, wool, rib] = [
      tile.ink(shade(colour, -0.13)),
      tile.ink(colour),
      tile.ink(cuff),
      tile.ink(shade(cuff, -0.13)),
    ];
    const hand: Point[] = points(
      '-0.36,0.45 -0.44,-0.1 -0.38,-0.62 -0.06,-0.86 0.26,-0.62 0.32,-0.2 0.5,-0.4 0.68,-0.3 0.64,-0.06 0.42,0.24 0.34,0.45',
    );
    return (brush) => {
      brush.fill(rim, rounded(hand));
      brush.fill(body, rounded(hand.map(([x, y]) => [0.9 * x + 0.005, 0.92 * y])));
      for (let i = 0; i < 3; i++) {
        const arm = brush.at(-0.05, -0.18, (i * Math.PI) / 3);
        arm.fill(wool, bar([-0.22, 0], [0.22, 0], 0.045));
        for (const end of [-1, 1])
          for (const side of [-1, 1]) arm.fill(wool, bar([end * 0.12, 0], [end * 0.2, side * 0.08], 0.04));
      }
      for (const x of [-0.24, -0.08, 0.08, 0.24]) brush.fill(wool, disc(0.032, x, 0.3));
      brush.fill(rib, rounded(points('-0.42,0.42 0.4,0.42 0.44,0.66 0.4,0.92 -0.42,0.92 -0.46,0.66'), 4));
      for (let i = 0; i < 7; i++)
        brush.fill(wool, bar([-0.36 + i * 0.117, 0.47], [-0.36 + i * 0.117, 0.87], 0.078));
    };
  };
}

/** A snowman with hat and scarf. */
export function snowman(snow: Colour, hat: Colour, scarf: Colour): Motif {
  return (tile) => {
    const [rim, body] = [tile.ink(shade(snow, -0.16)), tile.ink(snow)];
    const [felt, band, wool, fold] = [
      tile.ink(hat),
      tile.ink(scarf),
      tile.ink(scarf),
      tile.ink(shade(scarf, -0.12)),
    ];
    const carrot = tile.ink({ l: 0.7, c: 0.16, h: 55 });
    return (brush) => {
      for (const side of [-1, 1]) {
        brush.fill(felt, bar([side * 0.3, 0.02], [side * 0.72, -0.28], 0.045));
        brush.fill(felt, bar([side * 0.58, -0.17], [side * 0.72, -0.1], 0.035));
      }
      for (const [r, y] of points('0.46,0.55 0.36,0.02 0.27,-0.42')) {
        brush.fill(
          rim,
          pebble(tile.random, r, 0.01).map(([x, v]) => [x, v + y] as const),
        );
        brush.fill(body, disc(r * 0.91, -0.03, y - 0.03));
      }
      brush.fill(wool, rounded(points('-0.28,-0.26 0,-0.18 0.28,-0.26 0.29,-0.14 0,-0.06 -0.29,-0.14'), 4));
      brush.fill(fold, points('0.08,-0.12 0.22,-0.14 0.32,0.26 0.18,0.28'));
      for (const x of [-0.09, 0.09]) brush.fill(felt, disc(0.034, x, -0.48));
      brush.fill(carrot, points('-0.02,-0.43 0.24,-0.37 -0.02,-0.35'));
      for (const y of [0.1, 0.4, 0.62]) brush.fill(felt, disc(0.042, 0, y));
      brush.fill(felt, bar([-0.34, -0.65], [0.34, -0.65], 0.075));
      brush.fill(felt, points('-0.21,-0.98 0.21,-0.98 0.2,-0.66 -0.2,-0.66'));
      brush.fill(band, bar([-0.205, -0.73], [0.205, -0.73], 0.07));
    };
  };
}

/** A bell under a bow. */
export function bell(metal: Colour, bow: Colour): Motif {
  return (tile) => {
    const [rim, body, shine] = [
      tile.ink(shade(metal, -0.2, -12)),
      tile.ink(metal),
      tile.ink(shade(metal, 0.12, 6)),
    ];
    const [ribbonInk, knot] = [tile.ink(bow), tile.ink(shade(bow, -0.12))];
    const half = (scale: number): Point[] => [
      [0, -0.56 * scale],
      [-0.24 * scale, -0.44 * scale],
      [-0.36 * scale, 0],
      [-0.42 * scale, 0.34 * scale],
      [-0.62 * scale, 0.62 * scale],
    ];
    const outline = (scale: number): Outline => {
      const left = half(scale);
      return rounded(
        [
          ...left,
          [0, 0.7 * scale],
          ...left
            .slice(1)
            .map(([x, y]): Point => [-x, y])
            .reverse(),
        ],
        5,
      );
    };
    return (brush) => {
      brush.fill(rim, disc(0.15, 0, 0.78));
      brush.fill(rim, outline(1));
      brush.fill(body, outline(0.91));
      brush.fill(
        shine,
        ribbon(
          curve([-0.16, -0.32], [-0.27, -0.1], [-0.28, 0.2], [-0.36, 0.42]),
          (t) => 0.1 * Math.sin(Math.PI * t),
        ),
      );
      brush.fill(rim, ribbon(curve([-0.46, 0.42], [-0.2, 0.52], [0.2, 0.52], [0.46, 0.42]), 0.05));
      brush.fill(rim, ellipse(0.36, 0.07, 0, 0.6));
      for (const side of [1, -1]) {
        const loop = (side > 0 ? brush : brush.mirrored()).at(0, -0.6);
        loop.fill(knot, rounded(points('0,0 0.3,-0.32 0.58,-0.22 0.46,0.02')));
        loop.fill(ribbonInk, rounded(points('0.03,-0.02 0.3,-0.26 0.5,-0.19 0.4,-0.02')));
        loop.fill(ribbonInk, points('0,0 0.12,0 0.42,0.34 0.28,0.32 0.24,0.42'));
      }
      brush.fill(knot, disc(0.1, 0, -0.6));
    };
  };
}

/** A swirled sweet in its wrapper. */
export function peppermint(red: Colour, white: Colour): Motif {
  return (tile) => {
    const [stripe, body, rim] = [tile.ink(red), tile.ink(white), tile.ink(shade(red, -0.1))];
    return (brush) => {
      for (const side of [0, Math.PI]) {
        const end = brush.at(0, 0, side);
        end.fill(rim, points('0.5,0 0.97,-0.32 0.9,-0.1 1,0 0.9,0.1 0.97,0.32'));
        end.fill(body, points('0.55,0 0.92,-0.24 0.86,0 0.92,0.24'));
      }
      brush.fill(rim, disc(0.6));
      brush.fill(body, disc(0.56));
      for (let i = 0; i < 6; i++) {
        const one = brush.at(0, 0, (i * Math.PI) / 3);
        const far = curve([0, 0], [0.2, -0.2], [0.42, -0.12], [0.56, 0.02], 8);
        const near = curve([0, 0], [0.16, -0.04], [0.34, 0.12], [0.48, 0.29], 8);
        one.fill(stripe, [...far, [0.54, 0.16], ...near.reverse()]);
      }
    };
  };
}
