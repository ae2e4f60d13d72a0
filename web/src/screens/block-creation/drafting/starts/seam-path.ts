import { arcOf, type Seam } from '@quiltwright/shared/geometry/seam';

/** Returns the SVG path of a seam, in block units. */
export function seamPath(seam: Seam): string {
  const { from, to } = seam;
  const arc = arcOf(seam);
  const start = `M${at(from.x)} ${at(from.y)}`;
  if (!arc) return `${start}L${at(to.x)} ${at(to.y)}`;
  const radius = at(arc.radiusX);
  return `${start}A${radius} ${radius} 0 0 ${seam.bulge > 0 ? 1 : 0} ${at(to.x)} ${at(to.y)}`;
}

function at(place: number): string {
  return place.toFixed(1);
}
