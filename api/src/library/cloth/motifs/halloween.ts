import { type Colour } from '../colour.js';
import { type Motif } from '../shapes/motif.js';
import { bar, disc, ellipse, hole, points, ribbon, rounded, sweep } from '../shapes/outline.js';

/** A bat with its wings spread. */
export function bat(colour: Colour, eye: Colour): Motif {
  return (tile) => {
    const [body, eyes] = [tile.ink(colour), tile.ink(eye)];
    const wing = points(
      '0.08,-0.12 0.45,-0.5 1,-0.42 0.86,-0.12 0.84,0.16 0.66,0.02 0.52,0.3 0.34,0.1 0.1,0.34',
    );
    return (brush) => {
      brush.fill(body, wing);
      brush.mirrored().fill(body, wing);
      brush.fill(body, ellipse(0.17, 0.36));
      brush.fill(body, points('-0.16,-0.2 -0.13,-0.52 -0.02,-0.32 0.02,-0.32 0.13,-0.52 0.16,-0.2'));
      for (const side of [-1, 1]) brush.fill(eyes, disc(0.035, 0.06 * side, -0.2));
    };
  };
}

/** A sitting cat from behind, its tail curled. */
export function cat(colour: Colour, eye: Colour): Motif {
  return (tile) => {
    const [fur, eyes] = [tile.ink(colour), tile.ink(eye)];
    const body = rounded(points('-0.2,-0.35 0.2,-0.35 0.45,0.4 0.42,0.92 -0.42,0.92 -0.45,0.4'));
    return (brush) => {
      brush.fill(fur, body);
      brush.fill(fur, ellipse(0.36, 0.31, 0, -0.5));
      brush.fill(fur, points('-0.34,-0.55 -0.32,-0.98 -0.06,-0.76'));
      brush.fill(fur, points('0.34,-0.55 0.06,-0.76 0.32,-0.98'));
      const tail = sweep(points('0.3,0.86 0.75,0.82 0.9,0.45 0.68,0.2 0.62,0.36'));
      brush.fill(
        fur,
        ribbon(tail, (t) => 0.17 - 0.07 * t),
      );
      for (const side of [-1, 1]) brush.fill(eyes, ellipse(0.075, 0.055, 0.14 * side, -0.52));
    };
  };
}

/** A ghost: a floating sheet with two eyes. */
export function ghost(sheet: Colour, eye: Colour): Motif {
  return (tile) => {
    const [cloth, eyes] = [tile.ink(sheet), tile.ink(eye)];
    const shape = rounded(
      points(
        '0,-0.95 0.42,-0.75 0.55,-0.2 0.62,0.5 0.78,0.92 0.42,0.74 0.2,0.95 -0.05,0.74 -0.32,0.94 -0.5,0.7 -0.8,0.8 -0.6,0.3 -0.55,-0.3 -0.42,-0.75',
      ),
    );
    return (brush) => {
      brush.fill(cloth, shape);
      for (const side of [-1, 1]) brush.fill(eyes, ellipse(0.085, 0.13, 0.17 * side, -0.4));
      brush.fill(eyes, ellipse(0.1, 0.07, 0, -0.08));
    };
  };
}

/** A round spider's web, a little torn. */
export function web(thread: Colour): Motif {
  return (tile) => {
    const ink = tile.ink(thread);
    return (brush) => {
      const spokes = 9;
      const turnOf = (i: number) => (i * 2 * Math.PI) / spokes;
      for (let i = 0; i < spokes; i++) {
        const [c, s] = [Math.cos(turnOf(i)), Math.sin(turnOf(i))];
        brush.fill(ink, bar([0, 0], [c, s], 0.026));
        for (const reach of [0.22, 0.42, 0.62, 0.84]) {
          const [d, t] = [Math.cos(turnOf(i + 1)), Math.sin(turnOf(i + 1))];
          const sag = 0.8 * reach;
          const middle: readonly [number, number] = [(sag * (c + d)) / 2, (sag * (s + t)) / 2];
          brush.fill(ink, ribbon(sweep([[reach * c, reach * s], middle, [reach * d, reach * t]]), 0.024));
        }
      }
    };
  };
}

/** A piece of candy corn in its three colours. */
export function candyCorn(white: Colour, orange: Colour, yellow: Colour): Motif {
  return (tile) => {
    const [tip, body, base] = [tile.ink(white), tile.ink(orange), tile.ink(yellow)];
    return (brush) => {
      brush.fill(base, rounded(points('-0.62,0.75 0.62,0.75 0.5,0.3 -0.5,0.3'), 3));
      brush.fill(body, points('-0.54,0.42 0.54,0.42 0.28,-0.25 -0.28,-0.25'));
      brush.fill(tip, rounded(points('-0.3,-0.2 0.3,-0.2 0.1,-0.82 -0.1,-0.82'), 3));
    };
  };
}

/** A witch’s hat with a band and buckle. */
export function witchHat(felt: Colour, band: Colour, buckle: Colour): Motif {
  return (tile) => {
    const [body, ribbonInk, metal] = [tile.ink(felt), tile.ink(band), tile.ink(buckle)];
    return (brush) => {
      brush.fill(body, ellipse(0.98, 0.22, 0, 0.62));
      brush.fill(body, rounded(points('-0.5,0.6 0.5,0.6 0.24,-0.3 0.5,-0.92 0.02,-0.55 -0.24,-0.1'), 4));
      brush.fill(ribbonInk, points('-0.5,0.56 0.5,0.56 0.44,0.3 -0.44,0.3'));
      brush.fill(
        metal,
        points('-0.13,0.58 0.13,0.58 0.13,0.28 -0.13,0.28'),
        hole(points('-0.06,0.51 0.06,0.51 0.06,0.35 -0.06,0.35')),
      );
    };
  };
}
