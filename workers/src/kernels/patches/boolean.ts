import { Clipper64, ClipType, FillRule, type Paths64 } from 'clipper2-ts';
import type { LatticePoint, Ring } from './lattice';

/**
 * Clipper without its last step, `cleanCollinear`, which makes paths simple. Where rounding lets a path cross itself, that
 * drops all that it runs around the other way, however large: the ground between two shapes that touch in a corner is gone
 * (in 2.0.1 too). Without it areas stay right, and `clean` takes the crossing apart.
 */
class Swept extends Clipper64 {
  protected override cleanCollinear(): void {}
}

/**
 * What is left of `subject` beside `clips`: paths around it, and around its holes the other way. Parts that touch in
 * a point may come as one path, and paths may cross themselves by a step: `clean` makes pieces of them.
 */
export function difference(subject: Ring, clips: readonly Ring[]): LatticePoint[][] {
  const clipper = new Swept();
  clipper.addSubject([[...subject]]);
  clipper.addClip(clips.map((clip) => [...clip]));
  return result(clipper, ClipType.Difference);
}

/** What `rings` cover together, as `difference` gives it. */
export function union(rings: readonly Ring[]): LatticePoint[][] {
  const clipper = new Swept();
  clipper.addSubject(rings.map((ring) => [...ring]));
  return result(clipper, ClipType.Union);
}

/** What lies within paths that may cross themselves: where one runs backwards around something it takes that away. */
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
