import { Clipper64, ClipType, FillRule, type Paths64 } from 'clipper2-ts';
import type { LatticePoint, Ring } from './lattice';

/**
 * What is left of `subject` beside `clips`: paths around it, and around its holes the other way. Parts that touch in
 * a point may come as one path.
 */
export function difference(subject: Ring, clips: readonly Ring[]): LatticePoint[][] {
  const clipper = new Clipper64();
  clipper.addSubject([[...subject]]);
  clipper.addClip(clips.map((clip) => [...clip]));
  return result(clipper, ClipType.Difference);
}

/** What `rings` cover together, as `difference` gives it. */
export function union(rings: readonly Ring[]): LatticePoint[][] {
  const clipper = new Clipper64();
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
