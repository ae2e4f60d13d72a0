import { type Colour, shade } from '../colour.js';
import { type Outline, type Point } from '../coverage.js';
import { cycle } from '../cycle.js';
import { type Motif } from '../motif.js';
import {
  arc,
  bar,
  curve,
  disc,
  ellipse,
  halfLeaf,
  leaf,
  pebble,
  points,
  ribbon,
  ring,
  rounded,
  star,
} from '../outline.js';

const UP = -Math.PI / 2;

/** Three spiny leaves around three berries. */
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

/** A holly leaf along x: arcs cut out between spines. */
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

/** A band across a broad line, leaning along it; steps count the line's points. */
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

/** A fir of four tiers, hung with balls, a star on top. */
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

/** A tier of branches with a scalloped foot. */
function skirt(foot: number, half: number, peak: number, scallops: number): Outline {
  const hem = Array.from({ length: scallops * 6 + 1 }, (_, i): Point => {
    const s = i / (scallops * 6);
    const drop = Math.sin(Math.PI * ((s * scallops) % 1)) * 0.07;
    return [half * (2 * s - 1), foot + drop - 0.08 * Math.abs(2 * s - 1)];
  });
  return [[0, peak], ...hem.reverse()];
}

/** Two rounds of pointed bracts over leaves. */
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

/** A curved line across a ball of `radius` around (0, 0.18), `y` above or below its middle. */
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
