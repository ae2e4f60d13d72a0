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

function result(clipper: Clipper64, type: ClipType): LatticePoint[][] {
  const solution: Paths64 = [];
  clipper.execute(type, FillRule.NonZero, solution);
  return solution;
}
