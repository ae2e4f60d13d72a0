import { type Colour } from '../colour.js';
import { type Point } from '../shapes/coverage.js';
import { type Motif } from '../shapes/motif.js';
import { arc, curve, disc, hole, leaf, petal, ribbon } from '../shapes/outline.js';

const UP = -Math.PI / 2;

/**
 * A palm leaf in a pointed oval (ogee) of leafy stems, symmetrical. If every other column is lowered by half a
 * step (a half drop), the stems continue from one motif to the next.
 */
export function damask(colour: Colour): Motif {
  return (tile) => {
    const ink = tile.ink(colour);
    return (brush) => {
      for (const one of [brush, brush.mirrored()]) {
        const stem = [
          ...curve([0.03, 1.02], [0.1, 0.7], [0.66, 0.62], [0.68, 0.14], 16),
          ...curve([0.68, 0.14], [0.7, -0.4], [0.16, -0.66], [0.03, -1.02], 16).slice(1),
        ];
        one.fill(
          ink,
          ribbon(stem, (t) => 0.05 + 0.03 * Math.sin(Math.PI * t)),
        );
        stem.forEach(([x, y], i) => {
          if (i % 4 !== 2 || i < 4 || i > 28) return;
          const [u, v] = stem[i + 1] ?? [x, y];
          const heading = Math.atan2(v - y, u - x);
          one.at(x, y, heading + 0.75).fill(ink, leaf(0.2, 0.095, 0.08));
          one.at(x, y, heading - 0.75).fill(ink, leaf(0.16, 0.08, -0.08));
        });
        const coil = Array.from({ length: 20 }, (_, i): Point => {
          const [angle, r] = [2.2 + i * 0.36, 0.2 * (1 - i / 26)];
          return [0.27 + r * Math.cos(angle), 0.42 + r * Math.sin(angle)];
        });
        one.fill(
          ink,
          ribbon(coil, (t) => 0.07 * (1 - 0.6 * t)),
        );
        one.at(0.1, 0.52, 0.5).fill(ink, leaf(0.3, 0.12, -0.12));
      }
      for (let i = -3; i <= 3; i++) {
        const reach = 0.66 - 0.075 * Math.abs(i);
        const one = brush.at(0, 0.14, UP + i * 0.42);
        one
          .at(0.14, 0)
          .fill(
            ink,
            petal(reach, 0.17),
            hole(leaf(reach * 0.72, 0.06).map(([x, y]) => [x + 0.1, y] as const)),
          );
      }
      for (let i = -2; i <= 2; i++)
        brush.at(0, 0.24, -UP + i * 0.36).fill(ink, leaf(0.44 - 0.05 * Math.abs(i), 0.12));
      brush.fill(ink, disc(0.1, 0, 0.18), hole(disc(0.05, 0, 0.18)));
      brush.fill(ink, ribbon(arc(0, 0.16, 0.2, 0.35, Math.PI - 0.35, 10), 0.045));
      brush.fill(ink, disc(0.055, 0, 0.8), disc(0.04, 0, 0.92));
    };
  };
}
