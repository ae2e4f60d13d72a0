import { Clipper64, ClipType, FillRule, type Paths64 } from 'clipper2-ts';
import type { LatticePoint, Ring } from './lattice';

/**
 * Clipper's algorithm without its last step, `cleanCollinear`, which makes paths simple. If rounding lets a path cross
 * itself, that step drops each part of the path that runs in the opposite direction, however large. The ground between
 * two shapes that touch in a corner would disappear (in version 2.0.1 too). Without the step, areas stay right, and
 * `clean` splits the path at the crossing.
 */
class Swept extends Clipper64 {
  protected override cleanCollinear(): void {}
}

/**
 * Returns the area of `subject` that no path of `clips` covers. The result is a list of paths around this area; paths
 * around its holes run in the opposite direction. Areas that touch in a point may share one path. Paths may cross
 * themselves by one lattice step; `clean` splits them into pieces.
 */
export function difference(subject: Ring, clips: readonly Ring[]): LatticePoint[][] {
  const clipper = new Swept();
  clipper.addSubject([[...subject]]);
  clipper.addClip(clips.map((clip) => [...clip]));
  return result(clipper, ClipType.Difference);
}

/**
 * Returns the area that at least one polygon of `rings` covers, as closed paths around this area. Paths around holes
 * run in the opposite direction.
 */
export function union(rings: readonly Ring[]): LatticePoint[][] {
  const clipper = new Swept();
  clipper.addSubject(rings.map((ring) => [...ring]));
  return result(clipper, ClipType.Union);
}

/**
 * Returns the area that paths surround, even if they cross themselves. A path that runs anticlockwise, as seen on
 * screen, cuts a hole.
 */
export function unionOfPositive(paths: readonly Ring[]): LatticePoint[][] {
  const clipper = new Clipper64();
  clipper.addSubject(paths.map((path) => [...path]));
  return result(clipper, ClipType.Union, FillRule.Positive);
}

function result(clipper: Clipper64, type: ClipType, fill = FillRule.NonZero): LatticePoint[][] {
  const solution: Paths64 = [];
  clipper.execute(type, fill, solution);
  return solution;
}
