import { edgesOverlap, type Edges } from '@quiltwright/shared/geometry/box';
import { measured, type MeasuredRing } from './measured-ring';
import { union } from './boolean';
import type { Ring } from './lattice';
import { workOf, type Work } from './work';

/** The area that polygons cover together, as paths that don't cross. Paths around holes run anticlockwise. */
export class Region {
  readonly #work: Work;
  readonly #added = new Set<MeasuredRing>();
  #paths: readonly MeasuredRing[] = [];

  /** @param work the work that may be done; the region throws a `FaultError` when it is spent */
  constructor(work: Work) {
    this.#work = work;
  }

  get paths(): Ring[] {
    return this.#paths.map(({ ring }) => ring);
  }

  /** Adds the area of polygons, of each only once. */
  add(polygons: readonly MeasuredRing[]): void {
    let parts = polygons.filter((polygon) => !this.#added.has(polygon)).map((polygon) => [polygon]);
    for (const [polygon] of parts) if (polygon) this.#added.add(polygon);
    // Two by two, so that each polygon goes through few unions.
    while (parts.length > 1)
      parts = parts.flatMap((part, i) => (i % 2 === 0 ? [this.#joined(part, parts[i + 1] ?? [])] : []));
    const [added = []] = parts;
    this.#paths = this.#joined(added, this.#paths);
  }

  /** Returns the paths whose boxes overlap a box. They tell which points of the box the region covers. */
  near(box: Edges): MeasuredRing[] {
    return this.#paths.filter((path) => edgesOverlap(path, box));
  }

  /** Returns the paths around two areas together. Paths that overlap no path of the other area stay as they are. */
  #joined(one: readonly MeasuredRing[], other: readonly MeasuredRing[]): MeasuredRing[] {
    const touched = new Set<MeasuredRing>();
    for (const path of one)
      for (const beside of other)
        if (edgesOverlap(path, beside)) {
          touched.add(path);
          touched.add(beside);
        }
    const apart = [...one, ...other].filter((path) => !touched.has(path));
    if (touched.size === 0) return apart;
    this.#work.spend(workOf([...touched]));
    const joined = union([...touched].map(({ ring }) => ring)).map(measured);
    // Each crossing is a corner of the joined paths.
    this.#work.spend(workOf(joined));
    return [...apart, ...joined];
  }
}
