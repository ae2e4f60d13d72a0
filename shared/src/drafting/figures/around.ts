import type { Point } from '../../geometry/point.js';
import { transformed, turn, type Transform } from '../../geometry/transform.js';
import type { Seam } from '../../geometry/seam.js';

/** How seams are repeated about a centre. */
export interface Around {
  readonly centre: Point;
  /** The number of copies, the first one included. */
  readonly times: number;
  /** True to add the mirror image of each copy in the line from the centre to the top. */
  readonly isMirrored: boolean;
}

/** Returns seams and their copies at equal angles about a centre. The seams themselves come first. */
export function aroundCentre(seams: readonly Seam[], { centre, times, isMirrored }: Around): readonly Seam[] {
  if (times === 1 && !isMirrored) return seams;
  const wedge = isMirrored ? [...seams, ...seams.map((seam) => mirrored(seam, centre.x))] : seams;
  const turned = Array.from({ length: times - 1 }, (_, index) => {
    const matrix = turn(centre, (2 * Math.PI * (index + 1)) / times);
    return wedge.map((seam) => seamIn(matrix, seam));
  });
  return [...wedge, ...turned.flat()];
}

function mirrored({ from, to, bulge }: Seam, axis: number): Seam {
  const image = ({ x, y }: Point) => ({ x: 2 * axis - x, y });
  return { from: image(from), to: image(to), bulge: -bulge + 0 };
}

function seamIn(matrix: Transform, { from, to, bulge }: Seam): Seam {
  return { from: transformed(from, matrix), to: transformed(to, matrix), bulge };
}
